"""Carries out lists of operations, one by one, seat by seat.

The frame's `turn` says on whom the operation at its place falls: 0 nobody yet; below 0 you are being asked who; above 0
for one seat it is the seat and 1, for several how far from your left the present one sits.
"""

from __future__ import annotations

from typing import Final

from rodada.engine.state import Frame
from rodada.games.star_munchkin.board import DEAD, NOBODY, Board
from rodada.games.star_munchkin.cards.rows import NO_LIST, Operation
from rodada.games.star_munchkin.conditions import holds
from rodada.games.star_munchkin.effects.asking import SUBJECT
from rodada.games.star_munchkin.effects.likely import polarity_of, would_on
from rodada.games.star_munchkin.effects.operations import ACTS
from rodada.games.star_munchkin.effects.progress import DONE, NOTHING, WAITING, Ops, ops_of, put
from rodada.games.star_munchkin.effects.subjects import BY_CHOICE, EVERYBODY, meant
from rodada.games.star_munchkin.pushes import push_choose, push_ops, take_seat

run_list = push_ops

_ASKED: Final = -1


def ops_step(board: Board, frame: Frame) -> None:
    at = ops_of(frame)
    operations = board.cards.lists[at.ops]
    if at.place >= len(operations):
        board.stack.pop()
        return
    operation = operations[at.place]
    if at.turn <= 0:
        _begin(board, at, operation)
    else:
        _on_seat(board, at, operation, _seat_of(board, at, operation))


def _seat_of(board: Board, at: Ops, operation: Operation) -> int:
    return (at.you + at.turn) % board.seats if operation.who in EVERYBODY else at.turn - 1


def _begin(board: Board, at: Ops, operation: Operation) -> None:
    """On whom it falls; on nobody: then it did nothing."""
    if operation.who in EVERYBODY:
        put(board, at._replace(turn=1))
        return
    if at.turn == _ASKED:
        seat = take_seat(board)
    else:
        seats = candidates(board, at, operation)
        if len(seats) > 1:
            put(board, at._replace(turn=_ASKED))
            push_choose(board, at.you, SUBJECT)
            return
        seat = seats[0] if seats else NOBODY
    if seat == NOBODY:
        _go_on(board, len(board.stack) - 1, operation, NOBODY, NOTHING)
    else:
        put(board, at._replace(turn=seat + 1))


def candidates(board: Board, at: Ops, operation: Operation) -> list[int]:
    """The seats that the word of an operation for one seat may mean; chosen ones only where it does something."""
    seats = meant(board, at, operation.who)
    if operation.who not in BY_CHOICE:
        return seats
    living = [seat for seat in seats if board.alive[seat] != DEAD]
    if operation.who == "chosen":
        return [seat for seat in living if would_on(board, at, operation, seat)]
    return living


def _on_seat(board: Board, at: Ops, operation: Operation, seat: int) -> None:
    here = len(board.stack) - 1
    if board.alive[seat] == DEAD:
        outcome = DONE  # the dead are out of it: nothing otherwise for them either
    elif at.a == 0 and not holds(board, operation.when, seat, polarity_of(operation)):
        outcome = NOTHING
    else:
        outcome = ACTS[operation.op](board, at, operation, seat)
    if outcome != WAITING:
        _go_on(board, here, operation, seat, outcome)


def _go_on(board: Board, here: int, operation: Operation, seat: int, outcome: int) -> None:
    """The frame moves on, below whatever the operation pushed; what is to happen otherwise comes on top."""
    at = ops_of(board.stack[here])
    last = board.seats if operation.who == "all" else board.seats - 1
    if operation.who in EVERYBODY and at.turn < last:
        following = at._replace(turn=at.turn + 1, a=0, b=0, c=0)
    else:
        following = at._replace(place=at.place + 1, turn=0, a=0, b=0, c=0)
    board.stack[here] = tuple(following)
    if outcome == NOTHING and operation.otherwise != NO_LIST:
        push_ops(board, operation.otherwise, at.you, at.source, at.target, at.player, at.die, seat)
