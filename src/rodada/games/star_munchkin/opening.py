"""M-2, M-8.4: who starts, what everybody is dealt, and the first cards of a character."""

from __future__ import annotations

from typing import Final

from rodada.engine.actions import ARGUMENT_BITS, action, argument_of, verb_of
from rodada.engine.chance import Chance
from rodada.engine.events import Event
from rodada.engine.seats import CHANCE
from rodada.games.star_munchkin import frames
from rodada.games.star_munchkin.board import DOOR, FEMALE, MALE, TREASURE, Board
from rodada.games.star_munchkin.playable import may_play
from rodada.games.star_munchkin.plays import play_card
from rodada.games.star_munchkin.pushes import (
    push_draw,
)
from rodada.games.star_munchkin.verbs import (
    DONE,
    PLAY,
    SEX,
)

Frame = tuple[int, ...]

START_CARDS: Final = 4
_PLAY: Final = PLAY << ARGUMENT_BITS


# --- M-2.5: who starts ---


def order_step(board: Board, frame: Frame) -> None:
    if board.options.start == "first":
        order_falls(board, frame, 0)
    else:
        board.to_act = CHANCE


def order_bag(board: Board, _frame: Frame) -> Chance:
    return Chance("starter", range(board.seats))


def order_falls(board: Board, _frame: Frame, seat: int) -> None:
    """Dice with ties re-rolled are an even chance for everybody: one draw stands for them."""
    board.starter = board.active = seat
    board.events.append(Event("starter", "M-2.5", (seat,)))
    board.stack[-1] = (frames.TURN, seat, 0)
    for i in reversed(range(board.seats)):
        board.stack.append((frames.SETUP, (seat + i) % board.seats, 1, 0))
    for i in reversed(range(board.seats)):
        deal_start(board, (seat + i) % board.seats)
    for i in reversed(range(board.seats)):
        board.stack.append((frames.SETUP, (seat + i) % board.seats, 0, 0))


def deal_start(board: Board, seat: int) -> None:
    """M-2.1, M-8.4: four cards of each deck, face down."""
    push_draw(board, seat, TREASURE, START_CARDS)
    push_draw(board, seat, DOOR, START_CARDS)


# --- M-2.3, M-2.4: the character ---


def setup_step(board: Board, frame: Frame) -> None:
    """Step 0 chooses the sex, step 1 plays first cards."""
    board.to_act = frame[1]


def setup_choices(board: Board, frame: Frame) -> list[int]:
    if frame[2] == 0:
        return [action(SEX, FEMALE), action(SEX, MALE)]
    return sorted([action(DONE), *first_plays(board, frame[1])])


def first_plays(board: Board, seat: int) -> list[int]:
    """M-2.4: one race, one class, usable items, a sidekick."""
    kinds = ("class", "race", "item", "sidekick")
    return [
        _PLAY | card
        for card in board.hand[seat]
        if (board.row(card).kind in kinds or board.row(card).role in ("super_munchkin", "half_breed"))
        and may_play(board, seat, card)
    ]


def setup_decide(board: Board, frame: Frame, act: int) -> None:
    seat, verb = frame[1], verb_of(act)
    if verb == SEX:
        board.sex[seat] = argument_of(act)
        board.events.append(Event("sex_chosen", "M-2.3", (seat, board.sex[seat])))
        board.stack.pop()
    elif verb == DONE:
        board.stack.pop()
    else:
        play_card(board, seat, argument_of(act))
