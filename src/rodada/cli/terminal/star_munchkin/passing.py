"""What a seat need not be asked: what it has passed beforehand and, alone at the device, what leaves no choice.

Being passed over in silence would tell the others at the device what somebody holds, so that is only done for a person
who is alone there. Whatever a person promised, it is asked about what concerns it.
"""

from __future__ import annotations

from typing import Final

from rodada.cli.terminal.face import Unasked
from rodada.cli.terminal.star_munchkin.answers import THIS_COMBAT, UNTIL_MY_TURN
from rodada.cli.terminal.star_munchkin.naming import Names
from rodada.engine.actions import PASS, action, verb_of
from rodada.engine.presenting import Pick
from rodada.engine.view import View
from rodada.games.star_munchkin import frames, strength, verbs
from rodada.games.star_munchkin.state import StarMunchkinState

_DONE: Final = action(verbs.DONE)
_BITES: Final = (frames.TRAP, frames.BAD_STUFF, frames.DEATH)
"""Frames whose second number is the victim."""


def unasked(names: Names, view: View[StarMunchkinState], vow: Pick | None, alone: bool) -> Unasked | None:
    """What is played for the viewer without asking, and why; None: it is asked."""
    table, seat = view.table, view.viewer
    if not table.stack:
        return None
    acts = table.actions(seat)
    if alone and acts == [_DONE]:
        return Unasked([_DONE], names.say("star-munchkin-passed-done"))
    if table.stack[-1][0] != frames.WINDOW:
        return None
    if alone and not _has_answers(table, seat, acts):
        return Unasked([PASS], names.say("star-munchkin-passed-nothing"))
    if vow == THIS_COMBAT and keeps(view, vow):
        return Unasked([PASS], names.say("star-munchkin-passed-combat"))
    if vow == UNTIL_MY_TURN and keeps(view, vow):
        return Unasked([PASS], names.say("star-munchkin-passed-turn"))
    return None


def _has_answers(table: StarMunchkinState, seat: int, acts: list[int]) -> bool:
    """Anything but passing; to get rid of one's own class or race counts only for who fights."""
    if table.in_combat(seat):
        return len(acts) > 1
    return any(act != PASS and verb_of(act) != verbs.DROP for act in acts)


def keeps(view: View[StarMunchkinState], vow: Pick) -> bool:
    """Whether a promise to pass still stands at this decision of the viewer."""
    table, seat = view.table, view.viewer
    if concerns(table, seat):
        return False
    if vow == THIS_COMBAT:
        return table.fighter >= 0
    return table.active != seat


def concerns(table: StarMunchkinState, seat: int) -> bool:
    """Whether what is going on is the seat's own affair, or somebody is about to win."""
    if table.in_combat(seat):
        return True
    for frame in table.stack:
        if frame[0] in _BITES and frame[1] == seat:
            return True
    return any(frame[0] == frames.WIN for frame in table.stack) or _would_win(table)


def _would_win(table: StarMunchkinState) -> bool:
    """The combat, decided now, would bring the level that wins."""
    if table.fighter < 0 or not table.foes:
        return False
    reached = table.level[table.fighter] + strength.levels(table)
    return reached >= table.goal() and strength.wins(table)
