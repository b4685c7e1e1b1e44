"""One table as the fold of its log: what is said at it becomes lines, lines change it, and viewers are told.

It keeps no clock, does no input or output, and has no randomness but the table's seed. The server serialises: `hear`
(or `tick`, `thought`) gives a step and changes nothing; its lines are stored; `commit` makes it so.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from rodada.engine.errors import BadData, Refused
from rodada.players.thinking import Thinking, thinking
from rodada.table import log, wire
from rodada.table.session import attending, lobby, opening, playing, programs, talking, telling
from rodada.table.session.asking import is_asked, may_act, presenting, refusal, remembers, tree
from rodada.table.session.entries import AT_HAND, Entries
from rodada.table.session.folding import advance, made
from rodada.table.session.standing import Standing, Thought
from rodada.table.session.table import OVER, PLAYING, Table
from rodada.table.wire import News, NewTable, TableInfo, Welcome

IDS_KEPT: Final = 128
"""So many of the last things said are remembered by their ids."""
LONGEST_ID: Final = 64
TIMEOUT: Final = "session-reason-timeout"


class Step(NamedTuple):
    """What follows from something said: lines to be stored, the answer, and whose news it is (None: everybody's)."""

    lines: tuple[log.Line, ...] = ()
    reply: wire.Told | None = None
    viewers: frozenset[int] | None = frozenset()
    after: Table | None = None


_SAID: Final[dict[type[wire.Said], Callable[[Table, str, Any], log.Deeds | None]]] = {
    wire.Hint: playing.hint,
    wire.Act: programs.act,
    wire.Program: lobby.program,
    wire.Yield: attending.yield_,
    wire.Stops: attending.stops,
    wire.Chat: talking.chat,
    wire.Sit: lobby.sit,
    wire.Stand: lobby.stand,
    wire.Bot: lobby.bot,
    wire.Rename: lobby.rename,
    wire.Local: lobby.local,
    wire.Settings: lobby.settings,
    wire.Revoke: lobby.revoke,
    wire.Start: lobby.start,
}
_PRIVATE: Final = (log.Sealed, log.Yielded, log.Stopped)
"""Deeds of which nobody else hears."""


class Session:
    """A table in memory."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._entries = Entries()
        self._ids: dict[bytes, int] = {}
        self._standing = Standing(table, self._entries)

    @property
    def code(self) -> str:
        return self._table.code

    @property
    def table(self) -> Table:
        """The table itself, secrets included: for whoever keeps it, not for viewers."""
        return self._table

    # --- beginning ---

    @classmethod
    def made(cls, code: str, person: str, new: NewTable, seed: int, key: bytes, now: float) -> Step:
        """The first lines of a table; `key` is 32 random bytes, from which the links follow."""
        try:
            return _opened(code, person, opening.new_table(person, new, seed, key), now, new.id)
        except Refused as refused:
            return Step(reply=refusal(new.id, refused))

    @classmethod
    def again(cls, old: Session, code: str, person: str, seed: int, key: bytes, now: float) -> Step:
        """The first lines of a rematch: the same people, bots and rules at a new table; who asks is its host."""
        try:
            return _opened(code, person, opening.rematch(old.table, person, seed, key), now, "")
        except Refused as refused:
            return Step(reply=refusal("", refused))

    @classmethod
    def begin(cls, step: Step) -> Session:
        """The session of a table whose first lines are stored now."""
        assert step.after is not None
        session = cls(step.after)
        session._take(step)
        return session

    @classmethod
    def fold(cls, code: str, lines: Iterable[log.Line]) -> Session:
        """A table from all its lines; refused where they are not those of one."""
        rest = iter(lines)
        first = next(rest, None)
        if first is None:
            raise Refused("session-log-start")
        session = cls(made(code, first))
        session._remember(first)
        session._publish()
        for line in rest:
            advance(session._table, line)
            session._remember(line)
            session._publish()
        return session

    # --- what is said ---

    def hear(self, person: str, said: wire.Said, now: float) -> Step:
        """What follows if this is said; nothing is changed yet."""
        known = self._ids.get(_short(person, said.id)) if said.id else None
        if known is not None:
            return Step(reply=wire.Done(id=said.id, n=known))
        try:
            if len(said.id) > LONGEST_ID:
                raise BadData("id", "refused-not-text")
            if isinstance(said, wire.Ask):
                return Step(reply=playing.ask(self._standing, person, said))
            if isinstance(said, wire.Look):
                return Step(reply=programs.look(self._table, person, said))
            deed = self._deed(person, said)
            if deed is None:
                return Step(reply=wire.Done(id=said.id))
            return self._step([deed], now, person, said.id)
        except Refused as refused:
            return Step(reply=refusal(said.id, refused))

    def _deed(self, person: str, said: wire.Said) -> log.Deeds | None:
        if isinstance(said, wire.Play):
            return playing.play(self._standing, person, said)
        if isinstance(said, wire.Hold):
            return self._hold(person, said)
        how = _SAID.get(type(said))
        if how is None:
            raise Refused("session-not-here")
        return how(self._table, person, said)

    def _hold(self, person: str, said: wire.Hold) -> log.Deeds:
        attending.may_hold(self._table, person, said)
        return log.Held(said.seat, self._standing.wait(said.seat).until)

    def join(self, person: str, secret: str, name: str, now: float, said: str = "") -> Step:
        """Come to a seat by its link."""
        try:
            return self._step([lobby.join(self._table, person, secret, name)], now, person, said)
        except Refused as refused:
            return Step(reply=refusal(said, refused))

    def follow(self, person: str, table: str, now: float, said: str = "") -> Step:
        """Tell everybody where the same people go on."""
        if self._table.next:
            return Step(reply=wire.Done(id=said))
        return self._step([log.Followed(table)], now, person, said)

    def admits(self, person: str, secret: str = "") -> bool:
        """Whether a person may come here at all: by the code alone until the host voids the table's link."""
        table = self._table
        if person == table.host or table.seats_of(person) or table.rules.open or not table.voided:
            return True
        return lobby.led_to(table, secret) is not None

    def led_to(self, secret: str) -> int | None:
        """The seat that a link leads to; -1 for the table, None for no link or one that is void."""
        return lobby.led_to(self._table, secret)

    def _step(self, deeds: list[log.Deeds], now: float, person: str = "", said: str = "") -> Step:
        """The lines of these deeds, tried out on a twin of the table."""
        twin = self._table.twin()
        lines: list[log.Line] = []
        for deed in deeds:
            line = log.Line(twin.lines + 1, now, deed, person, "" if lines else said)
            advance(twin, line)
            lines.append(line)
        public = twin.entries > self._table.entries
        private = all(isinstance(deed, _PRIVATE) for deed in deeds)
        viewers = frozenset(getattr(deed, "seat", -1) for deed in deeds) if private else None
        return Step(tuple(lines), wire.Done(id=said, n=twin.entries if public else 0), viewers, twin)

    def commit(self, step: Step) -> None:
        """Make it so: the step's lines are stored for good."""
        if step.after is None:
            return
        if step.after.lines != self._table.lines + len(step.lines):
            raise Refused("session-log-gap", have=step.lines[0].n, want=self._table.lines + 1)
        self._take(step)

    def _take(self, step: Step) -> None:
        assert step.after is not None
        before, self._table = self._table, step.after
        for line in step.lines:
            self._remember(line)
        self._publish()
        if before.state is self._table.state and before.at == self._table.at:
            self._standing.table = self._table
        else:
            self._standing = Standing(self._table, self._entries)

    def _remember(self, line: log.Line) -> None:
        if not line.id:
            return
        self._ids[_short(line.by, line.id)] = 0 if isinstance(line.deed, _PRIVATE) else self._table.entries
        if len(self._ids) > IDS_KEPT:
            del self._ids[next(iter(self._ids))]

    def _publish(self) -> None:
        for kept in self._table.added:
            self._entries.add(kept)
        self._table.added = ()

    # --- what happens by itself ---

    @property
    def due(self) -> float | None:
        """When `tick` should be called next, if nothing is said before."""
        return self._standing.due()

    def resume(self, now: float) -> Step:
        """After a rest: nobody loses the time in which nobody could answer."""
        due = self.due
        return Step() if due is None or now < due else self._step([log.Resumed()], now)

    def tick(self, now: float) -> Step:
        """What time has brought by now; nothing if it is early."""
        due = self.due
        if due is None or now < due:
            return Step()
        if self._table.window is None:
            return self._step([self._default()], now)
        broken = self._standing.broken()
        return self._step([log.Yielded(seat, "") for seat in broken] or [self._closing()], now)

    def _default(self) -> log.Deeds:
        """What is played for a person whose time is up."""
        table = self._table
        seat = table.playing.to_act
        action = presenting(table).default(self._standing.view(seat), table.playing.actions(seat))
        return log.Moved(seat, [table.game.notation(action)], TIMEOUT)

    def _closing(self) -> log.Deeds:
        window, people = self._table.window, self._standing.waited_for()
        assert window is not None
        silent = [seat for seat in window.order if window.answer(seat) is None]
        reasons = [self._standing.wait(seat).reason if seat in people else TIMEOUT for seat in silent]
        return log.Closed(list(zip(silent, reasons, strict=True)))

    def thoughts(self) -> list[Thought]:
        """The bots whose decision or answer is wanted now; the same ones until it is there."""
        return self._standing.thoughts()

    def thought(self, thought: Thought, actions: list[int], now: float) -> Step:
        """What a bot came to; late and impossible thoughts are dropped."""
        table = self._table
        wanted = {one.id for one in self.thoughts()}
        if thought.id not in wanted or not actions or actions[0] not in thought.payload.actions:
            return Step()
        plays = [table.game.notation(action) for action in actions]
        deed: log.Deeds = log.Sealed(thought.seat, plays) if table.window else log.Moved(thought.seat, plays)
        try:
            return self._step([deed], now)
        except Refused:
            return Step()

    def hint(self, seat: int) -> Thinking | None:
        """What is to be thought out for a seat that asked for a hint: what it is shown. None if it is too late."""
        table = self._table
        if table.stage != PLAYING or table.seats[seat].hinted != table.at or not is_asked(table, seat):
            return None
        luck = f"hint {table.seed} {table.at} {seat}"
        state, recall = self._standing.asked(seat), remembers(table)
        return thinking(table.game, table.options, state, seat, "hint", luck, recall)

    # --- what viewers are told ---

    def info(self, person: str) -> TableInfo:
        return telling.info(self._table, person)

    def welcome(self, person: str, seat: int | None) -> Welcome:
        """Who this connection is: by default a person's first seat, or a spectator."""
        table = self._table
        seats = table.seats_of(person)
        viewer = seat if seat in seats and seat is not None else seats[0] if seats else -1
        return Welcome(seats=seats, viewer=viewer, table=self.info(person), parts=self._parts())

    def _parts(self) -> Any:
        table = self._table
        return presenting(table).parts(table.chosen) if telling.has_started(table) else None

    def news(self, person: str, viewer: int, cursor: int, now: float) -> News:
        """All that this viewer may know after entry `cursor`. Any viewer that is no seat of the person watches."""
        table = self._table
        number = viewer if viewer in table.seats_of(person) else len(table.seats)
        cursor = cursor if 0 <= cursor <= table.entries else 0
        known = self._standing.known if table.entries - cursor <= AT_HAND else {}
        entries = [telling.entry(table, n, kept, number, known) for n, kept in self._entries.after(cursor)]
        changed = cursor == 0 or table.arranged > cursor
        news = News(n=table.entries, entries=entries, table=self.info(person) if changed else None, asked=False)
        if not telling.has_started(table):
            return news
        return self._news_of_game(news, person, number, cursor, now)

    def _news_of_game(self, news: News, person: str, viewer: int, cursor: int, now: float) -> News:
        table = self._table
        seated = viewer < len(table.seats)
        moved = cursor == 0 or table.moved > cursor
        asked = moved or (seated and table.seats[viewer].touched >= cursor)
        waits = seated and table.window is not None and table.seats[viewer].persons and is_asked(table, viewer)
        started = cursor > 0 and any(entry.kind == "start" for entry in news.entries)
        return replace(
            news,
            parts=self._parts() if started else None,
            scene=self._standing.scene(viewer) if moved else None,
            asked=asked,
            question=self._standing.question(viewer) if asked and seated and is_asked(table, viewer) else None,
            window=telling.window(table, viewer, now, *(self._standing.waiting(viewer) if waits else (None, []))),
            clock=telling.clock(table, now),
            free=seated and may_act(table, viewer),
            yielding=table.seats[viewer].yielding if seated else "",
            called=self._called(person),
            stops=list(table.seats[viewer].situations) if seated else [],
            result=self._result() if table.stage == OVER and moved else None,
        )

    def _called(self, person: str) -> list[int]:
        """The seats of this person that are on the move, or called to answer by their stops."""
        table = self._table
        own = [seat for seat in table.seats_of(person) if is_asked(table, seat)]
        return [seat for seat in own if table.window is None or self._standing.wait(seat).stop]

    def _result(self) -> list[wire.Tree]:
        state = self._table.playing
        return [tree(line) for line in presenting(self._table).result(state, state.outcome())]


def _opened(code: str, person: str, deeds: list[log.Deeds], now: float, said: str) -> Step:
    lines = tuple(log.Line(n, now, deed, person, said if n == 1 else "") for n, deed in enumerate(deeds, start=1))
    table = made(code, lines[0])
    for line in lines[1:]:
        advance(table, line)
    return Step(lines, wire.Done(id=said, n=table.entries), None, table)


def _short(person: str, said: str) -> bytes:
    """What is remembered of an id: each person has its own, and memory is dear."""
    return hashlib.blake2b(f"{person}\n{said}".encode(), digest_size=12).digest()
