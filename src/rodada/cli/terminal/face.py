"""What a game shows of itself in a terminal: questions with their answers, a picture, spoken lines.

Everything is made from a view; questions and sentences are the game's own (`rodada.engine.presenting`), here in one
language. An answer may be one of several that make one decision (which card, then where): the picks so far are
collected here and played together, so that a half-made choice can be taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol

from rich.text import Text

from rodada.engine.contract import Game, Outcome, State, View
from rodada.engine.events import Event, Seen
from rodada.engine.presenting import Choice, Pick, Question, Tree
from rodada.words import Speaker


class Unasked(NamedTuple):
    """What is played for a seat without asking it, and the line that says so."""

    actions: list[int]
    line: str


class Leaf(NamedTuple):
    """A page of the game's own: the key that opens it, what the key is called, title and lines."""

    key: str
    label: str
    title: str
    lines: Callable[[], Sequence[str]]


FOLLOWS: Final = "→ "
"""How a line begins that only ends the one before it: what was drawn, after who drew."""


class Scene(NamedTuple):
    """What is on the screen besides the table: the question, the highlighted answer, the log, what the bottom says."""

    question: Question | None = None
    chosen: int = 0
    log: Sequence[str] = ()
    banner: str = ""
    notice: str = ""
    keys: Sequence[tuple[str, str]] = ()
    alarm: int = -1
    """The region in which something big is going on."""


class Face(Protocol):
    """One game as a terminal shows it, in one language, with these players at the table."""

    def question(self, view: View[Any], picks: Sequence[Pick]) -> Question:
        """What the viewer is asked after these picks; one who is not on the move, what it wants to do all the same."""

    def said(self, tree: Tree) -> str:
        """A text of the game in the language of this terminal."""

    def plan(self, view: View[Any], picks: Sequence[Pick]) -> list[int] | None:
        """The actions to be played one after another; None while something is still to be picked.

        A last pick of the kind `vow` is kept: what the seat said beforehand, for `unasked` and `keeps`.
        """

    def unasked(self, view: View[Any], vow: Pick | None, alone: bool) -> Unasked | None:
        """What the viewer need not be asked: by its vow, or because there is no choice and nobody else is here."""

    def keeps(self, view: View[Any], vow: Pick) -> bool:
        """Whether what the viewer said beforehand still stands."""

    def line(self, seen: Seen) -> str:
        """What happened, as a sentence; nothing where another sentence says it already."""

    def unfold(self, table: Any, seen: Seen) -> None:
        """Let one event happen on a copy of a viewer's table, for the eye; the next view puts it right."""

    def alarm(self, seen: Seen) -> int:
        """The region to which an event draws all eyes, -1 for none, -2 to leave it as it is."""

    def weight(self, seen: Seen) -> float:
        """How long an event is looked at, an ordinary one 1."""

    def turning_point(self) -> tuple[str, str]:
        """The kind of event that a replay leaps to, and what its key is called."""

    def colours(self) -> Mapping[str, str]:
        """What lies over the picture has these: ground, paper, shade, faint, signal, lit."""

    def leaves(self, view: View[Any]) -> list[Leaf]:
        """The game's own pages, as they are now."""

    def paint(self, view: View[Any], scene: Scene, width: int, height: int) -> list[Text]:
        """The whole screen, `height` lines of at most `width` columns."""

    def spoken_table(self, view: View[Any]) -> list[str]:
        """All that lies on the table, in lines to be read out."""

    def spoken_hand(self, view: View[Any]) -> list[str]:
        """What the viewer holds."""

    def notes(self, view: View[Any]) -> list[str]:
        """What the viewer may remember of face-down cards."""

    def result(self, state: State, outcome: Outcome) -> list[str]:
        """How it ended, best first, and what decided."""

    def player(self, seat: int) -> str:
        """A player's name with what the seat is called."""

    def legend(self) -> str:
        """How to read the picture."""


def face_of(game: Game[Any], speaker: Speaker, players: Sequence[str], options: Any, *, brief: bool = False) -> Face:
    """The face of a game; each that can be played here has a folder beside this module. Under a picture it is brief."""
    module = import_module(f"rodada.cli.terminal.{game.name.replace('-', '_')}")
    face: Face = module.face(game, speaker, players, options, brief)
    return face


def keyed(question: Question) -> Question:
    """A question with the answers that a key gives."""
    return question._replace(choices=tuple(choice for choice in question.choices if choice.key))


def by_key(question: Question, key: str) -> Choice | None:
    """The answer that a key gives."""
    return next((choice for choice in question.choices if choice.key == key), None)


def redacted(event: Event, viewer: int, fresh: bool) -> Seen:
    """An event as a viewer is told it; what is no longer fresh is told without its private part (G-8.2)."""
    seen = event.seen_by(viewer)
    return seen if fresh else seen._replace(private=None)
