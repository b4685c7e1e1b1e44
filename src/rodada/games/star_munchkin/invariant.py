"""What no play can have brought about: for the conformance kit, the position loader and whoever develops."""

from __future__ import annotations

from collections import Counter

from rodada.games.star_munchkin.board import DEAD, DECKS, NOBODY, Board
from rodada.games.star_munchkin.frames import CHARITY


def places(board: Board) -> list[tuple[str, int]]:
    """Every card with the place it lies in."""
    found = [("stage", card) for card in board.stage]
    found += [("sifted", card) for card in board.sifted]
    found += [("loot", card) for card in board.loot]
    found += [("spent", card) for card in board.spent]
    for i, deck in enumerate(DECKS):
        found += [(f"{deck} pile", card) for card in board.pile[i]]
        found += [(f"{deck} discards", card) for card in board.discards[i]]
    for seat in range(board.seats):
        found += [(f"hand {seat}", card) for card in board.hand[seat]]
        found += [(f"table {seat}", card) for card in board.table[seat]]
    for foe in board.foes:
        found += [("combat", card) for card in foe]
    return found


def broken(board: Board) -> list[str]:
    """What is wrong with a state; empty if nothing."""
    faults = _cards(board) + _seats(board)
    if board.stack and board.to_act >= 0 and not board.actions(board.to_act):
        faults.append("the seat on the move has no action")
    if board.picked and board.stack and board.stack[-1][0] != CHARITY:
        faults.append("an answer was left unread")
    return faults


def _cards(board: Board) -> list[str]:
    """Conservation: each card is in exactly one place, and in the piles of its own deck."""
    faults = [] if _all_are_there(board) else _misplaced(board)
    for card, host in board.attached:
        owner = board.owner_of(card)
        if owner == NOBODY or owner != board.owner_of(host):
            faults.append(f"card {card} is attached to {host}, which lies elsewhere")
    return faults


def _all_are_there(board: Board) -> bool:
    """The same as no card misplaced, fast enough to be asked after every play."""
    rows = board.cards.rows
    lying = [*board.stage, *board.sifted, *board.loot, *board.spent]
    for zone in (board.pile, board.discards, board.hand, board.table, board.foes):
        for cards in zone:
            lying += cards
    lying.sort()
    if lying != list(range(1, len(rows))):
        return False
    for i, deck in enumerate(DECKS):
        for card in board.pile[i] + board.discards[i]:
            if rows[card].deck != deck:
                return False
    return True


def _misplaced(board: Board) -> list[str]:
    faults = []
    rows = board.cards.rows
    where: Counter[int] = Counter()
    for place, card in places(board):
        where[card] += 1
        deck = place.split(" ", maxsplit=1)[0]
        if deck in DECKS and rows[card].deck != deck:
            faults.append(f"card {card} lies in the {place}")
    faults += [
        f"card {card} is in {where[card]} places: {[p for p, c in places(board) if c == card]}"
        for card in range(1, len(rows))
        if where[card] != 1
    ]
    return faults


def _seats(board: Board) -> list[str]:
    faults = []
    for seat in range(board.seats):
        if not 1 <= board.level[seat] <= board.goal():
            faults.append(f"seat {seat} has level {board.level[seat]}")
        if not set(board.in_use[seat]) <= set(board.table[seat]):
            faults.append(f"seat {seat} uses what it has not in play")
        if board.alive[seat] == DEAD and (board.hand[seat] or board.in_use[seat]):
            faults.append(f"seat {seat} is dead and has cards")
        faults += [
            f"seat {seat} does not know its card {card}"
            for card in board.hand[seat]
            if not board.known[card] >> seat & 1
        ]
        if not set(board.fresh[seat]) <= set(board.hand[seat]):
            faults.append(f"seat {seat} has fresh cards that are not in its hand")
    if board.helper != NOBODY and board.fighter == NOBODY:
        faults.append("a helper without a fighter")
    return faults
