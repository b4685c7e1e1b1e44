"""What a terminal may say of a game besides the board: rules, notes, help. The same on a screen and in plain mode."""

from __future__ import annotations

import re

from rodada.cli.analysis_sheet import percent
from rodada.cli.rulebook import Rulebook
from rodada.cli.terminal.face import FOLLOWS, Face
from rodada.cli.terminal.host import Host
from rodada.engine.events import Seen
from rodada.engine.presenting import Choice, Pick, Question
from rodada.players.advice.hint import Hint
from rodada.words import Speaker, refusal

__all__ = ["NOBODY", "WHO", "Talk", "refusal"]

_TIMES = re.compile(r"( ×\d+)?")

WHO = "who"
"""The kind of a pick that names who wants to act."""
NOBODY = -1

_KEYS = (
    "keys-answer",
    "keys-arrows",
    "keys-back",
    "keys-rules",
    "keys-log",
    "keys-notes",
    "keys-hint",
    "keys-skip",
    "keys-act",
    "keys-quit",
    "keys-help",
    "keys-cross",
)


class Talk:
    """Speaks of one game at this device."""

    def __init__(self, host: Host, face: Face, speaker: Speaker) -> None:
        self.host = host
        self.face = face
        self.speaker = speaker
        self.book = Rulebook(host.game.name, speaker)
        self._said: dict[Seen, str] = {}
        self._asides: dict[tuple[int, int], str] = {}

    def log(self, viewer: int, start: int = 0) -> list[str]:
        """What happened, as this viewer may read it, with what was passed for it."""
        lines: list[str] = []
        for number, seen in enumerate(self.host.told(viewer, start), start + 1):
            self.tell(lines, self.line(seen), self._asides.get((viewer, number), ""))
        return lines

    def tell(self, lines: list[str], line: str, aside: str = "") -> None:
        """Add a sentence, if there is one, and what is said aside behind the last one, once.

        The same sentence once more is counted, and what only ends the last one is put behind it.
        """
        last = lines[-1] if lines else ""
        if line.startswith(FOLLOWS) and last:
            lines[-1] = f"{last.removesuffix('.')} {line}"
        elif line and last.startswith(line) and _TIMES.fullmatch(last[len(line) :]):
            lines[-1] = f"{line} ×{int(last[len(line) + 2 :] or 1) + 1}"
        elif line:
            lines.append(line)
        if aside and lines and not lines[-1].endswith(aside):
            lines[-1] += f"  {aside}"

    def line(self, seen: Seen) -> str:
        """An event as a sentence."""
        if seen not in self._said:
            self._said[seen] = self.face.line(seen)
        return self._said[seen]

    def aside(self, viewer: int, text: str) -> None:
        """Something was passed for a viewer without asking: its log says so, and only its own."""
        self._asides[viewer, self.host.happened] = text

    def hinted(self, seat: int) -> str:
        """Somebody asked for a hint: the log of everybody says so."""
        line = self.speaker.say("hint-noted", player=self.face.player(seat))
        for viewer in range(self.host.spectator + 1):
            self.aside(viewer, line)
        return line

    def hint(self, found: Hint) -> list[str]:
        """A hint in words."""
        say, said = self.speaker.say, self.face.said
        answers = [
            f"{number}. {say('hint-answer', words=said(one.words), wins=percent(one.wins))}"
            for number, one in enumerate(found.answers, 1)
        ]
        chances = [
            say("hint-chance", player=self.face.player(seat), wins=percent(chance))
            for seat, chance in enumerate(found.chances)
        ]
        line = ["", say("hint-line"), *(f"- {said(sentence)}" for sentence in found.line)] if found.line else []
        now = say("hint-chances", chances=self.speaker.together(chances))
        return [say("hint-about"), "", *answers, *line, "", now, say("hint-effort", simulations=found.simulations)]

    def rules(self, ids: tuple[str, ...]) -> list[str]:
        """The texts of these rules."""
        found = [self.book.find(id_) for id_ in ids]
        return [f"{rule.id}  {self.speaker.say(rule.key)}" for rule in found if rule is not None]

    def search(self, text: str) -> list[str]:
        """All rules with this text, or the rule or section of this id."""
        asked = self.book.find(text)
        if asked is not None:
            rules = [asked] if asked.number is not None else [asked, *self.book.within(asked)]
            return [f"{rule.id}  {self.speaker.say(rule.key)}" for rule in rules]
        lines = [f"{rule.id}  {self.speaker.say(rule.key)}" for rule in self.book.rules]
        return [line for line in lines if text.casefold() in line.casefold()]

    def notes(self, viewer: int) -> list[str]:
        """What the memory aid shows this viewer."""
        say = self.speaker.say
        if not 0 <= viewer < self.host.spectator:
            return [say("notes-nobody")]
        if not self.host.memory_aid:
            return [say("notes-off")]
        return self.face.notes(self.host.view(viewer)) or [say("notes-none")]

    def commands(self) -> str:
        """What may be typed instead of an answer, with the game's own pages and a rule of its book."""
        say = self.speaker.say
        leaves = self.face.leaves(self.host.view(self.host.spectator))
        own = "".join(say("plain-command-own", button=leaf.key, title=leaf.title) for leaf in leaves)
        act = say("plain-command-act") if self.host.acts_freely else ""
        return say("plain-commands", own=own + act, rule=self.book.rules[0].id)

    def help(self) -> list[str]:
        """The keys, and how to read the picture."""
        leaves = self.face.leaves(self.host.view(self.host.spectator))
        own = [self.speaker.say("keys-own", button=leaf.key, title=leaf.title) for leaf in leaves]
        keys = [self.speaker.say(key) for key in _KEYS if key != "keys-act" or self.host.acts_freely]
        return [*keys, *own, "", self.face.legend()]

    def who(self, asked: int) -> Question:
        """Which of the people wants to act, if anybody."""
        say = self.speaker.say
        people = [seat for seat in self.host.people if seat != asked]
        choices = [
            Choice(str(number), self.face.player(seat), self.face.player(seat), Pick(WHO, seat))
            for number, seat in enumerate(people, 1)
        ]
        nobody = Choice("0", say("act-nobody"), say("act-nobody"), Pick(WHO, NOBODY))
        return Question("who", say("act-who"), (*choices, nobody), ())
