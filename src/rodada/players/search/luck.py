"""A quick source of choices for the many that one search makes; a seed gives the same ones on every machine."""

from __future__ import annotations

import random
from typing import Final

from rodada.engine.contract import Random

SEEDS: Final = 1 << 62


class Luck:
    """A Mersenne twister: a fraction of the price of the provable generator, which a search does not need."""

    __slots__ = ("_next", "_twister")

    def __init__(self, source: Random) -> None:
        self._twister = random.Random(source.below(SEEDS))
        self._next = self._twister.random

    def reseed(self, seed: int) -> None:
        """From here on the choices that follow from this seed."""
        self._twister.seed(seed)

    def below(self, bound: int) -> int:
        return int(self._next() * bound)

    def happens(self, probability: float) -> bool:
        return self._next() < probability
