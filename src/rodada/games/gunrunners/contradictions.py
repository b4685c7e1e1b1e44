"""What a position must not say: a decision that nobody could have to take, or a table that would get stuck.

The reader has checked each part where it stands; here the parts are held against each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from rodada.engine.errors import BadData
from rodada.engine.fields import UNKNOWN
from rodada.engine.seats import around
from rodada.games.gunrunners import frames
from rodada.games.gunrunners.board import (
    EMPTY,
    ENDED_BY_BUSTS,
    ENDED_BY_CARDS,
    EXPOSED_FOR_BUST,
    HAND,
    LAST_BUST,
    Board,
)
from rodada.games.gunrunners.deck import DIRECTOR, INFORMER, RUNNER, SABOTEUR, SPY, TRAINEE
from rodada.games.gunrunners.deploy import ONLY_DRAW
from rodada.games.gunrunners.invariant import MOST_UNDERCOVER
from rodada.games.gunrunners.operations import LOAD
from rodada.games.gunrunners.verbs import AGENCIES, position_of, region_of

Frame = tuple[int, ...]

_BEFORE_TURNS: Final = (frames.STARTER, frames.SETUP, frames.DEAL)
_BEFORE_FLIP: Final = (frames.DELIVER, frames.DEPLOY, frames.FLIP, frames.HIDE)
_OTHERS_TURN: Final = (*_BEFORE_TURNS, frames.OPERATE)
_STEPS: Final = {
    DIRECTOR: (0, 1),
    INFORMER: (0, 1),
    SABOTEUR: (0, 2),
    SPY: (0, 1),
    RUNNER: (0, 1),
}
_MOST_STEPS: Final = {
    frames.DELIVER: 1,
    frames.DRAW: 1,
    frames.BUST: LAST_BUST,
}
"""The highest step of frames that count more than 0, but for those of setup and of operations."""


def check(board: Board, path: str) -> None:
    """Refuse what cannot be; `path` names the frames: `stack`, or `decision` where there is but one."""
    if bool(board.stack) == bool(board.ending):
        raise BadData("stack", "gunrunners-no-decision")
    for i, frame in enumerate(board.stack):
        where = f"{path}[{i}]" if path == "stack" else path
        _check_actor(board, frame, where)
        _check_step(board, frame, where)
        if frame[0] in _CHECKS:
            _CHECKS[frame[0]](board, frame, where)
    _check_shape(board, path)
    _check_looking(board)
    _check_end(board)
    _check_rows(board)
    _check_memories(board)
    if board.stack:
        _check_cards(board, board.stack[0])


def _check_shape(board: Board, path: str) -> None:
    """One frame of a turn; an operation lies on what follows it (G-4.2)."""
    ops = [frame[0] for frame in board.stack]
    if frames.OPERATE in ops and (len(ops) != 2 or ops[0] not in (frames.BUST, frames.FILL)):
        raise BadData(path, "gunrunners-operation-on-what")
    if len(ops) > 1 and ops[1] not in (frames.OPERATE, frames.DRAW):
        raise BadData(path, "gunrunners-one-decision")
    for depth, frame in enumerate(board.stack):
        if frame[0] == frames.DRAW and (depth, frame[2]) not in ((0, 0), (1, ONLY_DRAW)):
            raise BadData(path, "gunrunners-one-decision")


def _check_actor(board: Board, frame: Frame, where: str) -> None:
    """G-4.1: turns are the active seat's, operations another's."""
    op, seat = frame[0], frame[1]
    if op == frames.OPERATE and seat == board.active:
        raise BadData(f"{where}[1]", "gunrunners-operation-of-active", agency=AGENCIES[seat])
    if op not in _OTHERS_TURN and seat != board.active:
        raise BadData("active", "gunrunners-not-active", agency=AGENCIES[seat])


def _check_step(board: Board, frame: Frame, where: str) -> None:
    if frame[0] == frames.OPERATE:
        return
    most = {frames.SETUP: board.seats, frames.DEAL: HAND * board.seats}.get(frame[0], _MOST_STEPS.get(frame[0], 0))
    if not 0 <= frame[2] <= most:
        raise BadData(f"{where}[2]", "refused-out-of-range", value=frame[2], low=0, high=most)


# --- each kind of frame ---


def _check_setup(board: Board, frame: Frame, where: str) -> None:
    """G-1.3: clockwise from the starter, each one plain 1."""
    placed = [token for token in board.trainee if token != EMPTY]
    if frame[2] != len(placed) or frame[1] != (board.starter + frame[2]) % board.seats:
        raise BadData(where, "gunrunners-setup-order", placed=len(placed))
    for seat in around(frame[1], board.seats)[: board.seats - frame[2]]:
        if TRAINEE not in board.pile[seat]:
            raise BadData(f"players[{seat}].pile", "gunrunners-no-trainee-card")


def _check_deal(board: Board, frame: Frame, where: str) -> None:
    """G-1.4: five each, one seat after the other."""
    for i, seat in enumerate(around(board.starter, board.seats)):
        dealt = min(HAND, max(0, frame[2] - HAND * i))
        if len(board.hand[seat]) != dealt:
            raise BadData(f"players[{seat}].hand", "gunrunners-deal-order", want=dealt, have=len(board.hand[seat]))
        if len(board.pile[seat]) < HAND - dealt:
            raise BadData(f"players[{seat}].pile", "gunrunners-deal-order", want=HAND, have=len(board.pile[seat]))
    if frame[1] != (board.starter + frame[2] // HAND) % board.seats:
        raise BadData(f"{where}[1]", "gunrunners-not-active", agency=AGENCIES[frame[1]])


def _check_choosing(board: Board, _frame: Frame, _where: str) -> None:
    if board.chosen == UNKNOWN:
        raise BadData("chosen", "gunrunners-nothing-chosen")


def _check_hiding(board: Board, frame: Frame, where: str) -> None:
    _check_choosing(board, frame, where)
    if board.undercover[frame[1]] >= MOST_UNDERCOVER:
        raise BadData(where, "gunrunners-three-undercover", agency=AGENCIES[frame[1]])


def _check_holding(board: Board, frame: Frame, _where: str) -> None:
    """A hand left out may be about to be drawn."""
    if not board.hand[frame[1]] and board.stack[-1][0] != frames.DRAW:
        raise BadData(f"players[{frame[1]}].hand", "gunrunners-empty-hand")


def _check_delivering(board: Board, frame: Frame, _where: str) -> None:
    if not board.hand[frame[1]] and not board.pile[frame[1]]:
        raise BadData(f"players[{frame[1]}].hand", "gunrunners-empty-hand")


def _check_fill(board: Board, frame: Frame, where: str) -> None:
    _check_holding(board, frame, where)
    if not (0 <= frame[3] < len(board.trainee) and board.trainee[frame[3]] == EMPTY):
        raise BadData(f"{where}[3]", "gunrunners-fill-taken")


def _check_draw(board: Board, frame: Frame, where: str) -> None:
    special, owner = frame[3], frame[4]
    if special == 0 and -1 <= owner < board.seats:
        return
    if special not in _STEPS or frame[2]:
        raise BadData(f"{where}[3]", "gunrunners-no-power")
    if not 0 <= owner < board.seats or owner == frame[1]:
        raise BadData(f"{where}[4]", "gunrunners-operation-of-active", agency=AGENCIES[frame[1]])


def _check_operation(board: Board, frame: Frame, where: str) -> None:
    seat, step, special, source, done = frame[1:]
    if special not in _STEPS:
        raise BadData(f"{where}[3]", "gunrunners-no-power")
    if step not in _STEPS[special]:
        raise BadData(f"{where}[2]", "refused-out-of-range", value=step, low=0, high=_STEPS[special][1])
    if step == 0:
        return
    if special in (SPY, INFORMER) and board.looker != seat:
        raise BadData("spied", "gunrunners-nothing-lifted")
    if special == SPY:
        _check_dealing(board, source, done, where)
    elif special == RUNNER:
        if not 0 <= source < len(board.crates) or board.crates[source] < LOAD:
            raise BadData(f"{where}[4]", "gunrunners-no-load")
    elif not _is_place(board, source, face_up=special != INFORMER):
        raise BadData(f"{where}[4]", "gunrunners-no-place")
    elif special == INFORMER and board.looked_at != [board.row[region_of(source)][position_of(source)]]:
        raise BadData("spied", "gunrunners-nothing-lifted")


def _check_dealing(board: Board, mask: int, done: int, where: str) -> None:
    """G-4.6: all trainees are in the Spy's hand, and there is still something to choose."""
    gap = board.stack[0][3] if board.stack[0][0] == frames.FILL else EMPTY
    if any(token != EMPTY for token in board.trainee) or mask.bit_count() != len(board.looked_at):
        raise BadData("spied", "gunrunners-nothing-lifted")
    if not 0 < mask < 1 << len(board.trainee) or (gap != EMPTY and mask >> gap & 1):
        raise BadData(f"{where}[4]", "gunrunners-nothing-lifted")
    left = [board.token_owner[token] << 4 | board.token_card[token] for token in board.looked_at]
    for whose in board.dealt:
        left.remove(whose)
    if len(left) < 2 or done != len(board.dealt):
        raise BadData("spied.dealt", "gunrunners-nothing-to-deal")


