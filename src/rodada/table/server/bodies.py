"""Bodies of requests: so long, within so much time, and no more."""

from __future__ import annotations

import asyncio

from starlette.requests import ClientDisconnect, Request

from rodada.engine.errors import Refused


async def body(request: Request) -> bytes:
    """The body of a request; refused if it is too long or does not come."""
    settings = request.app.state.settings
    parts = bytearray()
    try:
        async with asyncio.timeout(settings.header_seconds):
            async for part in request.stream():
                parts += part
                if len(parts) > settings.frame_bytes:
                    raise Refused("said-too-long")
    except (TimeoutError, ClientDisconnect):
        raise Refused("said-unreadable") from None
    return bytes(parts)
