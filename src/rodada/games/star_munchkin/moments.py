"""The moments in which cards and abilities may be played, as bits: a moment opens bits, a card has bits (section M-1).

"At any time" is the bit ANY, which every window and every decision of the active player opens.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rodada.games.star_munchkin.cards.rows import Row

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


_FIXED: Final = {
    "class": OWN_TURN,
    "race": OWN_TURN,
    "enhancer": COMBAT,
    "trap": ANY,
    "sidekick": ANY,
    "item": TURN,
    "monster": JOINS,
}
_SPECIAL: Final = {"super_munchkin": OWN_TURN, "half_breed": OWN_TURN, "cheat": TURN, "wandering": COMBAT}


def bits_of_row(row: Row) -> int:
    """The moments in which a card may be played: fixed by its kind, else as its row says."""
    if row.kind == "special":
        return _SPECIAL[row.role]
    if row.kind in _FIXED:
        return _FIXED[row.kind]
    return bits_of_words(row.windows or ("any",))
