"""Many tables at once: `python benchmarks/crowd.py --tables 500 --seconds 30`.

Starts `rodada serve` with an empty store, sits four people down at each table, each with a socket of their own, and
lets each table make a move a second by the real rules. Prints how long a move takes until it is acknowledged and until
the last of the table has its news, and what the server needs of memory and processor.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec

SEATS = 4
PATIENCE = 30.0
LIMITS = {
    "RODADA_SOCKETS_PER_ADDRESS": "100000",
    "RODADA_CONNECTIONS_PER_ADDRESS": "100000",
    "RODADA_REQUESTS_PER_SECOND": "100000",
    "RODADA_REQUESTS_AT_ONCE": "100000",
    "RODADA_TABLES_PER_HOUR": "1000000",
}


class Choice(msgspec.Struct):
    pick: tuple[str, int]
    refusal: Any = None
    ends: bool = False


class Question(msgspec.Struct):
    seat: int
    at: str
    choices: list[Choice]


class Told(msgspec.Struct):
    """As much of a message as a crowd looks at."""

    t: str
    id: str = ""
    n: int = 0
    asked: bool = False
    question: Question | None = None
    result: Any = None
    why: Any = None


decode = msgspec.json.Decoder(Told).decode


class Device(asyncio.Protocol):
    """A socket at a table, as light as can be: the crowd shares the processors with the server."""

    def __init__(self, request: bytes, hello: bytes) -> None:
        self._request = request
        self._hello = hello
        self._unread = b""
        self._open = False
        self._waiting: dict[str, asyncio.Future[Told]] = {}
        self._numbers: list[tuple[int, asyncio.Future[float]]] = []
        self.question: Question | None = None
        self.n = 0
        self.over = False
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport
        self.transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if not self._open:
            head, found, rest = self._unread.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self._open, self._unread = True, rest
            self._send(1, self._hello)
        while (frame := self._frame()) is not None:
            self._hear(decode(frame))

    def _frame(self) -> bytes | None:
        """The next whole text frame; pings are answered on the way."""
        raw = self._unread
        if len(raw) < 2:
            return None
        size, begin = raw[1], 2
        if size >= 126:
            begin = 4 if size == 126 else 10
            size = int.from_bytes(raw[2:begin])
        if len(raw) < begin + size:
            return None
        self._unread = raw[begin + size :]
        if raw[0] & 15 == 1:
            return raw[begin : begin + size]
        if raw[0] & 15 == 9:
            self._send(10, raw[begin : begin + size])
        return self._frame()

    def _send(self, kind: int, data: bytes) -> None:
        size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + len(data).to_bytes(2)
        self.transport.write(bytes([0x80 | kind]) + size + bytes(4) + data)

    def _hear(self, told: Told) -> None:
        if told.t == "news":
            self.n = told.n
            self.over = self.over or told.result is not None
            if told.asked:
                self.question = told.question
            for number, future in self._numbers:
                if number <= self.n and not future.done():
                    future.set_result(time.perf_counter())
            self._numbers = [(number, future) for number, future in self._numbers if not future.done()]
        elif told.id in self._waiting:
            self._waiting.pop(told.id).set_result(told)

    async def say(self, **message: Any) -> Told:
        name = f"{random.getrandbits(60):x}"
        answer = self._waiting[name] = asyncio.get_running_loop().create_future()
        self._send(1, json.dumps({"id": name, **message}).encode())
        return await asyncio.wait_for(answer, PATIENCE)

    def hears(self, number: int) -> asyncio.Future[float]:
        """When the news of that entry come."""
        future: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        if number <= self.n:
            future.set_result(time.perf_counter())
        else:
            self._numbers.append((number, future))
        return future


class Crowd:
    """All tables, and how long their moves took."""

    def __init__(self, address: str, game: str) -> None:
        self.address = address
        self.game = game
        self.acknowledged: list[float] = []
        self.told: list[float] = []
        self.faults = 0

    async def sit(self, number: int) -> list[Device]:
        """Four people at a new table, the game begun."""
        async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE) as http:
            rules = {"window": 0.0}
            wanted = {"id": "1", "game": self.game, "seats": SEATS, "name": "P0", "rules": rules}
            code = (await http.post("/api/tables", json=wanted)).raise_for_status().json()["code"]
            cookie = f"rodada={http.cookies['rodada']}"
            for seat in range(1, SEATS):
                await http.post(f"/say/{code}", json={"t": "local", "id": f"l{seat}", "seat": seat, "name": f"P{seat}"})
            (await http.post(f"/say/{code}", json={"t": "start", "id": "start"})).raise_for_status()
        return [await self.device(code, cookie, seat) for seat in range(SEATS)]

    async def device(self, code: str, cookie: str, seat: int) -> Device:
        host, port = self.address.removeprefix("http://").split(":")
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET /ws/{code} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        head += f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n"
        hello = json.dumps({"t": "hello", "seat": seat}).encode()
        loop = asyncio.get_running_loop()
        _, device = await loop.create_connection(lambda: Device(head.encode(), hello), host, int(port))
        return device

    async def play(self, number: int, devices: list[Device], until: float, every: float) -> None:
        """A move every so often until the time is up; where a game ends, another one begins."""
        await asyncio.sleep(random.random() * every)
        while time.monotonic() < until:
            begun = time.monotonic()
            try:
                if any(device.over for device in devices):
                    for device in devices:
                        device.transport.close()
                    devices = await self.sit(number)
                elif mover := next((device for device in devices if device.question), None):
                    await self.move(mover, devices)
            except (TimeoutError, OSError, httpx.HTTPError):
                self.faults += 1
            await asyncio.sleep(max(0.0, every - (time.monotonic() - begun)))

    async def move(self, mover: Device, devices: list[Device]) -> None:
        question = mover.question
        assert question is not None
        at, seat, picks = question.at, question.seat, []
        while True:
            choice = random.choice([one for one in question.choices if one.refusal is None])
            picks.append(choice.pick)
            if choice.ends:
                break
            answer = await mover.say(t="ask", seat=seat, picks=picks)
            if answer.question is None:
                self.faults += answer.t != "refused"
                return
            question = answer.question
        mover.question = None
        begun = time.perf_counter()
        done = await mover.say(t="play", seat=seat, picks=picks, at=at)
        self.acknowledged.append(time.perf_counter() - begun)
        if done.t != "done":
            self.faults += 1
            return
        if done.n:
            told = await asyncio.wait_for(asyncio.gather(*(device.hears(done.n) for device in devices)), PATIENCE)
            self.told.append(max(told) - begun)


def percentile(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(part * len(times)))] * 1000


def memory(process: int, what: str) -> float:
    """Megabytes of a process."""
    found = re.search(rf"{what}:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def seconds_used(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def run(arguments: argparse.Namespace, address: str, server: int) -> None:
    crowd = Crowd(address, arguments.game)
    tables = [await crowd.sit(number) for number in range(arguments.tables)]
    print(f"{len(tables)} tables, {sum(map(len, tables))} sockets; {memory(server, 'VmRSS'):.0f} MB", flush=True)
    await asyncio.sleep(1)
    used, begun = seconds_used(server), time.monotonic()
    until = begun + arguments.seconds
    await asyncio.gather(*(crowd.play(number, table, until, 1 / arguments.rate) for number, table in enumerate(tables)))
    took = time.monotonic() - begun
    assert crowd.told, "nobody made a move"
    for name, times in (("acknowledged", crowd.acknowledged), ("told to all", crowd.told)):
        shown = "  ".join(f"p{part * 100:g} {percentile(times, part):.1f} ms" for part in (0.5, 0.95, 0.99, 0.999))
        print(f"{name:13} {len(times) / took:6.0f}/s  {shown}")
    share = (seconds_used(server) - used) / took
    print(f"server: {memory(server, 'VmHWM'):.0f} MB at most, {share:.0%} of a processor; faults {crowd.faults}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--rate", type=float, default=1.0, help="moves a second at each table")
    parser.add_argument("--game", default="gunrunners")
    parser.add_argument("--db", default="")
    arguments = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "rodada", "--lang", "en", "serve", "--port", "0"]
        command += ["--db", arguments.db or str(Path(folder) / "tables.db")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **LIMITS}) as server:
            try:
                assert server.stdout is not None
                address = re.search(r"http://\S+", server.stdout.readline())
                assert address
                asyncio.run(run(arguments, address[0], server.pid))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
