"""Playing a card: where it goes, or which frame carries it out. Every play counts in `acts`."""

from __future__ import annotations

from rodada.engine.events import Event
from rodada.games.star_munchkin.board import Board
from rodada.games.star_munchkin.effects.leaving import drop
from rodada.games.star_munchkin.equipment import why_not_use
from rodada.games.star_munchkin.playable import undead_maker
from rodada.games.star_munchkin.pushes import push_ability, push_fixes, push_play, push_triggers
from rodada.games.star_munchkin.verbs import ABILITIES


def play_card(board: Board, seat: int, card: int) -> None:
    """Carry out a legal play of a card from hand, or of a one-shot from the table."""
    board.acts += 1
    kind = board.row(card).kind
    if card in board.hand[seat]:
        board.from_hand(seat, card)
    else:
        board.out_of_play(seat, card)
    board.events.append(Event("played", "M-1.14", (seat, card)))
    if kind in ("class", "race", "sidekick") or board.row(card).role in ("super_munchkin", "half_breed"):
        board.into_play(seat, card, "M-1.8" if kind != "sidekick" else "M-1.3")
        push_fixes(board)
    elif kind == "item":
        _put_down(board, seat, card)
    elif kind == "monster":
        _join_undead(board, seat, card)
    else:
        board.stage.append(card)
        push_play(board, seat, card)


def _put_down(board: Board, seat: int, card: int) -> None:
    """M-1.10: an item from hand comes into play, in use if it may be used as things stand."""
    board.into_play(seat, card, "M-1.10")
    if not board.in_combat(seat) and why_not_use(board, seat, card) is None:
        board.use(seat, card, "M-1.6")


def _join_undead(board: Board, seat: int, card: int) -> None:
    """M-5.8: an undead monster joins; another one comes with the card in hand that makes it undead."""
    maker = 0 if "undead" in board.row(card).tags else undead_maker(board, seat)
    board.add_foe(card, "M-5.8")
    if maker:
        board.from_hand(seat, maker)
        board.events.append(Event("played", "M-5.8", (seat, maker)))
        board.add_enhancer(card, maker, "M-5.8")
    push_triggers(board, "joins", board.fighter, card)


def use_ability(board: Board, seat: int, argument: int) -> None:
    """M-1.14: an ability of a card in play, announced like a card."""
    board.acts += 1
    card, index = argument // ABILITIES, argument % ABILITIES
    board.events.append(Event("used", "M-1.14", (seat, card, index)))
    push_ability(board, seat, card, index)


def drop_card(board: Board, seat: int, card: int) -> None:
    """M-1.1, M-9.1: a class, race or sidekick is discarded at will."""
    board.acts += 1
    board.events.append(Event("dropped", "M-1.1", (seat, card)))
    drop(board, seat, card, "M-9.1" if board.row(card).kind == "sidekick" else "M-1.1")
    push_fixes(board)
