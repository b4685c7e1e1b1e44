"""Random games ply by ply: legal actions, notation, refusals, conservation, positions, copies, views and the end."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from rodada.engine.actions import ARGUMENT_BITS
from rodada.engine.contract import Game, View
from rodada.engine.errors import Illegal, Refused
from rodada.engine.events import Event
from rodada.engine.seats import CHANCE
from rodada.engine.state import State
from rodada.lab.conformance.finding import Broken, keep, keep_said, no_other_exception
from rodada.lab.conformance.walks import Walk, apply

S = TypeVar("S", bound=State)

WRONG_ACTIONS: Final = 6
"""How many illegal actions are tried at each ply."""
CLOSELY: Final = 100
"""The first so many games of a campaign are followed closely, then one in ten; of a long one, one in a hundred."""
LONG: Final = 1_000
GLANCES: Final = 50
"""In the others, one ply in so many is; at each there is a legal move and nothing is broken."""
OLDER: Final = 6
"""How many older copies and views are watched at a time."""


def check_game(game: Game[S], seed: int, number: int) -> int:
    """Follow one random game to its end; gives the number of its plies."""
    closely = number < CLOSELY or number % (10 if number < LONG else 100) == 0
    return _Follower(Walk(game, seed, number), closely).follow()


def read_back(game: Game[S], state: S) -> S:
    """The state written as JSON and loaded again."""
    return game.load(json.loads(json.dumps(game.position(state))))


def plain(events: Sequence[Event]) -> list[tuple[Any, ...]]:
    return [(e.kind, e.rule, e.public, e.private, e.mask) for e in events]


class _Follower(Generic[S]):
    """One game, a twin of it that was loaded from a position, and copies and views from earlier."""

    def __init__(self, walk: Walk[S], closely: bool) -> None:
        self.walk = walk
        self.closely = closely
        self.game = walk.game
        self.twin = read_back(walk.game, walk.state)
        self.copies: list[tuple[S, str]] = []
        self.views: list[tuple[View[S], str]] = []
        self.pool: list[int] = []

    def follow(self) -> int:
        plies = 0
        while not self.walk.state.over:
            with no_other_exception(self.walk.state):
                if self.closely or self.walk.random.below(GLANCES) == 0:
                    self._ply()
                else:
                    self._glance()
            plies += 1
        with no_other_exception(self.walk.state):
            self._standing_still()
            self._kept()
            check_end(self.walk.state)
        return plies

    def _ply(self) -> None:
        state = self.walk.state
        before = state.digest()
        self._standing_still()
        if state.to_act == CHANCE:
            check_chance(self.game, state)
        self._actions()
        self._refusals()
        keep("unchanged", state.digest() == before, state=state)
        self._remember()
        self._go_on()

    def _glance(self) -> None:
        """Nothing is broken, somebody can do something, and the trusted twin does the same."""
        walk, state = self.walk, self.walk.state
        wrong = self.game.invariant(state)
        keep("invariant", not wrong, wrong, state)
        keep("never-empty", state.to_act == CHANCE or bool(state.actions(state.to_act)), state.to_act, state)
        who, what = walk.move()
        apply(state, who, what)
        apply(self.twin, who, what)

    def _standing_still(self) -> None:
        """What holds in every state, also in the last."""
        state = self.walk.state
        wrong = self.game.invariant(state)
        keep("invariant", not wrong, wrong, state)
        loaded = read_back(self.game, state)
        keep("position", loaded == state and loaded.digest() == state.digest(), _difference(loaded, state), state)
        check_views(state)
        if not state.over:
            keep("not-over", _refuses(state.outcome), state=state)

    def _actions(self) -> None:
        """Every legal action has a notation, and can be played on a copy without changing the state."""
        state, game = self.walk.state, self.game
        for seat in range(state.seats):
            legal = state.actions(seat)
            keep("sorted", legal == sorted(set(legal)), legal, state)
            keep("never-empty", bool(legal) or seat != state.to_act, seat, state)
            for action in legal:
                text = game.notation(action)
                keep("notation", game.parse(text) == action, text, state)
                keep("no-reason", state.why_not(seat, action) is None, text, state)
                twin, trusted = state.copy(), state.copy()
                keep("copy", twin == state, state=state)
                events = plain(twin.play(seat, action))
                keep("trusted", plain(trusted.do(seat, action)) == events and trusted == twin, text, state)
            self.pool += [action for action in legal if action not in self.pool]

    def _refusals(self) -> None:
        """Actions that are not legal now, from earlier in the game and from nowhere, are refused with a reason."""
        state, random = self.walk.state, self.walk.random
        wild = [random.below(1 << ARGUMENT_BITS + 5) for _ in range(WRONG_ACTIONS // 2)]
        old = [self.pool[random.below(len(self.pool))] for _ in range(WRONG_ACTIONS // 2 if self.pool else 0)]
        for action in (*wild, *old, -1):
            seat = random.below(state.seats)
            if action in state.actions(seat):
                continue
            reason = state.why_not(seat, action)
            keep("refused", _refuses(state.play, seat, action), (seat, action), state)
            if not isinstance(reason, Illegal):
                raise Broken("reason", (seat, action), state)
            keep_said(reason, state)

    def _remember(self) -> None:
        """Keep some copies and views, to see later that playing on did not touch them."""
        state, random = self.walk.state, self.walk.random
        self.copies.append((state.copy(), state.digest()))
        view = state.view(random.below(state.seats), recall=True)
        self.views.append((view, view.table.digest()))
        if len(self.copies) > OLDER:
            self._kept()
            del self.copies[random.below(OLDER)], self.views[random.below(OLDER)]

    def _kept(self) -> None:
        state = self.walk.state
        keep("older-copies", all(old.digest() == digest for old, digest in self.copies), state=state)
        keep("older-views", all(old.table.digest() == digest for old, digest in self.views), state=state)

    def _go_on(self) -> None:
        """The same on the state and on its twin, which comes from a position of some earlier ply."""
        walk = self.walk
        before = walk.state.copy()
        who, what = walk.move()
        events, again = apply(walk.state, who, what), apply(self.twin, who, what)
        keep("continuation", plain(events) == plain(again) and walk.state == self.twin, (who, what), before)
        for event in events:
            shape = self.game.events.get(event.kind)
            named = shape is not None and len(event.public) >= len(shape.public)
            keep("events", named and (event.private == () or event.mask != 0), event, before)
        if walk.random.below(8) == 0:
            self.twin = read_back(self.game, walk.state)


def check_views(state: State) -> None:
    """Each viewer's table offers what the state offers, and has nothing more to hide from that viewer."""
    for viewer in (*range(state.seats), None):
        for recall in (True, False):
            table = state.view(viewer, recall).table
            keep("view-of-view", table.view(viewer, recall).table == table, viewer, state)
            if viewer is not None:
                offered = table.actions(viewer)
                keep("view-actions", offered == state.actions(viewer), (viewer, offered), state)


