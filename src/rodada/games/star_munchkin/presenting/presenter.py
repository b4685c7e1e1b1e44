"""Star Munchkin as whoever shows it asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from rodada.engine.events import Seen
from rodada.engine.presenting import Pick, Question, Stake, Tree
from rodada.engine.state import Outcome
from rodada.engine.view import View
from rodada.games.star_munchkin.options import StarMunchkinOptions
from rodada.games.star_munchkin.presenting import drawing, narrating, planning, reporting, staking
from rodada.games.star_munchkin.presenting.asking import Asking
from rodada.games.star_munchkin.presenting.parts import StarMunchkinParts, parts
from rodada.games.star_munchkin.presenting.scene import StarMunchkinScene
from rodada.games.star_munchkin.state import StarMunchkinState

Seeing = View[StarMunchkinState]


class StarMunchkinPresenting:
    """Fulfils `rodada.engine.presenting.Presenting`."""

    def question(self, view: Seeing, picks: Sequence[Pick]) -> Question:
        return Asking(view, picks).question()

    def plan(self, view: Seeing, picks: Sequence[Pick]) -> list[int] | None:
        return planning.plan(view, picks)

    def stake(self, view: Seeing) -> Stake:
        return staking.stake(view)

    def told(self, seen: Seen, options: StarMunchkinOptions) -> Tree | None:
        return narrating.told(seen, options)

    def scene(self, view: Seeing) -> StarMunchkinScene:
        return drawing.scene(view)

    def notes(self, view: Seeing) -> list[Tree]:
        return reporting.notes(view)

    def result(self, state: StarMunchkinState, outcome: Outcome) -> list[Tree]:
        return reporting.result(state, outcome)

    def default(self, view: Seeing, actions: Sequence[int]) -> int:
        return staking.default(view, actions)

    def parts(self, options: StarMunchkinOptions) -> StarMunchkinParts:
        return parts(options)
