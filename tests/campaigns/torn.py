"""R2: SQLite's log is cut or garbled at every byte, as a crash in mid-write leaves it or a bad disk.

`python -m campaigns torn`. Behind the last acknowledged commit nothing may be lost; further back each table opens as a
dense prefix of what was written, or the store is refused, and what is lost is told table by table.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from rodada import games
from rodada.engine.chance import Seeded
from rodada.engine.errors import Refused
from rodada.table import log
from rodada.table.storage import open_store
from table.session.people import Random

CODES = "ABC"
EDGES = 32
"""So many bytes at both ends of a write are tried, whatever is left out between."""
MEMORY = Path("/dev/shm")
EVERYTHING = "*"


class Crash(NamedTuple):
    """A store as it lay on the disk before its last write and after it, and what was acknowledged until then."""

    file: bytes
    before: bytes
    after: bytes
    written: dict[str, list[bytes]]
    acknowledged: dict[str, int]

    @property
    def write(self) -> range:
        """The bytes of the log that the last write changed."""
        same = [n for n, (one, other) in enumerate(zip(self.before, self.after, strict=False)) if one != other]
        longer = len(self.after) > len(self.before)
        first = same[0] if same else len(self.before)
        return range(first, len(self.after) if longer else same[-1] + 1)


def games_lines(seed: int, count: int) -> list[bytes]:
    """The first lines of a real game's log."""
    table = Random(games.load("gunrunners"), Seeded(seed), 3)
    while len(table.lines) < count:
        table.move()
    return [log.encode(line) for line in table.lines[:count]]


async def crashed(folder: Path, *, again: bool) -> Crash:
    """A store that crashes in the middle of a write; `again`: its log was begun anew, older commits lie behind."""
    path = folder / "x.db"
    written = {code: games_lines(number, 60) for number, code in enumerate(CODES)}
    acknowledged = dict.fromkeys(CODES, 8)
    store = await open_store(str(path))

    async def play(code: str, lines: int) -> None:
        for _ in range(lines):
            n = acknowledged[code] + 1
            await store.append(code, n, [written[code][n - 1]])
            acknowledged[code] = n

    for code in CODES:
        await store.create(code, written[code][:8])
    if again:
        await asyncio.gather(*(play(code, 30) for code in CODES))
        begin_anew(path)
    await asyncio.gather(*(play(code, 3) for code in CODES))
    before, file = Path(f"{path}-wal").read_bytes(), path.read_bytes()
    last = acknowledged["A"]
    await store.append("A", last + 1, written["A"][last : last + 4])
    crash = Crash(file, before, Path(f"{path}-wal").read_bytes(), written, dict(acknowledged))
    assert path.read_bytes() == file
    await store.close()
    return crash


def begin_anew(path: Path) -> None:
    """The next commit begins the log from its first byte, over what is there."""
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA wal_checkpoint(RESTART)")
    connection.close()


def harmed(crash: Crash, at: int, luck: random.Random) -> Iterator[tuple[str, bytes]]:
    """The log if the crash came at this byte of the write, by what the disk made of it."""
    yield "cut", crash.after[:at]
    yield "torn", crash.after[:at] + crash.before[at:]
    yield "garbled", flipped(crash.after, at, luck)


def flipped(raw: bytes, at: int, luck: random.Random) -> bytes:
    return raw[:at] + bytes([raw[at] ^ luck.randrange(1, 256)]) + raw[at + 1 :]


async def looked_at(folder: Path, crash: Crash, file: bytes, wal: bytes) -> tuple[dict[str, int], dict[str, int]]:
    """How many lines each table has, all of them as they were written, and how many it says to have lost."""
    path = folder / "y.db"
    path.write_bytes(file)
    Path(f"{path}-wal").write_bytes(wal)
    Path(f"{path}-shm").unlink(missing_ok=True)
    store = await open_store(str(path))
    try:
        lost = {damage.table: damage.lost for damage in store.damages()}
        there: dict[str, int] = {}
        for code in CODES:
            found = await store.lines(code)
            there[code] = len(found.lines) if found else 0
            assert not found or found.lines == crash.written[code][: there[code]], code
            if found and found.damage:
                lost[code] = max(lost.get(code, 0), found.damage.lost)
        return there, lost
    finally:
        await store.close()


async def mid_write(folder: Path, crash: Crash, every: int, luck: random.Random) -> int:
    """Harm at every so-many-th byte of the last write: what was acknowledged is there."""
    write, tried = crash.write, 0
    for at in [at for n, at in enumerate(write) if n % every == 0 or n < EDGES or len(write) - n <= EDGES]:
        for how, wal in harmed(crash, at, luck):
            there, lost = await looked_at(folder, crash, crash.file, wal)
            assert all(there[code] >= n for code, n in crash.acknowledged.items()), (how, at, there)
            # A flipped byte may make the write look like two, of which one is said to be lost: nobody was told of it.
            assert lost == {} or how == "garbled", (how, at, lost)
            tried += 1
    return tried


async def further_back(folder: Path, crash: Crash, every: int, luck: random.Random) -> Counter[str]:
    """Harm before the last write, in the log and in the file: a dense prefix and its loss told, or a refusal."""
    notes: Counter[str] = Counter()
    places = [(False, at) for at in range(luck.randrange(every), crash.write.start, every)]
    places += [(True, at) for at in range(luck.randrange(every), len(crash.file), every)]
    for in_file, at in places:
        file = flipped(crash.file, at, luck) if in_file else crash.file
        wal = crash.after if in_file else flipped(crash.after, at, luck)
        try:
            there, lost = await looked_at(folder, crash, file, wal)
        except Refused:
            notes["refused"] += 1
            continue
        for code, n in crash.acknowledged.items():
            assert there[code] + lost.get(code, 0) >= n or EVERYTHING in lost, (in_file, at, code, there, lost)
        notes["losses told" if lost else "nothing lost"] += 1
    return notes


async def campaign(every: int, back: int, seed: int) -> dict[str, Any]:
    luck = random.Random(seed)
    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as name:
        folder = Path(name)
        for kind in ("first log", "log begun anew"):
            (folder / kind).mkdir()
            crash = await crashed(folder / kind, again=kind != "first log")
            tried = await mid_write(folder, crash, every, luck)
            figures[f"{kind}: bytes of a write"] = len(crash.write)
            figures[f"{kind}: crashes in it"] = tried
            figures[f"{kind}: harm further back"] = dict(await further_back(folder, crash, back, luck))
    return figures


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    return asyncio.run(campaign(arguments.every, arguments.back, arguments.seed))


def register(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--every", type=int, default=1, help="of the bytes of the last write, every so-many-th")
    parser.add_argument("--back", type=int, default=13, help="the same before it")
    parser.add_argument("--seed", type=int, default=1)
