"""Any game of the contract as a Gymnasium environment: one seat to learn in, bots in the others.

    >>> import gymnasium
    >>> env = gymnasium.make("rodada.lab.environments.gymnasium:rodada/Gunrunners-v1", opponents=("greedy",), seats=3)
    >>> observation, info = env.reset(seed=1)
    >>> len(observation) == len(info["action_mask"])
    False

`info["action_mask"]` has ones where an action is legal. An illegal action ends the game: its reward is -1, and
`info["illegal"]` says why. With `illegal="refuse"` it raises the refusal instead and changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from rodada import players
from rodada.engine.chance import Seeded
from rodada.engine.errors import BadData, Refused
from rodada.engine.reading import one_of
from rodada.lab.environments.episode import Episode, Setting, Vector
from rodada.lab.environments.rewards import LEAST, RANKS

SEED_BITS: Final = 63

END: Final = "end"
REFUSE: Final = "refuse"


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    """One seat of a game; `opponents` are names of players, repeated in turn for the other seats.

    `seat` is the learner's seat; None draws one anew for every game. `reward` is `ranks` (from -1 to 1) or `scores`; it
    comes when the game is over. `recall` shows what a perfect memory would still know.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  # as in `gymnasium.Env`

    def __init__(
        self,
        game: str = "gunrunners",
        opponents: Sequence[str] = ("random",),
        seat: int | None = None,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        recall: bool = True,
        reward: str = RANKS,
        miniature: bool = False,
        illegal: str = END,
    ) -> None:
        self.setting: Final = Setting(game, seats, options, recall, reward, miniature)
        self._opponents = self._seated(opponents)
        if seat is not None and not 0 <= seat < self.setting.seats:
            raise BadData("seat", "refused-out-of-range", value=seat, low=0, high=self.setting.seats - 1)
        self._fixed_seat = seat
        self._ends_game = one_of(illegal, "illegal", (END, REFUSE)) == END
        low, high = self.setting.bounds()
        self.observation_space = spaces.Box(low, high, dtype=np.int16)
        self.action_space = spaces.Discrete(self.setting.actions)

    def _seated(self, names: Sequence[str]) -> list[players.Player]:
        if not names:
            raise BadData("opponents", "refused-missing")
        others = self.setting.seats - 1
        return [players.find_own(names[i % len(names)])(self.setting.game) for i in range(others)]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """A new game, up to the learner's first decision; `options` has nothing to say."""
        super().reset(seed=seed)
        while True:
            self._begin()
            if not self.episode.over:
                return self._observation(), self._info()

    def _begin(self) -> None:
        draw = self.np_random.integers
        self.seat = int(draw(self.setting.seats)) if self._fixed_seat is None else self._fixed_seat
        self.episode: Episode = self.setting.begin(int(draw(1 << SEED_BITS)))
        self._luck = Seeded(int(draw(1 << SEED_BITS)))
        self._let_others_play()

    def step(self, action: np.int64 | int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        try:
            self.episode.act(int(action))
        except Refused as refusal:
            if not self._ends_game:
                raise
            return self._observation(), LEAST, True, False, {**self._info(), "illegal": str(refusal)}
        self._let_others_play()
        over = self.episode.over
        reward = self.episode.rewards()[self.seat] if over else 0.0
        return self._observation(), reward, over, False, self._info()

    def _let_others_play(self) -> None:
        episode, state = self.episode, self.episode.state
        while not episode.over and state.to_act != self.seat:
            player = self._opponents[(state.to_act - self.seat) % self.setting.seats - 1]
            episode.play(players.decide(self.setting.game, state, player, self._luck))

    def _observation(self) -> Vector:
        return self.episode.vector(self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.episode.mask(self.seat), "seat": self.seat}
        return {**info, **self.episode.ending(self.seat)} if self.episode.over else info

    def notation(self, action: int) -> str:
        """An action as a person writes it: `train 3`."""
        return self.setting.game.notation(self.setting.encoding.numbering.action(action))


gymnasium.register("rodada/Gunrunners-v1", f"{__name__}:SeatEnv", kwargs={"game": "gunrunners"})
gymnasium.register("rodada/StarMunchkin-v1", f"{__name__}:SeatEnv", kwargs={"game": "star-munchkin"})
