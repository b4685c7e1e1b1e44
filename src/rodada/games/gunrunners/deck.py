"""The cards of one agency: eight plain agents and six special ones, with their values as data (G-0.1).

A card is an int: 1 to 9 a plain agent of that value, 10 to 15 a special one, whose value the deck tells. Cards of
different agencies are equal ints; whose a card is is told by where it lies.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, Final

import msgspec

from rodada.engine.errors import BadData
from rodada.engine.piles import Cards
from rodada.engine.reading import a_list, an_int, an_object

DIRECTOR: Final = 10
INFORMER: Final = 11
SABOTEUR: Final = 12
SPY: Final = 13
MANAGER: Final = 14
RUNNER: Final = 15

FIRST_SPECIAL: Final = DIRECTOR
HIGHEST_VALUE: Final = 9
PLAIN_CARDS: Final = 8
CARDS: Final = 14
LONGEST_NAME: Final = 40
TRAINEE: Final = 1
"""The plain agent that every player starts with face down (G-1.3)."""

SPECIALS: Final = ("Director", "Informer", "Saboteur", "Spy", "Manager", "Runner")
CARD_NAMES: Final = ("?", *(str(value) for value in range(1, 10)), *SPECIALS)
"""Names of cards in notation and positions, by card; 0 is a card that is not known."""

CARD_OF: Final = {name: card for card, name in enumerate(CARD_NAMES)}


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on the fourteen cards of every agency."""

    name: str
    plain: tuple[int, ...]
    specials: tuple[int, ...]
    """Values of the six special agents, in the order of `SPECIALS`."""

    def values(self) -> list[int]:
        """Value of each card, by card."""
        return [0, *range(1, FIRST_SPECIAL), *self.specials]

    def cards(self) -> Cards:
        """The fourteen cards, sorted."""
        return (*sorted(self.plain), *range(FIRST_SPECIAL, FIRST_SPECIAL + len(SPECIALS)))

    def copies(self) -> Counter[int]:
        return Counter(self.cards())


RECONSTRUCTED: Final = Deck("reconstructed", (1, 1, 2, 2, 3, 3, 4, 4), (1, 2, 2, 2, 2, 2))

DECKS: Final = {
    deck.name: deck
    for deck in (
        RECONSTRUCTED,
        Deck("ascending", (1, 1, 2, 2, 3, 3, 4, 4), (1, 2, 2, 2, 3, 3)),
        Deck("pyramid", (1, 1, 1, 2, 2, 3, 3, 4), (1, 2, 2, 2, 2, 2)),
        Deck("one-five", (1, 1, 2, 2, 3, 3, 4, 5), (1, 2, 2, 2, 2, 2)),
    )
}


def deck_from(value: Any, field: str) -> Deck:
    """A deck from its name, or from a table with `plain` and the six specials by name."""
    if isinstance(value, str):
        if value not in DECKS:
            raise BadData(field, "refused-deck-name", name=value[:40], known=", ".join(DECKS))
        return DECKS[value]
    keys = [name.lower() for name in SPECIALS]
    table = an_object(value, field, ("name", "plain", *keys))
    for key in ("plain", *keys):
        if key not in table:
            raise BadData(f"{field}.{key}", "refused-missing")
    plain = a_list(table["plain"], f"{field}.plain", CARDS)
    values = [an_int(v, f"{field}.plain[{i}]", 1, HIGHEST_VALUE) for i, v in enumerate(plain)]
    specials = [an_int(table[key], f"{field}.{key}", 1, HIGHEST_VALUE) for key in keys]
    name = table.get("name", "custom")
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME:
        raise BadData(f"{field}.name", "refused-deck-title", most=LONGEST_NAME)
    if len(values) != PLAIN_CARDS:
        raise BadData(f"{field}.plain", "refused-deck-plain-count", want=PLAIN_CARDS, have=len(values))
    if TRAINEE not in values:
        raise BadData(f"{field}.plain", "refused-deck-no-trainee")
    return Deck(name, tuple(sorted(values)), tuple(specials))


def deck_data(deck: Deck) -> str | dict[str, Any]:
    """A deck as `deck_from` reads it."""
    if DECKS.get(deck.name) == deck:
        return deck.name
    specials = {name.lower(): value for name, value in zip(SPECIALS, deck.specials, strict=True)}
    return {"name": deck.name, "plain": list(deck.plain), **specials}


def deck_from_file(path: Path) -> Deck:
    """A deck that a person wrote in TOML."""
    try:
        values = tomllib.loads(path.read_text(encoding="utf8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadData(str(path), "refused-deck-file", reason=str(error)) from error
    return deck_from(values, str(path))
