"""M-3.3: the hand limit at the end of the turn, and who gets what is over it."""

from __future__ import annotations

from typing import Final

from rodada.engine.actions import ARGUMENT_BITS, argument_of
from rodada.engine.events import Event
from rodada.engine.piles import with_card
from rodada.games.star_munchkin import frames
from rodada.games.star_munchkin.board import DEAD, Board
from rodada.games.star_munchkin.passives import amount
from rodada.games.star_munchkin.verbs import CHOOSE_SEAT, GIVE

Frame = tuple[int, ...]

HAND_LIMIT: Final = 5
_GIVE: Final = GIVE << ARGUMENT_BITS
_SEAT: Final = CHOOSE_SEAT << ARGUMENT_BITS


def excess(board: Board, seat: int) -> int:
    return len(board.hand[seat]) - max(0, HAND_LIMIT + amount(board, seat, "hand_limit"))


def poorest(board: Board, seat: int) -> list[int]:
    """The other seats of lowest level; nobody if the giver is lowest or tied for it."""
    there = [other for other in range(board.seats) if board.alive[other] != DEAD]
    lowest = min((board.level[other] for other in there), default=0)
    if board.level[seat] <= lowest:
        return []
    return [other for other in there if board.level[other] == lowest]


def receivers(board: Board, frame: Frame) -> list[int]:
    """As evenly as it goes: whoever has got fewest so far; which of those is the giver's choice."""
    seats = poorest(board, frame[1])
    least = min((frame[3 + seat] for seat in seats), default=0)
    return [seat for seat in seats if frame[3 + seat] == least]


def charity_step(board: Board, frame: Frame) -> None:
    """The giver chooses a card, then where it goes; while a seat is chosen the card waits in `picked`."""
    seat, choosing = frame[1], frame[2]
    if choosing or (excess(board, seat) > 0 and board.alive[seat] != DEAD):
        board.to_act = seat
    else:
        board.stack.pop()
        for other in reversed(range(board.seats)):
            if frame[3 + other]:
                board.stack.append((frames.RECEIVED, other, 0))


def charity_choices(board: Board, frame: Frame) -> list[int]:
    if frame[2]:
        return [_SEAT | seat for seat in receivers(board, frame)]
    return [_GIVE | card for card in board.hand[frame[1]]]


def charity_decide(board: Board, frame: Frame, act: int) -> None:
    seat = frame[1]
    if frame[2]:
        card, board.picked = board.picked, 0
        _give(board, frame, card, argument_of(act))
        return
    card = argument_of(act)
    to = receivers(board, frame)
    if not to:
        board.from_hand(seat, card)
        board.discard(card, "M-3.3")
    elif len(to) == 1:
        _give(board, frame, card, to[0])
    else:
        board.picked = card
        board.stack[-1] = (frames.CHARITY, seat, 1, *frame[3:])


def _give(board: Board, frame: Frame, card: int, to: int) -> None:
    """Given unseen by the others."""
    seat = frame[1]
    board.from_hand(seat, card)
    board.hide_hand(to)
    board.events.append(Event("charity", "M-3.3", (seat, to), (card,), 1 << seat | 1 << to))
    board.to_hand(to, card, "M-3.3", 1 << seat)
    board.fresh[to] = with_card(board.fresh[to], card)
    given = list(frame[3:])
    given[to] += 1
    board.stack[-1] = (frames.CHARITY, seat, 0, *given)
