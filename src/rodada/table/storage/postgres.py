"""Tables in a Postgres database, which orders a table's lines for any number of servers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import asyncpg

from rodada.engine.errors import Refused
from rodada.table.storage.store import Behind, Damage, Found, Notice, StoreFailed, Taken, checksum, whole

_CONNECTIONS: Final = 8
_SCHEMA_LOCK: Final = 7263232
_FAILURES: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""What a database that breaks off in the middle of something looks like from here."""

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS tables (
    code TEXT PRIMARY KEY, last BIGINT NOT NULL,
    listed BOOLEAN NOT NULL DEFAULT FALSE, changed DOUBLE PRECISION NOT NULL DEFAULT 0, page BYTEA
);
CREATE INDEX IF NOT EXISTS tables_listed ON tables (changed) WHERE listed;
CREATE TABLE IF NOT EXISTS lines (
    code TEXT NOT NULL, n BIGINT NOT NULL, line BYTEA NOT NULL, checksum BIGINT NOT NULL, PRIMARY KEY (code, n)
);
CREATE TABLE IF NOT EXISTS damaged (code TEXT NOT NULL, n BIGINT NOT NULL, line BYTEA NOT NULL);
CREATE TABLE IF NOT EXISTS people (person TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (person, code));
CREATE INDEX IF NOT EXISTS people_code ON people (code);
CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, value BYTEA NOT NULL);
"""


class PostgresStore:
    """The store in a database."""

    def __init__(self, pool: asyncpg.Pool[Any]) -> None:
        self._pool: Final = pool

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        """The store at a URL, its tables made if there are none; refused if the database cannot be reached."""
        try:
            pool = await asyncpg.create_pool(
                url, min_size=1, max_size=_CONNECTIONS, server_settings={"synchronous_commit": "on"}
            )
            async with pool.acquire() as connection, connection.transaction():
                # Two servers that start together would both make the tables.
                await connection.execute("SELECT pg_advisory_xact_lock($1)", _SCHEMA_LOCK)
                await connection.execute(_SCHEMA)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as error:
            raise Refused("store-unreachable", reason=str(error) or type(error).__name__) from error
        return cls(pool)

    async def create(self, table: str, lines: Sequence[bytes]) -> None:
        async def work(connection: Any) -> None:
            made = await connection.execute(
                "INSERT INTO tables (code, last) VALUES ($1, $2) ON CONFLICT DO NOTHING", table, len(lines)
            )
            if made != "INSERT 0 1":
                raise Taken(table)
            await _insert(connection, table, 1, lines)

        await self._do(work)

    async def append(self, table: str, first: int, lines: Sequence[bytes]) -> None:
        if not lines:
            return

        async def work(connection: Any) -> None:
            moved = await connection.execute(
                "UPDATE tables SET last = $1 WHERE code = $2 AND last = $3", first + len(lines) - 1, table, first - 1
            )
            if moved != "UPDATE 1":
                raise Behind(table)
            await _insert(connection, table, first, lines)

        await self._do(work)

    async def lines(self, table: str, after: int = 0) -> Found | None:
        async def read(connection: Any) -> Found | None:
            last = await connection.fetchval("SELECT last FROM tables WHERE code = $1 FOR SHARE", table)
            rows = await connection.fetch(
                "SELECT n, line, checksum FROM lines WHERE code = $1 AND n > $2 ORDER BY n", table, after
            )
            return None if last is None else whole(table, after, last, [tuple(row) for row in rows])

        found: Found | None = await self._do(read)
        return found

    async def mend(self, damage: Damage) -> None:
        async def work(connection: Any) -> None:
            behind = (damage.table, damage.kept)
            await connection.execute(
                "INSERT INTO damaged SELECT code, n, line FROM lines WHERE code = $1 AND n > $2", *behind
            )
            await connection.execute("DELETE FROM lines WHERE code = $1 AND n > $2", *behind)
            await connection.execute("UPDATE tables SET last = $2 WHERE code = $1", *behind)

        await self._do(work)

    async def note(self, table: str, notice: Notice) -> None:
        async def work(connection: Any) -> None:
            await connection.execute(
                "UPDATE tables SET listed = $1, changed = $2, page = $3 WHERE code = $4",
                notice.listed,
                notice.changed,
                notice.page,
                table,
            )
            await connection.execute("DELETE FROM people WHERE code = $1", table)
            await connection.executemany(
                "INSERT INTO people (person, code) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                [(person, table) for person in notice.people],
            )

        await self._do(work)

    async def tables_of(self, person: str, most: int) -> list[Notice]:
        return await self._notices(
            "WHERE page IS NOT NULL AND code IN (SELECT code FROM people WHERE person = $2)", most, person
        )

    async def listed(self, most: int) -> list[Notice]:
        return await self._notices("WHERE listed AND page IS NOT NULL", most)

    async def keep(self, name: str, value: bytes) -> bytes:
        async def work(connection: Any) -> bytes:
            await connection.execute(
                "INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", name, value
            )
            return bytes(await connection.fetchval("SELECT value FROM kept WHERE name = $1", name))

        kept: bytes = await self._do(work)
        return kept

    async def forget(self, table: str) -> None:
        async def work(connection: Any) -> None:
            for where in ("lines", "people", "damaged", "tables"):
                await connection.execute(f"DELETE FROM {where} WHERE code = $1", table)

        await self._do(work)

    def damages(self) -> list[Damage]:
        return []  # the database keeps its own log whole, or does not start

    async def close(self) -> None:
        await self._pool.close()

    async def _do(self, work: Any) -> Any:
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                return await work(connection)
        except _FAILURES as error:
            raise StoreFailed(str(error) or type(error).__name__) from error

    async def _notices(self, which: str, most: int, *arguments: Any) -> list[Notice]:
        async def read(connection: Any) -> list[Notice]:
            rows = await connection.fetch(
                "SELECT listed, changed, page,"
                " ARRAY(SELECT person FROM people WHERE people.code = tables.code) AS people"
                f" FROM tables {which} ORDER BY changed DESC LIMIT $1",
                most,
                *arguments,
            )
            return [
                Notice(people=row["people"], listed=row["listed"], changed=row["changed"], page=bytes(row["page"]))
                for row in rows
            ]

        notices: list[Notice] = await self._do(read)
        return notices


async def _insert(connection: Any, table: str, first: int, lines: Sequence[bytes]) -> None:
    await connection.executemany(
        "INSERT INTO lines (code, n, line, checksum) VALUES ($1, $2, $3, $4)",
        [(table, n, line, checksum(table, n, line)) for n, line in enumerate(lines, first)],
    )
