"""A table learns the small Gunrunners against a bot in Gymnasium: Monte Carlo control, NumPy alone.

    python learn_gymnasium.py [GAMES]

For each observation met, the table holds how each action has turned out on average. The learner takes what was best so
far, and now and then anything.
"""

import sys
from collections import defaultdict

import gymnasium
import numpy as np

CURIOSITY = 0.2
ENV = "rodada.lab.environments.gymnasium:rodada/Gunrunners-v1"


class Table:
    """Mean reward and count of every action, by what was seen."""

    def __init__(self, env, luck):
        actions = env.action_space.n
        self.worth = defaultdict(lambda: np.zeros(actions))
        self.count = defaultdict(lambda: np.zeros(actions))
        self.luck = luck

    def choose(self, seen, mask, curiosity):
        legal = np.flatnonzero(mask)
        if self.luck.random() < curiosity or seen not in self.worth:
            return self.luck.choice(legal)
        worth = self.worth[seen][legal]
        return self.luck.choice(legal[worth == worth.max()])

    def learn(self, decisions, reward):
        for seen, action in decisions:
            self.count[seen][action] += 1
            self.worth[seen][action] += (reward - self.worth[seen][action]) / self.count[seen][action]


def play(env, table, curiosity):
    """One game; gives its decisions and its reward."""
    observation, info = env.reset()
    decisions, over = [], False
    while not over:
        seen = observation.tobytes()
        action = table.choose(seen, info["action_mask"], curiosity)
        decisions.append((seen, action))
        observation, reward, over, _, info = env.step(action)
    return decisions, reward


def train(env, table, games):
    for _ in range(games):
        table.learn(*play(env, table, CURIOSITY))


def measure(env, table, games):
    """The mean reward of what the table holds best."""
    return float(np.mean([play(env, table, curiosity=0)[1] for _ in range(games)]))


def main(games=4000):
    env = gymnasium.make(ENV, opponents=("random",), miniature=True)
    env.reset(seed=1)
    table = Table(env, np.random.default_rng(1))
    before = measure(env, table, 300)
    train(env, table, games)
    after = measure(env, table, 300)
    print(f"mean reward: {before:+.2f} before, {after:+.2f} after {games} games; {len(table.worth)} observations met")
    return before, after


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
