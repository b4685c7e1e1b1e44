"""Whether what a position says to be in progress can be: each number of each frame, and what it leans on.

Frames come from outside here. One that no play could have put on the stack is found by its place, before anything runs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rodada.games.star_munchkin import frames
from rodada.games.star_munchkin.board import HELP, NOBODY, TRADE, Board
from rodada.games.star_munchkin.effects import asking
from rodada.games.star_munchkin.pushes import CALLED_OFF, INSTEADS, TRIGGERS_ON

Frame = tuple[int, ...]
Part = Callable[[Board, int], bool]

MOST: Final = 1000


def _seat(board: Board, n: int) -> bool:
    return 0 <= n < board.seats


def _seat_or_nobody(board: Board, n: int) -> bool:
    return NOBODY <= n < board.seats


def _card(board: Board, n: int) -> bool:
    return 0 < n < len(board.cards.rows)


def _card_or_none(board: Board, n: int) -> bool:
    return 0 <= n < len(board.cards.rows)


def _count(board: Board, n: int) -> bool:
    return 0 <= n < MOST


def _serial(board: Board, n: int) -> bool:
    return n >= 0


def _aim(board: Board, n: int) -> bool:
    """A seat, a card, a side, or the place of a term."""
    return -1 - len(board.terms) <= n < len(board.cards.rows)


def _mask(board: Board, n: int) -> bool:
    return 0 <= n < 1 << board.seats


def _operations(board: Board, n: int) -> bool:
    return 0 < n < len(board.cards.lists)


def _turn(board: Board, n: int) -> bool:
    """Nobody yet, somebody being asked for, or a seat and 1."""
    return -1 <= n <= board.seats


def _below(bound: int) -> Part:
    return lambda _board, n: 0 <= n < bound


def _among(*known: int) -> Part:
    return lambda _board, n: n in known


_FOREGONE: Final = _among(0, 1, 2, CALLED_OFF)
_NOTHING: Final = _among(0)

_PARTS: Final[dict[int, tuple[Part, ...]]] = {
    frames.WINDOW: (_seat, _NOTHING, _below(len(frames.WINDOW_NAMES)), _serial, _serial, _seat, _count, _mask),
    frames.ORDER: (_among(NOBODY), _NOTHING),
    frames.SETUP: (_seat, _below(2), _NOTHING),
    frames.DEAL: (_seat, _count, _below(2), _count, _below(3)),
    frames.TURN: (_seat, _below(8)),
    frames.DOOR: (_seat, _below(3), _card_or_none),
    frames.COMBAT: (_seat, _below(6), _serial),
    frames.REWARD: (_seat, _below(6), _count, _seat_or_nobody),
    frames.SHARE: (_seat, _seat, _count, _count, _below(4), _count),
    frames.FLIGHT: (_seat, _below(3), _card_or_none),
    frames.BAD_STUFF: (_seat, _FOREGONE, _card),
    frames.DEATH: (_seat, _FOREGONE),
    frames.LOOTING: (_seat, _seat_or_nobody, _mask),
    frames.TRAP: (_seat, _FOREGONE, _card, _seat_or_nobody),
    frames.CHARITY: (_seat, _below(2)),
    frames.DRAFT: (_seat, _NOTHING, _among(HELP, TRADE), _seat),
    frames.OFFER: (_seat, _below(2), _serial),
    frames.PLAY: (_seat, _below(5), _card, _aim),
    frames.ABILITY: (_seat, _below(5), _card, _count, _aim),
    frames.PAY: (_seat, _count, _card, _below(3), _count),
    frames.OPS: (
        *(_seat, _count, _operations, _card_or_none, _aim, _seat_or_nobody),
        *(_turn, _below(4), _turn, _serial, _below(7), _seat_or_nobody),
    ),
    frames.CHOOSE: (_seat, _NOTHING, _below(len(asking.WHAT)), _count, _count),
    frames.LOT: (_seat, _NOTHING, _below(3), _count),
    frames.ROLL: (_seat, _below(3), _below(4), _below(7)),
    frames.TRIGGERS: (_seat, _count, _below(len(TRIGGERS_ON)), _card_or_none),
    frames.FIX: (_seat, _NOTHING),
    frames.WIN: (_seat, _below(2)),
    frames.INSTEAD: (_seat, _below(3), _below(len(INSTEADS)), _card_or_none, _count),
    frames.RECEIVED: (_seat, _NOTHING),
    frames.SALE: (_seat, _NOTHING),
}

_TAIL: Final[dict[int, Part]] = {
    frames.FLIGHT: _card,
    frames.CHARITY: _count,
    frames.TRIGGERS: _card_or_none,
    frames.WIN: _count,
}
"""What the further numbers of a frame are, where it may have some."""


def wrong_frame(board: Board) -> int:
    """The place of the first frame that cannot be there, or -1."""
    for i, frame in enumerate(board.stack):
        if not _well_formed(board, frame) or not _leans(board, i, frame):
            return i
    return -1


def _well_formed(board: Board, frame: Frame) -> bool:
    """As many numbers as its kind has, each of its own kind."""
    parts = _PARTS[frame[0]]
    numbers = frame[1:]
    tail = _TAIL.get(frame[0])
    if len(numbers) < len(parts) or (tail is None and len(numbers) > len(parts)):
        return False
    if not all(part(board, n) for part, n in zip(parts, numbers, strict=False)):
        return False
    return tail is None or all(tail(board, n) for n in numbers[len(parts) :])


# --- what a frame leans on ---


def _leans(board: Board, i: int, frame: Frame) -> bool:
    below = board.stack[i - 1] if i else ()
    above = board.stack[i + 1] if i + 1 < len(board.stack) else ()
    leaning = _LEANING.get(frame[0])
    if (frame[0] in (frames.TURN, frames.ORDER)) != (i == 0):
        return False
    return leaning is None or leaning(board, frame, below, above)


def _window(board: Board, frame: Frame, below: Frame, above: Frame) -> bool:
    responder, passes, responders = frame[6:9]
    return bool(responders >> responder & 1) and passes <= responders.bit_count() and frame[3] > 0


def _door(board: Board, frame: Frame, below: Frame, above: Frame) -> bool:
    return frame[3] in board.stage if frame[2] else not frame[3]


def _combat(board: Board, frame: Frame, below: Frame, above: Frame) -> bool:
    """Until it opens, its monster lies on the stage; later the fighter may have left it."""
    return frame[2] != 0 or (frame[3] in board.stage and board.row(frame[3]).kind == "monster")


def _fighting(board: Board, frame: Frame, below: Frame, above: Frame) -> bool:
    return board.fighter != NOBODY


def _share(board: Board, frame: Frame, below: Frame, above: Frame) -> bool:
    return frame[3] + frame[4] <= len(board.stage) and frame[1] != frame[2]


def _flight(board: Board, frame: Frame, below: Frame, above: Frame) -> bool:
    monsters = (frame[3], *frame[4:])
    if any(card and board.row(card).kind != "monster" for card in monsters):
        return False
    if frame[2] == 1:
        return bool(frame[3]) and (bool(above) or board.rolled >= 1)
    return frame[2] != 2 or board.helper != NOBODY


def _monster(board: Board, frame: Frame, below: Frame, above: Frame) -> bool:
    return board.row(frame[3]).kind == "monster"


def _looting(board: Board, frame: Frame, below: Frame, above: Frame) -> bool:
    victim, picker, left = frame[1:4]
    return not left >> victim & 1 and (picker == NOBODY or bool(left >> picker & 1))


def _trap(board: Board, frame: Frame, below: Frame, above: Frame) -> bool:
    return board.row(frame[3]).kind == "trap" and (frame[2] != 0 or frame[3] in board.stage)


def _charity(board: Board, frame: Frame, below: Frame, above: Frame) -> bool:
    return len(frame) == 3 + board.seats and (frame[2] == 0 or board.picked in board.hand[frame[1]])


def _draft(board: Board, frame: Frame, below: Frame, above: Frame) -> bool:
    seat, kind, to = frame[1], frame[3], frame[4]
    return seat != to and (kind == TRADE or board.fighter in (seat, to))


def _announced(board: Board, frame: Frame, below: Frame, above: Frame) -> bool:
    """A card that is being played lies on the stage until it acts."""
    card = frame[3]
    return card in board.stage or frame[2] >= 3


def _ability(board: Board, frame: Frame, below: Frame, above: Frame) -> bool:
    return frame[4] < len(board.row(frame[3]).abilities)


def _pay(board: Board, frame: Frame, below: Frame, above: Frame) -> bool:
    row = board.row(frame[3])
    return frame[4] == 0 or frame[5] < len((row.abilities, row.instead)[frame[4] - 1])


def _ops(board: Board, frame: Frame, below: Frame, above: Frame) -> bool:
    """A list that waits has something above it to wait for, or an answer to read."""
    return frame[2] <= len(board.cards.lists[frame[3]])


def _choose(board: Board, frame: Frame, below: Frame, above: Frame) -> bool:
    if frame[3] == asking.TARGET:
        return below[0] in (frames.PLAY, frames.ABILITY)
    return below[0] == frames.OPS and below[2] < len(board.cards.lists[below[3]])


def _lot(board: Board, frame: Frame, below: Frame, above: Frame) -> bool:
    if below[0] != frames.OPS or below[2] >= len(board.cards.lists[below[3]]):
        return False
    return frame[3] != asking.FROM_HAND or (frame[4] < board.seats and bool(board.hand[frame[4]]))


def _triggers(board: Board, frame: Frame, below: Frame, above: Frame) -> bool:
    pairs = frame[5:]
    if len(pairs) % 2 or (frame[2] == 0) != (not pairs):
        return False
    return all(index < len(board.row(card).triggers) for card, index in zip(pairs[::2], pairs[1::2], strict=True))


def _instead(board: Board, frame: Frame, below: Frame, above: Frame) -> bool:
    return frame[2] == 0 or (_card(board, frame[4]) and frame[5] < len(board.row(frame[4]).instead))


Leaning = Callable[[Board, Frame, Frame, Frame], bool]

_LEANING: Final[dict[int, Leaning]] = {
    frames.WINDOW: _window,
    frames.DOOR: _door,
    frames.COMBAT: _combat,
    frames.REWARD: _fighting,
    frames.SHARE: _share,
    frames.FLIGHT: _flight,
    frames.BAD_STUFF: _monster,
    frames.LOOTING: _looting,
    frames.TRAP: _trap,
    frames.CHARITY: _charity,
    frames.DRAFT: _draft,
    frames.PLAY: _announced,
    frames.ABILITY: _ability,
    frames.PAY: _pay,
    frames.OPS: _ops,
    frames.CHOOSE: _choose,
    frames.LOT: _lot,
    frames.TRIGGERS: _triggers,
    frames.INSTEAD: _instead,
}
