"""What lies in a store, read past Rodada's own code for it, and what the people at the tables should have been told."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable
from typing import Any

from rodada.table import log
from rodada.table.session import Session
from rodada.table.storage.store import checksum

LINES = "SELECT code, n, line, checksum FROM lines ORDER BY code, n"
TABLES = "SELECT code, last FROM tables"


async def rows(where: str) -> tuple[list[Any], dict[str, int]]:
    """All lines, and the number of each table's last."""
    if "://" in where:
        import asyncpg

        connection = await asyncpg.connect(where)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                found = [tuple(row) for row in await connection.fetch(LINES)]
                return found, dict([tuple(row) for row in await connection.fetch(TABLES)])
        finally:
            await connection.close()
    with sqlite3.connect(f"file:{where}?mode=ro", uri=True, isolation_level=None) as reading:
        reading.execute("BEGIN")
        found = reading.execute(LINES).fetchall()
        lasts = dict(reading.execute(TABLES).fetchall())
    reading.close()
    return found, lasts


async def logs(where: str) -> dict[str, list[log.Line]]:
    """The log of each table; it must be dense, and every line as it was written."""
    found, lasts = await rows(where)
    tables: dict[str, list[log.Line]] = {code: [] for code in lasts}
    for code, n, raw, kept in found:
        assert checksum(code, n, bytes(raw)) == kept, f"{code}: line {n} is not what was written"
        line = log.decode(bytes(raw))
        assert line.n == n == len(tables[code]) + 1, f"{code}: line {line.n} at {n} after {len(tables[code])}"
        tables[code].append(line)
    assert {code: len(lines) for code, lines in tables.items()} == lasts
    return tables


def exactly_once(tables: dict[str, list[log.Line]], acknowledged: Iterable[tuple[str, str]]) -> None:
    """Each move that was acknowledged, by table and id, is in the log, and once; nothing at all is there twice."""
    counts = Counter((code, line.by, line.id) for code, lines in tables.items() for line in lines if line.id)
    twice = [said for said, count in counts.items() if count > 1]
    assert not twice, f"stored twice: {twice[:3]}"
    there = {(code, said) for code, _, said in counts}
    lost = [said for said in acknowledged if said not in there]
    assert not lost, f"acknowledged and lost: {lost[:3]} of {len(lost)}"


def told(code: str, lines: list[log.Line]) -> list[tuple[int, str, int, float, str, str]]:
    """The entries that everybody at the table should have been told, as far as they are the same for all."""
    session = Session.fold(code, lines)
    kept = session.news("", -1, 0, 0.0).entries
    return [(one.n, one.kind, one.seat, one.when, one.name, one.text) for one in kept]
