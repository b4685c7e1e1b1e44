"""Chance picks a card for whoever asked: from a pile, from a hand, among items."""

from __future__ import annotations

from rodada.engine.actions import action
from rodada.engine.chance import Chance
from rodada.engine.seats import CHANCE
from rodada.engine.state import Frame
from rodada.games.star_munchkin.board import DECKS, Board
from rodada.games.star_munchkin.effects.asking import FROM_HAND, FROM_PILE
from rodada.games.star_munchkin.effects.items import eligible
from rodada.games.star_munchkin.effects.progress import ops_of
from rodada.games.star_munchkin.verbs import CHOOSE_CARD


def lot_step(board: Board, frame: Frame) -> None:
    board.to_act = CHANCE


def lot_bag(board: Board, frame: Frame) -> Chance:
    seat, what = frame[1], frame[3]
    if what == FROM_PILE:
        return Chance(DECKS[frame[4]], board.pile[frame[4]], seat)
    if what == FROM_HAND:
        return Chance("hand", board.hand[frame[4]], seat)
    asker = ops_of(board.stack[-2])
    return Chance("item", sorted(eligible(board, seat, board.cards.lists[asker.ops][asker.place])), seat)


def lot_falls(board: Board, frame: Frame, card: int) -> None:
    board.picked = action(CHOOSE_CARD, card)
    board.stack.pop()
