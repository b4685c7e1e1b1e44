"""Everybody against everybody: who sits at which table, in every seat and on the same deals.

A *deal* is played at every table that the form knows, once for each way of sitting there: whoever had the better cards
in one game leaves them to the others in the next.

| form | tables |
|---|---|
| `pairs` | any two entrants, seat by seat in turn; at an odd table either has the odd seat once |
| `alone` | one entrant against as many of another as there are seats left |
| `first` | the same, but only the first entrant sits alone |
| `mixed` | as many different entrants as there are seats |
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, permutations
from pathlib import Path
from typing import Any, Final, NamedTuple

from rodada.lab.match import seed_of

FORMS: Final = ("pairs", "alone", "first", "mixed")
LONELY: Final = ("alone", "first")
"""Forms in which one sits against many."""

Seating = tuple[str, ...]
"""Who plays, by seat."""


class Tournament(NamedTuple):
    """What all games of a tournament have in common. The games of a deal are numbered one after another."""

    game: str
    players: tuple[str, ...]
    """The entrants."""
    seats: int
    form: str
    seed: int
    options: dict[str, Any] = {}  # noqa: RUF012  # never changed, as in `Match`
    records: Path | None = None

    @property
    def kind(self) -> str:
        return "tournament"

    @property
    def games_in_deal(self) -> int:
        return len(seatings(self.players, self.seats, self.form))

    @property
    def fair(self) -> float:
        """The share of the victories that either of two equal players has where they meet."""
        return 1 / self.seats if self.form in LONELY else 0.5

    def seated(self, number: int) -> Seating:
        return seatings(self.players, self.seats, self.form)[number % self.games_in_deal]

    def deal_of(self, number: int) -> int:
        return number // self.games_in_deal

    def seed_of_chance(self, number: int) -> int:
        """The same in all games of a deal: that is what mirrors it."""
        return seed_of(self.seed, self.deal_of(number), "chance")

    def seed_of_choices(self, number: int) -> int:
        return seed_of(self.seed, number, "choices")

    def head(self) -> dict[str, Any]:
        entrants = {"players": list(self.players), "seats": self.seats, "form": self.form}
        return {**entrants, "seed": self.seed, "options": self.options}


@lru_cache(16)
def seatings(players: tuple[str, ...], seats: int, form: str) -> tuple[Seating, ...]:
    """The games of a deal."""
    found: dict[Seating, None] = {}
    for table in _tables(players, seats, form):
        for by in range(seats):
            found[table[by:] + table[:by]] = None
    return tuple(found)


def _tables(players: tuple[str, ...], seats: int, form: str) -> list[Seating]:
    """Who meets, each once; at an odd table of two everybody is once the one with more seats."""
    if form == "mixed":
        return list(combinations(players, seats))
    if form in LONELY:
        duels = permutations(players, 2) if form == "alone" else ((players[0], other) for other in players[1:])
        return [(one, *[other] * (seats - 1)) for one, other in duels]
    pairs = combinations(players, 2) if seats % 2 == 0 else permutations(players, 2)
    return [((one, other) * seats)[:seats] for one, other in pairs]
