"""What a viewer is told: the table around the game, the entries with what it may know, how things stand."""

from __future__ import annotations

from typing import Final

from rodada.engine.chance import commitment
from rodada.engine.events import Event, Seen
from rodada.table.session import windows
from rodada.table.session.asking import presenting, remembers, tree
from rodada.table.session.entries import Kept, Packed
from rodada.table.session.lobby import link
from rodada.table.session.table import LOBBY, OVER, PLAYING, Table
from rodada.table.session.windows import Wait
from rodada.table.wire import ClockTold, Entry, HappenedTold, SeatInfo, TableInfo, WindowTold

SEED_DIGITS: Final = 64


def info(table: Table, person: str) -> TableInfo:
    """The table as this person may see it: links are the host's and their owners' alone."""
    host = person == table.host
    seats = []
    for number, seat in enumerate(table.seats):
        mine = person in seat.persons
        shown = path(table, number) if host or mine else ""
        seats.append(
            SeatInfo(sitter=seat.sitter, name=seat.name, kind=seat.kind, mine=mine, link=shown, program=seat.program)
        )
    return TableInfo(
        code=table.code,
        game=table.game.name,
        stage=table.stage,
        seats=seats,
        options=table.options,
        rules=table.rules,
        host=host,
        link=path(table, -1) if host or any(seat.mine for seat in seats) else "",
        commitment=commitment(table.seed),
        seed=f"{table.seed:0{SEED_DIGITS}x}" if table.stage == OVER else "",
        next=table.next,
    )


def path(table: Table, seat: int) -> str:
    """The path of a seat's link, or of the table's (-1): its code is enough, until the host voids that."""
    return f"/t/{table.code}" if seat < 0 and not table.voided else f"/s/{table.code}-{link(table, seat)}"


Known = dict[Seen, HappenedTold]
"""Events as they are told: most viewers are told the same."""


def entry(table: Table, number: int, kept: Kept, viewer: int, known: Known) -> Entry:
    """One entry as a viewer may read it now."""
    seat = table.seats[viewer] if viewer < len(table.seats) else None
    fresh = seat is None or remembers(table) or number >= seat.fresh
    return Entry(
        n=number,
        kind=kept.kind,
        seat=kept.seat,
        when=kept.when,
        reason=kept.reason if not kept.own or kept.seat == viewer else "",
        name=kept.name,
        text=kept.text,
        phrase=kept.phrase,
        happened=[happened(table, event, viewer, fresh, known) for event in kept.events],
    )


def happened(table: Table, event: Packed, viewer: int, fresh: bool, known: Known) -> HappenedTold:
    """An event as the viewer is told it; what is no longer fresh is told without its private part."""
    seen = Event(*event).seen_by(viewer)
    if not fresh:
        seen = seen._replace(private=None)
    if seen not in known:
        known[seen] = _told(table, seen)
    return known[seen]


def _told(table: Table, seen: Seen) -> HappenedTold:
    shape = table.game.events[seen.kind]
    text = presenting(table).told(seen, table.chosen)
    rest = [*seen.public[len(shape.public) :], *(seen.private or ())[len(shape.private) :]]
    return HappenedTold(
        kind=seen.kind,
        rule=seen.rule,
        text=None if text is None else tree(text),
        fields=shape.named(seen),
        rest=rest,
    )


def window(table: Table, viewer: int, now: float, own: Wait | None, passes: list[str]) -> WindowTold | None:
    """The open window; `own` is how long it waits for the viewer, where it does, who may pass beforehand until then."""
    asked = table.window
    if asked is None:
        return None
    most = max([windows.patience(table, asked), *(since + table.seats[seat].bank for seat, since in asked.holds)])
    mine = viewer in asked.order
    return WindowTold(
        at=asked.at,
        age=now - asked.opened,
        least=windows.least(table, asked) - asked.opened,
        most=most - asked.opened,
        answered=mine and asked.answer(viewer) is not None,
        hold=table.seats[viewer].bank if mine else 0.0,
        until=own.until - asked.opened if own else 0.0,
        stop=own.stop if own else "",
        passes=passes,
        holds=[seat for seat, _ in asked.holds if asked.answer(seat) is None],
    )


def clock(table: Table, now: float) -> ClockTold | None:
    """Whose decision is pending, and how long it may take; nobody's while a window is open."""
    if table.stage != PLAYING:
        return None
    if table.window is not None:
        return ClockTold(seat=-1)
    limit = table.rules.decision
    return ClockTold(seat=table.playing.to_act, left=max(0.0, table.since + limit - now) if limit else 0.0)


def has_started(table: Table) -> bool:
    return table.stage != LOBBY
