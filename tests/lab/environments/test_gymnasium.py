"""Gymnasium's own check passes; bots play the other seats; illegal actions go by the documented rule."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from rodada.engine.errors import BadData, Illegal, Refused
from rodada.lab.environments.gymnasium import SeatEnv

MODULE = "rodada.lab.environments.gymnasium"


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("rodada/Gunrunners-v1", {"opponents": ("greedy", "random"), "reward": "scores"}),
        ("rodada/Gunrunners-v1", {"miniature": True, "seat": 0, "recall": False}),
        ("rodada/StarMunchkin-v1", {"seats": 3, "options": {"rounds": 2}}),
    ],
)
def test_gymnasiums_check(name: str, settings: dict[str, Any]) -> None:
    check_env(gymnasium.make(f"{MODULE}:{name}", **settings).unwrapped)


def played(env: SeatEnv, seed: int) -> tuple[list[int], float, dict[str, Any]]:
    """A random game; gives the actions, the last reward and what was told with it."""
    luck = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    actions, reward, over = [], 0.0, False
    while not over:
        assert reward == 0
        assert info["action_mask"].any()
        actions.append(int(luck.choice(np.flatnonzero(info["action_mask"]))))
        _, reward, over, _, info = env.step(actions[-1])
    return actions, reward, info


def test_the_same_seed_gives_the_same_game_against_the_same_bots() -> None:
    env = SeatEnv("gunrunners", ("greedy",), seats=3)
    first = [played(env, seed)[:2] for seed in range(3)]
    assert [played(env, seed)[:2] for seed in range(3)] == first


def test_the_seat_is_drawn_or_chosen() -> None:
    assert {played(SeatEnv(seats=2), seed)[2]["seat"] for seed in range(8)} == {0, 1}
    assert {played(SeatEnv(seats=2, seat=1), seed)[2]["seat"] for seed in range(4)} == {1}


def test_the_end_tells_rank_score_and_rule() -> None:
    _, reward, info = played(SeatEnv(seats=3, reward="scores"), 1)
    assert (reward, info["rule"] in ("G-6.1", "G-6.2")) == (info["score"], True)


def test_an_illegal_action_ends_the_game_and_says_why() -> None:
    env = SeatEnv()
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, cut, info = env.step(illegal)
    assert (reward, over, cut) == (-1, True, False)
    assert info["illegal"]


def test_an_illegal_action_may_be_refused_instead() -> None:
    env = SeatEnv(illegal="refuse")
    _, info = env.reset(seed=1)
    before = env.episode.state.digest()
    with pytest.raises(Illegal):
        env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert env.episode.state.digest() == before
    assert env.notation(int(np.flatnonzero(info["action_mask"])[0])).startswith("start")


@pytest.mark.parametrize(
    ("settings", "clue"),
    [
        ({"seat": 4}, "seat"),
        ({"opponents": ()}, "opponents"),
        ({"opponents": ("nobody",)}, "nobody"),
        ({"illegal": "ignore"}, "illegal"),
    ],
)
def test_what_cannot_be_is_refused(settings: dict[str, Any], clue: str) -> None:
    with pytest.raises(Refused) as refused:
        SeatEnv(**settings)
    assert clue in (refused.value.field if isinstance(refused.value, BadData) else str(refused.value))
