"""A whole game as text that a person can read: decisions, chance, events, what each seat sees, the end.

The players are random and everything follows from one seed, so the text changes only when the game does. How a game
names its seats and cards, and what of its table is worth a look, stands in a module of its own beside this one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from rodada.engine.chance import Seeded
from rodada.engine.contract import Game
from rodada.engine.events import Event
from rodada.engine.journal import Journal
from rodada.engine.record import Fall, Line, Play, Step, replay
from rodada.engine.state import State


class Telling(Protocol):
    """What a playthrough has to know of a game."""

    game: Game[Any]

    def title(self, journal: Journal[Any]) -> str: ...

    def seat(self, number: int) -> str: ...

    def value(self, name: str, number: int, state: State) -> str:
        """What a number of an event is called."""

    def looks(self, number: int, step: Step) -> bool:
        """Whether everybody looks at the table after this decision."""

    def seen(self, state: State, viewer: int) -> Iterator[str]:
        """What a viewer with a perfect memory knows of the table."""


def played(game: Game[Any], options: dict[str, Any], seats: int, seed: int) -> Journal[Any]:
    """A game of random players to its end."""
    journal: Journal[Any] = Journal.begin(game, ("random",) * seats, game.options(options), seed)
    random = Seeded(seed + 1)
    journal.settle()
    while not journal.state.over:
        actions = journal.state.actions(journal.state.to_act)
        journal.play(journal.state.to_act, actions[random.below(len(actions))])
    return journal


def text(journal: Journal[Any], telling: Telling) -> str:
    return "\n".join(_lines(journal, telling)) + "\n"


def _lines(journal: Journal[Any], telling: Telling) -> Iterator[str]:
    yield telling.title(journal)
    yield f"seed {journal.seed}"
    for number, step in enumerate(replay(telling.game, journal.record()), start=1):
        yield ""
        yield f"{number}. {_decision(step.line, telling)}"
        yield from (f"   {_event(event, step.state, telling)}" for event in step.events)
        if telling.looks(number, step):
            for viewer in range(step.state.seats + 1):
                yield from (f"   ~ {line}" for line in telling.seen(step.state, viewer))
    outcome = journal.state.outcome()
    scores, ranks = (_by_seat(numbers, telling) for numbers in (outcome.scores, outcome.ranks))
    yield ""
    yield f"over by {outcome.rule}: scores {scores}; ranks {ranks}"


def viewer_name(telling: Telling, state: State, viewer: int) -> str:
    return "spectator" if viewer == state.seats else telling.seat(viewer)


def _by_seat(numbers: tuple[int, ...], telling: Telling) -> str:
    return ", ".join(f"{telling.seat(seat)} {number}" for seat, number in enumerate(numbers))


def _decision(line: Line, telling: Telling) -> str:
    if isinstance(line, Play):
        return f"{telling.seat(line.seat)}: {line.text}"
    assert isinstance(line, Fall)
    return f"chance: {line.kind} {line.text} (one of {line.size})"


def _event(event: Event, state: State, telling: Telling) -> str:
    shape = telling.game.events[event.kind]
    words = [event.kind, *_named(shape.public, event.public, state, telling)]
    if event.private:
        told = [viewer for viewer in range(state.seats + 1) if event.mask >> viewer & 1]
        names = ", ".join(viewer_name(telling, state, viewer) for viewer in told)
        words += [f"| for {names}:", *_named(shape.private, event.private, state, telling)]
    return f"{' '.join(words)} [{event.rule}]"


def _named(names: tuple[str, ...], numbers: tuple[int, ...], state: State, telling: Telling) -> Iterator[str]:
    for name, number in zip(names, numbers, strict=False):
        yield f"{name}={telling.value(name, number, state)}"
    if rest := numbers[len(names) :]:
        yield f"({', '.join(map(str, rest))})"
