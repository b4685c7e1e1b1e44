"""What may be asked in a CHOOSE frame and drawn in a LOT frame, by number and by name."""

from __future__ import annotations

from typing import Final

# Choices of a seat.
SUBJECT: Final = 0
"""On whom an operation falls."""
RECEIVER: Final = 1
"""Who gets what is lost."""
PARTNER: Final = 2
"""With whom hands or items are swapped or dice compared."""
HAND_CARD: Final = 3
ITEM: Final = 4
VALUABLE: Final = 5
WORN: Final = 6
MINE: Final = 7
"""One's own item to be swapped."""
THEIRS: Final = 8
"""The item that is wanted for it."""
ROLE: Final = 9
OPTION: Final = 10
DISCARDED: Final = 11
SIFTED: Final = 12
MONSTER: Final = 13
LASTING: Final = 14
VICTIM: Final = 15
TARGET: Final = 16

WHAT: Final = (
    "subject",
    "receiver",
    "partner",
    "hand_card",
    "item",
    "valuable",
    "worn",
    "mine",
    "theirs",
    "role",
    "option",
    "discarded",
    "sifted",
    "monster",
    "lasting",
    "victim",
    "target",
)
"""Names of choices, by number."""

SECRET: Final = frozenset((MONSTER,))
"""Choices among cards that others do not see: asked even where there is but one, since not being asked would tell."""

# Choices of chance.
FROM_PILE: Final = 0
FROM_HAND: Final = 1
FROM_ITEMS: Final = 2
A_FACE: Final = 3
