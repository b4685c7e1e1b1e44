"""What a seat can do in Gunrunners, as ints and as short text.

A place in a row is written `region.position`, both counted from 1, the position from the region outwards.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from rodada.engine.actions import action, argument_of, verb_of
from rodada.engine.errors import Refused
from rodada.games.gunrunners.deck import CARD_NAMES, CARD_OF

START: Final = 1
TRAIN: Final = 2
FLIP: Final = 3
HIDE: Final = 4
AT: Final = 5
DECLINE: Final = 6
MOVE: Final = 7
LOOK: Final = 8
AUDIT: Final = 9
SPY_OUT: Final = 10
DEAL_OUT: Final = 11
CARRY: Final = 12
TO: Final = 13
BUST_AT: Final = 14

ROW_BITS: Final = 4
"""A row holds at most 5 face-up cards and 2 undercover ones a seat: 15 places."""

REGIONS: Final = 5
AGENCIES: Final = ("red", "blue", "yellow", "green", "black")

_BARE: Final = {DECLINE: "decline", SPY_OUT: "spy"}
_WORDS: Final = {
    START: "start",
    TRAIN: "train",
    FLIP: "flip",
    HIDE: "hide",
    AT: "at",
    MOVE: "move",
    LOOK: "look",
    AUDIT: "audit",
    DEAL_OUT: "deal",
    CARRY: "carry",
    TO: "to",
    BUST_AT: "bust",
}
_VERB_OF: Final = {word: verb for verb, word in _WORDS.items()}
_BARE_OF: Final = {word: verb for verb, word in _BARE.items()}
_PLACE: Final = re.compile(r"([1-5])\.([1-9]\d?)")


def place(region: int, position: int) -> int:
    return region << ROW_BITS | position


def region_of(place: int) -> int:
    return place >> ROW_BITS


def position_of(place: int) -> int:
    return place & (1 << ROW_BITS) - 1


def whose_card(owner: int, card: int) -> int:
    return owner << ROW_BITS | card


def _write_region(argument: int) -> str:
    return str(argument + 1)


def _read_region(text: str) -> int | None:
    return int(text) - 1 if re.fullmatch(f"[1-{REGIONS}]", text) else None


def _write_card(argument: int) -> str:
    return CARD_NAMES[argument]


def _read_card(text: str) -> int | None:
    return CARD_OF.get(text) or None


def _write_place(argument: int) -> str:
    return f"{region_of(argument) + 1}.{position_of(argument) + 1}"


def _read_place(text: str) -> int | None:
    match = _PLACE.fullmatch(text)
    if not match or int(match[2]) > 1 << ROW_BITS:
        return None
    return place(int(match[1]) - 1, int(match[2]) - 1)


def _write_whose(argument: int) -> str:
    return f"{AGENCIES[region_of(argument)]}-{CARD_NAMES[position_of(argument)]}"


def _read_whose(text: str) -> int | None:
    agency, _, name = text.partition("-")
    card = _read_card(name)
    return whose_card(AGENCIES.index(agency), card) if agency in AGENCIES and card else None


Form = tuple[Callable[[int], str], Callable[[str], int | None]]
_REGION: Final[Form] = (_write_region, _read_region)
_CARD: Final[Form] = (_write_card, _read_card)
_ROW: Final[Form] = (_write_place, _read_place)
_FORMS: Final[dict[int, Form]] = {
    START: _REGION,
    TRAIN: _CARD,
    FLIP: _REGION,
    HIDE: _CARD,
    AT: _REGION,
    MOVE: _ROW,
    LOOK: _ROW,
    AUDIT: _ROW,
    DEAL_OUT: (_write_whose, _read_whose),
    CARRY: _REGION,
    TO: _REGION,
    BUST_AT: _REGION,
}


def notation(act: int) -> str:
    """`train 4`, `flip 2`, `move 1.3`, `deal red-Spy`, `decline`."""
    verb = verb_of(act)
    if verb in _BARE:
        return _BARE[verb]
    return f"{_WORDS[verb]} {_FORMS[verb][0](argument_of(act))}"


def parse(text: str) -> int:
    word, _, rest = text.strip().partition(" ")
    if word in _BARE_OF and not rest:
        return action(_BARE_OF[word])
    verb = _VERB_OF.get(word)
    argument = _FORMS[verb][1](rest.strip()) if verb else None
    if verb is None or argument is None:
        raise Refused("refused-notation", text=text[:60])
    return action(verb, argument)
