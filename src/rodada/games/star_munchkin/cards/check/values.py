"""Checks single values against the types of the vocabulary: numbers, words of lists, conditions, filters, prices."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from rodada.games.star_munchkin.cards.check.faults import Faults, quoted
from rodada.games.star_munchkin.cards.vocabulary import vocabulary

Facts = Mapping[str, Any]

SLUG: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
LONGEST_SLUG: Final = 40

_BARE: Final[Facts] = {"type": "flag"}


class Values:
    """Checks values; `roles` are the ids of the classes and races that a condition may name, by kind."""

    def __init__(self, faults: Faults, roles: Mapping[str, Collection[str]]) -> None:
        self.faults: Final = faults
        self._roles: Final = roles
        self._checks: Final[dict[str, Callable[[Any, str, Facts], bool]]] = {
            "int": self._int,
            "enum": self._enum,
            "who": self._who,
            "flag": self._flag,
            "condition": self._condition,
            "filter": self._filter,
            "cost": self._cost,
            "id": self._id,
            "slug": self.slug,
            "list": self._words,
            "text": self._ability_name,
            "table": self._limit,
        }

    def value(self, data: Any, path: str, facts: Facts) -> bool:
        """Whether a value is of the type that the vocabulary gives; what is wrong is told."""
        kind: str = facts["type"]
        if kind.endswith("[]"):
            return self._one_or_several(data, path, {**facts, "type": kind.removesuffix("[]")})
        kind, _, word = kind.partition("|")
        if word:
            if data == word:
                return True
            facts = {**facts, "or": word}
        return self._checks[kind](data, path, facts)

    def table(self, data: Any, path: str, known: Mapping[str, Facts]) -> bool:
        """Whether a table has known fields only, all it needs, and right values in them."""
        if not self.is_table(data, path, known):
            return False
        right = [self.value(data[name], joined(path, name), facts) for name, facts in known.items() if name in data]
        return self.has_all(data, path, known) and all(right)

    def is_table(self, data: Any, path: str, known: Collection[str]) -> bool:
        """Whether it is a table without unknown fields."""
        if not isinstance(data, dict):
            self.faults.add(path, "pack-not-table")
            return False
        strangers = [name for name in data if name not in known]
        for name in strangers:
            self.faults.add(joined(path, quoted(name)), "pack-unknown-field", known=", ".join(known))
        return not strangers

    def has_all(self, data: Mapping[str, Any], path: str, known: Mapping[str, Facts]) -> bool:
        """Whether all fields are there that have no default."""
        missing = [
            name
            for name, facts in known.items()
            if name not in data and "default" not in facts and not facts.get("optional")
        ]
        for name in missing:
            self.faults.add(joined(path, name), "refused-missing")
        return not missing

    def is_list(self, data: Any, path: str, most: int) -> bool:
        if not isinstance(data, list):
            self.faults.add(path, "refused-not-list")
        elif len(data) > most:
            self.faults.add(path, "refused-too-long", have=len(data), most=most)
        else:
            return True
        return False

    def slug(self, data: Any, path: str, _facts: Facts = _BARE) -> bool:
        if isinstance(data, str) and len(data) <= LONGEST_SLUG and SLUG.fullmatch(data):
            return True
        self.faults.add(path, "pack-not-slug", most=LONGEST_SLUG)
        return False

    def texts(self, data: Any, path: str, longest: int) -> bool:
        """A text in each language."""
        languages = vocabulary().lists["languages"]
        if not isinstance(data, dict):
            self.faults.add(path, "pack-not-texts", languages=", ".join(languages))
            return False
        right = self.is_table(data, path, languages)
        for language in languages:
            where = joined(path, language)
            text = data.get(language)
            if text is None:
                self.faults.add(where, "pack-missing-language")
            elif not isinstance(text, str) or not text.strip() or not text.isprintable():
                self.faults.add(where, "pack-not-text")
            elif len(text) > longest:
                self.faults.add(where, "pack-text-too-long", have=len(text), most=longest)
            else:
                continue
            right = False
        return right

    def one_of(self, data: Any, path: str, known: Collection[str]) -> bool:
        if isinstance(data, str) and data in known:
            return True
        self.faults.add(path, "refused-choice", value=quoted(data), known=", ".join(known))
        return False

    def number(self, data: Any, path: str, low: int, high: int) -> bool:
        if type(data) is not int:
            self.faults.add(path, "refused-not-int")
        elif not low <= data <= high:
            self.faults.add(path, "refused-out-of-range", value=quoted(data), low=low, high=high)
        else:
            return True
        return False

    def _one_or_several(self, data: Any, path: str, facts: Facts) -> bool:
        if not isinstance(data, list):
            return self.value(data, path, facts)
        if not self.is_list(data, path, 12):
            return False
        if not data:
            self.faults.add(path, "pack-empty")
            return False
        if len({repr(each) for each in data}) < len(data):
            self.faults.add(path, "pack-twice")
            return False
        right = [self.value(each, f"{path}[{i}]", facts) for i, each in enumerate(data)]
        return all(right)

    def _int(self, data: Any, path: str, facts: Facts) -> bool:
        if "or" in facts and type(data) is not int:
            self.faults.add(path, "pack-not-int-or", word=facts["or"], low=facts["min"], high=facts["max"])
            return False
        return self.number(data, path, facts["min"], facts["max"])

    def _enum(self, data: Any, path: str, facts: Facts) -> bool:
        known = facts["values"] if "values" in facts else vocabulary().lists[facts["of"]]
        return self.one_of(data, path, known)

    def _who(self, data: Any, path: str, facts: Facts) -> bool:
        known = vocabulary().lists["who"]
        return self.one_of(data, path, (*known, facts["or"]) if "or" in facts else known)

    def _flag(self, data: Any, path: str, _facts: Facts) -> bool:
        if isinstance(data, bool):
            return True
        self.faults.add(path, "refused-not-bool")
        return False

    def _words(self, data: Any, path: str, facts: Facts) -> bool:
        if not self.is_list(data, path, 12):
            return False
        return self._one_or_several(data, path, {"type": "enum", "values": facts["values"]})

    def _id(self, data: Any, path: str, facts: Facts) -> bool:
        known = (*facts.get("also", ()), *sorted(self._roles.get(facts["kind"], ())))
        if isinstance(data, str) and data in known:
            return True
        self.faults.add(path, "pack-unknown-role", value=quoted(data), kind=facts["kind"], known=", ".join(known))
        return False

    def _condition(self, data: Any, path: str, facts: Facts) -> bool:
        known: Mapping[str, Facts] = {
            name: {**field, "optional": True} for name, field in vocabulary().condition.items()
        }
        fields = facts.get("fields")
        if fields == "wearer":
            known = {name: known[name] for name in vocabulary().lists["wearer"]}
            known["not"] = {**known["not"], "fields": "wearer but not"}
        elif fields == "wearer but not":
            known = {name: known[name] for name in vocabulary().lists["wearer"] if name != "not"}
        elif fields == "all but not":
            known = {name: field for name, field in known.items() if name != "not"}
        return self._filled(data, path) and self.table(data, path, known)

    def _filter(self, data: Any, path: str, _facts: Facts) -> bool:
        known = {name: {**field, "optional": True} for name, field in vocabulary().filter.items()}
        return self._filled(data, path) and self.table(data, path, known)

    def _filled(self, data: Any, path: str) -> bool:
        if data != {}:
            return True
        self.faults.add(path, "pack-empty")
        return False

    def _cost(self, data: Any, path: str, _facts: Facts) -> bool:
        if not self.table(data, path, vocabulary().cost):
            return False
        if "of" in data and data["pay"] != "item":
            self.faults.add(joined(path, "of"), "pack-cost-of")
            return False
        return True

    def _limit(self, data: Any, path: str, facts: Facts) -> bool:
        fields = facts["fields"]
        low, high = fields["times"]
        known = {
            "per": {"type": "enum", "values": fields["per"]},
            "times": {"type": "int", "min": low, "max": high},
        }
        return self.table(data, path, known)

    def _ability_name(self, data: Any, path: str, _facts: Facts) -> bool:
        return self.texts(data, path, vocabulary().limits["ability_name"])


def joined(path: str, name: str) -> str:
    """The path of a field within another."""
    return f"{path}.{name}" if path else name
