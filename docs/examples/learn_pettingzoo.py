"""Two tables learn the small Gunrunners against each other in PettingZoo: softmax policies, NumPy alone.

    python learn_pettingzoo.py [GAMES]

For each observation met, a seat's table holds how much it prefers each action. After a game every decision is preferred
more or less, as it went better or worse than usual from there. Then each table plays against random opponents.
"""

import sys
from collections import defaultdict

import numpy as np

from rodada.lab.environments import pettingzoo

RATE = 0.5


class Table:
    """The preferences of one seat."""

    def __init__(self, luck):
        self.preference = {}
        self.usual = defaultdict(float)
        self.luck = luck

    def choose(self, observation):
        """An action, and what is needed to learn from it."""
        seen = observation["observation"].tobytes()
        legal = np.flatnonzero(observation["action_mask"])
        chances = np.exp(self.preference.setdefault(seen, np.zeros(len(legal))))
        chances /= chances.sum()
        chosen = self.luck.choice(len(legal), p=chances)
        return legal[chosen], (seen, chances, chosen)

    def learn(self, decisions, reward):
        for seen, chances, chosen in decisions:
            surprise = reward - self.usual[seen]
            self.usual[seen] += 0.1 * surprise
            self.preference[seen] -= RATE * surprise * chances
            self.preference[seen][chosen] += RATE * surprise


def play(env, choose):
    """One game; gives the reward of each agent."""
    env.reset()
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        if over or cut:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(choose(agent, observation))
    return rewards


def train(env, tables, games):
    for _ in range(games):
        decisions = {agent: [] for agent in tables}

        def choose(agent, observation, decisions=decisions):
            action, decision = tables[agent].choose(observation)
            decisions[agent].append(decision)
            return action

        for agent, reward in play(env, choose).items():
            tables[agent].learn(decisions[agent], reward)


def measure(env, tables, games):
    """The mean reward of the tables against random opponents, in each seat equally often."""
    total = 0.0
    for game in range(games):
        mine = env.possible_agents[game % len(tables)]

        def choose(agent, observation, mine=mine):
            if agent == mine:
                return tables[agent].choose(observation)[0]
            return tables[agent].luck.choice(np.flatnonzero(observation["action_mask"]))

        total += play(env, choose)[mine]
    return total / games


def main(games=3000):
    env = pettingzoo.raw_env("gunrunners", miniature=True)
    env.reset(seed=1)
    luck = np.random.default_rng(1)
    tables = {agent: Table(luck) for agent in env.possible_agents}
    before = measure(env, tables, 300)
    train(env, tables, games)
    after = measure(env, tables, 300)
    print(f"mean reward against random: {before:+.2f} before, {after:+.2f} after {games} games with each other")
    return before, after


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
