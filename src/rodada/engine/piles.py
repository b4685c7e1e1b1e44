"""Hands, piles and rows as tuples: immutable, so that copying a state copies only the list of them.

A pile has no secret order: it is a sorted tuple, and what is drawn is decided when it is drawn.
"""

from __future__ import annotations

from bisect import bisect_right

Cards = tuple[int, ...]


def without(cards: Cards, card: int) -> Cards:
    """The cards less one copy of `card`, which must be there."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def with_card(cards: Cards, card: int) -> Cards:
    """The sorted cards and one more, sorted."""
    i = bisect_right(cards, card)
    return (*cards[:i], card, *cards[i:])
