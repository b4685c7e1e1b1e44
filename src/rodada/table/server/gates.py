"""What every request passes: is it for us, from our own page, not too often; and what every answer says to browsers."""

from __future__ import annotations

import socket
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rodada.table.server.addresses import is_address
from rodada.table.server.gauges import Flows
from rodada.table.server.settings import Settings

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
_HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # links of seats are secrets
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


class Gates:
    """Around the whole app."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app: Final = app
        self._settings: Final = settings
        self._flows: Final = Flows(settings.requests_per_second, settings.requests_at_once)
        self._own: Final = {"localhost", "testserver", socket.gethostname().lower()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if refusal := self._refusal(scope, headers):
            await refusal(scope, receive, _marked(send, scope))
            return
        # Frames of a socket have no headers, and there are many of them.
        await self._app(scope, receive, send if scope["type"] == "websocket" else _marked(send, scope))

    def _refusal(self, scope: Scope, headers: Headers) -> PlainTextResponse | None:
        if not self._for_us(headers.get("host", "")):
            return PlainTextResponse("unknown host", 421)
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if changes and not from_own_page(headers):
            return PlainTextResponse("from another page", 403)
        client = scope.get("client")
        if not self._flows.takes(client[0] if client else ""):
            return PlainTextResponse("too many requests", 429, {"retry-after": "5"})
        return None

    def _for_us(self, host: str) -> bool:
        """Whether the name is ours: else a page of somebody else's could have its name lead here and read as us."""
        if self._settings.origin:
            return host.lower() == urlsplit(self._settings.origin).netloc.lower()
        if self._settings.public:
            return bool(host)
        name = (urlsplit(f"//{host}").hostname or "").lower()
        return is_address(name) or name in self._own or name.endswith(".local")


def from_own_page(headers: Headers) -> bool:
    """Whether a page of ours asks, or no page at all; browsers always tell."""
    origin = headers.get("origin")
    if origin is not None:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")


def _marked(send: Send, scope: Scope) -> Send:
    """A `send` that adds the headers for browsers."""

    async def marked(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in _HEADERS.items():
                headers.setdefault(name, value)
            if scope.get("scheme") == "https":
                headers.setdefault("strict-transport-security", "max-age=31536000")
        await send(message)

    return marked
