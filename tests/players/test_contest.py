"""The contest of candidates: the better one is found, luck alone takes no place, and it ends as soon as it may."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from rodada import players
from rodada.engine.chance import Seeded, settle
from rodada.engine.contract import NEVER
from rodada.games.star_munchkin import game as star_munchkin
from rodada.players.search import Budget, SearchPlayer
from rodada.players.search.contest import Contest
from rodada.players.search.guide import promising
from rodada.players.search.tree import Edge
from star_munchkin.rules.test_m3 import end

PRIORS = {1: 0.6, 2: 0.3, 3: 0.1}


def contest(everybody: bool = False, **out_of_the_question: float) -> Contest:
    edges = [Edge(action, prior, 2) for action, prior in PRIORS.items()]
    edges += [Edge(9, 0.0, 2)] if out_of_the_question or everybody else []
    return Contest(edges, seat=0, everybody=everybody)


def after(worlds: int, wins: Callable[[int, int], float]) -> Contest:
    """The contest after so many worlds: `wins(action, world)` is what comes of an action."""
    found = contest()
    for world in range(worlds):
        if not found.settled:
            found.tell([[wins(edge.action, world), 0.0] for edge in found.candidates])
    return found


def noise(world: int, action: int = 0) -> float:
    return Seeded(1000 * world + action).below(100) / 100


def own_luck(first: int, action: int, world: int) -> float:
    return noise(first + world, action)


def test_the_one_that_does_better_in_the_same_worlds_takes_the_place() -> None:
    """A gain of 0.03 beside luck of ±0.5: in worlds of its own it would take a thousand."""
    ended = after(60, lambda action, world: noise(world) + 0.03 * (action == 3))
    assert ended.settled
    assert ended.best().action == 3


def test_the_one_judged_best_keeps_its_place_where_nothing_is_gained() -> None:
    assert after(60, lambda action, world: noise(world)).best().action == 1


def test_luck_alone_seldom_takes_the_place() -> None:
    """Each candidate by luck of its own: of 60 contests a few are lost, and few are lost surely."""
    kept = 0
    for trial in range(60):
        ended = after(40, partial(own_luck, 1000 * trial))
        kept += ended.best().action == 1
    assert kept > 35


def test_whoever_is_far_behind_drops_out() -> None:
    ended = after(9, lambda action, world: noise(world, action) / 10 + 0.5 * (action != 2))
    assert 2 not in {edge.action for edge in ended.candidates}
    assert ended.worlds <= 9


def test_what_is_out_of_the_question_is_tried_only_for_whoever_wants_to_know() -> None:
    assert {edge.action for edge in contest(nine=0.0).candidates} == {1, 2, 3}
    assert {edge.action for edge in contest(everybody=True).candidates} == {1, 2, 3, 9}
    assert promising([0.0, NEVER, 1.0])[1] == 0.0
    assert promising([NEVER, NEVER]) == [0.5, 0.5]
    assert sum(promising([0.0, NEVER, 1.0, 0.9])) == pytest.approx(1)


def test_a_window_in_which_nothing_can_be_wanted_is_passed_without_thinking() -> None:
    game = star_munchkin
    state, chance, luck = game.start(4), Seeded(1), Seeded(2)
    greedy = players.find("greedy")(game)
    settle(state, chance)
    thought = passed = 0
    for _ in range(150):
        actions = state.actions(state.to_act)
        view = state.view(state.to_act)
        if len(actions) > 1 and sum(value > NEVER for value in game.judge(view, actions)) == 1:
            search = SearchPlayer(game, Budget(20)).search(view, game.sampler(view), Seeded(3), settled=True)
            thought += search.root.visits
            passed += 1
            assert search.root.favourite().action == players.decide(game, state, greedy, Seeded(4))
        state.play(state.to_act, players.decide(game, state, greedy, luck))
        settle(state, chance)
    assert passed > 10
    assert thought == 0


@pytest.mark.rule("M-3.3")
def test_whoever_gives_cards_away_can_look_ahead_while_it_chooses_to_whom() -> None:
    """The card that it has chosen is no secret from itself, and one from the others."""
    at = end(3, 1, 1).play("give maser")
    assert at.choices() == ["seat 2", "seat 3"]
    state = at.state
    assert players.decide(star_munchkin, state, SearchPlayer(star_munchkin, Budget(20)), Seeded(1)) in state.actions(0)
    assert state.view(0).table.picked == at.number("maser")
    for seat in (1, 2, None):
        view = state.view(seat)
        assert view.table.picked == 0
        world = star_munchkin.sampler(view).sample(Seeded(2))
        assert world.picked in world.hand[0]


def test_level_4_takes_no_more_than_a_glance() -> None:
    game = star_munchkin
    state, chance = game.start(3), Seeded(1)
    settle(state, chance)
    view = state.view(state.to_act)
    glancing = players.find("level4")(game)
    assert isinstance(glancing, SearchPlayer)
    assert 0 < glancing.search(view, game.sampler(view), Seeded(1)).root.visits <= game.glance


def test_late_or_not_the_least_is_done() -> None:
    game = star_munchkin
    state, chance = game.start(3), Seeded(1)
    settle(state, chance)
    view = state.view(state.to_act)
    hurried = SearchPlayer(game, Budget(seconds=0.0, least=30)).search(view, game.sampler(view), Seeded(1))
    assert 30 <= hurried.root.visits < 40
