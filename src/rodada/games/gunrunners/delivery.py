"""Section G-2, phase 1: weapons are delivered."""

from __future__ import annotations

from typing import Final

from rodada.engine.chance import Chance
from rodada.engine.events import Event
from rodada.engine.seats import CHANCE
from rodada.games.gunrunners.board import EMPTY, WAREHOUSE_FULL, Board
from rodada.games.gunrunners.frames import DELIVER, DEPLOY, FILL

DIE: Final = [1, 2, 3, 4, 5, 6]


def deliver_step(board: Board, frame: tuple[int, ...]) -> None:
    """G-2.1: a warehouse of five is shared out once, before the roll."""
    seat, step = frame[1], frame[2]
    if step == 0:
        board.active = seat
        board.turns += 1
        board.busted = 0
        board.events.append(Event("turn", "G-2.2", (seat, board.turns)))
        if board.warehouse == WAREHOUSE_FULL:
            _share_out(board)
        board.stack[-1] = (DELIVER, seat, 1)
    board.to_act = CHANCE


def _share_out(board: Board) -> None:
    crates = board.crates
    for region in range(len(crates)):
        crates[region] += 1
    board.warehouse -= len(crates)
    board.events.append(Event("shared_out", "G-2.1", (board.warehouse,)))


def deliver_bag(frame: tuple[int, ...]) -> Chance:
    return Chance("roll", DIE, frame[1])


def deliver_falls(board: Board, frame: tuple[int, ...], face: int) -> None:
    """G-2.2 and G-2.3: to the region rolled, with all that the warehouse holds, or else into the warehouse."""
    region = face - 1
    if region < len(board.crates):
        stored = board.warehouse
        board.warehouse = 0
        board.crates[region] += stored
        fresh = board.supply_to_region(region, 1)
        board.events.append(Event("delivered", "G-2.2", (face, region, fresh, stored)))
    else:
        fresh = min(1, board.supply)
        board.supply -= fresh
        board.warehouse += fresh
        board.events.append(Event("stored", "G-2.3", (face, fresh)))
    board.stack[-1] = _phase_two(board, frame[1])


def _phase_two(board: Board, seat: int) -> tuple[int, ...]:
    """G-7.2: with two players the first turn fills the empty place instead of choosing an option.

    So does any turn of a position by hand that has no agent in training at all: nobody could be flipped.
    """
    if EMPTY in board.trainee and (board.turns == 1 or max(board.trainee) == EMPTY):
        return (FILL, seat, 0, board.trainee.index(EMPTY))
    return (DEPLOY, seat, 0)
