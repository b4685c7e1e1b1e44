"""M-3.1: the door is opened, and what lies behind it is met."""

from __future__ import annotations

from rodada.engine.chance import Chance
from rodada.engine.events import Event
from rodada.engine.seats import CHANCE
from rodada.games.star_munchkin import frames
from rodada.games.star_munchkin.board import DEAD, DOOR, Board
from rodada.games.star_munchkin.combat import push_combat
from rodada.games.star_munchkin.pushes import (
    push_instead,
    push_trap,
)

Frame = tuple[int, ...]


def open_door(board: Board, seat: int) -> None:
    """The top door card face up, on the stage; the turn waits for what comes of it."""
    if board.draws_from(DOOR):
        board.stack.append((frames.DOOR, seat, 0, 0))


def door_step(board: Board, frame: Frame) -> None:
    seat, step, card = frame[1], frame[2], frame[3]
    if step == 0:
        board.to_act = CHANCE
    elif step == 1:
        board.stack[-1] = (frames.DOOR, seat, 2, card)
        board.open_window(frames.SHOWN, seat, board.living_mask())
    else:
        board.stack.pop()
        _behind_the_door(board, seat, card)


def door_bag(board: Board, _frame: Frame) -> Chance:
    return Chance("door", board.pile[DOOR], board.active)


def door_falls(board: Board, frame: Frame, card: int) -> None:
    board.off_pile(DOOR, card)
    board.stage.append(card)
    board.events.append(Event("door_opened", "M-3.1", (frame[1], card)))
    board.stack[-1] = (frames.DOOR, frame[1], 1, card)


def _behind_the_door(board: Board, seat: int, card: int) -> None:
    kind = board.row(card).kind
    if board.alive[seat] == DEAD:
        board.stage.remove(card)
        board.discard(card, "M-8.3")
    elif kind == "monster":
        meet(board, seat, card)
    elif kind == "trap":
        push_trap(board, seat, card, -1)
    else:
        board.stage.remove(card)
        board.to_hand(seat, card, "M-3.1", board.everyone())


def meet(board: Board, seat: int, card: int) -> None:
    """A monster of the turn: fought, unless something else is done with it instead."""
    board.fought = 1
    push_combat(board, seat, card)
    push_instead(board, "fight", seat, card)
