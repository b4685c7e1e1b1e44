"""A folder of Parquet files in which games are kept part by part, and from which they go on where they stopped.

`simulation.json` or `tournament.json` says what is played. Part files are named after their first game; a part counts
once its `games` file is there, and that is written last. Memory holds one part, however many games there are.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

import msgspec

from rodada.engine.errors import BadData, Refused
from rodada.games import load
from rodada.lab.columns import TABLES, Block, played_of
from rodada.lab.files import naming
from rodada.lab.match import Played, Series

if TYPE_CHECKING:
    import polars

PART: Final = 500
"""Games in a file: some hundred kilobytes."""
LONGEST_WAIT: Final = 60.0
"""Seconds after which what there is becomes a file, however few games."""
FORMAT: Final = 1
HEAD: Final = "simulation.json"


class Sum(Protocol):
    """What becomes of the games, told of each in order."""

    def add(self, played: Played) -> None: ...


S = TypeVar("S", bound=Sum)


class Archive(Generic[S]):
    """What is kept of one simulation or tournament. `total` is told of the games that are there, then of each added."""

    def __init__(self, folder: Path, series: Series, tables: tuple[str, ...], total: S) -> None:
        self.folder: Final = folder
        self.tables: Final = tables
        self.next = 0
        """Number of the first game that is not kept yet."""
        self.total: Final[S] = total
        self._waiting = Block(tables)
        self._written = time.monotonic()
        self._head: Final = f"{series.kind}.json"
        folder.mkdir(parents=True, exist_ok=True)
        self._begin(_head(series, tables))

    def _begin(self, head: dict[str, Any]) -> None:
        """Go on with what is there, if it is the same simulation."""
        path = self.folder / self._head
        if not path.exists():
            if any(self.folder.iterdir()):
                raise Refused("archive-not-empty", folder=str(self.folder))
            _write_whole(path, json.dumps(head, ensure_ascii=False, indent=1).encode())
            return
        there = read_head(self.folder, self._head)
        for field, value in head.items():
            if there.get(field) != value:
                raise Refused(
                    "archive-another", folder=str(self.folder), field=field, there=json.dumps(there.get(field))
                )
        for games in parts(self.folder, "games"):
            if games["game"][0] != self.next:
                raise Refused("archive-gap", folder=str(self.folder), missing=self.next)
            self.next += len(games)
            self._tell(played_of(games.to_dict(as_series=False)))

    def _tell(self, games: Iterable[Played]) -> None:
        for played in games:
            self.total.add(played)

    def add(self, block: Block) -> None:
        """The next games, in order."""
        self._tell(block.played())
        self._waiting.merge(block)
        if self._waiting.games >= PART or time.monotonic() - self._written >= LONGEST_WAIT:
            self.flush()

    def flush(self) -> None:
        """Write what is waiting."""
        self._written = time.monotonic()
        if not self._waiting.games:
            return
        for table in sorted(self.tables, key=lambda name: name == "games"):
            frame = data_frames().DataFrame(self._waiting.tables[table], schema=_schema(table))
            path = self.folder / f"{table}-{self.next:010}.parquet"
            part = path.with_suffix(".part")
            frame.write_parquet(part, compression="zstd")
            part.replace(path)
        self.next += self._waiting.games
        self._waiting = Block(self.tables)


def _schema(table: str) -> dict[str, Any]:
    """The types of a table's columns, so that a part without rows has them too."""
    kinds = data_frames()
    lists = {"players": kinds.List(kinds.String), "ranks": kinds.List(kinds.Int64), "scores": kinds.List(kinds.Int64)}
    texts = dict.fromkeys(("rule", "player", "use", "action"), kinds.String)
    return {name: {**lists, **texts, "won": kinds.Boolean}.get(name, kinds.Int64) for name in TABLES[table]}


def data_frames() -> Any:
    """polars, which only whoever works with tables needs."""
    try:
        import polars
    except ImportError as error:
        raise Refused("lab-extra-missing", package="polars") from error
    return polars


def read_head(folder: Path, name: str = HEAD) -> dict[str, Any]:
    """What a folder says of its simulation."""
    path = folder / name
    if not path.exists():
        raise BadData(str(folder), "archive-none", head=name)
    try:
        head = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise BadData(str(path), "archive-unreadable") from error
    if head.get("format") != FORMAT:
        raise BadData(str(path), "archive-format", format=str(head.get("format")), known=FORMAT)
    return head


def parts(folder: Path, table: str) -> Iterator[polars.DataFrame]:
    """The parts of a table, in the order of their games; leftovers of a part that was never finished are not there."""
    whole = {path.stem.rpartition("-")[2] for path in folder.glob("games-*.parquet")}
    for path in sorted(folder.glob(f"{table}-*.parquet")):
        if path.stem.rpartition("-")[2] in whole:
            yield data_frames().read_parquet(path)


def _head(series: Series, tables: tuple[str, ...]) -> dict[str, Any]:
    """As it is read back."""
    game = load(series.game)
    head = {"format": FORMAT, "game": game.name, "rules": game.rules_version, **series.head(), "tables": tables}
    return msgspec.json.decode(msgspec.json.encode(head), type=dict[str, Any])


def _write_whole(path: Path, data: bytes) -> None:
    part = path.with_suffix(".part")
    with naming(path), part.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
