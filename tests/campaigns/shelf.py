"""R9: a server with 10,000 stored tables is ready as soon as one with none.

`python -m campaigns shelf --tables 10000`. The tables are games in progress; the start page and a table from the shelf
must come at once too.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import time
from typing import Any

import msgspec

from campaigns.device import Device, fetch
from campaigns.servers import UNBOUND, Server, serving, stored
from campaigns.torn import games_lines
from rodada.table import log
from rodada.table.server.accounts import Accounts, Person
from rodada.table.session import Session
from rodada.table.storage import Notice, open_store
from table.session.people import person

WITHIN = 2.0
STARTS = 5
LINES = 36
TOGETHER = 200


async def filled(where: str, tables: int) -> str:
    """A store with so many games in progress; the cookie of somebody who sits at all of them."""
    lines = games_lines(1, LINES)
    session = Session.fold("T0", map(log.decode, lines))
    page = msgspec.json.encode(session.info(""))
    store = await open_store(where)
    try:
        for first in range(0, tables, TOGETHER):
            codes = [f"T{number}" for number in range(first, min(first + TOGETHER, tables))]
            await asyncio.gather(*(store.create(code, lines) for code in codes))
            notice = Notice(people=[person(0)], listed=True, changed=float(first), page=page)
            await asyncio.gather(*(store.note(code, notice) for code in codes))
        return (await Accounts.open(store)).cookie(Person(person(0), "Ana"), secure=False).partition(";")[0]
    finally:
        await store.close()


async def looked_at(server: Server, cookie: str, code: str) -> tuple[float, float]:
    """After how many seconds the start page and a table are there."""
    begun = time.monotonic()
    start = await fetch(server.address, "/api/start", cookie)
    assert (start.status, bool(start.json["mine"]), bool(start.json["open"])) == (200, True, True)
    came = time.monotonic()
    device = await Device(server.address, code, cookie, 0).come()
    device.go()
    return came - begun, time.monotonic() - came


def campaign(kind: str, tables: int, starts: int = STARTS) -> dict[str, Any]:
    """Starts in turn with an empty store and with the full one, so that both meet the same machine."""
    took: dict[bool, list[float]] = {False: [], True: []}
    pages: list[tuple[float, float]] = []
    with stored(kind) as (full, _), serving(full, **UNBOUND) as server, serving(**UNBOUND) as empty:
        server.end()
        empty.end()
        cookie = asyncio.run(filled(full, tables))
        for number in range(starts):
            for is_full, one in ((False, empty), (True, server)):
                took[is_full].append(one.start())
                if is_full:
                    pages.append(asyncio.run(looked_at(one, cookie, f"T{number}")))
                one.end()
    return {
        "store": kind,
        "tables": tables,
        "ready (s), median": round(statistics.median(took[True]), 2),
        "ready (s), longest": round(max(took[True]), 2),
        "the same without tables (s)": round(statistics.median(took[False]), 2),
        "ratio": round(min(took[True]) / min(took[False]), 2),
        "start page (s)": round(max(page for page, _ in pages), 3),
        "a table from the shelf (s)": round(max(table for _, table in pages), 3),
    }


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    figures = campaign(arguments.store, arguments.tables)
    assert figures["ready (s), median"] <= WITHIN, figures
    return figures


def register(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
