"""Bots think in processes of their own, so that the table never waits for them; one that hangs or dies is replaced.

What else takes thought is done there too: hints, and the analysis of a game.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

_NICENESS: Final = 10
_TRIES: Final = 3
_STARTS_WITHIN: Final = 60.0

T = TypeVar("T")

Think = Callable[[Any], list[int]]
log = logging.getLogger("rodada.thinkers")


class Unthinkable(Exception):
    """No worker could think this through."""


class Thinkers:
    """A few workers and a bounded queue before them; they start when there is something to think about."""

    def __init__(self, think: Think, workers: int, queue: int, seconds: float) -> None:
        self._think: Final = think
        self._seconds: Final = seconds
        self._free: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()  # the one that is awake already comes first
        self._workers: Final = [_Worker() for _ in range(workers)]
        self._places: Final = asyncio.BoundedSemaphore(queue)
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def think(self, payload: Any) -> list[int]:
        """What a bot plays."""
        return await self.work(self._think, payload)

    async def work(self, job: Callable[[Any], T], payload: Any) -> T:
        """What comes of a job, a function of a module. `Unthinkable` if each worker that tried died or was too slow."""
        async with self._places:
            worker = await self._free.get()
            try:
                for _ in range(_TRIES):
                    try:
                        return await worker.work(job, payload, self._seconds)
                    except (BrokenProcessPool, TimeoutError) as error:
                        log.warning("a bot's worker failed (%s) and is replaced", type(error).__name__)
                        worker.kill()
            finally:
                self._free.put_nowait(worker)
        raise Unthinkable

    def close(self) -> None:
        for worker in self._workers:
            worker.kill()


class _Worker:
    """One process, started when first needed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._id: int | None = None

    async def work(self, job: Callable[[Any], T], payload: Any, seconds: float) -> T:
        if self._pool is None:
            # Spawned: a fork would carry the server's sockets and threads along.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_prepare)
            async with asyncio.timeout(_STARTS_WITHIN):
                self._id = await asyncio.wrap_future(self._pool.submit(os.getpid))
        async with asyncio.timeout(seconds):
            return await asyncio.wrap_future(self._pool.submit(job, payload))

    def kill(self) -> None:
        if self._id is not None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(self._id, signal.SIGTERM)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._id = None


def _prepare() -> None:
    """In a worker: the server comes first, Ctrl-C is the server's affair, and nobody outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_outlive, args=(server,), daemon=True).start()


def _outlive(server: Any) -> None:
    server.join()
    os._exit(1)
