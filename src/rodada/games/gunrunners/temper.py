"""Temperaments: whose crates an agency minds, and whom it remembers for what was done to it.

An honest agency goes against whoever leads and nobody else; a greedy one counts its own crates; a vindictive one
grudges crates to those who took cards, or the better half, from it.
"""

from __future__ import annotations

from typing import Final

from rodada.engine.contract import Resentment, Stance
from rodada.engine.events import Seen
from rodada.games.gunrunners.board import Board
from rodada.games.gunrunners.telling import EVENTS

USUAL: Final = 0.5
"""The ill will of a vindictive agency towards all others together, before anything has happened."""
BITTER: Final = 0.6
"""What each grudge adds to it."""
MOST: Final = 2.0
"""Towards one seat."""

CAUGHT: Final = 1.0
"""A card lost to the Saboteur."""
MOVED: Final = 0.5
"""A card that somebody else's Director took away."""
BETTER_HALF: Final = 0.25
"""For each crate that somebody else took more at a bust of one's own."""
FADING: Final = 0.85
"""What is left of a grudge after each of one's own turns."""


def regards(board: Board, me: int, stance: Stance) -> list[float]:
    """How much `me` minds the crates of each seat."""
    others = [seat for seat in range(board.seats) if seat != me]
    found = [0.0] * board.seats
    found[me] = 1.0
    if stance.temper == "honest":
        most = max(board.won[seat] for seat in others)
        leaders = [seat for seat in others if board.won[seat] == most]
        for seat in leaders:
            found[seat] = -1.0 / len(leaders)
    elif stance.temper == "vindictive":
        grudges = stance.grudges or (0.0,) * board.seats
        for seat in others:
            found[seat] = -min(MOST, USUAL / len(others) + BITTER * grudges[seat])
    return found


class GunrunnersResentment:
    """What `viewer` has been told of harm to itself."""

    def __init__(self, seats: int, viewer: int) -> None:
        self.towards: Final = [0.0] * seats
        self._me: Final = viewer
        self._owners: Final[dict[int, int]] = {}
        self._operator = viewer
        self._taken: Final[dict[int, int]] = {}

    def tell(self, seen: Seen) -> None:
        told = EVENTS[seen.kind].named(seen)
        if seen.kind == "turn":
            if told["seat"] == self._me:
                self.towards[:] = [FADING * grudge for grudge in self.towards]
        elif seen.kind in ("placed_first", "trained", "hid"):
            self._owners[told["token"]] = told["seat"]
        elif seen.kind == "confiscated":
            self._taken[told["seat"]] = told["crates"]
        elif seen.kind == "swept":
            self._compare()
        else:
            self._of_powers(seen.kind, told)

    def _of_powers(self, kind: str, told: dict[str, int]) -> None:
        if kind == "audited":
            self._operator = told["seat"]
        elif kind == "audit_rolled" and told["caught"] and told["owner"] == self._me:
            self._resent(self._operator, CAUGHT)
        elif kind == "moved" and self._owners.get(told["token"]) == self._me:
            self._resent(told["seat"], MOVED)

    def _compare(self) -> None:
        """After a bust: who took more than I did where I took part?"""
        mine = self._taken.get(self._me)
        if mine is not None:
            for seat, crates in self._taken.items():
                self._resent(seat, BETTER_HALF * max(0, crates - mine))
        self._taken.clear()

    def _resent(self, seat: int, harm: float) -> None:
        if seat != self._me:
            self.towards[seat] += harm


def resentment(seats: int, viewer: int) -> Resentment:
    return GunrunnersResentment(seats, viewer)
