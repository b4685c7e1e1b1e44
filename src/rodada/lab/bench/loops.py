"""The loops that are measured: a state, its legal actions, any of them; chance from a seed, the same way for all games.

How OpenSpiel's chance outcomes are picked decides much of a ratio, since a loop in Python has to do it.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from rodada.engine.chance import Seeded, settle
from rodada.engine.contract import CHANCE, Game, State

WORDS: Final = 1 << 64
"""How many words a seed may say."""
LONGEST: Final = 1_000
"""Decisions after which a game is left and another begun: random players may go on for ever in some games."""


def yardsticks(names: Sequence[str]) -> dict[str, Any]:
    """OpenSpiel's games by name, as far as it is installed and has them."""
    if find_spec("pyspiel") is None:
        return {}
    pyspiel = import_module("pyspiel")
    known = pyspiel.registered_names()
    return {name: pyspiel.load_game(name) for name in names if name.partition("(")[0] in known}


def play(game: Game[Any], seats: int, random: Random) -> tuple[int, int]:
    """One game, or the long beginning of one, with every action checked and every event made.

    Gives the decisions of seats and of chance.
    """
    state = game.start(seats)
    chance = Seeded(random.getrandbits(256))
    decisions = falls = 0
    while not state.over and decisions < LONGEST:
        seat = state.to_act
        if seat == CHANCE:
            state.resolve(chance.pick(state.chances()))
            falls += 1
        else:
            state.play(seat, random.choice(state.actions(seat)))
            decisions += 1
    return decisions, falls


def play_openspiel(game: Any, random: Random) -> tuple[int, int]:
    state = game.new_initial_state()
    chance = Seeded(random.getrandbits(256))
    decisions = falls = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), chance))
            falls += 1
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions, falls


def drawn(outcomes: Sequence[tuple[int, float]], chance: Seeded) -> int:
    """One of the outcomes by their probabilities, in the quickest way that Python has for a list used once."""
    left = chance.word() / WORDS
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def halfway(game: Game[Any], seats: int, random: Random) -> State:
    """A state in the middle of a random game."""
    chance = Seeded(random.getrandbits(256))
    state: State = game.start(seats)
    settle(state, chance)
    passed = [state.copy()]
    while not state.over and len(passed) < LONGEST:
        state.play(state.to_act, random.choice(state.actions(state.to_act)))
        settle(state, chance)
        passed.append(state.copy())
    return passed[len(passed) // 2]


def halfway_openspiel(game: Any, random: Random) -> Any:
    state = game.new_initial_state()
    chance = Seeded(random.getrandbits(256))
    passed = []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), chance))
        else:
            passed.append(state.clone())
            state.apply_action(random.choice(state.legal_actions()))
    return passed[len(passed) // 2]
