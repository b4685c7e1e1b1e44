"""The kernel of Gunrunners plays what the rules play, and searches in worlds that can be."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

from builds.built import built
from rodada.engine.actions import verb_of
from rodada.engine.chance import Seeded, settle
from rodada.engine.contract import Race, Twin
from rodada.engine.errors import Illegal
from rodada.games.gunrunners import game, kernel
from rodada.games.gunrunners.kernel import searching
from rodada.games.gunrunners.state import GunrunnersState
from rodada.games.gunrunners.verbs import (
    AT,
    AUDIT,
    CARRY,
    DEAL_OUT,
    FLIP,
    HIDE,
    LOOK,
    MOVE,
    SPY_OUT,
    TO,
    TRAIN,
)
from rodada.lab.conformance.campaign import Piece, check
from rodada.players.search import Budget, SearchPlayer
from rodada.players.search.explaining import explained

if TYPE_CHECKING:
    from rodada.games.gunrunners.kernel.native import FlatState

PIECES = 25
"""Of twenty games each; four tests of them make the two thousand."""


@pytest.fixture(autouse=True)
def with_kernel(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    folder = Path("rodada", *kernel.__name__.split(".")[1:])
    monkeypatch.setattr(kernel, "__path__", [*kernel.__path__, str(built("kernel", "3") / folder)])
    searching.there.cache_clear()
    yield
    searching.there.cache_clear()


def twin_of(state: GunrunnersState, seed: int = 1) -> Twin:
    twin = game.twin(state, seed)
    assert twin is not None
    return twin


def race_of(state: GunrunnersState, luck: int) -> Race:
    seat = state.to_act
    actions = state.actions(seat)
    race = game.race(state.view(seat), [1 / len(actions)] * len(actions), luck, belief=True)
    assert race is not None
    return race


def flat(state: GunrunnersState) -> FlatState:
    """Without a seed of its own: chance waits to be asked."""
    from rodada.games.gunrunners.kernel.native import FlatState

    return FlatState(state)


def first_of_the_best(values: list[float]) -> int:
    return next(i for i, value in enumerate(values) if value > max(values) - 1e-9)


def midway(seed: int, decisions: int = 40) -> GunrunnersState:
    """A random game at a decision with a choice."""
    state, random = game.start(4), Seeded(seed)
    settle(state, random)
    while decisions > 0 or len(state.actions(state.to_act)) < 2:
        legal = state.actions(state.to_act)
        state.play(state.to_act, legal[random.below(len(legal))])
        settle(state, random)
        decisions -= 1
    return state


@pytest.mark.parametrize("part", range(4))
def test_two_thousand_games_ply_by_ply(part: int) -> None:
    for number in range(part * PIECES, (part + 1) * PIECES):
        survived = check(Piece("twin", "gunrunners", 1, number))
        assert survived.findings == []


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    twin, state = twin_of(game.start(3)), game.start(3)
    before, legal = twin.state(state), twin.actions()
    with pytest.raises(Illegal):
        twin.play(max(legal) + 1)
    assert (twin.state(state), twin.actions()) == (before, legal)


def test_a_position_by_hand_with_too_many_tokens_is_left_to_the_rules() -> None:
    state = midway(5)
    for _ in range(60):
        state.take(state.put(0, 1, 0))
    assert game.twin(state, 1) is None
    seat = state.to_act
    player = SearchPlayer(game, Budget(seconds=0.01))
    assert player.choose(state.view(seat), state.actions(seat), game.sampler(state.view(seat)), Seeded(1)) >= 0


@pytest.mark.parametrize("seed", range(6))
def test_worlds_fit_the_view(seed: int) -> None:
    """Nothing broken, and the searcher would see what it sees."""
    state = midway(seed)
    seat = state.to_act
    view = state.view(seat)
    for luck in range(20):
        world = cast(Any, race_of(state, luck)).playable(luck).state(view.table)
        world.among = state.among  # what others remember is not imagined
        assert game.invariant(world) == []
        assert world.view(seat).table == view.table


def test_the_same_luck_finds_the_same() -> None:
    state = midway(3)
    first, second, other = race_of(state, 7), race_of(state, 7), race_of(state, 8)
    for race in (first, second, other):
        race.run(500)
    assert first.visits == 500 == sum(visits for _, _, _, visits, _ in first.found())
    assert first.found() == second.found() != other.found()


def test_swapping_what_is_hidden_changes_no_move() -> None:
    state = midway(9)
    seat = state.to_act
    world = game.sampler(state.view(seat)).sample(Seeded(5))
    assert world != state
    found = []
    for table in (state, world):
        race = race_of(table, 11)
        race.run(300)
        found.append(race.found())
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("seats", "edition", "deck"), [(2, "en", "pyramid"), (3, "br", "ascending"), (5, "br", "one-five")]
)
def test_it_judges_as_the_rules_beside_it_do(seats: int, edition: str, deck: str) -> None:
    """At every decision of whole games, half of which are played well: each action is worth the same to the seat."""
    judged = set()
    for seed in range(6):
        state, random = game.start(seats, game.options({"edition": edition, "deck": deck})), Seeded(seed)
        settle(state, random)
        while not state.over:
            seat = state.to_act
            actions = state.actions(seat)
            values = game.judge(state.view(seat), actions)
            assert flat(state).judged() == pytest.approx(values, abs=1e-9)
            judged |= {verb_of(action) for action in actions}
            well = random.below(2)
            state.play(seat, actions[values.index(max(values)) if well else random.below(len(actions))])
            settle(state, random)
    assert judged >= {TRAIN, FLIP, HIDE, AT, MOVE, LOOK, AUDIT, SPY_OUT, DEAL_OUT, CARRY, TO}


@pytest.mark.parametrize("seed", range(8))
def test_its_rollouts_play_what_a_greedy_player_plays(seed: int) -> None:
    like = midway(seed, decisions=10 * seed)
    table = flat(like)
    until = like.turns + 8
    while not table.over and table.state(like).turns < until:
        state = table.state(like)
        actions = state.actions(state.to_act)
        table.play(actions[first_of_the_best(game.judge(state.view(state.to_act), actions))])
        table.fated(seed)
    assert table.state(like) == flat(like).played_on(seed, 8).state(like)


@pytest.mark.rule("G-8.3")
def test_a_contest_of_candidates_knows_no_more_than_the_seat() -> None:
    """Nor does it hang on which of them are still in it: the same luck brings them the same worlds."""
    state = midway(9)
    actions = state.actions(state.to_act)
    world = game.sampler(state.view(state.to_act)).sample(Seeded(5))
    assert world != state
    first, second, fewer = race_of(state, 11), race_of(world, 11), race_of(state, 11)
    for _ in range(10):
        rewards = first.compete(actions)
        assert rewards is not None
        assert rewards == second.compete(actions)
        assert rewards[-2:] == fewer.compete(actions[-2:])
        assert all(sum(chances) == pytest.approx(1) for chances in rewards)
    assert first.visits == 10 * len(actions) == sum(visits for _, _, _, visits, _ in first.found())


def test_a_player_with_a_clock_uses_it_and_one_that_counts_does_not() -> None:
    state = midway(4)
    view, sampler = state.view(state.to_act), game.sampler(state.view(state.to_act))
    by_clock = SearchPlayer(game, Budget(seconds=0.05)).search(view, sampler, Seeded(1))
    assert by_clock.root.visits > 20
    assert explained(by_clock).line[0].action == by_clock.root.favourite().action
    assert SearchPlayer(game, Budget(simulations=20)).search(view, sampler, Seeded(1)).root.visits == 20
