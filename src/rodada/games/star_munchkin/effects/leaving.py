"""Cards in play leave, and what goes along with them."""

from __future__ import annotations

from rodada.engine.events import Event
from rodada.games.star_munchkin.board import Board
from rodada.games.star_munchkin.conditions import WIDENER


def drop(board: Board, seat: int, card: int, rule: str) -> None:
    """Discard a card in play: a sidekick with what it carries, an item with its cheat card (M-6.11, M-7.4), a class or
    race with a Super Munchkin or Half-Breed that is left without sense (M-4.4).
    """
    kind = board.row(card).kind
    for gone in _together(board, card):
        board.out_of_play(seat, gone)
        board.discard(gone, rule)
    widener = WIDENER.get(kind)
    if widener and not board.of_kind(seat, kind):
        for gone in board.of_role(seat, widener):
            board.out_of_play(seat, gone)
            board.discard(gone, "M-4.4")


def _together(board: Board, card: int) -> list[int]:
    """The card and all that is attached to it, directly or not."""
    cards = [card]
    for host in cards:
        cards += board.attached_to(host)
    return cards


def move_item(board: Board, giver: int, taker: int, card: int, rule: str) -> None:
    """An item comes into play before another seat, carried, its cheat card with it (M-6.7, M-6.11)."""
    cheats = board.attached_to(card)
    board.out_of_play(giver, card)
    board.events.append(Event("item_moved", rule, (giver, taker, card)))
    board.into_play(taker, card, rule)
    for cheat in cheats:
        board.out_of_play(giver, cheat)
        board.into_play(taker, cheat, rule)
        board.attach(cheat, card, "M-6.11")
