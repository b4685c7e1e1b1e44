"""Too much of anything is refused with a reason, and a client that does not keep up harms nobody."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect

from rodada.table.server.gauges import Flow, Flows, Places
from table.server.serving import Guest, Place, served


def story(where: Path, told: Any, **settings: Any) -> None:
    async def tell() -> None:
        async with served(str(where / "x.db"), **settings) as address, Guest(address) as ana:
            await told(address, ana)

    asyncio.run(tell())


def test_a_flow_lets_so_many_through_at_once_and_then_so_many_a_second() -> None:
    now = [0.0]
    flow = Flow(2.0, 3.0, lambda: now[0])
    assert [flow.takes() for _ in range(4)] == [True, True, True, False]
    now[0] = 1.0
    assert [flow.takes() for _ in range(3)] == [True, True, False]
    now[0] = 99.0
    assert flow.full


def test_each_client_has_a_flow_and_places_of_its_own() -> None:
    flows, places = Flows(0.0, 1.0), Places(1)
    assert [flows.takes("a"), flows.takes("a"), flows.takes("b")] == [True, False, True]
    assert [places.take("a"), places.take("a"), places.take("b")] == [True, False, True]
    places.leave("a")
    assert places.take("a")


def test_who_says_too_much_is_told_so_and_closed(tmp_path: Path) -> None:
    async def told(address: str, ana: Guest) -> None:
        code = (await ana.new_table())["code"]
        async with ana.at(code) as place:
            for _ in range(12):
                await place.say("start")
            assert (await place.until("bye"))["why"]["say"] == "bye-too-fast"
            await place.socket.wait_closed()
            assert (place.socket.close_code, place.socket.close_reason) == (1008, "bye-too-fast")

    story(tmp_path, told, frames_at_once=10, frames_per_second=1.0)


def test_a_frame_that_is_too_long_closes_the_socket(tmp_path: Path) -> None:
    async def told(address: str, ana: Guest) -> None:
        code = (await ana.new_table())["code"]
        async with ana.at(code) as place:
            await place.until("present")
            await place.say("chat", text="x" * 20_000)
            await asyncio.wait_for(place.socket.wait_closed(), 10)
            assert place.socket.close_code == 1009

    story(tmp_path, told)


@pytest.mark.parametrize("frame", ["", "{", "[]", '{"t":"play"}', '{"t":"nothing"}', "\x00", '{"t":"hello","id":3}'])
def test_rubbish_is_refused_and_nothing_happens(tmp_path: Path, frame: str) -> None:
    async def told(address: str, ana: Guest) -> None:
        code = (await ana.new_table())["code"]
        async with ana.at(code) as place:
            await place.until("present")
            for sent in (frame, frame.encode()):
                await place.socket.send(sent)
                assert (await place.hear())["why"]["say"] == "said-unreadable"
            assert (await place.do("chat", text="still here"))["t"] == "done"

    story(tmp_path, told)


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"sockets_per_person": 2}, "bye-too-many-sockets"),
        ({"sockets_per_address": 2}, "bye-too-many-sockets"),
        ({"sockets_per_table": 2}, "bye-table-full"),
    ],
)
def test_so_many_sockets_and_no_more(tmp_path: Path, settings: dict[str, int], reason: str) -> None:
    async def told(address: str, ana: Guest) -> None:
        code = (await ana.new_table())["code"]
        async with AsyncExitStack() as places:
            for _ in range(2):
                await (await places.enter_async_context(ana.at(code))).until("welcome")
            last = await places.enter_async_context(ana.at(code))
            assert (await last.hear())["why"]["say"] == reason
        async with ana.at(code) as place:  # those that went made room
            assert (await place.hear())["t"] == "welcome"

    story(tmp_path, told, **settings)


def test_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async def told(address: str, ana: Guest) -> None:
        for _ in range(2):
            await ana.new_table()
        wanted = {"id": "more", "game": "gunrunners", "seats": 2, "name": "Ana"}
        refused = await ana.http.post("/api/tables", json=wanted)
        assert (refused.status_code, refused.json()["why"]["say"]) == (429, "too-many-tables")

    story(tmp_path, told, tables_per_hour=6.0)


def test_so_many_requests_and_no_more(tmp_path: Path) -> None:
    async def told(address: str, ana: Guest) -> None:
        answers = [(await ana.http.get("/healthz")).status_code for _ in range(12)]
        assert answers[0] == 200
        assert answers[-1] == 429

    story(tmp_path, told, requests_at_once=10, requests_per_second=0.1)


def test_slow_requests_are_cut(tmp_path: Path) -> None:
    async def told(address: str, ana: Guest) -> None:
        place = urlsplit(address)
        for begun in (b"GET / HT", b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{"):
            reader, writer = await asyncio.open_connection(place.hostname, place.port)
            writer.write(begun)
            before = time.monotonic()
            await asyncio.wait_for(reader.read(), 10)
            assert time.monotonic() - before < 5
            writer.close()

    story(tmp_path, told, header_seconds=0.3)


def test_who_never_says_hello_is_let_go(tmp_path: Path) -> None:
    async def told(address: str, ana: Guest) -> None:
        code = (await ana.new_table())["code"]
        url = f"{address.replace('http', 'ws')}/ws/{code}"
        async with connect(url, additional_headers={"cookie": ana.cookie}) as silent:
            assert "bye-no-hello" in str(await asyncio.wait_for(silent.recv(), 10))

    story(tmp_path, told, hello_seconds=0.2)


def test_one_that_does_not_read_is_cut_and_the_others_hear_everything(tmp_path: Path) -> None:
    async def told(address: str, ana: Guest) -> None:
        code = (await ana.new_table())["code"]
        async with Guest(address) as bia:
            cookie = bia.cookie
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
            deaf.connect((urlsplit(address).hostname, urlsplit(address).port))
            await asyncio.to_thread(shake_hands, deaf, address, code, cookie)
            async with ana.at(code) as place:
                while watching(place) != 1:
                    await place.hear()
                for number in range(4000):
                    said = await place.do("chat", text=f"{number} " + "long " * 50)
                    assert said["t"] == "done"
                    if watching(place) == 0:
                        break
                heard = [entry["n"] for told in place.told for entry in told.get("entries", [])]
                assert heard == list(range(1, place.n + 1))
                assert watching(place) == 0

    story(tmp_path, told, stall_seconds=0.2, frames_at_once=10_000)


def watching(place: Place) -> int:
    """How many watch now, as this place was told."""
    counts: list[int] = [told["watching"] for told in place.told if told["t"] == "present"]
    return counts[-1] if counts else -1


def shake_hands(deaf: socket.socket, address: str, code: str, cookie: str) -> None:
    """A socket's request and its first frame, by hand: a client of a library would read."""
    hello = b'{"t":"hello"}'
    frame = bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello
    lines = [
        f"GET /ws/{code} HTTP/1.1",
        f"Host: {urlsplit(address).netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Cookie: {cookie}",
        "",
        "",
    ]
    deaf.sendall("\r\n".join(lines).encode())
    assert b" 101 " in deaf.recv(4096)
    deaf.sendall(frame)
