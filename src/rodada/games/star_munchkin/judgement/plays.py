"""What playing a card or using an ability is worth, at its best target, in the moment in which it counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rodada.engine.actions import argument_of, verb_of
from rodada.games.star_munchkin.board import NOBODY
from rodada.games.star_munchkin.cards.rows import Cost, Operation
from rodada.games.star_munchkin.conditions import usable
from rodada.games.star_munchkin.effects.costs import payable
from rodada.games.star_munchkin.effects.reactions import new_victims
from rodada.games.star_munchkin.effects.targets import ability_targets, aim_of, card_targets, is_aimed, target_word
from rodada.games.star_munchkin.foes import foe_of
from rodada.games.star_munchkin.frames import BAD_STUFF, DEATH, TRAP
from rodada.games.star_munchkin.judgement import arming, dice
from rodada.games.star_munchkin.judgement.arsenal import Shot, fire
from rodada.games.star_munchkin.judgement.fight import bad_stuff, flight, outlook, undecided
from rodada.games.star_munchkin.judgement.foresight import dying, foreseen
from rodada.games.star_munchkin.judgement.imagining import as_if, replaced
from rodada.games.star_munchkin.judgement.mind import Gains, Mind
from rodada.games.star_munchkin.judgement.prices import POINT
from rodada.games.star_munchkin.judgement.warfare import Turn, changed, weakened
from rodada.games.star_munchkin.pushes import innermost
from rodada.games.star_munchkin.verbs import ABILITIES, PLAY

ROLE: Final = 0.3
"""A class or race: what it can do, beside the items that it lets one use."""
BETTER_ROLE: Final = 0.5
"""What another one must be better by."""
WIDER: Final = 0.3
"""Super Munchkin or Half-Breed."""
UNUSED: Final = -1.0
"""What is better kept for another moment."""
LASTING: Final = 0.15
"""What it costs to be forbidden something for a while."""
ONCE: Final = 0.5
"""How much of a lasting weakness one combat is."""
ANSWERS: Final = ("cancel", "redirect_trap", "reroll", "change_roll", "escape")
"""Operations that answer what is about to happen."""
CARD: Final = -1
"""Instead of the index of an ability: the card itself."""


def parts_of(act: int) -> tuple[int, int]:
    """The card that an action plays or uses, and the index of the ability."""
    argument = argument_of(act)
    return (argument, CARD) if verb_of(act) == PLAY else (argument // ABILITIES, argument % ABILITIES)


def list_of(mind: Mind, card: int, index: int) -> int:
    row = mind.row(card)
    return row.ops if index == CARD else row.abilities[index].do


def targets(mind: Mind, card: int, index: int) -> list[int]:
    """What it may be aimed at, as choices; nothing to choose: one target that is none."""
    word = target_word(mind.board, card) if index == CARD else mind.row(card).abilities[index].target
    if not is_aimed(word):
        return [0]
    if index == CARD:
        return card_targets(mind.board, mind.me, card)
    return ability_targets(mind.board, mind.me, card, index)


# --- what it costs ---


def cost(mind: Mind, card: int, index: int) -> float:
    """The card itself, and what is paid for it."""
    board, row = mind.board, mind.row(card)
    if index != CARD:
        return price(mind, row.abilities[index].cost, card)
    own = mind.kept(card) if card in board.hand[mind.me] else mind.in_play(mind.me, card)
    return own + price(mind, row.cost, card)


def price(mind: Mind, of: Cost | None, source: int) -> float:
    """The cheapest cards with which it can be paid."""
    if of is None:
        return 0.0
    worths = sorted(worth_of(mind, card) for card in payable(mind.board, mind.me, of, source))
    return sum(worths[: of.n])


def worth_of(mind: Mind, card: int) -> float:
    """What one of one's own cards is worth where it is."""
    return mind.kept(card) if card in mind.board.hand[mind.me] else mind.in_play(mind.me, card)


