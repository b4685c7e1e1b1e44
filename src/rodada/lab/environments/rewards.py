"""What a game was worth to each seat, once it is over: by rank, which sums to zero, or the bare scores."""

from __future__ import annotations

from typing import Final

from rodada.engine.contract import Outcome
from rodada.engine.reading import one_of

RANKS: Final = "ranks"
SCORES: Final = "scores"
KINDS: Final = (RANKS, SCORES)

LEAST: Final = -1.0
"""What coming last alone is worth by rank."""


def check_kind(kind: str) -> str:
    return one_of(kind, "reward", KINDS)


def rewards(outcome: Outcome, kind: str = RANKS) -> list[float]:
    """The reward of each seat.

    `ranks`: the share of the others that one came before, less the share that came before oneself: the winner gets 1,
    whoever is last -1, a tie counts as neither, and all rewards sum to zero. `scores`: the score as the game counts it.
    """
    if kind == SCORES:
        return [float(score) for score in outcome.scores]
    others = len(outcome.ranks) - 1
    return [sum((other > rank) - (other < rank) for other in outcome.ranks) / others for rank in outcome.ranks]
