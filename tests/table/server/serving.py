"""A real server on this machine, and people who come to it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rodada.table.server.pages import CLIENT
from rodada.table.server.running import TableServer, bind, serve
from rodada.table.server.settings import Settings

SOON = 30.0


@asynccontextmanager
async def served(where: str, client: Path = CLIENT, **settings: Any) -> AsyncIterator[str]:
    """The address of a server that lives as long as this."""
    listening = bind("127.0.0.1", 0)
    running: asyncio.Future[TableServer] = asyncio.get_running_loop().create_future()
    task = asyncio.create_task(
        serve(Settings(db=where, **settings), listening, ready=running.set_result, client=client)
    )
    await asyncio.wait({task, running}, return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        task.result()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        (await running).should_exit = True
        await asyncio.wait_for(task, SOON)


class Guest:
    """Somebody with a browser: keeps cookies, fetches pages, opens sockets."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=SOON, verify=False)  # nothing here is HTTPS
        self._ids = itertools.count()

    async def __aenter__(self) -> Guest:
        (await self.http.get("/api/start")).raise_for_status()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def new_table(
        self, game: str = "gunrunners", seats: int = 2, name: str = "Ana", **more: Any
    ) -> dict[str, Any]:
        wanted = {"id": f"new{next(self._ids)}", "game": game, "seats": seats, "name": name, **more}
        answer = await self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()
        return table

    @asynccontextmanager
    async def at(self, code: str, cursor: int = 0, seat: int | None = None) -> AsyncIterator[Place]:
        """At a table, by socket, after the welcome."""
        url = f"{self.address.replace('http', 'ws', 1)}/ws/{code}"
        async with connect(url, additional_headers={"cookie": self.cookie}, compression=None) as socket:
            place = Place(socket)
            with contextlib.suppress(ConnectionClosed):  # who is turned away hears why all the same
                await place.say("hello", cursor=cursor, seat=seat)
            yield place


class Place:
    """A device at a table: says messages, and keeps what it is told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.told: list[dict[str, Any]] = []
        self.question: dict[str, Any] | None = None
        self.n = 0
        self.seats: list[int] = []
        self._ids = itertools.count()

    async def say(self, kind: str, /, **fields: Any) -> str:
        fields.setdefault("id", f"{id(self)}.{next(self._ids)}")
        await self.socket.send(msgspec.json.encode({"t": kind, **fields}).decode())
        return str(fields["id"])

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), SOON))
        self.told.append(message)
        if message["t"] == "welcome":
            self.seats = message["seats"]
        elif message["t"] == "news":
            self.n = message["n"]
            if message["asked"]:
                self.question = message["question"]
        return message

    async def until(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """The next message of that kind with these fields."""
        while True:
            message = await self.hear()
            if message["t"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    async def do(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Say something, and hear the answer."""
        said = await self.say(kind, **fields)
        while True:
            message = await self.hear()
            if message.get("id") == said:
                return message
