"""Analyses of finished games, worked out once for each record and kept in the person's data folder."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from rodada.cli.folders import data_folder
from rodada.cli.terminal.saves import write_whole
from rodada.engine.record import Record, write
from rodada.lab.analysis import Analysis, analyse

EDITION: Final = 1
"""Raised when the same record would be judged otherwise."""


def analysed(
    record: Record, jobs: int, simulations: int = 0, told: Callable[[int, int], None] | None = None
) -> Analysis:
    """The analysis of a record: kept from another time, or worked out in so many processes."""
    path = _place(record, simulations)
    with contextlib.suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode(path.read_bytes(), type=Analysis)
    found = analyse(record, jobs, simulations, told or _nobody)
    with contextlib.suppress(OSError):  # then it is worked out again the next time
        write_whole(path, msgspec.json.encode(found).decode())
    return found


def _nobody(_done: int, _of: int) -> None:
    """Nobody wants to hear how far it is."""


def _place(record: Record, simulations: int) -> Path:
    name = hashlib.sha256(f"{EDITION} {simulations} {write(record)}".encode()).hexdigest()[:32]
    return data_folder() / "analyses" / f"{name}.json"
