"""Whether a list of operations would do anything at all: a card that would not is not offered.

An over-estimate where chance or a choice lies between: it is enough that something could happen.
"""

from __future__ import annotations

from typing import Final

from rodada.games.star_munchkin.board import DEAD, NOBODY, Board
from rodada.games.star_munchkin.cards.rows import NO_LIST, Operation
from rodada.games.star_munchkin.conditions import holds
from rodada.games.star_munchkin.effects.dice import opponents
from rodada.games.star_munchkin.effects.operations import MAYS
from rodada.games.star_munchkin.effects.progress import Ops, imagined
from rodada.games.star_munchkin.effects.subjects import EVERYBODY, meant, others
from rodada.games.star_munchkin.facts import GOOD, HARM

SOME_FACE: Final = 1
"""What a die that is not yet rolled counts as."""


def would_do(
    board: Board,
    list_id: int,
    you: int,
    source: int = 0,
    target: int = 0,
    player: int = NOBODY,
    die: int = SOME_FACE,
    them: int = NOBODY,
) -> bool:
    at = imagined(list_id, you, source, target, player, die, them)
    for operation in board.cards.lists[list_id]:
        if _operation_would(board, at, operation):
            return True
    return False


def first_would(board: Board, at: Ops, list_id: int) -> bool:
    """Whether the first operation of a list inside `at` would do anything."""
    operations = board.cards.lists[list_id]
    return bool(operations) and _operation_would(board, at._replace(ops=list_id), operations[0])


def _operation_would(board: Board, at: Ops, operation: Operation) -> bool:
    seats = subjects(board, at, operation)
    for seat in seats:
        if would_on(board, at, operation, seat):
            return True
    if operation.otherwise == NO_LIST:
        return False
    return any(_nested(board, at, operation.otherwise, them=seat) for seat in seats or [NOBODY])


def subjects(board: Board, at: Ops, operation: Operation) -> list[int]:
    """The living on whom an operation may fall."""
    if operation.who in EVERYBODY:
        seats = others(board, at.you)
        return [*seats, at.you] if operation.who == "all" and board.alive[at.you] != DEAD else seats
    return [seat for seat in meant(board, at, operation.who) if board.alive[seat] != DEAD]


def would_on(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    """Whether an operation would do anything to `seat`."""
    if not holds(board, operation.when, seat, polarity_of(operation)):
        return False
    may = MAYS.get(operation.op)
    if may is not None:
        return may(board, at, operation, seat)
    if operation.op == "roll":
        return any(_nested(board, at, list_id, die=faces[0], them=at.them) for faces, list_id in operation.rows)
    if operation.op == "contest":
        lists = (operation.win, operation.lose)
        rivals = opponents(board, at, operation, seat)
        return any(_nested(board, at, list_id, them=rival) for rival in rivals for list_id in lists)
    return any(_nested(board, at, list_id, them=at.them) for list_id in operation.options)


def _nested(board: Board, at: Ops, list_id: int, them: int, die: int = 0) -> bool:
    return would_do(board, list_id, at.you, at.source, at.target, at.player, die or at.die, them)


def polarity_of(operation: Operation) -> str:
    """Whether an operation does good or harm, where that follows from its sign (M-4.4)."""
    if operation.polarity != "sign":
        return operation.polarity
    helps = (operation.n > 0) != (operation.side == "monsters")
    return GOOD if helps else HARM
