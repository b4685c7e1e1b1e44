"""People at a table of a real server: they come, play, leave and come back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rodada.cli.main import main
from rodada.table.server.thinkers import Thinkers, Unthinkable
from table.server.serving import Guest, Place, served


def leading(question: dict[str, Any]) -> dict[str, Any] | None:
    """The first answer that can be given."""
    return next((choice for choice in question["choices"] if not choice.get("refusal")), None)


async def answer(place: Place) -> dict[str, Any]:
    """Answer what is asked, step by step, with whatever can be chosen first."""
    question = place.question
    assert question is not None
    picks: list[Any] = []
    while True:
        choice = leading(question)
        assert choice is not None
        picks.append(choice["pick"])
        if choice.get("ends"):
            return await place.do("play", seat=question["seat"], picks=picks, at=question["at"])
        asked = await place.do("ask", seat=question["seat"], picks=picks)
        assert asked["t"] == "asked", asked
        question = asked["question"]


async def question(place: Place) -> None:
    """Wait until the place is asked something, or it is over."""
    while place.question is None and not over(place):
        await place.hear()


def over(place: Place) -> bool:
    return any(told.get("result") for told in place.told)


def test_two_people_and_a_bot_play(where: str) -> None:
    async def story() -> None:
        async with served(where) as address, Guest(address) as ana, Guest(address) as bia:
            table = await ana.new_table(seats=3)
            code = table["code"]
            async with ana.at(code) as first, bia.at(code) as second:
                assert (await first.until("welcome"))["seats"] == [0]
                assert (await second.until("welcome"))["seats"] == []
                assert (await second.do("sit", seat=1, name="Bia"))["t"] == "done"
                assert second.seats == [1]
                assert (await first.do("bot", seat=2, kind="random"))["t"] == "done"
                assert (await first.do("start"))["t"] == "done"
                for _ in range(6):
                    mover = await asked_first(first, second)
                    done = await answer(mover)
                    assert done["t"] == "done", done
                    mover.question = None
                assert first.n > 3

    asyncio.run(story())


async def asked_first(*places: Place) -> Place:
    """Whoever of them is asked next."""
    waiting = {asyncio.create_task(question(place)): place for place in places}
    done, pending = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED, timeout=30)
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    assert done
    return waiting[done.pop()]


def test_a_table_is_as_it_was_after_the_server_ends(where: str) -> None:
    async def story() -> None:
        cookies = ""
        async with served(where) as address, Guest(address) as ana:
            code = (await ana.new_table(bots="random"))["code"]
            async with ana.at(code) as place:
                await question(place)
                await answer(place)
                while not (place.told[-1]["t"] == "news" and len(place.told) > 4):
                    await place.hear()
            before, cookies = place.n, ana.cookie
        async with served(where) as address, Guest(address) as again:
            again.http.cookies.clear()
            name, value = cookies.split("=", 1)
            again.http.cookies.set(name, value)
            async with again.at(code, cursor=before) as place:
                assert (await place.until("welcome"))["seats"] == [0]
                assert (await place.until("news"))["n"] >= before
                entries = [entry["n"] for entry in place.told[-1]["entries"]]
                assert entries == list(range(before + 1, place.n + 1))

    asyncio.run(story())


def test_a_bot_that_cannot_think_plays_something(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(self: Thinkers, payload: Any) -> list[int]:
        raise Unthinkable

    monkeypatch.setattr(Thinkers, "think", fails)

    async def story() -> None:
        async with served(str(tmp_path / "x.db")) as address, Guest(address) as ana:
            code = (await ana.new_table(bots="greedy"))["code"]
            async with ana.at(code) as place:
                for _ in range(3):
                    await question(place)
                    await answer(place)
                    place.question = None

    asyncio.run(story())


def test_a_game_to_its_end_and_its_record_is_proved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> str:
        async with served(str(tmp_path / "x.db"), frames_at_once=10_000) as address, Guest(address) as ana:
            code = (await ana.new_table())["code"]
            async with ana.at(code, seat=0) as first, ana.at(code, seat=1) as second:
                await first.do("local", seat=1, name="Bia")
                await first.do("start")
                while not (over(first) or over(second)):
                    mover = await asked_first(first, second)
                    if mover.question:
                        assert (await answer(mover))["t"] == "done"
                        mover.question = None
                assert (await first.do("rematch"))["t"] == "done"
                following = (await first.until("news"))["table"]["next"]
            async with ana.at(following) as again:
                assert (await again.until("welcome"))["seats"] == [0, 1]
            return (await ana.http.get(f"/api/tables/{code}/record")).text

    (tmp_path / "game.jsonl").write_text(asyncio.run(story()))
    assert main(["--lang", "en", "verify", str(tmp_path / "game.jsonl")]) == 0
    assert capsys.readouterr().out
