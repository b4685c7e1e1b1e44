"""Games shared out among processes, in the order of their numbers: whatever sums them up, however many share the work.

Each game depends on its number and the seed alone: the result is the same with any number of processes. Memory does not
grow with the number of games.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from threading import current_thread, main_thread
from typing import Final, TypeVar

from rodada.engine.errors import Refused

T = TypeVar("T")

CHUNK: Final = 10
"""Games that a process plays at a time: enough to make sending them cheap, few enough to stop soon."""
AHEAD: Final = 4
"""Chunks for each process that are under way or waiting for an earlier one."""

Work = Callable[[int, int], T]
"""Plays so many games from a number on, and sums them up. Other processes must be able to import it."""


def spread(work: Work[T], games: int, jobs: int = 1, first: int = 0, chunk: int = CHUNK) -> Iterator[T]:
    """Sums that together hold games `first` to `games` - 1, in their order."""
    if jobs <= 1 or games - first <= chunk:
        for number in range(first, games):
            yield work(number, 1)
    else:
        yield from _in_processes(work, first, games, min(jobs, -(-(games - first) // chunk)), chunk)


def _in_processes(work: Work[T], first: int, games: int, jobs: int, chunk: int) -> Iterator[T]:
    # Spawned, because that is the only way on every system, and the same everywhere is worth a tenth of a second.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=leave_interrupts_to_the_parent)
    chunks = iter(range(first, games, chunk))
    waiting: deque[Future[T]] = deque()

    def send(count: int) -> None:
        for number in islice(chunks, count):
            waiting.append(pool.submit(work, number, min(chunk, games - number)))

    try:
        with _interrupts_ignored():
            send(jobs * AHEAD)
        while waiting:
            done = waiting.popleft().result()
            send(1)
            yield done
    except BrokenProcessPool as error:
        raise Refused("simulate-process-died") from error
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts_to_the_parent() -> None:
    """In a worker: Ctrl-C is the affair of whoever started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes started in here ignore interrupts from their first instruction, where the system has it so."""
    if current_thread() is not main_thread():
        yield
        return
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
