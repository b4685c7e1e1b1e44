"""The monsters of a combat. A foe is a monster card with the enhancers on it; a clone among those is one more of it."""

from __future__ import annotations

from rodada.engine.piles import Cards
from rodada.games.star_munchkin.board import Board


def foe_of(board: Board, monster: int) -> Cards:
    """The monster with its enhancers, or nothing where it does not fight."""
    for foe in board.foes:
        if foe[0] == monster:
            return foe
    return ()


def copies(board: Board, foe: Cards) -> int:
    """How many monsters a foe is: itself, and one more for each clone card on it (M-5.7)."""
    clones = board.facts.clones
    n = 1
    for card in foe:
        if clones[card]:
            n += 1
    return n


def how_many(board: Board) -> int:
    """How many monsters are in the combat, clones included."""
    n = 0
    for foe in board.foes:
        n += copies(board, foe)
    return n


def tags_of(board: Board, foe: Cards) -> frozenset[str]:
    """The tags of a monster: its own, and those its enhancers add."""
    rows = board.cards.rows
    tags = rows[foe[0]].tags
    for card in foe[1:]:
        tags |= rows[card].tags
    return tags
