"""M-4.3, M-9.1: more classes, races or sidekicks before a seat than it may have, once what allowed them is gone."""

from __future__ import annotations

from typing import Final

from rodada.games.star_munchkin.board import Board
from rodada.games.star_munchkin.conditions import WIDENER
from rodada.games.star_munchkin.facts import LIMITED
from rodada.games.star_munchkin.passives import amount

ONE: Final = 1
"""Class, race and sidekick alike, unless a card allows more."""


def surplus(board: Board, seat: int) -> list[int]:
    """The cards of which their owner must discard one now; none where all may stay."""
    limited = board.facts.limited
    held = 0
    for card in board.table[seat]:
        if limited[card]:
            held += 1
    return _beyond(board, seat) if held > ONE else []


def _beyond(board: Board, seat: int) -> list[int]:
    for kind in LIMITED:
        cards = board.of_kind(seat, kind)
        if len(cards) > ONE and len(cards) > _most(board, seat, kind):
            return cards
    return []


def _most(board: Board, seat: int, kind: str) -> int:
    if kind == "sidekick":
        return ONE + amount(board, seat, "sidekicks")
    return ONE + len(board.of_role(seat, WIDENER[kind])[:1])
