"""The first lines of a table: a new one, or a rematch of one that is over."""

from __future__ import annotations

from typing import Any

from rodada.engine.contract import Game
from rodada.engine.errors import BadData, Refused
from rodada.games import load
from rodada.table import log
from rodada.table.session import lobby
from rodada.table.session.table import OVER, Table
from rodada.table.wire import NewTable, TableRules


def new_table(person: str, new: NewTable, seed: int, key: bytes) -> list[log.Deeds]:
    """The table, its host on the first seat, and the bots where it starts at once."""
    game = load(new.game)
    if new.seats not in game.seats:
        raise BadData("seats", "refused-out-of-range", value=new.seats, low=game.seats[0], high=game.seats[-1])
    options = lobby.options_of(game, new.seats, new.options)
    deeds: list[log.Deeds] = [_made(game, new.seats, options, lobby.checked(new.rules), person, seed, key)]
    deeds.append(log.Sat(0, person, lobby.a_name(new.name)))
    if new.bots:
        kind = lobby.a_bot(game, new.bots)
        deeds += [log.Seated(seat, kind) for seat in range(1, new.seats)]
        deeds.append(log.Started())
    return deeds


def rematch(old: Table, person: str, seed: int, key: bytes) -> list[log.Deeds]:
    """The same game, rules, people and bots; who asks for it is the host."""
    if person != old.host and not old.seats_of(person):
        raise Refused("session-not-seated")
    if old.stage != OVER:
        raise Refused("refused-not-over")
    deeds: list[log.Deeds] = [_made(old.game, len(old.seats), old.options, old.rules, person, seed, key)]
    for number, seat in enumerate(old.seats):
        if not seat.persons:
            deeds.append(log.Seated(number, seat.kind))
        deeds += [log.Sat(number, one, seat.name, joined=i > 0) for i, one in enumerate(seat.persons)]
    return deeds


def _made(
    game: Game[Any], seats: int, options: dict[str, Any], rules: TableRules, host: str, seed: int, key: bytes
) -> log.Made:
    return log.Made(
        game=game.name,
        version=game.rules_version,
        seats=seats,
        options=options,
        rules=rules,
        host=host,
        seed=f"{seed:064x}",
        key=key.hex(),
    )
