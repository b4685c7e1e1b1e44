"""The one thread that writes to a SQLite file: what is asked while a commit runs goes into the next, all together."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple

from rodada.engine.errors import Refused
from rodada.table.storage.store import StoreFailed

MOST_TOGETHER: Final = 256

Work = Callable[[sqlite3.Connection], Any]
"""What refuses must not have written anything: the others in the same commit are not to be touched by it."""


class _Job(NamedTuple):
    work: Work
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class Writer:
    """Runs what is to be written, in order, many in one commit; each is answered after the commit that holds it."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect: Final = connect
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="rodada-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Work) -> Any:
        """Have this written, and wait until it is there for good."""
        if self._closed:
            raise StoreFailed("closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(_Job(work, loop, done))
        # Whoever waits may be cancelled, but what was handed over is written all the same.
        return await asyncio.shield(done)

    def close(self) -> None:
        """Write what is waiting, and end."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        connection = self._connect()
        while batch := self._next():
            _write(connection, batch)
        connection.close()

    def _next(self) -> list[_Job]:
        """What waits, at least one; nothing at the end."""
        first = self._jobs.get()
        batch = [] if first is None else [first]
        while batch and len(batch) < MOST_TOGETHER:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                break
            if job is None:
                self._jobs.put(None)
                break
            batch.append(job)
        return batch


def _write(connection: sqlite3.Connection, batch: list[_Job]) -> None:
    answers: list[Any]
    try:
        connection.execute("BEGIN IMMEDIATE")
        answers = [_done(connection, job.work) for job in batch]
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        answers = [StoreFailed(str(error))] * len(batch)
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for job, answer in zip(batch, answers, strict=True):
        by_loop.setdefault(job.loop, []).append((job.done, answer))
    for loop, answered in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_deliver, answered)


def _done(connection: sqlite3.Connection, work: Work) -> Any:
    """What the work returns, or its refusal."""
    try:
        return work(connection)
    except Refused as refused:
        return refused


def _deliver(answered: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, answer in answered:
        if future.done():
            continue
        if isinstance(answer, Refused):
            future.set_exception(answer)
        else:
            future.set_result(answer)
