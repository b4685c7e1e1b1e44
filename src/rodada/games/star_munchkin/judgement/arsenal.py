"""What to play into a combat: the least that turns it, in the moment in which it counts (M-5.6, M-1.11).

Whoever wants the other outcome looks for one play that brings it about; else for the fewest plays that together do.
What turns nothing is kept, unless it makes one's own sure victory richer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rodada.games.star_munchkin import strength
from rodada.games.star_munchkin.judgement.fight import lead, outlook, rout, spoils
from rodada.games.star_munchkin.judgement.imagining import as_if
from rodada.games.star_munchkin.judgement.mind import Mind
from rodada.games.star_munchkin.judgement.warfare import Turn

ANSWERED: Final = 0.8
"""How often a rival finds nothing to answer."""
COMFORT: Final = 5.0
"""A lead that allows one to make one's own monster stronger for its treasures."""
WASTED: Final = 0.05
"""What a play that changes nothing loses beside its cost."""


class Shot(NamedTuple):
    """An action that changes the combat, at its best target, and what it costs."""

    act: int
    turn: Turn
    cost: float


class Aimed(NamedTuple):
    """How things would stand after a shot."""

    shot: Shot
    ahead: float
    gain: float


def fire(mind: Mind, shots: Sequence[Shot]) -> dict[int, float]:
    """What each action is worth, compared with letting the combat end as it stands."""
    values = {shot.act: -shot.cost - WASTED for shot in shots}
    ahead, now = lead(mind.board), outlook(mind)
    aimed = [_aim(mind, shot, ahead, now) for shot in shots]
    for each in aimed:
        if each.gain - each.shot.cost > values[each.shot.act]:
            values[each.shot.act] = each.gain - each.shot.cost
    if all(value <= 0 for value in values.values()):
        _together(mind, aimed, ahead, values)
    return values


def _aim(mind: Mind, shot: Shot, ahead: float, now: float) -> Aimed:
    board = mind.board
    with as_if(board, shot.turn.changes):
        if not board.foes:
            return Aimed(shot, ahead, _sure(mind, outlook(mind) - now, shot.turn.odds))
        after = lead(board)
        if (after > 0) != (ahead > 0):
            return Aimed(shot, after, _sure(mind, outlook(mind) - now, shot.turn.odds))
        richer = after > COMFORT and strength.treasures(board) > 0
        return Aimed(shot, after, outlook(mind) - now if richer else 0.0)


def _sure(mind: Mind, gain: float, odds: float) -> float:
    """A gain less what others may yet do about it."""
    board = mind.board
    return gain * odds * (1.0 if mind.me in (board.fighter, board.helper) else ANSWERED)


def _together(mind: Mind, aimed: list[Aimed], ahead: float, values: dict[int, float]) -> None:
    """Several shots in one direction, the strongest first, until the combat is turned."""
    board = mind.board
    won, lost = mind.value(spoils(mind)), mind.value(rout(mind))
    up = ahead <= 0
    stake = won - lost if up else lost - won
    if stake <= 0:
        return
    volley: dict[int, Aimed] = {}
    for each in aimed:
        moved = each.ahead - ahead if up else ahead - each.ahead
        card = each.shot.act
        if moved > 0 and each.shot.turn.odds == 1.0 and (card not in volley or moved > _moved(volley[card], ahead)):
            volley[card] = each
    best = sorted(volley.values(), key=lambda each: -_moved(each, ahead))
    total, cost = 0.0, 0.0
    for n, each in enumerate(best):
        total += _moved(each, ahead)
        cost += each.shot.cost
        reached = ahead + total > 0 if up else ahead - total <= 0
        if reached:
            gain = stake * (1.0 if mind.me in (board.fighter, board.helper) else ANSWERED) - cost
            for first in best[: n + 1]:
                values[first.shot.act] = max(values[first.shot.act], gain - 0.01 * first.shot.cost)
            return


def _moved(each: Aimed, ahead: float) -> float:
    return abs(each.ahead - ahead)
