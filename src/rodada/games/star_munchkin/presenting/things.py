"""The things of the table by name, so that an answer lies where it is about: `Choice.at`.

`card 57` any card, wherever it lies open or in the viewer's hand (a monster of the combat by its own card); `seat 2` a
player, from 0; `side fighters` and `side monsters` the sides of the combat; `pile door` and `pile treasure` the decks;
An answer that is about none of these is a button: its name is empty.
"""

from __future__ import annotations

from typing import Final

from rodada.engine.actions import argument_of, verb_of
from rodada.games.star_munchkin import verbs
from rodada.games.star_munchkin.board import DECKS, DOOR, Board
from rodada.games.star_munchkin.turn import loot_deck

SIDES: Final = ("side fighters", "side monsters")

_CARDS: Final = frozenset(
    (
        verbs.PLAY,
        verbs.EQUIP,
        verbs.UNEQUIP,
        verbs.CARRY,
        verbs.DROP,
        verbs.SELL,
        verbs.TROUBLE,
        verbs.GIVE,
        verbs.WANT,
        verbs.PROMISE,
        verbs.RUN_FROM,
        verbs.SACRIFICE,
        verbs.TAKE,
        verbs.CHOOSE_CARD,
    )
)
_SEATS: Final = frozenset((verbs.ASK, verbs.TRADE, verbs.CHOOSE_SEAT))


def card(number: int) -> str:
    return f"card {number}"


def seat(number: int) -> str:
    return f"seat {number}"


def pile(deck: int) -> str:
    return f"pile {DECKS[deck]}"


def card_of(board: Board, act: int) -> int:
    """The card that an action is about, or 0."""
    verb, argument = verb_of(act), argument_of(act)
    if verb == verbs.USE:
        return argument // verbs.ABILITIES
    if verb == verbs.CHOOSE_TERM:
        return board.terms[argument][3] if argument < len(board.terms) else 0
    return argument if verb in _CARDS else 0


def of_action(board: Board, act: int) -> str:
    """The thing that an action is about, empty where it is about none."""
    verb, argument = verb_of(act), argument_of(act)
    if verb in _SEATS:
        return seat(argument)
    if verb == verbs.CHOOSE_SIDE:
        return SIDES[argument]
    if verb == verbs.OPEN:
        return pile(DOOR)
    if verb == verbs.LOOT:
        return pile(loot_deck(board))
    number = card_of(board, act)
    return card(number) if number else ""
