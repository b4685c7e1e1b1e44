"""Operations on levels and life (M-0.1, M-0.4, M-8)."""

from __future__ import annotations

from rodada.games.star_munchkin.board import Board
from rodada.games.star_munchkin.cards.rows import Operation
from rodada.games.star_munchkin.effects.progress import DONE, NOTHING, WAITING, Ops, put, times
from rodada.games.star_munchkin.frames import BAD_STUFF, OPS, TRAP
from rodada.games.star_munchkin.pushes import push_death, push_fixes, push_instead, push_win, take_yes


def rise(board: Board, seat: int, levels: int, rule: str, may_win: bool) -> None:
    """M-0.4: never to the winning level, unless by a kill or a card that says so; then its window opens (M-5.14)."""
    for _ in range(levels):
        if board.level[seat] + 1 < board.goal():
            board.gain_level(seat, rule)
        elif may_win:
            push_win(board, seat)
            return


def gain_levels(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    if not may_gain_levels(board, at, operation, seat):
        return NOTHING
    rise(board, seat, times(board, at, operation, seat), "M-11.1", operation.may_win)
    return DONE


def may_gain_levels(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    room = operation.may_win or board.level[seat] + 1 < board.goal()
    return room and times(board, at, operation, seat) > 0


def lose_levels(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    """A bite may be met by something else instead; what a rival's card costs may not."""
    if at.a:
        if take_yes(board):
            return DONE
    elif not may_lose_levels(board, at, operation, seat):
        return NOTHING
    elif _bites(board):
        put(board, at._replace(a=1))
        push_instead(board, "lose_levels", seat)
        return WAITING
    for _ in range(times(board, at, operation, seat)):
        board.lose_level(seat, "M-0.1")
    return DONE


def may_lose_levels(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    return board.level[seat] > 1 and times(board, at, operation, seat) > 0


def _bites(board: Board) -> bool:
    """Whether the list on top is part of bad stuff or of a trap."""
    for frame in reversed(board.stack):
        if frame[0] != OPS:
            return frame[0] in (BAD_STUFF, TRAP)
    return False


def die(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    push_death(board, seat)
    return DONE


def change_sex(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    """What was worn under a restriction to one sex comes off (M-6.4)."""
    board.change_sex(seat, "M-2.3")
    push_fixes(board)
    return DONE


def always(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    """Dying and changing sex find something to do in everybody."""
    return True
