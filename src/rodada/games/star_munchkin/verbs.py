"""What a seat can do in Star Munchkin, as ints and as short text: a word and, for most, one number.

Cards are named by their number in the set (`play 57`): the same in every language and for any mix of packs. Seats are
counted from 1.
"""

from __future__ import annotations

from typing import Final

from rodada.engine.actions import ARGUMENT_MASK, PASS, action, argument_of, verb_of
from rodada.engine.errors import Refused

PLAY: Final = 1
USE: Final = 2
EQUIP: Final = 3
UNEQUIP: Final = 4
DROP: Final = 5
SELL: Final = 6
SOLD: Final = 7
OPEN: Final = 8
TROUBLE: Final = 9
LOOT: Final = 10
END: Final = 11
FIGHT: Final = 12
ASK: Final = 13
TRADE: Final = 14
GIVE: Final = 15
WANT: Final = 16
TREASURES: Final = 17
ORDER: Final = 18
PROMISE: Final = 19
SEND: Final = 20
CANCEL: Final = 21
ACCEPT: Final = 22
REFUSE: Final = 23
COUNTER: Final = 24
RUN_FROM: Final = 25
SACRIFICE: Final = 26
TAKE: Final = 27
SEX: Final = 28
DONE: Final = 29
CHOOSE_CARD: Final = 30
CHOOSE_SEAT: Final = 31
CHOOSE_SIDE: Final = 32
CHOOSE_TERM: Final = 33
CHOOSE_OPTION: Final = 34
YES: Final = 35
NO: Final = 36
CARRY: Final = 37

ABILITIES: Final = 8
"""A card has fewer abilities than this: `use` names card and ability in one number."""

_WORDS: Final = {
    PLAY: "play",
    USE: "use",
    EQUIP: "equip",
    UNEQUIP: "unequip",
    DROP: "drop",
    SELL: "sell",
    SOLD: "sold",
    OPEN: "open",
    TROUBLE: "trouble",
    LOOT: "loot",
    END: "end",
    FIGHT: "fight",
    ASK: "ask",
    TRADE: "trade",
    GIVE: "give",
    WANT: "want",
    TREASURES: "treasures",
    ORDER: "order",
    PROMISE: "promise",
    SEND: "send",
    CANCEL: "cancel",
    ACCEPT: "accept",
    REFUSE: "refuse",
    COUNTER: "counter",
    RUN_FROM: "run",
    SACRIFICE: "sacrifice",
    TAKE: "take",
    SEX: "sex",
    DONE: "done",
    CHOOSE_CARD: "card",
    CHOOSE_SEAT: "seat",
    CHOOSE_SIDE: "side",
    CHOOSE_TERM: "term",
    CHOOSE_OPTION: "option",
    YES: "yes",
    NO: "no",
    CARRY: "carry",
}
_VERBS: Final = {word: verb for verb, word in _WORDS.items()}
_BARE: Final = frozenset((SOLD, OPEN, LOOT, END, FIGHT, SEND, CANCEL, ACCEPT, REFUSE, COUNTER, DONE, YES, NO))
_FROM_ONE: Final = frozenset((ASK, TRADE, CHOOSE_SEAT, CHOOSE_OPTION, CHOOSE_TERM))


def notation(act: int) -> str:
    """`pass`, `play 57`, `use 12.1`, `ask 3`, `fight`."""
    if act == PASS:
        return "pass"
    verb, argument = verb_of(act), argument_of(act)
    if verb in _BARE:
        return _WORDS[verb]
    if verb == USE:
        return f"use {argument // ABILITIES}.{argument % ABILITIES + 1}"
    return f"{_WORDS[verb]} {argument + 1 if verb in _FROM_ONE else argument}"


def parse(text: str) -> int:
    word, _, rest = text.strip().partition(" ")
    if (word, rest) == ("pass", ""):
        return PASS
    verb = _VERBS.get(word)
    if verb is None or (verb in _BARE) != (rest == ""):
        raise Refused("refused-notation", text=text[:60])
    return action(verb, 0 if verb in _BARE else _argument(verb, rest, text))


def _argument(verb: int, rest: str, text: str) -> int:
    number, _, ability = rest.partition(".")
    digits = number.isascii() and number.isdecimal() and len(number) <= 5
    if not digits or (verb == USE) != (ability != ""):
        raise Refused("refused-notation", text=text[:60])
    argument = int(number)
    if verb == USE:
        if ability not in ("1", "2", "3", "4", "5", "6", "7", "8"):
            raise Refused("refused-notation", text=text[:60])
        argument = argument * ABILITIES + int(ability) - 1
    argument -= verb in _FROM_ONE
    if not 0 <= argument <= ARGUMENT_MASK:
        raise Refused("refused-notation", text=text[:60])
    return argument
