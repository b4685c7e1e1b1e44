"""R4: what is said is resent, in another order, from two tabs and by POST: it has one effect.

`python -m campaigns twice --moves 2000`. Two sockets of one person at each table say every move, under one id; older
messages come again and again in any order; now and then the line breaks in between.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
from typing import Any

from campaigns.company import new_table
from campaigns.device import Device, Told, fetch
from campaigns.servers import UNBOUND, Server, serving
from campaigns.stored import exactly_once, logs, told

REMEMBERED = 64
"""Messages that are this old come again; a table remembers twice as many."""


class Tabs:
    """One person who plays both seats of a table in two tabs, both of which say everything."""

    def __init__(self, server: Server, code: str, cookie: str, luck: random.Random) -> None:
        self.address = server.address
        self.code = code
        self.cookie = cookie
        self.luck = luck
        self.tabs = [Device(server.address, code, cookie, seat) for seat in (0, 1)]
        self.said: list[dict[str, Any]] = []
        self.answers: dict[str, int] = {}
        self.again = 0
        self.stale = 0

    async def play(self, moves: int) -> None:
        for tab in self.tabs:
            await tab.come()
        while len(self.said) < moves and not any(tab.over for tab in self.tabs):
            asked = [tab for tab in self.tabs if tab.question]
            if not asked:
                await asyncio.sleep(0.005)
                continue
            await self._move(self.luck.choice(asked))
            for _ in range(3):
                await self._repeat(self.luck.choice(self.said[-REMEMBERED:]))
            if self.luck.random() < 0.05:
                await self._breaks(self.luck.choice(self.tabs))
        await asyncio.sleep(0.2)

    async def _move(self, tab: Device) -> None:
        """Both tabs say it at once; a third message under another id comes too late for the same decision."""
        question = tab.question
        assert question is not None
        picks: list[tuple[str, int]] = []
        at, seat = question.at, question.seat
        while True:
            choice = self.luck.choice([one for one in question.choices if one.refusal is None])
            picks.append(choice.pick)
            if choice.ends:
                break
            asked = await tab.say(t="ask", seat=seat, picks=picks)
            assert asked.question is not None, asked
            question = asked.question
        tab.question = None
        message = {"t": "play", "id": f"{self.code}.{len(self.said)}", "seat": seat, "picks": picks, "at": at}
        answers = await asyncio.gather(*(one.say(**message) for one in self.luck.sample(self.tabs, 2)))
        assert {answer.t for answer in answers} == {"done"}, answers
        assert len({answer.n for answer in answers}) == 1, answers
        self.said.append(message)
        self.answers[message["id"]] = answers[0].n
        late = await self.luck.choice(self.tabs).say(**{**message, "id": f"late {message['id']}"})
        self.stale += late.t == "refused"
        assert late.t == "refused", late

    async def _repeat(self, message: dict[str, Any]) -> None:
        """Something said before, by either tab or by POST: the same answer as then."""
        self.again += 1
        if self.luck.random() < 0.2:
            answer = (await fetch(self.address, f"/say/{self.code}", self.cookie, message)).json
            assert (answer["t"], answer["n"]) == ("done", self.answers[message["id"]]), (message, answer)
            return
        heard: Told = await self.luck.choice(self.tabs).say(**message)
        assert (heard.t, heard.n) == ("done", self.answers[message["id"]]), (message, heard)

    async def _breaks(self, tab: Device) -> None:
        """The line breaks while something is said: the tab comes back and says it again."""
        tab.send(json.dumps(self.said[-1]).encode())
        tab.breaks()
        await tab.here()


async def campaign(server: Server, tables: int, moves: int, seed: int) -> dict[str, Any]:
    luck = random.Random(seed)
    people = [Tabs(server, *await new_table(server.address, "gunrunners", 2), luck) for _ in range(tables)]
    await asyncio.gather(*(one.play(moves // tables) for one in people))
    there = await logs(server.where)
    exactly_once(there, [(one.code, said) for one in people for said in one.answers])
    for one in people:
        plays = [line.id for line in there[one.code] if line.id.startswith(one.code)]
        assert plays == [message["id"] for message in one.said], one.code
        entries = told(one.code, there[one.code])
        for tab in one.tabs:
            heard = [(mark.n, mark.kind, mark.seat, mark.when, mark.name, mark.text) for mark in tab.entries]
            assert (heard, tab.faults) == (entries, []), one.code
            tab.go()
    return {
        "moves": sum(len(one.said) for one in people),
        "said by both tabs at once": sum(len(one.said) for one in people),
        "said again later": sum(one.again for one in people),
        "came too late, refused": sum(one.stale for one in people),
        "second effects": 0,
    }


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    with serving(**UNBOUND) as server:
        return asyncio.run(campaign(server, arguments.tables, arguments.moves, arguments.seed))


def register(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--moves", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
