"""How a line changes a table: the same when it is said, when it is stored and when it is read again years later."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rodada.engine.actions import PASS
from rodada.engine.chance import Seeded
from rodada.engine.errors import Refused
from rodada.engine.events import Event
from rodada.engine.record import Fall, Play
from rodada.engine.seats import CHANCE
from rodada.engine.state import State
from rodada.engine.windows import WindowState
from rodada.games import load
from rodada.table import log
from rodada.table.session.entries import Kept, packed
from rodada.table.session.table import OVER, PLAYING, Asking, Seat, Table

TURN: Final = "turn"
"""The kind of event that begins a turn, in every game."""


def made(code: str, line: log.Line) -> Table:
    """The table of a first line."""
    deed = line.deed
    if not isinstance(deed, log.Made):
        raise Refused("session-log-start")
    game = load(deed.game)
    if deed.version != game.rules_version:
        raise Refused("refused-record-rules", have=deed.version, want=game.rules_version)
    table = Table(
        code=code,
        game=game,
        seats=(Seat(),) * deed.seats,
        host=deed.host,
        options=deed.options,
        rules=deed.rules,
        seed=int(deed.seed, 16),
        key=bytes.fromhex(deed.key),
    )
    table.lines = 1
    _tell(table, Kept("made", line.when), arranged=True)
    return table


def advance(table: Table, line: log.Line) -> None:
    """Let one more line happen at a table that nobody else holds; refused where it does not fit."""
    if line.n != table.lines + 1:
        raise Refused("session-log-gap", have=line.n, want=table.lines + 1)
    table.lines = line.n
    _HOW[type(line.deed)](table, line, line.deed)


def _tell(table: Table, kept: Kept, *, arranged: bool = False, moved: bool = False) -> None:
    table.added += (kept,)
    table.entries += 1
    table.arranged = table.entries if arranged else table.arranged
    table.moved = table.entries if moved else table.moved


# --- around the game ---


def _sat(table: Table, line: log.Line, deed: log.Sat) -> None:
    seat = table.seats[deed.seat]
    persons = (*seat.persons, deed.person) if deed.joined else (deed.person,)
    name = deed.name or seat.name
    program = seat.program and deed.joined
    table.place(deed.seat, persons=persons, kind="", name=name, away=False, yielding="", program=program)
    if table.stage == PLAYING:
        _knows(table, deed.seat)
    _tell(table, Kept("join" if deed.joined else "sit", line.when, deed.seat, name=name), arranged=True)


def _knows(table: Table, number: int) -> None:
    seat = table.seats[number]
    table.place(number, knew=tuple(dict.fromkeys((*seat.knew, *seat.persons))))


def _stood(table: Table, line: log.Line, deed: log.Stood) -> None:
    seat = table.seats[deed.seat]
    left = tuple(person for person in seat.persons if person != line.by)
    if left:
        table.place(deed.seat, persons=left)
        return
    _tell(table, Kept("stand", line.when, deed.seat, name=seat.name), arranged=True)
    name = seat.name if deed.kind else ""
    table.place(deed.seat, persons=(), kind=deed.kind, name=name, yielding="", program=False)


def _seated(table: Table, line: log.Line, deed: log.Seated) -> None:
    name = table.seats[deed.seat].name if table.stage == PLAYING else ""
    table.place(deed.seat, persons=(), kind=deed.kind, name=name, yielding="", away=False, program=False)
    _tell(table, Kept("bot", line.when, deed.seat, name=deed.kind), arranged=True)


def _programmed(table: Table, line: log.Line, deed: log.Programmed) -> None:
    table.place(deed.seat, program=True)
    _tell(table, Kept("program", line.when, deed.seat, name=table.seats[deed.seat].name), arranged=True)


def _named(table: Table, line: log.Line, deed: log.Named) -> None:
    table.place(deed.seat, name=deed.name)
    _tell(table, Kept("rename", line.when, deed.seat, name=deed.name), arranged=True)


def _changed(table: Table, line: log.Line, deed: log.Changed) -> None:
    more = (Seat(),) * (deed.seats - len(table.seats))
    table.seats = (*table.seats[: deed.seats], *more)
    table.options, table.rules = deed.options, deed.rules
    _tell(table, Kept("settings", line.when), arranged=True)


def _voided(table: Table, line: log.Line, deed: log.Voided) -> None:
    """Whoever came to a seat by its link, beside who took it, is out."""
    if deed.seat < 0:
        table.voided += 1
    else:
        seat = table.seats[deed.seat]
        table.place(deed.seat, link=seat.link + 1, persons=seat.persons[:1])
    _tell(table, Kept("revoke", line.when, deed.seat), arranged=True)


def _followed(table: Table, line: log.Line, deed: log.Followed) -> None:
    table.next = deed.table
    _tell(table, Kept("rematch", line.when), arranged=True)


def _talked(table: Table, line: log.Line, deed: log.Talked) -> None:
    _back(table, deed.seat)
    _tell(table, Kept("chat", line.when, deed.seat, name=deed.name, text=deed.text, phrase=deed.phrase))


# --- the game ---


def _started(table: Table, line: log.Line, _: log.Started) -> None:
    table.stage = PLAYING
    table.chosen = table.game.options(table.options)
    table.state = table.game.start(len(table.seats), table.chosen)
    for number in range(len(table.seats)):
        table.place(number, bank=table.rules.bank)
        _knows(table, number)
    events = _settled(table)
    _tell(table, Kept("start", line.when, events=packed(events)), arranged=True, moved=True)
    _stands(table, line.when, -1)


def _settled(table: Table) -> list[Event]:
    """Let chance decide, by the table's seed alone."""
    state, events = table.playing, []
    luck = Seeded(table.seed, table.drawn)
    while state.to_act == CHANCE:
        chance = state.chances()
        outcome = luck.pick(chance)
        if table.scribe is not None:
            table.scribe.append(Fall(chance.kind, len(chance.bag), table.game.outcome_text(chance, outcome)))
        events += state.resolve(outcome)
    table.drawn = luck.counter
    return events