# --- in a turn: what makes one stronger, what makes others weaker ---


def in_turn(mind: Mind, act: int) -> float:
    """What a play is worth while nothing is being fought."""
    card, index = parts_of(act)
    row = mind.row(card)
    if index == CARD:
        if row.kind in ("class", "race"):
            return taken_on(mind, card)
        if row.kind == "item":
            return arming.lay_down(mind, card)
        if row.kind == "sidekick":
            return mind.in_play(mind.me, card)
        if row.role in ("super_munchkin", "half_breed"):
            return WIDER
    best = max((at_target(mind, card, index, act) for act in targets(mind, card, index)), default=UNUSED)
    return best - (mind.prices.kept[card] if row.kind == "level" else cost(mind, card, index))


def taken_on(mind: Mind, card: int) -> float:
    """A class or race: with the items that it lets one use and those that it does not."""
    board, me = mind.board, mind.me
    before = _wearable(mind)
    with as_if(board, {"table": replaced(board.table, me, (*board.table[me], card))}):
        return ROLE + _wearable(mind) - before


def exchanged(mind: Mind, card: int) -> float:
    """To discard a class, race or sidekick is worth it only for a better one in hand (M-1.1)."""
    board, me = mind.board, mind.me
    kind = mind.row(card).kind
    others = [other for other in board.hand[me] if mind.row(other).kind == kind and kind != "sidekick"]
    best = 0.0
    for other in others:
        if mind.row(other).id == mind.row(card).id:
            continue
        before = _wearable(mind)
        rest = tuple(held for held in board.table[me] if held != card)
        with as_if(board, {"table": replaced(board.table, me, (*rest, other))}):
            best = max(best, _wearable(mind) - before)
    return best - BETTER_ROLE


def _wearable(mind: Mind) -> float:
    """What the items one has are worth that one may use as one is."""
    board, me = mind.board, mind.me
    return sum(
        POINT * mind.prices.power[card] + mind.prices.charm[card]
        for card in (*board.table[me], *board.hand[me])
        if card and mind.row(card).restriction is not None and usable(board, me, card)
    )


# --- what a card or an ability does to a target ---


def at_target(mind: Mind, card: int, index: int, choice: int) -> float:
    """What it does to this target, without its cost."""
    row = mind.row(card)
    target = aim_of(choice) if choice else 0
    if row.kind == "trap" and index == CARD:
        return mind.value(trapped(mind, card, target, mind.me)) + _in_fight(mind, weakened(mind, card, target))
    if row.role == "cheat" and index == CARD:
        return arming.cheated(mind, target)
    list_id = list_of(mind, card, index)
    total = mind.value(foreseen(mind, list_id, mind.me, card, target))
    total += reactions(mind, list_id)
    turn = changed(mind, card, list_id, target) if undecided(mind.board) else None
    return total + (_in_fight(mind, turn.changes) * turn.odds if turn else 0.0)


def _in_fight(mind: Mind, changes: dict[str, object]) -> float:
    if not changes or not undecided(mind.board):
        return 0.0
    now = outlook(mind)
    with as_if(mind.board, changes):
        return outlook(mind) - now


def trapped(mind: Mind, card: int, victim: int, player: int) -> Gains:
    """What a trap does to everybody."""
    gains = foreseen(mind, mind.row(card).ops, victim, card, 0, NOBODY if player == victim else player)
    row = mind.row(card)
    if row.lasts != "now":
        part = ONCE if row.lasts == "next_combat" else 1.0
        gains[victim] += part * POINT * mind.prices.power[card] - LASTING * len(row.cannot)
        gains[victim] += mind.prices.charm[card] * (part if mind.prices.charm[card] < 0 else 0.0)
    return gains


# --- reactions ---


