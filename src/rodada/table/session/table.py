"""What a table is at one moment. Values are never changed in place, so a shallow copy is a table of its own."""

from __future__ import annotations

import copy
from typing import Any, Final

import msgspec

from rodada.engine.contract import Game, State
from rodada.engine.record import Line
from rodada.table.session.entries import Kept
from rodada.table.wire import TableRules

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"
NORMAL: Final = ("mine", "wins", "flips")
"""The stops of a seat that has not chosen any."""


class Seat(msgspec.Struct, frozen=True):
    """Who sits there, by which name, and how that seat wants to be asked.

    `persons` are the ids of all who play it, the first took it; `kind` is the bot's. `knew` are all who have ever seen
    its hand. `fresh` is the entry from which on it may read its private news again, `link` counts voided links.
    """

    persons: tuple[str, ...] = ()
    kind: str = ""
    name: str = ""
    knew: tuple[str, ...] = ()
    link: int = 0
    situations: tuple[str, ...] = NORMAL
    yielding: str = ""
    bank: float = 0.0
    away: bool = False
    fresh: int = 0
    hinted: str = ""
    """The decision or window for which this seat last asked for a hint."""
    program: bool = False
    """Whether whoever sits there lets a program play."""
    touched: int = 0
    """How many entries there were when this seat last answered in secret, or said how it wants to be asked."""

    @property
    def sitter(self) -> str:
        return "person" if self.persons else "bot" if self.kind else "nobody"


class Asking(msgspec.Struct, frozen=True):
    """The open window as the table asks it: everybody at once, from `opened` on.

    `order` are those still to be asked, as the answers will be applied; `own` is the seat whose own act it answers, or
    -1. A hold begins where the table would have waited no longer.
    """

    at: str
    opened: float
    order: tuple[int, ...]
    own: int = -1
    sealed: tuple[tuple[int, tuple[str, ...]], ...] = ()
    holds: tuple[tuple[int, float], ...] = ()

    def answer(self, seat: int) -> tuple[str, ...] | None:
        return dict(self.sealed).get(seat)

    def held_from(self, seat: int) -> float | None:
        return dict(self.holds).get(seat)


class Table(msgspec.Struct, gc=False):
    """Seats, rules and game; `lines` counts those of the log, `entries` those that are told."""

    code: str
    game: Game[Any]
    seats: tuple[Seat, ...]
    host: str
    options: dict[str, Any]
    rules: TableRules
    seed: int
    key: bytes
    stage: str = LOBBY
    voided: int = 0
    next: str = ""
    chosen: Any = None
    """The options as the game reads them."""
    state: State | None = None
    drawn: int = 0
    """How many pieces chance has taken: with the seed, where its luck stands."""
    moves: int = 0
    """How many decisions were made: the number of the one that is pending."""
    since: float = 0.0
    """Since when it is pending."""
    mover: int = -1
    """Who made the last one."""
    window: Asking | None = None
    lines: int = 0
    entries: int = 0
    arranged: int = 0
    """The newest entry that changed the table around the game."""
    moved: int = 0
    """The newest entry that changed the game."""
    added: tuple[Kept, ...] = ()
    """Entries that the log of the session does not have yet."""
    scribe: list[Line] | None = None
    """Where plays and draws are written down, while a record is made of the log."""

    def twin(self) -> Table:
        return copy.copy(self)

    @property
    def playing(self) -> State:
        """The game in progress; only asked for where there is one."""
        assert self.state is not None
        return self.state

    def place(self, number: int, **changes: Any) -> None:
        """Change one seat."""
        seat = msgspec.structs.replace(self.seats[number], **changes)
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if person in seat.persons]

    @property
    def people(self) -> list[int]:
        """The seats that persons hold."""
        return [number for number, seat in enumerate(self.seats) if seat.persons]

    @property
    def at(self) -> str:
        """What an answer is bound to: the exact window and revision, or the exact decision."""
        return self.window.at if self.window else f"d{self.moves}"
