"""R8: floods of frames, sockets, requests, new tables and slow headers: limited, refused with a reason, others play on.

`python -m campaigns flood`. The flood comes from a process and an address of its own, against the limits that a server
has by itself; others at other addresses play meanwhile, in turn with and without it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any

from campaigns.company import new_table
from campaigns.device import Device, Told, decode, fetch, frame, handshake, within
from campaigns.pace import Players, Ratios, compared, shown
from campaigns.servers import Server, serving

DOUBLED = 2.0
"""What the others' slowest moves (p99) may take, to what they take without the flood."""
HEARS_WITHIN = 20.0
SOURCES = {kind: f"127.0.0.{n}" for n, kind in enumerate(("frames", "sockets", "requests", "tables", "headers"), 2)}
"""Each flood comes from an address of its own."""
REASONS = {
    "frames": "bye-too-fast",
    "sockets": "bye-too-many-sockets",
    "requests": "429",
    "tables": "too-many-tables",
    "headers": "closed",
}
"""What each flood has to hear."""
RATES = {"frames": 3000, "sockets": 150, "requests": 200, "tables": 100, "headers": 100}
"""Attempts a second, so that the flood does not simply take the processors away."""


# --- the flood, in a process of its own ---


class Flood:
    """One kind of too much, from one address, for a while."""

    def __init__(self, address: str, kind: str, code: str, cookie: str) -> None:
        self.address = address
        self.kind = kind
        self.source = SOURCES[kind]
        self.code = code
        self.cookie = cookie
        self.heard: Counter[str] = Counter()
        self.kept: list[Any] = []
        self.device: Device | None = None

    async def go_on(self, rate: float) -> None:
        """Until somebody ends it."""
        once = getattr(self, f"_{self.kind}")
        begun, done = asyncio.get_running_loop().time(), 0
        while True:
            due = (asyncio.get_running_loop().time() - begun) * rate
            while done < due:
                done += 1
                self.heard["attempts"] += 1
                with contextlib.suppress(OSError, TimeoutError, AssertionError):
                    await once()
            await asyncio.sleep(0.005)

    async def _frames(self) -> None:
        device = self.device
        if device is None or device.bye:
            self.heard[device.bye if device else "begun"] += 1
            if device:
                device.go(abort=True)
            self.device = await Device(self.address, self.code, self.cookie, source=self.source).come()
        else:
            device.send(b'{"t":"chat","id":"","text":"again and again"}')

    async def _sockets(self) -> None:
        reader, writer = await self._connection()
        writer.write(handshake("127.0.0.1", self.code, self.cookie))
        head = await within(reader.readuntil(b"\r\n\r\n"))
        if b" 101 " not in head:
            self.heard[head.split()[1].decode()] += 1
            writer.close()
            return
        writer.write(frame(1, b'{"t":"hello"}'))
        self.kept.append(asyncio.create_task(self._listen(reader, writer)))

    async def _listen(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """The socket stays open as long as it may; what it hears last is its reason to go."""
        last = b""
        with contextlib.suppress(OSError):
            while part := await reader.read(65_536):
                last = (last + part)[-4000:]
        found = last.find(b'{"t":"bye"')
        told: Told | None = decode(last[found : last.rindex(b"}") + 1]) if found >= 0 else None
        self.heard[told.reason if told else "closed"] += 1
        writer.close()

    async def _requests(self) -> None:
        self.heard[str((await fetch(self.address, "/api/start", self.cookie, source=self.source)).status)] += 1

    async def _tables(self) -> None:
        wanted = {"id": str(random.random()), "game": "gunrunners", "seats": 2, "name": "x"}
        answer = await fetch(self.address, "/api/tables", self.cookie, wanted, source=self.source)
        with contextlib.suppress(ValueError):
            self.heard[answer.json["why"]["say"] if answer.status != 201 else "made"] += 1
            return
        self.heard[str(answer.status)] += 1

    async def _headers(self) -> None:
        """A request that never ends."""
        reader, writer = await self._connection()
        self.kept.append(asyncio.create_task(self._dribble(reader, writer)))

    async def _dribble(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            writer.write(b"GET / HTTP/1.1\r\n")
            while not reader.at_eof():
                writer.write(b"x-more: and more\r\n")
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.5):
                        await reader.read(100)
        self.heard["closed"] += 1
        writer.close()

    async def _connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host, port = self.address.removeprefix("http://").split(":")
        return await asyncio.open_connection(host, int(port), local_addr=(self.source, 0))


async def flooded() -> None:
    """What the process of the flood does: where and what by the first line; what it heard, when told to stop."""
    wanted = json.loads(sys.stdin.readline())
    floods = [Flood(wanted["address"], kind, *table) for kind, table in wanted["kinds"].items()]
    for flood in floods:
        flood.kept.append(asyncio.create_task(flood.go_on(RATES[flood.kind] / len(floods))))
    await asyncio.to_thread(sys.stdin.readline)
    with contextlib.suppress(TimeoutError):  # on a slow machine it takes a while until it is too much
        async with asyncio.timeout(HEARS_WITHIN):
            while not all(flood.heard[REASONS[flood.kind]] for flood in floods):
                await asyncio.sleep(0.05)
    print(json.dumps({flood.kind: flood.heard for flood in floods}), flush=True)
    os._exit(0)


# --- the others ---


class Floods:
    """Starts and ends the process of some floods at once."""

    def __init__(self, server: Server, tables: dict[str, tuple[str, str]]) -> None:
        self.wanted = {"address": server.address, "kinds": tables}
        self.heard: dict[str, Counter[str]] = {kind: Counter() for kind in tables}
        self.process: asyncio.subprocess.Process | None = None

    async def begin(self) -> None:
        pipe = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "campaigns.flood"),
            stdin=pipe,
            stdout=pipe,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        assert self.process.stdin
        self.process.stdin.write(json.dumps(self.wanted).encode() + b"\n")
        await asyncio.sleep(1.0)  # until it has started

    async def end(self) -> None:
        assert self.process
        out, _ = await within(self.process.communicate(b"\n"))
        for kind, heard in json.loads(out).items():
            self.heard[kind].update(heard)


async def campaign(
    server: Server, together: Sequence[tuple[str, ...]], tables: int, phases: int, seconds: float
) -> tuple[dict[str, Any], list[Ratios]]:
    """Floods, some of them together; figures, and how much longer the others' moves took."""
    players = Players(server.address, random.Random(1), rate=5.0)
    await players.begin(tables)
    figures: dict[str, Any] = {}
    found: list[Ratios] = []
    try:
        for kinds in together:
            its = {kind: await new_table(server.address, "gunrunners", 2, SOURCES[kind]) for kind in kinds}
            flood = Floods(server, its)
            found.append(await compared(players, flood.begin, flood.end, phases, seconds))
            figures |= shown(", ".join(kinds), found[-1])
            for kind, heard in flood.heard.items():
                figures[f"{kind}: heard"] = dict(heard.most_common())
                assert heard[REASONS[kind]] > 0, (kind, heard)
    finally:
        await players.end()
    return figures, found


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    together = [(kind,) for kind in SOURCES]
    with serving(header_seconds=2.0) as server:
        figures, ratios = asyncio.run(campaign(server, together, arguments.tables, arguments.phases, arguments.seconds))
    assert all(each.longest <= DOUBLED for each in ratios), figures
    return figures


def register(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--phases", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=6.0)


if __name__ == "__main__":
    asyncio.run(flooded())
