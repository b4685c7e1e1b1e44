"""M-6.9: items are sold for levels, a thousand gold pieces each, never for the level that wins."""

from __future__ import annotations

from typing import Final

from rodada.engine.actions import ARGUMENT_BITS, action, argument_of, verb_of
from rodada.engine.events import Event
from rodada.games.star_munchkin import frames
from rodada.games.star_munchkin.board import NOBODY, Board
from rodada.games.star_munchkin.effects.leaving import drop
from rodada.games.star_munchkin.passives import amount, forbids
from rodada.games.star_munchkin.pushes import push_fixes, push_triggers
from rodada.games.star_munchkin.verbs import CANCEL, SELL, SOLD

Frame = tuple[int, ...]

LEVEL_PRICE: Final = 1000
_SELL: Final = SELL << ARGUMENT_BITS


def sellable(board: Board, seat: int) -> list[int]:
    """Items and one-shots with a value, in hand or on the table."""
    value = board.facts.gold
    return [card for card in (*board.hand[seat], *board.table[seat]) if value[card]]


def gold(board: Board, seat: int, cards: list[int]) -> int:
    """What a sale of these brings, with what the seat's cards add to each sale."""
    value = board.facts.gold
    return sum([value[card] for card in cards]) + amount(board, seat, "sale")


def levels_for(board: Board, seat: int, cards: list[int]) -> int:
    """No change is given, and the winning level is not for sale (M-0.4)."""
    return min(gold(board, seat, cards) // LEVEL_PRICE, board.goal() - 1 - board.level[seat])


def may_sell(board: Board, seat: int) -> list[int]:
    """First items of a sale: offered only where a whole level can come of it."""
    if seat != board.active or board.in_combat(seat) or forbids(board, seat, "sell"):
        return []
    cards = sellable(board, seat)
    return [_SELL | card for card in cards] if cards and levels_for(board, seat, cards) > 0 else []


def start_sale(board: Board, seat: int, card: int) -> None:
    """What is put together for sale is the seller's alone until it is sold."""
    board.drafter = seat
    board.draft = [card]
    board.stack.append((frames.SALE, seat, 0))


def sale_step(board: Board, frame: Frame) -> None:
    board.to_act = frame[1]


def sale_choices(board: Board, frame: Frame) -> list[int]:
    seat = frame[1]
    found = [_SELL | card for card in sellable(board, seat) if card not in board.draft]
    if levels_for(board, seat, board.draft) > 0:
        found.append(action(SOLD))
    if not board.draft:
        found.append(action(CANCEL))  # only in a sampled world, whose seller may have nothing to sell
    found.sort()
    return found


def sale_decide(board: Board, frame: Frame, act: int) -> None:
    seat = frame[1]
    if verb_of(act) == SELL:
        board.draft.append(argument_of(act))
        return
    if verb_of(act) == CANCEL:
        board.stack.pop()
        return
    cards, board.draft = board.draft, []
    board.drafter = NOBODY
    board.stack.pop()
    levels = levels_for(board, seat, cards)
    board.events.append(Event("sold", "M-6.9", (seat, gold(board, seat, cards), levels)))
    for card in cards:
        if card in board.hand[seat]:
            board.from_hand(seat, card)
            board.discard(card, "M-6.9")
        else:
            drop(board, seat, card, "M-6.9")
    for _ in range(levels):
        board.gain_level(seat, "M-6.9")
    push_fixes(board)
    push_triggers(board, "sold", seat)
