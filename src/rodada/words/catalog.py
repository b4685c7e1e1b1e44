"""The messages of one language as they stand in its files, found without parsing them.

Parsing Fluent costs about a hundred times what finding the message costs, and a command shows a few messages of
many hundreds. So files are cut into entries by their first column, and only the entries that are said are parsed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


def files(language: str) -> list[Path]:
    """The Fluent files of a language, in the order of their names."""
    return sorted((Path(__file__).parent / language).glob("*.ftl"))


def entries(text: str) -> Iterator[tuple[str, str]]:
    """Name and source of each message and `-term`; what stands between two entries belongs to the first."""
    starts = list(_ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end]


def read(language: str) -> dict[str, str]:
    """Source of every entry of a language by its name, in the order of the files."""
    return {name: source for path in files(language) for name, source in entries(path.read_text(encoding="utf-8"))}


def topic(language: str, name: str) -> list[str]:
    """Names of the entries in `<name>.ftl`, as they stand there; none where there is no such file."""
    path = Path(__file__).parent / language / f"{name}.ftl"
    return [entry for entry, _ in entries(path.read_text(encoding="utf-8"))] if path.exists() else []
