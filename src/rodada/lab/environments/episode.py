"""What the environments share: a game told in numbers, played decision by decision while chance settles itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

import numpy as np
import numpy.typing as npt

from rodada.engine.chance import Seeded, settle
from rodada.engine.contract import OVER, Encoding, Game, Miniature, Numbered, State
from rodada.engine.errors import BadData, Refused
from rodada.games import load
from rodada.lab.environments.rewards import RANKS, check_kind, rewards

Vector = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]

USUAL_SEATS: Final = 4


class Setting:
    """What all episodes of an environment have in common.

    `recall` tells whether a seat is shown what a perfect memory would still know, or only what lies on the table.
    `miniature` is the game's small start, whose seats and options are its own; `size` says which, if there are several.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        recall: bool = True,
        reward: str = RANKS,
        miniature: bool = False,
        size: int = 0,
    ) -> None:
        self.game: Final[Game[Any]] = load(game)
        self.recall: Final = recall
        self.reward: Final = check_kind(reward)
        self._start = self._small(size) if miniature else self._usual(seats, options or {})
        self.seats: Final = self._start.seats
        self.encoding: Final = self._encoding()
        self.actions: Final = len(self.encoding.numbering)
        self._lows = np.array(self.encoding.layout.lows(), np.int16)
        self._highs = np.array(self.encoding.layout.highs(), np.int16)

    def _usual(self, seats: int | None, options: Mapping[str, Any]) -> State:
        number = seats or min(USUAL_SEATS, self.game.seats[-1])
        state: State = self.game.start(number, self.game.options(options))
        return state

    def _small(self, size: int) -> State:
        if not hasattr(self.game, "miniature"):
            raise Refused("environment-no-miniature", game=self.game.name)
        return cast("Miniature", self.game).miniature(size)

    def _encoding(self) -> Encoding:
        if not hasattr(self.game, "encoding"):
            raise Refused("environment-no-encoding", game=self.game.name)
        options = getattr(self._start, "options", None)
        return cast("Numbered", self.game).encoding(self.seats, options)

    def bounds(self) -> tuple[Vector, Vector]:
        """The least and the greatest that each number of a vector may be."""
        return self._lows, self._highs

    def start(self) -> State:
        """The table before anything has been decided."""
        return self._start.copy()

    def begin(self, seed: int) -> Episode:
        return Episode(self, self.start(), seed)


class Episode:
    """One game, up to the next decision of a seat."""

    __slots__ = ("_chance", "setting", "state")

    def __init__(self, setting: Setting, state: State, seed: int) -> None:
        self.setting: Final = setting
        self.state: Final = state
        self._chance: Final = Seeded(seed)
        settle(state, self._chance)

    @property
    def over(self) -> bool:
        return self.state.to_act == OVER

    def act(self, number: int) -> None:
        """Play an action by its number for the seat on the move; an illegal one is refused and changes nothing."""
        if not 0 <= number < self.setting.actions:
            raise BadData("action", "refused-out-of-range", value=number, low=0, high=self.setting.actions - 1)
        self.play(self.setting.encoding.numbering.action(number))

    def play(self, action: int) -> None:
        state = self.state
        state.play(state.to_act, action)
        settle(state, self._chance)

    def vector(self, seat: int) -> Vector:
        setting = self.setting
        return np.frombuffer(setting.encoding.vector(self.state.view(seat, setting.recall)), np.int16)

    def mask(self, seat: int) -> Mask:
        """Ones where an action is legal: nothing for who is not on the move."""
        mask = np.zeros(self.setting.actions, np.int8)
        if seat == self.state.to_act:
            mask[self.setting.encoding.numbering.numbers(self.state.actions(seat))] = 1
        return mask

    def rewards(self) -> list[float]:
        return rewards(self.state.outcome(), self.setting.reward)

    def ending(self, seat: int) -> dict[str, Any]:
        """How the game ended for a seat: its rank, its score, and the rule that ended the game."""
        outcome = self.state.outcome()
        return {"rank": outcome.ranks[seat], "score": outcome.scores[seat], "rule": outcome.rule}
