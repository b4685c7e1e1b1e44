"""What came of a tournament: a rating of every entrant, and what share of the victories each wrested from each.

Games of one deal depend on each other, so the intervals of shares are those of whole deals.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from rodada.engine.errors import Refused
from rodada.lab import statistics
from rodada.lab.match import Played
from rodada.lab.report import as_data
from rodada.lab.statistics import NORMAL_95, Estimate
from rodada.lab.tournament import LONELY, Tournament

Pair = tuple[str, str]


class Placed(NamedTuple):
    """An entrant: its rating, how many games it played, and its part of their victories."""

    player: str
    rating: Estimate
    games: int
    wins: float


class Standings:
    """The games of a tournament, summed up in their order: ratings depend on it."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament: Final = tournament
        self.games = 0
        self._ratings: Final = _Ratings(tournament.players)
        self._played: Final[dict[str, int]] = defaultdict(int)
        self._wins: Final[dict[str, float]] = defaultdict(float)
        self._met: Final[dict[Pair, dict[int, list[float]]]] = {}
        """Of each two, by deal: what the first won, and what either of them did."""

    def add(self, played: Played) -> None:
        """The next game."""
        winners = played.ranks.count(1)
        won = dict.fromkeys(played.players, 0.0)
        for player, rank in zip(played.players, played.ranks, strict=True):
            won[player] += (rank == 1) / winners
        for player, part in won.items():
            self._played[player] += 1
            self._wins[player] += part
        self._meet(won, played.players, self.tournament.deal_of(self.games))
        self._ratings.add(played)
        self.games += 1

    def _meet(self, won: dict[str, float], seated: tuple[str, ...], number: int) -> None:
        """At a table of one against many it is the one whose share is told."""
        for one in won:
            for other in won:
                if one == other or (self.tournament.form in LONELY and seated.count(one) > seated.count(other)):
                    continue
                deals = self._met.setdefault((one, other), {})
                sums = deals.setdefault(number, [0.0, 0.0])
                sums[0] += won[one]
                sums[1] += won[one] + won[other]

    def placed(self) -> list[Placed]:
        """The entrants, best first."""
        found = [Placed(name, self._ratings.of(name), self._played[name], self._wins[name]) for name in self._played]
        return sorted(found, key=lambda placed: -placed.rating.value)

    def share(self, one: str, other: str) -> Estimate | None:
        """What part of the victories that went to either of the two went to the first; None where they never met."""
        deals = self._met.get((one, other))
        return statistics.share_in_groups(deals.values()) if deals else None


class _Ratings:
    """OpenSkill's Plackett-Luce ratings. Whoever holds several seats moves by the mean of what they bring."""

    def __init__(self, players: Iterable[str]) -> None:
        self._model: Final = _open_skill().PlackettLuce(tau=0.0)  # bots learn nothing from one game to the next
        self._now: Final = {name: self._model.rating() for name in players}

    def add(self, played: Played) -> None:
        teams = [[self._model.rating(self._now[name].mu, self._now[name].sigma)] for name in played.players]
        rated = self._model.rate(teams, ranks=[float(rank) for rank in played.ranks])
        for name in dict.fromkeys(played.players):
            own = [team[0] for team, other in zip(rated, played.players, strict=True) if other == name]
            mu, sigma = (sum(getattr(one, part) for one in own) / len(own) for part in ("mu", "sigma"))
            self._now[name] = self._model.rating(mu, sigma)

    def of(self, name: str) -> Estimate:
        rating = self._now[name]
        half = NORMAL_95 * rating.sigma
        return Estimate(rating.mu, rating.mu - half, rating.mu + half)


def _open_skill() -> Any:
    try:
        from openskill import models
    except ImportError as error:
        raise Refused("lab-extra-missing", package="openskill") from error
    return models


def report(standings: Standings, wanted: int) -> dict[str, Any]:
    """All that is known, as one JSON object; nothing in it depends on the machine, but for players by the clock."""
    of = standings.tournament
    placed = standings.placed()
    return {
        "game": of.game,
        "seats": of.seats,
        "tables": of.form,
        "players": list(of.players),
        "seed": of.seed,
        "options": of.options,
        "games": standings.games,
        "partial": standings.games < wanted,
        "fair": of.fair,
        "ratings": {one.player: as_data(one.rating) for one in placed},
        "games_played": {one.player: one.games for one in placed},
        "wins": {one.player: round(one.wins, 6) for one in placed},
        "shares": {one.player: _shares(standings, one.player) for one in placed},
    }


def _shares(standings: Standings, one: str) -> dict[str, dict[str, float | None]]:
    met = ((other, standings.share(one, other)) for other in standings.tournament.players)
    return {other: as_data(share) for other, share in met if share is not None}
