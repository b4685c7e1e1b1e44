"""R3: after a crash the server is back, and everybody with it by themselves, within seconds.

`python -m campaigns back --times 20`. What is measured is the time from the start of the server until the last device
was welcomed and a move was acknowledged; the devices wait longer after each attempt, as the browser's client does.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import time
from typing import Any

from campaigns.company import Company, sat_down
from campaigns.servers import UNBOUND, Server, serving

WITHIN = 3.0


async def came_back(server: Server, companies: list[Company]) -> float:
    """The server dies and is started again; after how many seconds everybody is there and a move is made."""
    server.kill()
    begun = time.monotonic()
    await asyncio.to_thread(server.start)
    for device in [device for company in companies for device in company.devices]:
        await device.here()
    async with asyncio.timeout(10):
        while not await random.choice(companies).move():
            await asyncio.sleep(0.01)
    return time.monotonic() - begun


async def campaign(server: Server, times: int, tables: int) -> dict[str, Any]:
    luck = random.Random(1)
    companies = [await sat_down(server.address, "gunrunners", 2, luck) for _ in range(tables)]
    took = []
    for _ in range(times):
        for company in companies:
            await company.move()
        took.append(await came_back(server, companies))
        assert not [fault for company in companies for fault in company.faults]
    welcomes = [device.welcomes for company in companies for device in company.devices]
    assert set(welcomes) == {times + 1}, welcomes
    for company in companies:
        company.leave()
    return {
        "crashes": times,
        "devices": len(welcomes),
        "back after (s), median": round(statistics.median(took), 2),
        "back after (s), longest": round(max(took), 2),
    }


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    with serving(**UNBOUND) as server:
        figures = asyncio.run(campaign(server, arguments.times, arguments.tables))
    assert figures["back after (s), longest"] <= WITHIN, figures
    return figures


def register(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--tables", type=int, default=20)
