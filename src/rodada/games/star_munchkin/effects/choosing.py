"""Choices: among what, and that what leaves no choice is taken without asking.

A choice belongs to the frame right below it, an operation, a card or an ability in progress, which reads the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from rodada.engine.actions import action
from rodada.engine.state import Frame
from rodada.games.star_munchkin.board import Board
from rodada.games.star_munchkin.cards.rows import Operation
from rodada.games.star_munchkin.effects import asking
from rodada.games.star_munchkin.effects.dice import opponents
from rodada.games.star_munchkin.effects.fighting import monsters_in
from rodada.games.star_munchkin.effects.hands import hand_partners, in_discards
from rodada.games.star_munchkin.effects.interpreter import candidates
from rodada.games.star_munchkin.effects.items import (
    eligible,
    item_partners,
    offered_for,
    valuables,
    wanted_for,
    worn,
)
from rodada.games.star_munchkin.effects.likely import first_would
from rodada.games.star_munchkin.effects.progress import Ops, ops_of
from rodada.games.star_munchkin.effects.reactions import lasting, new_victims
from rodada.games.star_munchkin.effects.roles import role_cards
from rodada.games.star_munchkin.effects.subjects import receivers
from rodada.games.star_munchkin.effects.targets import targets_below
from rodada.games.star_munchkin.verbs import CHOOSE_CARD, CHOOSE_OPTION, CHOOSE_SEAT

Among = Callable[[Board, Frame, Ops, Operation], list[int]]


def choose_step(board: Board, frame: Frame) -> None:
    found = choose_choices(board, frame)
    if len(found) > 1 or (found and frame[3] in asking.SECRET):
        board.to_act = frame[1]
    else:
        _answer(board, found[0] if found else 0)


def choose_choices(board: Board, frame: Frame) -> list[int]:
    if frame[3] == asking.TARGET:
        return targets_below(board)
    at = ops_of(board.stack[-2])
    return sorted(_AMONG[frame[3]](board, frame, at, board.cards.lists[at.ops][at.place]))


def choose_decide(board: Board, frame: Frame, act: int) -> None:
    _answer(board, act)


def _answer(board: Board, act: int) -> None:
    board.picked = act
    board.stack.pop()


def _cards(cards: Iterable[int]) -> list[int]:
    return [action(CHOOSE_CARD, card) for card in cards]


def _seats(seats: Iterable[int]) -> list[int]:
    return [action(CHOOSE_SEAT, seat) for seat in seats]


def _subject(board: Board, frame: Frame, at: Ops, operation: Operation) -> list[int]:
    return _seats(candidates(board, at, operation))


def _receiver(board: Board, frame: Frame, at: Ops, operation: Operation) -> list[int]:
    return _seats(receivers(board, at, operation.to, _giver(board, at, operation)))


def _giver(board: Board, at: Ops, operation: Operation) -> int:
    return (at.you + at.turn) % board.seats if operation.who in ("others", "all") else at.turn - 1


def _partner(board: Board, frame: Frame, at: Ops, operation: Operation) -> list[int]:
    partners = {"contest": opponents, "swap_hands": hand_partners, "swap_item": item_partners}[operation.op]
    return _seats(partners(board, at, operation, _giver(board, at, operation)))


def _hand_card(board: Board, frame: Frame, at: Ops, operation: Operation) -> list[int]:
    return _cards(board.hand[frame[1]])


def _item(board: Board, frame: Frame, at: Ops, operation: Operation) -> list[int]:
    return _cards(eligible(board, frame[4], operation))


def _valuable(board: Board, frame: Frame, at: Ops, operation: Operation) -> list[int]:
    return _cards(valuables(board, frame[1]))


def _worn(board: Board, frame: Frame, at: Ops, operation: Operation) -> list[int]:
    return _cards(worn(board, frame[1], operation))


def _mine(board: Board, frame: Frame, at: Ops, operation: Operation) -> list[int]:
    return _cards(offered_for(board, operation, frame[1], frame[4]))


def _theirs(board: Board, frame: Frame, at: Ops, operation: Operation) -> list[int]:
    return _cards(wanted_for(board, operation, at.c, frame[4]))


def _role(board: Board, frame: Frame, at: Ops, operation: Operation) -> list[int]:
    return _cards(role_cards(board, frame[1], operation.what))


def _option(board: Board, frame: Frame, at: Ops, operation: Operation) -> list[int]:
    """Lists whose first operation would do nothing may not be taken, unless all are such."""
    some = [i for i, list_id in enumerate(operation.options) if first_would(board, at, list_id)]
    return [action(CHOOSE_OPTION, i) for i in some or range(len(operation.options))]


def _discarded(board: Board, frame: Frame, at: Ops, operation: Operation) -> list[int]:
    return _cards(in_discards(board, operation))


def _sifted(board: Board, frame: Frame, at: Ops, operation: Operation) -> list[int]:
    return _cards(board.sifted)


def _monster(board: Board, frame: Frame, at: Ops, operation: Operation) -> list[int]:
    return _cards(monsters_in(board, board.hand[frame[1]]))


def _lasting(board: Board, frame: Frame, at: Ops, operation: Operation) -> list[int]:
    return _cards(lasting(board, frame[1]))


def _victim(board: Board, frame: Frame, at: Ops, operation: Operation) -> list[int]:
    return _seats(new_victims(board, frame[1]))


_AMONG: Final[Mapping[int, Among]] = {
    asking.SUBJECT: _subject,
    asking.RECEIVER: _receiver,
    asking.PARTNER: _partner,
    asking.HAND_CARD: _hand_card,
    asking.ITEM: _item,
    asking.VALUABLE: _valuable,
    asking.WORN: _worn,
    asking.MINE: _mine,
    asking.THEIRS: _theirs,
    asking.ROLE: _role,
    asking.OPTION: _option,
    asking.DISCARDED: _discarded,
    asking.SIFTED: _sifted,
    asking.MONSTER: _monster,
    asking.LASTING: _lasting,
    asking.VICTIM: _victim,
}
