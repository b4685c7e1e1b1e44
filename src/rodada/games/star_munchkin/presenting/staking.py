"""What an open window means to a seat, and what is played for one whose time is up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rodada.engine.actions import PASS, verb_of
from rodada.engine.presenting import Stake
from rodada.engine.view import View
from rodada.games.star_munchkin import frames, judgement, strength, verbs
from rodada.games.star_munchkin.board import UNDECIDED
from rodada.games.star_munchkin.presenting.outlook import CHANGE_SUMS, outlooks, sums
from rodada.games.star_munchkin.state import StarMunchkinState

_BITES: Final = (frames.TRAP, frames.BAD_STUFF, frames.DEATH)
"""Frames whose second number is the victim."""
_LEAST: Final = (
    verbs.DONE,
    verbs.REFUSE,
    verbs.CANCEL,
    verbs.NO,
    verbs.END,
    verbs.FIGHT,
    verbs.OPEN,
    verbs.LOOT,
    verbs.SOLD,
)
"""Verbs that commit to least: of each decision that has one of them, it has one."""


def stake(view: View[StarMunchkinState]) -> Stake:
    """By this a seat decides what it need not be asked."""
    seat, table = view.viewer, view.table
    fights = table.fighter >= 0 and bool(table.foes)
    if seat >= table.seats:
        return Stake(False, _somebody_wins(table), False, fights, answers=False, settles=_settles(table))
    acts = table.actions(seat)
    return Stake(
        mine=_concerns(table, seat) and not _decides_next(table, seat),
        wins=_somebody_wins(table),
        flips=_flips(table, seat, acts),
        combat=fights,
        answers=_has_answers(table, seat, acts),
        settles=_settles(table),
    )


def _concerns(table: StarMunchkinState, seat: int) -> bool:
    return table.in_combat(seat) or any(frame[0] in _BITES and frame[1] == seat for frame in table.stack)


def _decides_next(table: StarMunchkinState, seat: int) -> bool:
    """The fighter need not be asked in windows after which it decides about its combat itself."""
    window = table.window
    return window is not None and seat == table.fighter and window.kind in (frames.OPENED, frames.PLAYED)


def _settles(table: StarMunchkinState) -> bool:
    """The fighter has said "I win" or "I run": no other window of this combat comes before it is decided."""
    window = table.window
    return window is not None and window.kind == frames.DECIDED


def _somebody_wins(table: StarMunchkinState) -> bool:
    """A level is about to be gained that wins, or the combat, decided now, would bring it."""
    if any(frame[0] == frames.WIN for frame in table.stack):
        return True
    if table.fighter < 0 or not table.foes:
        return False
    reached = table.level[table.fighter] + strength.levels(table)
    return reached >= table.goal() and strength.wins(table)


def _has_answers(table: StarMunchkinState, seat: int, acts: Sequence[int]) -> bool:
    """Anything but passing; to get rid of one's own class or race counts only for who fights."""
    if table.in_combat(seat):
        return any(act != PASS for act in acts)
    return any(act != PASS and verb_of(act) != verbs.DROP for act in acts)


def _flips(table: StarMunchkinState, seat: int, acts: Sequence[int]) -> bool:
    """Whether what the seat could play turns the combat: one card, or all that pull the same way together."""
    before = sums(table)
    if before is None or table.decided != UNDECIDED:
        return False
    margin, pulls = before.side - before.monsters, 0
    for act in acts:
        found = outlooks(table, seat, act, before) if verb_of(act) in CHANGE_SUMS else []
        if any(then.wins != before.wins for then in found):
            return True
        shifts = [then.side - then.monsters - margin for then in found]
        pulls += min([0, *shifts]) if before.wins else max([0, *shifts])
    return margin + pulls <= 0 if before.wins else margin + pulls > 0


def default(view: View[StarMunchkinState], actions: Sequence[int]) -> int:
    """To pass, refuse, go on; where something has to be chosen, what looks best for the seat."""
    if PASS in actions:
        return PASS
    for verb in _LEAST:
        for act in actions:
            if verb_of(act) == verb:
                return act
    running = [act for act in actions if verb_of(act) == verbs.RUN_FROM] or actions
    judged = judgement.judge(view, running)
    return running[judged.index(max(judged))]
