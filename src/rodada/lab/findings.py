"""What kept simulations say: shares, lengths, courses and worths as small tables, each number with its interval."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rodada.engine.errors import BadData
from rodada.lab.archive import data_frames, parts, read_head
from rodada.lab.statistics import Estimate, mean, share

if TYPE_CHECKING:
    import polars

FEWEST: Final = 30
"""Seats that must have used a thing before its worth is told."""
SEATS: Final = "seats"
PLAYERS: Final = "players"
SEED: Final = "seed"
"""What tells simulations apart beside the options of the game."""


class Run(NamedTuple):
    """One simulation: what it was, and its rows."""

    label: str
    head: dict[str, Any]
    games: polars.DataFrame
    turns: polars.DataFrame | None
    uses: polars.DataFrame | None

    @property
    def seats(self) -> int:
        return len(self.head["players"])


class Share(NamedTuple):
    """A named share of victories with how many games or seats it was counted in, beside what would be fair."""

    name: str
    counted: int
    estimate: Estimate
    fair: float


class Moment(NamedTuple):
    """How far those who won in the end and the others had come when a round began, and how often a sole leader won."""

    round: int
    winners: float
    others: float
    leader_wins: Estimate


OptionOf = Callable[[str, Any], tuple[str, str]]
"""What an option is called and what it is set to, from its name and value."""


def as_written(name: str, value: Any) -> tuple[str, str]:
    """An option as a command line has it."""
    if isinstance(value, dict):
        return name, str(value.get("name", value))
    return name, ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def runs(folders: Sequence[Path], option_of: OptionOf = as_written) -> list[Run]:
    """The simulations of some folders, named by what differs between them."""
    heads = [read_head(folder) for folder in folders]
    if len({head["game"] for head in heads}) > 1:
        raise BadData(str(folders[-1]), "report-two-games", games=", ".join(sorted({head["game"] for head in heads})))
    found = []
    for folder, head, label in zip(folders, heads, _labels(heads, option_of), strict=True):
        games = _table(folder, "games")
        if games is None:
            raise BadData(str(folder), "report-no-games")
        found.append(Run(label, head, games, _table(folder, "turns"), _table(folder, "uses")))
    return found


def _table(folder: Path, name: str) -> polars.DataFrame | None:
    there = list(parts(folder, name))
    return data_frames().concat(there) if there else None


def _labels(heads: Sequence[dict[str, Any]], option_of: OptionOf) -> list[str]:
    """What tells each simulation from the others: options, seats, players, at last the seed."""
    described = [dict(_described(head, option_of)) for head in heads]
    differing = [key for key in described[0] if len({one.get(key) for one in described}) > 1]
    labels = [" · ".join(f"{key} {one.get(key)}" for key in differing) for one in described]
    if len(set(labels)) < len(labels):
        seeds = [" ".join(option_of(SEED, head["seed"])) for head in heads]
        labels = [" · ".join(filter(None, pair)) for pair in zip(labels, seeds, strict=True)]
    return labels if len(heads) > 1 else [", ".join(dict.fromkeys(heads[0]["players"]))]


def _described(head: dict[str, Any], option_of: OptionOf) -> Iterator[tuple[str, str]]:
    yield from (option_of(name, value) for name, value in head["options"].items())
    yield option_of(SEATS, len(head["players"]))
    yield option_of(PLAYERS, list(dict.fromkeys(head["players"])))


# --- who wins ---


def by_seat(run: Run) -> list[Share]:
    """What part of the victories each seat had; a shared one counts in equal parts."""
    return [
        Share(str(seat + 1), len(run.games), share(_wins(run.games, seat), len(run.games)), 1 / run.seats)
        for seat in range(run.seats)
    ]


def by_player(run: Run) -> list[Share]:
    """The same for each kind of player, against the part of the seats that it had."""
    names = list(dict.fromkeys(run.head["players"]))
    won = dict.fromkeys(names, 0.0)
    for players, ranks in run.games.select("players", "ranks").iter_rows():
        winners = ranks.count(1)
        for player, rank in zip(players, ranks, strict=True):
            won[player] += (rank == 1) / winners
    count = len(run.games)
    held = run.head["players"]
    return [Share(name, count, share(won[name], count), held.count(name) / len(held)) for name in names]


def _wins(games: polars.DataFrame, seat: int) -> float:
    ranked: list[list[int]] = games["ranks"].to_list()
    return sum((ranks[seat] == 1) / ranks.count(1) for ranks in ranked)


# --- how games go ---


def rounds(run: Run) -> list[int]:
    """Of each game, how many rounds it took."""
    return [-(-turns // run.seats) for turns in run.games["turns"].to_list()]


def length(run: Run) -> Estimate:
    taken = rounds(run)
    return mean(sum(taken), sum(number * number for number in taken), len(taken))


def margin(run: Run) -> Estimate:
    """By how much the best score was ahead of the next."""
    gaps = [best - second for best, second, *_ in (sorted(scores, reverse=True) for scores in run.games["scores"])]
    return mean(sum(gaps), sum(gap * gap for gap in gaps), len(gaps))


def endings(run: Run) -> dict[str, float]:
    """What part of the games each rule ended."""
    counted = dict(run.games["rule"].value_counts().iter_rows())
    return {rule: counted[rule] / len(run.games) for rule in sorted(counted)}


def course(run: Run) -> list[Moment]:
    """Round by round; rounds that fewer than one game in ten reached are left out."""
    if run.turns is None:
        return []
    pl = data_frames()
    starts = run.turns.filter((pl.col("turn") - 1) % run.seats == 0).with_columns(
        round=(pl.col("turn") - 1) // run.seats + 1, won=pl.col("rank") == 1
    )
    best = pl.col("standing").max().over("game", "round")
    starts = starts.with_columns(leads=pl.col("standing") == best)
    alone = pl.col("leads").sum().over("game", "round") == 1
    led = starts.filter(pl.col("leads") & alone).group_by("round").agg(games=pl.len(), won=pl.col("won").sum())
    leaders = {number: (games, won) for number, games, won in led.iter_rows()}
    means = starts.group_by("round").agg(
        games=pl.col("game").n_unique(),
        winners=pl.col("standing").filter(pl.col("won")).mean(),
        others=pl.col("standing").filter(~pl.col("won")).mean(),
    )
    found = []
    for number, games, winners, others in means.sort("round").iter_rows():
        if games * 10 >= len(run.games) and winners is not None and others is not None:
            count, won = leaders.get(number, (0, 0))
            found.append(Moment(number, winners, others, share(won, count)))
    return found


# --- what things are worth ---


def worths(run: Run) -> list[Share]:
    """Of the seats that used each thing, how many won; best first. A hint, not a proof: who is ahead uses more."""
    if run.uses is None:
        return []
    pl = data_frames()
    counted = run.uses.group_by("use").agg(seats=pl.len(), won=pl.col("won").sum()).filter(pl.col("seats") >= FEWEST)
    shares = [Share(use, seats, share(won, seats), 1 / run.seats) for use, seats, won in counted.iter_rows()]
    return sorted(shares, key=lambda one: (-one.estimate.value, one.name))
