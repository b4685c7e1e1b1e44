"""How long an open window waits for whom.

Whatever anyone holds, a window stays open for the least time, and it waits for each person until a moment that does
not depend on cards the others may not see:

- by a stop that follows from the open table (`mine`, `wins`, `combat`, `asked`): until an answer, as long as patience
  lasts;
- by the stop `flips`, in the window that settles a combat: for a glance more than the least time, whether the seat
  holds such a card or not, because to wait for those alone who do would show it. Who needs longer holds the window;
- else, and for who passes beforehand, did the thing that is answered, or is away: the least time.

Whoever has not answered by then passes by itself. Answers of bots count when they are there; they are given up with the
patience of the table.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rodada.engine.presenting import Stake
from rodada.table.session.table import Asking, Table

GLANCE: Final = 2.0
"""Seconds more than the least time for those whom only their hand could call."""
ALONE: Final = 1.0
"""The least time where at most one person plays with bots: nobody else's haste could tell anything."""

SITUATIONS: Final = ("mine", "asked", "wins", "flips", "combat")
PRESETS: Final = {
    "relaxed": ("mine", "wins"),
    "normal": ("mine", "wins", "flips"),
    "sharp": ("mine", "asked", "wins", "flips", "combat"),
}


class Wait(NamedTuple):
    """Until when a window waits for a seat, why the seat passes then, and by which stop it is called before."""

    until: float
    reason: str
    stop: str = ""


def least(table: Table, window: Asking) -> float:
    """The moment before which the window does not close."""
    return window.opened + (min(table.rules.window, ALONE) if len(table.people) <= 1 else table.rules.window)


def patience(table: Table, window: Asking) -> float:
    """The moment at which the window waits for nobody any more, but for those who hold it."""
    return max(least(table, window), window.opened + table.rules.patience)


def wait(table: Table, window: Asking, seat: int, stake: Stake) -> Wait:
    """How long the window waits for a person's seat."""
    plain = _plain_wait(table, window, seat, stake)
    since = window.held_from(seat)
    if since is None:
        return plain
    return Wait(max(plain.until, since + table.seats[seat].bank), "session-reason-timeout", plain.stop or "held")


def _plain_wait(table: Table, window: Asking, seat: int, stake: Stake) -> Wait:
    soon = least(table, window)
    sitter = table.seats[seat]
    if sitter.away:
        return Wait(soon, "session-reason-away")
    if window.own == seat:
        return Wait(soon, "session-reason-own")
    if sitter.yielding and not breaks(sitter.yielding, stake):
        return Wait(soon, f"session-reason-{sitter.yielding}")
    for situation in ("mine", "wins", "combat", "asked"):
        if situation in sitter.situations and (situation == "asked" or getattr(stake, situation)):
            return Wait(patience(table, window), "session-reason-timeout", situation)
    if "flips" in sitter.situations and stake.combat and stake.settles:
        reason = "session-reason-glance" if stake.flips else "session-reason-nothing"
        return Wait(soon + GLANCE, reason, "flips" if stake.flips else "")
    return Wait(soon, "session-reason-stops")


def breaks(yielding: str, stake: Stake) -> bool:
    """Whether what concerns the seat ends its passing beforehand; a combat's ends with the combat too."""
    return stake.mine or stake.wins or (yielding == "combat" and not stake.combat)


def closes(table: Table, window: Asking, stakes: dict[int, Stake]) -> float:
    """When the window closes if nobody says anything more; `stakes` are those of persons who have not answered."""
    moments = [least(table, window)]
    for seat in window.order:
        if window.answer(seat) is None:
            person = seat in stakes
            moments.append(wait(table, window, seat, stakes[seat]).until if person else patience(table, window))
    return max(moments)
