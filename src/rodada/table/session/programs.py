"""Seats that a program of somebody's own plays: it is told what the seat may know, and says what it does.

What it is told is made like a bot's view, for the seat alone. It remembers everything, as a program can; that is why
the table only talks so with a seat of which everybody has been told.
"""

from __future__ import annotations

from rodada.engine.errors import Refused
from rodada.table import log, wire
from rodada.table.session.asking import as_asked, is_asked
from rodada.table.session.playing import may_say
from rodada.table.session.table import Table


def look(table: Table, person: str, said: wire.Look) -> wire.Seen:
    """What the seat may know, as it is asked."""
    _is_program(table, person, said.seat)
    state = as_asked(table, said.seat)
    return wire.Seen(
        id=said.id,
        seat=said.seat,
        at=table.at,
        view=state.view(said.seat).table.data(),
        actions=[table.game.notation(action) for action in state.actions(said.seat)],
    )


def act(table: Table, person: str, said: wire.Act) -> log.Deeds:
    """One action: of a decision, of what the seat may do out of turn, or an answer to the open window."""
    _is_program(table, person, said.seat)
    if said.at != table.at:
        raise Refused("session-stale")
    state, action = as_asked(table, said.seat), table.game.parse(said.action)
    if action not in state.actions(said.seat):
        raise state.why_not(said.seat, action) or Refused("refused-not-your-move", seat=said.seat)
    plays = [table.game.notation(action)]
    if table.window is not None and said.seat in table.window.order:
        if not is_asked(table, said.seat):
            raise Refused("refused-not-your-move", seat=said.seat)
        return log.Sealed(said.seat, plays)
    return log.Moved(said.seat, plays)


def _is_program(table: Table, person: str, seat: int) -> None:
    may_say(table, person, seat)
    if not table.seats[seat].program:
        raise Refused("session-no-program")
