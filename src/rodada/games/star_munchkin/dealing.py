"""M-2.2, M-1.7: cards are dealt one by one, and may be played as soon as they are received."""

from __future__ import annotations

from typing import Final

from rodada.engine.actions import ARGUMENT_BITS, action, argument_of, verb_of
from rodada.engine.chance import Chance
from rodada.engine.events import Event
from rodada.engine.piles import with_card
from rodada.engine.seats import CHANCE
from rodada.games.star_munchkin import frames
from rodada.games.star_munchkin.board import DOOR, WON, Board
from rodada.games.star_munchkin.moments import ANY, OWN_TURN
from rodada.games.star_munchkin.moments import TURN as IN_TURN
from rodada.games.star_munchkin.playable import may_play
from rodada.games.star_munchkin.plays import play_card
from rodada.games.star_munchkin.pushes import (
    SHOWN_TO_HAND,
    TO_STAGE,
)
from rodada.games.star_munchkin.verbs import (
    DONE,
    PLAY,
)

Frame = tuple[int, ...]

_PLAY: Final = PLAY << ARGUMENT_BITS


def deal_step(board: Board, frame: Frame) -> None:
    """Cards are drawn one by one; a deck that is empty for good ends it (M-2.2)."""
    seat, drawn, deck, wanted = frame[1:5]
    reachable = frame[5] == TO_STAGE or board.may_receive(seat)
    if drawn < wanted and reachable and board.draws_from(deck):
        board.to_act = CHANCE
        return
    board.stack.pop()
    if drawn and frame[5] != TO_STAGE and board.turns:
        push_received(board, seat)


def deal_bag(board: Board, frame: Frame) -> Chance:
    return Chance("door" if frame[3] == DOOR else "treasure", board.pile[frame[3]], frame[1])


def deal_falls(board: Board, frame: Frame, card: int) -> None:
    seat, deck, where = frame[1], frame[3], frame[5]
    board.off_pile(deck, card)
    if where == TO_STAGE:
        board.stage.append(card)
        board.events.append(Event("drew_up", "M-5.11", (seat, deck, card)))
    else:
        board.events.append(Event("drew", "M-2.1", (seat, deck)))
        board.to_hand(seat, card, "M-2.1", board.everyone() if where == SHOWN_TO_HAND else 0)
        if board.turns:
            board.fresh[seat] = with_card(board.fresh[seat], card)
    board.stack[-1] = (frames.DEAL, seat, frame[2] + 1, *frame[3:])


def push_received(board: Board, seat: int) -> None:
    """M-1.7: who got cards outside of the own turn may play them at once, unless in combat.

    A combat that is won is over but for its rewards: who helped plays what came of it when those are shared out.
    """
    if board.in_combat(seat) and board.decided == WON and seat != board.active:
        return
    if seat == board.active or board.in_combat(seat) or not board.may_receive(seat):
        board.fresh[seat] = ()
    else:
        board.stack.append((frames.RECEIVED, seat, 0))


def received_step(board: Board, frame: Frame) -> None:
    """Everybody is asked who received something, whatever it is: being asked must not tell."""
    seat = frame[1]
    if not board.fresh[seat]:
        board.stack.pop()
    else:
        board.to_act = seat


def received_choices(board: Board, frame: Frame) -> list[int]:
    seat = frame[1]
    bits = ANY | IN_TURN | OWN_TURN
    mask = board.facts.plays
    return sorted(
        [
            action(DONE),
            *(
                _PLAY | card
                for card in board.fresh[seat]
                if card in board.hand[seat] and mask[card] & bits and may_play(board, seat, card)
            ),
        ]
    )


def received_decide(board: Board, frame: Frame, act: int) -> None:
    seat = frame[1]
    if verb_of(act) == DONE:
        board.fresh[seat] = ()
        board.stack.pop()
    else:
        play_card(board, seat, argument_of(act))
