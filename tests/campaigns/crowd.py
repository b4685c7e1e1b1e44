"""R6: 500 tables, 2,000 sockets, a move a second at each table by the real rules: how long a move takes.

`python -m campaigns crowd`. A move is acknowledged when it is stored for good; it is told when the last device at the
table has its news. What the server takes of the processor is set beside what the session alone takes for such moves,
checked, applied, written down and told to everybody, without server and sockets.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from typing import Any

import msgspec

from campaigns.company import Company, Moved, sat_down
from campaigns.servers import UNBOUND, Server, serving
from rodada import games
from rodada.engine.chance import Seeded
from rodada.table import log, wire
from table.session.people import Random, person

SEATS = 4
TYPICAL, LONGEST, MEGABYTES = 0.005, 0.060, 250
"""What p50, p99 and memory may be at most with 500 tables."""


class Crowd:
    """All tables, and how long their moves took."""

    def __init__(self, server: Server, game: str, seed: int) -> None:
        self.server = server
        self.game = game
        self.luck = random.Random(seed)
        self.moves: list[Moved] = []
        self.faults = 0
        self.late = 0

    async def sit(self) -> Company:
        return await sat_down(self.server.address, self.game, SEATS, self.luck)

    async def play(self, company: Company, until: float, every: float) -> Company:
        """A move every so often until the time is up; where a game ends, another one begins."""
        await asyncio.sleep(self.luck.random() * every)
        while (begun := time.monotonic()) < until:
            try:
                if company.over:
                    company.leave()
                    company = await self.sit()
                elif moved := await company.move():
                    self.moves.append(moved)
            except (TimeoutError, OSError, AssertionError):
                self.faults += 1
            await asyncio.sleep(max(0.0, every - (time.monotonic() - begun)))
        self.faults += len(company.faults) + company.refused
        self.late += company.late
        return company


def percentile(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(part * len(times)))]


async def campaign(server: Server, game: str, tables: int, seconds: float, rate: float, seed: int) -> dict[str, Any]:
    crowd = Crowd(server, game, seed)
    empty = server.memory()
    companies = [await crowd.sit() for _ in range(tables)]
    seated = server.memory()
    await asyncio.sleep(1.0)
    used, own, begun = server.seconds_used(), time.process_time(), time.monotonic()
    companies = await asyncio.gather(*(crowd.play(company, begun + seconds, 1 / rate) for company in companies))
    took, used, own = time.monotonic() - begun, server.seconds_used() - used, time.process_time() - own
    for company in companies:
        company.leave()
    acknowledged = [moved.seconds for moved in crowd.moves]
    told = [moved.told for moved in crowd.moves if moved.n]
    figures: dict[str, Any] = {
        "tables": tables,
        "sockets": sum(len(company.devices) for company in companies),
        "moves a second": round(len(acknowledged) / took),
        "faults": crowd.faults,
        "answers to windows that had closed": crowd.late,
    }
    for name, times in (("acknowledged", acknowledged), ("told to all", told)):
        for part in (0.5, 0.95, 0.99, 0.999):
            figures[f"{name} p{part * 100:g} (ms)"] = round(percentile(times, part) * 1000, 1)
    return figures | {
        "memory, at most (MB)": round(server.memory("VmHWM")),
        "memory of a table (kB)": round((seated - empty) * 1024 / tables),
        "of a processor": f"{used / took:.0%}, the crowd itself {own / took:.0%}",
        "processor for a move (ms)": round(used / len(acknowledged) * 1000, 2),
    }


def session_alone(game: str, moves: int) -> float:
    """Milliseconds of the processor that a move takes without a server: asked, checked, applied, written, told."""
    table = Random(games.load(game), Seeded(1), SEATS, wire.TableRules(window=0.0))
    used = 0.0
    for _ in range(moves):
        if table.over:
            table = Random(games.load(game), Seeded(table.random.below(1 << 30)), SEATS, wire.TableRules(window=0.0))
        cursor, before, asked = table.session.table.entries, len(table.lines), time.process_time()
        table.move()
        for line in table.lines[before:]:
            log.encode(line)
        for seat in range(SEATS):
            msgspec.json.encode(table.session.news(person(seat), seat, cursor, table.now))
        used += time.process_time() - asked
    return used / moves * 1000


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    with serving(arguments.db, **UNBOUND) as server:
        figures = asyncio.run(
            campaign(server, arguments.game, arguments.tables, arguments.seconds, arguments.rate, arguments.seed)
        )
    figures["session alone, for a move (ms)"] = round(session_alone(arguments.game, 300), 2)
    short = {
        "p50": figures["acknowledged p50 (ms)"] <= TYPICAL * 1000,
        "p99": figures["acknowledged p99 (ms)"] <= LONGEST * 1000,
        "memory": figures["memory, at most (MB)"] <= MEGABYTES,
        "faults": figures["faults"] == 0,
    }
    assert all(short.values()), (short, figures)
    return figures


def register(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--rate", type=float, default=1.0, help="moves a second at each table")
    parser.add_argument("--game", choices=games.names(), default="gunrunners")
    parser.add_argument("--db", default="")
    parser.add_argument("--seed", type=int, default=1)
