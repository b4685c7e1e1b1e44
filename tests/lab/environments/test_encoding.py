"""Games told in numbers: every action has one, a vector holds what its view tells, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from rodada.engine.chance import Seeded
from rodada.engine.contract import Outcome
from rodada.engine.encoding import Layout, Numbering
from rodada.engine.errors import BadData, Refused
from rodada.games import load
from rodada.games.gunrunners.deck import SABOTEUR
from rodada.lab.environments import episode
from rodada.lab.environments.episode import Episode, Setting
from rodada.lab.environments.rewards import rewards

SETTINGS = [
    pytest.param(("gunrunners", 2, {}), id="gunrunners-2"),
    pytest.param(("gunrunners", 4, {"edition": "en", "deck": "one-five"}), id="gunrunners-4-en"),
    pytest.param(("gunrunners", 5, {}), id="gunrunners-5"),
    pytest.param(("star-munchkin", 3, {"rounds": 2, "packs": ["core", "red-tape"]}), id="star-munchkin-3"),
    pytest.param(("star-munchkin", 6, {"rounds": 1, "epic": True}), id="star-munchkin-6"),
]
every_setting = pytest.mark.parametrize("given", SETTINGS)


def episodes(given: tuple[str, int, dict[str, Any]], most: int = 400) -> Iterator[Episode]:
    """Some random games, seen before every decision."""
    setting = Setting(*given)
    luck = Seeded(3)
    for seed in range(2):
        game = setting.begin(seed)
        for _ in range(most):
            if game.over:
                break
            yield game
            actions = game.state.actions(game.state.to_act)
            game.play(actions[luck.below(len(actions))])


@every_setting
def test_the_mask_is_the_legal_actions_in_their_order(given: tuple[str, int, dict[str, Any]]) -> None:
    for game in episodes(given):
        seat = game.state.to_act
        numbers = np.flatnonzero(game.mask(seat)).tolist()
        assert [game.setting.encoding.numbering.action(number) for number in numbers] == game.state.actions(seat)
        assert not game.mask((seat + 1) % game.setting.seats).any()


@every_setting
def test_every_number_of_a_vector_is_within_its_bounds(given: tuple[str, int, dict[str, Any]]) -> None:
    for game in episodes(given):
        low, high = game.setting.bounds()
        vector = game.vector(game.state.to_act)
        assert vector.dtype == np.int16
        assert ((low <= vector) & (vector <= high)).all()


@every_setting
@pytest.mark.parametrize("recall", [True, False])
def test_a_vector_tells_nothing_that_its_seat_cannot_know(given: tuple[str, int, dict[str, Any]], recall: bool) -> None:
    luck = Seeded(4)
    for i, game in enumerate(episodes(given)):
        if i % 20:
            continue
        encoding = game.setting.encoding
        viewer = luck.below(game.setting.seats)
        seen = encoding.vector(game.state.view(viewer, recall))
        other = game.setting.game.sampler(game.state.view(viewer)).sample(luck)
        assert encoding.vector(other.view(viewer, recall)) == seen


def otherwise(schema: dict[str, Any]) -> Any:
    """A value of an option that is not its default."""
    choices = [choice for form in schema.get("anyOf", [schema]) for choice in form.get("enum", [])]
    if choices:
        return next(choice for choice in choices if choice != schema["default"])
    if schema["type"] == "array":
        return schema["default"][:1] if len(schema["default"]) > 1 else ["core", "red-tape"]
    return not schema["default"] if schema["type"] == "boolean" else schema["default"] + 1


@pytest.mark.parametrize("name", ["gunrunners", "star-munchkin"])
def test_every_option_of_a_game_is_one_of_its_environments(name: str) -> None:
    game = load(name)
    for option, schema in game.options_schema()["properties"].items():
        wished = {option: otherwise(schema)}
        started: Any = Setting(name, 3, wished).begin(1).state
        assert game.options_data(started.options) == game.options_data(game.options(wished))
        assert game.options_data(started.options) != game.options_data(game.options({}))


def test_seats_are_told_clockwise_from_the_viewers() -> None:
    game = Setting("gunrunners", 3).begin(1)
    game.state.won[:] = [7, 8, 9]
    start = game.setting.encoding.layout.parts["won"].start
    assert [game.vector(seat)[start : start + 3].tolist() for seat in range(3)] == [[7, 8, 9], [8, 9, 7], [9, 7, 8]]


def test_recall_remembers_what_left_the_table() -> None:
    part = Setting("gunrunners").encoding.layout.parts["gone"]
    for recall in (True, False):
        game = Setting("gunrunners", recall=recall).begin(1)
        game.state.gone[0] = (SABOTEUR,)
        assert game.vector(1)[part.start : part.start + part.size].sum() == recall


def test_numbers_keep_the_order_of_actions() -> None:
    numbering = Numbering([70, 5, 30, 5])
    assert (len(numbering), numbering.numbers([5, 30, 70]), numbering.action(1)) == (3, [0, 1, 2], 30)


def test_a_layout_knows_its_parts_and_their_bounds() -> None:
    layout = Layout()
    assert (layout.add("one"), layout.add("two", 2, high=9, low=-1), layout.size) == (0, 1, 3)
    assert (layout.lows(), layout.highs(), list(layout.blank())) == ([0, -1, -1], [1, 9, 9], [0, 0, 0])


def test_the_miniature_is_gunrunners_on_a_small_table() -> None:
    game: Any = load("gunrunners")
    for seed in range(20):
        small = Setting("gunrunners", miniature=True).begin(seed)
        luck = Seeded(seed)
        while not small.over:
            assert game.invariant(small.state) == []
            actions = small.state.actions(small.state.to_act)
            small.play(actions[luck.below(len(actions))])
        assert game.invariant(small.state) == []


@pytest.mark.parametrize(
    ("ranks", "by_rank"),
    [((1, 2), [1, -1]), ((1, 1), [0, 0]), ((2, 1, 3), [0, 1, -1]), ((1, 2, 2, 4), [1, 0, 0, -1])],
)
def test_rewards_by_rank_sum_to_zero_and_those_by_score_are_the_scores(
    ranks: tuple[int, ...], by_rank: list[float]
) -> None:
    outcome = Outcome(ranks, ranks[::-1], "")
    assert rewards(outcome) == by_rank
    assert rewards(outcome, "scores") == list(ranks[::-1])


def test_what_cannot_be_is_refused_with_its_field(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadData, match="fame"):
        Setting("gunrunners", reward="fame")
    with pytest.raises(BadData, match="seats"):
        Setting("gunrunners", 9)
    with pytest.raises(BadData, match="999,999"):
        Setting("gunrunners").begin(1).act(999999)
    with pytest.raises(Refused, match="star-munchkin"):
        Setting("star-munchkin", miniature=True)


def test_a_game_that_does_not_number_itself_is_no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    class Plain:
        name = "plain"
        seats = range(2, 3)
        options = staticmethod(dict)
        start = staticmethod(lambda _seats, _options: load("gunrunners").start(2))

    monkeypatch.setattr(episode, "load", lambda _name: Plain())
    with pytest.raises(Refused, match="plain"):
        Setting("plain")
