"""Any game of the contract as a PettingZoo environment: one agent per seat, asked one at a time (AEC).

    >>> from rodada.lab.environments import pettingzoo
    >>> env = pettingzoo.env("gunrunners", seats=3)
    >>> env.reset(seed=1)
    >>> observation, reward, termination, truncation, info = env.last()
    >>> sorted(observation)
    ['action_mask', 'observation']

Only the seat on the move acts; what a game lets others do meanwhile stays unused. Dice and piles are settled within a
step. `env` is wrapped as PettingZoo's own games are, `raw_env` is bare and quicker.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from rodada.lab.environments.episode import Episode, Setting
from rodada.lab.environments.rewards import LEAST, RANKS

SEED_BITS: Final = 63

Observation = dict[str, Any]


def env(game: str = "gunrunners", **settings: Any) -> AECEnv[str, Observation, int | None]:
    """The environment in PettingZoo's usual wrappers: an illegal action ends the game, and its agent gets the least."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=LEAST)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv[str, Observation, int | None]):  # noqa: N801  # the name that PettingZoo's tests and users expect
    """A game of `seats` seats with these options.

    `reward` is `ranks` (from -1 to 1, summing to zero) or `scores`; it comes when the game is over. `recall` shows what
    a perfect memory would still know. `max_cycles` truncates a game after so many decisions for each seat on average.
    An illegal action is refused and changes nothing.
    """

    # The class's own, as in `AECEnv`.
    metadata: dict[str, Any] = {"name": "rodada_v1", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012
    render_mode = None

    def __init__(
        self,
        game: str = "gunrunners",
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        recall: bool = True,
        reward: str = RANKS,
        miniature: bool = False,
        max_cycles: int | None = None,
    ) -> None:
        self.setting: Final = Setting(game, seats, options, recall, reward, miniature)
        number = self.setting.seats
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(number)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._most = None if max_cycles is None else max_cycles * number
        self._luck = np.random.default_rng()
        low, high = self.setting.bounds()
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.setting.actions,), np.int8),
            }
        )
        self._action_spaces = {agent: spaces.Discrete(self.setting.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. After a seed the games that follow are given too; `options` has nothing to say."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.episode: Episode = self.setting.begin(int(self._luck.integers(1 << SEED_BITS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = 0
        self.agent_selection = self.possible_agents[self.episode.state.to_act]

    def observe(self, agent: str) -> Observation:
        seat = self._seat[agent]
        return {"observation": self.episode.vector(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TypeError("an agent in play has to act: None is for those who are out")
        self.episode.act(int(action))
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        if self.episode.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.episode.state.to_act]
            if self._decisions == self._most:
                self.truncations = dict.fromkeys(self.agents, True)

    def _end(self) -> None:
        for seat, reward in enumerate(self.episode.rewards()):
            agent = self.possible_agents[seat]
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = self.episode.ending(seat)
        self._accumulate_rewards()

    def any_legal(self) -> int:
        """Some action of the seat on the move, as the seed has it."""
        mask = self.observe(self.agent_selection)["action_mask"]
        return int(self._luck.choice(np.flatnonzero(mask)))

    def notation(self, action: int) -> str:
        """An action as a person writes it: `train 3`."""
        return self.setting.game.notation(self.setting.encoding.numbering.action(action))
