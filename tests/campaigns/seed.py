"""S3: nothing decides but the table's seed: its hash is shown before the first card, the seed after the last.

`python -m campaigns seed --games 100 --munchkins 5`. Games are played over sockets; a viewer keeps what it was shown
when, and a script that shares no code with Rodada proves every die and draw of the record.
"""

from __future__ import annotations

import argparse
import ast
import asyncio
import hashlib
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from campaigns.company import Company, new_table
from campaigns.device import Device, fetch
from campaigns.servers import UNBOUND, Server, serving

RODADA = Path(__file__).parents[2] / "src" / "rodada"
PURE = ("engine", "games", "table/session")
"""Rooms in which nothing may be random, or know the time, but by the seed and what it is told."""
SOURCES = {"random", "secrets", "uuid", "time", "datetime", "asyncio"}
SCRIPTS = {"gunrunners": "verify_independently.py", "star-munchkin": "verify_star_munchkin.py"}
SEATS = {"gunrunners": 2, "star-munchkin": 3}


class Seen(msgspec.Struct):
    """What a message tells of the table's luck."""

    class Table(msgspec.Struct):
        stage: str
        commitment: str
        seed: str

    t: str
    table: Table | None = None


class Witness(Device):
    """A device that keeps what it was shown of the seed, and how the table stood then."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.shown: list[Seen.Table] = []

    def heard(self, text: bytes) -> None:
        seen = msgspec.json.decode(text, type=Seen)
        if seen.table is not None:
            self.shown.append(seen.table)
        super().heard(text)


def luck_from_elsewhere() -> list[str]:
    """Modules that could bring luck or time into the rules."""
    found = []
    for path in [path for room in PURE for path in (RODADA / room).rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
            found += [f"{path}: {name}" for name in names if name.partition(".")[0] in SOURCES]
    return found


async def played(server: Server, game: str, luck: random.Random) -> tuple[str, Witness]:
    """A game to its end; its record, and what somebody saw who watched from the beginning."""
    seats = SEATS[game]
    code, cookie = await new_table(server.address, game, seats, begin=False)
    watching = (await fetch(server.address, "/api/start")).cookies
    witness = Witness(server.address, code, watching)
    await witness.come()
    devices = [await Device(server.address, code, cookie, seat).come() for seat in range(seats)]
    company = Company(code, cookie, devices, luck)
    await devices[0].say(t="start")
    while not company.over:
        if await company.move() is None:
            await asyncio.sleep(0.005)
    while not witness.over:
        await asyncio.sleep(0.01)
    record = await fetch(server.address, f"/api/tables/{code}/record", watching)
    assert record.status == 200, record.body
    company.leave()
    witness.go()
    return record.body.decode(), witness


def proved(game: str, record: str) -> int:
    """How many dice and draws the independent script proves, in a Python that finds no Rodada."""
    script = Path(__file__).parents[1] / "conformance" / SCRIPTS[game]
    with tempfile.TemporaryDirectory() as elsewhere:
        command = [sys.executable, "-I", str(script)]
        done = subprocess.run(command, input=record, capture_output=True, text=True, cwd=elsewhere, check=False)
    assert done.returncode == 0, done.stderr
    return int(done.stdout.split()[0])


def shown_in_time(witness: Witness) -> None:
    """The hash before the first card, the same all the time, and the seed no sooner than at the end."""
    first, last = witness.shown[0], witness.shown[-1]
    assert (first.stage, first.seed, len(first.commitment)) == ("lobby", "", 64)
    assert {shown.commitment for shown in witness.shown} == {first.commitment}
    assert all(shown.seed == "" for shown in witness.shown if shown.stage != "over")
    assert last.stage == "over"
    assert hashlib.sha256(bytes.fromhex(last.seed)).hexdigest() == first.commitment


async def campaign(server: Server, games: dict[str, int], seed: int) -> dict[str, Any]:
    luck, figures = random.Random(seed), dict[str, Any]()
    assert luck_from_elsewhere() == []
    for game, count in games.items():
        dice = 0
        for _ in range(count):
            record, witness = await played(server, game, luck)
            shown_in_time(witness)
            dice += proved(game, record)
            with_another_seed(game, record)
        figures |= {f"{game}: games": count, f"{game}: dice and draws proved": dice}
    return figures


def with_another_seed(game: str, record: str) -> None:
    """A record whose dice follow from another seed is found out, also if the promise is made to fit."""
    *lines, last = record.splitlines()
    header, end = msgspec.json.decode(lines[0]), msgspec.json.decode(last)
    end["seed"] = f"{int(end['seed'], 16) ^ 1:064x}"
    header["commitment"] = hashlib.sha256(bytes.fromhex(end["seed"])).hexdigest()
    forged = [msgspec.json.encode(header).decode(), *lines[1:], msgspec.json.encode(end).decode()]
    try:
        proved(game, "\n".join(forged))
    except AssertionError:
        return
    raise AssertionError("the dice of another seed were believed")


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    with serving(**UNBOUND) as server:
        games = {"gunrunners": arguments.games, "star-munchkin": arguments.munchkins}
        return asyncio.run(campaign(server, games, arguments.seed))


def register(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=100, help="of Gunrunners")
    parser.add_argument("--munchkins", type=int, default=5, help="of Star Munchkin, which is twenty times as long")
    parser.add_argument("--seed", type=int, default=1)
