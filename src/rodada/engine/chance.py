"""Chance decides like a seat does: the state offers a bag, a resolver takes one piece of it, the state resolves it.

Every chance in these games is a uniform pick from a bag with repetitions (the faces of a die, the cards of a pile),
so probabilities are exact fractions. Three resolvers: *seeded* (two ints, provable afterwards), *scripted* (replay,
tests, real dice) and *explicit* (a search that tries each outcome calls `State.resolve` itself).
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Final, Protocol

from rodada.engine.errors import BadData
from rodada.engine.seats import CHANCE

if TYPE_CHECKING:
    from rodada.engine.state import State

WORDS_PER_BLOCK: Final = 4
SEED_BYTES: Final = 32


class Chance:
    """A decision of chance: what it is for, whom it concerns (-1: nobody) and the bag it is taken from, sorted."""

    __slots__ = ("bag", "kind", "seat")

    def __init__(self, kind: str, bag: Sequence[int], seat: int = -1) -> None:
        self.kind: Final = kind
        self.bag: Final = bag
        self.seat: Final = seat

    def outcomes(self) -> list[tuple[int, Fraction]]:
        """Each distinct outcome with its exact probability."""
        return [(outcome, Fraction(n, len(self.bag))) for outcome, n in sorted(Counter(self.bag).items())]


class Resolver(Protocol):
    """Whoever decides what chance brings."""

    def pick(self, chance: Chance) -> int: ...


class Seeded:
    """Counter-based randomness: word `n` of a seed is always the same, so two ints say where a game stands.

    Word n is the n mod 4th group of eight bytes, big-endian, of SHA-256(seed as 32 bytes, then n div 4 as 8 bytes);
    the piece taken is number `word * size >> 64` of the sorted bag. (The bias is below 2**-50 for any bag here.)
    """

    __slots__ = ("_block", "_words", "counter", "seed")

    def __init__(self, seed: int, counter: int = 0) -> None:
        if not 0 <= seed < 1 << 8 * SEED_BYTES:
            raise BadData("seed", "refused-seed")
        self.seed: Final = seed
        self.counter = counter
        self._block = -1
        self._words: tuple[int, ...] = ()

    def word(self) -> int:
        n = self.counter
        self.counter = n + 1
        block = n // WORDS_PER_BLOCK
        if block != self._block:
            raw = self.seed.to_bytes(SEED_BYTES, "big") + block.to_bytes(8, "big")
            number = int.from_bytes(hashlib.sha256(raw).digest(), "big")
            full = (1 << 64) - 1
            self._words = (number >> 192, number >> 128 & full, number >> 64 & full, number & full)
            self._block = block
        return self._words[n % WORDS_PER_BLOCK]

    def pick(self, chance: Chance) -> int:
        return chance.bag[self.word() * len(chance.bag) >> 64]

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, for whoever needs a choice and not a chance (random players, tests)."""
        return self.word() * bound >> 64


class Scripted:
    """Outcomes in a given order: a replay, a test, or real dice read out at a table."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        self._outcomes: Iterator[int] = iter(outcomes)

    def pick(self, chance: Chance) -> int:
        for outcome in self._outcomes:
            return outcome
        raise BadData("chance", "refused-script-short", kind=chance.kind)


def commitment(seed: int) -> str:
    """The hash that is shown before the first card, so that the seed cannot be chosen afterwards."""
    return hashlib.sha256(seed.to_bytes(SEED_BYTES, "big")).hexdigest()


def settle(state: State, resolver: Resolver) -> None:
    """Let chance decide until a seat is on the move or the game is over."""
    while state.to_act == CHANCE:
        state.resolve(resolver.pick(state.chances()))
