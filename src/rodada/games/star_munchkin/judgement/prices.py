"""What things are worth, in Levels: the one unit of the whole judgement. The numbers were found by play.

`Prices` holds what follows from a card alone; what it is worth to somebody depends on the table, see `mind`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rodada.games.star_munchkin.cards.rows import ANY, CardSet, Modifier, Row

LEVEL: Final = 1.0
VICTORY: Final = 12.0
"""To win the game."""
POINT: Final = 0.2
"""A point of strength that stays."""
THOUSAND: Final = 0.55
"""A thousand gold pieces in items: a Level, once there are enough of them."""
DRAWN: Final[Mapping[str, float]] = {"door": 0.3, "treasure": 0.5}
"""A card of a deck that nobody has seen yet."""
UNSEEN: Final = 0.35
"""A card in somebody's hand."""
NEW_HAND: Final = 2.4
"""What the new character gets (M-8.4)."""

MANY: Final = 3
"""As many as one likes, in numbers."""

_CHARMS: Final[Mapping[str, float]] = {
    "run": 0.12,
    "treasures": 0.4,
    "hand_limit": 0.1,
    "complex": 0.1,
    "slots": 0.3,
    "sidekicks": 0.15,
    "carries": 0.4,
    "sale": 0.001,
    "win_ties": 0.25,
    "immune": 0.1,
}
"""What a modifier is worth beside strength, for each that it gives."""
_ABILITY: Final = 0.25
_HABIT: Final = 0.1
"""A trigger, or something that may happen instead."""
_OFTEN: Final = 0.4
"""How often the condition of a modifier of strength holds."""

_KEPT: Final[Mapping[str, float]] = {"class": 0.35, "race": 0.35, "level": 0.15, "sidekick": 0.35}
_KEPT_ROLES: Final[Mapping[str, float]] = {"cheat": 0.3, "wandering": 0.3, "super_munchkin": 0.3, "half_breed": 0.3}
_DECISIVE: Final = ("lose_levels", "lose_item", "lose_value", "unequip", "strength")
"""What a trap does that may stop whoever is about to win."""
_TRAP: Final = 0.4
_NUISANCE: Final = 0.03
"""A trap that stops nobody: there is no reason to wait with it."""
_SHOT: Final = 0.3
"""A one-shot or an enhancer that does something else than adding up."""
_SHOT_POINT: Final = 0.06
"""A point of strength that is spent."""


class Prices:
    """Of every card of a set: strength, what else it gives, and what it is worth in hand to whoever can use it."""

    __slots__ = ("cards", "charm", "gold", "habits", "kept", "power")

    def __init__(self, cards: CardSet) -> None:
        self.cards: Final = cards
        rows = cards.rows
        self.power: Final = [_power(row) for row in rows]
        self.charm: Final = [_charm(row) for row in rows]
        self.gold: Final = [THOUSAND * row.value / 1000 for row in rows]
        self.kept: Final = [_kept(cards, row) for row in rows]
        self.habits: Final = frozenset(
            card for card, row in enumerate(rows) if any(trigger.on == "won" for trigger in row.triggers)
        )
        """The cards that do something of themselves after a combat won."""


def _power(row: Row) -> float:
    """Strength, with what is conditional in part."""
    total = float(row.bonus)
    for modifier in row.modifiers:
        if modifier.word == "strength":
            total += modifier.n * (1.0 if modifier.when is None else _OFTEN)
    return total


def _charm(row: Row) -> float:
    total = sum(_CHARMS.get(modifier.word, 0.0) * _amount(modifier) for modifier in row.modifiers)
    if row.kind != "trap":  # what a trap can do is how to be rid of it
        total += _ABILITY * len(row.abilities) + _HABIT * (len(row.triggers) + len(row.instead))
    return total - _HABIT * sum(ban.what != "be_lost" for ban in row.cannot)


def _amount(modifier: Modifier) -> int:
    if modifier.word == "complex" and modifier.n == ANY:
        return MANY
    return modifier.n or 1


def _kept(cards: CardSet, row: Row) -> float:
    if row.kind == "special":
        return _KEPT_ROLES[row.role]
    if row.kind == "trap":
        words = {operation.op for operation in cards.lists[row.ops]} | {modifier.word for modifier in row.modifiers}
        return _NUISANCE if words.isdisjoint(_DECISIVE) else _TRAP
    if row.kind in ("oneshot", "enhancer"):
        points = abs(row.bonus) + _points(cards, row.ops)
        return (0.1 + _SHOT_POINT * points) if points else _SHOT
    return _KEPT.get(row.kind, 0.0)


def _points(cards: CardSet, list_id: int) -> int:
    """Strength that a list adds on either side."""
    return sum(operation.n for operation in cards.lists[list_id] if operation.op == "add_strength")


_KNOWN: Final[dict[int, Prices]] = {}


def prices_of(cards: CardSet) -> Prices:
    """The prices of a card set. They keep it alive, so that its identity stays its own."""
    prices = _KNOWN.get(id(cards))
    if prices is None:
        prices = _KNOWN[id(cards)] = Prices(cards)
    return prices
