"""What Gunrunners shows of itself: `asking` and `planning` what is asked, `narrating` what happened, `scene` what lies
on the table, `parts` what never changes, `reporting` what may be remembered and how it ended.

The things of the table that answers lie on, regions counted from 0:

card C        a card of the viewer's hand, all copies of it
trainee R     the place on the left of region R, and the trainee there
row R         the right end of the row of region R
region R      region R itself: its crates, its bust
token T       a card in a row
lifted O C    a card that a Spy holds: of seat O, card C
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rodada.engine.actions import argument_of, verb_of
from rodada.engine.events import Seen
from rodada.engine.presenting import Pick, Question, Stake, Tree
from rodada.engine.state import Outcome
from rodada.engine.view import View
from rodada.games.gunrunners import verbs
from rodada.games.gunrunners.options import GunrunnersOptions
from rodada.games.gunrunners.presenting import narrating, planning, reporting
from rodada.games.gunrunners.presenting.asking import Asking
from rodada.games.gunrunners.presenting.naming import Cards
from rodada.games.gunrunners.presenting.parts import Parts, parts
from rodada.games.gunrunners.presenting.scene import Scene, scene
from rodada.games.gunrunners.state import GunrunnersState


class GunrunnersPresenting:
    """What `rodada.engine.presenting.Presenting` asks of a game."""

    def question(self, view: View[GunrunnersState], picks: Sequence[Pick]) -> Question:
        return Asking(view, picks).question()

    def plan(self, view: View[GunrunnersState], picks: Sequence[Pick]) -> list[int] | None:
        return planning.plan(view, picks)

    def stake(self, view: View[GunrunnersState]) -> Stake:
        """Nothing can be answered here: Gunrunners has no windows."""
        return Stake(mine=False, wins=False, flips=False, combat=False, answers=False, settles=False)

    def told(self, seen: Seen, options: GunrunnersOptions) -> Tree | None:
        return narrating.told(seen, Cards(options))

    def scene(self, view: View[GunrunnersState]) -> Scene:
        return scene(view)

    def notes(self, view: View[GunrunnersState]) -> list[Tree]:
        return reporting.notes(view)

    def result(self, state: GunrunnersState, outcome: Outcome) -> list[Tree]:
        return reporting.result(state, outcome)

    def default(self, view: View[GunrunnersState], actions: Sequence[int]) -> int:
        """A power is let go, a Spy's cards go back as they lay; otherwise the least card, the first place."""
        table = view.table
        if verb_of(actions[0]) == verbs.DEAL_OUT:
            token = table.looked_at[len(table.dealt)]
            back = verbs.whose_card(table.token_owner[token], table.token_card[token])
            return next((act for act in actions if argument_of(act) == back), actions[0])
        values = table.options.deck.values()
        if verb_of(actions[0]) == verbs.TRAIN:
            return min(
                (act for act in actions if verb_of(act) == verbs.TRAIN), key=lambda act: values[argument_of(act)]
            )
        return actions[0]

    def parts(self, options: GunrunnersOptions) -> Parts:
        return parts(options)


presenting: Final = GunrunnersPresenting()
