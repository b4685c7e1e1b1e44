"""Trees of messages: what is to be said, as plain data.

A text or number stands for itself; `{"say": key, "with": arguments}` is a message with trees for arguments,
`{"join": how, "of": trees}` a list (`and`, `or`, or what stands between), `{"texts": by language}` a text that is data.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rodada.games.star_munchkin.cards.rows import CardSet
from rodada.games.star_munchkin.cards.vocabulary import vocabulary
from rodada.words.trees import Tree

__all__ = [
    "Plain",
    "Titles",
    "Tree",
    "after",
    "argument",
    "dashed",
    "join",
    "say",
    "several",
    "signed",
    "texts",
    "titles_of",
    "yes_no",
]

Plain = Mapping[str, Any]
Titles = Mapping[tuple[str, str], Mapping[str, str]]
"""Of classes and races: by kind and id, the title in each language."""


def titles_of(cards: CardSet) -> Titles:
    """The titles of the classes and races of a card set."""
    return {(row.kind, row.id): row.title for row in cards.rows if row.kind in ("class", "race")}


def say(key: str, **arguments: Tree) -> Tree:
    return {"say": key, "with": arguments}


def join(how: str, parts: Sequence[Tree]) -> Tree:
    return parts[0] if len(parts) == 1 else {"join": how, "of": list(parts)}


def after(sign: str, tree: Tree) -> Tree:
    """A tree with something before it: a space, a comma."""
    return {"join": "", "of": [sign, tree]}


def texts(by_language: Mapping[str, str]) -> Tree:
    return {"texts": dict(by_language)}


def dashed(word: str) -> str:
    """A word of the vocabulary as it stands in a message key."""
    return word.replace("_", "-")


def signed(n: int) -> str:
    """A number with its sign, minus as typography has it."""
    return f"+{n}" if n >= 0 else f"\N{MINUS SIGN}{-n}"


def yes_no(value: bool) -> str:
    return "yes" if value else "no"


def several(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def argument(source: Plain, name: str) -> Any:
    """An argument of an operation, its default if it is not written."""
    facts = vocabulary().ops[source["op"]].arguments[name]
    return source.get(name, facts.get("default"))
