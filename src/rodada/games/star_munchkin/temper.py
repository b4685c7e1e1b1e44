"""Temperaments: whose fortune a player minds, and whom it remembers for what was done to it.

An honest player hinders whoever is nearest to winning and nobody else, shares with who helps, and helps for nothing; a
greedy one thinks of its own gain and has its help paid; a vindictive one goes after those who harmed it.
"""

from __future__ import annotations

from typing import Final

from rodada.engine.contract import Resentment, Stance
from rodada.engine.events import Seen
from rodada.games.star_munchkin.board import FIGHTERS, NOBODY, Board
from rodada.games.star_munchkin.judgement.mind import ENVY, chances, weights_of
from rodada.games.star_munchkin.telling import EVENTS

INDIFFERENCE: Final = 0.2
"""How much of the usual envy a greedy player has."""
GOODWILL: Final = 0.05
"""What an honest player wishes to those that do not lead."""
BITTER: Final = 0.3
"""What each grudge adds to the envy of a vindictive player."""
MOST: Final = 1.2
"""Towards one seat."""

TRAP: Final = 1.0
"""A trap played on one."""
MEDDLING: Final = 1.0
"""A card against one's side of a combat."""
STOLEN: Final = 0.7
"""An item that went to somebody else."""
REFUSAL: Final = 0.2
"""Help that was asked for and refused."""
FADING: Final = 0.9
"""What is left of a grudge after each of one's own turns."""


def regards(board: Board, me: int, stance: Stance) -> list[float]:
    """How much `me` minds what the others gain."""
    found = weights_of(board, me)
    if stance.temper == "greedy":
        return [weight if seat == me else INDIFFERENCE * weight for seat, weight in enumerate(found)]
    if stance.temper == "honest":
        likely = chances(board)
        most = max(likely[seat] for seat in range(board.seats) if seat != me)
        return [1.0 if seat == me else -ENVY if likely[seat] == most else GOODWILL for seat in range(board.seats)]
    if stance.temper == "vindictive" and stance.grudges:
        return [
            weight if seat == me else max(-MOST, weight - BITTER * stance.grudges[seat])
            for seat, weight in enumerate(found)
        ]
    return found


class StarMunchkinResentment:
    """What `viewer` has been told of harm to itself."""

    def __init__(self, seats: int, viewer: int) -> None:
        self.towards: Final = [0.0] * seats
        self._me: Final = viewer
        self._fighter = self._helper = NOBODY
        self._player = NOBODY

    def tell(self, seen: Seen) -> None:
        told = EVENTS[seen.kind].named(seen)
        seat = told.get("seat", NOBODY)
        if seen.kind == "turn":
            self._fighter = self._helper = NOBODY
            if seat == self._me:
                self.towards[:] = [FADING * grudge for grudge in self.towards]
        elif seen.kind == "combat":
            self._fighter, self._helper = seat, NOBODY
        elif seen.kind in ("helper", "helper_left"):
            self._helper = seat if seen.kind == "helper" else NOBODY
        elif seen.kind == "played":
            self._player = seat
        elif self._me in (self._fighter, self._helper):
            self._in_combat(seen.kind, seat, told)
        if seat == self._me and seen.kind in ("trap", "handed_over"):
            self._resent(told["player" if seen.kind == "trap" else "to"], TRAP if seen.kind == "trap" else STOLEN)

    def _in_combat(self, kind: str, seat: int, told: dict[str, int]) -> None:
        """What others do in a combat of this seat's, or one in which it helps."""
        if kind == "term_added":
            if told["strength"] < 0 if told["where"] == FIGHTERS else told["strength"] > 0:
                self._resent(seat, MEDDLING)
        elif kind in ("enhanced", "joined_combat"):
            self._resent(self._player, MEDDLING)
        elif kind == "refused" and self._fighter == self._me:
            self._resent(seat, REFUSAL)

    def _resent(self, seat: int, harm: float) -> None:
        if seat not in (NOBODY, self._me):
            self.towards[seat] += harm


def resentment(seats: int, viewer: int) -> Resentment:
    return StarMunchkinResentment(seats, viewer)
