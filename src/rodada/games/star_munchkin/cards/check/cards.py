"""Checks one card: the fields of its kind, its words, and what follows from one field for another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from rodada.games.star_munchkin.cards.check.lists import Lists, Place
from rodada.games.star_munchkin.cards.check.values import Facts, Values, joined
from rodada.games.star_munchkin.cards.vocabulary import CHARACTER_KINDS, FOE_KINDS, Word, vocabulary

_EVERY: Final = ("id", "kind", "title", "flavour", "picture", "copies")
_ENTRIES: Final = ("modifiers", "cannot", "instead", "triggers", "abilities")
_ON_FOES: Final = ("killed", "joins", "escaped")
_TARGET_WINDOWS: Final[Mapping[str, tuple[str, ...]]] = {
    "side": ("combat", "own_combat"),
    "monster": ("combat", "own_combat"),
    "effect": ("combat", "own_combat"),
    "trap": ("trap",),
    "roll": ("roll",),
}
_DEEPEST: Final = 16
"""So deep in tables and lists an operation is looked for; deeper ones are faults in themselves."""
_PLACES: Final[Mapping[str, Place]] = {"enhancer": Place("monster", ("combat",))}


class Cards:
    """Checks cards one by one."""

    def __init__(self, values: Values) -> None:
        self._values: Final = values
        self._faults: Final = values.faults
        self._lists: Final = Lists(values)

    def card(self, data: dict[str, Any]) -> None:
        """Every fault of a card whose id and kind are right."""
        kind: str = data["kind"]
        facts = vocabulary().kinds[kind]
        required = facts.get("required", [])
        known = (*_EVERY, *required, *facts.get("optional", []))
        self._values.is_table(data, "", known)
        for name in ("title", "flavour", "picture", *required):
            if name not in data:
                self._faults.add(name, "refused-missing")
        self._texts(data)
        for name in data:
            if name in known and name in vocabulary().fields:
                self._field(name, data[name], kind)
        self._operations(data, known)
        self._passives(data, known)
        self._sense(data, kind)

    def _texts(self, data: dict[str, Any]) -> None:
        limits = vocabulary().limits
        for name in ("title", "flavour"):
            if name in data:
                self._values.texts(data[name], name, limits[name])
        if "picture" in data:
            self._values.slug(data["picture"], "picture")

    def _field(self, name: str, data: Any, kind: str) -> None:
        facts: Facts = vocabulary().fields[name]
        if name in ("ops", "bad"):
            return
        if name == "tags":
            family = "monster" if kind == "enhancer" else "item" if kind == "oneshot" else kind
            facts = {"type": "list", "values": vocabulary().lists[f"tags_{family}"]}
            if data == []:
                return
        if name == "treasures":
            facts = {**facts, **({"min": 1} if kind == "monster" else {"max": 3})}
        if self._values.value(data, name, facts) and name == "value" and data % 100:
            self._faults.add(name, "pack-value", value=data)

    def _operations(self, data: dict[str, Any], known: tuple[str, ...]) -> None:
        place = _PLACES.get(data["kind"], _aimed(data))
        if "ops" in data and "ops" in known:
            self._lists.ops(data["ops"], "ops", place)
        if "bad" in data and "bad" in known:
            self._lists.ops(data["bad"], "bad", Place())
        if isinstance(data.get("target"), str) and data["kind"] in ("oneshot", "level"):
            self._windows_fit(place, "target")

    def _windows_fit(self, place: Place, path: str) -> None:
        fit = _TARGET_WINDOWS.get(place.target)
        if fit and not set(place.windows) <= set(fit):
            self._faults.add(path, "pack-target-window", target=place.target, windows=", ".join(fit))

    def _passives(self, data: dict[str, Any], known: tuple[str, ...]) -> None:
        kind = data["kind"]
        checks: Mapping[str, Callable[[Any, str, str], None]] = {
            "modifiers": self._modifier,
            "cannot": self._cannot,
            "instead": self._instead,
            "triggers": self._trigger,
            "abilities": self._ability,
        }
        most = vocabulary().limits["entries_per_card"]
        count = 0
        for name in _ENTRIES:
            if name not in data or name not in known or not self._values.is_list(data[name], name, most):
                continue
            count += len(data[name])
            for i, entry in enumerate(data[name]):
                if isinstance(entry, dict):
                    checks[name](entry, f"{name}[{i}]", kind)
                else:
                    self._faults.add(f"{name}[{i}]", "pack-not-table")
        if count > most:
            self._faults.add("", "pack-too-many-entries", have=count, most=most)

    def _modifier(self, data: dict[str, Any], path: str, kind: str) -> None:
        self._word(data, path, kind, "is", vocabulary().modifiers)

    def _cannot(self, data: dict[str, Any], path: str, kind: str) -> None:
        self._word(data, path, kind, "what", vocabulary().cannot)

    def _word(self, data: dict[str, Any], path: str, kind: str, name: str, words: Mapping[str, Word]) -> None:
        where = joined(path, name)
        if name not in data:
            self._faults.add(where, "refused-missing")
            return
        if not self._values.one_of(data[name], where, words):
            return
        word = words[data[name]]
        if kind not in word.kinds:
            self._faults.add(where, "pack-wrong-kind", word=data[name], kinds=", ".join(word.kinds))
            return
        when: Facts = {"type": "condition", "optional": True}
        rest = {field: value for field, value in data.items() if field != name}
        self._values.table(rest, path, {**word.arguments, "when": when})

    def _instead(self, data: dict[str, Any], path: str, kind: str) -> None:
        if self._entry("instead", data, path):
            kinds = ("monster",) if data["of"] == "fight" else CHARACTER_KINDS
            if kind not in kinds:
                self._faults.add(joined(path, "of"), "pack-wrong-kind", word=data["of"], kinds=", ".join(kinds))
        self._do(data, path, Place(), may_be_empty=True)

    def _trigger(self, data: dict[str, Any], path: str, kind: str) -> None:
        if self._entry("trigger", data, path):
            kinds = FOE_KINDS if data["on"] in _ON_FOES else CHARACTER_KINDS
            if kind not in kinds:
                self._faults.add(joined(path, "on"), "pack-wrong-kind", word=data["on"], kinds=", ".join(kinds))
            if kind == "monster" and data["on"] == "joins":
                self._comes_back(data.get("do"), joined(path, "do"))
        self._do(data, path, Place())

    def _comes_back(self, data: Any, path: str) -> None:
        """What leaves as it joins, and calls the next one from where it went, could go on for ever."""
        if _does(data, "discard_this") and _does(data, "summon"):
            self._faults.add(path, "pack-comes-back")

    def _ability(self, data: dict[str, Any], path: str, _kind: str) -> None:
        place = _aimed(data)
        if self._entry("ability", data, path):
            if "cost" not in data and "limit" not in data:
                self._faults.add(path, "pack-ability-free")
            self._windows_fit(place, joined(path, "target"))
        self._do(data, path, place)

    def _entry(self, name: str, data: dict[str, Any], path: str) -> bool:
        known = vocabulary().entries[name]
        plain = {field: value for field, value in data.items() if field != "do"}
        if "do" not in data:
            self._faults.add(joined(path, "do"), "refused-missing")
        return self._values.table(plain, path, {field: facts for field, facts in known.items() if field != "do"})

    def _do(self, data: dict[str, Any], path: str, place: Place, may_be_empty: bool = False) -> None:
        if "do" in data:
            self._lists.ops(data["do"], joined(path, "do"), place, may_be_empty)

    def _sense(self, data: dict[str, Any], kind: str) -> None:
        if kind == "item":
            self._item(data)
        abilities = data.get("abilities")
        ids = (
            [repr(each.get("id")) for each in abilities if isinstance(each, dict)]
            if isinstance(abilities, list)
            else []
        )
        if len(set(ids)) < len(ids):
            self._faults.add("abilities", "pack-twice")
        if kind == "trap":
            self._trap(data)
        if kind == "special":
            self._special(data)

    def _item(self, data: dict[str, Any]) -> None:
        tags = data.get("tags", [])
        if isinstance(tags, list) and "laser" in tags and ("fire" not in tags or data.get("slot") != "two_hands"):
            self._faults.add("tags", "pack-laser")

    def _trap(self, data: dict[str, Any]) -> None:
        passive = [name for name in _ENTRIES if data.get(name)]
        if passive and data.get("lasts", "now") == "now":
            self._faults.add("lasts", "pack-trap-passes", fields=", ".join(passive))
        if not passive and not data.get("ops"):
            self._faults.add("ops", "refused-missing")

    def _special(self, data: dict[str, Any]) -> None:
        if data.get("role") == "wandering":
            if data.get("ops") != [{"op": "summon", "from": "hand"}]:
                self._faults.add("ops", "pack-wandering")
        elif "ops" in data:
            self._faults.add("ops", "pack-special-ops")


def _does(data: Any, word: str, depth: int = 0) -> bool:
    """Whether an operation is anywhere in a list, or in the lists within it."""
    if depth > _DEEPEST:
        return False
    if isinstance(data, dict):
        return data.get("op") == word or any(_does(value, word, depth + 1) for value in data.values())
    return isinstance(data, list) and any(_does(each, word, depth + 1) for each in data)


def _aimed(data: Mapping[str, Any]) -> Place:
    """What a card or an ability is aimed at and when; wrong values are told elsewhere."""
    window = data.get("window", "any")
    target = data.get("target", "self")
    windows = tuple(window) if isinstance(window, list) and all(isinstance(each, str) for each in window) else (window,)
    return Place(target if isinstance(target, str) else "", windows if all(isinstance(w, str) for w in windows) else ())
