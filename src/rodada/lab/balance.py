"""How a game is balanced: many games of one player against itself, and what the game finds worth counting in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from math import ceil
from typing import Any, Final, cast

from rodada.engine.errors import Refused
from rodada.engine.surveying import Counts, Survey, Surveying
from rodada.games import load
from rodada.lab.match import Match, Played, play
from rodada.lab.spread import spread

PERCENTILES: Final = (50.0, 90.0, 99.0, 99.9)
HELD: Final = "held"
WON: Final = "won"


@dataclass(slots=True)
class Balance:
    """Exact sums over some games: any grouping of the same games gives the same."""

    games: int = 0
    decisions: int = 0
    turns: Counter[int] = field(default_factory=Counter)
    """How many games took so many turns."""
    endings: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    """By seat; a shared victory counts for each."""
    tables: Counts = field(default_factory=dict)

    @classmethod
    def of(cls, parts: Iterable[Balance]) -> Balance:
        total = cls()
        for part in parts:
            total.merge(part)
        return total

    def add(self, played: Played, counts: Counts) -> None:
        """One more game."""
        self.games += 1
        self.decisions += played.decisions
        self.turns[played.turns] += 1
        self.endings[played.rule] += 1
        self.wins.update(seat for seat, rank in enumerate(played.ranks) if rank == 1)
        self._count(counts)

    def merge(self, other: Balance) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.turns.update(other.turns)
        self.endings.update(other.endings)
        self.wins.update(other.wins)
        self._count(other.tables)

    def _count(self, counts: Counts) -> None:
        for table, rows in counts.items():
            mine = self.tables.setdefault(table, {})
            for row, columns in rows.items():
                sums = mine.setdefault(row, {})
                for column, n in columns.items():
                    sums[column] = sums.get(column, 0) + n

    # --- what follows from the sums ---

    def rounds(self, percentile: float, seats: int) -> int:
        """So many of a hundred games are over within this many rounds."""
        wanted = ceil(self.games * percentile / 100)
        reached = 0
        for turns in sorted(self.turns):
            reached += self.turns[turns]
            if reached >= wanted:
                return ceil(turns / seats)
        return 0

    def seat_shares(self, seats: int) -> list[float]:
        """The part of all victories that each seat had."""
        total = sum(self.wins.values())
        return [self.wins[seat] / total if total else 0.0 for seat in range(seats)]

    def won_shares(self, table: str) -> dict[str, float]:
        """Of those who held each thing, how many won."""
        rows = self.tables.get(table, {})
        return {row: sums[WON] / sums[HELD] for row, sums in sorted(rows.items()) if sums.get(HELD)}

    def advantages(self, table: str) -> dict[str, float]:
        """The same as a multiple of the mean over all holders."""
        rows = self.tables.get(table, {})
        held, won = sum(sums[HELD] for sums in rows.values()), sum(sums[WON] for sums in rows.values())
        mean = won / held if held else 0.0
        return {row: share / mean if mean else 0.0 for row, share in self.won_shares(table).items()}


def balance(match: Match, games: int, jobs: int = 1) -> Iterator[Balance]:
    """Sums that together hold games 0 to `games` - 1, in order."""
    return spread(partial(survey, match), games, jobs)


def survey(match: Match, first: int, count: int) -> Balance:
    """Play `count` games from number `first` on, and count."""
    total = Balance()
    for number in range(first, first + count):
        clerk = surveying(match.game).survey(len(match.players))
        last = Last(clerk)
        played = play(match, number, last.see)
        total.add(played, clerk.counts(last.state))
    return total


class Last:
    """Passes everything on, and keeps hold of the state."""

    def __init__(self, clerk: Survey) -> None:
        self._clerk: Final = clerk
        self.state: Any = None

    def see(self, state: Any, events: list[Any]) -> None:
        self.state = state
        self._clerk.see(state, events)


def has_survey(name: str) -> bool:
    return hasattr(load(name), "survey")


def surveying(name: str) -> Surveying:
    """The game of that name, if it says what to count."""
    if not has_survey(name):
        raise Refused("balance-not-surveyed", game=name)
    return cast("Surveying", load(name))
