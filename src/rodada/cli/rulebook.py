"""The rules of a game as its words tell them: sections, rules, and finding one by its number."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from rodada.words import Speaker

_KEY: Final = re.compile(r"rule-([A-Z])-(\d+)(?:-(\d+))?")
_ASKED: Final = re.compile(r"([a-z])?-?(\d+)(?:[.-](\d+))?", re.IGNORECASE)


@dataclass(frozen=True)
class Rule:
    """A rule, or with `number` None the title of a section."""

    letter: str
    section: int
    number: int | None
    key: str

    @property
    def id(self) -> str:
        """As it is cited everywhere: letter, hyphen, section, point, number."""
        return f"{self.letter}-{self.section}" + ("" if self.number is None else f".{self.number}")


class Rulebook:
    """All rules of one game, in their order."""

    def __init__(self, game: str, speaker: Speaker) -> None:
        self.game: Final = game
        self.title: Final = speaker.say(f"game-{game}")
        found = [_rule(key, match) for key in speaker.keys(f"rules-{game}") if (match := _KEY.fullmatch(key))]
        self.sections: Final = [rule for rule in found if rule.number is None]
        self.rules: Final = [rule for rule in found if rule.number is not None]

    def within(self, section: Rule) -> list[Rule]:
        """The rules of a section."""
        return [rule for rule in self.rules if rule.section == section.section]

    def find(self, asked: str) -> Rule | None:
        """The rule or section meant by `G-3.3`, `g3.3` or `3.3`."""
        match = _ASKED.fullmatch(asked.strip())
        if match is None:
            return None
        letter, section, number = match.groups()
        wanted = (int(section), None if number is None else int(number))
        for rule in [*self.sections, *self.rules]:
            if (rule.section, rule.number) == wanted and (letter is None or letter.upper() == rule.letter):
                return rule
        return None


def _rule(key: str, match: re.Match[str]) -> Rule:
    letter, section, number = match.groups()
    return Rule(letter, int(section), None if number is None else int(number), key)
