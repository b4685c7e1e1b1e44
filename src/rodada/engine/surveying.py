"""The part of a game's contract for whoever balances it: what is worth counting in a whole game, and how to count it.

A survey sees all there is to see, secrets included: it watches a finished game of bots, it does not play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rodada.engine.events import Event

Counts = dict[str, dict[str, dict[str, int]]]
"""What was counted in some games: by table, by row, by column."""


class Survey(Protocol):
    """Counts what happens in one game."""

    def see(self, state: Any, events: Sequence[Event]) -> None:
        """The state after a decision, and what that caused."""

    def counts(self, state: Any) -> Counts:
        """What was counted, once the game is over."""

    def uses(self) -> Sequence[Mapping[str, int]]:
        """By seat: how often it has used each thing whose worth is of interest: a card, a power."""

    def standing(self, state: Any) -> Sequence[int]:
        """How far each seat has come: what the game is won by."""


class Surveying(Protocol):
    """A game that can say what is worth counting in it: optional. Whoever wants it asks whether it has a `survey`."""

    def survey(self, seats: int) -> Survey: ...

    def survey_names(self, options: Any) -> Mapping[str, Mapping[str, str]]:
        """What rows are called, by language, where they have names of their own: the titles of cards."""
