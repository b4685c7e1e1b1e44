"""Doors: whatever JSON or text comes in is refused with its field and a sayable reason, or makes a state that holds.

A state that was let in keeps the invariants, is written and read back, can be seen and imagined by every viewer, and
plays on. Refused or let in: never another exception.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from rodada.engine import record
from rodada.engine.chance import Seeded, settle
from rodada.engine.contract import Game
from rodada.engine.errors import BadData, Refused
from rodada.engine.journal import Journal
from rodada.engine.seats import CHANCE
from rodada.engine.state import State
from rodada.lab.conformance.finding import Broken, keep, keep_said, no_other_exception
from rodada.lab.conformance.plays import read_back
from rodada.lab.conformance.rubbish import rubbish, spoilt, spoilt_text
from rodada.lab.conformance.walks import apply, numbered, random_start

S = TypeVar("S", bound=State)

LONGEST_WALK: Final = 140
CASES_PER_GAME: Final = 10
LONGEST_PLAY: Final = 600
"""Decisions after which a state that was let in has been played far enough: some games end by skill alone."""


class Doors(Generic[S]):
    """Data of one random game, spoilt in many ways."""

    def __init__(self, game: Game[S], seed: int, number: int) -> None:
        self.game = game
        self.random = numbered(seed, number)
        state, options = random_start(game, self.random)
        players = tuple("abcdefgh"[: state.seats])
        self.journal = Journal.begin(game, players, game.options(options), seed=self.random.below(1 << 32))
        self.journal.settle()
        for _ in range(self.random.below(LONGEST_WALK)):
            if not self.journal.state.over:
                legal = self.journal.state.actions(self.journal.state.to_act)
                self.journal.play(self.journal.state.to_act, legal[self.random.below(len(legal))])
        self.outcomes: Counter[str] = Counter()

    def check(self, cases: int) -> int:
        doors: tuple[Callable[[], None], ...] = (
            self.a_position,
            self.a_position,
            self.a_position,
            self.options,
            self.a_record,
            self.a_record_text,
            self.an_action,
            self.an_outcome,
        )
        for _ in range(cases):
            doors[self.random.below(len(doors))]()
        return cases

    def a_position(self) -> None:
        state = self.journal.state
        whole = self.random.below(20) == 0
        given = rubbish(self.random) if whole else spoilt(self.game.position(state), self.random)
        loaded = self._offer("load", given, lambda: self.game.load(given))
        if loaded is not None:
            with no_other_exception(given=given):
                self._holds(loaded, given)

    def options(self) -> None:
        whole = self.random.below(10) == 0
        given = rubbish(self.random) if whole else spoilt(self.journal.options, self.random)
        seats = self.random.below(8) - 1
        self._offer("options", given, lambda: self.game.start(seats, self.game.options(given)))

    def a_record(self) -> None:
        """A record whose lines are spoilt as JSON."""
        lines = [json.loads(line) for line in record.write(self.journal.record()).splitlines()]
        self._record("".join(json.dumps(line) + "\n" for line in spoilt(lines, self.random)))

    def a_record_text(self) -> None:
        """A record whose bytes are spoilt, whatever they say."""
        self._record(spoilt_text(record.write(self.journal.record()), self.random))

    def an_action(self) -> None:
        state = self.journal.state
        if state.over:
            return
        legal = state.actions(state.to_act)
        given = spoilt_text(self.game.notation(legal[self.random.below(len(legal))]), self.random)
        action = self._offer("parse", given, lambda: self.game.parse(given))
        if action is not None:
            with no_other_exception(state, given):
                keep("notation", self.game.parse(self.game.notation(action)) == action, given, state)

    def an_outcome(self) -> None:
        """A text for what chance brought, at the first chance of this game and at others."""
        for line in record.replay(self.game, self.journal.record()._replace(result=None)):
            if line.state.to_act == CHANCE and self.random.below(4) == 0:
                break
        else:
            return
        chance = line.state.chances()
        given = spoilt_text(self.game.outcome_text(chance, chance.bag[0]), self.random)
        outcome = self._offer("outcome", given, lambda: self.game.parse_outcome(chance, given))
        if outcome is not None and outcome not in chance.bag:
            self._offer("outcome", given, lambda: line.state.resolve(outcome))

    def _offer(self, door: str, given: Any, enter: Callable[[], Any]) -> Any:
        """What comes of entering; None where it was refused properly."""
        with no_other_exception(given=given):
            try:
                entered = enter()
            except Refused as error:
                self.outcomes[f"{door} refused"] += 1
                keep_said(error, given=given)
                named = door in ("parse", "outcome") or (isinstance(error, BadData) and bool(error.field))
                if not named:
                    raise Broken("field-named", repr(error), given=given) from error
                return None
        self.outcomes[f"{door} let in"] += 1
        return entered

    def _record(self, text: str) -> None:
        def enter() -> list[record.Step[S]]:
            read = record.read(text)
            steps = list(record.replay(self.game, read))
            if read.seed is not None:
                record.verify(self.game, read)
            return steps

        self._offer("record", text, enter)

    def _holds(self, state: S, given: Any) -> None:
        """A state that was let in is as good as one that was played."""
        _keep_sound(self.game, state, given)
        if read_back(self.game, state) != state:
            raise Broken("position", "", state, given)
        for viewer in range(state.seats + 1):
            view = state.view(None if viewer == state.seats else viewer)
            world = self.game.sampler(view).sample(self.random)
            if world.view(None if viewer == state.seats else viewer) != view:
                raise Broken("sampled", viewer, state, given)
            _keep_sound(self.game, world, given)
        play_out(self.game, state, self.random, given)


def play_out(game: Game[S], state: S, random: Seeded, given: Any) -> None:
    """Random decisions to the end, or far enough; every state on the way holds."""
    start = state.copy()
    settle(state, random)
    for _ in range(LONGEST_PLAY):
        if state.over:
            state.outcome()
            return
        legal = state.actions(state.to_act)
        if not legal:
            raise Broken("never-empty", state.to_act, start, given)
        apply(state, state.to_act, legal[random.below(len(legal))])
        settle(state, random)
        _keep_sound(game, state, given)


def _keep_sound(game: Game[S], state: S, given: Any) -> None:
    wrong = game.invariant(state)
    if wrong:
        raise Broken("invariant", wrong, state, given)
