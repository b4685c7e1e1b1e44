"""What both stores promise: dense logs, added once, there for good, and damage that is noticed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from uuid import uuid4

import pytest

from rodada.engine.errors import Refused
from rodada.table.storage import Behind, Damage, Notice, Store, Taken, open_store

Story = Callable[[Store, str], Awaitable[None]]


@asynccontextmanager
async def opened(where: str) -> AsyncIterator[Store]:
    store = await open_store(where)
    try:
        yield store
    finally:
        await store.close()


def told(where: str, *stories: Story) -> None:
    """Tell each story to the same store, closed and opened again between them, about a table of its own."""

    async def tell() -> None:
        table = uuid4().hex
        for story in stories:
            async with opened(where) as store:
                await story(store, table)

    asyncio.run(tell())


def notice(*people: str, listed: bool = False, changed: float = 1.0, page: bytes = b"page") -> Notice:
    return Notice(people=list(people), listed=listed, changed=changed, page=page)


def test_lines_are_there_after_opening_again(where: str) -> None:
    async def first(store: Store, table: str) -> None:
        await store.create(table, [b"one"])
        await store.append(table, 2, [b"two", b"three"])
        await store.append(table, 4, [])

    async def then(store: Store, table: str) -> None:
        found = await store.lines(table)
        assert found is not None
        assert (found.lines, found.damage) == ([b"one", b"two", b"three"], None)
        later = await store.lines(table, after=2)
        assert later is not None
        assert later.lines == [b"three"]
        assert await store.lines("no such table") is None

    told(where, first, then)


def test_a_line_is_added_only_after_the_last(where: str) -> None:
    async def story(store: Store, table: str) -> None:
        await store.create(table, [b"one"])
        for first in (1, 3):
            with pytest.raises(Behind):
                await store.append(table, first, [b"other"])
        with pytest.raises(Behind):
            await store.append("no such table", 1, [b"other"])
        with pytest.raises(Taken):
            await store.create(table, [b"other"])
        assert (await store.lines(table)).lines == [b"one"]  # type: ignore[union-attr]  # it was made above

    told(where, story)


def test_of_two_that_add_the_same_number_one_wins(where: str) -> None:
    async def story(store: Store, table: str) -> None:
        await store.create(table, [b"one"])
        async with opened(where) as other:
            adding = [side.append(table, 2, [name]) for side, name in ((store, b"a"), (other, b"b")) for _ in "xy"]
            results = await asyncio.gather(*adding, return_exceptions=True)
        assert sorted(isinstance(result, Behind) for result in results) == [False, True, True, True]
        assert len((await store.lines(table)).lines) == 2  # type: ignore[union-attr]  # it was made above

    told(where, story)


def test_many_tables_at_once(where: str) -> None:
    async def story(store: Store, table: str) -> None:
        async def play(code: str) -> None:
            await store.create(code, [b"1"])
            for n in range(2, 20):
                await store.append(code, n, [str(n).encode()])

        codes = [f"{table}-{number}" for number in range(20)]
        await asyncio.gather(*map(play, codes))
        for code in codes:
            found = await store.lines(code)
            assert found is not None
            assert found.lines == [str(n).encode() for n in range(1, 20)]

    told(where, story)


def test_lists_of_tables(where: str) -> None:
    async def story(store: Store, table: str) -> None:
        ana, bia = f"ana {table}", f"bia {table}"
        for number, people in enumerate([(ana,), (ana, bia), (bia,)]):
            await store.create(f"{table}{number}", [b"1"])
            page = str(number).encode()
            await store.note(f"{table}{number}", notice(*people, changed=number, page=page, listed=number == 1))
        assert [one.page for one in await store.tables_of(ana, 9)] == [b"1", b"0"]
        assert [one.page for one in await store.tables_of(bia, 1)] == [b"2"]
        assert sorted((await store.tables_of(ana, 1))[0].people) == [ana, bia]
        assert b"1" in [one.page for one in await store.listed(9)]
        await store.note(f"{table}1", notice(bia, changed=9))
        assert [one.page for one in await store.tables_of(ana, 9)] == [b"0"]
        await store.forget(f"{table}1")
        assert [one.page for one in await store.tables_of(bia, 9)] == [b"2"]
        assert await store.lines(f"{table}1") is None

    told(where, story)


def test_what_is_kept_stays_as_it_was_first(where: str) -> None:
    async def first(store: Store, table: str) -> None:
        assert await store.keep(table, b"key") == b"key"

    async def then(store: Store, table: str) -> None:
        assert await store.keep(table, b"another") == b"key"

    told(where, first, then)


@pytest.mark.parametrize("where", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("harm", "kept"),
    [
        ("UPDATE lines SET line = X'78' WHERE n = 3", 2),
        ("UPDATE lines SET checksum = checksum + 1 WHERE n = 1", 0),
        ("DELETE FROM lines WHERE n = 2", 1),
        ("DELETE FROM lines WHERE n = 4", 3),
    ],
)
def test_a_damaged_table_is_whole_up_to_there_and_goes_on(where: str, harm: str, kept: int) -> None:
    async def first(store: Store, table: str) -> None:
        await store.create(table, [b"one", b"two", b"three", b"four"])

    async def then(store: Store, table: str) -> None:
        with sqlite3.connect(where) as connection:
            connection.execute(harm)
        found = await store.lines(table)
        assert found is not None
        assert found.lines == [b"one", b"two", b"three", b"four"][:kept]
        assert found.damage == Damage(table, kept, 4 - kept)
        await store.mend(found.damage)
        await store.append(table, kept + 1, [b"new"])
        mended = await store.lines(table)
        assert mended is not None
        assert (mended.lines[kept:], mended.damage) == ([b"new"], None)

    told(where, first, then)


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ("mysql://here", "store-unknown-kind"),
        ("postgresql://nobody@127.0.0.1:1/none", "store-unreachable"),
    ],
)
def test_what_cannot_be_opened_is_refused(given: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        asyncio.run(open_store(given))
    assert refused.value.key == key


def test_a_file_that_is_no_store_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana, " * 100)
    with pytest.raises(Refused) as refused:
        asyncio.run(open_store(str(path)))
    assert refused.value.key == "store-unreadable"
