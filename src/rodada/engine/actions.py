"""Actions are small ints: a verb and one argument, so that they sort, hash, travel and compare as they are."""

from __future__ import annotations

from typing import Final

ARGUMENT_BITS: Final = 16
ARGUMENT_MASK: Final = (1 << ARGUMENT_BITS) - 1

PASS: Final = 0
"""Answer nothing: the one action that every response window offers, in every game."""


def action(verb: int, argument: int = 0) -> int:
    """The action of `verb` with `argument`; verb 0 is kept for `PASS`."""
    return verb << ARGUMENT_BITS | argument


def verb_of(action: int) -> int:
    return action >> ARGUMENT_BITS


def argument_of(action: int) -> int:
    return action & ARGUMENT_MASK
