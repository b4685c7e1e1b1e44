"""What a store of tables promises, whatever lies under it.

A table is a dense sequence of lines, numbered from 1. A line is there for good when the call that adds it returns, and
its checksum tells whether what is read is what was written.
"""

from __future__ import annotations

import logging
import zlib
from collections.abc import Sequence
from typing import Protocol

import msgspec

from rodada.engine.errors import Refused

logger = logging.getLogger("rodada.store")


class Taken(Refused):
    """There is a table of that code already."""

    def __init__(self, table: str) -> None:
        super().__init__("store-code-taken", table=table)


class Behind(Refused):
    """Lines were to be added after one that is not the last: whoever adds them does not know the newest ones."""

    def __init__(self, table: str) -> None:
        super().__init__("store-behind", table=table)


class StoreFailed(Refused):
    """The system under the store failed. Where it is another process, what was asked may be there all the same."""

    def __init__(self, reason: str) -> None:
        super().__init__("store-failed", reason=reason)
        logger.error("%s", reason)


class Damage(msgspec.Struct, frozen=True):
    """A table whose lines after `kept` were damaged: so many of them (-1: nobody can tell) are lost."""

    table: str
    kept: int
    lost: int


class Found(msgspec.Struct, frozen=True):
    """The lines of a table as far as they are whole, and what is damaged behind them."""

    lines: list[bytes]
    damage: Damage | None = None


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """What lists of tables show of one without folding its log. `people` are the owners of its seats and its host."""

    people: list[str]
    listed: bool
    """Whether everybody may see it on the start page."""
    changed: float
    page: bytes
    """What the server shows of it, in the server's own form."""


class Store(Protocol):
    """A place for the logs of tables."""

    async def create(self, table: str, lines: Sequence[bytes]) -> None:
        """A new table with its first lines; `Taken` if the code is."""

    async def append(self, table: str, first: int, lines: Sequence[bytes]) -> None:
        """Add lines, the first of them as number `first`; `Behind` if that is not the next one."""

    async def lines(self, table: str, after: int = 0) -> Found | None:
        """The lines after a number; None if there is no such table."""

    async def mend(self, damage: Damage) -> None:
        """Cut the table after what is whole, so that it can go on; what is cut is kept aside."""

    async def note(self, table: str, notice: Notice) -> None:
        """What lists show of it from now on."""

    async def tables_of(self, person: str, most: int) -> list[Notice]:
        """The tables of a person, those that changed last first."""

    async def listed(self, most: int) -> list[Notice]:
        """The tables that everybody may see, those that changed last first."""

    async def keep(self, name: str, value: bytes) -> bytes:
        """The value kept under a name; the given one if there was none."""

    async def forget(self, table: str) -> None:
        """Remove a table with all that is known of it."""

    def damages(self) -> list[Damage]:
        """What was found to be lost when the store was opened."""

    async def close(self) -> None: ...


def checksum(table: str, n: int, line: bytes) -> int:
    """Of a line at its place: one moved elsewhere does not fit either."""
    return zlib.crc32(line, zlib.crc32(f"{table} {n} ".encode()))


def whole(table: str, after: int, last: int, rows: Sequence[tuple[int, bytes, int]]) -> Found:
    """The lines up to the first that is missing or does not fit its checksum; `last` is the newest there ever was."""
    lines: list[bytes] = []
    for expected, (n, line, kept) in enumerate(rows, after + 1):
        if n != expected or checksum(table, n, line) != kept:
            break
        lines.append(bytes(line))
    end = after + len(lines)
    newest = max(last, rows[-1][0] if rows else 0)
    return Found(lines, Damage(table, end, newest - end) if newest > end else None)
