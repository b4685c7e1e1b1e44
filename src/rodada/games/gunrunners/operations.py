"""Section G-4, phase 3: the owner of a special agent that an opponent flipped may use its power.

A frame `(OPERATE, owner, step, special, a, b)`: step 0 asks for the first choice, later steps for what follows from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rodada.engine.actions import ARGUMENT_BITS, action, argument_of
from rodada.engine.chance import Chance
from rodada.engine.events import Event
from rodada.engine.seats import CHANCE
from rodada.games.gunrunners.board import EMPTY, Board
from rodada.games.gunrunners.deck import DIRECTOR, INFORMER, RUNNER, SABOTEUR, SPY
from rodada.games.gunrunners.delivery import DIE
from rodada.games.gunrunners.frames import OPERATE
from rodada.games.gunrunners.verbs import (
    AUDIT,
    CARRY,
    DEAL_OUT,
    DECLINE,
    LOOK,
    MOVE,
    SPY_OUT,
    TO,
    place,
    position_of,
    region_of,
    whose_card,
)

LOAD: Final = 2
"""G-4.8: a Runner moves exactly two crates."""

_DECLINE: Final = action(DECLINE)
_SPY_OUT: Final = action(SPY_OUT)
_TO: Final = TO << ARGUMENT_BITS
_FIRST_VERB: Final = {DIRECTOR: MOVE, INFORMER: LOOK, SABOTEUR: AUDIT}

Frame = tuple[int, ...]


def operate_step(board: Board, frame: Frame) -> None:
    step, special = frame[2], frame[3]
    if step == 0 and special in (INFORMER, RUNNER) and len(_first_choices(board, special)) == 1:
        board.events.append(Event("powerless", "G-4.4" if special == INFORMER else "G-4.8", (frame[1], special)))
        board.stack.pop()
    elif step == 2 and special == SABOTEUR:
        board.to_act = CHANCE
    else:
        board.to_act = frame[1]


def operate_choices(board: Board, frame: Frame) -> list[int]:
    step, special = frame[2], frame[3]
    if step == 0:
        return _first_choices(board, special)
    if special == SPY:
        return [action(DEAL_OUT, whose) for whose in sorted(set(_left_to_deal(board)))]
    source = frame[4] if special == RUNNER else region_of(frame[4])
    same_allowed = special == INFORMER
    return [_TO | region for region in range(len(board.crates)) if same_allowed or region != source]


def _first_choices(board: Board, special: int) -> list[int]:
    if special == SPY:
        return [_DECLINE, _SPY_OUT]
    if special == RUNNER:
        return [_DECLINE, *(action(CARRY, region) for region, n in enumerate(board.crates) if n >= LOAD)]
    face_up = special != INFORMER
    verb = _FIRST_VERB[special]
    return [
        _DECLINE,
        *(
            action(verb, place(region, position))
            for region, row in enumerate(board.row)
            for position, token in enumerate(row)
            if board.is_up(token) == face_up
        ),
    ]


def operate_decide(board: Board, frame: Frame, act: int) -> None:
    if act == _DECLINE:
        board.events.append(Event("declined", "G-4.1", (frame[1], frame[3])))
        board.stack.pop()
    else:
        _DECIDE[frame[3]](board, frame, argument_of(act))


def _token_at(board: Board, where: int) -> int:
    return board.row[region_of(where)][position_of(where)]


# --- G-4.3 Director ---


def _director(board: Board, frame: Frame, argument: int) -> None:
    if frame[2] == 0:
        board.stack[-1] = (OPERATE, frame[1], 1, DIRECTOR, argument, 0)
        return
    token, source = _token_at(board, frame[4]), region_of(frame[4])
    board.move_in_field(token, source, argument)
    board.events.append(Event("moved", "G-4.3", (frame[1], source, argument, token)))
    board.stack.pop()


# --- G-4.4 Informer ---


def _informer(board: Board, frame: Frame, argument: int) -> None:
    seat = frame[1]
    if frame[2] == 0:
        token = _token_at(board, argument)
        card = board.look(seat, token)
        board.looker = seat
        board.looked_at = [token]
        board.events.append(Event("looked", "G-4.4", (seat, region_of(argument), token), (card,), 1 << seat))
        board.stack[-1] = (OPERATE, seat, 1, INFORMER, argument, 0)
        return
    token, source = _token_at(board, frame[4]), region_of(frame[4])
    board.looker = -1
    board.looked_at = []
    board.move_in_field(token, source, argument)
    board.events.append(Event("informed", "G-4.4", (seat, source, argument, token)))
    board.stack.pop()


# --- G-4.5 Saboteur, Auditor ---


def _saboteur(board: Board, frame: Frame, argument: int) -> None:
    token = _token_at(board, argument)
    board.events.append(Event("audited", "G-4.5", (frame[1], region_of(argument), token)))
    board.stack[-1] = (OPERATE, frame[1], 2, SABOTEUR, argument, 0)


def audit_bag(frame: Frame) -> Chance:
    return Chance("audit", DIE, frame[1])


def audit_falls(board: Board, frame: Frame, face: int) -> None:
    token, region = _token_at(board, frame[4]), region_of(frame[4])
    owner, card = board.token_owner[token], board.token_card[token]
    caught = face >= board.options.deck.values()[card]
    board.events.append(Event("audit_rolled", "G-4.5", (face, region, token, owner, card, int(caught))))
    if caught:
        board.discard_from_field(region, token)
    board.stack.pop()


# --- G-4.6 Spy ---


def _spy(board: Board, frame: Frame, argument: int) -> None:
    """Step 0 picks all trainees up; then a card for each region that had one, from the top. `a` is their mask.

    The Spy is asked for every place but the last, even where equal cards leave no choice: a shorter dealing would tell
    everybody that cards are equal (G-8.1).
    """
    seat = frame[1]
    if frame[2] == 0:
        mask = 0
        for region, token in enumerate(board.trainee):
            if token != EMPTY:
                mask |= 1 << region
                board.look(seat, token)
        board.looker = seat
        board.looked_at = [token for token in board.trainee if token != EMPTY]
        cards = tuple(board.token_card[token] for token in board.looked_at)
        board.trainee = [EMPTY] * len(board.trainee)
        public = (seat, mask, *(n for token in board.looked_at for n in (token, board.token_owner[token])))
        board.events.append(Event("spied", "G-4.6", public, cards, 1 << seat))
        board.stack[-1] = (OPERATE, seat, 1, SPY, mask, 0)
    else:
        board.dealt.append(argument)
    left = _left_to_deal(board)
    if len(left) <= 1:
        board.dealt += left
        _deal_out(board, frame[1], board.stack[-1][4])
    else:
        # the frame moves on so that two questions in a row are never the same frame
        board.stack[-1] = (OPERATE, seat, 1, SPY, board.stack[-1][4], len(board.dealt))


def _left_to_deal(board: Board) -> list[int]:
    """The (owner, card) pairs that the Spy still has in hand, sorted."""
    left = sorted(whose_card(board.token_owner[token], board.token_card[token]) for token in board.looked_at)
    for whose in board.dealt:
        left.remove(whose)
    return left


def _deal_out(board: Board, seat: int, mask: int) -> None:
    regions = [region for region in range(len(board.trainee)) if mask >> region & 1]
    old = board.looked_at
    pairs = [(region_of(whose), position_of(whose)) for whose in board.dealt]
    board.looker = -1
    board.looked_at = []
    board.dealt = []
    new = board.deal_anew(seat, old, pairs)
    for region, token in zip(regions, new, strict=True):
        board.trainee[region] = token
    public = (seat, mask, *(n for token in new for n in (token, board.token_owner[token])))
    board.events.append(Event("dealt_out", "G-4.6", public, tuple(card for _, card in pairs), 1 << seat))
    board.stack.pop()


# --- G-4.8 Runner ---


def _runner(board: Board, frame: Frame, argument: int) -> None:
    if frame[2] == 0:
        board.stack[-1] = (OPERATE, frame[1], 1, RUNNER, argument, 0)
        return
    board.crates[frame[4]] -= LOAD
    board.crates[argument] += LOAD
    board.events.append(Event("carried", "G-4.8", (frame[1], frame[4], argument, LOAD)))
    board.stack.pop()


_DECIDE: Final[dict[int, Callable[[Board, Frame, int], None]]] = {
    DIRECTOR: _director,
    INFORMER: _informer,
    SABOTEUR: _saboteur,
    SPY: _spy,
    RUNNER: _runner,
}
