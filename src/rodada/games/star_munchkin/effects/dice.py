"""Operations with dice, and choices among lists (no rule of the book: the cards say so)."""

from __future__ import annotations

from rodada.engine.actions import argument_of
from rodada.engine.events import Event
from rodada.games.star_munchkin.board import DEAD, NOBODY, Board
from rodada.games.star_munchkin.cards.rows import Operation
from rodada.games.star_munchkin.effects.asking import OPTION, PARTNER
from rodada.games.star_munchkin.effects.progress import DONE, NOTHING, WAITING, Ops, ops_of, put
from rodada.games.star_munchkin.effects.subjects import ASKED, meant, other_seat
from rodada.games.star_munchkin.frames import ROLL
from rodada.games.star_munchkin.pushes import (
    FOR_CONTEST,
    FOR_EFFECT,
    innermost,
    push_choose,
    push_ops,
    push_roll,
    restart,
    take_face,
)

FACE = 4
"""Where a ROLL frame holds its face."""

LOWEST_FACE = 1
HIGHEST_FACE = 6


def roll(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    """A face in no row: nothing more; the die was rolled all the same."""
    if at.a == 0:
        put(board, at._replace(a=1))
        push_roll(board, seat, FOR_EFFECT)
        return WAITING
    face = take_face(board)
    at = put(board, at._replace(die=face))
    for faces, list_id in operation.rows:
        if face in faces:
            push_ops(board, list_id, at.you, at.source, at.target, at.player, face, at.them)
    return DONE


# --- contest ---


def opponents(board: Board, at: Ops, operation: Operation, seat: int) -> list[int]:
    return [other for other in meant(board, at, operation.with_whom) if other != seat and board.alive[other] != DEAD]


def contest(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    """`b` is the other seat, `c` the face of the first die; `a` is 2 and 3 while the dice roll."""
    other = other_seat(board, at, opponents(board, at, operation, seat), PARTNER)
    if other == ASKED:
        return WAITING
    if other == NOBODY:
        return NOTHING
    at = ops_of(board.stack[-1])
    if at.a < 2:
        put(board, at._replace(a=2))
        push_roll(board, seat, FOR_CONTEST)
        return WAITING
    if at.a == 2:
        put(board, at._replace(a=3, c=take_face(board)))
        push_roll(board, other, FOR_CONTEST)
        return WAITING
    theirs = take_face(board)
    if at.c != theirs:
        list_id = operation.win if at.c > theirs else operation.lose
        push_ops(board, list_id, at.you, at.source, at.target, at.player, at.die, other)
    return DONE


# --- the die of the window ---


def die_in_window(board: Board) -> int:
    """Where on the stack the die is that has been rolled and has not yet taken effect, or -1."""
    i = innermost(board, ROLL)
    return i if i >= 0 and board.stack[i][FACE] else -1


def may_reroll(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    return die_in_window(board) >= 0


def reroll(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    """The same die once more, with a new window."""
    if die_in_window(board) < 0:
        return NOTHING
    restart(board, ROLL)
    return DONE


def changed_face(face: int, operation: Operation) -> int:
    if operation.face_to is not None:
        return operation.face_to
    return min(HIGHEST_FACE, max(LOWEST_FACE, face + (operation.shift or 0)))


def may_change_roll(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    i = die_in_window(board)
    return i >= 0 and changed_face(board.stack[i][FACE], operation) != board.stack[i][FACE]


def change_roll(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    if not may_change_roll(board, at, operation, seat):
        return NOTHING
    i = die_in_window(board)
    frame = board.stack[i]
    board.rolled = changed_face(frame[FACE], operation)
    board.stack[i] = (*frame[:FACE], board.rolled)
    board.events.append(Event("die_changed", "M-7.1", (frame[1], board.rolled)))
    return DONE


# --- one of several lists ---


def choose(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    if at.a == 0:
        put(board, at._replace(a=1))
        push_choose(board, seat, OPTION)
        return WAITING
    picked, board.picked = board.picked, 0
    list_id = operation.options[argument_of(picked)]
    push_ops(board, list_id, at.you, at.source, at.target, at.player, at.die, at.them)
    return DONE
