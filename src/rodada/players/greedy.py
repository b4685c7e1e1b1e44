"""The player that takes what looks best now, in the judgement that a game offers of its own actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rodada.engine.contract import Game, Random, Sampler, View
from rodada.players.tempers import judge_of


class GreedyPlayer:
    """Takes the best-judged action; among equals, any."""

    def __init__(self, game: Game[Any], temper: str = "") -> None:
        self._judge: Final = judge_of(game, "greedy", temper)

    def choose(self, view: View[Any], actions: Sequence[int], sampler: Sampler[Any], random: Random) -> int:
        equals = self._best(view, actions)
        return equals[random.below(len(equals))]

    def odds(self, view: View[Any], actions: Sequence[int]) -> list[float]:
        equals = self._best(view, actions)
        return [(action in equals) / len(equals) for action in actions]

    def _best(self, view: View[Any], actions: Sequence[int]) -> list[int]:
        values = self._judge(view, actions)
        best = max(values)
        return [action for action, value in zip(actions, values, strict=True) if value == best]
