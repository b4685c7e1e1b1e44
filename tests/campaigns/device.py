"""A device at a table, as light as can be, because a crowd of them shares the processors with the server.

It comes back by itself by the rule of the browser's (`web/src/table/connection.ts`): longer waits each time, with its
cursor, and what was said and not answered is said again under the same id. It remembers every entry that it was told
and finds fault with gaps and with entries that change.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import time
from collections.abc import Awaitable
from typing import Any, NamedTuple, Self, TypeVar

import msgspec

T = TypeVar("T")
PATIENCE = 120.0
FIRST_WAIT = 0.3
GROWTH = 1.5
LONGEST_WAIT = 1.9


class Choice(msgspec.Struct):
    pick: tuple[str, int]
    refusal: Any = None
    ends: bool = False


class Question(msgspec.Struct):
    seat: int
    at: str
    choices: list[Choice]


class Mark(msgspec.Struct, frozen=True):
    """As much of an entry as tells whether it is the same one."""

    n: int
    kind: str
    seat: int = -1
    when: float = 0.0
    name: str = ""
    text: str = ""


class Told(msgspec.Struct):
    """As much of a message as a crowd looks at."""

    t: str
    id: str = ""
    n: int = 0
    asked: bool = False
    question: Question | None = None
    entries: list[Mark] = []
    result: Any = None
    why: Any = None
    again: float = -1.0

    @property
    def reason(self) -> str:
        return self.why["say"] if isinstance(self.why, dict) else ""


decode = msgspec.json.Decoder(Told).decode


async def within(awaited: Awaitable[T], seconds: float = PATIENCE) -> T:
    """`asyncio.wait_for`, which in Python 3.11 can swallow that whoever waits is cancelled."""
    async with asyncio.timeout(seconds):
        return await awaited


class Answer(NamedTuple):
    """Of a page that was fetched."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    @property
    def cookies(self) -> str:
        """What a browser would send from now on."""
        given = self.headers.get("set-cookie", "").split("\n")
        return "; ".join(cookie.partition(";")[0] for cookie in given if cookie)


async def fetch(
    address: str, path: str, cookie: str = "", data: Any = None, source: str = "", **headers: str
) -> Answer:
    """A page of the server; with data a POST of it."""
    host, port = address.removeprefix("http://").split(":")
    body = b"" if data is None else data if isinstance(data, bytes) else json.dumps(data).encode()
    lines = [f"{'GET' if data is None else 'POST'} {path} HTTP/1.1", f"host: {host}", "connection: close"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    lines += [f"cookie: {cookie}"] if cookie else []
    lines += [f"content-length: {len(body)}"] if data is not None else []
    local = (source, 0) if source else None
    reader, writer = await within(asyncio.open_connection(host, int(port), local_addr=local))
    try:
        writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + body)
        raw = await within(reader.read())
    finally:
        writer.close()
    head, _, rest = raw.partition(b"\r\n\r\n")
    if not head:
        raise ConnectionError("no answer")
    found: dict[str, str] = {}
    for line in head.decode().split("\r\n")[1:]:
        name, _, value = line.partition(": ")
        found[name.lower()] = f"{found[name.lower()]}\n{value}" if name.lower() in found else value
    if len(rest) < int(found.get("content-length", "0")):
        raise ConnectionError("half an answer")
    return Answer(int(head.split(b" ")[1]), found, unchunked(rest) if "transfer-encoding" in found else rest)


def unchunked(raw: bytes) -> bytes:
    body = b""
    while raw:
        size, _, raw = raw.partition(b"\r\n")
        length = int(size, 16)
        body, raw = body + raw[:length], raw[length + 2 :]
    return body


