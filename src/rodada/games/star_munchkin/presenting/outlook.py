"""How a combat would stand after an action, worked out on a copy of the viewer's own table."""

from __future__ import annotations

from typing import Final

from rodada.engine.actions import verb_of
from rodada.games.star_munchkin import frames, strength, verbs
from rodada.games.star_munchkin.effects.asking import TARGET
from rodada.games.star_munchkin.presenting import things
from rodada.games.star_munchkin.presenting.scene import Outlook, Sums
from rodada.games.star_munchkin.state import StarMunchkinState

HALF_WAY: Final = frozenset((frames.DRAFT, frames.SALE, frames.PAY))
_MOST_PAID: Final = 4
"""Cards that a price is at most: paid in any way, since what is paid with hardly ever counts."""


def aiming(table: StarMunchkinState, seat: int) -> bool:
    """Whether `seat` is choosing what its card or ability is aimed at."""
    return table.to_act == seat and table.stack[-1][0] == frames.CHOOSE and table.stack[-1][3] == TARGET


def is_half_way(table: StarMunchkinState, seat: int) -> bool:
    """Whether the decision of a seat goes on before anybody else sees it."""
    if table.to_act != seat or not table.stack:
        return False
    frame = table.stack[-1]
    return frame[0] in HALF_WAY or aiming(table, seat) or (frame[0] == frames.CHARITY and frame[2] != 0)


def sums(table: StarMunchkinState) -> Sums | None:
    """How a combat stands, if there is one."""
    if table.fighter < 0 or not table.foes:
        return None
    return _sums(table)


def _sums(table: StarMunchkinState) -> Sums:
    return Sums(side=strength.side(table), monsters=strength.monsters(table), wins=strength.wins(table))


def sums_with(table: StarMunchkinState, helper: int) -> Sums:
    """How the combat would stand if that seat helped."""
    side, monsters, wins = strength.sums_if(table, helper)
    return Sums(side=side, monsters=monsters, wins=wins)


def outlooks(table: StarMunchkinState, seat: int, act: int, before: Sums | None) -> list[Outlook]:
    """What an action would make of a combat that stands as `before`: for each of its targets where that changes it."""
    if before is None:
        return []
    then = table.copy()
    then.do(seat, act)
    if not aiming(then, seat):
        return _changed(then, seat, "", before)
    found = []
    for aim in then.actions(seat):
        aimed = then.copy()
        aimed.do(seat, aim)
        found += _changed(aimed, seat, things.of_action(table, aim), before)
    return found


def _changed(table: StarMunchkinState, seat: int, at: str, before: Sums) -> list[Outlook]:
    for _ in range(_MOST_PAID):
        if table.to_act == seat and table.stack and table.stack[-1][0] == frames.PAY:
            table.do(seat, table.actions(seat)[0])
    then = sums(table)
    if then is None or is_half_way(table, seat) or then == before:
        return []
    return [Outlook(at=at, side=then.side, monsters=then.monsters, wins=then.wins)]


CHANGE_SUMS: Final = frozenset(
    (verbs.PLAY, verbs.USE, verbs.DROP, verbs.CHOOSE_CARD, verbs.CHOOSE_SIDE, verbs.CHOOSE_TERM)
)
"""Verbs of actions that may change the sums of a combat."""


def outlook(table: StarMunchkinState, seat: int, act: int, before: Sums | None) -> Outlook | None:
    """The same for an action that needs no target, or is the choice of one."""
    if verb_of(act) not in CHANGE_SUMS:
        return None
    found = outlooks(table, seat, act, before)
    return found[0] if len(found) == 1 and not found[0].at else None
