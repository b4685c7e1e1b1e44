"""Who is on the move: a seat is its number from 0; three numbers below zero are nobody at the table."""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1
OVER: Final = -2
RUNNING: Final = -3
"""While frames run and nobody has been asked yet; never seen from outside."""


def around(first: int, seats: int) -> list[int]:
    """All seats clockwise, beginning with `first`."""
    return [(first + i) % seats for i in range(seats)]
