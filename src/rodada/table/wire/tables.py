"""What a table is, around its game."""

from __future__ import annotations

from typing import Any

import msgspec


class TableRules(msgspec.Struct, frozen=True, kw_only=True):
    """What a table may choose besides the options of its game. Seconds; 0 is none."""

    open: bool = False
    """Listed on the start page, for anybody to join."""
    chat: bool = True
    spectators: bool = True
    window: float = 3.0
    """How long a window stays open at least, whatever anyone holds."""
    patience: float = 20.0
    """How long a window waits for a seat that is asked and says nothing."""
    decision: float = 0.0
    """How long a decision outside a window may take before the default is played."""
    bank: float = 60.0
    """What each seat may hold windows beyond patience, in all."""
    hints: bool = False
    """Whether hints may be asked for where several people play; who plays with bots alone always may."""


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One seat as everybody sees it. `sitter` is `nobody`, `person` or `bot`; `kind` is the bot's.

    `link` is the path of the seat's link, `/s/CODE-SECRET`, told only to the host and to whose seat it is. Opened in a
    browser it sits down there (with the name that the cookie knows) and leads on to `/t/CODE`. `/api/qr.svg?path=…`
    draws it, with an address that others can reach.
    """

    sitter: str
    name: str
    kind: str = ""
    present: bool = False
    mine: bool = False
    link: str = ""
    program: bool = False
    """Whether the person who sits there lets a program of their own play."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The table around the game, as this viewer may see it. `stage` is `lobby`, `playing` or `over`.

    `link` is the path by which others come: `/t/CODE`, or `/s/CODE-SECRET` once the host has voided the first.
    """

    code: str
    game: str
    stage: str
    seats: list[SeatInfo]
    options: dict[str, Any]
    rules: TableRules
    host: bool
    link: str = ""
    commitment: str = ""
    seed: str = ""
    """Revealed when the game is over."""
    next: str = ""
    """Address of the rematch."""
    watching: int = 0


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/tables`: answered with a `TableInfo`; the maker is its host and sits on the first seat."""

    id: str
    game: str
    seats: int
    name: str
    options: dict[str, Any] = {}
    rules: TableRules = TableRules()
    bots: str = ""
    """Fill the other seats with bots of this kind and start at once."""
