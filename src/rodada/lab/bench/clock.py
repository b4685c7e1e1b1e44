"""A clock for each thing that is measured: what it did, in how much of the processor's time."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Final, NamedTuple

BURST: Final = 500
"""Copies between two looks at the clock."""
SLICES: Final = 10
"""Turns that all measurements take in a round."""
LEAST: Final = 1e-9
"""Seconds; a clock may be too coarse for a very short measurement."""

Work = Callable[[], tuple[int, int]]
"""Does something, and gives how much: decisions of seats and of chance, or pieces of work and nothing."""


class Pace(NamedTuple):
    """Seats' decisions per second, with the chance decisions between them in the same time."""

    decisions_per_s: float
    steps_per_s: float
    """Decisions of seats and of chance."""


def copies(copy: Callable[[], object]) -> tuple[int, int]:
    for _ in range(BURST):
        copy()
    return BURST, 0


class Clock:
    """Does one thing again and again, and counts what came of it in how much of the processor's time."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._decisions = self._falls = 0
        self._seconds = 0.0
        work()  # the first time meets cold caches

    def run(self, seconds: float) -> None:
        """At least once, and for about so long."""
        begun = process_time()
        while True:
            decisions, falls = self._work()
            self._decisions += decisions
            self._falls += falls
            elapsed = process_time() - begun
            if elapsed >= seconds:
                break
        self._seconds += elapsed

    def pace(self) -> Pace:
        seconds = max(self._seconds, LEAST)
        return Pace(self._decisions / seconds, (self._decisions + self._falls) / seconds)

    def microseconds(self) -> float:
        """Of one piece of work."""
        return 1e6 * max(self._seconds, LEAST) / self._decisions

    def rate(self) -> float:
        """Pieces of work, or decisions of seats, per second."""
        return self._decisions / max(self._seconds, LEAST)
