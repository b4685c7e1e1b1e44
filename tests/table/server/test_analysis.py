"""A finished game of a table is looked at again where the bots think: begun by whoever asks, once for everybody."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rodada.lab import analysis as looking
from rodada.table.server.thinkers import Thinkers, Unthinkable
from rodada.table.session import standing
from table.server.serving import Guest, served


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for place, name, value in (
        (standing, "BETWEEN", 0.0),
        (standing, "WITHIN", 0.0),
        (looking, "FEWEST", 2),
        (looking, "MOST", 2),
        (looking, "CLOSELY", 8),
    ):
        monkeypatch.setattr(place, name, value)


async def played_out(ana: Guest) -> str:
    """The code of a table at which two bots have played a whole game."""
    table = await ana.new_table(seats=2)
    async with ana.at(table["code"]) as place:
        for seat in (0, 1):
            await place.do("bot", seat=seat, kind="random")
        await place.say("start")
        while not any(told.get("result") for told in place.told):
            await place.hear()
    return str(table["code"])


async def looked(ana: Guest, code: str) -> dict[str, Any]:
    """What comes of it in the end."""
    while True:
        told: dict[str, Any] = (await ana.http.get(f"/api/tables/{code}/analysis")).json()
        if told["state"] in ("done", "failed"):
            return told
        assert told["done"] <= told["of"]
        await asyncio.sleep(0.05)


def test_a_finished_game_is_looked_at_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(str(tmp_path / "tables.db")) as address, Guest(address) as ana:
            code = await played_out(ana)
            where = f"/api/tables/{code}/analysis"
            assert (await ana.http.get(where)).json()["state"] == "none"
            begun = [(await ana.http.post(where)).json()["state"] for _ in range(2)]
            assert set(begun) <= {"waiting", "working"}
            told = await looked(ana, code)
            assert told["state"] == "done"
            assert sorted(told["moments"][-1]["chances"]) == [0.0, 1.0]
            assert {slip["seat"] for slip in told["slips"]} <= {0, 1}
            assert len(told["judged"]) == 2
            assert (await ana.http.post(where)).json() == told, "there is one"

    asyncio.run(story())


def test_a_game_in_progress_keeps_its_secrets_and_a_strange_table_its_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(str(tmp_path / "tables.db")) as address, Guest(address) as ana, Guest(address) as eva:
            table = await ana.new_table(bots="random", rules={"spectators": False})
            where = f"/api/tables/{table['code']}/analysis"
            answer = await ana.http.post(where)
            assert answer.status_code == 409
            assert answer.json()["why"]["say"] == "refused-not-over"
            assert (await eva.http.post(where)).status_code == 404
            assert (await eva.http.get("/api/tables/NOWHERE/analysis")).status_code == 404

    asyncio.run(story())


def test_one_that_fails_says_so_and_can_be_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: Any) -> None:
        raise Unthinkable

    async def story() -> None:
        async with served(str(tmp_path / "tables.db")) as address, Guest(address) as ana:
            code = await played_out(ana)
            with monkeypatch.context() as broken:
                broken.setattr(Thinkers, "work", fails)
                await ana.http.post(f"/api/tables/{code}/analysis")
                assert (await looked(ana, code))["state"] == "failed"
            assert (await ana.http.post(f"/api/tables/{code}/analysis")).json()["state"] == "waiting"

    asyncio.run(story())
