"""One game among many: who plays it, where they sit, and the two seeds that follow from its number."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from rodada import players
from rodada.engine.chance import Resolver, Seeded
from rodada.engine.contract import CHANCE, Game, Random, State
from rodada.engine.errors import Refused
from rodada.engine.events import Event
from rodada.engine.journal import Journal
from rodada.engine.record import write
from rodada.games import load
from rodada.lab.files import naming
from rodada.players import Player, decide
from rodada.players.tempers import Memory

TURN: Final = "turn"
"""The kind of event that begins a turn, in every game."""
MOST_DECISIONS: Final = 200_000
"""A game that takes more will not end: its players are not trying to."""

Watch = Callable[[State, list[Event]], None]
"""Told of every decision, of seats and of chance: the state after it, and what it caused."""
Before = Callable[[State, int], None]
"""Told of every decision of a seat before it is played: the state, and the action."""


class Series(Protocol):
    """Many games that belong together, each told by its number; plain data that can be sent to other processes."""

    @property
    def game(self) -> str: ...

    @property
    def seats(self) -> int: ...

    @property
    def options(self) -> dict[str, Any]: ...

    @property
    def records(self) -> Path | None:
        """Where the record of each game is written, if anywhere."""

    @property
    def kind(self) -> str:
        """What the file is called that says what is kept in a folder."""

    def seated(self, number: int) -> tuple[str, ...]:
        """Who plays game `number`, by seat."""

    def seed_of_chance(self, number: int) -> int:
        """What dice and piles follow from."""

    def seed_of_choices(self, number: int) -> int:
        """What players leave to luck."""

    def head(self) -> dict[str, Any]:
        """What tells it from others, as JSON."""


class Match(NamedTuple):
    """What all games of a simulation have in common; plain data, so that it can be sent to other processes.

    Game `n` seats `players[i]` at seat `i + n`, modulo their number: everybody sits everywhere equally often, always
    between the same neighbours.
    """

    game: str
    players: tuple[str, ...]
    seed: int
    options: dict[str, Any] = {}  # noqa: RUF012  # never changed: a tuple's default is as shared as the tuple
    records: Path | None = None
    """Where the record of each game is written, if anywhere."""

    def place(self, seat: int, number: int) -> int:
        """Which of `players` sits at `seat` in game `number`."""
        return (seat - number) % len(self.players)

    def seated(self, number: int) -> tuple[str, ...]:
        """Who plays game `number`, by seat."""
        return tuple(self.players[self.place(seat, number)] for seat in range(len(self.players)))

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def kind(self) -> str:
        return "simulation"

    def seed_of_chance(self, number: int) -> int:
        return seed_of(self.seed, number, "chance")

    def seed_of_choices(self, number: int) -> int:
        return seed_of(self.seed, number, "choices")

    def head(self) -> dict[str, Any]:
        return {"players": list(self.players), "seed": self.seed, "options": self.options}


class Played(NamedTuple):
    """How one game went; `ranks` and `scores` are by seat."""

    players: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str
    turns: int
    decisions: int


def seed_of(seed: int, number: int, purpose: str) -> int:
    """The seed of game `number`: the same wherever, whenever and after whatever else it is played."""
    return int.from_bytes(hashlib.sha256(f"{seed} {number} {purpose}".encode()).digest(), "big")


def play(series: Series, number: int, watch: Watch | None = None, before: Before | None = None) -> Played:
    """Play game `number` of a match or a tournament. What dice and piles bring comes from a seed of its own."""
    game = load(series.game)
    options = game.options(series.options)
    names = series.seated(number)
    seated = [players.find_own(name)(game) for name in names]
    seed = series.seed_of_chance(number)
    memory = Memory(game, names)
    choices = Seeded(series.seed_of_choices(number))
    if series.records is None:
        state = game.start(len(names), options)
        turns, decisions = _play(game, state, Seeded(seed), seated, memory, choices, watch, before)
    else:
        journal = Journal.begin(game, names, options, seed)
        state = journal.state
        turns, decisions = _play_and_write_down(journal, seated, memory, choices)
        path = series.records / f"{series.game}-{number + 1:06}.jsonl"
        with naming(path):
            path.write_text(write(journal.record()), encoding="utf-8")
    outcome = state.outcome()
    return Played(names, outcome.ranks, outcome.scores, outcome.rule, turns, decisions)


def _play(
    game: Game[Any],
    state: State,
    chance: Resolver,
    seated: Sequence[Player],
    memory: Memory,
    choices: Random,
    watch: Watch | None,
    before: Before | None,
) -> tuple[int, int]:
    """Play to the end; gives the turns and the decisions of seats."""
    turns = decisions = 0
    while not state.over:
        seat = state.to_act
        if seat == CHANCE:
            events = state.resolve(chance.pick(state.chances()))
        else:
            action = decide(game, state, seated[seat], choices, memory.grudges(seat))
            if before is not None:
                before(state, action)
            events = state.play(seat, action)
            decisions = _counted(decisions)
        memory.tell(events)
        turns += _turns_in(events)
        if watch is not None:
            watch(state, events)
    return turns, decisions


def _counted(decisions: int) -> int:
    if decisions >= MOST_DECISIONS:
        raise Refused("simulate-endless", decisions=MOST_DECISIONS)
    return decisions + 1


def _play_and_write_down(
    journal: Journal[Any], seated: Sequence[Player], memory: Memory, choices: Random
) -> tuple[int, int]:
    """The same game, more slowly: every decision is written in the journal."""
    turns = decisions = 0
    events = journal.settle()
    while not journal.state.over:
        memory.tell(events)
        turns += _turns_in(events)
        seat = journal.state.to_act
        action = decide(journal.game, journal.state, seated[seat], choices, memory.grudges(seat))
        events = journal.play(seat, action)
        decisions = _counted(decisions)
    return turns + _turns_in(events), decisions


def _turns_in(events: list[Event]) -> int:
    return sum([event.kind == TURN for event in events])
