"""What a card or an ability may be aimed at: chosen when it is announced, before its cost is paid."""

from __future__ import annotations

from rodada.engine.actions import action, argument_of, verb_of
from rodada.games.star_munchkin.board import FIGHTERS, MONSTERS, NOBODY, Board
from rodada.games.star_munchkin.conditions import cheated
from rodada.games.star_munchkin.effects.fighting import in_progress
from rodada.games.star_munchkin.effects.likely import would_do
from rodada.games.star_munchkin.effects.standing import enhancers, loose_terms, shots
from rodada.games.star_munchkin.effects.subjects import others
from rodada.games.star_munchkin.frames import ABILITY
from rodada.games.star_munchkin.passives import foe_forbids, immune
from rodada.games.star_munchkin.verbs import CHOOSE_CARD, CHOOSE_SEAT, CHOOSE_SIDE, CHOOSE_TERM

_SIDES = (FIGHTERS, MONSTERS)
_SIMPLE = ("self", "trap", "roll")
"""Words with nothing to choose."""

NOT_AIMED = 0


def is_aimed(target: str) -> bool:
    return target not in _SIMPLE


def target_word(board: Board, card: int) -> str:
    """What a card is aimed at: by its kind, else as its row says."""
    row = board.row(card)
    if row.role == "cheat":
        return "item"
    return {"trap": "victim", "enhancer": "enhanced"}.get(row.kind, row.target)


def aims(board: Board, seat: int, word: str) -> list[int]:
    """All that a word may mean now, as actions, whether it would do anything or not."""
    if word in ("player", "victim"):  # oneself too: a trap may be played on its owner (M-10.7)
        return [action(CHOOSE_SEAT, other) for other in board.living()]
    if word == "rival":
        return [action(CHOOSE_SEAT, other) for other in sorted(others(board, seat))]
    if word == "item":
        items = [card for card in board.of_kind(seat, "item") if not cheated(board, card)]
        return [action(CHOOSE_CARD, card) for card in sorted(items)]
    if not in_progress(board):
        return []
    return _in_combat(board, word)


def _in_combat(board: Board, word: str) -> list[int]:
    if word == "side":
        return [action(CHOOSE_SIDE, side) for side in range(len(_SIDES))]
    if word == "effect":
        cards = [action(CHOOSE_CARD, card) for card in enhancers(board) + shots(board)]
        return sorted(cards + [action(CHOOSE_TERM, place) for place in loose_terms(board)])
    foes = [foe[0] for foe in board.foes if word != "enhanced" or not foe_forbids(board, foe, "be_enhanced")]
    return [action(CHOOSE_CARD, card) for card in sorted(foes)]


def aim_of(act: int) -> int:
    """A chosen target as it stands in a frame."""
    verb, argument = verb_of(act), argument_of(act)
    if verb == CHOOSE_SIDE:
        return _SIDES[argument]
    if verb == CHOOSE_TERM:
        return -1 - argument
    return argument


def card_targets(board: Board, seat: int, card: int) -> list[int]:
    """The targets on which a card would do anything."""
    word = target_word(board, card)
    return [act for act in aims(board, seat, word) if _is_target(board, seat, card, word, act)]


def has_target(board: Board, seat: int, card: int) -> bool:
    """Whether there is any: asked far more often than which."""
    word = target_word(board, card)
    for act in aims(board, seat, word):
        if _is_target(board, seat, card, word, act):
            return True
    return False


def _is_target(board: Board, seat: int, card: int, word: str, act: int) -> bool:
    if word in ("item", "enhanced"):
        return True
    if word == "victim":
        return _bites(board, seat, card, argument_of(act))
    return would_do(board, board.row(card).ops, seat, card, aim_of(act))


def _bites(board: Board, seat: int, card: int, victim: int) -> bool:
    row = board.row(card)
    if immune(board, victim, "trap", row.tags):
        return False
    return row.lasts != "now" or would_do(board, row.ops, victim, card, 0, NOBODY if seat == victim else seat)


def ability_targets(board: Board, seat: int, card: int, index: int) -> list[int]:
    ability = board.row(card).abilities[index]
    found = aims(board, seat, ability.target)
    return [act for act in found if would_do(board, ability.do, seat, card, aim_of(act))]


def targets_below(board: Board) -> list[int]:
    """Of the card or ability whose frame lies right below the topmost one."""
    frame = board.stack[-2]
    if frame[0] == ABILITY:
        return ability_targets(board, frame[1], frame[3], frame[4])
    return card_targets(board, frame[1], frame[3])