def _do(table: Table, seat: int, action: int) -> list[Event]:
    """One action, and what chance makes of it; the state must be the table's own."""
    events = table.playing.play(seat, action)
    if table.scribe is not None:
        table.scribe.append(Play(seat, table.game.notation(action)))
    return events + _settled(table)


def _moved(table: Table, line: log.Line, deed: log.Moved) -> None:
    state = table.state = table.playing.copy()
    mine = state.to_act == deed.seat
    events: list[Event] = []
    drawn = table.drawn
    for text in deed.plays:
        events += _do(table, deed.seat, table.game.parse(text))
    mine = mine and table.drawn == drawn
    table.moves += 1
    _played(table, line, deed.seat, deed.reason, events)
    _stands(table, line.when, deed.seat if mine else -1)


def _played(table: Table, line: log.Line, seat: int, reason: str, events: list[Event]) -> None:
    if not reason:
        _back(table, seat)
    elif reason == "session-reason-timeout":
        table.place(seat, away=True)
    for event in events:
        if event.kind == TURN:
            _turn_begins(table, table.game.events[TURN].named(event.seen_by(0))["seat"])
    table.mover = seat
    table.place(seat, fresh=table.entries + 1)
    _tell(table, Kept("play", line.when, seat, reason, events=packed(events)), moved=True)


def _turn_begins(table: Table, seat: int) -> None:
    """No pass beforehand for a combat outlives its turn; one until my turn ends with it."""
    for number, other in enumerate(table.seats):
        if other.yielding == "combat" or (other.yielding and number == seat):
            table.place(number, yielding="")


def _stands(table: Table, when: float, own: int) -> None:
    """How the game stands after something happened: over, a window that is open, or a decision to be made."""
    state = table.playing
    table.since = when
    window = state.window if isinstance(state, WindowState) else None
    if state.over:
        table.stage, table.window = OVER, None
        table.arranged = table.entries
    elif window is None:
        table.window = None
        if table.seats[state.to_act].yielding:
            table.place(state.to_act, yielding="")
    else:
        at = f"w{window.id}.{window.revision}"
        if table.window is None or table.window.at != at:
            order = _order(state, window.responders)
            first = own if window.revision == 0 and window.last_actor == own else -1
            table.window = Asking(at, when, order, first)


def _order(state: State, responders: tuple[int, ...]) -> tuple[int, ...]:
    """The responders as they will be asked: the one on the move first."""
    return tuple(sorted(responders, key=lambda seat: (seat - state.to_act) % state.seats))


