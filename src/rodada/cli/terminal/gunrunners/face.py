"""Gunrunners' face in a terminal: what `rodada.cli.terminal.face.Face` asks of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from rodada.cli.terminal.face import Leaf, Scene, Unasked, keyed
from rodada.cli.terminal.gunrunners.ink import CRATE, GREY, INK, PAPER, SHADE
from rodada.cli.terminal.gunrunners.naming import Names
from rodada.cli.terminal.gunrunners.painting import Painter
from rodada.cli.terminal.gunrunners.speaking import Reader
from rodada.cli.terminal.gunrunners.unfolding import unfold
from rodada.engine.events import Seen
from rodada.engine.presenting import Pick, Question, Tree
from rodada.engine.state import Outcome
from rodada.engine.view import View
from rodada.games.gunrunners.presenting import presenting
from rodada.games.gunrunners.state import GunrunnersState
from rodada.games.gunrunners.verbs import AGENCIES
from rodada.words import Speaker

_ALARMED: Final = ("bust", "removed")
_STILL_ALARMED: Final = ("revealed", "confiscated", "swept", "special_delivery")
_WEIGHTS: Final = {
    "turn": 0.6,
    "chose": 0.6,
    "drew": 0.3,
    "delivered": 1.6,
    "stored": 1.6,
    "flipped": 1.8,
    "bust": 3.0,
    "revealed": 2.0,
    "confiscated": 2.2,
    "audit_rolled": 2.2,
    "ended": 2.0,
}


class GunrunnersFace:
    """One game of Gunrunners, in one language, with these players."""

    def __init__(self, speaker: Speaker, players: Sequence[str], options: Any, brief: bool) -> None:
        self._names = Names(speaker, players, options, brief)
        self._options = options

    def question(self, view: View[GunrunnersState], picks: Sequence[Pick]) -> Question:
        return keyed(presenting.question(view, picks))

    def said(self, tree: Tree) -> str:
        return self._names.said(tree)

    def plan(self, view: View[GunrunnersState], picks: Sequence[Pick]) -> list[int] | None:
        return presenting.plan(view, picks)

    def line(self, seen: Seen) -> str:
        tree = presenting.told(seen, self._options)
        return "" if tree is None else self._names.said(tree)

    def unfold(self, table: GunrunnersState, seen: Seen) -> None:
        unfold(table, seen)

    def alarm(self, seen: Seen) -> int:
        if seen.kind in _ALARMED:
            return seen.public[0]
        return -2 if seen.kind in _STILL_ALARMED else -1

    def unasked(self, view: View[GunrunnersState], vow: Pick | None, alone: bool) -> Unasked | None:
        return None  # every decision is one

    def keeps(self, view: View[GunrunnersState], vow: Pick) -> bool:
        return False

    def weight(self, seen: Seen) -> float:
        return _WEIGHTS.get(seen.kind, 1.0)

    def turning_point(self) -> tuple[str, str]:
        return "bust", self._names.speaker.say("key-bust")

    def colours(self) -> Mapping[str, str]:
        return {"ground": INK, "paper": PAPER, "shade": SHADE, "faint": GREY, "signal": "#bf2b1c", "lit": CRATE}

    def leaves(self, view: View[GunrunnersState]) -> list[Leaf]:
        return []

    def paint(self, view: View[GunrunnersState], scene: Scene, width: int, height: int) -> list[Text]:
        return Painter(self._names, view, scene).paint(width, height)

    def spoken_table(self, view: View[GunrunnersState]) -> list[str]:
        return Reader(self._names, view).whole()

    def spoken_hand(self, view: View[GunrunnersState]) -> list[str]:
        return Reader(self._names, view).hand()

    def notes(self, view: View[GunrunnersState]) -> list[str]:
        return [self._names.said(tree) for tree in presenting.notes(view)]

    def result(self, state: Any, outcome: Outcome) -> list[str]:
        return [self._names.said(tree) for tree in presenting.result(state, outcome)]

    def player(self, seat: int) -> str:
        return self._names.player(seat)

    def legend(self) -> str:
        names = self._names
        letters = ", ".join(f"{names.letter(seat)} {names.agency(seat)}" for seat in range(len(AGENCIES)))
        return " ".join(names.speaker.say("gunrunners-legend", letters=letters, letter=names.letter(0)).split())
