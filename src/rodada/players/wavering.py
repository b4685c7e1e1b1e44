"""The player that knows better but does not always look: greedy with slips, for people who are new to a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rodada.engine.contract import Game, Random, Sampler, View
from rodada.players.greedy import GreedyPlayer

WHOLE: Final = 100


class WaveringPlayer:
    """Takes any action so many times in a hundred, and the best-judged one otherwise."""

    def __init__(self, game: Game[Any], slips: int, temper: str = "") -> None:
        self._greedy: Final = GreedyPlayer(game, temper)
        self._slips: Final = slips

    def choose(self, view: View[Any], actions: Sequence[int], sampler: Sampler[Any], random: Random) -> int:
        if random.below(WHOLE) < self._slips:
            return actions[random.below(len(actions))]
        return self._greedy.choose(view, actions, sampler, random)

    def odds(self, view: View[Any], actions: Sequence[int]) -> list[float]:
        slip = self._slips / WHOLE
        return [slip / len(actions) + (1 - slip) * odds for odds in self._greedy.odds(view, actions)]