def _resumed(table: Table, line: log.Line, _: log.Resumed) -> None:
    table.since = line.when
    window = table.window
    if window is not None:
        table.window = Asking(window.at, line.when, window.order, window.own, window.sealed)


# --- windows ---


def _sealed(table: Table, line: log.Line, deed: log.Sealed) -> None:
    window = table.window
    assert window is not None
    if line.by:
        _back(table, deed.seat)
    _spend(table, deed.seat, line.when)
    table.place(deed.seat, touched=table.entries)
    others = tuple(answer for answer in window.sealed if answer[0] != deed.seat)
    holds = tuple(hold for hold in window.holds if hold[0] != deed.seat)
    table.window = Asking(
        window.at, window.opened, window.order, window.own, (*others, (deed.seat, tuple(deed.plays))), holds
    )


def _spend(table: Table, seat: int, when: float) -> None:
    """What a hold took from the bank of its seat."""
    since = table.window.held_from(seat) if table.window else None
    if since is not None:
        table.place(seat, bank=max(0.0, table.seats[seat].bank - max(0.0, when - since)))


def _closed(table: Table, line: log.Line, deed: log.Closed) -> None:
    """Answers take effect in seat order; the first that is no pass opens the next round, and the rest was not given."""
    window = table.window
    assert window is not None
    for seat, _ in window.holds:
        _spend(table, seat, line.when)
    reasons = dict(deed.passed)
    table.window = None
    state = table.state = table.playing.copy()
    own, drawn = -1, table.drawn
    for seat in window.order:
        plays = window.answer(seat) or ()
        if table.game.notation(PASS) == "".join(plays):
            plays = ()
        if plays and table.game.parse(plays[0]) not in state.actions(seat):
            plays = ()  # what it was to be played with has gone by a free action of its own
        reason = reasons.get(seat, "")
        if reason == "session-reason-timeout":
            table.place(seat, away=True)
        if plays:
            _answer(table, line, seat, plays)
            own = seat
            break
        events = _do(table, seat, PASS)
        table.moves += 1
        _tell(table, Kept("pass", line.when, seat, reason, own=True, events=packed(events)), moved=True)
    _stands(table, line.when, own if table.drawn == drawn else -1)


def _answer(table: Table, line: log.Line, seat: int, plays: tuple[str, ...]) -> None:
    """An answer with what belongs to it, as far as it goes without asking anybody else."""
    state, events = table.playing, []
    for number, text in enumerate(plays):
        action = table.game.parse(text)
        if number and (state.to_act != seat or action not in state.actions(seat)):
            break
        events += _do(table, seat, action)
    table.moves += 1
    _played(table, line, seat, "", events)


# --- how a seat wants to be asked ---


def _back(table: Table, seat: int) -> None:
    if seat >= 0 and table.seats[seat].away:
        table.place(seat, away=False)


def _yielded(table: Table, line: log.Line, deed: log.Yielded) -> None:
    if line.by:
        _back(table, deed.seat)
    table.place(deed.seat, yielding=deed.until, touched=table.entries)


def _stopped(table: Table, _: log.Line, deed: log.Stopped) -> None:
    _back(table, deed.seat)
    table.place(deed.seat, situations=tuple(deed.situations), touched=table.entries)


def _held(table: Table, _: log.Line, deed: log.Held) -> None:
    window = table.window
    assert window is not None
    _back(table, deed.seat)
    table.window = Asking(
        window.at, window.opened, window.order, window.own, window.sealed, (*window.holds, (deed.seat, deed.since))
    )


def _hinted(table: Table, line: log.Line, deed: log.Hinted) -> None:
    _back(table, deed.seat)
    table.place(deed.seat, hinted=table.at)
    _tell(table, Kept("hint", line.when, deed.seat))


_HOW: Final[dict[type[log.Deed], Callable[[Table, log.Line, Any], None]]] = {
    log.Sat: _sat,
    log.Stood: _stood,
    log.Seated: _seated,
    log.Named: _named,
    log.Programmed: _programmed,
    log.Changed: _changed,
    log.Voided: _voided,
    log.Started: _started,
    log.Resumed: _resumed,
    log.Followed: _followed,
    log.Moved: _moved,
    log.Sealed: _sealed,
    log.Closed: _closed,
    log.Yielded: _yielded,
    log.Stopped: _stopped,
    log.Held: _held,
    log.Hinted: _hinted,
    log.Talked: _talked,
}
