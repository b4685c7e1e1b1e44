"""A die is rolled: chance, then the window in which it may still be changed, then its face counts."""

from __future__ import annotations

from typing import Final

from rodada.engine.chance import Chance
from rodada.engine.events import Event
from rodada.engine.seats import CHANCE
from rodada.engine.state import Frame
from rodada.games.star_munchkin.board import Board
from rodada.games.star_munchkin.frames import ROLL, ROLLED

DIE: Final = (1, 2, 3, 4, 5, 6)


def roll_step(board: Board, frame: Frame) -> None:
    _, seat, step, why, face = frame
    if step == 0:
        board.to_act = CHANCE
    elif step == 1:
        board.stack[-1] = (ROLL, seat, 2, why, face)
        board.open_window(ROLLED, seat, board.living_mask())
    else:
        board.rolled = face
        board.stack.pop()


def roll_bag(board: Board, frame: Frame) -> Chance:
    return Chance("roll", DIE, frame[1])


def roll_falls(board: Board, frame: Frame, face: int) -> None:
    _, seat, _, why, _ = frame
    board.rolled = face
    board.stack[-1] = (ROLL, seat, 1, why, face)
    board.events.append(Event("rolled", "M-7.1", (seat, why, face)))
