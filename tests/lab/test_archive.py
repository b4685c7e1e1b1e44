"""A folder of a simulation: rows for each game, the same whatever the processes, and gone on with where it stopped."""

from __future__ import annotations

import json
from pathlib import Path

import polars
import pytest

from rodada.cli.main import main
from rodada.engine.errors import Refused
from rodada.lab import Match, Tally, simulate
from rodada.lab import archive as archives
from rodada.lab.archive import Archive, parts
from rodada.lab.columns import tables_of
from rodada.lab.simulate import keep

MATCH = Match("gunrunners", ("greedy", "random", "random"), seed=5)
TABLES = tables_of("gunrunners", each_decision=True)


def kept(folder: Path, first: int, games: int) -> Archive[Tally]:
    """Games up to that number kept in a folder, which must hold those before `first` already."""
    archive = Archive(folder, MATCH, TABLES, Tally())
    assert archive.next == first
    for block in keep(MATCH, TABLES, games, archive.next):
        archive.add(block)
    archive.flush()
    return archive


def rows(folder: Path, table: str) -> list[tuple[object, ...]]:
    return polars.concat(list(parts(folder, table))).rows()


def test_a_simulation_goes_on_where_it_stopped(tmp_path: Path) -> None:
    kept(tmp_path / "twice", 0, 4)
    twice = kept(tmp_path / "twice", 4, 7)
    once = kept(tmp_path / "once", 0, 7)
    assert twice.total == once.total == Tally.of(simulate(MATCH, 7))
    for table in TABLES:
        assert rows(tmp_path / "twice", table) == rows(tmp_path / "once", table)


def test_memory_holds_one_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "PART", 3)
    kept(tmp_path, 0, 7)
    assert [len(part) for part in parts(tmp_path, "games")] == [3, 3, 1]


def test_a_part_that_was_not_finished_is_played_again(tmp_path: Path) -> None:
    kept(tmp_path, 0, 3)
    (tmp_path / "uses-0000000003.parquet").write_bytes(b"half a file")
    assert kept(tmp_path, 3, 5).total.games == 5


def test_what_the_rows_say(tmp_path: Path) -> None:
    kept(tmp_path, 0, 3)
    games = polars.concat(list(parts(tmp_path, "games")))
    turns = polars.concat(list(parts(tmp_path, "turns")))
    decisions = polars.concat(list(parts(tmp_path, "decisions")))
    assert games["decisions"].sum() == len(decisions)
    assert games["turns"].to_list() == [turns.filter(game=n)["turn"].max() for n in range(3)]
    assert decisions.row(0)[5].startswith("start ")
    assert all(standing >= 0 for standing in turns["standing"])


def test_another_simulation_is_refused(tmp_path: Path) -> None:
    kept(tmp_path, 0, 1)
    with pytest.raises(Refused, match="seed"):
        Archive(tmp_path, MATCH._replace(seed=6), TABLES, Tally())
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("dear")
    with pytest.raises(Refused, match="something else"):
        Archive(tmp_path / "full", MATCH, TABLES, Tally())


def test_by_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "star-munchkin", "--rounds", "1", "--players", "greedy", "--jobs", "1", "--json"]
    assert main([*command, "--games", "2", "--out", str(tmp_path)]) == 0
    assert main([*command, "--games", "3", "--out", str(tmp_path)]) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert main([*command, "--games", "3"]) == 0
    assert json.loads(capsys.readouterr().out) | {"decisions_per_s": 0} == told | {"decisions_per_s": 0}
    assert main([*command, "--games", "2", "--out", str(tmp_path)]) == 2
    assert "already holds 3 games" in capsys.readouterr().err
    assert main([*command, "--each-decision"]) == 2
