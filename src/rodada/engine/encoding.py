"""Actions and views as numbers of a fixed count, for whoever learns from them: neural networks, tables, OpenSpiel.

A game that offers an `Encoding` numbers every action that it may ever offer (`Numbering`) and says what stands where
in a vector made of a view (`Layout`).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Final, NamedTuple

NUMBER: Final = "h"
"""The type code of a vector's numbers: two bytes, signed."""


class Numbering:
    """All actions that may ever be offered, numbered from 0 in their own order: sorted actions have sorted numbers."""

    __slots__ = ("_number_of", "actions")

    def __init__(self, actions: Iterable[int]) -> None:
        self.actions: Final[tuple[int, ...]] = tuple(sorted(set(actions)))
        self._number_of: Final = {action: number for number, action in enumerate(self.actions)}

    def __len__(self) -> int:
        return len(self.actions)

    def number(self, action: int) -> int:
        return self._number_of[action]

    def numbers(self, actions: Iterable[int]) -> list[int]:
        number_of = self._number_of
        return [number_of[action] for action in actions]

    def action(self, number: int) -> int:
        return self.actions[number]


class Part(NamedTuple):
    """Some numbers of a vector that belong together, each from `low` to `high`."""

    name: str
    start: int
    size: int
    low: int
    high: int


class Layout:
    """Where each part of a vector stands."""

    __slots__ = ("_blank", "parts", "size")

    def __init__(self) -> None:
        self.parts: Final[dict[str, Part]] = {}
        self.size = 0
        self._blank = array(NUMBER)

    def add(self, name: str, size: int = 1, high: int = 1, low: int = 0) -> int:
        """Append a part; gives the place of its first number."""
        start = self.size
        self.parts[name] = Part(name, start, size, low, high)
        self.size += size
        self._blank.extend([0] * size)
        return start

    def blank(self) -> array[int]:
        """A vector of zeros."""
        return self._blank[:]

    def lows(self) -> list[int]:
        return [part.low for part in self.parts.values() for _ in range(part.size)]

    def highs(self) -> list[int]:
        return [part.high for part in self.parts.values() for _ in range(part.size)]