def check_chance(game: Game[S], state: S) -> None:
    """The bag is sorted and its pieces have texts; what is not in it cannot come."""
    chance = state.chances()
    keep("bag", list(chance.bag) == sorted(chance.bag) and len(chance.bag) > 0, chance.bag, state)
    keep("bag", sum(p for _, p in chance.outcomes()) == 1, chance.bag, state)
    for outcome, _ in chance.outcomes():
        text = game.outcome_text(chance, outcome)
        keep("outcome-text", game.parse_outcome(chance, text) == outcome, text, state)
        twin = state.copy()
        twin.resolve(outcome)
    for wrong in (-1, max(chance.bag) + 1):
        keep("impossible", _refuses(state.resolve, wrong), wrong, state)


def check_end(state: State) -> None:
    """Ranks are those of a race: as many are better as the rank says; the best is first; a rule ended it."""
    outcome = state.outcome()
    ranks = outcome.ranks
    keep("outcome", len(ranks) == len(outcome.scores) == state.seats, outcome, state)
    keep("outcome", all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks), outcome, state)
    keep("outcome", bool(outcome.winners()) and bool(outcome.rule), outcome, state)
    keep("outcome", all(not state.actions(seat) for seat in range(state.seats)), "actions after the end", state)


def _refuses(call: Any, *arguments: int) -> bool:
    try:
        call(*arguments)
    except Refused:
        return True
    return False


def _difference(one: State, other: State) -> list[str]:
    """Fields in which two states differ."""
    ours, theirs = one.data(), other.data()
    return [name for name in ours if ours[name] != theirs[name]]
