"""How likely each seat is to win, told from what lies on the table: where a search stops looking further.

What a seat has is summed up in one number; the chances of two seats differ by the exponential of how far their numbers
lie apart.
"""

from __future__ import annotations

from math import exp
from typing import Final

from rodada.games.star_munchkin.board import DEAD, Board
from rodada.games.star_munchkin.ending import outcome
from rodada.games.star_munchkin.facts import facts_of

# Fitted to who won 800 games of four greedy players that slipped once in a hundred decisions, at every turn begun.

LEVEL: Final = 0.16
NEAR: Final = ((4, 0.32), (2, 0.45), (1, 0.42))
"""What it adds to be so many Levels from the goal, or fewer."""
FORCE: Final = 0.045
"""A point of strength in use."""
CARD: Final = 0.075
"""A card in hand."""
DEATH: Final = -0.87
GOLD_IN_USE: Final = 0.00022
GOLD_IDLE: Final = 0.00055
"""A gold piece of items in use, and of others, which can be sold sooner."""
KINDS: Final = {"class": 0.1, "race": 0.035, "sidekick": 0.2, "trap": -0.1}
"""Cards that lie before a seat."""
SOON: Final = (0.22, 0.12, 0.06)
"""Whoever's turn it is, comes next, and after that."""


def prospects(board: Board) -> list[float]:
    """The chance of each seat to win; its share of the victory where the game is over."""
    if board.over:
        ranks = outcome(board).ranks
        return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    standing = [_standing(board, seat) for seat in range(board.seats)]
    for later, gain in enumerate(SOON):
        standing[(board.active + later) % board.seats] += gain
    best = max(standing)
    weights = [exp(own - best) for own in standing]
    total = sum(weights)
    return [weight / total for weight in weights]


def _standing(board: Board, seat: int) -> float:
    rows, force = board.cards.rows, facts_of(board.cards).force
    level = board.level[seat]
    found = LEVEL * level
    for levels, gain in NEAR:
        if level + levels >= board.goal():
            found += gain
    found += DEATH if board.alive[seat] == DEAD else CARD * len(board.hand[seat])
    in_use = board.in_use[seat]
    for card in board.table[seat]:
        row = rows[card]
        if row.kind != "item":
            found += KINDS.get(row.kind, 0.0)
        elif card in in_use:
            found += FORCE * force[card] + GOLD_IN_USE * row.value
        else:
            found += GOLD_IDLE * row.value
    return found
