"""A player at a table from its first question to the result."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable
from typing import Any, Final

from rodada.engine.chance import Seeded
from rodada.engine.contract import Game
from rodada.engine.errors import Refused
from rodada.games import load
from rodada.players.player import Factory, Player
from rodada.players.thinking import view_from
from rodada.table.remote.door import enter
from rodada.table.remote.line import Line
from rodada.table.wire import (
    Act,
    Done,
    Look,
    News,
    Program,
    QuestionTold,
    Rename,
    Seen,
    Stand,
    Stops,
    TableInfo,
    Told,
    Tree,
    Welcome,
)

_PASSING: Final = ("session-stale", "refused-not-your-move", "session-over")
"""Refusals that mean that it came too late: whatever is asked next will be told."""


def sit(link: str, player: Factory, name: str = "", seated: Callable[[Sitting], None] | None = None) -> list[Tree]:
    """Take the seat of a link and play there until the game is over; gives the result, best first.

    `seated` is told once it sits. Whoever interrupts it leaves the seat to a bot.
    """
    sitting = Sitting(link, player, name)
    try:
        if seated is not None:
            seated(sitting)
        return sitting.play()
    except KeyboardInterrupt:
        sitting.stand()
        raise
    finally:
        sitting.close()


class Sitting:
    """A seat at a table with a player in it."""

    def __init__(self, link: str, player: Factory, name: str = "") -> None:
        self._question: QuestionTold | None = None
        self._result: list[Tree] | None = None
        self._table: TableInfo | None = None
        self._seats: list[int] = []
        self._luck: Final = Seeded(secrets.randbits(256))
        self._line: Final = Line(enter(link), self._hear)
        self._come()
        self.seat: Final = self._seats[0]
        self.game: Final[Game[Any]] = load(self.table.game)
        self._player: Final[Player] = player(self.game)
        if not self.over:
            self._announce(name)

    @property
    def table(self) -> TableInfo:
        assert self._table is not None
        return self._table

    @property
    def over(self) -> bool:
        return self.table.stage == "over"

    def play(self) -> list[Tree]:
        """Answer whatever is asked until the game is over."""
        while self._result is None:
            if self._question is None:
                self._line.listen()
            else:
                self._question = None
                self._answer()
        return self._result

    def stand(self) -> None:
        """Leave the seat: to nobody before the game, to a bot during it."""
        with contextlib.suppress(Refused):
            self._line.ask(Stand(seat=self.seat), Done)

    def close(self) -> None:
        self._line.close()

    def _come(self) -> None:
        """Hear who one is here."""
        while self._table is None:
            self._line.listen()
        if not self._seats:
            raise Refused("remote-no-seat")

    def _announce(self, name: str) -> None:
        """Everybody hears who sits here; and no window closes before it was asked."""
        if name:
            self._line.ask(Rename(seat=self.seat, name=name), Done)
        self._line.ask(Program(seat=self.seat), Done)
        self._line.ask(Stops(seat=self.seat, preset="sharp"), Done)

    def _answer(self) -> None:
        try:
            seen = self._line.ask(Look(seat=self.seat), Seen)
            if seen.actions:
                self._line.ask(Act(seat=self.seat, action=self._choice(seen), at=seen.at), Done)
        except Refused as refusal:
            if refusal.key not in _PASSING:
                raise

    def _choice(self, seen: Seen) -> str:
        """What the player does, in notation; one that is not offered is its fault."""
        if len(seen.actions) == 1:
            return seen.actions[0]
        view = view_from(self.game.name, len(self.table.seats), self.table.options, self.seat, seen.view)
        actions = [self.game.parse(text) for text in seen.actions]
        action = self._player.choose(view, actions, self.game.sampler(view), self._luck)
        if action not in actions:
            raise Refused("remote-not-offered", action=str(action), offered=", ".join(seen.actions)[:300])
        return self.game.notation(action)

    def _hear(self, message: Told) -> None:
        if isinstance(message, Welcome):
            self._seats, self._table = message.seats, message.table
        elif isinstance(message, News):
            self._table = message.table or self._table
            self._result = message.result or self._result
            if message.asked:
                self._question = message.question
