"""Operations that answer what is about to happen, or undo what stands in a combat."""

from __future__ import annotations

from rodada.engine.events import Event
from rodada.games.star_munchkin.board import NOBODY, Board
from rodada.games.star_munchkin.cards.rows import Operation
from rodada.games.star_munchkin.effects.asking import LASTING, VICTIM
from rodada.games.star_munchkin.effects.leaving import drop
from rodada.games.star_munchkin.effects.progress import DONE, NOTHING, WAITING, Ops, put
from rodada.games.star_munchkin.effects.standing import is_standing, strike
from rodada.games.star_munchkin.effects.subjects import others
from rodada.games.star_munchkin.frames import BAD_STUFF, DEATH, TRAP
from rodada.games.star_munchkin.pushes import (
    CALLED_OFF,
    call_off,
    innermost,
    push_choose,
    restart,
    take_card,
    take_seat,
)

_FRAME = {"trap": TRAP, "bad_stuff": BAD_STUFF, "death": DEATH}
_WHAT = ("trap", "bad_stuff", "death")
_CARD = 3
"""Where TRAP and BAD_STUFF frames name the card."""


def impending(board: Board, what: str, seat: int) -> int:
    """Where on the stack that is which is about to happen, to anybody (a trap) or to `seat`, or -1."""
    i = innermost(board, _FRAME[what])
    if i < 0 or board.stack[i][2] == CALLED_OFF or (what != "trap" and board.stack[i][1] != seat):
        return -1
    return i


def may_cancel(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    if operation.what == "effect":
        return is_standing(board, at.target)
    return impending(board, operation.what, seat) >= 0


def cancel(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    if not may_cancel(board, at, operation, seat):
        return NOTHING
    if operation.what == "effect":
        strike(board, at.target)
        return DONE
    frame = board.stack[impending(board, operation.what, seat)]
    call_off(board, _FRAME[operation.what])
    card = frame[_CARD] if operation.what != "death" else 0
    board.events.append(Event("called_off", "M-10.2", (frame[1], _WHAT.index(operation.what), card)))
    return DONE


# --- traps ---


def may_redirect_trap(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    return bool(new_victims(board, seat))


def new_victims(board: Board, seat: int) -> list[int]:
    """M-1.4: any other living player than the victim of the trap of this window."""
    i = impending(board, "trap", seat)
    return others(board, board.stack[i][1]) if i >= 0 else []


def redirect_trap(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    """It bites somebody else, after a window of its own. Who played it on itself now has played it on nobody."""
    if at.a == 0:
        if not new_victims(board, seat):
            return NOTHING
        put(board, at._replace(a=1))
        push_choose(board, seat, VICTIM)
        return WAITING
    victim = take_seat(board)
    i = impending(board, "trap", seat)
    if victim == NOBODY or i < 0:
        return NOTHING
    op, old, step, card, player = board.stack[i]
    board.stack[i] = (op, victim, step, card, NOBODY if player == victim else player)
    board.events.append(Event("redirected", "M-10.1", (old, victim, card)))
    restart(board, TRAP)
    return DONE


def lasting(board: Board, seat: int) -> list[int]:
    return board.of_kind(seat, "trap")


def may_remove_trap(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    return bool(lasting(board, seat))


def remove_trap(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    if at.a == 0:
        if not lasting(board, seat):
            return NOTHING
        put(board, at._replace(a=1))
        push_choose(board, seat, LASTING)
        return WAITING
    drop(board, seat, take_card(board), "M-10.2")
    return DONE
