"""What cards are about, for whoever looks for one: every word of the vocabulary belongs to one group of effects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rodada.games.star_munchkin.cards.rows import Row

EFFECTS: Final[Mapping[str, tuple[str, ...]]] = {
    "strength": ("strength", "add_strength", "win_ties", "ignore_items", "level_only", "copy_effect"),
    "levels": ("gain_levels", "lose_levels", "levels"),
    "death": ("die",),
    "hand": ("lose_hand", "swap_hands", "rotate_hands", "hand_limit"),
    "items": ("lose_item", "unequip", "swap_item", "use", "be_lost", "slots", "complex", "carries"),
    "gold": ("lose_value", "sale", "sell", "trade"),
    "drawing": ("draw", "sift", "take_discard"),
    "treasures": ("treasures", "add_treasures"),
    "dice": ("roll", "contest", "reroll", "change_roll"),
    "choice": ("choose",),
    "characters": ("change_sex", "change_role", "lose_role", "sidekicks"),
    "running": ("run", "flee", "chase", "escape"),
    "helping": ("be_helped", "help", "force_help", "dismiss_helper"),
    "monsters": ("summon", "clone", "remove_monster", "be_enhanced", "be_removed"),
    "protection": ("cancel", "immune", "redirect_trap", "remove_trap", "discard_this", "play_oneshots"),
}


def words_of(row: Row) -> set[str]:
    """Every operation, modifier and cannot on a card, inner lists included."""
    return set(_words(row.source))


def effects_of(row: Row) -> list[str]:
    """The groups that a card has words of."""
    words = words_of(row)
    return [effect for effect, group in EFFECTS.items() if not words.isdisjoint(group)]


def roles_of(row: Row) -> set[str]:
    """The classes and races that a card is or speaks of."""
    return {*_roles(row.source), *((row.id,) if row.kind in ("class", "race") else ())}


def _tables(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        for part in value.values():
            yield from _tables(part)
    elif isinstance(value, list):
        for part in value:
            yield from _tables(part)


def _words(source: Any) -> Iterator[str]:
    for table in _tables(source):
        for name in ("op", "is"):
            if name in table:
                yield table[name]
    yield from (ban["what"] for ban in source.get("cannot", ()))


def _roles(source: Any) -> Iterator[str]:
    for table in _tables(source):
        for name in ("class", "race"):
            ids = table.get(name, [])
            yield from [ids] if isinstance(ids, str) else ids
