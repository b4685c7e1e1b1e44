"""A list of operations in progress: the frame, and what an operation answers to the interpreter.

An operation is two functions of its word: one acts, one tells whether it would do anything. While it waits for a choice
or a die it keeps its place in the three ints `a`, `b`, `c` of the frame; `a` is 0 until it has begun.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from rodada.engine.state import Frame
from rodada.games.star_munchkin.board import NOBODY, Board
from rodada.games.star_munchkin.cards.rows import Operation
from rodada.games.star_munchkin.frames import OPS
from rodada.games.star_munchkin.passives import measured

DONE: Final = 1
NOTHING: Final = 0
"""Skipped, or there was nothing to be lost, moved, drawn or changed."""
WAITING: Final = -1
"""A frame was pushed; the operation wants to go on when that is gone."""


class Ops(NamedTuple):
    """The frame of a list of operations, by name. `turn` says on whom the operation falls, see the interpreter."""

    op: int
    you: int
    place: int
    ops: int
    source: int
    target: int
    player: int
    turn: int
    a: int
    b: int
    c: int
    die: int
    them: int


Act = Callable[[Board, Ops, Operation, int], int]
"""Carries out an operation on a seat: DONE, NOTHING or WAITING."""

May = Callable[[Board, Ops, Operation, int], bool]
"""Whether an operation would do anything to a seat now."""


def ops_of(frame: Frame) -> Ops:
    return Ops._make(frame)


def imagined(
    list_id: int, you: int, source: int, target: int, player: int = NOBODY, die: int = 0, them: int = NOBODY
) -> Ops:
    """A list that is not on the stack: what it would be like to begin it."""
    return Ops(OPS, you, 0, list_id, source, target, player, 0, 0, 0, 0, die, them)


def put(board: Board, at: Ops) -> Ops:
    """The topmost frame, which is a list of operations, is now `at`."""
    board.stack[-1] = tuple(at)
    return at


def times(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    """The number of an operation, multiplied by what it is counted `per`."""
    if operation.per == "die":
        return operation.n * at.die
    return operation.n * measured(board, operation.per, seat)
