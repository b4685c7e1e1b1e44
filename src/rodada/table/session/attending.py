"""How a seat wants to be asked: passing beforehand, stops, holds."""

from __future__ import annotations

from rodada.engine.errors import Refused
from rodada.table import log, wire
from rodada.table.session.lobby import own_seat
from rodada.table.session.table import OVER, PLAYING, Table
from rodada.table.session.windows import PRESETS, SITUATIONS

UNTIL = ("combat", "turn")


def yield_(table: Table, person: str, said: wire.Yield) -> log.Deeds:
    """`window` takes back what was passed beforehand."""
    own_seat(table, person, said.seat)
    if table.stage != PLAYING:
        raise Refused("session-not-started")
    if said.until not in ("window", *UNTIL):
        raise Refused("refused-choice", value=said.until[:20], known=", ".join(("window", *UNTIL)))
    return log.Yielded(said.seat, said.until if said.until in UNTIL else "")


def stops(table: Table, person: str, said: wire.Stops) -> log.Deeds:
    own_seat(table, person, said.seat)
    if table.stage == OVER:
        raise Refused("session-over")
    if said.preset:
        if said.preset not in PRESETS:
            raise Refused("refused-choice", value=said.preset[:20], known=", ".join(PRESETS))
        return log.Stopped(said.seat, list(PRESETS[said.preset]))
    for situation in said.situations:
        if situation not in SITUATIONS:
            raise Refused("refused-choice", value=situation[:20], known=", ".join(SITUATIONS))
    return log.Stopped(said.seat, [one for one in SITUATIONS if one in said.situations])


def may_hold(table: Table, person: str, said: wire.Hold) -> None:
    seat = own_seat(table, person, said.seat)
    window = table.window
    if window is None or said.seat not in window.order or window.answer(said.seat) is not None:
        raise Refused("session-nothing-to-hold")
    if window.held_from(said.seat) is not None or seat.bank <= 0:
        raise Refused("session-bank-empty")