def answered(mind: Mind, act: int) -> float:
    """What a play is worth as an answer to what is about to happen; all else has time."""
    card, index = parts_of(act)
    if not any(_answers(mind, operation) for operation in mind.board.cards.lists[list_of(mind, card, index)]):
        return UNUSED
    return reactions(mind, list_of(mind, card, index)) - cost(mind, card, index)


def _answers(mind: Mind, operation: Operation) -> bool:
    if operation.op == "choose":
        lists = mind.board.cards.lists
        return any(_answers(mind, inner) for option in operation.options for inner in lists[option])
    return operation.op in ANSWERS and operation.what != "effect"


def reactions(mind: Mind, list_id: int) -> float:
    """What a list does to a die, a trap, bad stuff, a death or a flight that is on its way."""
    return sum(_reaction(mind, operation) for operation in mind.board.cards.lists[list_id])


def _reaction(mind: Mind, operation: Operation) -> float:
    if operation.op == "cancel":
        return averted(mind, operation.what)
    if operation.op == "redirect_trap":
        return redirected(mind)
    if operation.op == "reroll":
        return dice.reroll(mind)
    if operation.op == "change_roll":
        return dice.moved(mind, operation)
    if operation.op == "choose":
        return max((reactions(mind, option) for option in operation.options), default=0.0)
    if operation.op == "escape":
        return escaped(mind)
    return 0.0


def averted(mind: Mind, what: str) -> float:
    """What it is worth that something about to happen does not."""
    board = mind.board
    if what == "trap":
        place = innermost(board, TRAP)
        return -mind.value(trapped(mind, *_trap(mind, place))) if place >= 0 else 0.0
    if what == "bad_stuff":
        place = innermost(board, BAD_STUFF)
        foe = foe_of(board, board.stack[place][3]) if place >= 0 else ()
        return -mind.value(bad_stuff(mind, mind.me, foe)) if foe else 0.0
    if what == "death" and innermost(board, DEATH) >= 0:
        return dying(mind, mind.me)
    return 0.0


def _trap(mind: Mind, place: int) -> tuple[int, int, int]:
    """The card, its victim and its player."""
    frame = mind.board.stack[place]
    return frame[3], frame[1], frame[4]


def redirected(mind: Mind) -> float:
    place = innermost(mind.board, TRAP)
    if place < 0:
        return 0.0
    return max((turned_on(mind, seat) for seat in new_victims(mind.board, mind.me)), default=0.0)


def turned_on(mind: Mind, victim: int) -> float:
    """What it is worth if the trap of this window bites `victim` instead."""
    card, old, player = _trap(mind, innermost(mind.board, TRAP))
    return mind.value(trapped(mind, card, victim, player)) - mind.value(trapped(mind, card, old, player))


def escaped(mind: Mind) -> float:
    """To be out of a lost combat."""
    board = mind.board
    frame = board.stack[-1]
    if not board.in_combat(mind.me) or undecided(board):
        return 0.0
    return -mind.value(flight(mind, mind.me, list(frame[4:])))


# --- into a combat ---


def into_combat(mind: Mind, actions: Sequence[int]) -> dict[int, float]:
    """What plays are worth when a combat is about to be decided."""
    values = dict.fromkeys(actions, UNUSED)
    values.update(fire(mind, list(_shots(mind, actions))))
    return values


def _shots(mind: Mind, actions: Sequence[int]) -> Iterable[Shot]:
    for act in actions:
        card, index = parts_of(act)
        row = mind.row(card)
        spent = 0.0 if row.kind in ("class", "race", "sidekick") else cost(mind, card, index)
        for choice in targets(mind, card, index):
            target = aim_of(choice) if choice else 0
            if row.kind == "trap" and index == CARD:
                changes = weakened(mind, card, target)
                harm = mind.value(trapped(mind, card, target, mind.me))
                turn = Turn(changes) if changes else None
            else:
                turn, harm = changed(mind, card, list_of(mind, card, index), target), 0.0
            if turn is not None:
                yield Shot(act, turn, spent - harm)
