"""S1: on the wire too nothing depends on what a viewer may not know: two real servers whose hidden cards differ.

`python -m campaigns anew --positions 300`. Both keep the same table in progress; at one of them the cards that a viewer
cannot know are dealt anew. Then the same is done at both, by the viewer and by others, at the same moments of one
clock: every byte that the viewer gets, by socket, by stream and by page, and every moment at which the table would act,
is the same. (`python -m table.session.anew` does it without servers, for many more positions.)
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from campaigns.device import Device, fetch
from rodada import games
from rodada.engine.chance import Seeded
from rodada.table import log, wire
from rodada.table.server import live as live_module
from rodada.table.server.accounts import Accounts, Person
from rodada.table.server.live import Live
from rodada.table.server.running import TableServer, bind, serve
from rodada.table.server.settings import Settings
from rodada.table.storage import Store, open_store
from table.session.anew import WAITS, dealt_anew
from table.session.people import Random, person

STILL = 0.03
"""Seconds without anything new after which all is said."""
LATEST = 3.0
MOST_MOVES = 120
UNBOUND = {"frames_per_second": 1e6, "frames_at_once": 10**6, "requests_per_second": 1e6, "requests_at_once": 10**6}


class Clock:
    """The time of all tables, which goes on when it is told to."""

    now = 0.0

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.now


@contextmanager
def clock() -> Iterator[Clock]:
    still = Clock()
    with patch.object(live_module, "time", still):
        yield still


class World:
    """One of two servers."""

    def __init__(self, server: TableServer, address: str, cookies: Accounts) -> None:
        self.hall = server.hall
        self.address = address
        self.cookies = cookies
        self.store: Store = server.hall.store
        self.live: Live
        self.told: dict[str, list[bytes]] = {}
        self.devices: list[Recorder] = []

    def cookie(self, seat: int) -> str:
        return self.cookies.cookie(Person(person(seat), f"P{seat}"), secure=False).partition(";")[0]

    async def come(self, code: str, seat: int, *, watches: bool = False) -> Recorder:
        device = Recorder(self.address, code, self.cookie(99 if watches else seat), None if watches else seat)
        self.devices.append(device)
        return await device.come()

    async def leave(self) -> None:
        for device in self.devices:
            device.go()
        self.devices.clear()


class Recorder(Device):
    """A device that keeps every byte."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.bytes: list[bytes] = []

    def heard(self, text: bytes) -> None:
        self.bytes.append(text)
        super().heard(text)


@asynccontextmanager
async def world(folder: Path) -> AsyncIterator[World]:
    where = str(folder / "tables.db")
    store = await open_store(where)
    await store.keep("cookie-key", bytes(32))
    await store.keep("code-key", bytes(32))
    await store.close()
    listening = bind("127.0.0.1", 0)
    running: asyncio.Future[TableServer] = asyncio.get_running_loop().create_future()
    task = asyncio.create_task(serve(Settings(db=where, **UNBOUND), listening, ready=running.set_result))
    server = await running
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    try:
        yield World(server, address, await Accounts.open(server.hall.store))
    finally:
        server.should_exit = True
        await task


class Pair:
    """Both worlds, and what is done in them."""

    def __init__(self, one: World, other: World, still: Clock, notes: Counter[str]) -> None:
        self.worlds = (one, other)
        self.still = still
        self.notes = notes
        self.viewers: list[Recorder] = []

    async def both(self, act: Callable[[World], Awaitable[Any]]) -> list[Any]:
        return [await act(one) for one in self.worlds]

    async def same(self, what: str) -> None:
        """The viewer has got the same bytes in both worlds."""
        one, other = self.viewers
        seen, since, begun = (-1, -1), 0.0, asyncio.get_running_loop().time()
        while (now := asyncio.get_running_loop().time()) - begun < LATEST:
            counts = (len(one.bytes), len(other.bytes))
            if counts != seen:
                seen, since = counts, now
            elif counts[0] == counts[1] and now - since > STILL:
                break
            await asyncio.sleep(0.005)
        assert one.bytes == other.bytes, (what, one.bytes[-2:], other.bytes[-2:])
        self.notes["bytes"] += sum(map(len, one.bytes))
        one.bytes.clear()
        other.bytes.clear()

    async def looked_at(self, table: Random, code: str, viewer: int) -> None:
        """All that can be done beside a viewer while the game stands, and then time goes on."""
        watches = viewer == len(table.session.table.seats)
        self.viewers = await self.both(lambda one: one.come(code, viewer, watches=watches))
        await self.same("coming")
        assert len({one.live.session.due for one in self.worlds}) == 1
        await self.pages(code, viewer)
        for number, said in enumerate(sayings(table, viewer)):
            message = msgspec.to_builtins(said) | {"id": f"s{number}"}
            answers = [await device.say(**message) for device in self.viewers]
            if answers[0].t == "done":  # news follow
                await self.same("an answer")
        await self.same("answers")
        others = [seat for seat in range(len(table.session.table.seats)) if seat != viewer]
        guests = await self.both(lambda one: one.come(code, others[0]))
        await self.same("somebody comes")
        for said in ({"t": "chat", "text": "hello"}, {"t": "stops", "seat": others[0], "preset": "sharp"}):
            await asyncio.gather(*(guest.say(**said, id=said["t"]) for guest in guests))
            await self.same(str(said["t"]))
        await self.time_goes_on(viewer, watches=watches)

    async def pages(self, code: str, viewer: int) -> None:
        """What the viewer is told by pages and by the stream."""
        for path in ("/api/start", f"/api/tables/{code}/record"):
            answers = await self.both(lambda one, path=path: fetch(one.address, path, one.cookie(viewer)))
            bodies = [
                answer.body.replace(one.address.encode(), b"") for answer, one in zip(answers, self.worlds, strict=True)
            ]
            assert bodies[0] == bodies[1], path
        streams = await self.both(lambda one: beginning(one, code, viewer))
        assert streams[0] == streams[1]
        await self.same("a stream comes and goes")

    async def time_goes_on(self, viewer: int, *, watches: bool) -> None:
        """Nobody says anything more: the tables act at the same moments, and tell the same where they may."""
        for _ in range(WAITS):
            dues = [one.live.session.due for one in self.worlds]
            assert dues[0] == dues[1]
            window = self.worlds[0].live.session.table.window
            if dues[0] is None or window is None:
                return  # what is played by default, or drawn, may differ
            self.still.now = max(self.still.now, dues[0])
            await self.both(lambda one: one.live.tick())
            tables = [one.live.session.table for one in self.worlds]
            seat = None if watches else viewer
            if tables[0].at != tables[1].at or tables[0].playing.view(seat) != tables[1].playing.view(seat):
                return
            self.notes["windows"] += 1
            await self.same("a window closes")


