"""Picks become decisions: what belongs together is collected on a copy of the viewer's own table and played at once.

An offer with all its terms, a sale, a card with its target and its price, or with who gets it: nothing is played, and
nobody hears of it, before the whole is chosen. So everything can be taken back step by step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rodada.engine.actions import action, verb_of
from rodada.engine.presenting import ACT, Pick
from rodada.engine.view import View
from rodada.games.star_munchkin import verbs
from rodada.games.star_munchkin.offers import ORDERS
from rodada.games.star_munchkin.presenting.outlook import is_half_way
from rodada.games.star_munchkin.state import StarMunchkinState

GROUP: Final = "group"
MORE: Final = "more"
LEAVE: Final = "leave"
DEAL: Final = "deal"
"""Kinds of picks beside actions: two steps that narrow the question, never mind, and a whole offer of help."""

_OPENS: Final = frozenset((verbs.ASK, verbs.TRADE, verbs.COUNTER, verbs.SELL, verbs.GIVE, verbs.PLAY, verbs.USE))
"""Verbs after which the same decision may go on."""


def deal(treasures: int, order: int) -> Pick:
    """So many treasures for the helper, picked in this order, and nothing else: proposed at once."""
    return Pick(DEAL, treasures * ORDERS + order)


def plan(view: View[StarMunchkinState], picks: Sequence[Pick]) -> list[int] | None:
    """The actions of a whole decision; None while its next part is still to be picked."""
    picks = effective(picks)
    if not picks or picks[-1].kind not in (ACT, DEAL):
        return None
    actions = actions_of(picks)
    if len(actions) == 1 and verb_of(actions[0]) not in _OPENS:
        return actions
    return None if is_half_way(after(view, picks), view.viewer) else actions


def effective(picks: Sequence[Pick]) -> list[Pick]:
    """The picks since somebody last said never mind."""
    kept: list[Pick] = []
    for pick in picks:
        kept = [] if pick.kind == LEAVE else [*kept, pick]
    return kept


def actions_of(picks: Sequence[Pick]) -> list[int]:
    """The actions that picks stand for, in their order."""
    actions: list[int] = []
    for pick in picks:
        if pick.kind == ACT:
            actions.append(pick.value)
        elif pick.kind == DEAL:
            treasures, order = divmod(pick.value, ORDERS)
            actions += [action(verbs.TREASURES, treasures), action(verbs.ORDER, order)]
            actions.append(action(verbs.SEND))
    return actions


def after(view: View[StarMunchkinState], picks: Sequence[Pick]) -> StarMunchkinState:
    """The viewer's table as if what is picked so far had been played; an illegal pick is refused like its action."""
    table = view.table.copy()
    for act in actions_of(picks):
        table.play(view.viewer, act)
    return table
