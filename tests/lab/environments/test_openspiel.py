"""OpenSpiel's own test passes for every game; its searches and solvers run; its trees are ours."""

from __future__ import annotations

import unittest
from fractions import Fraction
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, external_sampling_mccfr, mcts
from open_spiel.python.algorithms.get_all_states import get_all_states

from rodada.games import load
from rodada.lab.environments import openspiel
from rodada.lab.environments.openspiel import folded

SMALL = "rodada_gunrunners_miniature"


@pytest.mark.parametrize(
    "name",
    [
        SMALL,
        "rodada_gunrunners",
        "rodada_gunrunners(players=2,edition=en,deck=pyramid)",
        "rodada_star_munchkin(players=3,rounds=1,packs=core+red-tape,max_decisions=150)",
    ],
)
def test_openspiels_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_openspiels_test_of_the_api_on_some_states() -> None:
    for name in (SMALL, "rodada_gunrunners(players=3)", "rodada_star_munchkin(players=3,rounds=1,max_decisions=60)"):
        assert faults(api_test.EnforceAPIOnPartialTreeBase, name) == []


def test_openspiels_test_of_the_api_on_the_whole_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    """But for the one that wants information states as tensors, which these games do not offer."""
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, SMALL, (117, 1673, 772))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, SMALL, 1406)
    tensors = "test_current_player_infosets_no_overlap_between_players"
    assert faults(api_test.EnforceAPIOnFullTreeBase, SMALL, tensors) == []


def faults(base: Any, name: str, unless: str = "") -> list[str]:
    """What OpenSpiel's own tests have to say about a game; they find it as an attribute of their class."""
    tests = type("Tests", (base,), {"game_name": name, "game": pyspiel.load_game(name)})
    names = [test for test in unittest.defaultTestLoader.getTestCaseNames(tests) if test != unless]
    assert len(names) > 4
    result = unittest.TestResult()
    unittest.TestSuite(map(tests, names)).run(result)
    return [told for _, told in result.failures + result.errors]


def all_states() -> list[Any]:
    game = pyspiel.load_game(SMALL)
    # told apart by their histories: other strings stand for all that led to them
    found = get_all_states(game, include_chance_states=True, to_string=lambda s: s.history_str())
    return list(found.values())


def test_an_information_state_has_one_set_of_actions_and_chance_a_choice() -> None:
    """The whole tree: told apart is what a seat can tell apart, and no more is known in it than it was told."""
    actions: dict[tuple[int, str], list[int]] = {}
    seen: dict[tuple[int, str], str] = {}
    for state in all_states():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert len(outcomes) > 1
            assert sum(p for _, p in outcomes) == pytest.approx(1)
        elif not state.is_terminal():
            seat = state.current_player()
            told = (seat, state.information_state_string())
            assert actions.setdefault(told, state.legal_actions()) == state.legal_actions()
            assert seen.setdefault(told, state.observation_string()) == state.observation_string()
    assert len(actions) > 1000


def test_folding_keeps_the_chances() -> None:
    """A die that can only go into the warehouse or to one of two regions: what it brings, with what chance."""
    game: Any = load("gunrunners")
    state = game.load({"seats": 2, "decision": "deliver", "supply": 0, "warehouse": 1, "removed": 86})
    assert folded(state, state.chances().outcomes()) == [
        (1, Fraction(1, 6)),
        (2, Fraction(1, 6)),
        (3, Fraction(1, 6)),
        (4, Fraction(1, 2)),
    ]


def test_observations_differ_from_seat_to_seat_and_strangers_see_least() -> None:
    game = pyspiel.load_game("rodada_gunrunners(players=2)")
    state = game.new_initial_state()
    while state.is_chance_node() or "start" in state.action_to_string(state.legal_actions()[0]):
        state.apply_action(state.legal_actions()[0])
    assert state.observation_tensor(0) != state.observation_tensor(1)
    assert len(state.observation_tensor(0)) == game.observation_tensor_shape()[0]
    assert state.observation_string(0) != state.observation_string(1)
    public = game.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    assert public.string_from(state, 0) == public.string_from(state, 1)
    with pytest.raises(ValueError, match="unheard"):
        game.make_py_observer(None, {"unheard": 1})


def test_a_game_that_is_cut_is_worth_nothing_to_anybody() -> None:
    game = pyspiel.load_game("rodada_star_munchkin(players=3,max_decisions=5)")
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.returns() == [0, 0, 0]
    assert game.max_game_length() == 5


def test_regret_minimisation_and_its_sampling_run() -> None:
    game = pyspiel.load_game(SMALL)
    cfr.CFRSolver(game).evaluate_and_update_policy()
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    solver.iteration()
    assert solver.average_policy().action_probabilities(_first_decision(game))


def _first_decision(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def test_tree_search_beats_chance() -> None:
    """MCTS of OpenSpiel, which sees all, against random play; 0.8 on the average, so that 0.2 is far off."""
    game = pyspiel.load_game(SMALL)
    luck = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.5, 15, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    total = 0.0
    for number in range(20):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choice(outcomes, p=chances))
            elif state.current_player() == number % 2:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(luck.choice(state.legal_actions()))
        total += state.returns()[number % 2]
    assert total / 20 > 0.2


def test_every_registered_game_is_playable() -> None:
    names = {name for name in pyspiel.registered_names() if name.startswith("rodada_")}
    assert names == {SMALL, "rodada_gunrunners", "rodada_star_munchkin"}
    assert openspiel.RodadaGame in pyspiel.load_game(SMALL).__class__.__mro__
