"""Any game of the contract as a parallel environment of PettingZoo, for learners that ask all agents at every step.

    >>> from rodada.lab.environments import parallel
    >>> env = parallel.parallel_env("gunrunners", seats=3)
    >>> observations, infos = env.reset(seed=1)
    >>> sorted(observations)
    ['seat_1', 'seat_2', 'seat_3']

A step is one decision: the action of the seat on the move is played, what the others say is not listened to, and their
masks are empty. `env` is the same with the agents asked one after another, all of them in every cycle.
"""

from __future__ import annotations

from typing import Any, Final

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from rodada.engine.errors import Refused
from rodada.engine.reading import one_of
from rodada.lab.environments.pettingzoo import Observation, raw_env

REFUSE: Final = "refuse"
ANY: Final = "any"

Told = dict[str, Any]


class parallel_env(ParallelEnv[str, Observation, int | None]):  # noqa: N801  # the name that PettingZoo expects
    """A game with the settings of `pettingzoo.env`; `max_cycles` truncates it after so many steps.

    An illegal action is played as `any` legal one, or with `illegal="refuse"` refused and changes nothing.
    """

    metadata: Told = {"name": "rodada_parallel_v1", "render_modes": []}  # noqa: RUF012  # as in `ParallelEnv`
    render_mode = None

    def __init__(
        self, game: str = "gunrunners", max_cycles: int | None = None, illegal: str = ANY, **settings: Any
    ) -> None:
        self._turns: Final = raw_env(game, **settings)
        self._most = max_cycles
        self._replaces = one_of(illegal, "illegal", (ANY, REFUSE)) == ANY
        self.possible_agents = self._turns.possible_agents

    def observation_space(self, agent: str) -> Any:
        return self._turns.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self._turns.action_space(agent)

    def reset(self, seed: int | None = None, options: Told | None = None) -> tuple[dict[str, Observation], Told]:
        """A new game. After a seed the games that follow are given too; `options` has nothing to say."""
        self._turns.reset(seed, options)
        self.agents = self.possible_agents[:]
        self._steps = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int | None]) -> tuple[dict[str, Observation], Told, Told, Told, Told]:
        """Rewards, ends, cuts and what else there is to tell, by agent, as PettingZoo wants them."""
        env, agents = self._turns, self.agents
        self._play(actions[env.agent_selection])
        self._steps += 1
        over = env.episode.over
        cut = not over and self._steps == self._most
        if over or cut:
            self.agents = []
        ends, cuts = dict.fromkeys(agents, over), dict.fromkeys(agents, cut)
        return self._observations(), dict(env.rewards), ends, cuts, dict(env.infos)

    def _play(self, action: int | None) -> None:
        env = self._turns
        try:
            env.step(action)
        except Refused:
            if not self._replaces:
                raise
            env.step(env.any_legal())

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._turns.observe(agent) for agent in self.possible_agents}

    def notation(self, action: int) -> str:
        """An action as a person writes it: `train 3`."""
        return self._turns.notation(action)


def env(game: str = "gunrunners", **settings: Any) -> AECEnv[str, Observation, int | None]:
    """The agents one after another, all of them in every cycle, whoever is on the move."""
    made: AECEnv[str, Observation, int | None] = parallel_to_aec(parallel_env(game, **settings))
    return made
