"""A game in progress together with its record: what is played is written down as it happens."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from rodada.engine.chance import Resolver, Seeded, commitment
from rodada.engine.contract import Game
from rodada.engine.events import Event
from rodada.engine.record import DIGEST_EVERY, Digest, Fall, Line, Play, Record, first_state, replay, result_data
from rodada.engine.seats import CHANCE
from rodada.engine.state import State

S = TypeVar("S", bound=State)


class Journal(Generic[S]):
    """A state, who decides its chances, and every line so far.

    With a seed the record commits to it from the start and reveals it at the end. `events` holds all that happened.
    """

    def __init__(
        self,
        game: Game[S],
        state: S,
        players: tuple[str, ...],
        options: dict[str, Any],
        seed: int | None = None,
        resolver: Resolver | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.players = players
        self.options = options
        self.seed = seed
        self.position: dict[str, Any] | None = None
        self.resolver: Resolver = resolver or Seeded(seed or 0)
        self.lines: list[Line] = []
        self.events: list[Event] = []
        self._decisions = 0

    @classmethod
    def begin(cls, game: Game[S], players: tuple[str, ...], options: Any, seed: int) -> Journal[S]:
        """A new game, one seat for each player."""
        state = game.start(len(players), options)
        return cls(game, state, players, game.options_data(options), seed)

    @classmethod
    def set_up(cls, game: Game[S], players: tuple[str, ...], position: Any, seed: int) -> Journal[S]:
        """A game that begins with a position, one seat for each player; the record holds the position."""
        state = game.load(position)
        whole = game.position(state)
        journal = cls(game, state, players, game.options_data(game.options(whole.get("options", {}))), seed)
        journal.position = whole
        return journal

    @classmethod
    def resume(cls, game: Game[S], record: Record, seed: int | None) -> Journal[S]:
        """Go on with a record from where it ends."""
        state = first_state(game, record)
        journal = cls(game, state, record.players, record.options, seed)
        journal.position = record.position
        for step in replay(game, record._replace(result=None)):
            journal.state = step.state
            journal.events += step.events
            journal._decisions += 1
            if isinstance(step.line, Fall) and isinstance(journal.resolver, Seeded):
                journal.resolver.counter += 1
        journal.lines = list(record.lines)
        return journal

    def play(self, seat: int, action: int) -> list[Event]:
        """Play and write down; then chance decides as long as it is its turn. Gives all that happened."""
        text = self.game.notation(action)
        events = self.state.play(seat, action)
        self._wrote(Play(seat, text))
        self.events += events
        return events + self.settle()

    def settle(self) -> list[Event]:
        """Let chance decide until a seat is on the move or the game is over."""
        state = self.state
        happened: list[Event] = []
        while state.to_act == CHANCE:
            chance = state.chances()
            outcome = self.resolver.pick(chance)
            line = Fall(chance.kind, len(chance.bag), self.game.outcome_text(chance, outcome))
            happened += state.resolve(outcome)
            self._wrote(line)
        self.events += happened
        return happened

    def record(self) -> Record:
        """The record up to now; result and seed once the game is over."""
        over = self.state.over
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            seats=self.state.seats,
            players=self.players,
            options=self.options,
            position=self.position,
            commitment=None if self.seed is None else commitment(self.seed),
            lines=tuple(self.lines),
            result=result_data(self.state) if over else None,
            seed=self.seed if over else None,
        )

    def _wrote(self, line: Play | Fall) -> None:
        self.lines.append(line)
        self._decisions += 1
        if self._decisions % DIGEST_EVERY == 0:
            self.lines.append(Digest(self._decisions, self.state.digest()))
