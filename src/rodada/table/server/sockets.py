"""The WebSocket of a table: one task sends, one listens."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Generator
from typing import Any, Final

import msgspec
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from rodada.engine.errors import Refused
from rodada.table.server.gauges import Flow
from rodada.table.server.hall import Hall, NotDone
from rodada.table.server.live import Live, encode
from rodada.table.server.protocols import ABORT
from rodada.table.server.reader import Reader
from rodada.table.server.refusals import bye, bye_for, for_people, refused
from rodada.table.storage import StoreFailed
from rodada.table.wire import FromClient, Hello, Said
from rodada.table.wire import Refused as RefusedTold

NORMAL: Final = 1000
POLICY: Final = 1008
RESTART: Final = 1012
LATER: Final = 1013

decode = msgspec.json.Decoder(FromClient).decode


class Leaves(Exception):
    """The connection ends; `key` is the message that says why, `again` in how many seconds to come back."""

    def __init__(self, key: str, code: int = POLICY, again: float = -1.0) -> None:
        super().__init__(key)
        self.key: Final = key
        self.code: Final = code
        self.again: Final = again


class TableSocket:
    """One connection, from its handshake to its end, as an ASGI app: Starlette's own form costs a move twice."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._connection: Final = (scope, receive, send)

    def __await__(self) -> Generator[Any, None, None]:
        return _serve(*self._connection).__await__()


async def _serve(scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    try:
        await _attend(scope, receive, send)
    except Leaves as leaves:
        await _close(send, encode(bye(leaves.key, leaves.again)), leaves.code, leaves.key)
    except Refused as refusal:
        code = LATER if isinstance(refusal, StoreFailed) else POLICY
        await _close(send, encode(bye_for(refusal)), code, for_people(refusal).key)
    except (ConnectionError, OSError):
        pass  # it is gone: nobody is left to tell


async def _attend(scope: Scope, receive: Receive, send: Send) -> None:
    hall: Hall = scope["app"].state.hall
    accounts, cookies = scope["app"].state.accounts, Headers(scope=scope).get("cookie", "")
    person, code = accounts.person(cookies), scope["path_params"]["code"]
    if person is None:
        raise Leaves("bye-no-cookie")
    address = scope["client"][0] if scope.get("client") else ""
    with contextlib.ExitStack() as places:
        for kind, client in ((hall.by_person, person.id), (hall.by_address, address)):
            if not kind.take(client):
                raise Leaves("bye-too-many-sockets", LATER, 30.0)
            places.callback(kind.leave, client)
        live = await hall.table(code)
        if len(live.readers) >= hall.settings.sockets_per_table:
            raise Leaves("bye-table-full", LATER, 30.0)
        hello = await _hello(receive, hall.settings.hello_seconds)
        if hall.leaving:
            raise Leaves("bye-restart", RESTART, 1.0)
        reader = Reader(person.id, hello.seat, hello.cursor, accounts.secret(cookies, live.code))
        reader.cut = scope["extensions"].get(ABORT, {}).get("now", reader.cut)
        live.attach(reader)
        try:
            await _talk(hall, live, reader, receive, send)
        finally:
            live.detach(reader)


async def _hello(receive: Receive, seconds: float) -> Hello:
    try:
        async with asyncio.timeout(seconds):
            hello = _read(await receive())
    except TimeoutError:
        raise Leaves("bye-no-hello") from None
    if not isinstance(hello, Hello):
        raise Leaves("bye-no-hello")
    return hello


async def _talk(hall: Hall, live: Live, reader: Reader, receive: Receive, send: Send) -> None:
    """Listen and send until one of both ends; then the other does too."""
    sending = asyncio.create_task(_send_all(live, reader, send))
    listening = asyncio.create_task(_listen(hall, live, reader, receive))
    try:
        done, _ = await asyncio.wait({sending, listening}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in (sending, listening):
            task.cancel()
        await asyncio.gather(sending, listening, return_exceptions=True)


async def _send_all(live: Live, reader: Reader, send: Send) -> None:
    while True:
        for frame in await reader.frames(live.fresh):
            await send({"type": "websocket.send", "text": frame.decode()})
        if reader.bye is not None:
            await send({"type": "websocket.close", "code": RESTART, "reason": reader.bye[1]})
            return


async def _listen(hall: Hall, live: Live, reader: Reader, receive: Receive) -> None:
    flow = Flow(hall.settings.frames_per_second, hall.settings.frames_at_once)
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        if not flow.takes():
            raise Leaves("bye-too-fast", POLICY, 5.0)
        try:
            said = _read(message)
        except Leaves:
            answer: Any = RefusedTold(id="", why={"say": "said-unreadable", "with": {}})
        else:
            answer = await answered(hall, live, reader.person, reader.secret, said)
        if answer is not None and not reader.tell(encode(answer)):
            raise Leaves("bye-does-not-read", POLICY, 5.0)


async def answered(hall: Hall, live: Live, person: str, secret: str, said: Said) -> Any:
    """What the table answers; a refusal for what it does not take.

    A store that fails may have stored it all the same: no answer is true then, and it is to be said again.
    """
    try:
        return await hall.hear(live, person, secret, said)
    except Refused as refusal:
        if isinstance(refusal, StoreFailed):
            raise
        return refused(said.id, refusal)
    except NotDone as not_done:
        return msgspec.structs.replace(not_done.told, id=said.id)


def _read(message: Any) -> Said:
    if message["type"] == "websocket.disconnect":
        raise ConnectionError
    raw = message.get("text") or message.get("bytes") or ""
    try:
        said: Said = decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        raise Leaves("said-unreadable") from None
    return said


async def _close(send: Send, farewell: bytes, code: int, reason: str) -> None:
    with contextlib.suppress(ConnectionError, OSError, RuntimeError):
        await send({"type": "websocket.send", "text": farewell.decode()})
        await send({"type": "websocket.close", "code": code, "reason": reason})
