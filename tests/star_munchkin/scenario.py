"""Scenarios on the true cards: a table in a line or two, what is played, what it looks like afterwards.

Cards are named by the id of their row, a second copy `laser.2`. Seats count from 0 here and from 1 in notation
(`ask 2` asks seat 1). Whoever has nothing to do with a scenario passes, and cards nobody cares about are drawn as they
come; a die that is rolled has to be named.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from rodada.engine.errors import Illegal
from rodada.engine.seats import RUNNING
from rodada.games.star_munchkin import frames, strength
from rodada.games.star_munchkin.contract import game
from rodada.games.star_munchkin.frames import WINDOW_NAMES
from rodada.games.star_munchkin.invariant import broken
from rodada.games.star_munchkin.state import StarMunchkinState
from rodada.games.star_munchkin.turn import AFTER_DOOR, ENDING, PREPARE
from star_munchkin.effects.scene import Scene

BOTH = ("core", "red-tape")


class Table(Scene):
    """A scene of a game as it is played, with no card missing."""

    def __init__(self, seats: int = 3, packs: Iterable[str] = BOTH, **options: Any) -> None:
        given = {"packs": list(packs), "start": "first", "ask_all": False, **options}
        self.state: StarMunchkinState = game.start(seats, game.options(given))
        state = self.state
        state.pile = [state.cards.door(), state.cards.treasure()]
        state.hand = [()] * seats
        state.known = [0] * len(state.cards.rows)
        state.turns = 1
        self.told: list[str] = []
        self.emptied = False
        self.at(PREPARE)

    def seat(self, seat: int, **character: Any) -> Table:
        super().seat(seat, **character)
        self.state.offered = None
        return self

    def at(self, step: int) -> Table:
        """Seat 0 is on the move: before the door, after it, or at the end of the turn."""
        self.state.stack = [(frames.TURN, 0, step)]
        self.go()
        return self

    def after_door(self) -> Table:
        """The door brought no monster."""
        return self.at(AFTER_DOOR)

    def ending(self) -> Table:
        return self.at(ENDING)

    def nothing_in(self, deck: str) -> Table:
        """Everything of that deck lies elsewhere, out of reach."""
        self.emptied = True
        self.empty(deck)
        return self

    def go(self) -> Table:
        state = self.state
        state.events = []
        state.offered = None
        state.to_act = RUNNING
        state.run()
        self._note()
        return self

    def _note(self, events: Iterable[Any] | None = None) -> Table:
        self.told += [event.kind for event in (self.state.events if events is None else events)]
        faults = [fault for fault in broken(self.state) if not (self.emptied and "0 places" in fault)]
        assert not faults, faults
        return self

    def shared(self) -> Table:
        """Treasures are shared out, each picker taking whichever comes first."""
        self.quiet()
        while self.asked == "share":
            self.play(self.choices()[0]).quiet()
        return self

    # --- looking ---

    def sums(self) -> tuple[int, int]:
        """Fighters to monsters."""
        return strength.side(self.state), strength.monsters(self.state)

    def wins(self) -> bool:
        return strength.wins(self.state)

    def treasures(self) -> int:
        return strength.treasures(self.state)

    def refused(self, seat: int, wish: str) -> str:
        """The rule that forbids something, which must change nothing."""
        before = self.state.copy()
        with pytest.raises(Illegal) as refusal:
            self.state.play(seat, self.action(wish))
        assert self.state == before
        return refusal.value.rule

    @property
    def window(self) -> str:
        """What is being answered now, or nothing."""
        window = self.state.window
        return WINDOW_NAMES[window.kind] if window else ""

    @property
    def asked(self) -> str:
        """What is in progress on top."""
        return frames.NAMES[self.state.stack[-1][0]] if self.state.stack else "over"

    @property
    def winners(self) -> list[int]:
        return self.state.outcome().winners()

    def stops(self, wish: str) -> bool:
        """Whether the seat on the move is offered that."""
        return self.state.to_act >= 0 and self.action(wish) in self.state.actions(self.state.to_act)


def table(seats: int = 3, **options: Any) -> Table:
    """Female humans of Level 1 without class, in the first seat's turn before the door."""
    return Table(seats, **options)


def met(*foes: str, helper: int = -1, options: Mapping[str, Any] | None = None, **fighter: Any) -> Table:
    """Seat 0 in combat, deciding; a foe is a monster and its enhancers: `space-goats + clingy`.

    The fighter is of Level 2, neither lowest nor highest, unless a scenario says otherwise.
    """
    at = table(**(options or {})).seat(0, **{"level": 2, **fighter}).seat(2, level=8)
    at.combat(0, *foes, helper=helper)
    assert isinstance(at, Table)
    at.state.stack[0] = (frames.TURN, 0, ENDING)
    return at
