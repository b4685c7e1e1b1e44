"""A simulation as one JSON object."""

from __future__ import annotations

from typing import Any

from rodada.lab.match import Match
from rodada.lab.statistics import Estimate
from rodada.lab.tally import Tally


def report(match: Match, tally: Tally, wanted: int, seconds: float) -> dict[str, Any]:
    """All that is known of it; nothing but `decisions_per_s` depends on the machine."""
    kinds = tally.kinds.items()
    return {
        "game": match.game,
        "seats": len(match.players),
        "players": list(match.players),
        "seed": match.seed,
        "options": match.options,
        "games": tally.games,
        "partial": tally.games < wanted,
        "decisions": tally.decisions,
        "decisions_per_s": round(tally.decisions / seconds, 1),
        "wins": {name: round(float(kind.wins), 6) for name, kind in kinds},
        "win_share": {name: as_data(kind.win_share()) for name, kind in kinds},
        "seats_held": {name: kind.seats_per_game() for name, kind in kinds},
        "mean_score": {name: round(kind.mean_score().value, 6) for name, kind in kinds},
        "mean_score_interval": {name: as_data(kind.mean_score()) for name, kind in kinds},
        "turns": tally.turns,
        "mean_turns": as_data(tally.mean_turns()),
        "endings": dict(sorted(tally.endings.items())),
        "ties": tally.ties,
    }


def as_data(estimate: Estimate) -> dict[str, float | None]:
    """A number and its interval."""
    return {name: None if n is None else round(n, 6) for name, n in estimate._asdict().items()}
