"""Operations on hands, piles and discards (M-1.7, M-2.2, M-8.3)."""

from __future__ import annotations

from rodada.games.star_munchkin.board import ALIVE, DECKS, NOBODY, Board
from rodada.games.star_munchkin.cards.rows import ANY, Operation
from rodada.games.star_munchkin.effects import asking
from rodada.games.star_munchkin.effects.leaving import drop
from rodada.games.star_munchkin.effects.progress import DONE, NOTHING, WAITING, Ops, put, times
from rodada.games.star_munchkin.effects.subjects import ASKED, LEFT, RIGHT, meant, neighbour, other_seat, receivers
from rodada.games.star_munchkin.fray import remove_foe
from rodada.games.star_munchkin.pushes import (
    SHOWN_TO_HAND,
    TO_HAND,
    push_choose,
    push_draw,
    push_fixes,
    push_lot,
    take_card,
)


def may_draw(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    deck = DECKS.index(operation.deck)
    return board.may_receive(seat) and bool(board.pile[deck] or board.discards[deck])


def draw(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    n = times(board, at, operation, seat)
    if n < 1 or not may_draw(board, at, operation, seat):
        return NOTHING
    where = SHOWN_TO_HAND if operation.face == "up" else TO_HAND
    push_draw(board, seat, DECKS.index(operation.deck), n, where)
    return DONE


# --- sift: draw some, keep fewer ---

_KEEPING = 2


def sift(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    """`b` counts the cards drawn, then those kept."""
    deck = DECKS.index(operation.deck)
    if at.a == 0 and not may_draw(board, at, operation, seat):
        return NOTHING
    if at.a == 1:
        board.sift(seat, deck, take_card(board), "M-2.2")
        at = at._replace(b=at.b + 1)
    if at.a < _KEEPING:
        if at.b < operation.n and board.draws_from(deck):
            put(board, at._replace(a=1))
            push_lot(board, seat, asking.FROM_PILE, deck)
            return WAITING
        at = at._replace(a=_KEEPING, b=0)
    elif board.picked:
        _keep(board, seat, take_card(board))
        at = at._replace(b=at.b + 1)
    return _keep_more(board, put(board, at), operation, seat)


def _keep(board: Board, seat: int, card: int) -> None:
    board.sifted.remove(card)
    board.to_hand(seat, card, "M-2.2", 0)


def _keep_more(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    wanted = operation.keep - at.b
    if wanted > 0 and len(board.sifted) > wanted:
        push_choose(board, seat, asking.SIFTED)
        return WAITING
    if wanted > 0:
        for card in list(board.sifted):
            _keep(board, seat, card)
    for card in board.sifted:
        board.discard(card, "M-2.2")
    board.sifted = []
    board.sifter = NOBODY
    return DONE


# --- discards ---


def in_discards(board: Board, operation: Operation) -> list[int]:
    """The discards of the wanted kind, topmost first."""
    pile = board.discards[DECKS.index(operation.deck)]
    return [card for card in reversed(pile) if not operation.kind or board.row(card).kind == operation.kind]


def may_take_discard(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    return board.may_receive(seat) and bool(in_discards(board, operation))


def take_discard(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    if at.a:
        card = take_card(board)
    elif not may_take_discard(board, at, operation, seat):
        return NOTHING
    elif operation.pick == "any":
        put(board, at._replace(a=1))
        push_choose(board, seat, asking.DISCARDED, DECKS.index(operation.deck))
        return WAITING
    else:
        card = in_discards(board, operation)[0]
    board.off_discards(DECKS.index(operation.deck), card)
    board.to_hand(seat, card, "M-2.2", board.everyone())
    return DONE


def discard_this(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    """The card lies before its owner, on a monster, or on the stage while it is carried out."""
    card = at.source
    owner = board.owner_of(card)
    if owner != NOBODY:
        drop(board, owner, card, "M-10.2")
        push_fixes(board)
    elif card in board.stage:
        board.stage.remove(card)
        board.discard(card, "M-11.2")
    elif any(card in foe[1:] for foe in board.foes):
        board.off_foe(card, "M-5.6")
    else:
        return DONE if remove_foe(board, card, "none") else NOTHING
    return DONE


def may_discard_this(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    """A card that is only played for this does nothing."""
    return board.owner_of(at.source) != NOBODY or any(at.source in foe for foe in board.foes)


# --- cards leave the hand ---


def hand_without(board: Board, seat: int, source: int) -> list[int]:
    """The hand, less the card whose text this is: it will be on the table."""
    return [card for card in board.hand[seat] if card != source]


def may_lose_hand(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    if not hand_without(board, seat, at.source):
        return False
    return _wanted(board, at, operation, seat) > 0 and not _to_oneself(board, at, operation, seat)


def _wanted(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    held = len(board.hand[seat])
    return held if operation.n == ANY else min(held, times(board, at, operation, seat))


def _to_oneself(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    return operation.to not in ("discard", "chosen", "") and meant(board, at, operation.to) == [seat]


def lose_hand(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    """`b` is the receiver, `c` how many cards are still to go; `a` is 2 while a card is being picked."""
    if at.a == 0:
        if not may_lose_hand(board, at, operation, seat):
            return NOTHING
        at = put(board, at._replace(a=1, c=_wanted(board, at, operation, seat)))
    taker = NOBODY
    if operation.to not in ("discard", ""):
        taker = other_seat(board, at, receivers(board, at, operation.to, seat), asking.RECEIVER)
        if taker == ASKED:
            return WAITING
        at = Ops._make(board.stack[-1])
    if at.a == 2:
        _lose_card(board, seat, take_card(board), taker)
        at = at._replace(c=at.c - 1)
    if at.c >= len(board.hand[seat]):
        for card in board.hand[seat]:
            _lose_card(board, seat, card, taker)
        return DONE
    if at.c == 0:
        return DONE
    put(board, at._replace(a=2))
    if operation.pick == "random":
        push_lot(board, seat, asking.FROM_HAND, seat)
    else:
        push_choose(board, seat, asking.HAND_CARD)
    return WAITING


def _lose_card(board: Board, seat: int, card: int, taker: int) -> None:
    """From hand to hand unseen by the others; else face up on the discards."""
    if card not in board.hand[seat]:
        return
    if taker == NOBODY:
        board.from_hand(seat, card)
        board.discard(card, "M-10.2")
    else:
        board.hand_over(seat, taker, card, "M-10.2")


# --- whole hands ---


def hand_partners(board: Board, at: Ops, operation: Operation, seat: int) -> list[int]:
    """With whom `seat` may swap hands: both may hold cards and one of them does."""
    if not board.may_receive(seat):
        return []
    return [
        other
        for other in meant(board, at, operation.with_whom)
        if other != seat and board.may_receive(other) and (board.hand[seat] or board.hand[other])
    ]


def may_swap_hands(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    return bool(hand_partners(board, at, operation, seat))


def swap_hands(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    partner = other_seat(board, at, hand_partners(board, at, operation, seat), asking.PARTNER)
    if partner == ASKED:
        return WAITING
    if partner == NOBODY:
        return NOTHING
    board.pass_hands([(seat, partner), (partner, seat)], "M-8.3")
    return DONE


def _moves(board: Board, operation: Operation) -> list[tuple[int, int]]:
    """Who hands on to whom: the next one on that side who may hold cards."""
    side = LEFT if operation.to == "left" else RIGHT
    moves = []
    for seat in range(board.seats):
        if board.alive[seat] == ALIVE:
            taker = neighbour(board, seat, side)
            while taker not in (NOBODY, seat) and board.alive[taker] != ALIVE:
                taker = neighbour(board, taker, side)
            if taker not in (NOBODY, seat):
                moves.append((seat, taker))
    return moves


def may_rotate_hands(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    return any(board.hand[giver] for giver, _ in _moves(board, operation))


def rotate_hands(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    if not may_rotate_hands(board, at, operation, seat):
        return NOTHING
    board.pass_hands(_moves(board, operation), "M-8.3")
    return DONE
