"""How much of something one client gets: so many at a time, so many a second."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Hashable
from typing import Final

_MOST_KNOWN: Final = 50_000


class Flow:
    """So many a second, and at once as many as `burst`."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_seen")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._seen = clock()

    def takes(self) -> bool:
        """Whether one more is all right; if so it counts."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether nothing is left that one would have to remember."""
        return self._left + (self._clock() - self._seen) * self._rate >= self._burst


class Flows:
    """A flow for each of many clients."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits: Final = (rate, burst, clock)
        self._flows: dict[Hashable, Flow] = {}

    def takes(self, client: Hashable) -> bool:
        flow = self._flows.get(client)
        if flow is None:
            if len(self._flows) >= _MOST_KNOWN:
                self._flows = {name: flow for name, flow in self._flows.items() if not flow.full}
            flow = self._flows[client] = Flow(*self._limits)
        return flow.takes()


class Places:
    """So many at a time for each client."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._taken: Counter[Hashable] = Counter()

    def take(self, client: Hashable) -> bool:
        if self._taken[client] >= self._most:
            return False
        self._taken[client] += 1
        return True

    def leave(self, client: Hashable) -> None:
        self._taken[client] -= 1
        if self._taken[client] <= 0:
            del self._taken[client]
