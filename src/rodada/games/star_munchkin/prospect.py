"""How likely each seat is to win, told from the whole table: where a search stops looking further.

What a seat has is summed up in one number; the chances of two seats differ by the exponential of how far their numbers
lie apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Final

from rodada.games.star_munchkin.board import REBORN, Board
from rodada.games.star_munchkin.cards.rows import CardSet
from rodada.games.star_munchkin.ending import outcome
from rodada.games.star_munchkin.facts import facts_of
from rodada.games.star_munchkin.judgement.prices import Prices, prices_of

# Fitted to who won 2,000 games of four greedy players that slipped once in a hundred decisions, at every turn begun.

LEVEL: Final = 0.19
NEAR: Final = ((4, 0.16), (2, 0.51), (1, 0.52))
"""What it adds to be so many Levels from the goal, or fewer."""
BRINK: Final = 2
"""So many Levels from the goal others bring up what they have, and the next turn may be the last."""
STOPPED: Final = -0.17
"""To be there, for each ten points (or as good) that the others hold against it."""
SOON: Final = ((0.07, 0.37), (0.09, 0.17))
"""Whoever's turn it is, and comes next: anywhere, and more at the brink."""
BORN: Final = 0.89
"""To be about to get a new hand (M-8.4)."""
POWER: Final = 0.02
"""A point of strength in use."""
CHARM: Final = 0.33
"""What else an item in use gives, in Levels."""
GOLD: Final = 0.00018
"""A gold piece of what can be sold."""
CARD: Final = 0.03
"""A card in hand; and for those of some kinds more:"""
GAIN: Final = 0.09
PREY: Final = 0.19
CALLING: Final = 0.2
"""A Level to be had for it, a monster that one would beat, a class where one has none."""
KINDS: Final[Mapping[str, float]] = {"sidekick": 0.22, "trap": -0.12}
"""Cards that lie before a seat."""
ROLES: Final[Mapping[str, float]] = {
    "bounty-hunter": 0.22,
    "cyborg": 0.16,
    "feline": 0.26,
    "gadgeteer": 0.08,
    "mutant": -0.4,
    "psychic": 0.1,
    "trader": -0.08,
}
"""Classes and races; what others have no number is worth nothing by itself."""
AGAINST: Final[Mapping[str, float]] = {"trap": 0.4, "oneshot": 0.3}
"""What may stop whoever is about to win, in tens of points; an enhancer by what it adds."""
DECISIVE: Final = 0.4
"""The price of a trap that may stop somebody."""


class Worths:
    """Of every card of a set: what it is worth in use, before a seat otherwise, in hand, and against others."""

    __slots__ = ("against", "held", "idle", "prices", "used")

    def __init__(self, cards: CardSet) -> None:
        prices = prices_of(cards)
        rows = cards.rows
        numbers = range(len(rows))
        self.prices: Final[Prices] = prices
        gold = [GOLD * row.value if row.kind in ("item", "oneshot") else 0.0 for row in rows]
        self.used: Final = [gold[n] + POWER * prices.power[n] + CHARM * max(0.0, prices.charm[n]) for n in numbers]
        self.idle: Final = [gold[n] + ROLES.get(row.id, KINDS.get(row.kind, 0.0)) for n, row in enumerate(rows)]
        self.held: Final = [gold[n] + CARD + (GAIN if row.kind == "level" else 0.0) for n, row in enumerate(rows)]
        self.against: Final = [_against(cards, prices, n) for n in numbers]


def _against(cards: CardSet, prices: Prices, card: int) -> float:
    row = cards.rows[card]
    if row.kind == "enhancer":
        return max(0, row.bonus) / 10
    if row.kind == "trap" and prices.kept[card] < DECISIVE:
        return 0.0
    return AGAINST.get(row.kind, 0.0)


_KNOWN: Final[dict[int, Worths]] = {}


def worths_of(cards: CardSet) -> Worths:
    """The worths of a card set, which they keep alive, so that its identity stays its own."""
    worths = _KNOWN.get(id(cards))
    if worths is None:
        worths = _KNOWN[id(cards)] = Worths(cards)
    return worths


def prospects(board: Board) -> list[float]:
    """The chance of each seat to win; its share of the victory where the game is over."""
    if board.over:
        ranks = outcome(board).ranks
        return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    worths = worths_of(board.cards)
    against = [sum([worths.against[card] for card in hand]) for hand in board.hand]
    everybody = sum(against)
    standing = []
    for seat in range(board.seats):
        found = _standing(board, worths, seat)
        if board.level[seat] + BRINK >= board.goal():
            found += STOPPED * (everybody - against[seat])
        standing.append(found)
    for later, (gain, more) in enumerate(SOON):
        seat = (board.active + later) % board.seats
        standing[seat] += gain + (more if board.level[seat] + BRINK >= board.goal() else 0.0)
    best = max(standing)
    weights = [exp(own - best) for own in standing]
    total = sum(weights)
    return [weight / total for weight in weights]


def _standing(board: Board, worths: Worths, seat: int) -> float:
    rows, force, in_use = board.cards.rows, facts_of(board.cards).force, board.in_use[seat]
    level = board.level[seat]
    found = LEVEL * level + (BORN if board.alive[seat] == REBORN else 0.0)
    for levels, gain in NEAR:
        if level + levels >= board.goal():
            found += gain
    strength, calling = level, False
    for card in board.table[seat]:
        if card in in_use:
            found += worths.used[card]
            strength += force[card]
        else:
            found += worths.idle[card]
            calling = calling or rows[card].kind == "class"
    for card in board.hand[seat]:
        found += worths.held[card]
        kind = rows[card].kind
        if kind == "monster" and rows[card].level < strength:
            found += PREY
        elif kind == "class" and not calling:
            found += CALLING
    return found
