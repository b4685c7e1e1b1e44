"""What the sums need to know of each card, by its number, worked out once for a card set.

Sums are folded over what is in play at every moment anew, so nothing about a card is searched for in its row then.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rodada.games.star_munchkin.cards.rows import CardSet, Condition, Modifier, Operation, Row
from rodada.games.star_munchkin.moments import ANY, bits_of_row, bits_of_words

NEVER: Final = 0
ALWAYS: Final = 1
FIGHTING: Final = 2
WORN: Final = 3
"""When the passive words of a card before a seat count: never, while in play, while the seat is in a combat (M-10.5),
while in use (M-6.2)."""

GOOD: Final = "good"
HARM: Final = "harm"
NEUTRAL: Final = "neutral"
"""How a test of class or race reads a shielded one (M-4.4)."""

DROPPED: Final = ("class", "race", "sidekick")
"""What its owner may discard at will (M-1.1, M-9.1)."""

LIMITED: Final = ("class", "race", "sidekick")
"""Of which one may be in play, or as many as a card allows (M-4.3, M-9.1)."""

_STANDS: Final[Mapping[str, int]] = {"class": ALWAYS, "race": ALWAYS, "sidekick": ALWAYS, "item": WORN}
_LASTS: Final[Mapping[str, int]] = {"stays": ALWAYS, "next_combat": FIGHTING}


class Sway(NamedTuple):
    """A modifier of strength that is not always the same number."""

    n: int
    per: str
    when: Condition | None
    polarity: str


def leaning(polarity: str, word: str, n: int, on_foe: bool) -> str:
    """Whether a modifier does good or harm to the characters, where that follows from its sign."""
    if polarity != "sign":
        return polarity
    if on_foe and word == "strength":
        n = -n
    return GOOD if n > 0 else HARM


class Facts:
    """Of every card: when it counts, what it always adds, what it adds sometimes, what it silences."""

    __slots__ = (
        "abilities",
        "barred",
        "bearers",
        "bound",
        "cards",
        "clones",
        "force",
        "gold",
        "in_play",
        "items",
        "limited",
        "muffles",
        "plays",
        "sought",
        "stands",
        "sways",
        "undead",
    )

    cards: CardSet
    stands: list[int]
    force: list[int]
    sways: list[tuple[Sway, ...]]
    bound: list[Condition | None]
    muffles: list[tuple[Modifier, ...]]
    clones: list[bool]
    items: list[bool]
    """Whether the card is a thing on the table: an item or a one-shot (M-6.1)."""
    undead: list[bool]
    """Monsters that are undead, and enhancers that make them so (M-5.8)."""
    limited: list[bool]
    """Whether only so many of its kind may be in play."""
    gold: list[int]
    """What it is worth in a sale (M-6.9)."""
    plays: list[int]
    """The moments in which a card may be played from hand, as bits."""
    abilities: list[tuple[int, ...]]
    """The moments of each of its abilities."""
    in_play: list[int]
    """The moments in which a card in play offers anything: a one-shot, an ability, to be dropped."""
    bearers: dict[str, frozenset[int]]
    """By the word of a modifier: the cards that bear it."""
    barred: dict[str, frozenset[int]]
    """By what cannot be done: the cards that say so."""
    sought: frozenset[str]
    """The kinds of which some card of the set reaches for the topmost discard."""

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        rows = cards.rows
        self.stands = [_stands(row) for row in rows]
        self.force = [_force(row) for row in rows]
        self.sways = [_sways(row) for row in rows]
        self.bound = [row.restriction for row in rows]
        self.muffles = [
            tuple(modifier for modifier in row.modifiers if modifier.word in ("level_only", "ignore_items"))
            for row in rows
        ]
        self.clones = [_clones(cards, row) for row in rows]
        self.sought = frozenset(_sought(operation) for operations in cards.lists for operation in operations) - {""}
        self.items = [row.kind in ("item", "oneshot") for row in rows]
        self.undead = ["undead" in row.tags for row in rows]
        self.limited = [row.kind in LIMITED for row in rows]
        self.gold = [row.value if self.items[card] else 0 for card, row in enumerate(rows)]
        self.plays = [bits_of_row(row) if row.kind else 0 for row in rows]
        self.abilities = [tuple(bits_of_words(ability.windows) for ability in row.abilities) for row in rows]
        self.in_play = [_in_play(row, self.plays[card], self.abilities[card]) for card, row in enumerate(rows)]
        bearers: dict[str, set[int]] = {}
        barred: dict[str, set[int]] = {}
        for card, row in enumerate(rows):
            for modifier in row.modifiers:
                bearers.setdefault(modifier.word, set()).add(card)
            for ban in row.cannot:
                barred.setdefault(ban.what, set()).add(card)
        self.bearers = {word: frozenset(found) for word, found in bearers.items()}
        self.barred = {what: frozenset(found) for what, found in barred.items()}


def _in_play(row: Row, plays: int, abilities: tuple[int, ...]) -> int:
    bits = plays if row.kind == "oneshot" else 0
    if row.kind in DROPPED:
        bits |= ANY
    for ability in abilities:
        bits |= ability
    return bits


def _stands(row: Row) -> int:
    if row.kind == "trap":
        return _LASTS.get(row.lasts, NEVER)
    return _STANDS.get(row.kind, NEVER)


def _is_foe(row: Row) -> bool:
    return row.kind in ("monster", "enhancer")


def _is_constant(modifier: Modifier) -> bool:
    return modifier.word == "strength" and modifier.when is None and not modifier.per


def _force(row: Row) -> int:
    """What the card adds wherever it counts: its level or bonus, and what it gives without condition."""
    return row.level + row.bonus + sum(modifier.n for modifier in row.modifiers if _is_constant(modifier))


def _sways(row: Row) -> tuple[Sway, ...]:
    return tuple(
        Sway(m.n, m.per, m.when, leaning(m.polarity, m.word, m.n, _is_foe(row)))
        for m in row.modifiers
        if m.word == "strength" and not _is_constant(m)
    )


def _clones(cards: CardSet, row: Row) -> bool:
    """Whether the card makes a second monster of the one it lies on (M-5.7)."""
    return row.kind == "enhancer" and any(operation.op == "clone" for operation in cards.lists[row.ops])


def _sought(operation: Operation) -> str:
    if operation.op == "summon" and operation.source == "discards":
        return "monster"
    return operation.kind if operation.op == "take_discard" else ""


_KNOWN: Final[dict[int, Facts]] = {}


def facts_of(cards: CardSet) -> Facts:
    """The facts of a card set. They keep it alive, so that its identity stays its own."""
    facts = _KNOWN.get(id(cards))
    if facts is None:
        facts = _KNOWN[id(cards)] = Facts(cards)
    return facts
