"""Checks a whole pack: its text, its head, and its cards one after another."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, NamedTuple

from rodada.games.star_munchkin.cards.check.cards import Cards
from rodada.games.star_munchkin.cards.check.faults import Enough, Fault, Faults, quoted
from rodada.games.star_munchkin.cards.check.shape import parsed
from rodada.games.star_munchkin.cards.check.values import SLUG, Values
from rodada.games.star_munchkin.cards.vocabulary import vocabulary

Plain = Mapping[str, Any]

_HEAD: Final = ("id", "format", "title", "uses")
_MOST_USED: Final = 12


class Checked(NamedTuple):
    """A pack as it was read, and what is wrong with it: with a fault it must not be played."""

    pack: dict[str, Any] | None
    faults: list[Fault]


def checked(data: bytes, known: Mapping[str, Plain]) -> Checked:
    """A pack from its text, with all its faults; `known` are packs whose classes and races it may use."""
    faults = Faults()
    try:
        pack = parsed(data, faults)
        if pack is not None:
            _pack(pack, faults, known)
    except Enough:
        pack = None
    return Checked(pack, faults.found)


def _pack(pack: dict[str, Any], faults: Faults, known: Mapping[str, Plain]) -> None:
    bare = Values(faults, {})
    bare.is_table(pack, "", ("pack", "card"))
    _head(pack.get("pack"), bare, known)
    cards = pack.get("card")
    if not isinstance(cards, list) or not cards:
        faults.add("card", "pack-no-cards")
        return
    if not bare.is_list(cards, "card", vocabulary().limits["cards_per_pack"]):
        return
    check = Cards(Values(faults, _roles(pack, known)))
    seen: set[str] = set()
    for number, card in enumerate(cards, start=1):
        faults.card = f"#{number}"
        if _named(card, bare, seen):
            check.card(card)
    faults.card = ""


def _head(data: Any, values: Values, known: Mapping[str, Plain]) -> None:
    if data is None:
        values.faults.add("pack", "refused-missing")
        return
    if not isinstance(data, dict):
        values.faults.add("pack", "pack-not-table")
        return
    values.is_table(data, "pack", _HEAD)
    wanted: Mapping[str, Callable[[Any, str], bool]] = {
        "id": values.slug,
        "format": lambda value, path: values.number(value, path, vocabulary().format, vocabulary().format),
        "title": lambda value, path: values.texts(value, path, vocabulary().limits["title"]),
    }
    for name, check in wanted.items():
        if name in data:
            check(data[name], f"pack.{name}")
        else:
            values.faults.add(f"pack.{name}", "refused-missing")
    uses = data.get("uses", [])
    if values.is_list(uses, "pack.uses", _MOST_USED):
        for i, name in enumerate(uses):
            values.one_of(name, f"pack.uses[{i}]", known)


def _named(card: Any, values: Values, seen: set[str]) -> bool:
    """Whether it is a card with an id of its own and a kind; from here on faults are told by its id."""
    faults = values.faults
    if not isinstance(card, dict):
        faults.add("", "pack-not-table")
        return False
    name = card.get("id")
    if name is None:
        faults.add("id", "refused-missing")
    elif values.slug(name, "id"):
        if name in seen:
            faults.add("id", "pack-id-twice", id=quoted(name))
        else:
            faults.card = name
        seen.add(name)
    if "kind" not in card:
        faults.add("kind", "refused-missing")
        return False
    return values.one_of(card["kind"], "kind", vocabulary().lists["kinds"])


def _roles(pack: Plain, known: Mapping[str, Plain]) -> Mapping[str, Collection[str]]:
    """The classes and races that the pack has, and those of the packs it uses."""
    head = pack.get("pack")
    uses = head.get("uses", []) if isinstance(head, dict) else []
    used = [known[name] for name in uses if isinstance(name, str) and name in known] if isinstance(uses, list) else []
    found: dict[str, set[str]] = {"class": set(), "race": set()}
    for each in (pack, *used):
        for card in each["card"]:
            if isinstance(card, dict) and card.get("kind") in ("class", "race"):
                name = card.get("id")
                if isinstance(name, str) and SLUG.fullmatch(name):
                    found[card["kind"]].add(name)
    return found
