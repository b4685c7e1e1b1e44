"""S5: mutated frames by the hundred thousand: refused with a reason, nothing changes, nothing grows.

`python -m campaigns frames --count 100000`. What is still a message comes from somebody who may only watch, what is
none from the host too. Frames that break the protocol of WebSockets end their connection, with a code that says why.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import random
from collections import Counter
from typing import Any

import msgspec

from campaigns.company import Company, sat_down
from campaigns.device import Device, Told, decode, fetch, frame, within
from campaigns.servers import UNBOUND, Server, serving
from campaigns.stored import rows
from rodada.table import wire
from table.session.test_rubbish import SAYINGS

TOGETHER = 50
GROWTH = 8.0
"""Megabytes that the server may need more at the end than after a tenth: Python's own memory is never quite still."""
BAD = ("null", "[]", "1e400", "-0", '"\\ud800"', "{}", "true", "1" * 400, "[" * 900 + "]" * 900, '"\x00"', "NaN")
PROTOCOL = {
    "not masked": (b"\x81\x02{}", {1002}),
    "reserved bits": (b"\xf1\x80" + bytes(4), {1002}),
    "unknown kind": (b"\x83\x80" + bytes(4), {1002}),
    "a part of nothing": (b"\x80\x82" + bytes(4) + b"{}", {1002}),
    "a message within a message": (b"\x01\x81" + bytes(4) + b"{" + b"\x81\x82" + bytes(4) + b"{}", {1002}),
    "a long ping": (b"\x89\xfe\x00\x7e" + bytes(4) + bytes(126), {1002}),
    "no text": (frame(1, b"\xff\xfe{}"), {1007}),
    "too long": (b"\x81\xff" + (1 << 40).to_bytes(8) + bytes(4), {1009}),
    "a length that wraps": (b"\x81\xff" + b"\xff" * 8 + bytes(4), {1002, 1009}),
    "a short farewell": (b"\x88\x81" + bytes(4) + b"\x03", {1002}),
    "a farewell of no code": (b"\x88\x82" + bytes(4) + b"\x00\x01", {1002}),
}
"""Frames that are none, and the codes by which a connection may end for them."""


class Fuzzer(Device):
    """A device that says anything, and keeps what it is answered."""

    def __init__(self, address: str, code: str, cookie: str) -> None:
        super().__init__(address, code, cookie)
        self.answers: asyncio.Queue[Told] = asyncio.Queue()

    def heard(self, text: bytes) -> None:
        told = decode(text)
        if told.t in ("refused", "done", "asked"):
            self.answers.put_nowait(told)
        else:
            super().heard(text)


def mutated(luck: random.Random) -> bytes:
    """A message that somebody could say, and then something is wrong with it."""
    data = msgspec.to_builtins(luck.choice(SAYINGS))
    data["id"] = f"{luck.getrandbits(40):x}"
    if luck.random() < 0.4:
        name = luck.choice([*data, "extra"])
        text = json.dumps(data)
        place = json.dumps(data.get(name))
        return text.replace(place, luck.choice(BAD), 1).encode("utf-8", "surrogatepass")
    raw = bytearray(json.dumps(data).encode())
    for _ in range(luck.randint(1, 4)):
        at = luck.randrange(len(raw))
        how = luck.randrange(5)
        if how == 0:
            raw[at] ^= 1 << luck.randrange(8)
        elif how == 1:
            del raw[at : at + luck.randint(1, 8)]
        elif how == 2:
            raw[at:at] = luck.randbytes(luck.randint(1, 8))
        elif how == 3:
            raw[at:at] = raw[luck.randrange(len(raw)) :][:20]
        else:
            del raw[at:]
        if not raw:
            return b"{"
    return bytes(raw)


def is_message(raw: bytes) -> bool:
    try:
        msgspec.json.decode(raw, type=wire.FromClient)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        return False
    return True


class Frames:
    """The frames on their way, by whom, and what came back."""

    def __init__(self, company: Company, watcher: Fuzzer, host: Fuzzer, luck: random.Random) -> None:
        self.company = company
        self.watcher = watcher
        self.host = host
        self.luck = luck
        self.heard: Counter[str] = Counter()
        self.messages = 0

    async def some(self, count: int) -> None:
        """Said at once; each is refused."""
        sent: Counter[Fuzzer] = Counter()
        for _ in range(count):
            raw = mutated(self.luck)
            message = is_message(raw)
            self.messages += message
            who = self.watcher if message or self.luck.random() < 0.5 else self.host
            who.write(frame(1 if is_text(raw) else 2, raw))
            sent[who] += 1
        for who, said in sent.items():
            for _ in range(said):
                told = await within(who.answers.get())
                assert (told.t, bool(told.reason)) == ("refused", True), told
                self.heard[told.reason] += 1

    async def broken(self, server: Server, name: str) -> None:
        """A frame that breaks the protocol ends the connection, and says by a code why."""
        raw, codes = PROTOCOL[name]
        device = Fuzzer(server.address, self.company.code, self.watcher.cookie)
        await device.come()
        device.write(raw)
        async with asyncio.timeout(20):
            while not device.closing:
                await asyncio.sleep(0.005)
        device.go()
        assert device.closing in codes, (name, device.closing)
        self.heard[f"closed: {device.closing}"] += 1


def is_text(raw: bytes) -> bool:
    try:
        raw.decode()
    except UnicodeError:
        return False
    return True


async def digest(where: str) -> str:
    found, _ = await rows(where)
    return hashlib.sha256(repr([tuple(row) for row in found]).encode()).hexdigest()


async def campaign(server: Server, count: int, seed: int) -> dict[str, Any]:
    luck = random.Random(seed)
    company = await sat_down(server.address, "star-munchkin", 3, luck)
    for _ in range(10):
        await company.move()
    watcher, host = (
        Fuzzer(server.address, company.code, cookie)
        for cookie in ((await fetch(server.address, "/api/start")).cookies, company.cookie)
    )
    await watcher.come()
    await host.come()
    frames = Frames(company, watcher, host, luck)
    await asyncio.sleep(0.5)
    before, memory = await digest(server.where), 0.0
    for number in range(count // TOGETHER):
        await frames.some(TOGETHER)
        if number % 5 == 0:
            await frames.broken(server, list(PROTOCOL)[number // 5 % len(PROTOCOL)])
        if number % 200 == 0:
            assert await digest(server.where) == before
        if number == count // TOGETHER // 10:
            memory = server.memory()
    grown = server.memory() - memory
    assert await digest(server.where) == before
    async with asyncio.timeout(20):
        while not await company.move():  # the game goes on
            await asyncio.sleep(0.05)
    for device in (watcher, host, *company.devices):
        assert device.faults == []
        device.go()
    return {
        "frames": count,
        "of them still messages": frames.messages,
        "refused, by reason": dict(frames.heard.most_common()),
        "changes of the table": 0,
        "growth (MB)": round(grown, 1),
    }


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    with serving(**UNBOUND) as server:
        figures = asyncio.run(campaign(server, arguments.count, arguments.seed))
    assert figures["growth (MB)"] <= GROWTH, figures
    return figures


def register(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
