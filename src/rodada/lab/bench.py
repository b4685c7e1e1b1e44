"""How fast a game is played through its public API, beside card games of OpenSpiel played by the same kind of loop.

A number of decisions per second says more about the machine than about the code. So everything is measured in turns in
one run, in the processor's time, and what counts is the ratio to OpenSpiel's games (written in C++, called from
Python): the median of rounds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import geometric_mean, median
from time import process_time
from typing import Any, Final, NamedTuple

from rodada.engine.chance import Seeded, settle
from rodada.engine.contract import CHANCE, Game, State

YARDSTICKS: Final = ("hearts", "spades", "oh_hell", "crazy_eights(players=4)", "hanabi(players=4)")
"""OpenSpiel's card games of about this size, with as many players as a usual table."""
CLONED: Final = "hearts"
"""The one whose `clone` a copy is compared with."""
WORDS: Final = 1 << 64
"""How many words a seed may say."""
BURST: Final = 500
"""Copies between two looks at the clock."""
SLICES: Final = 10
"""Turns that all measurements take in a round."""
LONGEST: Final = 1_000
"""Decisions after which a game is left and another begun: random players may go on for ever in some games."""
LEAST: Final = 1e-9
"""Seconds; a clock may be too coarse for a very short measurement."""


class Pace(NamedTuple):
    """Seats' decisions per second, with the chance decisions between them in the same time."""

    decisions_per_s: float
    steps_per_s: float
    """Decisions of seats and of chance."""


class Round(NamedTuple):
    """One measurement of everything, one after another."""

    game: Pace
    copy_us: float
    yardsticks: dict[str, Pace]
    clone_us: float | None

    def ratio(self) -> float | None:
        """Decisions per second, to the geometric mean of the yardsticks."""
        paces = [pace.decisions_per_s for pace in self.yardsticks.values()]
        return self.game.decisions_per_s / geometric_mean(paces) if paces else None

    def copy_ratio(self) -> float | None:
        """Time of a copy, to that of a clone."""
        return self.copy_us / self.clone_us if self.clone_us else None


class Bench(NamedTuple):
    """All rounds of one run; `absent` are yardsticks that this OpenSpiel lacks, all of them where there is none."""

    rounds: list[Round]
    absent: list[str]

    def typical(self, measure: Callable[[Round], float | None]) -> float | None:
        """The median over the rounds; None where nothing was measured."""
        values = [value for value in map(measure, self.rounds) if value is not None]
        return median(values) if values else None


def bench(game: Game[Any], seats: int, rounds: int, seconds: float, each: Callable[[], object] = int) -> Bench:
    """Measure everything `rounds` times, each for so many seconds; `each` is called after every round."""
    others = _yardsticks()
    measured = []
    for number in range(rounds):
        random = Random(number)
        measured.append(_round(game, seats, others, random, seconds))
        each()
    return Bench(measured, [name for name in YARDSTICKS if name not in others])


def _round(game: Game[Any], seats: int, others: dict[str, Any], random: Random, seconds: float) -> Round:
    """Everything in slices that take turns, so that whatever else the machine does meets all of it alike."""
    played = _Clock(partial(_play, game, seats, random))
    copied = _Clock(partial(_copies, _halfway(game, seats, random).copy))
    theirs = {name: _Clock(partial(_play_openspiel, other, random)) for name, other in others.items()}
    clones = []
    if CLONED in others:
        clones.append(_Clock(partial(_copies, _halfway_openspiel(others[CLONED], random).clone)))
    for _ in range(SLICES):
        for clock in (played, *theirs.values(), copied, *clones):
            clock.run(seconds / SLICES)
    clone_us = clones[0].microseconds() if clones else None
    return Round(played.pace(), copied.microseconds(), {name: clock.pace() for name, clock in theirs.items()}, clone_us)


def _yardsticks() -> dict[str, Any]:
    """OpenSpiel's games by name, as far as it is installed and has them."""
    if find_spec("pyspiel") is None:
        return {}
    pyspiel = import_module("pyspiel")
    known = pyspiel.registered_names()
    return {name: pyspiel.load_game(name) for name in YARDSTICKS if name.partition("(")[0] in known}


# --- the loops: a state, its legal actions, a random one of them; chance from a seed, the same way for all ---


def _play(game: Game[Any], seats: int, random: Random) -> tuple[int, int]:
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


def _play_openspiel(game: Any, random: Random) -> tuple[int, int]:
    state = game.new_initial_state()
    chance = Seeded(random.getrandbits(256))
    decisions = falls = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_drawn(state.chance_outcomes(), chance))
            falls += 1
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions, falls


def _drawn(outcomes: Sequence[tuple[int, float]], chance: Seeded) -> int:
    """One of the outcomes by their probabilities, in the quickest way that Python has for a list used once."""
    left = chance.word() / WORDS
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def _halfway(game: Game[Any], seats: int, random: Random) -> State:
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


def _halfway_openspiel(game: Any, random: Random) -> Any:
    state = game.new_initial_state()
    chance = Seeded(random.getrandbits(256))
    passed = []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_drawn(state.chance_outcomes(), chance))
        else:
            passed.append(state.clone())
            state.apply_action(random.choice(state.legal_actions()))
    return passed[len(passed) // 2]


# --- the clock ---


def _copies(copy: Callable[[], object]) -> tuple[int, int]:
    for _ in range(BURST):
        copy()
    return BURST, 0


class _Clock:
    """Does one thing again and again, and counts what came of it in how much of the processor's time."""

    def __init__(self, work: Callable[[], tuple[int, int]]) -> None:
        self._work = work
        self._decisions = self._falls = 0
        self._seconds = 0.0
        work()  # the first time meets cold caches

    def run(self, seconds: float) -> None:
        """At least once, and for about so long."""
        begun = process_time()
        while True:
            decisions, falls = self._work()
            self._decisions += decisions
            self._falls += falls
            elapsed = process_time() - begun
            if elapsed >= seconds:
                break
        self._seconds += elapsed

    def pace(self) -> Pace:
        seconds = max(self._seconds, LEAST)
        return Pace(self._decisions / seconds, (self._decisions + self._falls) / seconds)

    def microseconds(self) -> float:
        """Of one piece of work."""
        return 1e6 * max(self._seconds, LEAST) / self._decisions
