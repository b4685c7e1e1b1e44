"""Players of one's own that come to a real server by the link of a seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from house.examples import fences
from rodada.cli.main import main
from rodada.engine.errors import Refused
from rodada.players.greedy import GreedyPlayer
from rodada.table.remote import Sitting, line, sit
from rodada.table.session import standing
from table.server.serving import Guest, served

STUDY = Path(__file__).parents[3] / "docs" / "study.md"
EXAMPLES = STUDY.parent / "examples"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks on: bots need not wait for eyes, and the server's flow is wide."""
    for place, name in ((standing, "BETWEEN"), (standing, "WITHIN"), (line, "PACE")):
        monkeypatch.setattr(place, name, 0.0)


def beside(where: str, story: Callable[[str], Any], game: str = "gunrunners", seats: int = 2) -> tuple[Any, list[Any]]:
    """Run something beside a table with the link of its last seat. Gives its result, and the kinds of all entries."""

    async def told() -> tuple[Any, list[Any]]:
        async with served(where, frames_per_second=1000.0, frames_at_once=1000) as address, Guest(address) as ana:
            table = await ana.new_table(game, seats=seats)
            async with ana.at(table["code"]) as place:
                for seat in range(seats - 1):
                    await place.do("bot", seat=seat, kind="level1")
                work = asyncio.create_task(asyncio.to_thread(story, f"{address}{table['seats'][-1]['link']}"))
                entries: list[Any] = []
                while not work.done():
                    hearing = asyncio.create_task(place.hear())
                    await asyncio.wait({work, hearing}, return_when=asyncio.FIRST_COMPLETED)
                    if not hearing.done():
                        hearing.cancel()
                        break
                    entries += [entry["kind"] for entry in hearing.result().get("entries", [])]
                    if entries and entries[-1] == "program":
                        await place.say("start")
                return await work, entries

    return asyncio.run(told())


def test_the_example_plays_a_whole_game(
    where: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    code, entries = beside(where, lambda link: main(["bot", link, "--player", "my_bot:Dreamer", "--name", "Dora"]))
    out = capsys.readouterr().out
    assert code == 0
    assert out.startswith("Sits at seat 2 of table ")
    assert "\n1. " in f"\n{out.splitlines()[1]}"
    assert "Dora" in out
    assert entries.index("program") < entries.index("start"), "everybody hears beforehand that a program plays"
    assert entries.count("play") > 20


def test_the_example_is_short_and_the_one_in_the_documentation() -> None:
    text = (EXAMPLES / "my_bot.py").read_text(encoding="utf-8")
    assert sum(bool(row.strip()) for row in text.split('"""')[2].splitlines()) < 20
    [shown] = [fence.text for fence in fences(STUDY) if fence.note("file") == "my_bot.py"]
    assert shown == text


def test_a_line_that_breaks_is_dialled_again_and_nothing_is_played_twice(tmp_path: Path) -> None:
    class Stumbling(GreedyPlayer):
        def choose(self, *known: Any) -> int:
            sockets.append(sitting[0]._line._socket)
            if len(sockets) % 5 == 0:
                sockets[-1].close()
            return super().choose(*known)

    sitting: list[Sitting] = []
    sockets: list[Any] = []
    result, _ = beside(str(tmp_path / "tables.db"), lambda link: sit(link, Stumbling, seated=sitting.append))
    assert result
    assert len({id(socket) for socket in sockets}) > 3


@pytest.mark.parametrize(
    ("link", "key"),
    [
        ("http://127.0.0.1:9/t/K7QM2XY", "remote-no-link"),
        ("K7QM2XY", "remote-no-link"),
        ("ftp://127.0.0.1/s/K7QM2XY-00", "remote-no-link"),
        ("http://127.0.0.1:9/s/K7QM2XY-00", "remote-no-server"),
    ],
)
def test_what_is_no_way_to_a_seat_is_refused(link: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        sit(link, GreedyPlayer)
    assert refused.value.key == key


def test_void_links_and_impossible_players_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    class Wrong(GreedyPlayer):
        def choose(self, *known: Any) -> int:
            return -7

    def story(link: str) -> str:
        with pytest.raises(Refused) as void:
            sit(f"{link[:-2]}zz", Wrong)
        assert void.value.key == "remote-void-link"
        with pytest.raises(Refused) as wrong:
            sit(link, Wrong)
        return wrong.value.key

    assert beside(str(tmp_path / "tables.db"), story)[0] == "remote-not-offered"
    assert main(["bot", "http://127.0.0.1:9/s/A-1", "--player", "nowhere:Nobody"]) == 2
    assert "nowhere:Nobody" in capsys.readouterr().err
