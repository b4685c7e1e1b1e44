"""Says trees of messages: texts that a game puts together as plain data, without knowing a language.

A tree is a text or a number, `{"say": key, "with": arguments}`, `{"join": how, "of": trees}` with `and`, `or` or what
stands between, or `{"texts": by language}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rodada.words.speaker import Speaker

Tree = str | int | Mapping[str, Any]


def spoken(speaker: Speaker, tree: Tree) -> str:
    """A tree as text in the speaker's language."""
    return str(_part(speaker, tree))


def sentence(speaker: Speaker, tree: Tree) -> str:
    """A tree that is a clause, as a sentence: a capital before, a full stop behind."""
    text = spoken(speaker, tree)
    end = "" if text.endswith((".", "!", "?", "…")) else "."
    return f"{text[:1].upper()}{text[1:]}{end}"


def _part(speaker: Speaker, tree: Tree) -> str | int:
    """A tree as an argument of a message: numbers stay numbers, so that they choose plurals."""
    if isinstance(tree, str | int):
        return tree
    if "texts" in tree:
        text: str = tree["texts"][speaker.lang]
        return text
    if "say" in tree:
        return speaker.say(tree["say"], **{name: _part(speaker, part) for name, part in tree["with"].items()})
    parts = [spoken(speaker, part) for part in tree["of"]]
    if tree["join"] == "and":
        return speaker.together(parts)
    return speaker.either(parts) if tree["join"] == "or" else str(tree["join"]).join(parts)
