"""Tells what happened in a game, one line per event, in one language; it knows no game.

The message of an event is `<game>-event-<kind>`, its variables are named as in the game's event schema. Who was told
the private part reads `<game>-event-<kind>-private` instead, where there is one: so each viewer's story holds what that
viewer may know and no more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rodada.words.speaker import Speaker


class Told(Protocol):
    """An event as one viewer is told it: what `rodada.engine.events.Seen` is."""

    @property
    def kind(self) -> str: ...
    @property
    def public(self) -> Sequence[int]: ...
    @property
    def private(self) -> Sequence[int] | None: ...


class Shaped(Protocol):
    """The names of an event's numbers: what `rodada.engine.events.EventShape` is."""

    @property
    def public(self) -> Sequence[str]: ...
    @property
    def private(self) -> Sequence[str]: ...


class Naming(Protocol):
    """How a game calls things: players, places, cards."""

    def name(self, field: str, number: int) -> str | int:
        """What a number of the event schema is called; the number itself where it is just a number."""

    def listing(self, told: Told, rest: Sequence[int]) -> str:
        """The numbers after the named ones, public or private, as one text: the variable `list`."""


class Narrator:
    """Tells the events of one game in one language."""

    def __init__(self, speaker: Speaker, game: str, naming: Naming) -> None:
        self._speaker = speaker
        self._game = game
        self._naming = naming

    def line(self, told: Told, shape: Shaped) -> str:
        """One event as a sentence."""
        named = list(zip(shape.public, told.public, strict=False))
        private = told.private
        if private is not None:
            named += zip(shape.private, private, strict=False)
        arguments = {field: self._naming.name(field, number) for field, number in named}
        rest = told.public[len(shape.public) :]
        more = private is not None and len(private) > len(shape.private)
        arguments["list"] = self._naming.listing(told, rest) if rest or more else ""
        return self._speaker.say(self._key(told), **arguments)

    def _key(self, told: Told) -> str:
        key = f"{self._game}-event-{told.kind.replace('_', '-')}"
        private = f"{key}-private"
        return private if told.private is not None and self._speaker.has(private) else key
