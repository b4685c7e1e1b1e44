"""Costs: what may be paid with, and paying it choice by choice (M-4.2)."""

from __future__ import annotations

from rodada.engine.actions import action, argument_of
from rodada.engine.state import Frame
from rodada.games.star_munchkin.board import Board
from rodada.games.star_munchkin.cards.rows import Cost
from rodada.games.star_munchkin.conditions import fits
from rodada.games.star_munchkin.effects.leaving import drop
from rodada.games.star_munchkin.frames import PAY
from rodada.games.star_munchkin.pushes import OF_ABILITY, OF_CARD, push_fixes, push_pay
from rodada.games.star_munchkin.verbs import CHOOSE_CARD


def payable(board: Board, seat: int, cost: Cost, source: int) -> list[int]:
    """The cards with which `seat` may pay; never the card whose price it is, unless the price is that very card."""
    if cost.pay == "this":
        return [source] if source in board.table[seat] else []
    cards: list[int] = []
    if cost.pay in ("card", "hand"):
        cards += board.hand[seat]
    if cost.pay == "card":
        cards += [card for card in board.table[seat] if board.row(card).kind != "trap"]
    elif cost.pay == "item":
        cards += [card for card in board.items_of(seat) if fits(board, seat, card, cost.of)]
    elif cost.pay == "sidekick":
        cards += board.of_kind(seat, "sidekick")
    return [card for card in cards if card != source]


def can_pay(board: Board, seat: int, cost: Cost | None, source: int) -> bool:
    return cost is None or len(payable(board, seat, cost, source)) >= cost.n


def demand(board: Board, seat: int, cost: Cost | None, card: int, part: int, index: int = 0) -> None:
    """Have `seat` pay the cost of a card, of its ability or of its "instead" before the frame that is topmost now."""
    if cost is not None:
        push_pay(board, seat, cost.n, card, part, index)


def _cost_of(board: Board, frame: Frame) -> Cost:
    card, part, index = frame[3:6]
    row = board.row(card)
    if part == OF_CARD:
        cost = row.cost
    elif part == OF_ABILITY:
        cost = row.abilities[index].cost
    else:
        cost = row.instead[index].cost
    return cost or Cost("card", 0)


def _candidates(board: Board, frame: Frame) -> list[int]:
    return payable(board, frame[1], _cost_of(board, frame), frame[3])


def pay_step(board: Board, frame: Frame) -> None:
    seat, left = frame[1], frame[2]
    cards = _candidates(board, frame) if left else []
    if not cards:
        board.stack.pop()
        push_fixes(board)
    elif len(cards) <= left:
        _pay(board, frame, cards[0])
    else:
        board.to_act = seat


def pay_choices(board: Board, frame: Frame) -> list[int]:
    return sorted(action(CHOOSE_CARD, card) for card in _candidates(board, frame))


def pay_decide(board: Board, frame: Frame, act: int) -> None:
    _pay(board, frame, argument_of(act))


def _pay(board: Board, frame: Frame, card: int) -> None:
    seat = frame[1]
    board.stack[-1] = (PAY, seat, frame[2] - 1, *frame[3:])
    if card in board.hand[seat]:
        board.from_hand(seat, card)
        board.discard(card, "M-4.2")
    else:
        drop(board, seat, card, "M-4.2")
