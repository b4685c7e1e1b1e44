"""Everything in one run: the games, the twin, copies, environments and searches, each as a ratio to its like."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from random import Random
from statistics import geometric_mean, median
from typing import Any, Final, NamedTuple

from rodada import games
from rodada.engine import state as engine
from rodada.lab.bench import rivals
from rodada.lab.bench.clock import SLICES, Clock, Work, copies
from rodada.lab.bench.loops import halfway, halfway_openspiel, play, play_openspiel, yardsticks
from rodada.lab.bench.single import CLONED, YARDSTICKS
from rodada.lab.conformance.twins import has_twin

NINE: Final = (*YARDSTICKS, "skat", "cribbage", "euchre", "liars_dice")
"""OpenSpiel's card games; R is decisions per second over the geometric mean of theirs."""
SEARCHED: Final = "gunrunners"
"""A game about as long as hearts: random games of Star Munchkin have no end to play to."""
SEATS: Final = rivals.SEATS

Rates = dict[str, float]
"""Of each thing that was measured: decisions, copies or simulations per second."""


class Target(NamedTuple):
    """A line of the table: what is compared with what, and what it must and should come to.

    `least` is so for rates; for copies, in time, it is the most that is allowed.
    """

    key: str
    game: str
    ours: str
    theirs: Sequence[str]
    must: float | None
    aim: float | None
    in_time: bool = False

    def ratio(self, rates: Rates) -> float | None:
        """None where one of the two could not be measured."""
        if self.ours not in rates or not all(name in rates for name in self.theirs):
            return None
        ratio = rates[self.ours] / geometric_mean([rates[name] for name in self.theirs])
        return 1.0 / ratio if self.in_time else ratio

    def reached(self, ratio: float, wanted: float | None) -> bool:
        return wanted is None or (ratio <= wanted if self.in_time else ratio >= wanted)


def compiled() -> bool:
    """Whether mypyc made the engine that runs."""
    return not str(engine.__file__).endswith(".py")


def targets() -> list[Target]:
    """What the engine that runs is held to."""
    made = []
    for name in games.names():
        star = name == "star-munchkin"
        if compiled():
            made.append(Target("pace", name, name, NINE, 1.0, 1.5))
            made.append(Target("copy", name, f"copy {name}", ["clone"], 3 if star else 1.5, 2 if star else 1, True))
        else:
            made.append(Target("pace", name, name, NINE, None, None))
            made.append(Target("pace-five", name, name, YARDSTICKS, 0.4, 0.6))
            made.append(Target("copy", name, f"copy {name}", ["clone"], 8 if star else 4, None, True))
        made.append(Target("environment", name, f"environment {name}", ["hanabi"], 4, 10))
        if name == SEARCHED:
            made.append(Target("search", name, f"search {name}", ["search python"], 1, 2))
        if has_twin(games.load(name)):
            made.append(Target("twin-steps", name, f"twin {name}", NINE, 5, 8))
            made.append(Target("twin-playouts", name, f"playouts {name}", NINE, 35, 60))
            made.append(Target("race", name, f"race {name}", ["search c++"], 1, 3))
    return made


def measure(rounds: int, seconds: float, each: Callable[[], object] = int) -> tuple[list[Rates], list[str]]:
    """All rates of every round, and OpenSpiel's games that are missing."""
    others = yardsticks(NINE)
    measured = []
    for number in range(rounds):
        clocks = {name: Clock(work) for name, work in _works(others, number).items()}
        for _ in range(SLICES):
            for clock in clocks.values():
                clock.run(seconds / SLICES)
        measured.append({name: clock.rate() for name, clock in clocks.items()})
        each()
    return measured, [name for name in NINE if name not in others]


def typical(target: Target, measured: Sequence[Rates]) -> float | None:
    """The median of the rounds."""
    ratios = [ratio for rates in measured if (ratio := target.ratio(rates)) is not None]
    return median(ratios) if ratios else None


def _works(others: dict[str, Any], number: int) -> dict[str, Work]:
    """All that is measured, by name."""
    works: dict[str, Work] = {name: partial(play_openspiel, game, Random(number)) for name, game in others.items()}
    for name in games.names():
        works |= _of_game(name, Random(number))
    if CLONED in others:
        works["clone"] = partial(copies, halfway_openspiel(others[CLONED], Random(number)).clone)
        works |= {f"search {kind}": work for kind, work in rivals.openspiel_searches(CLONED).items()}
    hanabi = rivals.hanabi()
    if hanabi is not None:
        works["hanabi"] = partial(rivals.episode, hanabi(), Random(number))
    return works


def _of_game(name: str, random: Random) -> dict[str, Work]:
    game = games.load(name)
    works: dict[str, Work] = {
        name: partial(play, game, SEATS, random),
        f"copy {name}": partial(copies, halfway(game, SEATS, random).copy),
    }
    if name == SEARCHED:
        works[f"search {name}"] = rivals.search_of(game)
    if find_spec("pettingzoo") is not None:
        works[f"environment {name}"] = partial(rivals.episode, rivals.environment(name)(), random)
    if has_twin(game):
        works[f"twin {name}"] = partial(rivals.twin_steps, game, game.start(SEATS), random)
        works[f"playouts {name}"] = partial(rivals.twin_playouts, game, game.start(SEATS), random)
        works[f"race {name}"] = rivals.race_of(game)
    return works
