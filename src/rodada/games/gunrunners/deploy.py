"""Section G-3, phase 2: an agent is deployed."""

from __future__ import annotations

from typing import Final

from rodada.engine.actions import ARGUMENT_BITS, argument_of, verb_of
from rodada.engine.chance import Chance
from rodada.engine.events import Event
from rodada.engine.fields import UNKNOWN
from rodada.engine.piles import Cards, without
from rodada.engine.seats import CHANCE
from rodada.games.gunrunners.board import Board
from rodada.games.gunrunners.deck import MANAGER
from rodada.games.gunrunners.frames import BUST, DRAW, FILL, FLIP, HIDE, OPERATE
from rodada.games.gunrunners.verbs import AT, TRAIN
from rodada.games.gunrunners.verbs import FLIP as FLIP_TRAINEE
from rodada.games.gunrunners.verbs import HIDE as HIDE_CARD

_TRAIN: Final = TRAIN << ARGUMENT_BITS
_FLIP: Final = FLIP_TRAINEE << ARGUMENT_BITS
_HIDE: Final = HIDE_CARD << ARGUMENT_BITS
_AT: Final = AT << ARGUMENT_BITS

ONLY_DRAW: Final = 1
"""The step of a draw frame after which nothing follows but what lies below."""


def ask(board: Board, frame: tuple[int, ...]) -> None:
    """The step of every frame that waits for its own actor."""
    board.to_act = frame[1]


def cards_in(hand: Cards) -> list[int]:
    """The different cards of a hand, sorted."""
    return sorted(set(hand))


# --- the choice of the option ---


def deploy_choices(board: Board, frame: tuple[int, ...]) -> list[int]:
    """G-3.7: the Brazilian edition chooses the hand card before the flip, the English one the trainee first."""
    seat = frame[1]
    cards = cards_in(board.hand[seat])
    if board.options.edition == "br":
        choices = [_TRAIN | card for card in cards]
    else:
        choices = [_FLIP | region for region in board.may_flip(seat)]
    if board.may_hide(seat):
        choices += [_HIDE | card for card in cards]
    return choices


def deploy_decide(board: Board, frame: tuple[int, ...], act: int) -> None:
    seat, verb = frame[1], verb_of(act)
    if verb == FLIP_TRAINEE:
        _flip_english(board, seat, argument_of(act))
        return
    card = argument_of(act)
    board.hand[seat] = without(board.hand[seat], card)
    board.chosen = card
    rule = "G-3.7" if verb == TRAIN else "G-3.3"
    board.events.append(Event("chose", rule, (seat, int(verb == TRAIN)), (card,), 1 << seat))
    board.stack[-1] = (FLIP if verb == TRAIN else HIDE, seat, 0)
    board.to_act = seat  # what the frame would ask


# --- option A ---


def flip_choices(board: Board, frame: tuple[int, ...]) -> list[int]:
    return [_FLIP | region for region in board.may_flip(frame[1])]


def flip_decide(board: Board, frame: tuple[int, ...], act: int) -> None:
    """Brazilian: flip, fill the place with the chosen card, draw, and only then the special operation (G-4.2)."""
    seat, region = frame[1], argument_of(act)
    special, owner = _flip(board, seat, region)
    card = board.chosen
    board.chosen = UNKNOWN
    _train(board, seat, region, card)
    board.stack[-1] = (DRAW, seat, 0, special, owner)


def _flip_english(board: Board, seat: int, region: int) -> None:
    """English: the special operation comes between the flip and the filling of the gap (G-4.2)."""
    special, owner = _flip(board, seat, region)
    board.stack[-1] = (FILL, seat, 0, region)
    if special:
        board.stack.append((OPERATE, owner, 0, special, 0, 0))


def _flip(board: Board, seat: int, region: int) -> tuple[int, int]:
    """G-3.1; gives the special agent whose power is to be decided and its owner (G-4.1).

    One's own has no power (G-4.9), as happens more often with two players (G-7.3).
    """
    token = board.flip_trainee(region)
    owner, card = board.token_owner[token], board.token_card[token]
    board.events.append(Event("flipped", "G-3.1", (seat, region, token, owner, card)))
    if owner == seat:
        return 0, owner
    if card == MANAGER:
        board.manager[owner] = token
        board.events.append(Event("manages", "G-4.7", (owner, region)))
    return board.special_of(card), owner


def _train(board: Board, seat: int, region: int, card: int) -> None:
    token = board.put_trainee(region, seat, card, 1 << seat)
    board.events.append(Event("trained", "G-3.1", (seat, region, token), (card,), 1 << seat))


def fill_choices(board: Board, frame: tuple[int, ...]) -> list[int]:
    return [_TRAIN | card for card in cards_in(board.hand[frame[1]])]


def fill_decide(board: Board, frame: tuple[int, ...], act: int) -> None:
    """The English edition's second half of option A, and everybody's first turn with two players (G-7.2)."""
    seat, card = frame[1], argument_of(act)
    board.hand[seat] = without(board.hand[seat], card)
    _train(board, seat, frame[3], card)
    board.stack[-1] = (DRAW, seat, 0, 0, -1)


# --- option B ---


def hide_choices(board: Board) -> list[int]:
    return [_AT | region for region in range(len(board.crates))]


def hide_decide(board: Board, frame: tuple[int, ...], act: int) -> None:
    seat, region, card = frame[1], argument_of(act), board.chosen
    board.chosen = UNKNOWN
    token = board.put_undercover(region, seat, card)
    board.events.append(Event("hid", "G-3.3", (seat, region, token), (card,), 1 << seat))
    board.stack[-1] = (DRAW, seat, 0, 0, -1)


# --- G-3.5: one card ---


def draw_step(board: Board, frame: tuple[int, ...]) -> None:
    if board.pile[frame[1]]:
        board.to_act = CHANCE
    else:
        _after_draw(board, frame)


def deploy_step(board: Board, frame: tuple[int, ...]) -> None:
    """A position by hand may leave hands out: what is not said to be drawn is drawn when its turn comes (G-1.4)."""
    seat = frame[1]
    if board.hand[seat] or not board.pile[seat]:
        board.to_act = seat
    else:
        board.stack.append((DRAW, seat, ONLY_DRAW, 0, -1))


def draw_bag(board: Board, frame: tuple[int, ...]) -> Chance:
    return Chance("draw", board.pile[frame[1]], frame[1])


def draw_falls(board: Board, frame: tuple[int, ...], card: int) -> None:
    board.draw(frame[1], card, "G-3.5")
    _after_draw(board, frame)


def _after_draw(board: Board, frame: tuple[int, ...]) -> None:
    seat, special, owner = frame[1], frame[3], frame[4]
    if frame[2] == ONLY_DRAW:
        board.stack.pop()
        return
    board.stack[-1] = (BUST, seat, 0)
    if special:
        board.stack.append((OPERATE, owner, 0, special, 0, 0))
