"""What things are called: trees that a person's language says.

There are few of them and they are said at every move, so each is made once and never changed.
"""

from __future__ import annotations

from functools import cache

from rodada.engine.fields import UNKNOWN
from rodada.engine.presenting import Tree
from rodada.games.gunrunners.deck import CARD_NAMES, FIRST_SPECIAL
from rodada.games.gunrunners.options import GunrunnersOptions
from rodada.games.gunrunners.verbs import AGENCIES


def said(key: str, **arguments: Tree) -> Tree:
    """A message of the game."""
    return {"say": f"gunrunners-{key}", "with": arguments}


@cache
def player(seat: int) -> Tree:
    return {"player": seat}


@cache
def agency(seat: int) -> Tree:
    return said("agency", agency=AGENCIES[seat])


@cache
def letter(seat: int) -> Tree:
    return said("agency-letter", agency=AGENCIES[seat])


@cache
def place(region: int) -> Tree:
    return said("place", number=region + 1)


@cache
def region(number: int) -> Tree:
    """A region with its number, counted from 1 as people do."""
    return said("region", number=number + 1, place=place(number))


@cache
def crates(count: int) -> Tree:
    return said("crate-count", count=count)


@cache
def short(card: int) -> Tree:
    """Three letters of a special agent, nothing for a plain one."""
    return said("card-short", card=CARD_NAMES[card]) if card >= FIRST_SPECIAL else ""


@cache
def power(card: int) -> Tree:
    """What a special agent can do, nothing for a plain one."""
    return said("power", card=CARD_NAMES[card]) if card >= FIRST_SPECIAL else ""


@cache
def _card(card: int, value: int) -> Tree:
    name = "unknown" if card == UNKNOWN else CARD_NAMES[card] if card >= FIRST_SPECIAL else "plain"
    return said("card", card=name, value=value)


class Cards:
    """What cards are called in a game with these options: their values are the deck's."""

    def __init__(self, options: GunrunnersOptions) -> None:
        self.values = options.deck.values()

    def card(self, card: int) -> Tree:
        return _card(card, self.values[card])

    def theirs(self, owner: int, card: int) -> Tree:
        return said("their-card", player=player(owner), card=self.card(card))
