"""What stands in a combat and can be aimed at: enhancers, one-shots, and the terms that abilities left.

As a target, a card is its number and a term without a card in the combat is `-(1 + its place in `terms`)`.
"""

from __future__ import annotations

from rodada.games.star_munchkin.board import Board

WHERE = 0
STRENGTH = 1
TREASURES = 2
CARD = 3


def enhancers(board: Board) -> list[int]:
    return [card for foe in board.foes for card in foe[1:]]


def shots(board: Board) -> list[int]:
    """One-shots that left a term."""
    return [card for card in board.spent if any(term[CARD] == card for term in board.terms)]


def loose_terms(board: Board) -> list[int]:
    """Places of terms whose card is neither spent, nor on its way there, nor on a monster: those of abilities."""
    carriers = {*board.spent, *board.stage, *enhancers(board)}
    return [i for i, term in enumerate(board.terms) if term[CARD] not in carriers]


def is_standing(board: Board, target: int) -> bool:
    if target < 0:
        return -target - 1 in loose_terms(board)
    return target in board.spent or target in enhancers(board)


def strike(board: Board, target: int) -> None:
    """It leaves the combat: a card is discarded with all it did to the sums, a term is struck out."""
    if target < 0:
        board.strike_term(board.terms[-target - 1], "M-5.6")
        return
    board.strike_terms(target, "M-5.6")
    if target in board.spent:
        board.spent.remove(target)
        board.discard(target, "M-11.2")
    else:
        board.off_foe(target, "M-5.6")


def is_copy(board: Board, card: int) -> bool:
    """Whether a one-shot in the combat is a copy of something else: it stands for that and is not copied again."""
    ops = board.cards.lists[board.row(card).ops]
    return any(operation.op == "copy_effect" for operation in ops)


def is_clone(board: Board, card: int) -> bool:
    ops = board.cards.lists[board.row(card).ops]
    return any(operation.op == "clone" for operation in ops)


def copiable(board: Board) -> list[int]:
    """M-5.6, M-11.2: enhancers that are no clones, one-shots that are no copies."""
    found = [card for card in enhancers(board) if not is_clone(board, card)]
    return found + [card for card in shots(board) if not is_copy(board, card)]


def terms_of(board: Board, card: int) -> list[tuple[int, int, int]]:
    """What an enhancer or one-shot adds, as (where, strength, treasures), once more to be added."""
    for foe in board.foes:
        if card in foe[1:]:
            row = board.row(card)
            return [(foe[0], row.bonus, row.treasures)]
    return [(term[WHERE], term[STRENGTH], term[TREASURES]) for term in board.terms if term[CARD] == card]
