"""Operations on classes, races, sidekicks and cheat cards (M-4.3, M-4.4, M-4.5, M-9.1)."""

from __future__ import annotations

from rodada.games.star_munchkin.board import DOOR, Board
from rodada.games.star_munchkin.cards.rows import Operation
from rodada.games.star_munchkin.effects.asking import ROLE
from rodada.games.star_munchkin.effects.leaving import drop
from rodada.games.star_munchkin.effects.progress import DONE, NOTHING, WAITING, Ops, put
from rodada.games.star_munchkin.pushes import push_choose, push_fixes, take_card


def role_cards(board: Board, seat: int, what: str) -> list[int]:
    """The cards of a seat that `class`, `race`, `sidekick` or `cheat` mean."""
    return board.of_role(seat, what) if what == "cheat" else board.of_kind(seat, what)


def may_lose_role(board: Board, at: Ops, operation: Operation, seat: int) -> bool:
    return bool(role_cards(board, seat, operation.what))


def lose_role(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    held = role_cards(board, seat, operation.what)
    if at.a:
        held = [take_card(board)]
    elif not held:
        return NOTHING
    elif len(held) > 1 and not operation.all:
        return _ask(board, at, seat)
    for card in held:
        if card in board.table[seat]:
            drop(board, seat, card, "M-10.2")
    push_fixes(board)
    return DONE


def change_role(board: Board, at: Ops, operation: Operation, seat: int) -> int:
    """The new card comes before the old one goes, so that a Super Munchkin keeps its sense."""
    held = board.of_kind(seat, operation.what)
    if not held:
        return NOTHING
    if not at.a and len(held) > 1:
        return _ask(board, at, seat)
    lost = take_card(board) if at.a else held[0]
    if lost not in held:
        return NOTHING
    found = _in_its_place(board, held, lost)
    if found:
        board.off_discards(DOOR, found)
        board.into_play(seat, found, "M-4.3")
    drop(board, seat, lost, "M-4.3")
    push_fixes(board)
    return DONE


def _ask(board: Board, at: Ops, seat: int) -> int:
    put(board, at._replace(a=1))
    push_choose(board, seat, ROLE, seat)
    return WAITING


def _in_its_place(board: Board, held: list[int], lost: int) -> int:
    """The topmost card of that kind in the discards that is no copy of one still held, or 0."""
    kind = board.row(lost).kind
    kept = {(board.row(card).pack, board.row(card).id) for card in held if card != lost}
    for card in reversed(board.discards[DOOR]):
        row = board.row(card)
        if row.kind == kind and (row.pack, row.id) not in kept:
            return card
    return 0
