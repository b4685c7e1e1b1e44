"""Random games: seats, options, chance and choices all follow from one seed and the number of the game."""

from __future__ import annotations

import hashlib
from typing import Any, Generic, TypeVar

from rodada.engine.chance import Seeded
from rodada.engine.contract import Game
from rodada.engine.errors import Refused
from rodada.engine.events import Event
from rodada.engine.seats import CHANCE
from rodada.engine.state import State

S = TypeVar("S", bound=State)


def numbered(seed: int, number: int) -> Seeded:
    """A source of randomness of its own for each number, so that it does not matter who runs which."""
    return Seeded(int.from_bytes(hashlib.sha256(f"{seed}/{number}".encode()).digest(), "big"))


def random_options(game: Game[Any], random: Seeded) -> dict[str, Any]:
    """One of what the schema lists for each option, as choices or as examples; what it does not list keeps its default.

    Examples are how a game says with which numbers its random games come to an end.
    """
    chosen: dict[str, Any] = {}
    for name, schema in game.options_schema()["properties"].items():
        listed = schema.get("enum") or schema.get("examples", [])
        choices = [False, True] if schema.get("type") == "boolean" else listed
        if choices:
            chosen[name] = choices[random.below(len(choices))]
    return chosen


def random_start(game: Game[S], random: Seeded) -> tuple[S, dict[str, Any]]:
    """A new game with any number of seats and any options that go together."""
    while True:
        seats = game.seats[random.below(len(game.seats))]
        options = random_options(game, random)
        try:
            return game.start(seats, game.options(options)), options
        except Refused:
            continue  # not every option goes with every number of seats


class Walk(Generic[S]):
    """A random game in progress."""

    def __init__(self, game: Game[S], seed: int, number: int) -> None:
        self.game = game
        self.random = numbered(seed, number)
        self.state, self.options = random_start(game, self.random)

    def move(self) -> tuple[int, int]:
        """Who decides now, and what: an outcome of chance, an action of the seat on the move, or a free one."""
        state, random = self.state, self.random
        if state.to_act == CHANCE:
            return CHANCE, random.pick(state.chances())
        free = [(seat, a) for seat in range(state.seats) if seat != state.to_act for a in state.actions(seat)]
        if free and random.below(4) == 0:
            return free[random.below(len(free))]
        legal = state.actions(state.to_act)
        return state.to_act, legal[random.below(len(legal))]


def apply(state: State, who: int, what: int) -> list[Event]:
    """Play or resolve."""
    return state.resolve(what) if who == CHANCE else state.play(who, what)


def told(events: list[Event], viewer: int) -> list[tuple[Any, ...]]:
    """Events as plain values as one viewer is told them."""
    return [tuple(event.seen_by(viewer)) for event in events]
