"""A whole game of Gunrunners as text that a person can read: decisions, chance, events, what each seat sees, the end.

The players are random and everything follows from one seed, so the text changes only when the game does.
"""

from __future__ import annotations

from collections.abc import Iterator

from gunrunners.scenario import row, trainees
from rodada.engine.chance import Seeded
from rodada.engine.events import Event
from rodada.engine.journal import Journal
from rodada.engine.record import Fall, Line, Play, replay
from rodada.games.gunrunners import game
from rodada.games.gunrunners.deck import CARD_NAMES
from rodada.games.gunrunners.state import GunrunnersState
from rodada.games.gunrunners.verbs import AGENCIES

LOOK_EVERY = 60
"""Decisions between two looks at the table by everybody; a Spy's dealing is looked at too."""

SEATS = ("seat", "owner")
REGIONS = ("region", "source")


def played(edition: str, seats: int, seed: int) -> Journal[GunrunnersState]:
    """A game of random players to its end."""
    journal = Journal.begin(game, ("random",) * seats, game.options({"edition": edition}), seed)
    random = Seeded(seed + 1)
    journal.settle()
    while not journal.state.over:
        actions = journal.state.actions(journal.state.to_act)
        journal.play(journal.state.to_act, actions[random.below(len(actions))])
    return journal


def text(journal: Journal[GunrunnersState]) -> str:
    return "\n".join(_lines(journal)) + "\n"


def _lines(journal: Journal[GunrunnersState]) -> Iterator[str]:
    options = journal.options
    yield f"Gunrunners, edition {options['edition']}, {journal.state.seats} seats, deck {options['deck']}"
    yield f"seed {journal.seed}"
    for number, step in enumerate(replay(game, journal.record()), start=1):
        yield ""
        yield f"{number}. {_decision(step.line)}"
        yield from (f"   {_event(event, step.state)}" for event in step.events)
        if number % LOOK_EVERY == 0 or any(event.kind == "dealt_out" for event in step.events):
            for viewer in range(step.state.seats + 1):
                yield from _seen(step.state, viewer)
    outcome = journal.state.outcome()
    yield ""
    yield f"over by {outcome.rule}: crates {_by_seat(outcome.scores)}; ranks {_by_seat(outcome.ranks)}"


def _by_seat(numbers: tuple[int, ...]) -> str:
    return ", ".join(f"{agency} {number}" for agency, number in zip(AGENCIES, numbers, strict=False))


def _decision(line: Line) -> str:
    if isinstance(line, Play):
        return f"{AGENCIES[line.seat]}: {line.text}"
    assert isinstance(line, Fall)
    return f"chance: {line.kind} {line.text} (one of {line.size})"


def _event(event: Event, state: GunrunnersState) -> str:
    shape = game.events[event.kind]
    words = [event.kind, *_named(shape.public, event.public)]
    if event.private:
        told = [viewer for viewer in range(state.seats + 1) if event.mask >> viewer & 1]
        names = ", ".join(_viewer(state, viewer) for viewer in told)
        words += [f"| for {names}:", *_named(shape.private, event.private)]
    return f"{' '.join(words)} [{event.rule}]"


def _named(names: tuple[str, ...], numbers: tuple[int, ...]) -> Iterator[str]:
    for name, number in zip(names, numbers, strict=False):
        yield f"{name}={_value(name, number)}"
    if rest := numbers[len(names) :]:
        yield f"({', '.join(map(str, rest))})"


def _value(name: str, number: int) -> str:
    if name in SEATS:
        return AGENCIES[number]
    if name == "card":
        return CARD_NAMES[number]
    return str(number + 1 if name in REGIONS else number)


def _viewer(state: GunrunnersState, viewer: int) -> str:
    return "spectator" if viewer == state.seats else AGENCIES[viewer]


def _seen(state: GunrunnersState, viewer: int) -> Iterator[str]:
    """What a viewer with a perfect memory knows of the table."""
    table = state.view(viewer).table
    yield f"   ~ {_viewer(state, viewer)} sees: supply {table.supply}, warehouse {table.warehouse}, busts {table.busts}"
    left = trainees(table).split()
    for region, crates in enumerate(table.crates):
        yield f"   ~   {region + 1}: {crates} crates, {left[region]} | {row(table, region + 1)}".rstrip()
    hands = (" ".join(CARD_NAMES[card] for card in hand) or "-" for hand in table.hand)
    piles = (len(pile) for pile in table.pile)
    for agency, hand, pile, won in zip(AGENCIES, hands, piles, table.won, strict=False):
        yield f"   ~   {agency}: hand {hand}, {pile} to draw, {won} won"
