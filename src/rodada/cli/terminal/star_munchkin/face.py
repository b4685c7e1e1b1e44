"""Star Munchkin's face in a terminal: what `rodada.cli.terminal.face.Face` asks of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from rodada.cli.terminal.face import FOLLOWS, Leaf, Scene, Unasked
from rodada.cli.terminal.star_munchkin import asking, passing, reasons
from rodada.cli.terminal.star_munchkin.ink import COLOURS
from rodada.cli.terminal.star_munchkin.naming import Names
from rodada.cli.terminal.star_munchkin.painting import Painter
from rodada.cli.terminal.star_munchkin.speaking import Reader
from rodada.cli.terminal.star_munchkin.unfolding import unfold
from rodada.engine.contract import Game, Outcome
from rodada.engine.events import Seen
from rodada.engine.presenting import Pick, Question, Tree
from rodada.engine.view import View
from rodada.games.star_munchkin.presenting import presenting
from rodada.games.star_munchkin.presenting.narrating import follows
from rodada.games.star_munchkin.state import StarMunchkinState
from rodada.words import Speaker

_WEIGHTS: Final = {
    "turn": 0.8,
    "door_opened": 1.8,
    "combat": 1.4,
    "joined_combat": 1.4,
    "enhanced": 1.8,
    "term_added": 1.4,
    "declared": 1.8,
    "won_combat": 2.2,
    "lost_combat": 1.8,
    "offered": 1.6,
    "rolled": 1.6,
    "caught": 1.6,
    "bad_stuff": 1.8,
    "trap": 2.2,
    "died": 3.0,
    "won_game": 3.0,
    "drew": 0.4,
    "to_hand": 0.4,
    "discarded": 0.4,
    "sex_chosen": 0.4,
}
_ALARMS: Final = ("trap", "bad_stuff", "died", "won_game", "caught", "lost_combat")
_STAY_ALARMED: Final = ("level_down", "discarded", "looting", "looted", "item_moved", "term_added")


class StarMunchkinFace:
    """One game of Star Munchkin, in one language, with these players."""

    def __init__(self, game: Game[Any], speaker: Speaker, players: Sequence[str], options: Any, brief: bool) -> None:
        self._names = Names(speaker, players, options)
        self._options = options
        self._brief = brief

    # --- what is asked ---

    def question(self, view: View[StarMunchkinState], picks: Sequence[Pick]) -> Question:
        return asking.question(self._names, view, picks, self._brief)

    def said(self, tree: Tree) -> str:
        return self._names.sentence(tree)

    def plan(self, view: View[StarMunchkinState], picks: Sequence[Pick]) -> list[int] | None:
        return asking.plan(view, picks)

    def unasked(self, view: View[StarMunchkinState], vow: Pick | None, alone: bool) -> Unasked | None:
        return passing.unasked(self._names, view, vow, alone)

    def keeps(self, view: View[StarMunchkinState], vow: Pick) -> bool:
        return passing.keeps(view, vow)

    # --- what happens ---

    def line(self, seen: Seen) -> str:
        tree = presenting.told(seen, self._options)
        if tree is None:
            return ""
        return FOLLOWS * follows(seen) + self._names.said(tree)

    def unfold(self, table: StarMunchkinState, seen: Seen) -> None:
        unfold(table, seen)

    def weight(self, seen: Seen) -> float:
        return _WEIGHTS.get(seen.kind, 1.0)

    def alarm(self, seen: Seen) -> int:
        """The seat that something terrible happens to."""
        if seen.kind in _ALARMS:
            return seen.public[0]
        return -2 if seen.kind in _STAY_ALARMED else -1

    def turning_point(self) -> tuple[str, str]:
        return "combat", self._names.say("star-munchkin-key-combat")

    # --- how it looks ---

    def colours(self) -> Mapping[str, str]:
        return COLOURS

    def paint(self, view: View[StarMunchkinState], scene: Scene, width: int, height: int) -> list[Text]:
        return Painter(self._names, view, scene).paint(width, height)

    def leaves(self, view: View[StarMunchkinState]) -> list[Leaf]:
        say = self._names.say
        reader = Reader(self._names, view)

        def why() -> list[str]:
            return reasons.whole(self._names, view.table)

        return [
            Leaf("w", say("star-munchkin-key-why"), say("star-munchkin-why-title"), why),
            Leaf("t", say("star-munchkin-key-table"), say("star-munchkin-table-title"), reader.with_texts),
        ]

    # --- what is read out ---

    def spoken_table(self, view: View[StarMunchkinState]) -> list[str]:
        return Reader(self._names, view).whole()

    def spoken_hand(self, view: View[StarMunchkinState]) -> list[str]:
        return Reader(self._names, view).hand()

    def notes(self, view: View[StarMunchkinState]) -> list[str]:
        return [self._names.said(tree) for tree in presenting.notes(view)]

    def result(self, state: Any, outcome: Outcome) -> list[str]:
        return [self._names.said(tree) for tree in presenting.result(state, outcome)]

    def player(self, seat: int) -> str:
        return self._names.player(seat)

    def legend(self) -> str:
        return " ".join(self._names.say("star-munchkin-legend").split())
