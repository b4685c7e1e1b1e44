"""How fast tables answer while something else goes on: with and without it in turn, so that both meet one machine."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from itertools import chain
from typing import Any, NamedTuple

from campaigns.company import Company, Moved, sat_down
from campaigns.crowd import percentile

SETTLES = 0.5
"""Seconds after a change that are not measured."""

Begin = Callable[[], Awaitable[Any]]
End = Callable[[], Awaitable[Any]]


class Ratios(NamedTuple):
    """Times with the disturbance to times without: the median, the 95th and the 99th percentile.

    `typical_once` and `longest_once` are those of the best turn: what slows others does so in each.
    """

    typical: float
    long: float
    longest: float
    typical_once: float
    longest_once: float
    calm: list[float]
    disturbed: list[float]


class Players:
    """Tables that play at a rate all the time, and say how long their moves take."""

    def __init__(self, address: str, luck: random.Random, rate: float) -> None:
        self.address = address
        self.luck = luck
        self.rate = rate
        self.moves: list[Moved] = []
        self.companies: list[Company] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self, tables: int, seats: int = 2) -> None:
        """Each table comes from an address of its own, as people do."""
        for number in range(tables):
            source = f"127.0.1.{1 + number % 250}"
            company = await sat_down(self.address, "gunrunners", seats, self.luck, source)
            self.companies.append(company)
            self._tasks.append(asyncio.create_task(self._play(company, source, seats)))

    async def _play(self, company: Company, source: str, seats: int) -> None:
        place = self.companies.index(company)
        await asyncio.sleep(self.luck.random() / self.rate)
        while True:
            if company.over:
                company.leave()
                company = await sat_down(self.address, "gunrunners", seats, self.luck, source)
                self.companies[place] = company
            elif moved := await company.move():
                self.moves.append(moved)
            await asyncio.sleep(1 / self.rate)

    async def times(self, seconds: float) -> list[float]:
        """How long the moves of the next seconds took to be told to all."""
        first = len(self.moves)
        await asyncio.sleep(seconds)
        return [moved.told or moved.seconds for moved in self.moves[first:]]

    @property
    def faults(self) -> list[str]:
        broken = [repr(task.exception()) for task in self._tasks if task.done()]
        return broken + [fault for company in self.companies for fault in company.faults]

    async def end(self) -> None:
        faults = self.faults
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for company in self.companies:
            company.leave()
        assert not faults, faults[:3]


async def compared(players: Players, begin: Begin, end: End, phases: int, seconds: float) -> Ratios:
    """So many times calm and disturbed in turn."""
    turns: list[tuple[list[float], list[float]]] = []
    for _ in range(phases):
        calm = await players.times(seconds)
        await begin()
        await asyncio.sleep(SETTLES)
        disturbed = await players.times(seconds)
        await end()
        await asyncio.sleep(SETTLES)
        turns.append((calm, disturbed))
    calm, disturbed = (list(chain.from_iterable(times)) for times in zip(*turns, strict=True))
    return Ratios(
        ratio(calm, disturbed, 0.5),
        ratio(calm, disturbed, 0.95),
        ratio(calm, disturbed, 0.99),
        min(ratio(*turn, 0.5) for turn in turns),
        min(ratio(*turn, 0.99) for turn in turns),
        calm,
        disturbed,
    )


def ratio(calm: list[float], disturbed: list[float], part: float) -> float:
    return percentile(disturbed, part) / percentile(calm, part)


def shown(name: str, ratios: Ratios) -> dict[str, Any]:
    """As figures: milliseconds without and with, and their ratio."""
    figures = {}
    for part, times in ((0.5, ratios.typical), (0.95, ratios.long), (0.99, ratios.longest)):
        calm, disturbed = (percentile(each, part) * 1000 for each in (ratios.calm, ratios.disturbed))
        figures[f"{name}: p{part * 100:g}"] = f"{calm:.1f} → {disturbed:.1f} ms, × {times:.2f}"
    return figures
