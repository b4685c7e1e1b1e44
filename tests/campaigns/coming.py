"""R5: devices join, leave and resume by the thousand while moves land: each hears a dense prefix of the log.

`python -m campaigns coming --times 10000`. Visitors come by socket or by server-sent events, with or without a cursor,
stay for a moment and leave by closing or by vanishing, as players and as spectators.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from collections import Counter
from typing import Any

from campaigns.company import Company, sat_down
from campaigns.device import PATIENCE, Device, fetch
from campaigns.servers import UNBOUND, Server, serving
from campaigns.stored import logs, told

TOGETHER = 24
"""So many visitors are about at a time."""
RETURNS = 6
"""So often one of them comes before another takes its place."""


class Stream:
    """A device that listens by server-sent events."""

    def __init__(self, server: Server, device: Device) -> None:
        self.server = server
        self.device = device

    async def visit(self, seconds: float) -> None:
        path = f"/sse/{self.device.code}?cursor={self.device.n}"
        path += "" if self.device.seat is None else f"&seat={self.device.seat}"
        lines = [f"GET {path} HTTP/1.1", "host: 127.0.0.1", f"cookie: {self.device.cookie}", "", ""]
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        writer.write("\r\n".join(lines).encode())
        try:
            async with asyncio.timeout(PATIENCE):
                await self._hear(reader, until="welcome")
            async with asyncio.timeout(seconds):
                await self._hear(reader)
        except TimeoutError:
            pass
        finally:
            writer.transport.abort()

    async def _hear(self, reader: asyncio.StreamReader, until: str = "") -> None:
        while line := await reader.readline():
            if line.startswith(b"data: "):
                self.device.heard(line.removeprefix(b"data: "))
            if until and self.device.welcomes:
                return


class Visits:
    """All that come and go."""

    def __init__(self, server: Server, companies: list[Company], watcher: str, luck: random.Random) -> None:
        self.server = server
        self.companies = companies
        self.watcher = watcher
        self.luck = luck
        self.notes: Counter[str] = Counter()
        self.devices: list[Device] = []
        self.left = 0

    async def go_on(self) -> None:
        """Visitors, one after another, until there were enough."""
        while self.left > 0:
            company = self.luck.choice(self.companies)
            sits = self.luck.random() < 0.5
            cookie, seat = (company.cookie, self.luck.choice((0, 1))) if sits else (self.watcher, None)
            device = Device(self.server.address, company.code, cookie, seat)
            for number in range(self.luck.randint(1, RETURNS)):
                self.left -= 1
                self.notes["resumes" if number else "joins"] += 1
                await self._visit(device, self.luck.uniform(0.0, 0.2))
            self.notes["seated" if sits else "watching"] += 1
            self.devices.append(device)

    async def _visit(self, device: Device, seconds: float) -> None:
        if self.luck.random() < 0.3:
            self.notes["by stream"] += 1
            device.welcomes = 0
            await Stream(self.server, device).visit(seconds)
            return
        device.revive()
        await device.come()
        await asyncio.sleep(seconds)
        device.go(abort=self.luck.random() < 0.5)


async def campaign(server: Server, times: int, tables: int, rate: float, seed: int) -> dict[str, Any]:
    luck = random.Random(seed)
    companies = [await sat_down(server.address, "gunrunners", 2, luck) for _ in range(tables)]
    watcher = (await fetch(server.address, "/api/start")).cookies
    visits = Visits(server, companies, watcher, luck)
    visits.left = times
    moves: Counter[str] = Counter()
    players = [asyncio.create_task(play(company, rate, moves)) for company in companies]
    await asyncio.gather(*(visits.go_on() for _ in range(TOGETHER)))
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    there = await logs(server.where)
    entries = {company.code: told(company.code, there[company.code]) for company in companies}
    for device in visits.devices + [device for company in companies for device in company.devices]:
        heard = [(one.n, one.kind, one.seat, one.when, one.name, one.text) for one in device.entries]
        assert device.faults == [], device.faults[:3]
        assert heard == entries[device.code][: len(heard)], device.code
    for company in companies:
        company.leave()
    return {"visits": times, **visits.notes, **moves, "entries heard": sum(device.n for device in visits.devices)}


async def play(company: Company, rate: float, moves: Counter[str]) -> None:
    """Moves at a rate; where the game is over people chat on."""
    while True:
        if company.over:
            said = await company.devices[0].say(t="chat", text=f"number {moves['chat']}")
            moves["chat"] += said.t == "done"
        else:
            moves["moves"] += await company.move() is not None
        await asyncio.sleep(1 / rate)


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    with serving(**UNBOUND) as server:
        return asyncio.run(campaign(server, arguments.times, arguments.tables, arguments.rate, arguments.seed))


def register(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--times", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--rate", type=float, default=5.0, help="moves a second at each table")
    parser.add_argument("--seed", type=int, default=1)