def _is_place(board: Board, where: int, face_up: bool) -> bool:
    region, position = region_of(where), position_of(where)
    if not (0 <= region < len(board.row) and position < len(board.row[region])):
        return False
    return board.is_up(board.row[region][position]) == face_up


_CHECKS: Final[dict[int, Callable[[Board, Frame, str], None]]] = {
    frames.SETUP: _check_setup,
    frames.DEAL: _check_deal,
    frames.DELIVER: _check_delivering,
    frames.DEPLOY: _check_holding,
    frames.FLIP: _check_choosing,
    frames.HIDE: _check_hiding,
    frames.FILL: _check_fill,
    frames.DRAW: _check_draw,
    frames.OPERATE: _check_operation,
}


# --- the whole table ---


def _check_looking(board: Board) -> None:
    """Cards are looked at, and a card is chosen, only in the middle of the decision that needs it."""
    top = board.stack[-1] if board.stack else (frames.BUST, -1, 0)
    if board.chosen != UNKNOWN and top[0] not in (frames.FLIP, frames.HIDE):
        raise BadData("chosen", "gunrunners-chosen-when")
    looking = top[0] == frames.OPERATE and top[2] == 1 and top[3] in (SPY, INFORMER)
    if board.looker >= 0 and not looking:
        raise BadData("spied", "gunrunners-spied-when")
    for token in board.looked_at:
        if board.is_up(token):
            raise BadData("spied", "gunrunners-trainee-up")


