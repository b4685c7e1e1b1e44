"""Picks become decisions: what belongs together is collected on a copy of the viewer's own table and played at once.

An offer with all its terms, a sale, a card with its target and its price: nothing is played, and nobody hears of it,
before the whole is chosen. So everything can be taken back step by step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rodada.engine.actions import PASS, verb_of
from rodada.engine.presenting import Pick
from rodada.engine.view import View
from rodada.games.star_munchkin import frames, strength, verbs
from rodada.games.star_munchkin.effects.asking import TARGET
from rodada.games.star_munchkin.state import StarMunchkinState

ACT: Final = "act"
GROUP: Final = "group"
MORE: Final = "more"
VOW: Final = "vow"
LEAVE: Final = "leave"
"""Kinds of picks: an action; a step that narrows the question; a promise to pass; never mind."""

_OPENS: Final = frozenset((verbs.ASK, verbs.TRADE, verbs.COUNTER, verbs.SELL, verbs.PLAY, verbs.USE))
_HALF_WAY: Final = frozenset((frames.DRAFT, frames.SALE, frames.PAY))

Sums = tuple[int, int]
"""The strength of fighters and monsters."""


def plan(view: View[StarMunchkinState], picks: Sequence[Pick]) -> list[int] | None:
    """The actions of a whole decision; None while its next part is still to be picked."""
    if not picks:
        return None
    last = picks[-1]
    if last.kind == LEAVE:
        return [] if view.table.to_act != view.viewer else None
    if last.kind == VOW:
        return [PASS]
    if last.kind != ACT:
        return None
    picks = effective(picks)
    actions = [pick.value for pick in picks if pick.kind == ACT]
    if len(actions) == 1 and verb_of(actions[0]) not in _OPENS:
        return actions
    return None if is_half_way(after(view, picks), view.viewer) else actions


def effective(picks: Sequence[Pick]) -> list[Pick]:
    """The picks since somebody last said never mind."""
    kept: list[Pick] = []
    for pick in picks:
        kept = [] if pick.kind == LEAVE else [*kept, pick]
    return kept


def is_half_way(table: StarMunchkinState, seat: int) -> bool:
    """Whether the decision of a seat goes on before anybody else sees it."""
    if table.to_act != seat or not table.stack:
        return False
    frame = table.stack[-1]
    return frame[0] in _HALF_WAY or (frame[0] == frames.CHOOSE and frame[3] == TARGET)


def after(view: View[StarMunchkinState], picks: Sequence[Pick]) -> StarMunchkinState:
    """The viewer's table as if what is picked so far had been played."""
    table = view.table.copy()
    for pick in picks:
        if pick.kind == ACT:
            table.do(view.viewer, pick.value)
    return table


def sums(table: StarMunchkinState) -> Sums | None:
    """How a combat stands, if there is one."""
    if table.fighter < 0 or not table.foes:
        return None
    return strength.side(table), strength.monsters(table)


def outlook(table: StarMunchkinState, seat: int, act: int) -> Sums | None:
    """How the combat would stand right after an action, where that changes it and nothing else is asked first."""
    before = sums(table)
    if before is None:
        return None
    imagined = table.copy()
    imagined.do(seat, act)
    if is_half_way(imagined, seat):
        return None
    then = sums(imagined)
    return None if then == before else then
