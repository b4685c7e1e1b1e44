"""What stands in fences in a Markdown page, and the comment before it that says how to treat it.

An author writes plain Markdown; every `python` fence and every `$ rodada …` line of a `console` or `sh` fence is run.
A comment on the line before a fence changes that:

    <!-- run: rodada simulate gunrunners --games 20 -->   this instead (a shorter version; one comment per command)
    <!-- exit 2 -->                                       the commands end with this code, not with 0
    <!-- file: deck.json -->                              the fence, of whatever language, is first written there
    <!-- not run: needs a person -->                      nothing, and why

Lines after a `$` line, up to the next, are what it prints; none means anything. `...` stands for what may vary.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

_FENCE = re.compile(
    r"(?P<notes>(?:^<!--[^\n]*-->\n)*)^```(?P<language>\w+)[^\n]*\n(?P<text>.*?)^```[ \t]*$", re.MULTILINE | re.DOTALL
)


@dataclass(frozen=True)
class Fence:
    """One fenced block; `notes` are the comments before it."""

    language: str
    text: str
    line: int
    notes: list[str] = field(default_factory=list)

    def note(self, kind: str) -> str | None:
        """What the first comment `kind: …` or `kind …` says."""
        return next((note.removeprefix(kind).lstrip(": ") for note in self.notes if note.startswith(kind)), None)

    def commands(self) -> list[tuple[str, str]]:
        """The commands to run, each with what it prints."""
        if instead := [note.removeprefix("run:").strip() for note in self.notes if note.startswith("run:")]:
            return [(command, "") for command in instead]
        pieces = re.split(r"^\$ ", self.text, flags=re.MULTILINE)[1:]
        parted = (piece.partition("\n") for piece in pieces)
        return [(command, printed) for command, _, printed in parted if command.split()[0] == "rodada"]


def fences(page: Path) -> list[Fence]:
    """All fences of a page, in order."""
    text = page.read_text(encoding="utf-8")
    return [
        Fence(
            found["language"],
            found["text"],
            text.count("\n", 0, found.start("text")),
            re.findall(r"<!-- *(.*?) *-->", found["notes"]),
        )
        for found in _FENCE.finditer(text)
    ]
