"""What is said around the game: who sits where, under which name, by which options. Each gives the deed, or refuses."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from typing import Any, Final

from rodada import players
from rodada.engine.contract import Game
from rodada.engine.errors import BadData, Refused
from rodada.table import log, wire
from rodada.table.session.table import LOBBY, OVER, PLAYING, Seat, Table
from rodada.table.wire import TableRules

LONGEST_NAME: Final = 24
MOST_SEATS: Final = 64
LINK_DIGITS: Final = 32
"""128 bits."""
_STAND_INS: Final = ("level3", "random")
"""Who goes on for a person who leaves: the first that can play the game."""
_BOUNDS: Final = {
    "window": (0.0, 30.0),
    "patience": (5.0, 300.0),
    "decision": (0.0, 1_209_600.0),
    "bank": (0.0, 3600.0),
}
"""Seconds that a table may choose."""


# --- what is checked everywhere ---


def a_name(text: str) -> str:
    """A name as it will be shown: no control characters, no spaces around it."""
    name = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("session-name", most=LONGEST_NAME)
    return name


def a_seat(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise BadData("seat", "refused-out-of-range", value=number, low=0, high=len(table.seats) - 1)
    return table.seats[number]


def own_seat(table: Table, person: str, number: int) -> Seat:
    seat = a_seat(table, number)
    if person not in seat.persons:
        raise Refused("session-not-yours")
    return seat


def for_host(table: Table, person: str) -> None:
    if person != table.host:
        raise Refused("session-only-host")


def in_lobby(table: Table) -> None:
    if table.stage != LOBBY:
        raise Refused("session-started")


def options_of(game: Game[Any], seats: int, values: Mapping[str, Any]) -> dict[str, Any]:
    """Options as the game reads them, tried out; a table asks all who might answer, so that asking tells nothing."""
    chosen = game.options(values)
    if getattr(chosen, "ask_all", True) is not True:
        raise Refused("session-ask-all")
    game.start(seats, chosen)
    return game.options_data(chosen)


def checked(rules: TableRules) -> TableRules:
    for name, (low, high) in _BOUNDS.items():
        value = getattr(rules, name)
        if not low <= value <= high:
            raise BadData(f"rules.{name}", "refused-out-of-range", value=str(value), low=int(low), high=int(high))
    return rules


def a_bot(game: Game[Any], kind: str) -> str:
    """A kind of bot that plays this game."""
    players.find(kind)(game)
    return kind


def stand_in(game: Game[Any]) -> str:
    for kind in _STAND_INS:
        try:
            return a_bot(game, kind)
        except Refused:
            continue
    raise Refused("no-such-player", given=_STAND_INS[0], players=", ".join(players.names()))


# --- links ---


def link(table: Table, seat: int) -> str:
    """The secret of a seat's link, or of the table's (-1), as it is now."""
    voided = table.voided if seat < 0 else table.seats[seat].link
    return hmac.new(table.key, f"{table.code} {seat} {voided}".encode(), hashlib.sha256).hexdigest()[:LINK_DIGITS]


def led_to(table: Table, secret: str) -> int | None:
    """The seat that a link leads to; -1 for the table, None for no link or one that is void."""
    for seat in range(-1, len(table.seats)):
        if hmac.compare_digest(link(table, seat).encode(), secret.encode()):
            return seat
    return None


# --- what is said ---


def sit(table: Table, person: str, said: wire.Sit) -> log.Deeds:
    seat = a_seat(table, said.seat)
    if table.stage not in (LOBBY, PLAYING):
        raise Refused("session-over")
    if seat.persons:
        raise Refused("session-taken")
    if table.seats_of(person):
        raise Refused("session-seated")
    _knows_no_other(table, person, said.seat)
    return log.Sat(said.seat, person, a_name(said.name))


def _knows_no_other(table: Table, person: str, number: int) -> None:
    """Who has seen a hand in this game may not play another one."""
    if any(person in seat.knew for other, seat in enumerate(table.seats) if other != number):
        raise Refused("session-knows-another")


def join(table: Table, person: str, secret: str, name: str) -> log.Deeds:
    """By the link of a seat: it is taken, or played by one device more."""
    number = led_to(table, secret)
    if number is None or number < 0:
        raise Refused("session-no-link")
    seat = table.seats[number]
    if person in seat.persons:
        raise Refused("session-seated")
    _knows_no_other(table, person, number)
    if seat.persons:
        return log.Sat(number, person, joined=True)
    return log.Sat(number, person, a_name(name))


def local(table: Table, person: str, said: wire.Local) -> log.Deeds:
    in_lobby(table)
    if a_seat(table, said.seat).persons:
        raise Refused("session-taken")
    return log.Sat(said.seat, person, a_name(said.name))


def stand(table: Table, person: str, said: wire.Stand) -> log.Deeds:
    own_seat(table, person, said.seat)
    return log.Stood(said.seat, stand_in(table.game) if table.stage == PLAYING else "")


def bot(table: Table, person: str, said: wire.Bot) -> log.Deeds:
    """On one's own seat, or by the host on any: a game does not wait for ever for somebody who has gone."""
    if person not in a_seat(table, said.seat).persons:
        for_host(table, person)
    if table.stage == OVER:
        raise Refused("session-over")
    if not said.kind:
        in_lobby(table)
        return log.Seated(said.seat, "")
    return log.Seated(said.seat, a_bot(table.game, said.kind))


def program(table: Table, person: str, said: wire.Program) -> log.Deeds | None:
    """Said once; until somebody else sits there, or a bot does, it holds."""
    if table.stage == OVER:
        raise Refused("session-over")
    return None if own_seat(table, person, said.seat).program else log.Programmed(said.seat)


def rename(table: Table, person: str, said: wire.Rename) -> log.Deeds:
    """One's own seat; the host also names bots."""
    seat = a_seat(table, said.seat)
    if person not in seat.persons:
        for_host(table, person)
    if seat.persons and person not in seat.persons:
        raise Refused("session-not-yours")
    return log.Named(said.seat, a_name(said.name))


def settings(table: Table, person: str, said: wire.Settings) -> log.Deeds:
    for_host(table, person)
    in_lobby(table)
    seats = len(table.seats) if said.seats is None else said.seats
    if seats not in table.game.seats:
        low, high = table.game.seats[0], table.game.seats[-1]
        raise BadData("seats", "refused-out-of-range", value=seats, low=low, high=high)
    if any(seat.persons for seat in table.seats[seats:]):
        raise Refused("session-seats-taken")
    options = options_of(table.game, seats, table.options if said.options is None else said.options)
    return log.Changed(seats, options, checked(said.rules or table.rules))


def revoke(table: Table, person: str, said: wire.Revoke) -> log.Deeds:
    for_host(table, person)
    if said.seat != -1:
        a_seat(table, said.seat)
    return log.Voided(said.seat)


def start(table: Table, person: str, _: wire.Start) -> log.Deeds:
    for_host(table, person)
    in_lobby(table)
    if any(seat.sitter == "nobody" for seat in table.seats):
        raise Refused("session-empty-seat")
    return log.Started()
