"""How fast a game is played through its public API, beside card games of OpenSpiel played by the same kind of loop.

A number of decisions per second says more about the machine than about the code. So everything is measured in turns in
one run, in the processor's time, and what counts is the ratio to OpenSpiel's games (written in C++, called from
Python): the median of rounds.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from statistics import geometric_mean, median
from typing import Any, Final, NamedTuple

from rodada.engine.contract import Game
from rodada.lab.bench.clock import SLICES, Clock, Pace, copies
from rodada.lab.bench.loops import halfway, halfway_openspiel, play, play_openspiel, yardsticks

YARDSTICKS: Final = ("hearts", "spades", "oh_hell", "crazy_eights(players=4)", "hanabi(players=4)")
"""OpenSpiel's card games of about this size, with as many players as a usual table."""
CLONED: Final = "hearts"
"""The one whose `clone` a copy is compared with."""


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
    others = yardsticks(YARDSTICKS)
    measured = []
    for number in range(rounds):
        random = Random(number)
        measured.append(_round(game, seats, others, random, seconds))
        each()
    return Bench(measured, [name for name in YARDSTICKS if name not in others])


def _round(game: Game[Any], seats: int, others: dict[str, Any], random: Random, seconds: float) -> Round:
    """Everything in slices that take turns, so that whatever else the machine does meets all of it alike."""
    played = Clock(partial(play, game, seats, random))
    copied = Clock(partial(copies, halfway(game, seats, random).copy))
    theirs = {name: Clock(partial(play_openspiel, other, random)) for name, other in others.items()}
    clones = []
    if CLONED in others:
        clones.append(Clock(partial(copies, halfway_openspiel(others[CLONED], random).clone)))
    for _ in range(SLICES):
        for clock in (played, *theirs.values(), copied, *clones):
            clock.run(seconds / SLICES)
    clone_us = clones[0].microseconds() if clones else None
    return Round(played.pace(), copied.microseconds(), {name: clock.pace() for name, clock in theirs.items()}, clone_us)
