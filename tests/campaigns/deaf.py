"""R7: readers that do not read, and peers that are gone without a word: nobody else is slower for it.

`python -m campaigns deaf`. Deaf ones ask for much and read nothing; half-open ones have a filter in the kernel of this
machine that drops whatever comes for them, so that the server gets no answer, not even that nobody is there.
"""

from __future__ import annotations

import argparse
import asyncio
import ctypes
import json
import random
import socket
import struct
from pathlib import Path
from typing import Any

from campaigns.company import Company
from campaigns.device import fetch, frame, handshake, within
from campaigns.pace import Players, Ratios, compared, shown
from campaigns.servers import UNBOUND, Server, serving

SLOWER = 1.2
"""What others may take longer, typically."""
ASKS = 40
_ATTACH_FILTER = 26


class Bad:
    """Connections that will not listen, at tables where others play."""

    def __init__(self, server: Server, companies: list[Company], each: int) -> None:
        self.server = server
        self.companies = companies
        self.each = each
        self.sockets: list[socket.socket] = []
        self.opened = 0

    async def begin(self) -> None:
        for company in self.companies:
            watcher = (await fetch(self.server.address, "/api/start")).cookies
            for _ in range(self.each):
                self.sockets.append(await self._deaf(company))
                self.sockets.append(await self._half_open(company.code, watcher))
        self.opened += len(self.sockets)

    async def _deaf(self, company: Company) -> socket.socket:
        """It says a lot that is answered at length, and never reads."""
        line = await self._opened(company.code, company.cookie)
        asks = [{"t": "ask", "id": str(n), "seat": seat} for n in range(ASKS // 2) for seat in (0, 1)]
        for ask in asks:
            await asyncio.get_running_loop().sock_sendall(line, frame(1, json.dumps(ask).encode()))
        return line

    async def _half_open(self, code: str, cookie: str) -> socket.socket:
        """It was there, and then its cable was cut."""
        line = await self._opened(code, cookie)
        drop_all(line)
        return line

    async def _opened(self, code: str, cookie: str) -> socket.socket:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(line, ("127.0.0.1", self.server.port))
        await loop.sock_sendall(line, handshake("127.0.0.1", code, cookie))
        head = await within(loop.sock_recv(line, 512))
        assert b" 101 " in head, head
        await loop.sock_sendall(line, frame(1, b'{"t":"hello"}'))
        return line

    async def end(self) -> None:
        for line in self.sockets:
            line.close()
        self.sockets.clear()


def drop_all(line: socket.socket) -> None:
    """From now on the kernel drops every packet for this socket, unseen and unanswered."""
    program = ctypes.create_string_buffer(struct.pack("HBBI", 0x06, 0, 0, 0))  # return 0: keep no byte
    line.setsockopt(socket.SOL_SOCKET, _ATTACH_FILTER, struct.pack("HP", 1, ctypes.addressof(program)))


def files(server: Server) -> int:
    """How many files and sockets the server has open."""
    return len(list(Path(f"/proc/{server.process}/fd").iterdir()))


async def campaign(
    server: Server, tables: int, each: int, phases: int, seconds: float
) -> tuple[dict[str, Any], Ratios]:
    players = Players(server.address, random.Random(1), rate=4.0)
    await players.begin(tables)
    await asyncio.sleep(1.0)
    before = files(server)
    bad = Bad(server, players.companies, each)
    try:
        ratios = await compared(players, bad.begin, bad.end, phases, seconds)
        await bad.begin()  # and these are let go by the server itself
        crowded, cut = files(server), False
        for _ in range(200):
            await asyncio.sleep(0.25)
            if cut := files(server) <= before + tables:  # a game that ends is another two sockets for a moment
                break
        memory = server.memory()
        await bad.end()
    finally:
        await players.end()
    assert crowded >= before + tables * each
    assert cut, (before, crowded, files(server))
    figures = {"connections that did not read": bad.opened, "cut by the server": "all"}
    return {**shown("others", ratios), **figures, "memory with them (MB)": round(memory)}, ratios


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    limits = UNBOUND | {"stall_seconds": arguments.patience, "heartbeat_seconds": arguments.patience}
    with serving(**limits) as server:
        figures, ratios = asyncio.run(
            campaign(server, arguments.tables, arguments.each, arguments.phases, arguments.seconds)
        )
    assert ratios.typical <= SLOWER, figures
    return figures


def register(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--each", type=int, default=5, help="of both kinds at each table")
    parser.add_argument("--phases", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--patience", type=float, default=6.0, help="seconds that the server waits for them")
