"""Opening a store by what a person writes: a path, or the URL of a Postgres database."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from rodada.engine.errors import Refused
from rodada.table.storage.store import Store


async def open_store(where: str) -> Store:
    """The store at a path or URL, made if there is none; refused if it cannot be opened."""
    if where.startswith(("postgresql://", "postgres://")):
        if find_spec("asyncpg") is None:
            raise Refused("store-needs-asyncpg")
        from rodada.table.storage.postgres import PostgresStore

        return await PostgresStore.open(where)
    if "://" in where:
        raise Refused("store-unknown-kind", given=where.split("://")[0])
    from rodada.table.storage.sqlite import SqliteStore

    return SqliteStore.open(Path(where))
