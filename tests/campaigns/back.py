"""R3: after a crash the server is back, and everybody with it by themselves, within seconds.

`python -m campaigns back --times 20`. What is measured is the time from the start of the server until the last device
was welcomed and a move was acknowledged; the devices wait longer after each attempt, as the browser's client does.
`--browser` does it with a page in a real browser: from the moment at which the server listens again until the page no
longer says that it lost the table and a click made a move there.
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
from client.browser import DESK, chromium, opened
from client.built import client
from client.hands import Hands
from client.tables import begin, open_table

WITHIN = 3.0
MOVES_WITHIN = 60.0


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


def in_a_browser(server: Server, times: int, down: float) -> dict[str, Any]:
    """Somebody plays with bots; in mid-game the server dies, is gone for some seconds and is started again."""
    client()
    took = []
    with chromium() as browser:
        page = opened(browser, DESK, [])
        ana = Hands(page, "en", random.Random(1))
        open_table(ana, server.address, "gunrunners", 4, {})
        begin(ana)
        lost = page.get_by_text(ana.word("playing-broken"))
        for _ in range(times):
            until_moved(ana)
            server.kill()
            lost.wait_for()
            time.sleep(down)
            server.start()
            begun = time.monotonic()
            lost.wait_for(state="hidden")
            took.append(time.monotonic() - begun)
            until_moved(ana)
    return {
        "crashes": times,
        "gone for (s)": down,
        "back after (s), median": round(statistics.median(took), 2),
        "back after (s), longest": round(max(took), 2),
    }


def until_moved(person: Hands) -> None:
    """Until an answer of theirs was stored."""
    log = person.page.locator("aside .log")
    before, begun = log.inner_text(), time.monotonic()
    while log.inner_text() == before:
        assert time.monotonic() - begun < MOVES_WITHIN, "nobody moves any more"
        person.act()
        person.page.wait_for_timeout(50)


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    with serving(**UNBOUND) as server:
        if arguments.browser:
            figures = in_a_browser(server, arguments.times, arguments.down)
        else:
            figures = asyncio.run(campaign(server, arguments.times, arguments.tables))
    assert figures["back after (s), longest"] <= WITHIN, figures
    return figures


def register(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--browser", action="store_true")
    parser.add_argument("--down", type=float, default=2.0, help="seconds that the server is gone, with --browser")
