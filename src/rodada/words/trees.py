"""Says trees of messages: texts that a game puts together as plain data, without knowing a language.

A tree is a text or a number, `{"say": key, "with": arguments}`, `{"join": how, "of": trees}` with `and`, `or` or what
stands between, `{"texts": by language}`, or `{"player": seat}` for what a player is called.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from rodada.words.speaker import Speaker, Unsaid

Tree = str | int | Mapping[str, Any]


def _nobody(seat: int) -> str:
    raise Unsaid(f"nobody has said what the player of seat {seat} is called")


class Voice(NamedTuple):
    """Who says trees: a language, and what the players of this table are called.

    A brief one says `<key>-brief` where there is such a message: what is seen anyway need not be said.
    """

    speaker: Speaker
    player: Callable[[int], str] = _nobody
    brief: bool = False

    def say(self, tree: Tree) -> str:
        """A tree as text."""
        return str(self._part(tree))

    def _part(self, tree: Tree) -> str | int:
        """A tree as an argument of a message: numbers stay numbers, so that they choose plurals."""
        if isinstance(tree, str | int):
            return tree
        if "texts" in tree:
            text: str = tree["texts"][self.speaker.lang]
            return text
        if "player" in tree:
            return self.player(tree["player"])
        if "say" in tree:
            arguments = {name: self._part(part) for name, part in tree.get("with", {}).items()}
            return self.speaker.say(self._key(tree["say"]), **arguments)
        parts = [self.say(part) for part in tree["of"]]
        if tree["join"] == "and":
            return self.speaker.together(parts)
        return self.speaker.either(parts) if tree["join"] == "or" else str(tree["join"]).join(parts)

    def _key(self, key: str) -> str:
        brief = f"{key}-brief"
        return brief if self.brief and self.speaker.has(brief) else key


def spoken(speaker: Speaker, tree: Tree) -> str:
    """A tree without players as text in the speaker's language."""
    return Voice(speaker).say(tree)


def sentence(speaker: Speaker, tree: Tree) -> str:
    """A tree that is a clause, as a sentence: a capital before, a full stop behind."""
    text = spoken(speaker, tree)
    end = "" if text.endswith((".", "!", "?", "…")) else "."
    return f"{text[:1].upper()}{text[1:]}{end}"
