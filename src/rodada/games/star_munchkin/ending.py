"""M-2.6: who has won."""

from __future__ import annotations

from rodada.engine.errors import Refused
from rodada.engine.events import Event
from rodada.engine.state import Outcome
from rodada.games.star_munchkin.board import Board


def call_time(board: Board) -> None:
    """The last of the agreed rounds is over: the highest level wins, shared where it is tied."""
    top = max(board.level)
    board.winners = sum(1 << seat for seat, level in enumerate(board.level) if level == top)
    board.events.append(Event("time_called", "M-2.6", (board.turns, top)))
    board.stack.clear()


def outcome(board: Board) -> Outcome:
    """Winners first; the others by level, equal levels sharing their rank. Time called: a ruling on M-2.6."""
    if not board.winners:
        raise Refused("refused-not-over")
    keys = [(board.winners >> seat & 1, board.level[seat]) for seat in range(board.seats)]
    keys = [(1, 0) if won else key for key, (won, _) in zip(keys, keys, strict=True)]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    shared = board.options.shared_victory and board.winners.bit_count() > 1
    return Outcome(ranks, tuple(board.level), "M-12.2" if shared else "M-2.6")
