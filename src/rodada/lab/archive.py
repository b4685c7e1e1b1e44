"""A folder of Parquet files in which a simulation is kept part by part, and from which it goes on where it stopped.

`simulation.json` says what is simulated. Part files are named after their first game; a part counts once its `games`
file is there, and that is written last. Memory holds one part, however many games there are.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from rodada.engine.errors import BadData, Refused
from rodada.games import load
from rodada.lab.columns import TABLES, Block, tally_of
from rodada.lab.match import Match
from rodada.lab.tally import Tally

if TYPE_CHECKING:
    import polars

PART: Final = 500
"""Games in a file: some hundred kilobytes."""
FORMAT: Final = 1
HEAD: Final = "simulation.json"


class Archive:
    """What is kept of one simulation."""

    def __init__(self, folder: Path, match: Match, tables: tuple[str, ...]) -> None:
        self.folder: Final = folder
        self.tables: Final = tables
        self.next = 0
        """Number of the first game that is not kept yet."""
        self.tally: Final = Tally()
        self._waiting = Block(tables)
        folder.mkdir(parents=True, exist_ok=True)
        self._begin(_head(match, tables))

    def _begin(self, head: dict[str, Any]) -> None:
        """Go on with what is there, if it is the same simulation."""
        path = self.folder / HEAD
        if not path.exists():
            if any(self.folder.iterdir()):
                raise Refused("archive-not-empty", folder=str(self.folder))
            _write_whole(path, json.dumps(head, ensure_ascii=False, indent=1).encode())
            return
        there = read_head(self.folder)
        for field, value in head.items():
            if there.get(field) != value:
                raise Refused(
                    "archive-another", folder=str(self.folder), field=field, there=json.dumps(there.get(field))
                )
        for games in parts(self.folder, "games"):
            if games["game"][0] != self.next:
                raise Refused("archive-gap", folder=str(self.folder), missing=self.next)
            self.next += len(games)
            self.tally.merge(tally_of(games.to_dict(as_series=False)))

    def add(self, block: Block) -> None:
        """The next games, in order."""
        self.tally.merge(block.tally())
        self._waiting.merge(block)
        if self._waiting.games >= PART:
            self.flush()

    def flush(self) -> None:
        """Write what is waiting."""
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


def read_head(folder: Path) -> dict[str, Any]:
    """What a folder says of its simulation."""
    path = folder / HEAD
    if not path.exists():
        raise BadData(str(folder), "archive-none", head=HEAD)
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


def _head(match: Match, tables: tuple[str, ...]) -> dict[str, Any]:
    """As it is read back."""
    head = {
        "format": FORMAT,
        "game": match.game,
        "rules": load(match.game).rules_version,
        "players": list(match.players),
        "seed": match.seed,
        "options": match.options,
        "tables": tables,
    }
    return msgspec.json.decode(msgspec.json.encode(head), type=dict[str, Any])


def _write_whole(path: Path, data: bytes) -> None:
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
