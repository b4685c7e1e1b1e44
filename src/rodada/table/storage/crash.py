"""What a crash left of SQLite's write-ahead log, looked at before SQLite opens it.

SQLite reads the log up to the first frame that does not fit its checksum and forgets the rest without a word. After a
crash that rest is the one commit that was being written, which nobody was told of. If whole commits follow behind it,
the file was damaged, and what they held is lost: then the tables are compared with a copy in which the checksums are
made to fit again.
"""

from __future__ import annotations

import shutil
import sqlite3
import struct
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from rodada.table.storage.store import Damage

EVERYTHING: Final = "*"
"""As a table's code: nobody can tell which tables lost something."""
UNREADABLE: Final = (sqlite3.Error, UnicodeDecodeError)
"""SQLite's complaint may quote what is damaged, and then Python cannot read the complaint."""
_HEADER: Final = 32
_FRAME: Final = 24
_BIG: Final = 0x377F0683
_LITTLE: Final = 0x377F0682
_VERSION: Final = 3_007_000


class Log(NamedTuple):
    """A write-ahead log that is damaged: its bytes, the size of a frame, and the mark that all its frames bear."""

    raw: bytes
    size: int
    salts: bytes


def damages(path: Path) -> list[Damage]:
    """The tables that lost lines because the log of this file is damaged, to be asked before it is opened."""
    log = _damaged(path)
    if log is None:
        return []
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        before, after = Path(folder, "before.db"), Path(folder, "after.db")
        for copy in (before, after):
            shutil.copyfile(path, copy)
        Path(f"{before}-wal").write_bytes(_mended(log))
        shutil.copyfile(f"{path}-wal", f"{after}-wal")
        try:
            had = _newest(before)
        except UNREADABLE:
            return [Damage(EVERYTHING, 0, -1)]
        has = _newest(after)
    lost = [Damage(code, has.get(code, 0), last - has.get(code, 0)) for code, last in had.items()]
    return [damage for damage in lost if damage.lost > 0] or [Damage(EVERYTHING, 0, -1)]


def _newest(path: Path) -> dict[str, int]:
    """The number of each table's newest line."""
    connection = sqlite3.connect(path)
    try:
        return dict(connection.execute("SELECT code, last FROM tables"))
    finally:
        connection.close()


def _damaged(path: Path) -> Log | None:
    """The log of a store, if whole commits stand behind what does not fit."""
    log = Path(f"{path}-wal")
    raw = log.read_bytes() if log.exists() else b""
    if len(raw) <= _HEADER:
        return None
    with path.open("rb") as store:
        page = int.from_bytes(store.read(18)[16:])
    size = _FRAME + (65_536 if page == 1 else page)
    count = (len(raw) - _HEADER) // size
    if count < 1:
        return None
    first = _first_unfit(raw, size, count)
    salts = raw[16:24] if first else raw[_at(min(1, count - 1), size) + 8 :][:8]  # the header's own may be damaged
    ours = [number for number in range(first + 1, count) if raw[_at(number, size) + 8 :][:8] == salts]
    # What has frames of this log behind it was of this log too, whatever its own mark says now.
    if ours or raw[_at(first, size) + 8 :][:8] == salts:
        ours.insert(0, first)
    commits = [number for number in ours if any(raw[_at(number, size) + 4 :][:4])]
    return Log(raw, size, salts) if commits and ours[-1] > commits[0] else None


def _first_unfit(raw: bytes, size: int, count: int) -> int:
    """The number of the first frame that SQLite will not read."""
    sums = _sums(raw, raw[:24], (0, 0))
    if sums != struct.unpack(">II", raw[24:32]):
        return 0
    for number in range(count):
        at = _at(number, size)
        if raw[at + 8 : at + 16] != raw[16:24]:
            return number
        sums = _sums(raw, raw[at : at + 8] + raw[at + _FRAME : at + size], sums)
        if sums != struct.unpack(">II", raw[at + 16 : at + _FRAME]):
            return number
    return count


def _mended(log: Log) -> bytes:
    """The log with its header and all checksums made to fit."""
    size, page = log.size, log.size - _FRAME
    raw = bytearray(log.raw)
    raw[:12] = struct.pack(">III", _BIG if sys.byteorder == "big" else _LITTLE, _VERSION, page)
    raw[16:24] = log.salts
    sums = _sums(raw, bytes(raw[:24]), (0, 0))
    raw[24:32] = struct.pack(">II", *sums)
    last = max(n for n in range((len(raw) - _HEADER) // size) if raw[_at(n, size) + 8 :][:8] == log.salts)
    for number in range(last + 1):
        at = _at(number, size)
        raw[at + 8 : at + 16] = log.salts
        sums = _sums(raw, bytes(raw[at : at + 8] + raw[at + _FRAME : at + size]), sums)
        raw[at + 16 : at + _FRAME] = struct.pack(">II", *sums)
    return bytes(raw[: _at(last + 1, size)])


def _sums(raw: bytes | bytearray, data: bytes, sums: tuple[int, int]) -> tuple[int, int]:
    """SQLite's checksum, going on from that of what stands before."""
    order = ">" if int.from_bytes(raw[:4]) == _BIG else "<"
    first, second = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for one, two in zip(words[::2], words[1::2], strict=True):
        first = (first + one + second) & 0xFFFFFFFF
        second = (second + two + first) & 0xFFFFFFFF
    return first, second


def _at(number: int, size: int) -> int:
    return _HEADER + number * size
