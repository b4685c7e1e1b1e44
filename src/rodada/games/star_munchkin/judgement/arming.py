"""Equipment: what to put on, what to take off for something better, what to lay on the table (M-1.6, M-6)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from rodada.games.star_munchkin.conditions import usable
from rodada.games.star_munchkin.equipment import overfull, why_not_use
from rodada.games.star_munchkin.judgement.imagining import as_if, replaced
from rodada.games.star_munchkin.judgement.mind import Mind
from rodada.games.star_munchkin.judgement.prices import POINT
from rodada.games.star_munchkin.passives import forbids

SHOWN: Final = -0.02
"""An item that is of no use is better kept in hand, unless the hand is full."""
MOST_OFF: Final = 3
"""Items that may make way for one."""


def worn_worth(mind: Mind, card: int) -> float:
    """What an item gives while it is in use."""
    return POINT * mind.prices.power[card] + mind.prices.charm[card]


def equip(mind: Mind, card: int) -> float:
    return worn_worth(mind, card)


def unequip(mind: Mind, card: int) -> float:
    """Worth it where the item is in the way of a better one."""
    best = -worn_worth(mind, card)
    for other, off in plans(mind):
        if card in off:
            best = max(best, worn_worth(mind, other) - sum(worn_worth(mind, gone) for gone in off))
    return best


def plans(mind: Mind) -> list[tuple[int, tuple[int, ...]]]:
    """Items that could be in use if others were not: each with the least that would have to make way."""
    board, me = mind.board, mind.me
    found = []
    for card in board.table[me]:
        if mind.row(card).kind == "item" and card not in board.in_use[me]:
            off = in_the_way(mind, card)
            if off:
                found.append((card, off))
    return found


def in_the_way(mind: Mind, card: int) -> tuple[int, ...]:
    """The cheapest items that would have to make way for one on the table; none if it fits, or never will."""
    board, me = mind.board, mind.me
    if not usable(board, me, card) or forbids(board, me, "use", card) or why_not_use(board, me, card) is None:
        return ()
    worn = [other for other in board.in_use[me] if mind.row(other).slot != "none" or "complex" in mind.row(other).tags]
    worths = {other: worn_worth(mind, other) for other in worn}
    for n in range(1, MOST_OFF + 1):
        for off in sorted(combinations(worn, n), key=lambda off: sum(worths[other] for other in off)):
            if sum(worths[other] for other in off) >= worn_worth(mind, card):
                break
            left = tuple(sorted((*(other for other in board.in_use[me] if other not in off), card)))
            with as_if(board, {"in_use": replaced(board.in_use, me, left)}):
                if not overfull(board, me):
                    return off
    return ()


def lay_down(mind: Mind, card: int) -> float:
    """An item from hand comes on the table if it will be in use there, or would have to be given away (M-1.10)."""
    board, me = mind.board, mind.me
    on_table = replaced(board.table, me, (*board.table[me], card))
    with as_if(board, {"table": on_table}):
        if why_not_use(board, me, card) is None:
            return max(worn_worth(mind, card), -SHOWN)
        off = in_the_way(mind, card)
        if off:
            return worn_worth(mind, card) - sum(worn_worth(mind, gone) for gone in off)
    return -SHOWN if mind.over_limit else SHOWN


def cheated(mind: Mind, card: int) -> float:
    """What a cheat card does for an item: it may be used whatever forbids it, and takes no slot (M-6.11)."""
    board, me = mind.board, mind.me
    if card not in board.in_use[me]:
        return 0.0 if forbids(board, me, "use", card) else worn_worth(mind, card)
    room = [worn_worth(mind, other) for other, off in plans(mind) if card in off]
    return max(room, default=0.0)
