"""What a network learns from: decisions of seats as columns of numbers, and what came of the game.

The worth of a decision's table is learned from the table laid open, since a search asks for it in worlds that it has
drawn; what to play is learned from what the seat knew.
"""

from __future__ import annotations

import zipfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from rodada.engine.errors import BadData

Numbers = npt.NDArray[Any]


class Lessons(NamedTuple):
    """One row for each decision; seats are told from that of the one who decided."""

    game: Numbers
    """The number of the game it is from."""
    seen: Numbers
    """The view of the seat, as the game's encoding tells it."""
    opened: Numbers
    """The same with nothing hidden."""
    tried: Numbers
    """By number of action: how much of its thought the teacher gave to it; nothing at all if it did not think."""
    legal: Numbers
    """Ones where an action is legal."""
    won: Numbers
    """Each seat's share of the victory."""
    foreseen: Numbers
    """The same as the game itself foresaw it; equal shares where it does not."""
    priors: Numbers
    """By number of action: how promising the game itself judges it."""

    def of(self, rows: Numbers) -> Lessons:
        """Some of them."""
        return Lessons(*[column[rows] for column in self])


KINDS: Final = (np.int32, np.int16, np.int16, np.float16, np.bool_, np.float32, np.float32, np.float16)


def together(parts: Iterable[Lessons]) -> Lessons:
    return Lessons(*[np.concatenate(column) for column in zip(*parts, strict=True)])


def in_columns(rows: Sequence[Sequence[Any]]) -> Lessons:
    """Rows, each with its values in the order of the columns."""
    return Lessons(*[np.array(column, kind) for column, kind in zip(zip(*rows, strict=True), KINDS, strict=True)])


def write(path: Path, lessons: Lessons) -> None:
    """Whole or not at all."""
    part = path.with_name(path.name + ".part")
    with part.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **_smallest(lessons))
    part.replace(path)


def read(path: Path) -> Lessons:
    try:
        with np.load(path) as columns:
            found = Lessons(**{name: columns[name] for name in Lessons._fields})
    except (OSError, EOFError, KeyError, ValueError, zipfile.BadZipFile) as error:
        raise BadData(str(path), "learning-lessons-unreadable") from error
    return Lessons(*[column.astype(kind, copy=False) for column, kind in zip(found, KINDS, strict=True)])


def _smallest(lessons: Lessons) -> dict[str, Numbers]:
    """Most numbers of a vector need one byte."""
    columns = lessons._asdict()
    for name in ("seen", "opened"):
        column = columns[name]
        if column.size and column.min() >= -128 and column.max() <= 127:
            columns[name] = column.astype(np.int8)
    return columns
