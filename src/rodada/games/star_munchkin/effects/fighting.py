"""Operations on the combat in progress (M-5). Outside of one they do nothing."""

from __future__ import annotations

from rodada.engine.events import Event
from rodada.games.star_munchkin.board import DOOR, FIGHTERS, MONSTERS, NOBODY, UNDECIDED, WON, Board
from rodada.games.star_munchkin.cards.rows import Operation
from rodada.games.star_munchkin.effects.asking import FROM_PILE, MONSTER
from rodada.games.star_munchkin.effects.progress import DONE, NOTHING, WAITING, Ops, put, times
from rodada.games.star_munchkin.effects.standing import copiable, terms_of
from rodada.games.star_munchkin.foes import foe_of
from rodada.games.star_munchkin.frames import ABILITY, OPS
from rodada.games.star_munchkin.fray import end_next_combat_traps, join, leave, remove_foe
from rodada.games.star_munchkin.helping import dismiss_helper, may_be_helped, may_help, set_helper
from rodada.games.star_munchkin.passives import foe_forbids
from rodada.games.star_munchkin.pushes import push_choose, push_lot, push_triggers, take_card


def in_progress(board: Board) -> bool:
    """A combat that is neither won nor lost."""
    return board.fighter != NOBODY and board.decided == UNDECIDED


# --- terms ---


def may_add_strength(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    return in_progress(board) and times(board, at, operation, seat) != 0


def add_strength(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    if not may_add_strength(board, at, operation, seat):
        return NOTHING
    where = {"fighters": FIGHTERS, "monsters": MONSTERS}.get(operation.side, at.target)
    board.add_term(where, times(board, at, operation, seat), 0, at.source, at.you, _ability(board))
    return DONE


def may_add_treasures(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    return in_progress(board)


def add_treasures(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    if not in_progress(board):
        return NOTHING
    board.add_term(MONSTERS, 0, operation.n, at.source, at.you, _ability(board))
    return DONE


def _ability(board: Board) -> int:
    """The number, from 1, of the ability that is being carried out; 0 where it is the card itself."""
    for frame in reversed(board.stack):
        if frame[0] != OPS:
            return frame[4] + 1 if frame[0] == ABILITY else 0
    return 0


def may_copy_effect(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    return in_progress(board) and at.target in copiable(board)


def copy_effect(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    """The copy is a term of its own: it stays if the original goes."""
    if not may_copy_effect(board, at, operation, seat):
        return NOTHING
    for where, strength, treasures in terms_of(board, at.target):
        board.add_term(where, strength, treasures, at.source, at.you, _ability(board))
    return DONE


# --- monsters ---


def may_remove_monster(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    foe = foe_of(board, at.target)
    return in_progress(board) and bool(foe) and not foe_forbids(board, foe, "be_removed")


def remove_monster(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    if not may_remove_monster(board, at, operation, seat):
        return NOTHING
    return DONE if remove_foe(board, at.target, operation.treasures) else NOTHING


def may_summon(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    if not in_progress(board):
        return False
    if operation.source == "hand":
        return bool(monsters_in(board, board.hand[seat]))
    if operation.source == "deck":
        return bool(board.pile[DOOR] or board.discards[DOOR])
    return bool(monsters_in(board, board.discards[DOOR]))


def monsters_in(board: Board, cards: tuple[int, ...]) -> list[int]:
    return [card for card in cards if board.row(card).kind == "monster"]


def summon(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    """M-1.13, M-5.4: a monster from hand, from the top of the door cards, or from their discards."""
    if at.a:
        card = take_card(board)
    elif not may_summon(board, at, operation, seat):
        return NOTHING
    elif operation.source == "discards":
        card = monsters_in(board, board.discards[DOOR])[-1]
    else:
        put(board, at._replace(a=1))
        if operation.source == "hand":
            push_choose(board, seat, MONSTER)
        else:
            board.draws_from(DOOR)
            push_lot(board, seat, FROM_PILE, DOOR)
        return WAITING
    return _appear(board, operation.source, seat, card)


def _appear(board: Board, source: str, seat: int, card: int) -> int:
    if source == "hand":
        board.from_hand(seat, card)
        board.events.append(Event("played", "M-1.13", (seat, card)))
    elif source == "discards":
        board.off_discards(DOOR, card)
    else:
        board.off_pile(DOOR, card)
        board.events.append(Event("turned_up", "M-1.13", (seat, card)))
        if board.row(card).kind != "monster":
            board.discard(card, "M-1.13")
            return NOTHING
    join(board, card)
    return DONE


def may_clone(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    return in_progress(board) and bool(foe_of(board, at.target))


def clone(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    """M-5.7: the clone card on the monster is the second monster, by being there; it joins like the first."""
    if at.source not in foe_of(board, at.target)[1:]:
        return NOTHING
    push_triggers(board, "joins", board.fighter, at.target)
    return DONE


# --- fighters ---


def may_escape(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    return board.in_combat(seat) and board.decided != WON


def escape(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    """M-5.12: without dice, even from what cannot be fled. With `side` the helper goes first, so that both are safe."""
    if not may_escape(board, at, operation, seat):
        return NOTHING
    if operation.who == "side":
        for other in (board.helper, board.fighter):
            if other != NOBODY and other != seat:
                leave(board, other)
    leave(board, seat)
    return DONE


def may_force_help(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    return may_be_helped(board) and may_help(board, at.target)


def force_help(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    """M-5.9: for nothing."""
    if not may_force_help(board, at, operation, seat):
        return NOTHING
    set_helper(board, at.target)
    return DONE


def may_dismiss_helper(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    return in_progress(board) and board.helper != NOBODY


def dismiss(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    if not may_dismiss_helper(board, at, operation, seat):
        return NOTHING
    end_next_combat_traps(board, board.helper)
    dismiss_helper(board)
    return DONE
