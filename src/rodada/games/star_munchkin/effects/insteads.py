"""What happens instead: offered at a price, or without one of itself, where something is about to happen."""

from __future__ import annotations

from typing import Final

from rodada.engine.actions import action
from rodada.engine.events import Event
from rodada.engine.state import Frame
from rodada.games.star_munchkin.board import DEAD, Board
from rodada.games.star_munchkin.cards.rows import Instead
from rodada.games.star_munchkin.conditions import holds
from rodada.games.star_munchkin.effects.costs import can_pay, demand
from rodada.games.star_munchkin.facts import GOOD
from rodada.games.star_munchkin.frames import INSTEAD
from rodada.games.star_munchkin.passives import counting
from rodada.games.star_munchkin.pushes import INSTEADS, OF_INSTEAD, push_ops
from rodada.games.star_munchkin.verbs import NO, YES

OFFERING: Final = 0
TAKEN: Final = 1
HAPPENED: Final = 2
"""Steps of an INSTEAD frame."""

_LEVELS: Final = INSTEADS.index("lose_levels")
_FIGHT: Final = INSTEADS.index("fight")


def instead_step(board: Board, frame: Frame) -> None:
    """`next` counts the offers that were declined."""
    seat, step, of = frame[1], frame[2], frame[3]
    if step == TAKEN:
        _happen(board, frame)
    elif step == HAPPENED:
        board.stack.pop()
        board.picked = 1
    else:
        offers = offers_of(board, frame)
        if board.alive[seat] == DEAD or frame[5] >= len(offers):
            board.stack.pop()
        elif offers[frame[5]][2].cost is None:
            _take(board, frame, of)
        else:
            board.to_act = seat


def offers_of(board: Board, frame: Frame) -> list[tuple[int, int, Instead]]:
    """What may happen instead: of the monster, or of the cards of the seat, as (card, index, row's entry)."""
    seat, word, card = frame[1], INSTEADS[frame[3]], frame[4]
    return [
        (source, index, instead)
        for source in ([card] if card else counting(board, seat))
        for index, instead in enumerate(board.row(source).instead)
        if instead.of == word and holds(board, instead.when, seat, GOOD) and can_pay(board, seat, instead.cost, source)
    ]


def instead_choices(board: Board, frame: Frame) -> list[int]:
    return [action(YES), action(NO)]


def instead_decide(board: Board, frame: Frame, act: int) -> None:
    if act == action(YES):
        _take(board, frame, frame[3])
    else:
        board.stack[-1] = (*frame[:5], frame[5] + 1)


def _take(board: Board, frame: Frame, of: int) -> None:
    """The price first; the frame then names the card and the entry, since the offers change with what is paid."""
    source, index, instead = offers_of(board, frame)[frame[5]]
    board.events.append(Event("instead", "M-3.2", (frame[1], of, source)))
    board.stack[-1] = (INSTEAD, frame[1], TAKEN, of, source, index)
    demand(board, frame[1], instead.cost, source, OF_INSTEAD, index)


def _happen(board: Board, frame: Frame) -> None:
    _, seat, _, of, source, index = frame
    instead = board.row(source).instead[index]
    if of == _LEVELS:
        board.stack[-1] = (INSTEAD, seat, HAPPENED, of, source, index)
    else:
        board.stack.pop()
        board.stack.pop()
    if of == _FIGHT:
        board.stage.remove(source)
        board.discard(source, "M-5.12")
    push_ops(board, instead.do, seat, source)
