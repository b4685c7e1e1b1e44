"""One connection at a table: where in the log it is, and what waits to be sent to it.

News are not queued: whoever is ready for more gets all that happened since its cursor at once. So a slow reader costs
nobody anything, and only answers to what a client itself said can pile up.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

_MOST_WAITING: Final = 200


class Reader:
    """What one device at a table has been told."""

    __slots__ = (
        "_frames",
        "_wake",
        "arrivals",
        "behind",
        "bye",
        "cursor",
        "cut",
        "person",
        "seat",
        "seats",
        "secret",
        "sending_since",
        "viewer",
    )

    def __init__(self, person: str, seat: int | None, cursor: int, secret: str = "") -> None:
        self.person = person
        self.secret = secret
        """Of the table's link by which it came, if any."""
        self.seat = seat
        """The seat that the device asked to show."""
        self.cursor = cursor
        self.viewer = -1
        self.seats: list[int] = []
        self.behind = True
        """Whether something was added to the log since it was last told."""
        self.arrivals = True
        """Whether somebody came or went since it was last told who is there."""
        self.cut: Callable[[], None] = lambda: None
        """Ends the connection at once."""
        self.bye: tuple[bytes, str] | None = None
        """The farewell and its reason: nothing is sent after it."""
        self.sending_since = 0.0
        self._frames: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def tell(self, frame: bytes) -> bool:
        """Send this next; False if too much waits already."""
        if len(self._frames) >= _MOST_WAITING:
            return False
        self._frames.append(frame)
        self._wake.set()
        return True

    def rouse(self, *, arrivals: bool = False) -> None:
        """There is news: of the game, or of who is there."""
        if arrivals:
            self.arrivals = True
        else:
            self.behind = True
        self._wake.set()

    def dismiss(self, farewell: bytes, reason: str) -> None:
        """Send nothing more but this."""
        if self.bye is None:
            self.bye = (farewell, reason)
            self._wake.set()

    async def frames(self, news: Callable[[Reader], list[bytes]]) -> list[bytes]:
        """Wait until there is something to send, and take it; the farewell alone, if it is time for that."""
        self.sending_since = 0.0
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self.bye is not None:
                return [self.bye[0]]
            # Answers first: whoever said something need not wait until the news of it are made.
            ready = list(self._frames) or news(self)
            self._frames.clear()
            if ready:
                if self.behind or self.arrivals:
                    self._wake.set()
                self.sending_since = time.monotonic()
                return ready

    def stalled(self, seconds: float) -> bool:
        """Whether what was to be sent could not leave for so long."""
        return bool(self.sending_since) and time.monotonic() - self.sending_since > seconds
