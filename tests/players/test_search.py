"""The search: it plays every game of the contract, finds what is there to be found, and knows no more than its seat."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import leduc, strike
from gunrunners.scenario import table
from players.test_no_cheating import decisions
from players.test_players import game_states
from rodada import players
from rodada.engine.chance import Seeded, settle
from rodada.engine.contract import State, View
from rodada.games import load
from rodada.players.search import Budget, Explanation, SearchPlayer, explain
from rodada.players.search.guide import Guide, far_guide, promising
from rodada.players.search.luck import Luck
from rodada.players.search.tree import Node

gunrunners = load("gunrunners")


def searcher(simulations: int = 40, **more: Any) -> SearchPlayer:
    return SearchPlayer(gunrunners, Budget(simulations), **more)


def explained(state: State, simulations: int) -> Explanation:
    view = state.view(state.to_act)
    return explain(gunrunners, view, gunrunners.sampler(view), Seeded(1), Budget(simulations))


# --- it plays ---


@pytest.mark.parametrize("game", [leduc.game, strike.game], ids=lambda game: game.name)
def test_plays_games_that_offer_it_nothing(game: Any) -> None:
    """Chance nodes, hidden cards, windows in windows: no judgement and no prospects, so to the end and at random."""
    for seats in game.seats:
        state, chance, luck = game.start(seats), Seeded(2), Seeded(3)
        sitting = [SearchPlayer(game, Budget(15)) for _ in range(seats)]
        settle(state, chance)
        while not state.over:
            state.play(state.to_act, players.decide(game, state, sitting[state.to_act], luck))
            settle(state, chance)
        assert 1 in state.outcome().ranks


@pytest.mark.parametrize(("seats", "edition"), [(2, "br"), (3, "en"), (4, "br"), (5, "br")])
def test_plays_gunrunners_with_any_number_of_seats(seats: int, edition: str) -> None:
    for number, state in enumerate(game_states(seats, edition, seed=21)[::6]):
        action = players.decide(gunrunners, state, searcher(10), Seeded(number))
        assert action in state.actions(state.to_act)


def test_plays_star_munchkin_with_its_windows_and_offers() -> None:
    game = load("star-munchkin")
    state, chance, luck = game.start(3), Seeded(4), Seeded(5)
    greedy, search = players.find("greedy")(game), SearchPlayer(game, Budget(5))
    settle(state, chance)
    for number in range(80):
        player = search if number % 5 == 0 else greedy
        state.play(state.to_act, players.decide(game, state, player, luck))
        settle(state, chance)


# --- it finds what is there ---


def test_a_strong_hand_is_not_folded_and_the_line_of_play_begins_with_the_best() -> None:
    """A king that pairs the public king cannot lose."""
    game = leduc.game
    state = game.start(2)
    for card in (6, 1):
        state.resolve(card)
    for action in (leduc.CALL, leduc.CALL):
        state.play(state.to_act, action)
    state.resolve(5)
    for action in (leduc.CALL, leduc.RAISE):
        state.play(state.to_act, action)
    view = state.view(0)
    found = explain(game, view, game.sampler(view), Seeded(1), Budget(300))
    assert found.best != leduc.FOLD
    wins = {candidate.action: candidate.wins for candidate in found.candidates}
    assert wins[leduc.FOLD] == 0.0
    assert wins[leduc.CALL] == 1.0


@pytest.mark.rule("G-6.1")
def test_the_bust_that_wins_the_game_is_made() -> None:
    rows = {2: "red-4 red-3 blue-2"}
    scene = table(trainees="blue-1 yellow-1 blue-1", rows=rows, crates="2 12 2", busts=6)
    state = scene.state
    played = players.decide(gunrunners, state, searcher(200), Seeded(3))
    state.play(0, played)
    assert gunrunners.notation(players.decide(gunrunners, state, searcher(100), Seeded(3))) == "flip 2"


def test_what_is_explained() -> None:
    state = game_states(4, "br", seed=8)[40]
    found = explained(state, 60)
    assert found.viewer == state.to_act
    assert found.simulations == 60 == sum(candidate.visits for candidate in found.candidates)
    assert {candidate.action for candidate in found.candidates} == set(state.actions(state.to_act))
    assert sum(candidate.share for candidate in found.candidates) == pytest.approx(1)
    assert sum(found.chances) == pytest.approx(1)
    assert found.best == found.candidates[0].action == found.line[0].action
    assert found.line[0].seat == found.viewer
    assert found.best == players.decide(gunrunners, state, searcher(60), Seeded(1))


# --- it knows no more than its seat ---


@pytest.mark.rule("G-8.3")
@pytest.mark.parametrize("belief", [True, False], ids=["belief", "no belief"])
@pytest.mark.parametrize(("seats", "edition"), [(2, "en"), (4, "br"), (3, "en")])
def test_what_is_hidden_never_changes_a_choice(seats: int, edition: str, belief: bool) -> None:
    worlds = Seeded(7)
    changed = 0
    for number, state in enumerate(game_states(seats, edition, seed=12)[::6]):
        choice = players.decide(gunrunners, state, searcher(20, belief=belief), Seeded(number))
        sampler = gunrunners.sampler(state.view(state.to_act))
        for _ in range(2):
            world = sampler.sample(worlds)
            changed += world != state
            assert players.decide(gunrunners, world, searcher(20, belief=belief), Seeded(number)) == choice
    assert changed


def test_another_luck_may_choose_otherwise_and_the_same_does_not() -> None:
    states = game_states(4, "br", seed=3)[::15]
    for luck in (1, 2):
        twice = [[players.decide(gunrunners, s, searcher(15), Seeded(luck)) for s in states] for _ in range(2)]
        assert twice[0] == twice[1]


# --- the tree is kept ---


def test_the_tree_is_kept_where_the_new_view_follows() -> None:
    """Which card, then where: between the two nothing happened that was not foreseen."""
    state = next(s for s in game_states(4, "br", seed=5)[30:] if len(s.actions(s.to_act)) > 3 and s.chosen == 0)
    player = searcher(100, belief=False)
    first: View[Any] = state.view(state.to_act)
    state.play(state.to_act, player.choose(first, [], gunrunners.sampler(first), Seeded(1)))
    second = state.view(state.to_act)
    assert player.search(second, gunrunners.sampler(second), Seeded(2)).root.visits > 100
    forgetful = searcher(100, belief=False, reuse=False)
    for view in (first, second):
        assert forgetful.search(view, gunrunners.sampler(view), Seeded(1)).root.visits == 100


def test_another_view_begins_a_new_tree() -> None:
    states = game_states(3, "br", seed=6)
    player = searcher(12)
    for state in (states[10], states[40], states[10]):
        view = state.view(state.to_act)
        assert player.search(view, gunrunners.sampler(view), Seeded(1)).root.visits == 12


# --- its parts ---


def test_a_budget_of_time_is_kept() -> None:
    state = game_states(4, "br", seed=9)[30]
    view = state.view(state.to_act)
    player = SearchPlayer(gunrunners, Budget(seconds=0.05))
    assert player.search(view, gunrunners.sampler(view), Seeded(1)).root.visits > 1
    assert SearchPlayer(gunrunners, Budget(3, 60.0)).search(view, gunrunners.sampler(view), Seeded(1)).root.visits == 3


class Overheard:
    """Gunrunners, and the turns at which it was asked for chances."""

    def __init__(self) -> None:
        self.turns: list[int] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(gunrunners, name)

    def prospects(self, state: Any) -> list[float]:
        self.turns.append(state.turns)
        return [1 / state.seats] * state.seats


@pytest.mark.parametrize(("far", "turns"), [(False, 1), (True, gunrunners.ahead)])
def test_a_search_with_time_looks_as_far_ahead_as_the_game_says(far: bool, turns: int) -> None:
    game: Any = Overheard()
    state = game_states(4, "br", seed=8)[20]
    guide = far_guide(game) if far else Guide(game)
    guide.reward(state.copy(), Luck(Seeded(1)), 0)
    assert game.turns == [state.turns + turns]


def test_a_game_that_does_not_say_how_far_is_searched_for_a_turn() -> None:
    game = load("star-munchkin")
    state, chance = game.start(3), Seeded(1)
    settle(state, chance)
    view = state.view(state.to_act)
    found = [
        SearchPlayer(game, Budget(12), far=far).search(view, game.sampler(view), Seeded(1)).root
        for far in (False, True)
    ]
    assert [edge.rewards for edge in found[0].edges.values()] == [edge.rewards for edge in found[1].edges.values()]


def test_an_action_that_is_seldom_available_is_tried_by_its_own_count() -> None:
    node = Node(0, 2)
    node.add([1, 2], [0.5, 0.5])
    for _ in range(20):
        assert node.choose([1]).action == 1
        edge = node.edges[1]
        edge.visits += 1
        node.visits += 1
        edge.rewards[0] += 0.5
        node.rewards[0] += 0.5
    assert node.choose([1, 2]).action == 2
    assert (node.edges[1].available, node.edges[2].available) == (21, 1)


def test_priors_do_not_depend_on_the_unit_of_a_judgement() -> None:
    values = [3.0, 1.0, -4.0, 2.9]
    assert promising(values) == pytest.approx(promising([10 * value + 7 for value in values]))
    assert sum(promising(values)) == pytest.approx(1)
    assert promising([2.0, 2.0]) == [0.5, 0.5]


@pytest.mark.rule("G-8.1")
def test_believed_worlds_fit_the_view_and_hit_more_often_than_chance() -> None:
    hits, plain, tokens = 0, 0, 0
    luck = Seeded(1)
    for state in [s for seed in (31, 32, 33) for s in game_states(4, "br", seed)[20::5]]:
        view = state.view(state.to_act)
        secret = [token for token, card in enumerate(view.table.token_card) if card == 0 and state.token_card[token]]
        believer, sampler = gunrunners.believer(view), gunrunners.sampler(view)
        for _ in range(4):
            world, other = believer.sample(luck), sampler.sample(luck)
            assert world.view(view.viewer) == view
            assert not gunrunners.invariant(world)
            hits += sum(world.token_card[token] == state.token_card[token] for token in secret)
            plain += sum(other.token_card[token] == state.token_card[token] for token in secret)
            tokens += len(secret)
    assert hits > 1.4 * plain
    assert tokens > 200


@pytest.mark.parametrize("name", ["gunrunners", "star-munchkin"])
def test_prospects_are_chances(name: str) -> None:
    game = load(name)
    state, chance, luck = game.start(3), Seeded(1), Seeded(2)
    greedy = players.find("greedy")(game)
    settle(state, chance)
    while not state.over:
        assert sum(game.prospects(state)) == pytest.approx(1)
        state.do(state.to_act, players.decide(game, state, greedy, luck))
        settle(state, chance)


def test_prospects_favour_who_leads() -> None:
    rows = {2: "red-4 red-3 blue-2"}
    scene = table(trainees="blue-1 yellow-1 blue-1", rows=rows, crates="2 12 2", busts=6)
    red, blue, yellow = gunrunners.prospects(scene.state)
    assert red > blue > yellow


def test_a_discreet_judgement_does_not_look_at_what_is_hidden() -> None:
    """The proof that a search may show it the whole of an imagined table."""
    game = load("star-munchkin")
    assert game.discreet
    for state, _ in decisions(game, 4, 100):
        actions = state.actions(state.to_act)
        assert game.judge(View(state.to_act, True, state), actions) == game.judge(state.view(state.to_act), actions)


def test_candidates_of_a_steady_game_differ_by_nothing_but_themselves() -> None:
    """The same one twice in a world comes to the same, however often it has been tried: no tree, no slips."""
    game = load("star-munchkin")
    assert game.steady
    for number, (state, _) in enumerate(decisions(game, 3, 12)):
        view = state.view(state.to_act)
        search = SearchPlayer(game, Budget(12)).search(view, game.sampler(view), Seeded(number))
        edge = search.root.favourite()
        one, again = search.compete([edge, edge]) or ([], [])
        assert one == again


def test_levels_play_with_each_other() -> None:
    state, chance, luck = gunrunners.start(4), Seeded(1), Seeded(2)
    sitting = [players.find(name)(gunrunners) for name in ("level1", "level2", "level3", "level4")]
    settle(state, chance)
    for _ in range(25):
        state.play(state.to_act, players.decide(gunrunners, state, sitting[state.to_act], luck))
        settle(state, chance)
