"""What a viewer may not know changes nothing of what it is told, nor when: hidden cards are dealt anew at the table."""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

import msgspec

from rodada import games
from rodada.engine.chance import Seeded
from rodada.engine.contract import Game
from rodada.engine.seats import CHANCE
from rodada.table import wire
from rodada.table.session import Session
from rodada.table.wire import PickSaid
from table.session.people import Random, person
from table.session.striking import ShownStrike

WAITS = 4
"""How often time goes on in both worlds, to compare what is told then."""
GAMES: dict[str, Game[Any]] = {name: games.load(name) for name in games.names()} | {"strike": ShownStrike()}


def dealt_anew(session: Session, viewer: int, random: Seeded) -> Session:
    """The same table to `viewer`, with other hidden cards."""
    table = session.table.twin()
    table.state = table.game.sampler(table.playing.view(None if viewer == len(table.seats) else viewer)).sample(random)
    twin = Session(table)
    twin._entries = session._entries
    return twin


def shown(session: Session, viewer: int, now: float) -> bytes:
    """All that a viewer is told, whenever it came, and when something happens next."""
    who = person(viewer)
    told: list[Any] = [session.welcome(who, viewer), session.info(who), session.due]
    told += [session.news(who, viewer, cursor, now) for cursor in (0, session.table.entries)]
    return msgspec.json.encode(told)


def refusals(session: Session, viewer: int, now: float, random: Seeded) -> bytes:
    """What the viewer hears to all kinds of things that it says, sensible or not."""
    seats = len(session.table.seats)
    at = session.table.at
    said: list[wire.Said] = [wire.Ask(seat=viewer), wire.Ask(seat=viewer, free=True), wire.Hold(seat=viewer)]
    for seat in range(seats):
        said += [wire.Play(seat=seat, picks=[PickSaid("act", 0)], at=at), wire.Ask(seat=seat)]
    for _ in range(12):
        pick = PickSaid("act", random.below(12) << 16 | random.below(180))
        said += [wire.Play(seat=viewer, picks=[pick], at=at), wire.Ask(seat=viewer, picks=[pick])]
    return msgspec.json.encode([session.hear(person(viewer), one, now).reply for one in said])


def looked_at(table: Random, viewer: int, notes: Counter[str]) -> None:
    one, other = table.session, dealt_anew(table.session, viewer, table.random)
    notes["anew"] += one.table.playing != other.table.playing
    assert shown(one, viewer, table.now) == shown(other, viewer, table.now)
    numbers = [Seeded(table.random.seed, table.random.counter) for _ in range(2)]
    replies = [refusals(s, viewer, table.now, r) for s, r in zip((one, other), numbers, strict=True)]
    assert replies[0] == replies[1]
    time_goes_on(table, dealt_anew(one, viewer, numbers[0]), other, viewer, notes)


def time_goes_on(table: Random, one: Session, other: Session, viewer: int, notes: Counter[str]) -> None:
    """Nobody says anything, and the same happens at the same moments, until something is told apart."""
    now = table.now
    for _ in range(WAITS):
        if one.due is None:
            return
        window, cursor = one.table.window, one.table.entries
        now = max(now, one.due)
        for session in (one, other):
            session.commit(session.tick(now))
        mine, yours = (_happened(s, viewer, cursor, now) for s in (one, other))
        if window is None or mine != yours:  # a default, or what chance brought, may differ in what it tells
            return
        notes["windows"] += 1
        if one.table.playing.to_act == CHANCE or one.table.at != other.table.at:
            return
        if one.table.playing.view(viewer) == other.table.playing.view(viewer):
            assert shown(one, viewer, now) == shown(other, viewer, now)


def _happened(session: Session, viewer: int, cursor: int, now: float) -> list[Any]:
    return [msgspec.to_builtins(entry) for entry in session.news(person(viewer), viewer, cursor, now).entries]


def watch(name: str, count: int) -> Counter[str]:
    """Follow so many random games, and look at them as random viewers."""
    game, notes = GAMES[name], Counter[str]()
    for number in range(count):
        random = Seeded(number)
        table = Random(game, random, game.seats[random.below(len(game.seats))])
        for _ in range(150):
            if table.over:
                break
            table.move()
            if random.below(6) == 0 and not table.over:
                looked_at(table, random.below(len(table.session.table.seats) + 1), notes)
    return notes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--games", type=int, default=10)
    arguments = parser.parse_args()
    print(dict(watch(arguments.game, arguments.games)))


if __name__ == "__main__":
    main()
