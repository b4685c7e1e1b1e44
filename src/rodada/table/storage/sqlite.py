"""Tables in one SQLite file: write-ahead log, every commit synced, one writer that commits for many at once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from rodada.engine.errors import Refused
from rodada.table.storage import crash
from rodada.table.storage.store import Behind, Damage, Found, Notice, StoreFailed, Taken, checksum, whole
from rodada.table.storage.writer import Writer

FORMAT: Final = 1
_PATIENCE: Final = 10.0
"""Seconds that one process waits for another that writes to the same file."""

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS tables (
    code TEXT PRIMARY KEY, last INTEGER NOT NULL,
    listed INTEGER NOT NULL DEFAULT 0, changed REAL NOT NULL DEFAULT 0, page BLOB
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_listed ON tables (changed) WHERE listed;
CREATE TABLE IF NOT EXISTS lines (
    code TEXT NOT NULL, n INTEGER NOT NULL, line BLOB NOT NULL, checksum INTEGER NOT NULL, PRIMARY KEY (code, n)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS damaged (code TEXT NOT NULL, n INTEGER NOT NULL, line BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS people (
    person TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (person, code)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
"""


class SqliteStore:
    """The store in a file."""

    def __init__(self, path: Path, damages: list[Damage]) -> None:
        self._path: Final = path
        self._damages: Final = damages
        self._writer: Final = Writer(lambda: _connect(path))
        # Reading has a thread and a connection of its own: it waits for no commit, and no commit for it.
        self._reader: Final = ThreadPoolExecutor(1, "rodada-reader")
        self._read_from = self._reader.submit(_connect, path).result()

    @classmethod
    def open(cls, path: Path) -> SqliteStore:
        """The store at a path, made if there is none; refused if it is no such file, or damaged all over."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            damages = crash.damages(path)
            connection = _connect(path)
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            if version > FORMAT:
                raise Refused("store-too-new", path=str(path))
            connection.executescript(_SCHEMA)
            connection.execute(f"PRAGMA user_version = {FORMAT}")
            connection.close()
        except crash.UNREADABLE as error:
            raise Refused("store-unreadable", path=str(path), reason=str(error)) from error
        return cls(path, damages)

    async def create(self, table: str, lines: Sequence[bytes]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            made = connection.execute("INSERT OR IGNORE INTO tables (code, last) VALUES (?, ?)", (table, len(lines)))
            if made.rowcount != 1:
                raise Taken(table)
            _insert(connection, table, 1, lines)

        await self._writer.do(work)

    async def append(self, table: str, first: int, lines: Sequence[bytes]) -> None:
        if not lines:
            return

        def work(connection: sqlite3.Connection) -> None:
            moved = connection.execute(
                "UPDATE tables SET last = ? WHERE code = ? AND last = ?", (first + len(lines) - 1, table, first - 1)
            )
            if moved.rowcount != 1:
                raise Behind(table)
            _insert(connection, table, first, lines)

        await self._writer.do(work)

    async def lines(self, table: str, after: int = 0) -> Found | None:
        def read(connection: sqlite3.Connection) -> Found | None:
            with connection:  # one snapshot for both questions
                connection.execute("BEGIN")
                last = connection.execute("SELECT last FROM tables WHERE code = ?", (table,)).fetchone()
                rows = connection.execute(
                    "SELECT n, line, checksum FROM lines WHERE code = ? AND n > ? ORDER BY n", (table, after)
                ).fetchall()
            return whole(table, after, last[0], rows) if last else None

        found: Found | None = await self._read(read)
        return found

    async def mend(self, damage: Damage) -> None:
        def work(connection: sqlite3.Connection) -> None:
            behind = (damage.table, damage.kept)
            connection.execute("INSERT INTO damaged SELECT code, n, line FROM lines WHERE code = ? AND n > ?", behind)
            connection.execute("DELETE FROM lines WHERE code = ? AND n > ?", behind)
            connection.execute("UPDATE tables SET last = ? WHERE code = ?", (damage.kept, damage.table))

        await self._writer.do(work)

    async def note(self, table: str, notice: Notice) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE tables SET listed = ?, changed = ?, page = ? WHERE code = ?",
                (notice.listed, notice.changed, notice.page, table),
            )
            connection.execute("DELETE FROM people WHERE code = ?", (table,))
            connection.executemany(
                "INSERT OR IGNORE INTO people (person, code) VALUES (?, ?)",
                [(person, table) for person in notice.people],
            )

        await self._writer.do(work)

    async def tables_of(self, person: str, most: int) -> list[Notice]:
        return await self._notices(
            "SELECT code, listed, changed, page FROM people JOIN tables USING (code)"
            " WHERE person = ? AND page IS NOT NULL ORDER BY changed DESC LIMIT ?",
            (person, most),
        )

    async def listed(self, most: int) -> list[Notice]:
        return await self._notices(
            "SELECT code, listed, changed, page FROM tables WHERE listed ORDER BY changed DESC LIMIT ?", (most,)
        )

    async def keep(self, name: str, value: bytes) -> bytes:
        def work(connection: sqlite3.Connection) -> bytes:
            connection.execute("INSERT OR IGNORE INTO kept (name, value) VALUES (?, ?)", (name, value))
            return bytes(connection.execute("SELECT value FROM kept WHERE name = ?", (name,)).fetchone()[0])

        kept: bytes = await self._writer.do(work)
        return kept

    async def forget(self, table: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for where in ("lines", "people", "damaged", "tables"):
                connection.execute(f"DELETE FROM {where} WHERE code = ?", (table,))

        await self._writer.do(work)

    def damages(self) -> list[Damage]:
        return self._damages

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        self._reader.submit(self._read_from.close).result()
        self._reader.shutdown()

    async def _read(self, read: Any) -> Any:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, read, self._read_from)
        except crash.UNREADABLE as error:
            raise StoreFailed(str(error)) from error

    async def _notices(self, query: str, arguments: tuple[Any, ...]) -> list[Notice]:
        def read(connection: sqlite3.Connection) -> list[Notice]:
            rows = connection.execute(query, arguments).fetchall()
            people = "SELECT person FROM people WHERE code = ?"
            return [
                Notice(
                    people=[person for (person,) in connection.execute(people, (code,))],
                    listed=bool(listed),
                    changed=changed,
                    page=bytes(page),
                )
                for code, listed, changed, page in rows
            ]

        notices: list[Notice] = await self._read(read)
        return notices


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _insert(connection: sqlite3.Connection, table: str, first: int, lines: Sequence[bytes]) -> None:
    connection.executemany(
        "INSERT INTO lines (code, n, line, checksum) VALUES (?, ?, ?, ?)",
        [(table, n, line, checksum(table, n, line)) for n, line in enumerate(lines, first)],
    )
