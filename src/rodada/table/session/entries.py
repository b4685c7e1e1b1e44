"""The public log of a table, packed small: what every viewer is told, each with what it may know.

Entries have numbers of their own, from 1 without a gap: sealed answers, yields and stops are lines of the stored log
but no entries, so the numbers tell nobody of them.
"""

from __future__ import annotations

from collections import deque
from typing import Any, Final

import msgspec

from rodada.engine.contract import Game
from rodada.engine.events import Event
from rodada.players.tempers import Memory

BEGINS: Final = "start"
"""The kind of entry with which a game begins: what happened before it belongs to another one."""

Packed = tuple[str, str, tuple[int, ...], tuple[int, ...], int]


class Kept(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True, gc=False):
    """One entry. A reason that is `own` is told to the seat alone: why it passed would show the others its hand."""

    kind: str
    when: float
    seat: int = -1
    reason: str = ""
    own: bool = False
    name: str = ""
    text: str = ""
    phrase: str = ""
    events: tuple[Packed, ...] = ()


AT_HAND: Final = 4
"""The newest entries are asked for by every viewer: so many are kept as they are."""
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Kept)


def packed(events: list[Event]) -> tuple[Packed, ...]:
    return tuple((event.kind, event.rule, event.public, event.private, event.mask) for event in events)


class Entries:
    """All entries of a table from the first."""

    __slots__ = ("_at_hand", "_kept")

    def __init__(self) -> None:
        self._kept: list[bytes] = []
        self._at_hand: deque[Kept] = deque(maxlen=AT_HAND)

    def __len__(self) -> int:
        return len(self._kept)

    def add(self, kept: Kept) -> None:
        self._kept.append(_encoder.encode(kept))
        self._at_hand.append(kept)

    def after(self, cursor: int) -> list[tuple[int, Kept]]:
        """Those behind entry `cursor`, with their numbers."""
        new = len(self) - cursor
        if 0 <= new <= len(self._at_hand):
            return list(enumerate(list(self._at_hand)[len(self._at_hand) - new :], cursor + 1))
        return [(n, _decoder.decode(raw)) for n, raw in enumerate(self._kept[cursor:], cursor + 1)]

    def grudges(self, game: Game[Any], seats: int, seat: int, kind: str) -> tuple[float, ...]:
        """What a bot of that kind resents, from what its seat was told in this game."""
        memory = Memory(game, ["" if other != seat else kind for other in range(seats)])
        if memory.counts:
            for _, kept in self.after(0):
                if kept.kind == BEGINS:
                    memory = Memory(game, ["" if other != seat else kind for other in range(seats)])
                memory.tell(Event(*event) for event in kept.events)
        return memory.grudges(seat)
