"""Parts of a sentence: items that are meant, conditions, prices, what a number is multiplied by."""

from __future__ import annotations

from typing import Any, Final

from rodada.games.star_munchkin.cards.telling.trees import (
    Plain,
    Titles,
    Tree,
    after,
    dashed,
    join,
    say,
    several,
    texts,
    yes_no,
)

NOTHING: Final = ""

_JOINTS: Final = {"side": ("against", "except-against", "side"), "gain": ("for", "except-for", "side")}
"""What stands before a condition on those who fight a monster: it is strong against them, it yields more for them."""

_HANDS: Final = {"one_hand", "two_hands"}


def items(wanted: Plain | None, form: str, n: int | str = 1, who: str = "you") -> Tree:
    """The items that fit a filter."""
    wanted = wanted or {}
    form = "all" if n == "all" else form
    number = 1 if n == "all" else n
    nouns = _nouns(wanted)
    parts: list[Tree] = [join("or", [say(f"items-{noun}", form=form, n=number, who=who) for noun in nouns])]
    if "slot" in wanted and "tag" in wanted:
        parts.append(after(" ", say("filter-tag", tag=say(f"card-tag-{wanted['tag']}"))))
    if "in_use" in wanted:
        parts.append(after(" ", say("filter-in-use", value=yes_no(wanted["in_use"]))))
    if "value_max" in wanted:
        parts.append(after(" ", say("filter-value-max", n=wanted["value_max"])))
    return join("", parts)


def _nouns(wanted: Plain) -> list[str]:
    if "slot" not in wanted:
        return [wanted.get("tag", "item")]
    slots = several(wanted["slot"])
    if set(slots) >= _HANDS:
        slots = ["hand", *(slot for slot in slots if slot not in _HANDS)]
    return [dashed(slot) if slot != "none" else "no-slot" for slot in slots]


def per(source: Plain, context: str = "own") -> Tree:
    """What a number is multiplied by, with a space before it."""
    if "per" not in source:
        return NOTHING
    return after(" ", say(f"per-{dashed(source['per'])}", context=context))


def price(source: Plain) -> Tree:
    """What is paid."""
    n = source.get("n", 1)
    return say(f"pay-{source['pay']}", n=n, items=items(source.get("of"), "any", n))


class Conditions:
    """Conditions, with the titles of the classes and races they name."""

    def __init__(self, titles: Titles) -> None:
        self._titles: Final = titles

    def bare(self, source: Plain, context: str) -> Tree:
        """All that must hold, without a joint before it."""
        return join("and", [self._field(name, value, context) for name, value in source.items() if name != "not"])

    def joint(self, source: Plain | None, context: str = "own") -> Tree:
        """The condition with “if” or “against” before it."""
        return join("", self._joints(source, context)) if source else NOTHING

    def hung(self, source: Plain | None, context: str = "own", sign: str = " ") -> Tree:
        """The same at the end of a clause: with a space before it, or a comma before “unless”."""
        if not source:
            return NOTHING
        parts = self._joints(source, context)
        first = ", " if len(parts) == 1 and "not" in source else sign
        return join("", [first, *parts])

    def restriction(self, source: Plain) -> Tree:
        """Who may wear an item."""
        parts: list[Tree] = []
        if source.keys() - {"not"}:
            parts.append(say("card-text-restriction", cond=self.bare(source, "wear")))
        if "not" in source:
            parts.append(say("card-text-ban", cond=self.bare(source["not"], "wear")))
        return join("; ", parts)

    def whom(self, source: Plain | None) -> Tree:
        """Those on whom a condition holds."""
        if not source:
            return say("card-text-anyone")
        if source.keys() == {"not"}:
            return say("card-text-anyone-but", cond=self.bare(source["not"], "side"))
        parts = [self.bare(source, "side")]
        if "not" in source:
            parts.append(after(", ", say("card-text-except-against", cond=self.bare(source["not"], "side"))))
        return join("", parts)

    def _joints(self, source: Plain, context: str) -> list[Tree]:
        if_word, unless, context = _JOINTS.get(context, ("if", "unless", context))
        parts: list[Tree] = []
        if source.keys() - {"not"}:
            parts.append(say(f"card-text-{if_word}", cond=self.bare(source, context)))
        if "not" in source:
            excepted = say(f"card-text-{unless}", cond=self.bare(source["not"], context))
            parts.append(after(", ", excepted) if parts else excepted)
        return parts

    def _field(self, name: str, value: Any, context: str) -> Tree:
        if name in ("race", "class"):
            return self._roles(name, several(value), context)
        key = f"cond-{dashed(name)}"
        if name == "using":
            return say(key, context=context, items=items(value, "any"))
        if name == "against":
            return say(key, context=context, tags=join("or", [say(f"card-tag-{tag}") for tag in several(value)]))
        if name == "alone":
            return say(key, context=context, value=yes_no(value))
        called = {"level_min": "n", "level_max": "n", "monsters_min": "n", "has": "what"}.get(name, name)
        return say(key, context=context, **{called: value})

    def _roles(self, kind: str, ids: list[str], context: str) -> Tree:
        named = [self._title(kind, name) for name in ids if name != "none"]
        parts = [say(f"cond-{kind}", context=context, names=join("or", named))] if named else []
        if "none" in ids:
            parts.append(say("cond-class-none", context=context))
        return join("or", parts)

    def _title(self, kind: str, name: str) -> Tree:
        if name == "human":
            return say("card-race-human")
        found = self._titles.get((kind, name))
        return texts(found) if found else name
