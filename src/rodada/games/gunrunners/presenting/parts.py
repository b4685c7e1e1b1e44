"""What never changes during a game: agencies, places, and the cards of the deck with their powers and pictures.

The pictures are single-colour drawings from the set `game-icons` (game-icons.net), licence CC BY 3.0; `pictures.json`
holds for each special agent and for the plain one who drew it and the SVG paths in a square of 512.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from rodada.games.gunrunners.board import EXPOSED_FOR_BUST, LAST_BUST, WAREHOUSE_FULL
from rodada.games.gunrunners.deck import CARD_NAMES, FIRST_SPECIAL
from rodada.games.gunrunners.options import GunrunnersOptions
from rodada.games.gunrunners.presenting import naming
from rodada.games.gunrunners.presenting.naming import Cards, said
from rodada.games.gunrunners.verbs import AGENCIES, REGIONS

_RULES: Final = ("G-4.3", "G-4.4", "G-4.5", "G-4.6", "G-4.7", "G-4.8")


class Picture(msgspec.Struct, frozen=True):
    """A drawing: its name and author in the set, and its paths."""

    name: str
    author: str
    paths: tuple[str, ...]


class Agency(msgspec.Struct, frozen=True, kw_only=True):
    """An agency: its key, name, and the letter on its cards."""

    key: str
    name: Any
    letter: Any


class CardPart(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of card, the same for every agency. `short`, `power` and `rule` are empty for a plain one."""

    card: int
    value: int
    copies: int
    name: Any
    title: Any
    short: Any
    power: Any
    rule: str
    picture: str


class Parts(msgspec.Struct, frozen=True, kw_only=True):
    """`cards` has every card of an agency's deck once, `pictures` their drawings by the name that a card gives."""

    agencies: list[Agency]
    places: list[Any]
    cards: list[CardPart]
    pictures: dict[str, Picture]
    edition: Any
    deck: Any
    last_bust: int = LAST_BUST
    warehouse: int = WAREHOUSE_FULL
    exposed_for_bust: int = EXPOSED_FOR_BUST


@cache
def pictures() -> dict[str, Picture]:
    """The drawings by the name of the card; plain agents share one."""
    data = json.loads(Path(__file__).with_name("pictures.json").read_text(encoding="utf-8"))
    return {card: Picture(each["name"], each["author"], tuple(each["paths"])) for card, each in data.items()}


def parts(options: GunrunnersOptions) -> Parts:
    agencies = [
        Agency(key=key, name=naming.agency(seat), letter=naming.letter(seat)) for seat, key in enumerate(AGENCIES)
    ]
    return Parts(
        agencies=agencies,
        places=[naming.place(region) for region in range(REGIONS)],
        cards=_cards(options),
        pictures=pictures(),
        edition=said("edition", edition=options.edition),
        deck=said("deck", deck=options.deck.name),
    )


def _cards(options: GunrunnersOptions) -> list[CardPart]:
    names, found = Cards(options), []
    for card, copies in sorted(options.deck.copies().items()):
        special = card >= FIRST_SPECIAL
        found.append(
            CardPart(
                card=card,
                value=names.values[card],
                copies=copies,
                name=names.card(card),
                title=said("card-named", card=CARD_NAMES[card]),
                short=naming.short(card),
                power=naming.power(card),
                rule=_RULES[card - FIRST_SPECIAL] if special else "",
                picture=CARD_NAMES[card] if special else "plain",
            )
        )
    return found
