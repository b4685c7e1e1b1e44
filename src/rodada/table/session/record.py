"""A table's log as a record of its game, for whoever replays or proves it."""

from __future__ import annotations

from collections.abc import Iterable

from rodada.engine.chance import commitment
from rodada.engine.errors import Refused
from rodada.engine.record import Line, Record, result_data
from rodada.table import log
from rodada.table.session.folding import advance, made
from rodada.table.session.table import OVER


def record_of(code: str, lines: Iterable[log.Line]) -> Record:
    """The record of a finished table, with its seed: nothing of it is secret any more."""
    rest = iter(lines)
    first = next(rest, None)
    if first is None:
        raise Refused("session-log-start")
    table = made(code, first)
    scribe: list[Line] = []
    table.scribe = scribe
    for line in rest:
        advance(table, line)
        table.added = ()
    if table.stage != OVER:
        raise Refused("refused-not-over")
    return Record(
        game=table.game.name,
        rules=table.game.rules_version,
        seats=len(table.seats),
        players=tuple(seat.name or seat.kind for seat in table.seats),
        options=table.options,
        position=None,
        commitment=commitment(table.seed),
        lines=tuple(scribe),
        result=result_data(table.playing),
        seed=table.seed,
    )
