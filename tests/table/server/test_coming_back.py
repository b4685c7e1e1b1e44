"""Lines that break, messages said twice, the other transport, and a server that starts again."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec

from rodada.table import log as lines
from rodada.table.storage import open_store
from table.server.serving import Guest, served


def story(where: Path, told: Any, **settings: Any) -> None:
    async def tell() -> None:
        async with served(str(where / "x.db"), **settings) as address, Guest(address) as ana:
            await told(address, ana)

    asyncio.run(tell())


def entries(told: list[dict[str, Any]]) -> list[int]:
    return [entry["n"] for message in told for entry in message.get("entries", [])]


def test_who_comes_back_gets_what_was_missed_and_nothing_twice(tmp_path: Path) -> None:
    async def told(address: str, ana: Guest) -> None:
        code = (await ana.new_table())["code"]
        heard: list[int] = []
        cursor = 0
        async with ana.at(code) as talker:
            for number in range(20):
                async with ana.at(code, cursor=cursor) as place:
                    await talker.do("chat", text=str(number))
                    while place.n < 3 + number:
                        await place.hear()
                    heard += entries(place.told)
                    cursor = place.n
                await talker.do("chat", text="meanwhile") if number == 10 else None
        assert heard == list(range(1, cursor + 1))

    story(tmp_path, told, frames_at_once=1000)


def test_what_is_said_twice_has_one_effect_also_after_a_restart(where: str) -> None:
    async def tell() -> None:
        async with served(where) as address, Guest(address) as ana:
            code = (await ana.new_table())["code"]
            async with ana.at(code) as one, ana.at(code) as two:
                first = await one.do("chat", text="hello", id="same")
                assert await two.do("chat", text="hello", id="same") == first
            cookies = ana.http.cookies
        async with served(where) as address, Guest(address) as again:
            again.http.cookies = cookies
            async with again.at(code) as place:
                assert await place.do("chat", text="hello", id="same") == first
                assert entries(place.told)[-1] == first["n"]

    asyncio.run(tell())


def test_a_table_played_by_other_rules_says_so_and_stays_as_it_is(where: str) -> None:
    async def tell() -> None:
        async with served(where) as address, Guest(address) as ana:
            code = (await ana.new_table(bots="random"))["code"]
            async with ana.at(code) as place:
                await place.until("news")
            cookies = ana.http.cookies
        store = await open_store(where)
        stored = await store.lines(code)
        assert stored is not None
        last = lines.decode(stored.lines[-1])
        move = lines.Line(last.n + 1, last.when, lines.Moved(0, ["train 9"]))
        await store.append(code, move.n, [lines.encode(move)])
        await store.close()
        async with served(where) as address, Guest(address) as again:
            again.http.cookies = cookies
            async with again.at(code) as place:
                assert (await place.until("bye"))["why"]["say"] == "session-other-rules"
        store = await open_store(where)
        kept = await store.lines(code)
        assert kept is not None
        assert len(kept.lines) == move.n
        await store.close()

    asyncio.run(tell())


def test_a_table_asked_for_twice_is_one(tmp_path: Path) -> None:
    async def told(address: str, ana: Guest) -> None:
        wanted = {"id": "mine", "game": "gunrunners", "seats": 2, "name": "Ana"}
        answers = await asyncio.gather(*(ana.http.post("/api/tables", json=wanted) for _ in range(3)))
        assert len({answer.json()["code"] for answer in answers}) == 1
        async with Guest(address) as bia:
            assert (await bia.http.post("/api/tables", json=wanted)).json()["code"] != answers[0].json()["code"]

    story(tmp_path, told)


def test_a_server_that_ends_tells_its_clients_to_come_back(tmp_path: Path) -> None:
    async def tell() -> None:
        async with AsyncExitStack() as lines:
            async with served(str(tmp_path / "x.db")) as address, Guest(address) as ana:
                code = (await ana.new_table())["code"]
                line = await lines.enter_async_context(ana.at(code))
                await line.until("present")
            farewell = await line.until("bye")
            assert (farewell["why"]["say"], farewell["again"] > 0) == ("bye-restart", True)
            await asyncio.wait_for(line.socket.wait_closed(), 10)
            assert line.socket.close_code == 1012

    asyncio.run(tell())


def test_the_same_by_server_sent_events_and_posts(tmp_path: Path) -> None:
    async def told(address: str, ana: Guest) -> None:
        code = (await ana.new_table())["code"]
        async with ana.at(code) as socket, ana.http.stream("GET", f"/sse/{code}?cursor=1&seat=0") as stream:
            lines = stream.aiter_lines()
            assert (await message(lines))["t"] == "welcome"
            news = await message(lines)
            assert [entry["n"] for entry in news["entries"]] == [2]
            answer = await ana.http.post(f"/say/{code}", json={"t": "chat", "id": "a", "text": "by post"})
            assert answer.json() == {"t": "done", "id": "a", "n": 3}
            while not (news := await message(lines)).get("entries"):
                pass
            assert news["entries"][0]["text"] == "by post"
            await socket.until("news", n=3)
            assert [told for told in socket.told if told["t"] == "news"][-1]["entries"] == news["entries"]

    story(tmp_path, told)


async def message(lines: Any) -> dict[str, Any]:
    """The next message of a stream."""
    async for line in lines:
        if line.startswith("data: "):
            read: dict[str, Any] = msgspec.json.decode(line.removeprefix("data: "))
            return read
    raise AssertionError("the stream ended")


def test_a_stream_says_why_it_ends(tmp_path: Path) -> None:
    async def told(address: str, ana: Guest) -> None:
        stranger = httpx.AsyncClient(base_url=address)
        assert "bye-no-cookie" in (await stranger.get("/sse/ABC")).text
        assert "session-no-table" in (await ana.http.get("/sse/ABC")).text
        code = (await ana.new_table())["code"]
        assert "said-unreadable" in (await ana.http.get(f"/sse/{code}?cursor=x")).text
        assert (await ana.http.post(f"/say/{code}", content=b"{")).status_code == 400
        assert (await ana.http.post("/say/ABC", json={"t": "start", "id": "1"})).status_code == 404
        assert (await stranger.post(f"/say/{code}", json={"t": "start", "id": "1"})).status_code == 403

    story(tmp_path, told)


def test_a_rematch_is_another_table_for_the_same_people(tmp_path: Path) -> None:
    async def told(address: str, ana: Guest) -> None:
        code = (await ana.new_table())["code"]
        async with ana.at(code) as place:
            answer = await place.do("rematch")
            assert (answer["t"], answer["why"]["say"]) == ("refused", "refused-not-over")

    story(tmp_path, told)


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def told(address: str, ana: Guest) -> None:
        code = (await ana.new_table())["code"]
        async with ana.at(code) as place:
            before = (await place.until("news"))["n"]
        await asyncio.sleep(1.5)
        async with ana.at(code) as place:
            assert (await place.until("news"))["n"] == before

    story(tmp_path, told, park_seconds=0.1)
