"""A fault of a pack, and the list that faults are collected in."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rodada.engine.errors import Argument

MOST_FAULTS: Final = 200
"""Whoever has more of them reads the first ones first."""

LONGEST_QUOTE: Final = 40


class Fault(NamedTuple):
    """What is wrong in a pack: `card` is its id, `#12` for the twelfth without one, or empty for the pack itself."""

    card: str
    field: str
    key: str
    """A message of `rodada.words`, which says what would be right."""
    arguments: dict[str, Argument]


class Enough(Exception):
    """So many faults were found that the rest is not looked for."""


class Faults:
    """Collects faults; knows which card is being looked at."""

    def __init__(self) -> None:
        self.found: Final[list[Fault]] = []
        self.card = ""

    def add(self, field: str, key: str, **arguments: Argument) -> None:
        self.found.append(Fault(self.card, field, key, arguments))
        if len(self.found) >= MOST_FAULTS:
            self.found.append(Fault("", "", "pack-too-many-faults", {"most": MOST_FAULTS}))
            raise Enough


def quoted(value: Any) -> str:
    """As much of a value as a person needs to recognise it, however long it is."""
    if isinstance(value, str):
        return value if len(value) <= LONGEST_QUOTE else value[:LONGEST_QUOTE] + "…"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float) and abs(value) < 10**15:
        return str(value)
    return "[…]" if isinstance(value, list) else "{…}" if isinstance(value, dict) else "…"
