"""Gunrunners' face in a terminal: what `rodada.cli.terminal.face.Face` asks of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from rodada.cli.terminal.face import Pick, Question, Scene
from rodada.cli.terminal.gunrunners import speaking
from rodada.cli.terminal.gunrunners.asking import Asking, plan
from rodada.cli.terminal.gunrunners.naming import Names
from rodada.cli.terminal.gunrunners.painting import Painter
from rodada.cli.terminal.gunrunners.speaking import Reader
from rodada.cli.terminal.gunrunners.unfolding import unfold
from rodada.engine.contract import Game
from rodada.engine.events import Seen
from rodada.engine.state import Outcome
from rodada.engine.view import View
from rodada.games.gunrunners.state import GunrunnersState
from rodada.games.gunrunners.verbs import AGENCIES
from rodada.words import Speaker
from rodada.words.narrator import Narrator

_ALARMED: Final = ("bust", "removed")
_STILL_ALARMED: Final = ("revealed", "confiscated", "swept", "special_delivery")


class GunrunnersFace:
    """One game of Gunrunners, in one language, with these players."""

    def __init__(self, game: Game[Any], speaker: Speaker, players: Sequence[str], options: Any, brief: bool) -> None:
        self._names = Names(speaker, players, options, brief)
        self._shapes = game.events
        self._narrator = Narrator(speaker, game.name, self._names)

    def question(self, view: View[GunrunnersState], picks: Sequence[Pick]) -> Question:
        return Asking(self._names, view, picks).question()

    def plan(self, view: View[GunrunnersState], picks: Sequence[Pick]) -> list[int] | None:
        return plan(view, picks)

    def line(self, seen: Seen) -> str:
        return self._narrator.line(seen, self._shapes[seen.kind])

    def unfold(self, table: GunrunnersState, seen: Seen) -> None:
        unfold(table, seen)

    def alarm(self, seen: Seen) -> int:
        if seen.kind in _ALARMED:
            return seen.public[0]
        return -2 if seen.kind in _STILL_ALARMED else -1

    def paint(self, view: View[GunrunnersState], scene: Scene, width: int, height: int) -> list[Text]:
        return Painter(self._names, view, scene).paint(width, height)

    def spoken_table(self, view: View[GunrunnersState]) -> list[str]:
        return Reader(self._names, view).whole()

    def spoken_hand(self, view: View[GunrunnersState]) -> list[str]:
        return Reader(self._names, view).hand()

    def notes(self, view: View[GunrunnersState]) -> list[str]:
        return Reader(self._names, view).notes()

    def result(self, state: Any, outcome: Outcome) -> list[str]:
        return speaking.result(self._names, state, outcome)

    def player(self, seat: int) -> str:
        return self._names.player(seat)

    def legend(self) -> str:
        names = self._names
        letters = ", ".join(f"{names.letter(seat)} {names.agency(seat)}" for seat in range(len(AGENCIES)))
        return " ".join(names.speaker.say("gunrunners-legend", letters=letters, letter=names.letter(0)).split())
