"""A table in memory: its session, its store, who is connected to it, its clock and its bots.

All that changes it goes through `hear` and the two others below, one after another: checked, stored for good,
committed, then answered and told to everybody, each with their own view.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import msgspec

from rodada.engine.errors import Refused
from rodada.engine.record import write
from rodada.players.thinking import think
from rodada.table import log as lines
from rodada.table.server.advising import Advising
from rodada.table.server.reader import Reader
from rodada.table.server.thinkers import Thinkers
from rodada.table.session import Session, Step, Thought
from rodada.table.session.record import record_of
from rodada.table.storage import Behind, Notice, Store
from rodada.table.wire import Bye, Done, Hint, News, Present, Said, Told, Welcome

_FRESH: Final = 0.05
"""Seconds for which news may be told to another viewer who may know the same: ages of windows are in them."""
_RETRY: Final = 1.0
_PLAINEST: Final = "random"

logger = logging.getLogger("rodada.table")
encode = msgspec.json.Encoder().encode


class Live:
    """One table."""

    def __init__(self, session: Session, store: Store, thinkers: Thinkers, made: float) -> None:
        self.code: Final = session.code
        self.session = session
        self.readers: Final[set[Reader]] = set()
        self.idle_since = made
        self._store: Final = store
        self._thinkers: Final = thinkers
        self._turn: Final = asyncio.Lock()
        self._last = 0.0
        self._alarm: asyncio.TimerHandle | None = None
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._advising: Final = Advising(self.code, thinkers, self._tell_seat)
        self._tasks: set[asyncio.Task[None]] = set()
        self._told: dict[tuple[str, int, int], tuple[float, bytes, int]] = {}
        self._noted = -1
        self._arranged = session.table.arranged
        self._closed = False

    # --- what changes it ---

    async def introduce(self) -> None:
        """A new table: lists show it, its bots begin."""
        async with self._turn:
            await self._note()

    async def enter(self, person: str, secret: str, name: str, said: str) -> Told | None:
        """Somebody comes to a seat by its link."""
        return await self._happen(lambda: self.session.join(person, secret, name, self._now(), said))

    async def follow(self, person: str, table: str, said: str) -> Told | None:
        """The same people go on at another table."""
        return await self._happen(lambda: self.session.follow(person, table, self._now(), said))

    async def hear(self, person: str, said: Said) -> Told | None:
        """What somebody says: answered when it is stored for good."""
        reply = await self._happen(lambda: self.session.hear(person, said, self._now()))
        if isinstance(said, Hint) and isinstance(reply, Done):
            work = self._advising.wish(self.session, said)
            if work is not None:
                self._spawn(work)
        return reply

    async def resume(self) -> None:
        """After a rest, what was due in the meantime is waited for anew."""
        await self._happen(lambda: self.session.resume(self._now()))

    async def tick(self) -> None:
        """What time brings."""
        await self._happen(lambda: self.session.tick(self._now()))

    async def _decided(self, thought: Thought, actions: list[int]) -> None:
        await self._happen(lambda: self.session.thought(thought, actions, self._now()))

    async def _happen(self, act: Callable[[], Step]) -> Told | None:
        async with self._turn:
            try:
                step = await self._store_and_commit(act)
            except Behind:
                # Another server, or a moment in which this one could not know whether its lines were stored.
                await self._refold()
                self._tell(None)
                self.wake()
                step = await self._store_and_commit(act)
            if step.lines:
                try:
                    await self._note()
                finally:  # it is stored for good, whatever becomes of the lists
                    self._tell(step.viewers)
                    self.wake()
            return step.reply

    async def _store_and_commit(self, act: Callable[[], Step]) -> Step:
        step = act()
        if step.lines:
            await self._store.append(self.code, step.lines[0].n, [lines.encode(line) for line in step.lines])
            self.session.commit(step)
        return step

    async def _refold(self) -> None:
        found = await self._store.lines(self.code)
        if found is None:
            raise Refused("session-no-table", code=self.code)
        self.session = Session.fold(self.code, map(lines.decode, found.lines))

    def _now(self) -> float:
        """The time, which for a table never goes back."""
        self._last = max(self._last, time.time())
        return self._last

    # --- who is told ---

    def attach(self, reader: Reader) -> None:
        """Somebody connects: hears who they are, then all since their cursor; refused if they may not look."""
        self.let_in(reader.person, reader.secret)
        self._greet(reader)
        self.readers.add(reader)
        self._arrivals()

    def detach(self, reader: Reader) -> None:
        self.readers.discard(reader)
        self.idle_since = time.monotonic()
        self._arrivals()

    def _greet(self, reader: Reader) -> None:
        welcome: Welcome = self.session.welcome(reader.person, reader.seat)
        reader.viewer, reader.seats = welcome.viewer, welcome.seats
        reader.tell(encode(welcome))

    def _tell(self, viewers: frozenset[int] | None) -> None:
        """News for these seats' readers, or for all."""
        self._told.clear()
        table = self.session.table
        if table.arranged != self._arranged:
            self._arranged = table.arranged
            for reader in self.readers:
                self._regard(reader)
        for reader in self.readers:
            if viewers is None or reader.viewer in viewers:
                reader.rouse()

    def _tell_seat(self, seat: int, told: Told) -> None:
        """Something that is a seat's alone, and no part of the log, for its devices."""
        for reader in self.readers:
            if reader.viewer == seat:
                reader.tell(encode(told))

    def _regard(self, reader: Reader) -> None:
        """The table was arranged anew: a reader may see it from another seat now, or not at all."""
        if not self.admits(reader.person, reader.secret):
            reader.dismiss(encode(Bye(why={"say": "session-no-table", "with": {"code": self.code}})), "revoked")
        elif self.session.table.seats_of(reader.person) != reader.seats:
            self._greet(reader)
            reader.cursor = 0  # all that happened, with what is theirs alone
            self._arrivals()

    def let_in(self, person: str, secret: str) -> None:
        """Refused for whoever may not look: as if there were no such table."""
        if not self.admits(person, secret):
            raise Refused("session-no-table", code=self.code)

    def admits(self, person: str, secret: str) -> bool:
        """Whether somebody may look at all."""
        table = self.session.table
        plays = person == table.host or bool(table.seats_of(person))
        return self.session.admits(person, secret) and (plays or table.rules.spectators or table.stage == "lobby")

    def _arrivals(self) -> None:
        for reader in self.readers:
            reader.rouse(arrivals=True)

    def fresh(self, reader: Reader) -> list[bytes]:
        """What a reader has not been told yet."""
        told: list[bytes] = []
        if reader.behind:
            reader.behind = False
            told.append(self._news(reader))
        if reader.arrivals:
            reader.arrivals = False
            told.append(encode(self.present()))
        return told

    def _news(self, reader: Reader) -> bytes:
        """The news for a reader, made once for all who may know the same."""
        now = self._now()
        person = reader.person if reader.seats or reader.person == self.session.table.host else ""
        key = (person, reader.viewer, reader.cursor)
        kept = self._told.get(key)
        if kept is None or now - kept[0] > _FRESH:
            news: News = self.session.news(person, reader.viewer, reader.cursor, now)
            kept = self._told[key] = (now, encode(news), news.n)
        reader.cursor = kept[2]
        return kept[1]

    def present(self) -> Present:
        """Who is connected."""
        here = Counter(seat for reader in self.readers for seat in reader.seats)
        seats = [bool(here[seat]) for seat in range(len(self.session.table.seats))]
        return Present(seats=seats, watching=sum(not reader.seats for reader in self.readers))

    # --- what happens by itself ---

    def wake(self) -> None:
        """Begin, or go on after a rest."""
        self._arm()
        self._ponder()

    def _arm(self) -> None:
        """Set the alarm to when time brings something."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = self.session.due
        if due is not None and not self._closed:
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, due - time.time()), self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._spawn(self._tick_safely())

    async def _tick_safely(self) -> None:
        try:
            await self.tick()
        except Exception:
            # Whatever it was, the table's clock must go on.
            logger.exception("table %s: its clock", self.code)
            await asyncio.sleep(_RETRY)
            self._arm()

    def _ponder(self) -> None:
        """Let the bots think whose turn it is."""
        if self._closed:
            return
        for thought in self.session.thoughts():
            if thought.id not in self._thinking:
                self._thinking[thought.id] = self._spawn(self._think(thought))

    async def _think(self, thought: Thought) -> None:
        try:
            actions = await self._thoughts_of(thought)
            now = time.time()
            await asyncio.sleep(thought.given(now) - now)
            await self._decided(thought, actions)
        except Exception:
            # Whatever it was, the others wait for this bot.
            logger.exception("table %s: a bot has no answer", self.code)
            await asyncio.sleep(_RETRY)
        finally:
            self._thinking.pop(thought.id, None)
        self._ponder()

    async def _thoughts_of(self, thought: Thought) -> list[int]:
        """What a bot plays; one that cannot think it through plays something, because the others wait."""
        try:
            return await self._thinkers.think(thought.payload)
        except Exception:
            logger.exception("table %s: %s could not think and plays at random", self.code, thought.kind)
            return think(thought.payload._replace(kind=_PLAINEST))

    def _spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # --- its life in memory ---

    async def record(self) -> str:
        """The record of its game; refused while it is not over."""
        found = await self._store.lines(self.code)
        stored = found.lines if found else []
        return await asyncio.to_thread(lambda: write(record_of(self.code, map(lines.decode, stored))))

    @property
    def idle(self) -> bool:
        """Whether nobody looks and it waits for nothing."""
        return not (self.readers or self._tasks or self._alarm or self._turn.locked())

    async def _note(self) -> None:
        """What lists of tables show of it, stored when it changed."""
        table = self.session.table
        if self._noted == table.arranged:
            return
        people = {table.host, *(person for seat in table.seats for person in seat.persons)}
        page = encode(self.session.info(""))
        listed = table.rules.open and table.stage != "over"
        notice = Notice(people=sorted(people), listed=listed, changed=self._now(), page=page)
        await self._store.note(self.code, notice)
        self._noted = table.arranged

    def close(self) -> None:
        self._closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._tasks:
            task.cancel()
