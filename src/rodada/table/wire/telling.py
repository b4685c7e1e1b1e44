"""What the table tells: each has the number of the log entry it follows."""

from __future__ import annotations

from typing import Any

import msgspec

from rodada.table.wire.saying import PickSaid
from rodada.table.wire.tables import TableInfo
from rodada.table.wire.texts import Tree


class Told(msgspec.Struct, frozen=True, tag_field="t", kw_only=True):
    """Base of what the table tells."""


class HappenedTold(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One event of the game as this viewer may know it: the sentence, and its numbers by name for whoever draws it."""

    kind: str
    rule: str
    text: Tree | None = None
    fields: dict[str, int] = {}
    rest: list[int] = []
    """The numbers after the named ones."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One entry of the log: what was done at the table, by whom, why, and what happened in the game because of it.

    `kind` is one of those of the log (`play`, `sit`, `chat` …); `seat` who did it (-1: the table); `reason` a message
    key where the table acted by itself (`timeout`, `nothing to play`, `yield`).
    """

    n: int
    kind: str
    seat: int = -1
    when: float = 0.0
    reason: str = ""
    name: str = ""
    text: str = ""
    phrase: str = ""
    happened: list[HappenedTold] = []


class ChoiceTold(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """See `rodada.engine.presenting.Choice`. `refusal` and `rule` say why it is not possible."""

    label: Tree
    spoken: Tree
    pick: PickSaid
    key: str = ""
    at: str = ""
    leads: bool = False
    refusal: Tree | None = None
    rule: str = ""
    ends: bool = False
    """Nothing more is to be picked after it: giving it plays."""


class QuestionTold(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat is asked, see `rodada.engine.presenting.Question`. `at` goes back with the answer."""

    seat: int
    name: str
    at: str
    prompt: Tree
    choices: list[ChoiceTold]
    rules: list[str]
    picks: list[PickSaid] = []
    about: str = ""


class WindowTold(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An open window: seconds since it opened, since when at the earliest and at the latest it closes."""

    at: str
    age: float
    least: float
    most: float
    answered: bool = False
    """Whether this viewer's own answer is in."""
    hold: float = 0.0
    """What is left of the own bank."""
    until: float = 0.0
    """Until when the table waits for this viewer, before it passes by itself; 0 if it does not."""
    stop: str = ""
    """By which stop this viewer is called: `mine`, `wins`, `flips`, `combat`, `asked`, or `held`; empty: it is not."""
    passes: list[str] = []
    """For how long this viewer may pass beforehand, `combat` or `turn`: what concerns it would end that at once."""
    holds: list[int] = []
    """The seats for which the table waits because they asked it to."""


class ClockTold(msgspec.Struct, frozen=True, kw_only=True):
    """Who is on the move and for how many seconds more (0: no limit)."""

    seat: int
    left: float = 0.0


class Welcome(Told, frozen=True, tag="welcome"):
    """Answers `Hello`: who this connection is. `seats` are one's own."""

    seats: list[int]
    viewer: int
    """The seat whose view this device shows; -1 for a spectator."""
    table: TableInfo
    parts: Any = None
    """What never changes during the game: `Presenting.parts`. None before it starts."""


class News(Told, frozen=True, tag="news"):
    """What was added to the log since the cursor, and how things stand after it: always the newest, whatever was
    skipped.

    Only what changed is there, but `n`: the number of the newest entry.
    """

    n: int
    entries: list[Entry] = []
    table: TableInfo | None = None
    parts: Any = None
    """As in `Welcome`, when the game has started since."""
    scene: Any = None
    question: QuestionTold | None = None
    asked: bool = True
    """Whether `question` tells what is asked now; if so and it is None, nothing is."""
    window: WindowTold | None = None
    clock: ClockTold | None = None
    free: bool = False
    """Whether the viewer may act although it is not its move."""
    called: list[int] = []
    """Which of one's own seats are on the move, or called to answer: with several at one device, whom to show next."""
    yielding: str = ""
    stops: list[str] = []
    result: list[Tree] | None = None


class Asked(Told, frozen=True, tag="asked"):
    """Answers `Ask`."""

    id: str
    question: QuestionTold


class Seen(Told, frozen=True, tag="seen"):
    """Answers `Look`: the view of the seat with a perfect memory, field by field, and its actions in notation; nothing
    in it that the seat was not told at some time. `rodada.players.thinking.view_from` makes a view of it again."""

    id: str
    seat: int
    at: str
    view: dict[str, Any]
    actions: list[str]


class AdvisedTold(msgspec.Struct, frozen=True):
    """An answer in words: the part of the simulations that took it, and the chance to win with it."""

    words: Tree
    share: float
    wins: float


class Advice(Told, frozen=True, tag="advice", kw_only=True):
    """What a search found for a seat, from what that seat is shown: answers, the one it would give first; each seat's
    chance to win; how play might go on. `at` as in `Hint`; no answers: there is no hint this time."""

    seat: int
    at: str
    simulations: int = 0
    answers: list[AdvisedTold] = []
    chances: list[float] = []
    line: list[Tree] = []


class Done(Told, frozen=True, tag="done"):
    """What was said is stored for good, as entry `n` (0 where nothing was to be stored)."""

    id: str
    n: int = 0


class Refused(Told, frozen=True, tag="refused"):
    """What was said had no effect; `why` says what would be right, `rule` which rule forbids it."""

    id: str
    why: Tree
    rule: str = ""


class Present(Told, frozen=True, tag="present"):
    """Who is connected now: not in the log."""

    seats: list[bool]
    watching: int


class Bye(Told, frozen=True, tag="bye"):
    """The table closes this connection, and why; `again` says whether to come back, after so many seconds (-1: not)."""

    why: Tree
    again: float = -1.0


ToClient = Welcome | News | Asked | Seen | Advice | Done | Refused | Present | Bye
