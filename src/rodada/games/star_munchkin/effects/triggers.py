"""Triggers: what cards do of themselves at certain moments, one after another, the oldest first."""

from __future__ import annotations

from typing import Final

from rodada.engine.actions import action
from rodada.engine.state import Frame
from rodada.games.star_munchkin.board import DEAD, Board
from rodada.games.star_munchkin.cards.rows import Trigger
from rodada.games.star_munchkin.conditions import holds
from rodada.games.star_munchkin.effects.likely import would_do
from rodada.games.star_munchkin.frames import TRIGGERS
from rodada.games.star_munchkin.passives import counting
from rodada.games.star_munchkin.pushes import TRIGGERS_ON, push_ops, push_triggers
from rodada.games.star_munchkin.verbs import NO, YES

fire = push_triggers

_PAIRS: Final = 5
"""Where the pairs (card, index) begin in a TRIGGERS frame; its step is 1 and the number of pairs that are done."""


def triggers_step(board: Board, frame: Frame) -> None:
    seat, step = frame[1], frame[2]
    if board.alive[seat] == DEAD:
        board.stack.pop()
    elif step == 0:
        _collect(board, frame)
    elif _PAIRS + 2 * (step - 1) >= len(frame):
        board.stack.pop()
    else:
        _next(board, frame)


def _sources(board: Board, seat: int, card: int) -> list[int]:
    """The cards of a monster with its enhancers, an enhancer alone, or the cards of a seat that count now."""
    if not card:
        return counting(board, seat)
    for foe in board.foes:
        if foe[0] == card:
            return list(foe)
    return [card] if any(card in foe for foe in board.foes) else []


def _collect(board: Board, frame: Frame) -> None:
    _, seat, _, on, card, *_ = frame
    pairs = [
        n
        for source in _sources(board, seat, card)
        for index, trigger in enumerate(board.row(source).triggers)
        if trigger.on == TRIGGERS_ON[on]
        for n in (source, index)
    ]
    board.stack.pop()
    if pairs:
        board.stack.append((TRIGGERS, seat, 1, on, card, *pairs))


def due(board: Board, frame: Frame) -> tuple[int, Trigger]:
    i = _PAIRS + 2 * (frame[2] - 1)
    return frame[i], board.row(frame[i]).triggers[frame[i + 1]]


def _next(board: Board, frame: Frame) -> None:
    """One whose card is gone by now, or whose condition does not hold, is passed over."""
    seat = frame[1]
    source, trigger = due(board, frame)
    if source not in _sources(board, seat, frame[4]) or not holds(board, trigger.when, seat):
        _go_on(board, frame)
    elif not trigger.may:
        _happen(board, frame)
    elif would_do(board, trigger.do, seat, source):
        board.to_act = seat
    else:
        _go_on(board, frame)


def _go_on(board: Board, frame: Frame) -> None:
    board.stack[-1] = (TRIGGERS, frame[1], frame[2] + 1, *frame[3:])


def _happen(board: Board, frame: Frame) -> None:
    source, trigger = due(board, frame)
    _go_on(board, frame)
    push_ops(board, trigger.do, frame[1], source, frame[4])


def triggers_choices(board: Board, frame: Frame) -> list[int]:
    return [action(YES), action(NO)]


def triggers_decide(board: Board, frame: Frame, act: int) -> None:
    if act == action(YES):
        _happen(board, frame)
    else:
        _go_on(board, frame)
