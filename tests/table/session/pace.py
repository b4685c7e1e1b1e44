"""How a table feels: people who answer at human speed, on a clock that is set by hand.

    PYTHONPATH=src:tests python -m table.session.pace star-munchkin --games 20 --seats 4

prints how many keys a person presses in a combat of others (median) and how long windows stay open (95th percentile),
which the design limits to 1 and to 6 seconds.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections import defaultdict
from typing import Any, NamedTuple

from rodada import games
from rodada.engine.actions import PASS
from rodada.engine.contract import Game
from rodada.players.thinking import think, thinking
from rodada.table import log, wire
from rodada.table.session import Session, Step
from rodada.table.session.asking import as_asked, is_asked
from rodada.table.session.folding import TURN
from rodada.table.wire import NewTable, TableRules
from table.session.people import KEY, person

REACTION = 1.8
"""Seconds (median) from being called to a key."""
THINKING = 5.0
"""The same for a decision of one's own."""
SPREAD = 0.45
MOST_STEPS = 20_000


class Pace(NamedTuple):
    keys: list[int]
    """One number for each combat and each person who was not in it."""
    seconds: list[float]
    """One for each window and revision."""
    whole: float
    """Seconds that the game took."""

    @property
    def typical_keys(self) -> float:
        return statistics.median(self.keys)

    @property
    def longest(self) -> float:
        """The 95th percentile."""
        return sorted(self.seconds)[int(0.95 * (len(self.seconds) - 1))]


class People:
    """A table of attentive people with the usual stops; what they play is what the greedy player would."""

    def __init__(self, game: Game[Any], seats: int, seed: int, options: dict[str, Any], people: int = 0) -> None:
        self.luck = random.Random(seed)
        self.kind = "greedy" if hasattr(game, "judge") else "random"
        self.now = 0.0
        self.meant: dict[int, tuple[str, float, int]] = {}
        """What each means to do: in answer to what, when, and which action."""
        self.keys: dict[tuple[int, int], int] = defaultdict(int)
        self.combat = 0
        self.fights = False
        self.inside: set[tuple[int, int]] = set()
        self.seconds: list[float] = []
        new = NewTable(id="", game=game.name, seats=seats, name="Ana", options=options, rules=TableRules())
        step = Session.made("T", person(0), new, self.luck.getrandbits(60), KEY, 0.0)
        assert step.lines, step.reply
        self.session = Session.begin(step)
        for seat in range(1, seats):
            sits = seat < (people or seats)
            self.says(
                seat if sits else 0, wire.Sit(seat=seat, name="Bia") if sits else wire.Bot(seat=seat, kind=self.kind)
            )
        self.says(0, wire.Start())

    @property
    def seats(self) -> range:
        return range(len(self.session.table.seats))

    def keep(self, step: Step) -> None:
        window, cursor = self.session.table.window, self.session.table.entries
        self.session.commit(step)
        for _, kept in self.session._entries.after(cursor):
            self.fights = self.fights and not any(event[0] == TURN for event in kept.events)
        if window is not None and self.session.table.at != window.at:
            self.seconds.append(step.lines[-1].when - window.opened)

    def says(self, seat: int, said: wire.Said) -> None:
        step = self.session.hear(person(seat), said, self.now)
        assert isinstance(step.reply, wire.Done), step.reply
        self.keep(step)

    def look(self) -> None:
        """Everybody sees how things stand, and whoever is called makes up its mind."""
        table = self.session.table
        if table.window is not None:
            self._follow_combat()
        for seat in self.seats:
            if is_asked(table, seat) and table.seats[seat].persons and self.meant.get(seat, ("",))[0] != table.at:
                self.meant[seat] = (table.at, self.now + self._delay(seat), self._choice(seat))

    def _follow_combat(self) -> None:
        assert self.session.table.window is not None
        stakes = {seat: self.session._standing.stake(seat) for seat in self.session.table.window.order}
        fights = any(stake.combat for stake in stakes.values())
        self.combat += fights and not self.fights
        self.fights = fights
        for seat, stake in stakes.items():
            if fights:
                self.keys[self.combat, seat] += 0
                self.inside.update({(self.combat, seat)} if stake.mine else ())

    def _delay(self, seat: int) -> float:
        typical = THINKING if self.session.table.window is None else REACTION
        return typical * self.luck.lognormvariate(0, SPREAD)

    def _choice(self, seat: int) -> int:
        table = self.session.table
        luck = str(self.luck.random())
        return think(thinking(table.game, table.options, as_asked(table, seat), seat, self.kind, luck))[0]

    def act(self, seat: int, action: int) -> None:
        """One key, where there is any reason to press one."""
        table = self.session.table
        deed: log.Deeds = log.Moved(seat, [table.game.notation(action)])
        if table.window is not None:
            called = self.session._standing.wait(seat).stop
            if not called and action == PASS:
                return
            self.keys[self.combat, seat] += 1
            if action == PASS and called not in ("mine", "wins") and self.luck.random() < 0.5:
                self.says(seat, wire.Yield(seat=seat, until="combat"))
                return
            deed = log.Sealed(seat, deed.plays)
        self.keep(self.session._step([deed], self.now, person(seat)))

    def step(self) -> None:
        """The next thing that happens."""
        thoughts = self.session.thoughts()
        if thoughts:
            self.now = max(self.now, thoughts[0].after)
            self.keep(self.session.thought(thoughts[0], think(thoughts[0].payload), self.now))
            return
        self.look()
        table = self.session.table
        waiting = [(when, s, act) for s, (at, when, act) in self.meant.items() if at == table.at and when >= self.now]
        due = self.session.due
        if waiting and (due is None or min(waiting)[0] < due):
            when, seat, action = min(waiting)
            self.now = when
            self.meant[seat] = (table.at, -1.0, action)
            if is_asked(table, seat):
                self.act(seat, action)
            return
        assert due is not None, "nobody is asked and nothing is due"
        self.now = max(self.now, due)
        self.keep(self.session.tick(self.now))

    def pace(self) -> Pace:
        steps = 0
        while self.session.table.stage != "over" and steps < MOST_STEPS:
            self.step()
            steps += 1
        people = self.session.table.people
        outside = [n for place, n in self.keys.items() if place not in self.inside and place[0] and place[1] in people]
        return Pace(outside, self.seconds, self.now)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--people", type=int, default=0, help="the others are bots (0: none is)")
    arguments = parser.parse_args()
    keys: list[int] = []
    seconds: list[float] = []
    minutes: list[float] = []
    for seed in range(arguments.games):
        pace = People(games.load(arguments.game), arguments.seats, seed, {}, arguments.people).pace()
        keys += pace.keys
        seconds += pace.seconds
        minutes.append(pace.whole / 60)
    whole = Pace(keys, seconds, 0.0)
    print(f"{len(keys)} combats of others: {whole.typical_keys} keys (median), {statistics.mean(keys):.2f} (mean)")
    usual, open_for = statistics.median(seconds), sum(seconds) / 60 / len(minutes)
    print(f"{len(seconds)} windows: {whole.longest:.1f} s (95th percentile), {usual:.1f} s (median)")
    print(f"games of {statistics.mean(minutes):.0f} minutes, windows open for {open_for:.0f} of them")


if __name__ == "__main__":
    main()
