"""Non-interference: what a viewer cannot know is dealt anew, and nothing of what that viewer meets may change.

Compared byte by byte: the view with and without memory, the legal actions, the bag of chance as the view shows it, and
the reason against every action that is not legal. Then one and the same decision is played in both worlds, and in the
true one another decision of somebody else, or of chance, instead. Where that is told in the same words, the views after
it are the same too. Where it is not, something was told apart: by which kinds of events is counted, for the tests of a
game to say which may (`anew KIND`, `instead KIND`).

A sampler that knew more than it is given would come closer to the truth than one of its worlds to another: places that
the view hides are counted where they agree (`hidden`, `like the truth`, `like each other`).
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, Generic, TypeVar

import msgspec

from rodada.engine.actions import ARGUMENT_BITS
from rodada.engine.contract import Game
from rodada.engine.errors import Illegal
from rodada.engine.events import Event
from rodada.engine.fields import UNKNOWN, Zone
from rodada.engine.seats import CHANCE
from rodada.engine.state import State
from rodada.lab.conformance.finding import keep, no_other_exception
from rodada.lab.conformance.walks import Walk, apply, told

S = TypeVar("S", bound=State)

WILD_ACTIONS: Final = 4
Move = tuple[int, int]

BETWEEN_POSITIONS: Final = 3
"""One position of a game in so many is taken, so that they differ."""


class Secrets(Generic[S]):
    """Random positions of random games; each is seen by every viewer, and each viewer's secrets are dealt anew."""

    def __init__(self, game: Game[S], seed: int, number: int) -> None:
        self.walk = Walk(game, seed, number)
        self.game = game
        self.notes: Counter[str] = Counter()
        self.actions: set[int] = set()

    def check(self, most: int) -> int:
        """Follow one game and look at up to `most` of its positions; gives how many it were."""
        looked = 0
        walk = self.walk
        while not walk.state.over and looked < most:
            for seat in range(walk.state.seats):
                self.actions.update(walk.state.actions(seat))
            if walk.random.below(BETWEEN_POSITIONS) == 0:
                with no_other_exception(walk.state):
                    self.look()
                looked += 1
            apply(walk.state, *walk.move())
        return looked

    def look(self) -> None:
        """The position in which the game stands now, for every viewer."""
        for viewer in range(self.walk.state.seats + 1):
            self.look_as(viewer)

    def look_as(self, viewer: int) -> None:
        state, random = self.walk.state, self.walk.random
        view = state.view(viewer)
        sampler = self.game.sampler(view)
        world, other = sampler.sample(random), sampler.sample(random)
        wrong = self.game.invariant(world)
        keep("sampled", not wrong, (viewer, wrong), state)
        self._sees_the_same(state, world, viewer)
        self.notes.update(guessed(view.table, state, world, other))
        if state.over:
            return
        who, what = self.walk.move()
        if what in (world.chances().bag if who == CHANCE else world.actions(who)):
            self._hears_the_same(state.copy(), world, viewer, ((who, what), (who, what)), "anew")
        if who != viewer:
            choices = state.chances().bag if who == CHANCE else state.actions(who)
            instead = choices[random.below(len(choices))]
            if who != CHANCE or state.chances().seat != viewer:
                self._hears_the_same(state.copy(), state.copy(), viewer, ((who, what), (who, instead)), "instead")

    def _sees_the_same(self, state: S, world: S, viewer: int) -> None:
        for recall in (True, False):
            one, other = (shown(s, viewer, recall) for s in (state, world))
            keep("secret-view", one == other, (viewer, recall, _first_difference(one, other)), state)
        if viewer == state.seats:
            return
        keep("secret-actions", state.actions(viewer) == world.actions(viewer), viewer, state)
        wild = [self.walk.random.below(1 << ARGUMENT_BITS + 5) for _ in range(WILD_ACTIONS)]
        for action in (*self.actions, *wild):
            if action not in state.actions(viewer):
                mine, yours = (_reason(s, viewer, action) for s in (state, world))
                keep("secret-reasons", mine == yours, (viewer, action, mine, yours), state)

    def _hears_the_same(self, state: S, world: S, viewer: int, moves: tuple[Move, Move], note: str) -> None:
        before = state.copy()
        one, other = apply(state, *moves[0]), apply(world, *moves[1])
        if told(one, viewer) != told(other, viewer):
            self.notes.update(f"{note} {kind}" for kind in _differing(one, other, viewer))
            return
        if (state.to_act, state.stack) != (world.to_act, world.stack):
            return  # half of a decision is seen in what is asked next, and told when it is whole
        for recall in (True, False):
            same = shown(state, viewer, recall) == shown(world, viewer, recall)
            keep("secret-after", same, (viewer, recall, moves), before)


def guessed(seen: State, truth: State, world: State, other: State) -> Counter[str]:
    """Of the places that a view hides, how many a world has like the truth, and how many like another world."""
    notes: Counter[str] = Counter()
    for field in seen.FIELDS:
        if field.zone == Zone.PUBLIC:
            continue
        places = [_flat(getattr(state, field.name)) for state in (seen, truth, world, other)]
        if len({len(values) for values in places}) > 1:
            continue  # a list whose length depends on the secrets has no places that could be compared
        for hidden, true, one, two in zip(*places, strict=True):
            if hidden == UNKNOWN and not true == one == two == UNKNOWN:
                notes.update({"hidden": 1, "like the truth": int(one == true), "like each other": int(one == two)})
    return notes


def _flat(value: Any) -> list[int]:
    if isinstance(value, int):
        return [value]
    return [n for part in value for n in (part if isinstance(part, tuple) else (part,))]


def shown(state: State, viewer: int, recall: bool) -> bytes:
    """All that a viewer is shown, as bytes: the table, what may be done, and the bag of chance."""
    view = state.view(None if viewer == state.seats else viewer, recall)
    bag: tuple[Any, ...] = ()
    if view.table.to_act == CHANCE:
        chance = view.table.chances()
        bag = (chance.kind, list(chance.bag), chance.seat)
    return msgspec.json.encode((view.data(), [view.table.actions(viewer)] if viewer < state.seats else [], bag))


def _reason(state: State, viewer: int, action: int) -> tuple[Any, ...]:
    refusal = state.why_not(viewer, action)
    if not isinstance(refusal, Illegal):
        return (None,)
    return (refusal.rule, refusal.key, sorted(refusal.arguments.items()), str(refusal))


def _differing(one: list[Event], other: list[Event], viewer: int) -> set[str]:
    """The first kinds of events in which two tellings part: what follows from them may differ too."""
    for mine, yours in zip(one, other, strict=False):
        if tuple(mine.seen_by(viewer)) != tuple(yours.seen_by(viewer)):
            return {mine.kind, yours.kind}
    return {"longer"}


def _first_difference(one: bytes, other: bytes) -> str:
    for i, (mine, yours) in enumerate(zip(one, other, strict=False)):
        if mine != yours:
            return f"{one[max(0, i - 40) : i + 20]!r} is not {other[max(0, i - 40) : i + 20]!r}"
    return "" if len(one) == len(other) else "one is longer"
