"""One line of a table's log: what was done at the table, when, and by whom. A table is the fold of its lines.

Lines are numbered from 1 without a gap. What chance brought is not in them: it follows from the seed in the first one.
Plays are written in the game's notation, so that a log outlives the numbers of actions. Stored lines hold secrets (the
seed, the key of the links, sealed answers): they never leave the server, entries made from them do.
"""

from __future__ import annotations

from typing import Any

import msgspec

from rodada.table.wire import TableRules


class Deed(msgspec.Struct, frozen=True, tag_field="do", omit_defaults=True):
    """Base of what is done at a table."""


class Made(Deed, frozen=True, tag="made", kw_only=True):
    """The table, as its first line. `seed` and `key` are 64 hexadecimal digits; links follow from the key."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    rules: TableRules
    host: str
    seed: str
    key: str


class Sat(Deed, frozen=True, tag="sat"):
    """A person took a seat; `joined` by its link, beside whoever has it already."""

    seat: int
    person: str
    name: str = ""
    joined: bool = False


class Stood(Deed, frozen=True, tag="stood"):
    """A person left a seat; in mid-game a bot of this kind goes on."""

    seat: int
    kind: str = ""


class Seated(Deed, frozen=True, tag="seated"):
    """A bot of this kind was put on a seat; the empty kind empties it."""

    seat: int
    kind: str


class Named(Deed, frozen=True, tag="named"):
    seat: int
    name: str


class Changed(Deed, frozen=True, tag="changed"):
    """The host changed the table before the game."""

    seats: int
    options: dict[str, Any]
    rules: TableRules


class Voided(Deed, frozen=True, tag="voided"):
    """The link of a seat, or of the table (-1), is void; the next one counts."""

    seat: int


class Started(Deed, frozen=True, tag="started"):
    pass


class Resumed(Deed, frozen=True, tag="resumed"):
    """The table was nowhere in memory when it should have acted: what it waits for, it waits for anew."""


class Followed(Deed, frozen=True, tag="followed"):
    """The same people go on at another table."""

    table: str


class Moved(Deed, frozen=True, tag="moved"):
    """A seat played, on the move or freely; with a reason the table played for it."""

    seat: int
    plays: list[str]
    reason: str = ""


class Sealed(Deed, frozen=True, tag="sealed"):
    """A seat answered the open window; nobody hears of it before the window closes."""

    seat: int
    plays: list[str]


class Closed(Deed, frozen=True, tag="closed"):
    """The open window closed: these seats passed by themselves, for these reasons, and the answers take effect."""

    passed: list[tuple[int, str]] = []


class Yielded(Deed, frozen=True, tag="yielded"):
    seat: int
    until: str


class Stopped(Deed, frozen=True, tag="stopped"):
    """In which situations a seat wants to be asked."""

    seat: int
    situations: list[str]


class Held(Deed, frozen=True, tag="held"):
    """A seat wants the open window to wait; its bank runs `since` when the table would have waited no longer."""

    seat: int
    since: float


class Hinted(Deed, frozen=True, tag="hinted"):
    """A seat asked for a hint."""

    seat: int


class Programmed(Deed, frozen=True, tag="programmed"):
    """A program plays the seat from now on."""

    seat: int


class Talked(Deed, frozen=True, tag="talked"):
    seat: int
    name: str
    text: str = ""
    phrase: str = ""


Deeds = (
    Made
    | Sat
    | Stood
    | Seated
    | Named
    | Changed
    | Voided
    | Started
    | Resumed
    | Followed
    | Moved
    | Sealed
    | Closed
    | Yielded
    | Stopped
    | Held
    | Hinted
    | Programmed
    | Talked
)


class Line(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Number, time in seconds, the deed, and who said it under which id of its own (nobody: the table itself)."""

    n: int
    when: float
    deed: Deeds
    by: str = ""
    id: str = ""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Line)


def encode(line: Line) -> bytes:
    return _encoder.encode(line)


def decode(stored: bytes) -> Line:
    """A line as it was stored; `msgspec.ValidationError` or `msgspec.DecodeError` if it is none."""
    return _decoder.decode(stored)
