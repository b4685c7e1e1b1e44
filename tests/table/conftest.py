"""Both kinds of store, for every test that asks for `where`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from table.stores import running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_postgres("fsync=off") as database:
        yield database.url


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A path or a URL, as a person would give it."""
    if request.param == "sqlite":
        return str(tmp_path / "rodada.db")
    url: str = request.getfixturevalue("postgres")
    return url
