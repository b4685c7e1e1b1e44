"""Games at a table where every seat is a person who picks at random from what is asked, step by step."""

from __future__ import annotations

from typing import Any

from rodada.engine.chance import Seeded
from rodada.engine.contract import Game
from rodada.lab.conformance.walks import random_options
from rodada.table import log, wire
from rodada.table.session import Session, Step
from rodada.table.session.asking import is_asked
from rodada.table.wire import NewTable, PickSaid, TableRules

KEY = bytes(range(32))
MOST_PICKS = 30
STOPS = ("relaxed", "normal", "sharp")


def person(seat: int) -> str:
    return f"person {seat}"


class Random:
    """A table in progress."""

    def __init__(self, game: Game[Any], random: Seeded, seats: int, rules: TableRules | None = None) -> None:
        self.random = random
        self.now = 0.0
        options = random_options(game, random) | ({"ask_all": True} if _asks(game) else {})
        new = NewTable(
            id="", game=game.name, seats=seats, name="Ana", options=options, rules=rules or TableRules(decision=60.0)
        )
        step = Session.made("T", person(0), new, random.below(1 << 60), KEY, 0.0)
        assert step.lines, step.reply
        self.lines: list[log.Line] = list(step.lines)
        self.session = Session.begin(step)
        for seat in range(1, seats):
            self.says(seat, wire.Sit(seat=seat, name=person(seat)))
        for seat in range(seats):
            self.says(seat, wire.Stops(seat=seat, preset=STOPS[random.below(3)]))
        self.says(0, wire.Start())

    def keep(self, step: Step) -> Step:
        self.lines += step.lines
        self.session.commit(step)
        return step

    def says(self, seat: int, said: wire.Said) -> wire.Told | None:
        return self.keep(self.session.hear(person(seat), said, self.now)).reply

    @property
    def over(self) -> bool:
        return self.session.table.stage == "over"

    def asked(self) -> list[int]:
        table = self.session.table
        return [seat for seat in range(len(table.seats)) if is_asked(table, seat)]

    def picks(self, seat: int) -> list[PickSaid] | None:
        """A whole decision at random; None where the person lost its way."""
        picks: list[PickSaid] = []
        for _ in range(MOST_PICKS):
            reply = self.session.hear(person(seat), wire.Ask(seat=seat, picks=picks), self.now).reply
            assert isinstance(reply, wire.Asked), (seat, picks, reply)
            open_to = [choice for choice in reply.question.choices if choice.refusal is None]
            assert open_to, (seat, picks, reply)
            choice = open_to[self.random.below(len(open_to))]
            picks = [*picks, choice.pick]
            if choice.ends:
                return picks
        return None

    def move(self) -> None:
        """Somebody who is asked answers, or nobody does and time goes on."""
        asked = self.asked()
        if not asked or (self.session.table.window and self.random.below(3) == 0):
            self.time()
            return
        seat = asked[self.random.below(len(asked))]
        self.now += 0.5
        picks = self.picks(seat)
        if picks is not None:
            reply = self.says(seat, wire.Play(seat=seat, picks=picks, at=self.session.table.at))
            assert isinstance(reply, wire.Done), (seat, picks, reply)

    def time(self) -> None:
        """The table does what it is due to do next."""
        due = self.session.due
        assert due is not None
        self.now = max(self.now, due)
        self.keep(self.session.tick(self.now))


def _asks(game: Game[Any]) -> bool:
    return "ask_all" in game.options_schema()["properties"]
