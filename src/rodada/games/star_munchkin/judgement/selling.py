"""Selling: the items that are missed least and bring whole Levels (M-6.9)."""

from __future__ import annotations

from typing import Final, NamedTuple

from rodada.games.star_munchkin.judgement.mind import Mind
from rodada.games.star_munchkin.judgement.prices import LEVEL
from rodada.games.star_munchkin.passives import amount
from rodada.games.star_munchkin.sale import LEVEL_PRICE, sellable

STEP: Final = 100
"""Values are whole hundreds."""
WASTE: Final = 0.0001
"""Of two sales equally good, the one that brings less gold too much."""


class Sale(NamedTuple):
    """Cards to be sold, and what it is worth."""

    worth: float
    cards: tuple[int, ...]


def best_sale(mind: Mind, begun: tuple[int, ...] = ()) -> Sale:
    """The best sale that contains what is already put together; no cards and below 0 if there is none."""
    board, me = mind.board, mind.me
    rows = board.cards.rows
    more = amount(board, me, "sale")
    start = sum(rows[card].value for card in begun) + more
    levels = board.goal() - 1 - board.level[me]
    cheapest: dict[int, tuple[float, tuple[int, ...]]] = {start: (sum(_missed(mind, card) for card in begun), begun)}
    for card in sellable(board, me):
        if card in begun:
            continue
        cost = _missed(mind, card)
        for gold, (missed, cards) in sorted(cheapest.items(), reverse=True):
            if gold >= LEVEL_PRICE * levels:
                continue
            total = gold + rows[card].value
            if total not in cheapest or missed + cost < cheapest[total][0]:
                cheapest[total] = (missed + cost, (*cards, card))
    best = Sale(-1.0, ())
    for gold, (missed, cards) in cheapest.items():
        won = min(gold // LEVEL_PRICE, levels)
        if won:
            best = max(best, Sale(LEVEL * won - missed - WASTE * (gold % LEVEL_PRICE) / STEP, cards))
    return best


def _missed(mind: Mind, card: int) -> float:
    """What a card is worth if it is not sold, its gold apart: that is what the sale is for."""
    board, me = mind.board, mind.me
    kept = mind.kept(card) if card in board.hand[me] else mind.in_play(me, card)
    in_use = card in board.in_use[me]
    return max(0.0, kept - mind.prices.gold[card] * (0.5 if in_use else 0.8))


def sell(mind: Mind, card: int) -> float:
    """To begin the best sale with one of its cards."""
    sale = best_sale(mind)
    return sale.worth if card in sale.cards else -1.0


def go_on(mind: Mind, card: int) -> float:
    """One card more in the sale that is being put together."""
    begun = tuple(mind.board.draft)
    return 1.0 if card in best_sale(mind, begun).cards else -1.0


def sold(mind: Mind) -> float:
    """Done when nothing is wanting."""
    begun = tuple(mind.board.draft)
    return 0.5 if set(best_sale(mind, begun).cards) <= set(begun) else -0.5
