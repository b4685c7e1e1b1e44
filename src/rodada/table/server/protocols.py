"""uvicorn's connections with what it leaves open: slow requests, too many of one address, readers that do not read."""

from __future__ import annotations

import asyncio
import socket
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rodada.table.server.gauges import Places
from rodada.table.server.settings import Settings

ABORT: Final = "rodada.abort"
"""Under this name a connection's scope has what ends the connection at once, whatever is still unsent."""
_UNSENT_BYTES: Final = 64 * 1024
_GOES_WITHIN: Final = 2.0


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that the app can cut."""

    def handle_connect(self, event: Any) -> None:
        self.transport.set_write_buffer_limits(high=_UNSENT_BYTES)
        line = self.transport.get_extra_info("socket")
        if line is not None:  # else the system would keep megabytes for whoever does not read
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _UNSENT_BYTES)
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][ABORT] = {"now": self._abort}

    def _abort(self) -> None:
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Whoever was told farewell and does not go, or does not even read it, is put out."""
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(_GOES_WITHIN, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """A peer that is gone will not take our farewell: nothing is left to wait for."""
        super().keepalive_timeout()
        self.transport.abort()


class Connection(H11Protocol):
    """An HTTP connection with a limit of time for each request; `http_protocol` sets the limits."""

    seconds: ClassVar[float]
    places: ClassVar[Places]
    trusted: ClassVar[frozenset[str]]
    _timer: asyncio.TimerHandle | None = None
    _place: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if address not in self.trusted:
            if not self.places.take(address):
                transport.abort()
                return
            self._place = address
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._done_waiting()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._wait()
        super().data_received(data)
        if self.cycle is not None:
            self.cycle.scope.setdefault("extensions", {})[ABORT] = {"now": self.transport.abort}
        if self.cycle is not None and not (self.cycle.more_body or self.cycle.response_complete):
            self._done_waiting()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on the socket's own limits count."""
        self._done_waiting()
        self._leave()
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        self._timer = self.loop.call_later(self.seconds, self.transport.abort)

    def _done_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _leave(self) -> None:
        if self._place is not None:
            self.places.leave(self._place)
            self._place = None


def http_protocol(settings: Settings) -> type[Connection]:
    """The protocol of one server: uvicorn makes its connections from a class alone, so its limits are the class's."""
    limits = {
        "seconds": settings.header_seconds,
        "places": Places(settings.connections_per_address),
        "trusted": frozenset(proxy.strip() for proxy in settings.proxies.split(",") if proxy.strip()),
    }
    return type("LimitedConnection", (Connection,), limits)
