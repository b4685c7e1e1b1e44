"""A store whose process was killed, or whose log was garbled: what was acknowledged is there, or said to be lost."""

from __future__ import annotations

import asyncio
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rodada.table.storage import Store, open_store

HEADER = (2, 6, 10, 18, 26)
"""Places in the head of the log: its mark, version, page size, salt and checksum."""
WRITER = """
import asyncio, sys
from rodada.table.storage import open_store

async def write():
    store = await open_store(sys.argv[1])
    async def play(code):
        await store.create(code, [b"1"])
        for n in range(2, 100_000):
            await store.append(code, n, [str(n).encode() * 20])
            print(code, n, flush=True)
    await asyncio.gather(*(play(code) for code in "ABC"))

asyncio.run(write())
"""


def killed(path: Path, lines: int) -> dict[str, int]:
    """A store that was killed while it wrote; the newest lines that it had acknowledged."""
    with subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        said = [writer.stdout.readline() for _ in range(lines)]
        writer.kill()
        said += writer.stdout.readlines()
    return {code: int(n) for code, n in (line.split() for line in said if line.endswith("\n"))}


async def found(store: Store) -> dict[str, int]:
    """How many lines each table has, all of them as they were written."""
    lengths = {}
    for code in "ABC":
        lines = await store.lines(code)
        kept = lines.lines if lines else []
        assert kept == [str(n).encode() * (20 if n > 1 else 1) for n in range(1, len(kept) + 1)]
        lengths[code] = len(kept)
    return lengths


async def reopened(path: Path) -> tuple[dict[str, int], dict[str, int]]:
    """What is there, and what the store says to be lost."""
    store = await open_store(str(path))
    try:
        return await found(store), {damage.table: damage.lost for damage in store.damages()}
    finally:
        await store.close()


@pytest.fixture(scope="module")
def crashed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, int]]:
    path = tmp_path_factory.mktemp("crash") / "x.db"
    return path, killed(path, 60)


def copied(path: Path, to: Path) -> Path:
    for end in ("", "-wal"):
        shutil.copyfile(f"{path}{end}", to / f"x.db{end}")
    return to / "x.db"


def test_what_was_acknowledged_outlives_a_kill(crashed: tuple[Path, dict[str, int]], tmp_path: Path) -> None:
    path, acknowledged = crashed
    there, lost = asyncio.run(reopened(copied(path, tmp_path)))
    assert lost == {}
    assert all(there[code] >= n for code, n in acknowledged.items())


def test_a_torn_tail_is_no_damage(crashed: tuple[Path, dict[str, int]], tmp_path: Path) -> None:
    path, acknowledged = crashed
    for number in range(10):
        (tmp_path / str(number)).mkdir()
        copy = copied(path, tmp_path / str(number))
        with Path(f"{copy}-wal").open("ab") as log:
            log.write(Path(f"{path}-wal").read_bytes()[32 : 32 + 24] + random.Random(number).randbytes(number * 1000))
        there, lost = asyncio.run(reopened(copy))
        assert lost == {}
        assert all(there[code] >= n for code, n in acknowledged.items())


@pytest.mark.parametrize("seed", [*HEADER, *range(100, 112)])
def test_damage_further_back_is_told_table_by_table(
    crashed: tuple[Path, dict[str, int]], tmp_path: Path, seed: int
) -> None:
    path, acknowledged = crashed
    copy, dice = copied(path, tmp_path), random.Random(seed)
    log = bytearray(Path(f"{copy}-wal").read_bytes())
    at = dice.randrange(len(log) * 3 // 4) if seed not in HEADER else seed
    log[at] ^= 1 << dice.randrange(8)
    Path(f"{copy}-wal").write_bytes(log)
    there, lost = asyncio.run(reopened(copy))
    assert lost
    for code, n in acknowledged.items():
        assert there[code] + lost.get(code, 0) >= n or "*" in lost, (at, code)
