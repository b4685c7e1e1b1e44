"""The player that does not look: any legal action is as good as another. It plays every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rodada.engine.contract import Game, Random, Sampler, View


class RandomPlayer:
    """Chooses among the legal actions, each as likely as another."""

    def __init__(self, _game: Game[Any]) -> None:
        """Any game will do."""

    def choose(self, view: View[Any], actions: Sequence[int], sampler: Sampler[Any], random: Random) -> int:
        return self.pick(actions, random)

    def pick(self, actions: Sequence[int], random: Random) -> int:
        return actions[random.below(len(actions))]

    def odds(self, view: View[Any], actions: Sequence[int]) -> list[float]:
        return [1 / len(actions)] * len(actions)
