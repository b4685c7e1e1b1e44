"""What a client says. Each has an `id` of its own making: said twice it has one effect."""

from __future__ import annotations

from typing import Any

import msgspec

from rodada.table.wire.tables import TableRules


class Said(msgspec.Struct, frozen=True, tag_field="t", kw_only=True):
    """Base of what a client says."""

    id: str = ""


class Hello(Said, frozen=True, tag="hello"):
    """First on every connection. `cursor` is the number of the last log entry this client has; 0 for none."""

    cursor: int = 0
    seat: int | None = None
    """Which of one's seats this device shows (hot seat: any of them); None: the first, or as a spectator."""


class PickSaid(msgspec.Struct, frozen=True, array_like=True):
    kind: str
    value: int


class Ask(Said, frozen=True, tag="ask"):
    """What would be asked after these picks? Answered by `Asked`; nothing is played. `free`: out of turn."""

    seat: int
    picks: list[PickSaid] = []
    free: bool = False


class Play(Said, frozen=True, tag="play"):
    """Play what these picks come to. `at` is the decision (or window revision) it was made for; in a window it is
    sealed."""

    seat: int
    picks: list[PickSaid]
    at: str


class Yield(Said, frozen=True, tag="yield"):
    """Pass by itself: `window` (no), `combat`, `turn` (until my turn). What concerns the seat breaks it."""

    seat: int
    until: str


class Stops(Said, frozen=True, tag="stops"):
    """When this seat wants to be asked: a preset (`relaxed`, `normal`, `sharp`) or a list of situations."""

    seat: int
    preset: str = ""
    situations: list[str] = []


class Hold(Said, frozen=True, tag="hold"):
    """I am thinking: the open window waits for me as long as my bank lasts."""

    seat: int


class Hint(Said, frozen=True, tag="hint"):
    """What would a search answer to what this seat is asked? Everybody hears that it was asked; `Advice` follows, for
    this seat alone. `at` is the decision or window that it is for: asked again for the same one it costs nothing."""

    seat: int
    at: str


class Program(Said, frozen=True, tag="program"):
    """From now on a program plays this seat, and everybody is told so: only then it may `Look` and `Act`."""

    seat: int


class Look(Said, frozen=True, tag="look"):
    """What may this seat know, and what may it do? Answered by `Seen`."""

    seat: int


class Act(Said, frozen=True, tag="act"):
    """One action of the game in its notation, for the decision `at`; in a window it is sealed."""

    seat: int
    action: str
    at: str


class Chat(Said, frozen=True, tag="chat"):
    """A line of one's own, or a quick phrase by its message key, which each reader sees in their language."""

    text: str = ""
    phrase: str = ""


class Sit(Said, frozen=True, tag="sit"):
    """Take an empty seat, or one that a bot holds."""

    seat: int
    name: str


class Stand(Said, frozen=True, tag="stand"):
    """Leave one's seat: empty before the game, a bot's during it."""

    seat: int


class Bot(Said, frozen=True, tag="bot"):
    """Put a bot of this kind on a seat (empty string: empty the seat, before the game only)."""

    seat: int
    kind: str


class Rename(Said, frozen=True, tag="rename"):
    seat: int
    name: str


class Local(Said, frozen=True, tag="local"):
    """A second person at this device takes a seat too: hot seat, with a curtain between."""

    seat: int
    name: str


class Settings(Said, frozen=True, tag="settings"):
    """The host changes the table before the game: options of the game, of the table, number of seats."""

    seats: int | None = None
    options: dict[str, Any] | None = None
    rules: TableRules | None = None


class Revoke(Said, frozen=True, tag="revoke"):
    """The host makes the link of a seat, or of the table (-1), void and gets a new one."""

    seat: int


class Start(Said, frozen=True, tag="start"):
    pass


class Rematch(Said, frozen=True, tag="rematch"):
    """The same people again: makes a new table and tells everybody its address."""


FromClient = (
    Hello
    | Ask
    | Play
    | Yield
    | Stops
    | Hold
    | Hint
    | Program
    | Look
    | Act
    | Chat
    | Sit
    | Stand
    | Bot
    | Rename
    | Local
    | Settings
    | Revoke
    | Start
    | Rematch
)
