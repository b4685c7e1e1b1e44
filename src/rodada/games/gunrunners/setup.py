"""Section G-1 and G-7.1: before the first turn."""

from __future__ import annotations

from typing import Final

from rodada.engine.actions import action, argument_of
from rodada.engine.chance import Chance
from rodada.engine.events import Event
from rodada.engine.piles import without
from rodada.engine.seats import CHANCE
from rodada.games.gunrunners.board import CRATES_AT_START, EMPTY, HAND, NOT_ENDED, Board
from rodada.games.gunrunners.deck import TRAINEE
from rodada.games.gunrunners.frames import DEAL, DELIVER, SETUP, STARTER
from rodada.games.gunrunners.options import GunrunnersOptions
from rodada.games.gunrunners.verbs import START

REGIONS_FOR_TWO: Final = 3
MARKER_FOR_TWO: Final = 3


def regions_for(seats: int) -> int:
    """G-1.1 and G-7.1: one region per player, three for two players."""
    return REGIONS_FOR_TWO if seats == 2 else seats


def crates_for(seats: int, edition: str) -> int:
    """G-0.2: crates in the supply before setup."""
    if edition == "en":
        return 109
    return 124 if seats == 5 else 99


def marker_for(seats: int) -> int:
    """G-1.2 and G-7.1: the space on which the bust marker starts."""
    return MARKER_FOR_TWO if seats == 2 else 0


def lay_out(board: Board, seats: int, options: GunrunnersOptions) -> None:
    """The table before anybody has done anything (G-1.1, G-1.2)."""
    regions = regions_for(seats)
    board.seats = seats
    board.options = options
    board.clear_tokens()
    board.starter = board.active = -1
    board.turns = 0
    board.supply = crates_for(seats, options.edition) - CRATES_AT_START * regions
    board.warehouse = 0
    board.crates = [CRATES_AT_START] * regions
    board.won = [0] * seats
    board.removed = 0
    board.busts = marker_for(seats)
    board.busted = 0
    board.ending = NOT_ENDED
    board.hand = [()] * seats
    board.pile = [options.deck.cards()] * seats
    board.gone = [()] * seats
    board.trainee = [EMPTY] * regions
    board.row = [()] * regions
    board.exposed = [0] * regions
    board.undercover = [0] * seats
    board.manager = [EMPTY] * seats
    board.chosen = 0
    board.dealt = []
    board.events = []
    board.offered = None
    board.stack = [(STARTER, -1, 0)]


# --- G-1.3: who starts, and where the first trainees go ---


def starter_bag(board: Board) -> Chance:
    return Chance("starter", list(range(board.seats)))


def starter_falls(board: Board, seat: int) -> None:
    board.starter = board.active = seat
    board.events.append(Event("starter", "G-1.3", (seat,)))
    board.stack[-1] = (SETUP, seat, 0)


def setup_step(board: Board, frame: tuple[int, ...]) -> None:
    if frame[2] < board.seats:
        board.to_act = frame[1]
    else:
        board.stack[-1] = (DEAL, board.starter, 0)


def setup_choices(board: Board) -> list[int]:
    return [action(START, region) for region, token in enumerate(board.trainee) if token == EMPTY]


def setup_decide(board: Board, frame: tuple[int, ...], act: int) -> None:
    """That these trainees are plain 1s is public, though they lie face down."""
    seat, region = frame[1], argument_of(act)
    board.pile[seat] = without(board.pile[seat], TRAINEE)
    token = board.put_trainee(region, seat, TRAINEE, board.everyone())
    board.events.append(Event("placed_first", "G-1.3", (seat, region, token)))
    board.stack[-1] = (SETUP, (seat + 1) % board.seats, frame[2] + 1)


# --- G-1.4: five cards each ---


def deal_step(board: Board, frame: tuple[int, ...]) -> None:
    if frame[2] < HAND * board.seats:
        board.to_act = CHANCE
    else:
        board.stack[-1] = (DELIVER, board.starter, 0)


def deal_bag(board: Board, frame: tuple[int, ...]) -> Chance:
    return Chance("deal", board.pile[frame[1]], frame[1])


def deal_falls(board: Board, frame: tuple[int, ...], card: int) -> None:
    seat, drawn = frame[1], frame[2] + 1
    board.draw(seat, card, "G-1.4")
    board.stack[-1] = (DEAL, (seat + (drawn % HAND == 0)) % board.seats, drawn)
