"""Many games of a match, in one process or several, and their tallies in the order of the games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rodada.lab.match import Match, play
from rodada.lab.spread import spread
from rodada.lab.tally import Tally


def simulate(match: Match, games: int, jobs: int = 1) -> Iterator[Tally]:
    """Tallies that together hold games 0 to `games` - 1; those of the first so many hold the first so many games."""
    return spread(partial(tally, match), games, jobs)


def tally(match: Match, first: int, count: int) -> Tally:
    """Play `count` games from number `first` on."""
    total = Tally()
    for number in range(first, first + count):
        total.add(play(match, number))
    return total