def sayings(table: Random, viewer: int) -> list[wire.Said]:
    """All kinds of things that the viewer could say, most of which are refused."""
    at, seats = table.session.table.at, len(table.session.table.seats)
    said: list[wire.Said] = [wire.Ask(seat=min(viewer, seats - 1)), wire.Ask(seat=0, free=True), wire.Rematch()]
    said += [wire.Play(seat=seat, picks=[wire.PickSaid("act", 0)], at=at) for seat in range(seats)]
    for _ in range(12):
        pick = wire.PickSaid("act", table.random.below(12) << 16 | table.random.below(180))
        said += [wire.Ask(seat=min(viewer, seats - 1), picks=[pick])]
    return said


async def beginning(one: World, code: str, viewer: int) -> bytes:
    """What a stream tells at first: who one is, all news, who is there."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(one.address.rpartition(":")[2]))
    head = [f"GET /sse/{code}?cursor=0&seat={viewer} HTTP/1.1", "host: 127.0.0.1", f"cookie: {one.cookie(viewer)}"]
    writer.write("\r\n".join([*head, "", ""]).encode())
    await reader.readuntil(b"\r\n\r\n")
    told = b""
    async with asyncio.timeout(10):
        while told.count(b"data: ") < 3:
            told += await reader.read(1 << 20)
    writer.transport.abort()
    return told


async def campaign(game: str, positions: int, seed: int) -> Counter[str]:
    """So many positions of random games, each looked at as a random viewer."""
    notes, logged = Counter[str](), Logged()
    logging.getLogger("rodada").addHandler(logged)
    with clock() as still, tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
        async with world(Path(first)) as one, world(Path(second)) as other:
            for number in range(positions):
                table = in_progress(game, Seeded(seed * 1000 + number))
                await compared(Pair(one, other, still, notes), table, f"T{number}")
    assert logged.lines == [], logged.lines[:3]
    return notes


class Logged(logging.Handler):
    """What servers write into their log: nothing, while all is well."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


def in_progress(game: str, random: Seeded) -> Random:
    """A game somewhere in its middle."""
    played = games.load(game)
    while True:
        table = Random(played, random, played.seats[1 + random.below(2)])
        for _ in range(5 + random.below(MOST_MOVES)):
            if not table.over:
                table.move()
        if not table.over:
            return table


async def compared(pair: Pair, table: Random, code: str) -> None:
    lines = [log.encode(line) for line in table.lines]
    pair.still.now = table.now
    viewer = table.random.below(len(table.session.table.seats) + 1)
    for one in pair.worlds:
        await one.store.create(code, lines)
        one.live = await one.hall.table(code)
    other = pair.worlds[1].live
    was = other.session.table.playing
    other.session = dealt_anew(other.session, viewer, table.random)
    pair.notes["positions"] += 1
    pair.notes["dealt otherwise"] += other.session.table.playing != was
    try:
        await pair.looked_at(table, code, viewer)
    finally:
        await pair.both(World.leave)
        for one in pair.worlds:
            one.live.close()


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    for game in games.names():
        notes = asyncio.run(campaign(game, arguments.positions, arguments.seed))
        assert notes["dealt otherwise"] > arguments.positions // 2, notes
        figures |= {f"{game}: {name}": count for name, count in notes.items()}
    return {**figures, "differences": 0}


def register(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--positions", type=int, default=300, help="of each game")
    parser.add_argument("--seed", type=int, default=1)
