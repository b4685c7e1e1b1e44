"""People around tables who play the real rules: each has a device, and picks at random from what it is asked."""

from __future__ import annotations

import random
import time
from typing import Any, NamedTuple

from campaigns.device import Device, Question, Told, fetch, within

QUICK = {"window": 0.0}
"""Windows that close as soon as everybody who is called has answered."""

WINDOW = "w"
"""How what is asked in a window is named."""


class Moved(NamedTuple):
    """A move that was acknowledged: by what id, as which entry, after how many seconds, and when all had its news."""

    said: str
    n: int
    seconds: float
    told: float


class Company:
    """The people at one table."""

    def __init__(self, code: str, cookie: str, devices: list[Device], luck: random.Random) -> None:
        self.code = code
        self.cookie = cookie
        self.devices = devices
        self.luck = luck
        self.refused = 0
        self.late = 0
        """Answers to a window that had closed in the meantime."""

    @property
    def over(self) -> bool:
        return any(device.over for device in self.devices)

    @property
    def faults(self) -> list[str]:
        return [fault for device in self.devices for fault in device.faults]

    def mover(self) -> Device | None:
        """Somebody who is asked."""
        asked = [device for device in self.devices if device.question]
        return self.luck.choice(asked) if asked else None

    async def move(self) -> Moved | None:
        """Somebody who is asked answers at random, step by step; None if nobody was, or it was refused."""
        mover = self.mover()
        if mover is None or mover.question is None:
            return None
        first = question = mover.question
        at, seat, picks = first.at, first.seat, []
        while True:
            choice = self.luck.choice([one for one in question.choices if one.refusal is None])
            picks.append(choice.pick)
            if choice.ends:
                break
            answer = await mover.say(t="ask", seat=seat, picks=picks)
            if answer.question is None:
                self._refused(mover, first)
                return None
            question = answer.question
        mover.question = None
        begun = time.perf_counter()
        done = await mover.say(t="play", seat=seat, picks=picks, at=at)
        seconds = time.perf_counter() - begun
        if done.t != "done":
            self._refused(mover, first)
            return None
        return await self._acknowledged(done, seconds, begun)

    def _refused(self, mover: Device, question: Question) -> None:
        """A window may have closed in the meantime; what else is refused is a fault, and still asked."""
        if question.at.startswith(WINDOW):
            self.late += 1
            if mover.question is question:
                mover.question = None
        else:
            self.refused += 1
            mover.question = mover.question or question

    async def _acknowledged(self, done: Told, seconds: float, begun: float) -> Moved:
        if not done.n:
            return Moved(done.id, 0, seconds, 0.0)
        told = [await within(device.hears(done.n)) for device in self.devices]
        return Moved(done.id, done.n, seconds, max(told) - begun)

    def leave(self) -> None:
        for device in self.devices:
            device.go()


async def sat_down(address: str, game: str, seats: int, luck: random.Random, source: str = "", **rules: Any) -> Company:
    """People at a new table, each with a device of their own, the game begun."""
    code, cookie = await new_table(address, game, seats, source, **rules)
    devices = [await Device(address, code, cookie, seat, source).come() for seat in range(seats)]
    return Company(code, cookie, devices, luck)


async def new_table(
    address: str, game: str, seats: int, source: str = "", *, begin: bool = True, **rules: Any
) -> tuple[str, str]:
    """Code and cookie of a new table at which one person sits on all seats."""
    wanted = {"id": "1", "game": game, "seats": seats, "name": "P0", "rules": {**QUICK, **rules}}
    made = await fetch(address, "/api/tables", data=wanted, source=source)
    assert made.status == 201, made.body
    code, cookie = made.json["code"], made.cookies
    for seat in range(1, seats):
        sits = {"t": "local", "id": f"l{seat}", "seat": seat, "name": f"P{seat}"}
        await said(address, code, cookie, sits, source)
    if begin:
        await said(address, code, cookie, {"t": "start", "id": "start"}, source)
    return code, cookie


async def said(address: str, code: str, cookie: str, message: dict[str, Any], source: str = "") -> Any:
    """Something said by POST, and done."""
    answer = await fetch(address, f"/say/{code}", cookie, message, source)
    assert answer.json["t"] == "done", answer.body
    return answer.json
