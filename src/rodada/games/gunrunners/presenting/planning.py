"""What picks come to: the viewer's own table as if they had been played, and the actions once they are whole.

Nothing is played, and nothing hidden is told, before a decision is whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rodada.engine.actions import action, verb_of
from rodada.engine.presenting import ACT, Pick
from rodada.engine.view import View
from rodada.games.gunrunners import frames, verbs
from rodada.games.gunrunners.state import GunrunnersState

OPTION_A: Final = Pick("option", 0)
OPTION_B: Final = Pick("option", 1)
CARD: Final = "card"
"""The kind of a pick of a hand card of which it is still open whether it goes into training or undercover."""
REGION: Final = "region"
"""The kind of a pick of a region in which a card is then chosen."""


def plan(view: View[GunrunnersState], picks: Sequence[Pick]) -> list[int] | None:
    """The actions of a whole decision; None while its next part can be asked without telling anybody anything."""
    if not picks or picks[-1].kind != ACT:
        return None
    actions = _actions(picks)
    table = _played(view, actions[:-1])
    return None if _goes_on(table, actions[-1]) else actions


def after(view: View[GunrunnersState], picks: Sequence[Pick]) -> GunrunnersState:
    """The viewer's table as if what is picked so far had been played."""
    return _played(view, _actions(picks))


def _actions(picks: Sequence[Pick]) -> list[int]:
    """A hand card goes where the place that is picked next says: into training, or undercover."""
    actions = []
    for number, pick in enumerate(picks):
        if pick.kind == ACT:
            before = picks[number - 1] if number else pick
            if before.kind == CARD:
                verb = verbs.TRAIN if verb_of(pick.value) == verbs.FLIP else verbs.HIDE
                actions.append(action(verb, before.value))
            actions.append(pick.value)
    return actions


def _played(view: View[GunrunnersState], actions: Sequence[int]) -> GunrunnersState:
    """Picks come from outside: an illegal one is refused like an illegal action."""
    table = view.table.copy()
    for act in actions:
        table.play(view.viewer, act)
    return table


def _goes_on(table: GunrunnersState, act: int) -> bool:
    verb, frame = verb_of(act), table.stack[-1]
    if verb == verbs.TRAIN:
        return frame[0] == frames.DEPLOY
    if verb == verbs.DEAL_OUT:
        return len(table.looked_at) - len(table.dealt) > 2
    return verb in (verbs.HIDE, verbs.MOVE, verbs.CARRY)