def _check_end(board: Board) -> None:
    """G-6.1 and G-6.2: how the game ended must be true, and a game that has ended does not go on."""
    cards = any(board.hand) or any(board.pile)
    if board.ending == ENDED_BY_BUSTS and board.busts < LAST_BUST:
        raise BadData("ended", "gunrunners-ended-busts", busts=board.busts)
    if board.ending == ENDED_BY_CARDS and cards:
        raise BadData("ended", "gunrunners-ended-cards")
    bottom = board.stack[0][0] if board.stack else frames.BUST
    if not board.ending and board.busts >= LAST_BUST and bottom != frames.BUST:
        raise BadData("busts", "gunrunners-busts-over", busts=board.busts)


def _check_rows(board: Board) -> None:
    """G-3.3 and G-5.1: no play makes a third undercover agent, nor leaves a bust to the next turn."""
    for seat, n in enumerate(board.undercover):
        if n > MOST_UNDERCOVER:
            raise BadData(f"players[{seat}]", "gunrunners-three-undercover", agency=AGENCIES[seat])
    bottom = board.stack[0][0] if board.stack else frames.DELIVER
    most = EXPOSED_FOR_BUST - 1 if bottom in _BEFORE_FLIP else EXPOSED_FOR_BUST + 1
    for region, exposed in enumerate(board.exposed):
        if exposed > most:
            raise BadData(f"regions[{region}].row", "gunrunners-bust-due", exposed=exposed, most=most)
        for token in board.row[region]:
            if board.token_blurred[token]:
                raise BadData(f"regions[{region}].row", "gunrunners-blurred-row")
    if sum(exposed >= EXPOSED_FOR_BUST for exposed in board.exposed) + board.busts > LAST_BUST + 1:
        raise BadData("busts", "gunrunners-busts-over", busts=board.busts)


def _check_memories(board: Board) -> None:
    """G-8.1: what a spectator knows everybody does: of face-down cards, and of what is among those dealt anew."""
    spectator = board.seats
    for token, known in enumerate(board.token_known):
        if known >> spectator & 1 and known & board.everyone() != board.everyone():
            raise BadData("regions", "gunrunners-public-memory", agency=AGENCIES[board.token_owner[token]])
    for owner in range(board.seats):
        public = Counter(board.known_among(spectator, owner))
        blurred = board.blurred_of(owner)
        for seat in range(board.seats):
            one_by_one = [board.token_card[token] for token in blurred if board.knows(seat, token)]
            if not public <= Counter([*board.known_among(seat, owner), *one_by_one]):
                raise BadData(f"players[{owner}].among", "gunrunners-public-memory", agency=AGENCIES[owner])


def _check_cards(board: Board, bottom: Frame) -> None:
    """Before the turns nothing is in play but first agents; to deploy, some agent must be in training."""
    if bottom[0] == frames.STARTER and any(token != EMPTY for token in board.trainee):
        raise BadData("regions", "gunrunners-not-yet-in-play")
    if bottom[0] in (frames.STARTER, frames.SETUP) and any(board.hand):
        raise BadData("players", "gunrunners-not-yet-dealt")
    if bottom[0] in _BEFORE_TURNS and (any(board.row) or any(board.gone)):
        raise BadData("regions", "gunrunners-not-yet-in-play")
    if bottom[0] in (frames.DEPLOY, frames.FLIP) and all(token == EMPTY for token in board.trainee):
        raise BadData("regions", "gunrunners-no-trainees")
