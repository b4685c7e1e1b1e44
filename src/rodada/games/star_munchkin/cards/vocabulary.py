"""The closed vocabulary of effects as the file beside this module lists it: words, types, defaults."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

CHARACTER_KINDS: Final = ("class", "race", "sidekick", "item", "trap")
"""`C` in the file: kinds that lie before a character while their passive words count."""

FOE_KINDS: Final = ("monster", "enhancer")
"""`X` in the file."""


class Word(NamedTuple):
    """An operation, a modifier, a cannot or an instead: arguments, carriers, how it reads a shield (M-4.4)."""

    arguments: Mapping[str, Mapping[str, Any]]
    kinds: tuple[str, ...]
    polarity: str
    rules: tuple[str, ...]


class Vocabulary(NamedTuple):
    """All words of the pack format."""

    format: int
    limits: Mapping[str, int]
    lists: Mapping[str, tuple[str, ...]]
    kinds: Mapping[str, Mapping[str, Any]]
    fields: Mapping[str, Mapping[str, Any]]
    condition: Mapping[str, Mapping[str, Any]]
    filter: Mapping[str, Mapping[str, Any]]
    cost: Mapping[str, Mapping[str, Any]]
    entries: Mapping[str, Mapping[str, Mapping[str, Any]]]
    """Of `ability`, `trigger`, `instead`: the fields."""
    ops: Mapping[str, Word]
    modifiers: Mapping[str, Word]
    cannot: Mapping[str, Word]


@cache
def vocabulary() -> Vocabulary:
    """The words, read once."""
    data = tomllib.loads(Path(__file__).with_name("vocabulary.toml").read_text(encoding="utf-8"))
    return Vocabulary(
        format=data["format"],
        limits=data["limits"],
        lists={name: tuple(values) for name, values in data["lists"].items()} | {"kinds": tuple(data["kinds"])},
        kinds=data["kinds"],
        fields=data["fields"],
        condition=data["condition"],
        filter=data["filter"],
        cost=data["cost"],
        entries=data["entry"],
        ops=_words(data["ops"]),
        modifiers=_words(data["modifiers"]),
        cannot=_words(data["cannot"]),
    )


def _words(table: Mapping[str, Mapping[str, Any]]) -> dict[str, Word]:
    return {
        name: Word(word.get("args", {}), _kinds(word.get("on", [])), word["polarity"], tuple(word["rules"]))
        for name, word in table.items()
    }


def _kinds(on: list[str]) -> tuple[str, ...]:
    groups = {"C": CHARACTER_KINDS, "X": FOE_KINDS}
    return tuple(kind for place in on for kind in groups.get(place, (place,)))
