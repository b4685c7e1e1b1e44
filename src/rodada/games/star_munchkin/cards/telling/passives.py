"""What modifiers, cannots, insteads, triggers and abilities say."""

from __future__ import annotations

from typing import Final

from rodada.games.star_munchkin.cards.telling.operations import Operations
from rodada.games.star_munchkin.cards.telling.parts import NOTHING, Conditions, items, per, price
from rodada.games.star_munchkin.cards.telling.trees import (
    Plain,
    Tree,
    dashed,
    join,
    say,
    several,
    signed,
    texts,
)


class Passives:
    """Says the words that a card has while it lies somewhere.

    `context` is `side` on a monster and its enhancers, else `own`.
    """

    def __init__(self, conditions: Conditions, context: str) -> None:
        self._conditions: Final = conditions
        self._context: Final = context

    def modifier(self, source: Plain, within_combat: bool = False) -> Tree:
        word, context = source["is"], self._context
        plain = "side" if within_combat and word == "strength" else context
        joint = "gain" if context == "side" and word in ("treasures", "levels") else context
        n = source.get("n", 0)
        return say(
            f"mod-{dashed(word)}",
            context=plain,
            n=n,
            signed=signed(n) if isinstance(n, int) else NOTHING,
            per=per(source, context),
            when=self._conditions.hung(source.get("when"), joint),
            **_of(source),
        )

    def cannot(self, source: Plain) -> Tree:
        what, when = source["what"], source.get("when")
        context = "own" if what == "be_lost" else self._context
        asks_runner = what == "chase" or (what == "flee" and context == "side")
        return say(
            f"cannot-{dashed(what)}",
            context=context,
            whom=self._conditions.whom(when) if asks_runner else NOTHING,
            conditional="yes" if when else "no",
            items=items(source["of"], "plural") if "of" in source else NOTHING,
            when=NOTHING if asks_runner else self._conditions.hung(when, context),
        )

    def instead(self, source: Plain) -> Tree:
        operations = Operations(self._conditions)
        do = operations.together(source["do"]) if source["do"] else say("instead-nothing")
        key, when = f"instead-{dashed(source['of'])}", self._conditions.joint(source.get("when"))
        if "cost" not in source:
            return say(f"{key}-free", when=when, do=do)
        said = say(key, cost=price(source["cost"]), do=do)
        return say("card-text-when", when=when, then=said) if when else said

    def trigger(self, source: Plain) -> Tree:
        do = Operations(self._conditions).together(source["do"])
        if source.get("may"):
            do = say("trigger-may", do=do)
        when = self._conditions.hung(source.get("when"), sign=", ")
        return say(f"trigger-{dashed(source['on'])}", when=when, do=do)

    def ability(self, source: Plain) -> Tree:
        do = Operations(self._conditions, source.get("target", "self")).together(source["do"])
        if "cost" in source:
            do = say("card-text-cost", cost=price(source["cost"]), do=do)
        if "when" in source:
            do = say("card-text-when", when=self._conditions.joint(source["when"]), then=do)
        limit = source.get("limit")
        return say(
            "card-text-ability",
            name=texts(source["name"]),
            window=windows(source["window"]),
            limit=say(f"card-limit-{limit['per']}", n=limit["times"]) if limit else NOTHING,
            do=do,
        )

    def lasting(self, row: Plain) -> list[Tree]:
        """The words of a trap that stays, in one sentence; its abilities follow."""
        soon = row["lasts"] == "next_combat"
        effects = [
            *(self.modifier(each, soon) for each in row.get("modifiers", ())),
            *(self.cannot(each) for each in row.get("cannot", ())),
            *(self.trigger(each) for each in row.get("triggers", ())),
        ]
        return [say(f"lasts-{dashed(row['lasts'])}", effects=join("; ", effects))] if effects else []

    def all_of(self, row: Plain) -> list[Tree]:
        """A sentence for each word."""
        lasts = row.get("lasts", "now") != "now"
        said = self.lasting(row) if lasts else [*(self.modifier(each) for each in row.get("modifiers", ()))]
        if not lasts:
            said += [self.cannot(each) for each in row.get("cannot", ())]
            said += [self.instead(each) for each in row.get("instead", ())]
            said += [self.trigger(each) for each in row.get("triggers", ())]
        return said + [self.ability(each) for each in row.get("abilities", ())]


def windows(source: str | list[str]) -> Tree:
    """When a thing may be played."""
    return join("or", [say(f"card-window-{dashed(window)}") for window in several(source)])


def _of(source: Plain) -> dict[str, Tree]:
    """The arguments that only some modifiers have."""
    word = source["is"]
    if word == "slots":
        return {"slots": join("or", [say(f"card-slot-extra-{slot}") for slot in source["of"]])}
    if word == "carries":
        return {"items": items(source.get("of"), "any")}
    if word == "ignore_items":
        return {"items": items(source["of"], "plural")}
    if word == "immune":
        return {"to": source["to"], "tag": say(f"card-tag-{source['tag']}")}
    return {}
