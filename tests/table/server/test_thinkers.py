"""Bots think elsewhere: a worker that dies or hangs is replaced, and nobody waits for more than it takes."""

from __future__ import annotations

import asyncio
import os
import time

import pytest

from rodada.table.server.thinkers import Thinkers, Unthinkable

# What is thought about here is a line of Python: a worker must find the function that thinks by its name.
DIES = "__import__('os')._exit(3)"
HANGS = "__import__('time').sleep(600)"
ITSELF = "[__import__('os').getpid()]"


def test_workers_that_die_or_hang_are_replaced() -> None:
    async def story() -> None:
        thinkers = Thinkers(eval, workers=1, queue=4, seconds=1.0)
        try:
            first = await thinkers.think(ITSELF)
            assert first != [os.getpid()]
            assert await thinkers.think(ITSELF) == first
            for bad in (DIES, HANGS):
                with pytest.raises(Unthinkable):
                    await thinkers.think(bad)
                assert await thinkers.think("[7]") == [7]
            assert await thinkers.think(ITSELF) != first
        finally:
            thinkers.close()

    asyncio.run(story())


def test_the_table_goes_on_while_they_think() -> None:
    async def story() -> None:
        thinkers = Thinkers(eval, workers=1, queue=4, seconds=60.0)
        try:
            thought = asyncio.create_task(thinkers.think("__import__('time').sleep(2) or [1]"))
            longest, before = 0.0, time.monotonic()
            while not thought.done():
                await asyncio.sleep(0.01)
                longest, before = max(longest, time.monotonic() - before), time.monotonic()
            assert await thought == [1]
            assert longest < 1.9
        finally:
            thinkers.close()

    asyncio.run(story())
