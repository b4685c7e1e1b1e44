"""Operations on items in play (M-6.5, M-6.7, M-6.10, M-6.11, M-10.3)."""

from __future__ import annotations

from rodada.games.star_munchkin.board import NOBODY, Board
from rodada.games.star_munchkin.cards.rows import ANY, Operation
from rodada.games.star_munchkin.conditions import fits
from rodada.games.star_munchkin.effects import asking
from rodada.games.star_munchkin.effects.leaving import drop, move_item
from rodada.games.star_munchkin.effects.progress import DONE, NOTHING, WAITING, Ops, put, times
from rodada.games.star_munchkin.effects.subjects import ASKED, meant, other_seat, receivers
from rodada.games.star_munchkin.passives import forbids
from rodada.games.star_munchkin.pushes import push_choose, push_fixes, push_lot, take_card


def losable(board: Board, seat: int, operation: Operation) -> list[int]:
    """The items of a seat that fit and that something may take."""
    return [
        card
        for card in board.items_of(seat)
        if fits(board, seat, card, operation.of) and not forbids(board, seat, "be_lost", card)
    ]


def eligible(board: Board, seat: int, operation: Operation) -> list[int]:
    """Those among which is chosen: all that may be lost, or the best or dearest of them."""
    items = losable(board, seat, operation)
    if operation.which not in ("best", "dearest") or not items:
        return items
    rows = board.cards.rows
    worth = [rows[card].bonus if operation.which == "best" else rows[card].value for card in items]
    return [card for card, n in zip(items, worth, strict=True) if n == max(worth)]


def may_lose_item(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    to_oneself = operation.to not in ("discard", "chosen", "") and meant(board, at, operation.to) == [seat]
    return not to_oneself and bool(losable(board, seat, operation))


def lose_item(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    """`b` is the receiver, `c` how many are still to go; `a` is 2 while one is being picked."""
    if at.a == 0:
        if not may_lose_item(board, at, operation, seat):
            return NOTHING
        wanted = len(board.items_of(seat)) if operation.n == ANY else operation.n
        at = put(board, at._replace(a=1, c=wanted))
    taker = NOBODY
    if operation.to not in ("discard", ""):
        taker = other_seat(board, at, receivers(board, at, operation.to, seat), asking.RECEIVER)
        if taker == ASKED:
            return WAITING
        at = Ops._make(board.stack[-1])
    if at.a == 2:
        _take_away(board, seat, take_card(board), taker)
        at = at._replace(a=1, c=at.c - 1)
    items = losable(board, seat, operation)
    if at.c >= len(items):
        for card in items:
            _take_away(board, seat, card, taker)
        at = at._replace(c=0)
    if at.c == 0:
        push_fixes(board)
        return DONE
    put(board, at._replace(a=2))
    _pick_item(board, at, operation, seat)
    return WAITING


def _pick_item(board: Board, at: Ops, operation: Operation, seat: int) -> None:
    if operation.which == "random":
        push_lot(board, seat, asking.FROM_ITEMS)
        return
    choosers = [seat] if operation.by == "owner" else meant(board, at, operation.by)
    push_choose(board, choosers[0] if choosers else seat, asking.ITEM, seat)


def _take_away(board: Board, seat: int, card: int, taker: int) -> None:
    """An item may have gone along with another that went before."""
    if card not in board.table[seat]:
        return
    if taker == NOBODY:
        drop(board, seat, card, "M-6.5")
    else:
        move_item(board, seat, taker, card, "M-6.7")


# --- items worth so much ---


def valuables(board: Board, seat: int) -> list[int]:
    rows = board.cards.rows
    return [card for card in board.items_of(seat) if rows[card].value and not forbids(board, seat, "be_lost", card)]


def may_lose_value(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    return bool(valuables(board, seat))


def lose_value(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    """`c` is the gold lost so far. What is asked for, all of it or nothing to choose: no question."""
    rows = board.cards.rows
    if at.a == 0 and not valuables(board, seat):
        return NOTHING
    if at.a:
        card = take_card(board)
        at = at._replace(c=at.c + rows[card].value)
        drop(board, seat, card, "M-10.3")
    left = valuables(board, seat)
    missing = operation.n - at.c
    if left and missing > 0 and sum(rows[card].value for card in left) > missing:
        put(board, at._replace(a=1))
        push_choose(board, seat, asking.VALUABLE)
        return WAITING
    if missing > 0:
        for card in left:
            drop(board, seat, card, "M-10.3")
    push_fixes(board)
    return DONE


# --- out of use ---


def worn(board: Board, seat: int, operation: Operation) -> list[int]:
    return [card for card in board.in_use[seat] if fits(board, seat, card, operation.of)]


def may_unequip(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    return bool(worn(board, seat, operation))


def unequip(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    """`c` is how many are done. What a sidekick carries stays with it."""
    if at.a == 0 and not worn(board, seat, operation):
        return NOTHING
    if at.a:
        board.stop_using(seat, take_card(board), "M-6.2")
        at = at._replace(c=at.c + 1)
    items = worn(board, seat, operation)
    wanted = len(items) if operation.n == ANY else times(board, at, operation, seat) - at.c
    if 0 < wanted < len(items):
        put(board, at._replace(a=1))
        push_choose(board, seat, asking.WORN)
        return WAITING
    if wanted > 0:
        for card in items:
            board.stop_using(seat, card, "M-6.2")
    push_fixes(board)
    return DONE


# --- swaps ---


def wanted_for(board: Board, operation: Operation, mine: int, other: int) -> list[int]:
    """The items of `other` that may be had for the item `mine`."""
    rows = board.cards.rows
    return [
        card
        for card in board.items_of(other)
        if (operation.limit != "value" or rows[card].value <= rows[mine].value)
        and not forbids(board, other, "be_lost", card)
    ]


def offered_for(board: Board, operation: Operation, seat: int, other: int) -> list[int]:
    """The items of `seat` for which something of `other` may be had."""
    return [
        card
        for card in board.items_of(seat)
        if not forbids(board, seat, "be_lost", card) and wanted_for(board, operation, card, other)
    ]


def item_partners(board: Board, at: Ops, operation: Operation, seat: int) -> list[int]:
    if not board.may_receive(seat):
        return []
    return [
        other
        for other in meant(board, at, operation.with_whom)
        if other != seat and board.may_receive(other) and offered_for(board, operation, seat, other)
    ]


def may_swap_item(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    return bool(item_partners(board, at, operation, seat))


def swap_item(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    """`b` is the partner, `c` the own item once it is chosen."""
    partner = other_seat(board, at, item_partners(board, at, operation, seat), asking.PARTNER)
    if partner == ASKED:
        return WAITING
    if partner == NOBODY:
        return NOTHING
    at = Ops._make(board.stack[-1])
    if at.a < 2:
        put(board, at._replace(a=2))
        push_choose(board, seat, asking.MINE, partner)
        return WAITING
    if at.a == 2:
        put(board, at._replace(a=3, c=take_card(board)))
        push_choose(board, seat, asking.THEIRS, partner)
        return WAITING
    theirs = take_card(board)
    move_item(board, seat, partner, at.c, "M-6.7")
    move_item(board, partner, seat, theirs, "M-6.7")
    push_fixes(board)
    return DONE
