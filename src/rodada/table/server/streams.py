"""The same messages where sockets are blocked: told as server-sent events, said by POST."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from rodada.engine.errors import Refused
from rodada.table.server.bodies import body
from rodada.table.server.gauges import Flows
from rodada.table.server.hall import Hall
from rodada.table.server.live import Live, encode
from rodada.table.server.protocols import ABORT
from rodada.table.server.reader import Reader
from rodada.table.server.refusals import bye, bye_for, refusal_page
from rodada.table.server.sockets import answered, decode

_HEADERS: Final = {"cache-control": "no-store", "x-accel-buffering": "no"}
_STREAM: Final = "text/event-stream"


async def stream(request: Request) -> Response:
    """`GET /sse/CODE?cursor=…&seat=…`: what a socket would be told after this `Hello`."""
    hall: Hall = request.app.state.hall
    accounts, cookies = request.app.state.accounts, request.headers.get("cookie", "")
    person = accounts.person(cookies)
    if person is None:
        return _farewell(bye("bye-no-cookie"))
    try:
        live = await hall.table(request.path_params["code"])
        cursor = request.headers.get("last-event-id") or request.query_params.get("cursor", "0")
        seat, secret = _number(request.query_params.get("seat")), accounts.secret(cookies, live.code)
        reader = Reader(person.id, seat, _number(cursor) or 0, secret)
        reader.cut = request.scope.get("extensions", {}).get(ABORT, {}).get("now", reader.cut)
    except Refused as refusal:
        return _farewell(bye_for(refusal))
    address = request.client.host if request.client else ""
    places = contextlib.ExitStack()
    for kind, client in ((hall.by_person, person.id), (hall.by_address, address)):
        if not kind.take(client):
            places.close()
            return _farewell(bye("bye-too-many-sockets", 30.0))
        places.callback(kind.leave, client)
    if len(live.readers) >= hall.settings.sockets_per_table:
        places.close()
        return _farewell(bye("bye-table-full", 30.0))
    return StreamingResponse(_told(hall, live, reader, places), media_type=_STREAM, headers=_HEADERS)


async def _told(hall: Hall, live: Live, reader: Reader, places: contextlib.ExitStack) -> AsyncIterator[bytes]:
    with places:
        try:
            live.attach(reader)
        except Refused as refusal:
            yield event(encode(bye_for(refusal)))
            return
        try:
            while reader.bye is None:
                try:
                    async with asyncio.timeout(hall.settings.heartbeat_seconds):
                        frames = await reader.frames(live.fresh)
                except TimeoutError:
                    yield b": still here\n\n"
                    continue
                for frame in frames:
                    yield event(frame, reader.cursor)
        finally:
            live.detach(reader)


def event(frame: bytes, n: int = 0) -> bytes:
    """A message as an event; JSON has no line breaks. Its id is the cursor with which to come back."""
    number = f"id: {n}\n".encode() if n else b""
    return number + b"data: " + frame + b"\n\n"


def _farewell(farewell: object) -> Response:
    """A stream of one message: an `EventSource` shows nothing of a refused request to the page."""
    return Response(event(encode(farewell)), media_type=_STREAM, headers=_HEADERS)


def _number(text: str | None) -> int | None:
    if not text:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refused("said-unreadable")
    return int(text)


class Saying:
    """`POST /say/CODE`: one message of a client, answered at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self._flows: Final = Flows(rate, burst)

    async def answer(self, request: Request) -> Response:
        hall: Hall = request.app.state.hall
        accounts, cookies = request.app.state.accounts, request.headers.get("cookie", "")
        person = accounts.person(cookies)
        if person is None:
            return refusal_page(Refused("bye-no-cookie"), status=403)
        if not self._flows.takes(person.id):
            return refusal_page(Refused("bye-too-fast"), status=429)
        try:
            said = decode(await body(request))
            live = await hall.table(request.path_params["code"])
            answer = await answered(hall, live, person.id, accounts.secret(cookies, live.code), said)
        except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
            return refusal_page(Refused("said-unreadable"), status=400)
        except Refused as refusal:
            return refusal_page(refusal)
        return Response(encode(answer), media_type="application/json")
