"""The moments in which cards and abilities may be played, as bits: a moment opens bits, a card has bits (section M-1).

"At any time" is the bit ANY, which every window and every decision of the active player opens.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

ANY: Final = 1
TURN: Final = 2
COMBAT: Final = 4
OWN_COMBAT: Final = 8
FLEEING: Final = 16
ROLL: Final = 32
TRAP: Final = 64
BAD_STUFF: Final = 128
DEATH: Final = 256
OWN_TURN: Final = 512
"""Any moment of the own turn, combat included: classes, races, Super Munchkin, Half-Breed (M-1.8, M-4.4)."""
JOINS: Final = 1024
"""Monsters that may join a combat from hand (M-5.8)."""

WORDS: Final = {
    "any": ANY,
    "turn": TURN,
    "combat": COMBAT,
    "own_combat": OWN_COMBAT,
    "fleeing": FLEEING,
    "roll": ROLL,
    "trap": TRAP,
    "bad_stuff": BAD_STUFF,
    "death": DEATH,
}
"""The words of the card packs."""


def bits_of_words(words: Iterable[str]) -> int:
    bits = 0
    for word in words:
        bits |= WORDS[word]
    return bits
