"""What a game shows of itself without knowing a language: what is asked, what happened, what lies on the table.

Terminal, plain lines and browser are made from the same questions and sentences. Texts are trees of messages (see
`rodada.words.trees`); a player in one is `{"player": seat}`, so that whoever says the tree puts the name in.
Everything is made from a view, so nothing here can tell a seat what it may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from rodada.engine.errors import Illegal
from rodada.engine.events import Seen
from rodada.engine.state import Outcome
from rodada.engine.view import View
from rodada.words.trees import Tree

__all__ = ["ACT", "Choice", "Pick", "Presenting", "Question", "Stake", "Tree"]

ACT = "act"


class Pick(NamedTuple):
    """One answer: an action of the game (`act`), or a step of the question's own that only narrows what is asked."""

    kind: str
    value: int


class Choice(NamedTuple):
    """An answer that can be given; one that the rules forbid is there too and says why.

    `key` is the key that gives it in a terminal; one without is given at its thing alone, and stands behind a step too.
    `at` is the thing on the table that it is about, as the game's scene names its things (`card 12`, `region 2`,
    `place 2.1`, `seat 3`), so that a click there gives it; empty for a button.
    `leads` is set on the one answer that goes on (pass, fight, open the door).
    """

    key: str
    label: Tree
    spoken: Tree
    pick: Pick
    at: str = ""
    refusal: Illegal | None = None
    leads: bool = False


class Question(NamedTuple):
    """What is asked, the answers, and the rules that matter for it. `name` is its kind, for whoever draws it.

    `about` is the thing on the table, named as in `Choice.at`, that is being placed or moved, if any: whoever draws it
    can show it in each place where it may go.
    """

    name: str
    prompt: Tree
    choices: tuple[Choice, ...]
    rules: tuple[str, ...]
    about: str = ""


class Stake(NamedTuple):
    """What an open window means to one seat: by this it decides what it need not be asked.

    `mine`: the seat fights, helps, or is the victim, and does not decide next anyway. `wins`: somebody is about to win.
    `flips`: a card of the seat could turn it round. `combat`: it is about a combat. `answers`: the seat has anything to
    play but the pass. `settles`: when the window closes unanswered, what it is about is settled: the last chance.

    All but `flips` and `answers` follow from what everybody sees.
    """

    mine: bool
    wins: bool
    flips: bool
    combat: bool
    answers: bool
    settles: bool


class Presenting(Protocol):
    """The part of a game's contract for whoever shows it: `game.presenting` is an object like this."""

    def question(self, view: View[Any], picks: Sequence[Pick]) -> Question:
        """What the viewer is asked after these picks; one who is not on the move, what it wants to do all the same."""

    def plan(self, view: View[Any], picks: Sequence[Pick]) -> list[int] | None:
        """The actions to be played one after another; None while something is still to be picked."""

    def stake(self, view: View[Any]) -> Stake:
        """What the open window means to the viewer."""

    def told(self, seen: Seen, options: Any) -> Tree | None:
        """What happened in a game with these options, as a sentence; None where another sentence says it already."""

    def scene(self, view: View[Any]) -> Any:
        """What lies on the table as typed plain data (a msgspec Struct), for whoever draws it: no rule is needed to."""

    def notes(self, view: View[Any]) -> list[Tree]:
        """What the viewer may remember of hidden cards."""

    def result(self, state: Any, outcome: Outcome) -> list[Tree]:
        """How it ended, best first, and what decided."""

    def default(self, view: View[Any], actions: Sequence[int]) -> int:
        """What is played for a seat whose time is up: what commits it to least."""

    def parts(self, options: Any) -> Any:
        """What never changes during a game with these options, for whoever draws it: cards with texts and pictures."""
