"""Games summed up: exact sums only, so that any grouping of the same games gives the same tally."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from rodada.lab import statistics
from rodada.lab.match import Played
from rodada.lab.statistics import Estimate


@dataclass(slots=True)
class Kind:
    """All seats that one kind of player had; squares are of its total in a game, since its seats there depend on each
    other."""

    seats: int = 0
    games: int = 0
    wins: Fraction = Fraction(0)
    score: int = 0
    score_squares: int = 0

    def merge(self, other: Kind) -> None:
        self.seats += other.seats
        self.games += other.games
        self.wins += other.wins
        self.score += other.score
        self.score_squares += other.score_squares

    def win_share(self) -> Estimate:
        """The part of the games that it won."""
        return statistics.share(float(self.wins), self.games)

    def seats_per_game(self) -> int:
        return self.seats // self.games if self.games else 0

    def mean_score(self) -> Estimate:
        """Score of one seat."""
        if not self.seats:
            return Estimate(0.0, None, None)
        seats = self.seats_per_game()
        return statistics.mean(self.score / seats, self.score_squares / seats**2, self.games)


@dataclass(slots=True)
class Tally:
    """What came of some games. A shared victory counts in equal parts."""

    games: int = 0
    decisions: int = 0
    turns: int = 0
    turns_squares: int = 0
    ties: int = 0
    """Games won by more than one seat."""
    endings: Counter[str] = field(default_factory=Counter)
    """How many games each rule ended."""
    kinds: dict[str, Kind] = field(default_factory=dict)

    @classmethod
    def of(cls, tallies: Iterable[Tally]) -> Tally:
        """The sum of some tallies."""
        total = cls()
        for tally in tallies:
            total.merge(tally)
        return total

    def add(self, played: Played) -> None:
        """One more game."""
        winners = played.ranks.count(1)
        self.games += 1
        self.decisions += played.decisions
        self.turns += played.turns
        self.turns_squares += played.turns**2
        self.ties += winners > 1
        self.endings[played.rule] += 1
        for name in dict.fromkeys(played.players):
            seats = [seat for seat, other in enumerate(played.players) if other == name]
            score = sum(played.scores[seat] for seat in seats)
            won = sum(played.ranks[seat] == 1 for seat in seats)
            one = Kind(len(seats), 1, Fraction(won, winners), score, score**2)
            self.kinds.setdefault(name, Kind()).merge(one)

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        self.turns_squares += other.turns_squares
        self.ties += other.ties
        self.endings.update(other.endings)
        for name, kind in other.kinds.items():
            self.kinds.setdefault(name, Kind()).merge(kind)

    def mean_turns(self) -> Estimate:
        return statistics.mean(self.turns, self.turns_squares, self.games)
