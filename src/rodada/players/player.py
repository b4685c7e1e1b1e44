"""What a player is, and how one is asked for the decision of the seat on the move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from rodada.engine.contract import Game, Random, Sampler, State, View
from rodada.players.blind import RandomPlayer

S = TypeVar("S", bound=State)


class Player(Protocol):
    """Chooses one of the legal actions. All luck comes from `random`, so that a game can be played again."""

    def choose(self, view: View[Any], actions: Sequence[int], sampler: Sampler[Any], random: Random) -> int: ...


class Mixing(Protocol):
    """A player that can tell how likely it plays what: optional, asked for as `odds`."""

    def odds(self, view: View[Any], actions: Sequence[int]) -> list[float]:
        """The probability of each action; together 1."""


Factory = Callable[[Game[Any]], Player]
"""Makes a player for a game; refuses a game that it cannot play."""


def decide(game: Game[S], state: S, player: Player, random: Random, grudges: tuple[float, ...] = ()) -> int:
    """What `player` chooses for the seat on the move, shown only what that seat may know (with a perfect memory).

    `grudges` is what it resents, for those who do.
    """
    seat = state.to_act
    actions = state.actions(seat)
    if isinstance(player, RandomPlayer):  # it would not look: most of its time would go into views for nothing
        return player.pick(actions, random)
    if len(actions) == 1:
        return actions[0]
    view = state.view(seat)
    view.grudges = grudges
    return player.choose(view, actions, game.sampler(view), random)