def frame(kind: int, data: bytes) -> bytes:
    """A frame of a WebSocket as a client sends it."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + len(data).to_bytes(2)
    return bytes([0x80 | kind]) + size + bytes(4) + data


def handshake(host: str, code: str, cookie: str, **headers: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET /ws/{code} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
    lines += [f"{name}: {value}" for name, value in headers.items()] + ([f"Cookie: {cookie}"] if cookie else [])
    return "\r\n".join([*lines, "", ""]).encode()


class Wire(asyncio.Protocol):
    """One WebSocket of a device."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.unread = b""
        self.open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport
        self.device.dialled(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.device.lost(self)

    def data_received(self, data: bytes) -> None:
        self.unread += data
        if not self.open:
            head, found, rest = self.unread.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                self.transport.abort()
                return
            self.open, self.unread = True, rest
            self.device.opened(self)
        while (text := self._frame()) is not None:
            self.device.heard(text)

    def _frame(self) -> bytes | None:
        """The next whole text frame; pings are answered on the way."""
        while True:
            raw = self.unread
            if len(raw) < 2:
                return None
            size, begin = raw[1], 2
            if size >= 126:
                begin = 4 if size == 126 else 10
                size = int.from_bytes(raw[2:begin])
            if len(raw) < begin + size:
                return None
            self.unread = raw[begin + size :]
            kind, data = raw[0] & 15, raw[begin : begin + size]
            if kind == 1:
                return data
            if kind == 9:
                self.transport.write(frame(10, data))
            elif kind == 8:
                self.device.closing = int.from_bytes(data[:2])


class Device:
    """Somebody's device at a table."""

    def __init__(self, address: str, code: str, cookie: str, seat: int | None = None, source: str = "") -> None:
        self.code = code
        self.cookie = cookie
        self.seat = seat
        self.question: Question | None = None
        self.entries: list[Mark] = []
        self.faults: list[str] = []
        self.over = False
        self.bye = ""
        self.closing = 0
        """The code by which the server closed the last connection."""
        self.welcomes = 0
        self._host, port = address.removeprefix("http://").split(":")
        self._port = int(port)
        self._source = (source, 0) if source else None
        self._wire: Wire | None = None
        self._dialling: asyncio.Task[None] | None = None
        self._failures = 0
        self._asked = 0.0
        self._gone = False
        self._waiting: dict[str, tuple[bytes, asyncio.Future[Told]]] = {}
        self._marks: list[tuple[int, asyncio.Future[float]]] = []
        self._welcome = asyncio.Event()

    @property
    def n(self) -> int:
        return len(self.entries)

    # --- the line ---

    async def come(self) -> Self:
        """Dial, and wait for the welcome."""
        self._dial(0.0)
        await self.here()
        return self

    async def here(self) -> None:
        try:
            await within(self._welcome.wait())
        except TimeoutError:
            raise AssertionError(f"{self.code}: no welcome; {self.bye or 'no farewell'}") from None

    def go(self, *, abort: bool = False) -> None:
        """Leave for good: by closing, or as a device whose battery is empty."""
        self._gone = True
        self._welcome.set()  # nobody need wait for it
        if self._dialling is not None:
            self._dialling.cancel()
        if self._wire is not None:
            (self._wire.transport.abort if abort else self._wire.transport.close)()

    def revive(self) -> None:
        """It left, and comes again with what it has."""
        self._gone = False
        self._wire = None
        self._welcome.clear()

    def breaks(self) -> None:
        """The line breaks in the middle of something."""
        self._welcome.clear()
        if self._wire is not None:
            self._wire.transport.abort()

    def _dial(self, wait: float) -> None:
        self._dialling = asyncio.get_running_loop().create_task(self._connect(wait))

    async def _connect(self, wait: float) -> None:
        await asyncio.sleep(wait)
        try:
            loop = asyncio.get_running_loop()
            await loop.create_connection(lambda: Wire(self), self._host, self._port, local_addr=self._source)
        except OSError:
            self._again()

    def dialled(self, wire: Wire) -> None:
        self._wire = wire
        wire.transport.write(handshake(self._host, self.code, self.cookie))

    def opened(self, wire: Wire) -> None:
        hello = {"t": "hello", "cursor": self.n, "seat": self.seat}
        wire.transport.write(frame(1, json.dumps(hello).encode()))
        for said, _ in self._waiting.values():
            wire.transport.write(frame(1, said))

    def lost(self, wire: Wire) -> None:
        if wire is self._wire:
            self._wire = None
            self._again()

    def _again(self) -> None:
        if self._gone:
            return
        self._welcome.clear()
        self._failures += 1
        wait = min(LONGEST_WAIT, FIRST_WAIT * GROWTH ** min(self._failures - 1, 9)) * (0.7 + 0.6 * random.random())
        wait = max(self._asked * (1 + 0.3 * random.random()), wait)
        self._asked = 0.0
        self._dial(wait)

    # --- what is said and heard ---

    def send(self, data: bytes) -> None:
        """A text as it is."""
        if self._wire is not None and self._wire.open:
            self._wire.transport.write(frame(1, data))

    def write(self, data: bytes) -> None:
        """Bytes that may be no frame at all."""
        if self._wire is not None and self._wire.open:
            self._wire.transport.write(data)

    async def say(self, **message: Any) -> Told:
        """Say it until it is answered."""
        name = message.setdefault("id", f"{random.getrandbits(60):x}")
        said = json.dumps(message).encode()
        answer: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self._waiting[name] = (said, answer)
        self.send(said)
        return await within(answer)

    def heard(self, text: bytes) -> None:
        told = decode(text)
        self._failures = 0
        if told.t == "news":
            self._news(told)
        elif told.t == "welcome":
            self.welcomes += 1
            self._welcome.set()
        elif told.t == "bye":
            self.bye, self._asked = told.reason, max(0.0, told.again)
            if told.again < 0:
                self.go()
        elif told.id in self._waiting:
            answer = self._waiting.pop(told.id)[1]
            if not answer.done():
                answer.set_result(told)

    def _news(self, told: Told) -> None:
        for entry in told.entries:
            if entry.n == self.n + 1:
                self.entries.append(entry)
            elif not 1 <= entry.n <= self.n:
                self.faults.append(f"{self.code}: entry {entry.n} after {self.n}")
            elif self.entries[entry.n - 1] != entry:
                self.faults.append(f"{self.code}: entry {entry.n} was another one before")
        if told.n != self.n:
            self.faults.append(f"{self.code}: news up to {told.n}, entries up to {self.n}")
        self.over = self.over or told.result is not None
        if told.asked:
            self.question = told.question
        for number, future in self._marks:
            if number <= self.n and not future.done():
                future.set_result(time.perf_counter())
        self._marks = [(number, future) for number, future in self._marks if not future.done()]

    def hears(self, number: int) -> asyncio.Future[float]:
        """When the news of that entry come."""
        future: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        if number <= self.n:
            future.set_result(time.perf_counter())
        else:
            self._marks.append((number, future))
        return future
