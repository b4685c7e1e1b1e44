"""What is measured beside the loops: environments, and searches that play each simulation to its end.

Every one is a piece of work for a `Clock`: it does something and says how much.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any, Final, cast

from rodada.engine.chance import Seeded, settle
from rodada.engine.contract import Game, State
from rodada.lab.bench.clock import Work
from rodada.lab.bench.loops import LONGEST, drawn
from rodada.players.search import Guide
from rodada.players.search.descent import Search
from rodada.players.search.luck import Luck
from rodada.players.search.tree import Node

if TYPE_CHECKING:
    from rodada.engine.contract import Racing

SEED_BITS: Final = 256
LUCK_BITS: Final = 64
SEATS: Final = 4
PLAYOUTS: Final = 100
SLOWLY: Final = 20
QUICKLY: Final = 500
"""Simulations of one search, in Python and in compiled code."""
EXPLORING: Final = 1.4
"""OpenSpiel's searches want a constant; it does not change how much there is to do."""

# --- the fast twin ---


def twin_steps(game: Game[Any], start: State, random: Random) -> tuple[int, int]:
    """One random game of the twin, decision by decision from Python."""
    twin = cast("Racing", game).twin(start, random.getrandbits(SEED_BITS))
    assert twin is not None
    decisions = 0
    while not twin.over:
        twin.play(random.choice(twin.actions()))
        decisions += 1
    return decisions, 0


def twin_playouts(game: Game[Any], start: State, random: Random) -> tuple[int, int]:
    """Many of them in one call."""
    twin = cast("Racing", game).twin(start, random.getrandbits(SEED_BITS))
    assert twin is not None
    return twin.playouts(PLAYOUTS, random.getrandbits(LUCK_BITS))[0], 0


# --- searches from the first decision of a game, with random playouts ---


def first_decision(game: Game[Any]) -> State:
    state: State = game.start(SEATS)
    settle(state, Seeded(0))
    return state


def search_of(game: Game[Any]) -> Work:
    """The search for any game, with nothing to guide it."""
    state = first_decision(game)
    seat = state.to_act
    view = state.view(seat)
    sampler, guide = game.sampler(view), Guide(game, blind=True)

    def search(random: Random) -> tuple[int, int]:
        one = Search(seat, sampler, guide, Luck(Seeded(random.getrandbits(LUCK_BITS))), Node(seat, state.seats))
        for _ in range(SLOWLY):
            one.simulate()
        return SLOWLY, 0

    return partial(search, Random(0))


def race_of(game: Game[Any]) -> Work:
    """The search of a game's fast twin."""
    state = first_decision(game)
    view, actions = state.view(state.to_act), state.actions(state.to_act)
    priors = [1.0 / len(actions)] * len(actions)

    def search(random: Random) -> tuple[int, int]:
        luck = random.getrandbits(LUCK_BITS)
        race = cast("Racing", game).race(view, priors, luck, belief=False, blind=True)
        assert race is not None
        race.run(QUICKLY)
        return QUICKLY, 0

    return partial(search, Random(0))


def openspiel_searches(name: str) -> dict[str, Work]:
    """OpenSpiel's own two from the first decision of a game: in Python and in C++."""
    pyspiel = import_module("pyspiel")
    ismcts, mcts = (import_module(f"open_spiel.python.algorithms.{part}") for part in ("ismcts", "mcts"))
    numpy = import_module("numpy")
    game, chance = pyspiel.load_game(name), Seeded(0)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        bag = state.chance_outcomes() if state.is_chance_node() else [(state.legal_actions()[0], 1.0)]
        state.apply_action(drawn(bag, chance))
    in_python = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(0)),
        EXPLORING,
        SLOWLY,
        random_state=numpy.random.RandomState(0),
        allow_inconsistent_action_sets=True,
    )
    policy = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
    evaluator = pyspiel.RandomRolloutEvaluator(1, 0)
    in_cpp = pyspiel.ISMCTSBot(0, evaluator, EXPLORING, QUICKLY, -1, policy, False, True)
    return {"python": _stepping(in_python, state, SLOWLY), "c++": _stepping(in_cpp, state, QUICKLY)}


def _stepping(bot: Any, state: Any, simulations: int) -> Work:
    def step() -> tuple[int, int]:
        bot.step(state)
        return simulations, 0

    return step


# --- environments: whoever is asked gets observation and mask, and takes any legal action ---


def episode(env: Any, random: Random) -> tuple[int, int]:
    """One game through a PettingZoo environment, or the long beginning of one."""
    numpy = import_module("numpy")
    env.reset(seed=random.getrandbits(31))
    decisions = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        env.step(random.choice(numpy.flatnonzero(observation["action_mask"])))
        decisions += 1
        if decisions == LONGEST:
            break
    return decisions, 0


def environment(name: str) -> Callable[[], Any]:
    """A game of ours as an environment."""
    return partial(import_module("rodada.lab.environments.pettingzoo").env, name, seats=SEATS)


def hanabi() -> Callable[[], Any] | None:
    """PettingZoo's own, with as many players; None where something that it stands on is missing."""
    if not all(map(find_spec, ("pettingzoo", "pyspiel", "shimmy"))):
        return None
    return partial(import_module("pettingzoo.classic.hanabi_v5").env, players=SEATS)
