"""R1: the server is killed at random moments while many tables play; what it acknowledged is there, and once.

`python -m campaigns kill --times 200`; with `--store postgres` over Postgres, which every fourth time is killed itself.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from typing import Any

from campaigns.company import Company, Moved, sat_down
from campaigns.servers import UNBOUND, Server, serving, stored
from campaigns.stored import exactly_once, logs, told
from table.stores import Postgres

GAMES = ("gunrunners", "gunrunners", "star-munchkin")
"""Three quarters of the moves are one game's: its tables are quicker."""
SEATS = {"gunrunners": 2, "star-munchkin": 3}
RETRY = 0.2
BREAK_OF_DATABASE = 4


class Load:
    """Tables that play as fast as they are answered, and what they were acknowledged."""

    def __init__(self, server: Server, tables: int, luck: random.Random) -> None:
        self.server = server
        self.luck = luck
        self.companies: list[Company] = []
        self.acknowledged: list[tuple[str, Moved]] = []
        self.refused = 0
        self._tasks = [asyncio.create_task(self._play(number)) for number in range(tables)]

    async def _play(self, number: int) -> None:
        """Game after game; while the server is away, nothing."""
        game = GAMES[number % len(GAMES)]
        while True:
            try:
                company = await sat_down(self.server.address, game, SEATS[game], self.luck)
            except (OSError, AssertionError, TimeoutError):
                await asyncio.sleep(RETRY)
                continue
            self.companies.append(company)
            while not company.over:
                moved = await company.move()
                if moved:
                    self.acknowledged.append((company.code, moved))
                else:
                    await asyncio.sleep(0.01)
            company.leave()

    @property
    def faults(self) -> list[str]:
        broken = [f"{task.exception()!r}" for task in self._tasks if task.done()]
        return broken + [fault for company in self.companies for fault in company.faults]

    async def begun(self, tables: int) -> None:
        """Wait until all tables play."""
        async with asyncio.timeout(60):
            while len(self.companies) < tables:
                await asyncio.sleep(0.05)

    async def back(self) -> None:
        """Wait until everybody is there again."""
        for device in [device for company in self.companies if not company.over for device in company.devices]:
            await device.here()

    async def rest(self) -> None:
        """Nobody says anything more, and everybody hears what there is to hear."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.back()
        await asyncio.sleep(1.0)

    def leave(self) -> None:
        for company in self.companies:
            company.leave()

    def ids(self) -> list[tuple[str, str]]:
        return [(code, moved.said) for code, moved in self.acknowledged]


async def killed(server: Server, postgres: Postgres | None, times: int, tables: int, seed: int) -> dict[str, Any]:
    """Kill it so many times, and look at what is stored after each."""
    luck = random.Random(seed)
    load = Load(server, tables, luck)
    starts: list[float] = []
    await load.begun(tables)
    for number in range(times):
        await asyncio.sleep(luck.uniform(0.05, 0.6))
        if postgres and number % BREAK_OF_DATABASE == BREAK_OF_DATABASE - 1:
            postgres.kill()  # while the server lives, and plays on when it is back
            await asyncio.to_thread(postgres.start)
            await asyncio.sleep(luck.uniform(0.05, 2.0))
        server.kill()
        known = load.ids()
        starts.append(await asyncio.to_thread(server.start))
        await load.back()
        exactly_once(await logs(server.where), known)
        assert not load.faults, load.faults[:3]
    await load.rest()
    load.leave()
    assert len(load.acknowledged) > times
    assert server.end() == 0, server.said
    there = await logs(server.where)
    exactly_once(there, load.ids())
    for company in load.companies:
        heard_the_same(company, there, load)
    return {
        "kills": times,
        "tables": len(there),
        "acknowledged": len(load.acknowledged),
        "lines": sum(map(len, there.values())),
        "lost": 0,
        "doubled": 0,
        "longest start (s)": round(max(starts), 2),
    }


def heard_the_same(company: Company, there: dict[str, Any], load: Load) -> None:
    """What everybody heard is the log, from its first entry; what was acknowledged as an entry is that move."""
    log = told(company.code, there[company.code])
    for device in company.devices:
        heard = [(one.n, one.kind, one.seat, one.when, one.name, one.text) for one in device.entries]
        assert heard == log[: len(heard)], company.code
        assert company.over or len(heard) == len(log), (company.code, len(heard), len(log))
    for code, moved in load.acknowledged:
        assert code != company.code or not moved.n or log[moved.n - 1][1] == "play", (code, moved)


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    with stored(arguments.store) as (where, postgres), serving(where, **UNBOUND) as server:
        breaks = postgres if arguments.both else None
        return asyncio.run(killed(server, breaks, arguments.times, arguments.tables, arguments.seed))


def register(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--both", action="store_true", help="kill Postgres too, every fourth time")
    parser.add_argument("--seed", type=int, default=1)
