"""The line to a table: messages there and back. It comes back when it breaks, and says so when it is ended for good."""

from __future__ import annotations

import contextlib
import itertools
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar
from uuid import uuid4

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from rodada.engine.errors import Refused
from rodada.table.remote.door import PATIENCE, Entrance
from rodada.table.wire import Bye, Hello, News, Said, ToClient, Told
from rodada.table.wire import Refused as RefusedTold

T = TypeVar("T", bound=Told)

ATTEMPTS: Final = 30
"""So often a broken line is dialled again, at growing intervals: some minutes in all."""
SHORTEST_WAIT: Final = 0.3
LONGEST_WAIT: Final = 10.0
LONGEST_MESSAGE: Final = 1 << 24
PACE: Final = 0.08
"""Seconds between two messages of ours: a table hangs up on those who talk too fast."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ToClient).decode


class Line:
    """One client of a table. `heard` is told every message that answers nothing that was asked."""

    def __init__(self, entrance: Entrance, heard: Callable[[Told], None]) -> None:
        self._entrance: Final = entrance
        self._heard: Final = heard
        self._socket: ClientConnection | None = None
        self._held: Final = contextlib.ExitStack()
        self._n = 0
        self._spoke = 0.0
        self._ids: Final = (f"{uuid4().hex[:12]}.{n}" for n in itertools.count())

    def listen(self) -> None:
        """Wait for the next message."""
        self._heard(self._next())

    def ask(self, said: Said, answer: type[T]) -> T:
        """Say something until it is answered; a refusal is raised."""
        said = msgspec.structs.replace(said, id=next(self._ids))
        socket = self._say(said)
        while True:
            message = self._next()
            if getattr(message, "id", None) != said.id:
                self._heard(message)
                if self._socket is not socket:  # the line broke in between: said twice it has one effect
                    socket = self._say(said)
            elif isinstance(message, RefusedTold):
                raise refused(message.why)
            elif isinstance(message, answer):
                return message

    def close(self) -> None:
        self._socket = None
        with contextlib.suppress(ConnectionClosed, OSError):
            self._held.close()

    def _say(self, said: Said) -> ClientConnection:
        while True:
            socket = self._open()
            time.sleep(max(0.0, self._spoke + PACE - time.monotonic()))
            self._spoke = time.monotonic()
            try:
                socket.send(_encode(said).decode())
            except (ConnectionClosed, OSError):
                self.close()
            else:
                return socket

    def _next(self) -> Told:
        while True:
            try:
                message: Told = _decode(self._open().recv())
            except (ConnectionClosed, OSError):
                self.close()
                continue
            except msgspec.MsgspecError as error:
                raise Refused("view-unreadable") from error
            if isinstance(message, Bye):
                self._leave(message)
                continue
            if isinstance(message, News):
                self._n = message.n
            return message

    def _leave(self, bye: Bye) -> None:
        """The table hangs up: for good, or to be called again."""
        self.close()
        if bye.again < 0:
            raise refused(bye.why)
        time.sleep(bye.again)

    def _open(self) -> ClientConnection:
        """The line, dialled until somebody answers."""
        wait = SHORTEST_WAIT
        for attempt in itertools.count(1):
            if self._socket is not None:
                break
            try:
                self._socket = self._dial()
            except (OSError, InvalidHandshake, InvalidURI, ConnectionClosed) as error:
                self.close()
                if attempt >= ATTEMPTS:
                    raise Refused("remote-no-server", address=self._entrance.address, reason=str(error)) from error
                time.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
        assert self._socket is not None
        return self._socket

    def _dial(self) -> ClientConnection:
        socket = self._held.enter_context(
            connect(
                self._entrance.socket,
                additional_headers={"cookie": self._entrance.cookie},
                compression=None,
                max_size=LONGEST_MESSAGE,
                open_timeout=PATIENCE,
            )
        )
        socket.send(_encode(Hello(cursor=self._n)).decode())
        return socket


def refused(why: Any) -> Refused:
    """What the table refused, as a refusal of ours."""
    if isinstance(why, dict) and "say" in why:
        return Refused(why["say"], **why.get("with", {}))
    return Refused("remote-refused", why=str(why))
