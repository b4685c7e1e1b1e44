"""A card set in memory: rows of data with small closed types, compiled once from checked packs and never changed.

A card is its number, from 1; several copies of a row have several numbers. Words of the vocabulary are kept as the
strings of the pack format; lists of operations are numbered over the whole set, 0 being the empty list, so that a frame
can name one by an int.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

ANY: Final = -1
"""`n = "all"` or `"any"`: as many as there are."""

NO_LIST: Final = 0


class Filter(msgspec.Struct, frozen=True):
    """Which items: every field that is set must hold."""

    slots: tuple[str, ...] = ()
    tag: str = ""
    in_use: bool | None = None
    value_max: int | None = None
    bonus_min: int | None = None


class Condition(msgspec.Struct, frozen=True):
    """A condition on a seat: every field that is set must hold."""

    race: tuple[str, ...] = ()
    role_class: tuple[str, ...] = ()
    sex: str = ""
    level_min: int | None = None
    level_max: int | None = None
    rank: str = ""
    alone: bool | None = None
    role: str = ""
    using: Filter | None = None
    has: str = ""
    against: tuple[str, ...] = ()
    monsters_min: int | None = None
    negated: Condition | None = None


class Cost(msgspec.Struct, frozen=True):
    """What is paid when a thing is announced."""

    pay: str
    n: int = 1
    of: Filter | None = None


class Operation(msgspec.Struct, frozen=True):
    """One thing that happens. Arguments that its word does not have are at their defaults."""

    op: str
    polarity: str
    when: Condition | None = None
    otherwise: int = NO_LIST
    who: str = "you"
    n: int = 1
    per: str = ""
    what: str = ""
    all: bool = False
    may_win: bool = False
    deck: str = ""
    face: str = "down"
    keep: int = 1
    pick: str = ""
    to: str = ""
    which: str = "any"
    by: str = "owner"
    of: Filter | None = None
    with_whom: str = ""
    limit: str = "value"
    kind: str = ""
    win: int = NO_LIST
    lose: int = NO_LIST
    rows: tuple[tuple[tuple[int, ...], int], ...] = ()
    """Of `roll`: faces and the list they lead to."""
    shift: int | None = None
    face_to: int | None = None
    options: tuple[int, ...] = ()
    side: str = "target"
    treasures: str = "none"
    source: str = ""
    """Of `summon`: where the monster comes from."""


class Modifier(msgspec.Struct, frozen=True):
    """Folded into a sum while its card counts."""

    word: str
    polarity: str
    n: int = 0
    per: str = ""
    of: Filter | None = None
    slots: tuple[str, ...] = ()
    to: str = ""
    tag: str = ""
    when: Condition | None = None


class Cannot(msgspec.Struct, frozen=True):
    """Asked before a verb acts."""

    what: str
    polarity: str
    of: Filter | None = None
    when: Condition | None = None


class Instead(msgspec.Struct, frozen=True):
    """Offered, or applied, where a verb is about to act."""

    of: str
    do: int
    when: Condition | None = None
    cost: Cost | None = None


class Trigger(msgspec.Struct, frozen=True):
    on: str
    do: int
    when: Condition | None = None
    may: bool = False


class Ability(msgspec.Struct, frozen=True):
    """Used by the owner of the card, in a window, at a cost or within a limit."""

    id: str
    name: dict[str, str]
    windows: tuple[str, ...]
    do: int
    target: str = "self"
    cost: Cost | None = None
    limit_per: str = ""
    limit_times: int = 0
    when: Condition | None = None


class Row(msgspec.Struct, frozen=True):
    """One row of a pack."""

    pack: str
    id: str
    kind: str
    deck: str
    title: dict[str, str]
    flavour: dict[str, str]
    picture: str
    copies: int = 1
    role: str = ""
    level: int = 0
    treasures: int = 0
    levels_gained: int = 1
    bonus: int = 0
    value: int = 0
    slot: str = "none"
    tags: frozenset[str] = frozenset()
    restriction: Condition | None = None
    requires: Condition | None = None
    lasts: str = "now"
    windows: tuple[str, ...] = ()
    target: str = "self"
    cost: Cost | None = None
    ops: int = NO_LIST
    bad: int = NO_LIST
    modifiers: tuple[Modifier, ...] = ()
    cannot: tuple[Cannot, ...] = ()
    instead: tuple[Instead, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    abilities: tuple[Ability, ...] = ()
    source: dict[str, Any] = {}
    """The row as it stands in the pack, from which the card's text is made."""


class CardSet(msgspec.Struct, frozen=True):
    """All cards of the packs in play. `rows[card]` is the row of a card; `rows[0]` stands for no card."""

    packs: tuple[str, ...]
    rows: tuple[Row, ...]
    lists: tuple[tuple[Operation, ...], ...]

    def door(self) -> tuple[int, ...]:
        return tuple(card for card, row in enumerate(self.rows) if card and row.deck == "door")

    def treasure(self) -> tuple[int, ...]:
        return tuple(card for card, row in enumerate(self.rows) if card and row.deck == "treasure")
