"""The player that takes what looks best now, in the judgement that a game offers of its own actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from rodada.engine.contract import Game, Random, Sampler, View
from rodada.engine.errors import Refused

if TYPE_CHECKING:
    from rodada.engine.contract import Judging


class GreedyPlayer:
    """Takes the best-judged action; among equals, any."""

    def __init__(self, game: Game[Any]) -> None:
        if not hasattr(game, "judge"):
            raise Refused("player-cannot-judge", player="greedy", game=game.name)
        self._game = cast("Judging", game)

    def choose(self, view: View[Any], actions: Sequence[int], sampler: Sampler[Any], random: Random) -> int:
        equals = self._best(view, actions)
        return equals[random.below(len(equals))]

    def odds(self, view: View[Any], actions: Sequence[int]) -> list[float]:
        equals = self._best(view, actions)
        return [(action in equals) / len(equals) for action in actions]

    def _best(self, view: View[Any], actions: Sequence[int]) -> list[int]:
        values = self._game.judge(view, actions)
        best = max(values)
        return [action for action, value in zip(actions, values, strict=True) if value == best]
