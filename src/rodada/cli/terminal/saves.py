"""Games put aside: a save is the host's own file, from which the game goes on exactly as it would have.

Going on needs the seed, so a save holds it, beside the record and who sits where; a record, which may be shown to
anybody, holds only its hash until the game is over. A save is written to a new file that replaces the old one in one
step: a full disk or a killed process leaves the older save as it was.
"""

from __future__ import annotations

import json
import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from rodada.cli.folders import data_folder
from rodada.engine import record as records
from rodada.engine.chance import commitment
from rodada.engine.errors import BadData, Refused
from rodada.engine.reading import a_list, an_int, an_object, one_of
from rodada.engine.record import Record
from rodada.lab.files import naming

FORMAT: Final = 1
HUMAN: Final = "human"
_FIELDS: Final = ("rodada_save", "seed", "sitters", "record")


class Save(NamedTuple):
    """A game put aside: its record, its seed, and who sits where."""

    record: Record
    seed: int
    sitters: tuple[str, ...]


def folder(kind: str) -> Path:
    """Where a person's saves or records lie, unless they say otherwise."""
    return data_folder() / kind


def new_path(kind: str, game: str, ending: str) -> Path:
    """A file name that is not taken, in the folder of this kind."""
    stem = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path, number = folder(kind) / f"{stem}.{ending}", 1
    while path.exists():
        number += 1
        path = folder(kind) / f"{stem}-{number}.{ending}"
    return path


def place(path: Path) -> Path:
    """Where a person wants a game saved: in a new file or an older save. Whatever else is there stays as it is."""
    if path.exists() and not _is_save(path):
        raise BadData("--save", "play-save-taken", path=str(path))
    return path


def _is_save(path: Path) -> bool:
    try:
        data = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else None
    except (UnicodeDecodeError, ValueError, RecursionError):
        return False
    return isinstance(data, dict) and "rodada_save" in data


def newest(game: str) -> Path:
    """The save of that game that was written last."""
    found = list(folder("saves").glob(f"{game}-*.json"))
    if not found:
        raise Refused("play-no-save", folder=str(folder("saves")))
    return max(found, key=lambda path: path.stat().st_mtime)


def write_whole(path: Path, text: str) -> None:
    """Put a text in place of a file in one step, safely on disk before the old one goes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    number, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    new = Path(name)
    try:
        with naming(path):
            with os.fdopen(number, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            new.replace(path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise


def keep(path: Path, save: Save) -> None:
    data = {
        "rodada_save": FORMAT,
        "seed": f"{save.seed:064x}",
        "sitters": list(save.sitters),
        "record": records.write(save.record).splitlines(),
    }
    write_whole(path, json.dumps(data, ensure_ascii=False, indent=0) + "\n")


def read(path: Path, bots: tuple[str, ...]) -> Save:
    """A save from its file; a wrong one is refused with what is wrong in it."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, ValueError, RecursionError) as error:
        raise BadData(str(path), "refused-not-json") from error
    fields = an_object(data, str(path), _FIELDS)
    an_int(fields.get("rodada_save"), f"{path}: rodada_save", FORMAT, FORMAT)
    lines = a_list(fields.get("record"), f"{path}: record", records.LONGEST)
    if not all(isinstance(line, str) for line in lines):
        raise BadData(f"{path}: record", "refused-not-text")
    record = records.read("".join(f"{line}\n" for line in lines))
    sitters = a_list(fields.get("sitters"), f"{path}: sitters", record.seats)
    if len(sitters) != record.seats:
        raise BadData(f"{path}: sitters", "play-save-sitters", seats=record.seats)
    known = (HUMAN, *bots)
    checked = tuple(one_of(kind, f"{path}: sitters[{i}]", known) for i, kind in enumerate(sitters))
    seed = _seed(fields.get("seed"), f"{path}: seed")
    if record.commitment != commitment(seed):
        raise BadData(f"{path}: seed", "refused-commitment")
    return Save(record, seed, checked)


def _seed(value: object, where: str) -> int:
    try:
        seed = int(value, 16) if isinstance(value, str) else -1
    except ValueError:
        seed = -1
    if not 0 <= seed < 1 << 256:
        raise BadData(where, "refused-seed")
    return seed
