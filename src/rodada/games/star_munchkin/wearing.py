"""M-1.6, M-4.5, M-6.6: putting items on, taking them off, and having to."""

from __future__ import annotations

from typing import Final

from rodada.engine.actions import ARGUMENT_BITS, argument_of, verb_of
from rodada.engine.events import Event
from rodada.games.star_munchkin.board import ALIVE, Board
from rodada.games.star_munchkin.effects.leaving import drop
from rodada.games.star_munchkin.equipment import carriers, overfull, why_not_use
from rodada.games.star_munchkin.pushes import (
    push_fixes,
)
from rodada.games.star_munchkin.surplus import surplus
from rodada.games.star_munchkin.verbs import (
    CARRY,
    DROP,
    EQUIP,
    UNEQUIP,
)

Frame = tuple[int, ...]

TOGGLE: Final = 7
"""In `uses`: how often an item was put on or taken off this turn."""
MOST_TOGGLES: Final = 2

_EQUIP: Final = EQUIP << ARGUMENT_BITS
_UNEQUIP: Final = UNEQUIP << ARGUMENT_BITS
_CARRY: Final = CARRY << ARGUMENT_BITS
_DROP: Final = DROP << ARGUMENT_BITS


def equips(board: Board, seat: int) -> list[int]:
    """M-1.6: putting on and taking off. Each item a few times a turn, so that every game ends."""
    if board.in_combat(seat) or board.alive[seat] != ALIVE:
        return []
    found: list[int] = []
    rows = board.cards.rows
    for card in board.table[seat]:
        if rows[card].kind != "item" or _toggles(board, seat, card) >= MOST_TOGGLES:
            continue
        if card in board.in_use[seat]:
            found.append(_UNEQUIP | card)
        else:
            if why_not_use(board, seat, card) is None:
                found.append(_EQUIP | card)
            if carriers(board, seat, card):
                found.append(_CARRY | card)
    return found


def _toggles(board: Board, seat: int, card: int) -> int:
    for use in board.uses:
        if use[2] == card and use[3] == TOGGLE and use[1] == seat:
            return use[4]
    return 0


def change_equipment(board: Board, seat: int, verb: int, card: int) -> None:
    times = _toggles(board, seat, card) + 1
    board.uses = [use for use in board.uses if use[:4] != (0, seat, card, TOGGLE)]
    board.uses.append((0, seat, card, TOGGLE, times))
    if verb == UNEQUIP:
        board.stop_using(seat, card, "M-1.6")
        carrier = board.host_of(card)
        if carrier:
            board.detach(card)
    else:
        if verb == CARRY:
            board.attach(card, carriers(board, seat, card)[0], "M-9.2")
        board.use(seat, card, "M-1.6")
    push_fixes(board)


def fix_step(board: Board, frame: Frame) -> None:
    """What is too much before a seat goes first: what may be in use depends on it."""
    if surplus(board, frame[1]):
        board.to_act = frame[1]
        return
    candidates = overfull(board, frame[1])
    if not candidates:
        board.stack.pop()
    elif len(candidates) == 1:
        _take_off(board, frame[1], candidates[0])
    else:
        board.to_act = frame[1]


def fix_choices(board: Board, frame: Frame) -> list[int]:
    too_many = surplus(board, frame[1])
    if too_many:
        return sorted(_DROP | card for card in too_many)
    return sorted(_UNEQUIP | card for card in overfull(board, frame[1]))


def fix_decide(board: Board, frame: Frame, act: int) -> None:
    seat, card = frame[1], argument_of(act)
    if verb_of(act) == DROP:
        rule = "M-9.1" if board.row(card).kind == "sidekick" else "M-4.3"
        board.events.append(Event("dropped", rule, (seat, card)))
        drop(board, seat, card, rule)
    else:
        _take_off(board, seat, card)


def _take_off(board: Board, seat: int, card: int) -> None:
    board.stop_using(seat, card, "M-6.6")
    if board.host_of(card):
        board.detach(card)
