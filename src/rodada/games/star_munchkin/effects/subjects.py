"""Who is meant: the seats that the words of an operation stand for."""

from __future__ import annotations

from typing import Final

from rodada.games.star_munchkin.board import DEAD, NOBODY, Board
from rodada.games.star_munchkin.effects.progress import Ops, put
from rodada.games.star_munchkin.pushes import push_choose, take_seat

EVERYBODY: Final = ("others", "all")
"""Words for several seats, one after another from the left."""

BY_CHOICE: Final = ("chosen", "lowest", "highest")
"""Words among whose seats you choose where there are several."""

LEFT: Final = 1
RIGHT: Final = -1

ASKED: Final = -2
"""Instead of a seat: you are being asked for it."""

_ASKED: Final = -1


def neighbour(board: Board, seat: int, side: int) -> int:
    """The nearest living player on that side of `seat`, or nobody."""
    for i in range(1, board.seats):
        other = (seat + side * i) % board.seats
        if board.alive[other] != DEAD:
            return other
    return NOBODY


def others(board: Board, seat: int) -> list[int]:
    """Every other living player, from the left of `seat`."""
    around = [(seat + i) % board.seats for i in range(1, board.seats)]
    return [other for other in around if board.alive[other] != DEAD]


def ranked(board: Board, word: str) -> list[int]:
    """The living players of lowest or highest level."""
    levels = [board.level[seat] for seat in board.living()]
    level = min(levels) if word == "lowest" else max(levels)
    return [seat for seat in board.living() if board.level[seat] == level]


def meant(board: Board, at: Ops, who: str) -> list[int]:
    """The seats that a word for one seat may stand for, dead or alive: none, one, or those among whom you choose."""
    if who == "chosen":
        return others(board, at.you)
    if who in ("lowest", "highest"):
        return ranked(board, who)
    seat = _one(board, at, who)
    return [] if seat == NOBODY else [seat]


def _one(board: Board, at: Ops, who: str) -> int:
    if who in ("left", "right"):
        return neighbour(board, at.you, LEFT if who == "left" else RIGHT)
    if who in ("you", "side"):
        return at.you
    if who in ("fighter", "helper"):
        return board.fighter if who == "fighter" else board.helper
    if who == "target":
        return at.target
    if who == "them":
        return at.them
    return at.player if who == "player" else NOBODY


def receivers(board: Board, at: Ops, to: str, giver: int) -> list[int]:
    """Who may get what `giver` loses; left and right are counted from there. The dead and the reborn get nothing."""
    if to in ("left", "right"):
        seats = [neighbour(board, giver, LEFT if to == "left" else RIGHT)]
    else:
        seats = meant(board, at, to)
    return [seat for seat in seats if seat not in (NOBODY, giver) and board.may_receive(seat)]


def other_seat(board: Board, at: Ops, options: list[int], what: int) -> int:
    """The second seat of an operation, nobody, or ASKED. It is kept in `b`."""
    if at.b > 0:
        return at.b - 1
    if at.b != _ASKED and len(options) > 1:
        put(board, at._replace(a=max(at.a, 1), b=_ASKED))
        push_choose(board, at.you, what)
        return ASKED
    seat = take_seat(board) if at.b == _ASKED else (options[0] if options else NOBODY)
    put(board, at._replace(b=seat + 1))
    return seat
