"""PettingZoo's own tests pass, and the end of a game is told as it should be."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

from rodada.engine.errors import Illegal
from rodada.lab.environments import parallel, pettingzoo

SETTINGS: list[dict[str, Any]] = [
    {"game": "gunrunners"},
    {"game": "gunrunners", "seats": 2, "options": {"edition": "en"}, "recall": False},
    {"game": "gunrunners", "miniature": True, "reward": "scores"},
    {"game": "star-munchkin", "seats": 3, "options": {"rounds": 2}},
]
every_setting = pytest.mark.parametrize("settings", SETTINGS, ids=lambda s: "-".join(str(v) for v in s.values()))


# It prefers boxes alone to a box with a mask beside it, which PettingZoo's own card games have too.
@pytest.mark.filterwarnings("ignore:Observation")
@every_setting
def test_the_api(settings: dict[str, Any]) -> None:
    api_test(pettingzoo.env(**settings), num_cycles=100)
    api_test(pettingzoo.raw_env(**settings), num_cycles=100)


@every_setting
def test_a_seed_gives_the_same_game(settings: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo.env(**settings), 50)


def played(env: Any, seed: int | None) -> list[int]:
    """A random game to its end, as the agents' actions."""
    luck = np.random.default_rng(1)
    env.reset(seed=seed)
    actions = []
    for _ in env.agent_iter():
        observation, _, over, cut, _ = env.last()
        action = None if over or cut else int(luck.choice(np.flatnonzero(observation["action_mask"])))
        actions += [] if action is None else [action]
        env.step(action)
    return actions


def test_games_after_a_seed_follow_from_it_and_differ() -> None:
    env = pettingzoo.raw_env("gunrunners", seats=2)
    first = [played(env, 5), played(env, None)]
    assert [played(env, 5), played(env, None)] == first
    assert first[0] != first[1]


@pytest.mark.parametrize("reward", ["ranks", "scores"])
def test_rewards_come_at_the_end_with_the_rule_that_ended_it(reward: str) -> None:
    env = pettingzoo.raw_env("gunrunners", seats=3, reward=reward)
    env.reset(seed=2)
    luck = np.random.default_rng(2)
    while not any(env.terminations.values()):
        assert set(env.rewards.values()) == {0.0}
        env.step(int(luck.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
    assert not any(env.truncations.values())
    assert {info["rule"] for info in env.infos.values()} <= {"G-6.1", "G-6.2"}
    if reward == "ranks":
        assert sum(env.rewards.values()) == pytest.approx(0)
        assert env.infos[max(env.rewards, key=env.rewards.__getitem__)]["rank"] == 1
    else:
        assert env.rewards == {agent: info["score"] for agent, info in env.infos.items()}


def test_max_cycles_truncates() -> None:
    """PettingZoo's `max_cycles_test` asks for an environment in which all act at once: what it tests, without that."""
    env = pettingzoo.raw_env("star-munchkin", seats=3, max_cycles=4)
    assert len(played(env, 1)) == 4 * 3
    env.reset(seed=1)
    while not any(env.truncations.values()):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_an_illegal_action_is_refused_bare_and_ends_the_game_wrapped() -> None:
    env = pettingzoo.raw_env("gunrunners")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    before = env.episode.state.digest()
    with pytest.raises(Illegal):
        env.step(illegal)
    assert env.episode.state.digest() == before
    with pytest.raises(TypeError):
        env.step(None)
    wrapped = pettingzoo.env("gunrunners")
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(illegal)
    assert wrapped.unwrapped.rewards[agent] == -1
    assert all(wrapped.unwrapped.terminations.values())


def test_actions_have_their_notation() -> None:
    env = pettingzoo.raw_env("gunrunners")
    env.reset(seed=1)
    assert env.notation(int(np.flatnonzero(env.last()[0]["action_mask"])[0])) == "start 1"


# --- all agents at every step ---


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("settings", SETTINGS[1:], ids=lambda s: "-".join(str(v) for v in s.values()))
def test_the_parallel_api(settings: dict[str, Any]) -> None:
    parallel_api_test(parallel.parallel_env(**settings), num_cycles=100)
    parallel_seed_test(lambda: parallel.parallel_env(**settings))
    api_test(parallel.env(**settings), num_cycles=30)


def test_the_most_cycles_by_pettingzoos_own_test() -> None:
    max_cycles_test(parallel)


def test_only_the_seat_on_the_move_is_listened_to() -> None:
    env, other = parallel.parallel_env(seats=3), parallel.parallel_env(seats=3)
    seen, _ = env.reset(seed=1)
    other.reset(seed=1)
    mover = next(agent for agent in seen if seen[agent]["action_mask"].any())
    assert sum(seen[agent]["action_mask"].any() for agent in seen) == 1
    action = int(np.flatnonzero(seen[mover]["action_mask"])[0])
    one = env.step(dict.fromkeys(env.agents, action))[0]
    two = other.step({agent: action if agent == mover else 0 for agent in other.agents})[0]
    for agent in one:
        assert (one[agent]["observation"] == two[agent]["observation"]).all()


def test_an_illegal_action_is_replaced_or_refused() -> None:
    env, strict = parallel.parallel_env(seats=3), parallel.parallel_env(seats=3, illegal="refuse")
    for each in (env, strict):
        seen, _ = each.reset(seed=1)
    illegal = int(np.flatnonzero(seen["seat_1"]["action_mask"] == 0)[-1])
    assert env.notation(illegal)
    env.step(dict.fromkeys(env.agents, illegal))
    with pytest.raises(Illegal):
        strict.step(dict.fromkeys(strict.agents, illegal))


def test_a_parallel_game_ends_for_all_with_its_rewards() -> None:
    env = parallel.parallel_env(miniature=True)
    env.reset(seed=1)
    ended: dict[str, bool] = {}
    rewards: dict[str, float] = {}
    while env.agents:
        assert not any(ended.values())
        _, rewards, ended, cut, _ = env.step(dict.fromkeys(env.agents, 0))
        assert not any(cut.values())
    assert all(ended.values())
    assert sum(rewards.values()) == 0
