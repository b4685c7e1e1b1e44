"""Many games of a match, in one process or several, and their tallies in the order of the games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rodada.lab.cluster import spread_over
from rodada.lab.columns import Block, block
from rodada.lab.match import Match, Series, play
from rodada.lab.spread import CHUNK, T, Work, spread
from rodada.lab.tally import Tally


def simulate(match: Match, games: int, jobs: int = 1, ray: str = "") -> Iterator[Tally]:
    """Tallies that together hold games 0 to `games` - 1; those of the first so many hold the first so many games.

    `ray` is the address of a Ray cluster, or `local`.
    """
    return _shared(partial(tally, match), games, jobs, ray, 0)


def keep(
    series: Series,
    tables: tuple[str, ...],
    games: int,
    first: int = 0,
    jobs: int = 1,
    ray: str = "",
    chunk: int = CHUNK,
) -> Iterator[Block]:
    """The rows of games `first` to `games` - 1, in their order (see `rodada.lab.columns`)."""
    return _shared(partial(block, series, tables), games, jobs, ray, first, chunk)


def _shared(work: Work[T], games: int, jobs: int, ray: str, first: int, chunk: int = CHUNK) -> Iterator[T]:
    return spread_over(ray, work, games, jobs, first) if ray else spread(work, games, jobs, first, chunk)


def tally(match: Match, first: int, count: int) -> Tally:
    """Play `count` games from number `first` on."""
    total = Tally()
    for number in range(first, first + count):
        total.add(play(match, number))
    return total
