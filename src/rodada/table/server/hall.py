"""All tables: found by code, folded when somebody comes, dropped from memory when nobody looks any more."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import Callable
from typing import Final

from rodada.engine.errors import Refused
from rodada.players.thinking import think
from rodada.table import log as lines
from rodada.table.server.analysing import Analysing
from rodada.table.server.gauges import Places
from rodada.table.server.live import Live, encode
from rodada.table.server.settings import Settings
from rodada.table.server.thinkers import Thinkers
from rodada.table.session import Session, Step
from rodada.table.storage import Store, Taken
from rodada.table.wire import Bye, NewTable, Rematch, Said, Told
from rodada.table.wire import Refused as RefusedTold

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Nothing in it looks like something else."""
CODE_LENGTH: Final = 7
AGAIN: Final = 1.0
_SWEEP: Final = 1.0
_FAREWELL: Final = 0.3
_ATTEMPTS: Final = 8

logger = logging.getLogger("rodada.hall")


class NotDone(Exception):
    """A table refused; `told` says why."""

    def __init__(self, told: RefusedTold) -> None:
        super().__init__(told.why)
        self.told: Final = told


class Hall:
    """The tables of this server."""

    def __init__(self, store: Store, settings: Settings, key: bytes) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.by_person: Final = Places(settings.sockets_per_person)
        self.by_address: Final = Places(settings.sockets_per_address)
        self.thinkers: Final = Thinkers(think, settings.bot_workers, settings.bot_queue, settings.bot_seconds)
        self.analysing: Final = Analysing(self.thinkers)
        self._key: Final = key
        self._tables: dict[str, Live] = {}
        self._coming: dict[str, asyncio.Task[Live | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.leaving = False

    async def table(self, code: str) -> Live:
        """The table of that code, from memory or folded from its log; refused if there is none."""
        code = code.upper()
        if found := self._tables.get(code):
            return found
        if code not in self._coming:
            coming = self._coming[code] = asyncio.create_task(self._fold(code))
            coming.add_done_callback(lambda _: self._coming.pop(code, None))
        live = await asyncio.shield(self._coming[code])
        if live is None:
            raise Refused("session-no-table", code=code)
        return live

    async def make(self, person: str, new: NewTable) -> Live:
        """A new table; asked for twice under one id, it is the same."""
        return await self._found(
            person,
            new.id,
            lambda code: Session.made(code, person, new, secrets.randbits(256), secrets.token_bytes(32), time.time()),
        )

    async def hear(self, live: Live, person: str, secret: str, said: Said) -> Told | None:
        """What is said at a table by somebody who may be there; a rematch makes another one."""
        live.let_in(person, secret)
        if not isinstance(said, Rematch):
            return await live.hear(person, said)
        old = live.session
        if not old.table.next:
            following = f"{live.code} rematch"  # whoever asks: there is one
            new = await self._found(
                "",
                following,
                lambda code: Session.again(
                    old, code, person, secrets.randbits(256), secrets.token_bytes(32), time.time()
                ),
            )
            return await live.follow(person, new.code, said.id)
        return await live.follow(person, old.table.next, said.id)

    async def enter(self, code: str, secret: str, person: str, name: str, said: str) -> int | None:
        """Somebody comes by a link to the seat that is answered, or to the table; refused if it leads nowhere."""
        live = await self.table(code)
        place = live.session.led_to(secret)
        if place is None:
            raise Refused("session-no-link")
        if place < 0:
            return None
        if person in live.session.table.seats[place].persons:
            return place
        answer = await live.enter(person, secret, name, said)
        if isinstance(answer, RefusedTold):
            raise NotDone(answer)
        return place

    async def _found(self, person: str, said: str, begin: Callable[[str], Step]) -> Live:
        """A new table under a code of its own; the one that is there already, if this was asked for before."""
        for attempt in range(_ATTEMPTS):
            code = self._code(person, said, attempt)
            step = begin(code)
            if isinstance(step.reply, RefusedTold):
                raise NotDone(step.reply)
            try:
                await self.store.create(code, [lines.encode(line) for line in step.lines])
            except Taken:
                if await self._was_made(code, step):
                    return await self.table(code)
            else:
                live = await self.table(code)
                await live.introduce()
                return live
        raise Refused("store-code-taken", table=code)

    async def _was_made(self, code: str, step: Step) -> bool:
        """Whether the table of this code was made by the same request."""
        found = await self.store.lines(code)
        first = lines.decode(found.lines[0]) if found and found.lines else None
        return first is not None and (first.by, first.id) == (step.lines[0].by, step.lines[0].id)

    def _code(self, person: str, said: str, attempt: int) -> str:
        """A code that nobody can guess and the same request gets again."""
        number = int.from_bytes(hmac.digest(self._key, f"{person} {said} {attempt}".encode(), "sha256"))
        code = ""
        for _ in range(CODE_LENGTH):
            number, place = divmod(number, len(ALPHABET))
            code += ALPHABET[place]
        return code

    async def _fold(self, code: str) -> Live | None:
        found = await self.store.lines(code)
        if found is None:
            return None
        if found.damage is not None:
            logger.error("table %s is damaged: lines after %d are lost", code, found.damage.kept)
            await self.store.mend(found.damage)
        # In a thread: a long game takes a moment, and the others play on.
        try:
            session = await asyncio.to_thread(lambda: Session.fold(code, map(lines.decode, found.lines)))
        except Refused as refusal:
            logger.warning("table %s cannot be played by the rules of this Rodada: %s", code, refusal)
            raise Refused("session-other-rules", code=code) from refusal
        live = Live(session, self.store, self.thinkers, time.monotonic())
        await live.resume()
        self._tables[code] = live
        self._watch()
        live.wake()
        return live

    def _watch(self) -> None:
        if self._sweeper is None:
            self._sweeper = asyncio.create_task(self._sweep())

    async def _sweep(self) -> None:
        """Now and then: cut readers that do not read, drop tables that nobody needs."""
        while True:
            await asyncio.sleep(_SWEEP)
            now = time.monotonic()
            for code, live in list(self._tables.items()):
                for reader in [one for one in live.readers if one.stalled(self.settings.stall_seconds)]:
                    logger.info("table %s: a reader does not read and is cut", code)
                    reader.cut()
                if live.idle and now - live.idle_since > self.settings.park_seconds:
                    live.close()
                    del self._tables[code]

    async def dismiss(self) -> None:
        """The end of this server: everybody is told to come back, and everything stands still."""
        self.leaving = True
        farewell = encode(Bye(why={"say": "bye-restart", "with": {}}, again=AGAIN))
        for live in self._tables.values():
            live.close()
            for reader in live.readers:
                reader.dismiss(farewell, "restart")
        if any(live.readers for live in self._tables.values()):
            await asyncio.sleep(_FAREWELL)
        if self._sweeper is not None:
            self._sweeper.cancel()
        self.analysing.close()
        self.thinkers.close()
