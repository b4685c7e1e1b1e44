"""What a terminal may say of a game besides the board: rules, notes, help. The same on a screen and in plain mode."""

from __future__ import annotations

from rodada.cli.rulebook import Rulebook
from rodada.cli.terminal.face import Face
from rodada.cli.terminal.host import Host
from rodada.words import Speaker, refusal

__all__ = ["Talk", "refusal"]

_KEYS = (
    "keys-answer",
    "keys-arrows",
    "keys-back",
    "keys-rules",
    "keys-log",
    "keys-notes",
    "keys-skip",
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

    def log(self, viewer: int, start: int = 0) -> list[str]:
        """What happened, as this viewer may read it."""
        return [self.face.line(seen) for seen in self.host.told(viewer, start)]

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

    def help(self) -> list[str]:
        return [self.speaker.say(key) for key in _KEYS] + ["", self.face.legend()]
