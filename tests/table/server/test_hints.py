"""A hint over the sockets: thought out beside the table, told to the seat that asked and to nobody else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from rodada.table.server import advising
from table.server.serving import Guest, served
from table.server.test_playing import asked_first, question


def test_who_asks_is_told_and_the_others_hear_that_it_was_asked(where: str) -> None:
    async def story() -> None:
        async with served(where) as address, Guest(address) as ana, Guest(address) as bia:
            code = (await ana.new_table(seats=2, rules={"hints": True}))["code"]
            async with ana.at(code) as first, bia.at(code) as second:
                await second.do("sit", seat=1, name="Bia")
                await first.do("start")
                mover = await asked_first(first, second)
                other = second if mover is first else first
                asked = mover.question
                assert asked is not None
                wish: dict[str, Any] = {"seat": asked["seat"], "at": asked["at"]}
                assert (await mover.do("hint", **wish))["t"] == "done"
                advice = await mover.until("advice", **wish)
                assert advice["answers"][0]["wins"] > 0
                assert sum(advice["chances"]) == pytest.approx(1)
                while not any(entry["kind"] == "hint" for told in other.told for entry in told.get("entries", [])):
                    await other.hear()
                await other.do("chat", phrase="phrase-hello")
                assert not [told for told in other.told if told["t"] == "advice"]
                assert (await mover.do("hint", **wish))["t"] == "done"
                assert await mover.until("advice") == advice, "asked again it is the same"

    asyncio.run(story())


def test_where_none_can_be_found_that_is_said(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "hint_for", print)  # gives nothing that could be told

    async def story() -> None:
        async with served(where) as address, Guest(address) as ana:
            code = (await ana.new_table(bots="random"))["code"]
            async with ana.at(code) as place:
                await question(place)
                assert place.question is not None
                await place.do("hint", seat=0, at=place.question["at"])
                assert (await place.until("advice"))["answers"] == []

    asyncio.run(story())
