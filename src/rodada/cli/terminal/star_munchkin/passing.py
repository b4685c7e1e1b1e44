"""What a seat need not be asked: what it has passed beforehand and, alone at the device, what leaves no choice.

Being passed over in silence would tell the others at the device what somebody holds, so that is only done for a person
who is alone there. Whatever a person promised, it is asked about what concerns it.
"""

from __future__ import annotations

from typing import Final

from rodada.cli.terminal.face import Unasked
from rodada.cli.terminal.star_munchkin.asking import THIS_COMBAT, UNTIL_MY_TURN
from rodada.cli.terminal.star_munchkin.naming import Names
from rodada.engine.actions import PASS, action
from rodada.engine.presenting import Pick
from rodada.engine.view import View
from rodada.games.star_munchkin import frames, verbs
from rodada.games.star_munchkin.presenting import presenting
from rodada.games.star_munchkin.state import StarMunchkinState

_DONE: Final = action(verbs.DONE)


def unasked(names: Names, view: View[StarMunchkinState], vow: Pick | None, alone: bool) -> Unasked | None:
    """What is played for the viewer without asking, and why; None: it is asked."""
    table = view.table
    if not table.stack:
        return None
    if alone and table.actions(view.viewer) == [_DONE]:
        return Unasked([_DONE], names.say("star-munchkin-passed-done"))
    if table.stack[-1][0] != frames.WINDOW:
        return None
    if alone and not presenting.stake(view).answers:
        return Unasked([PASS], names.say("star-munchkin-passed-nothing"))
    if vow == THIS_COMBAT and keeps(view, vow):
        return Unasked([PASS], names.say("star-munchkin-passed-combat"))
    if vow == UNTIL_MY_TURN and keeps(view, vow):
        return Unasked([PASS], names.say("star-munchkin-passed-turn"))
    return None


def keeps(view: View[StarMunchkinState], vow: Pick) -> bool:
    """Whether a promise to pass still stands at this decision of the viewer: not when it is its own affair, or somebody
    is about to win."""
    stake = presenting.stake(view)
    if stake.mine or stake.wins:
        return False
    if vow == THIS_COMBAT:
        return view.table.fighter >= 0
    return view.table.active != view.viewer
