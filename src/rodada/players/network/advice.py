"""A network advises a search: it corrects the game's priors and its chances to win, and rollouts become needless."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rodada.engine.contract import Game, State, View
from rodada.engine.encoding import Numbering
from rodada.engine.errors import Refused
from rodada.players.network.network import Network
from rodada.players.search.guide import Guide


def guided(game: Game[Any], network: Network, horizon: int = 0) -> Guide:
    """A game as a search sees it with the help of a network; it stops to look `horizon` turns later."""
    return Guide(game, horizon, adviser=Advice(game, network))


class Advice:
    """What a network has to say about the tables that it was made for; others are refused."""

    def __init__(self, game: Any, network: Network) -> None:
        about, shape = network.about, network.shape
        if about["game"] != game.name:
            raise Refused("network-other-game", game=game.name, other=str(about["game"]))
        self._network: Final = network
        self._options: Final = game.options(about["options"])
        self._encoding: Final = game.encoding(shape.seats, self._options)
        self._numbering: Final[Numbering] = self._encoding.numbering
        sizes = (self._encoding.layout.size, len(self._numbering))
        if about["rules"] != game.rules_version or sizes != (shape.inputs, shape.actions):
            raise Refused("network-other-rules", game=game.name)

    def priors(self, view: View[Any], actions: Sequence[int], own: Sequence[float]) -> list[float]:
        self._check(view.table)
        return self._network.priors(self._encoding.vector(view), self._numbering.numbers(actions), own)

    def chances(self, state: State, own: Sequence[float]) -> list[float]:
        """As the seat on the move would see it if nothing were hidden from it."""
        self._check(state)
        seat = state.to_act
        chances = self._network.chances(self._encoding.vector(View(seat, True, state)), turned(own, seat))
        return turned(chances, state.seats - seat)

    def _check(self, table: Any) -> None:
        if table.seats != self._network.shape.seats or table.options != self._options:
            raise Refused("network-other-table", seats=self._network.shape.seats)


def turned(values: Sequence[float], seat: int) -> list[float]:
    """By seat, from this seat on."""
    return [*values[seat:], *values[:seat]]
