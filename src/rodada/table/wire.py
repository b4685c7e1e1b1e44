"""The messages between browser and table, typed once: TypeScript types are generated from this module.

Over a WebSocket each frame is one JSON message with its type in `t`. Where sockets are blocked the same messages come
as server-sent events and go as POSTs. What a client says has an `id` of its own making: said twice it has one effect,
and it is answered by `Done` or `Refused` with that id. What the table tells has the number of the log entry it
follows.
"""

from __future__ import annotations

from typing import Any

import msgspec

Tree = str | int | dict[str, Any]
"""A text without a language (`rodada.words.trees`); `{"player": seat}` in it stands for a player's name."""


class Said(msgspec.Struct, frozen=True, tag_field="t", kw_only=True):
    """Base of what a client says."""

    id: str = ""


class Told(msgspec.Struct, frozen=True, tag_field="t", kw_only=True):
    """Base of what the table tells."""


# --- what a client says ---


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


# --- what a table is ---


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


# --- what the table tells ---


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


# --- pages that are fetched ---


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One option of a game or a table: its schema; words by key `setup-<name>` and its `.about`."""

    name: str
    schema: dict[str, Any]


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]


class StartInfo(msgspec.Struct, frozen=True, kw_only=True):
    """`GET /api/start`: what the start page shows."""

    games: list[GameInfo]
    open: list[TableInfo]
    mine: list[TableInfo]
    name: str = ""
    version: str = ""
    addresses: list[str] = []


class MomentTold(msgspec.Struct, frozen=True):
    """Each seat's chance to win as a turn of `seat` began, with all cards known; turn 0 is how it ended."""

    turn: int
    seat: int
    chances: list[float]


class SlipTold(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that cost its seat something: what was asked, played, and better, with the chances to win after each,
    judged from what the seat could know then."""

    seat: int
    turn: int
    prompt: Tree
    played: Tree
    better: Tree
    played_wins: float
    better_wins: float


class AnalysisTold(msgspec.Struct, frozen=True, kw_only=True):
    """`GET /api/tables/CODE/analysis`: a finished game looked at again; `POST` has it begun.

    `state` is `none`, `waiting`, `working` (the `look` of 3 under way has done so many of so many), `done` or `failed`.
    `judged` counts each seat's decisions; `slips` are the costliest three of each seat at most, the worst first.
    """

    state: str
    look: int = 0
    done: int = 0
    of: int = 0
    simulations: int = 0
    judged: list[int] = []
    moments: list[MomentTold] = []
    slips: list[SlipTold] = []


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
