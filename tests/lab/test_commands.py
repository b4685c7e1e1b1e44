"""`rodada simulate` and `rodada bench`: what they print, what they refuse, and how they stop."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rodada.cli import simulate as command
from rodada.cli.main import main
from rodada.lab import Match, Tally, play
from rodada.lab.bench import loops
from rodada.lab.bench.whole import Target
from rodada.words import LANGUAGES

Output = pytest.CaptureFixture[str]


def data(capsys: Output, line: str) -> dict[str, Any]:
    """What a command prints as JSON."""
    assert main(["--lang", "en", *line.split(), "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_one_object(capsys: Output) -> None:
    found = data(
        capsys, "simulate gunrunners --seats 3 --games 6 --players greedy,random --seed 3 --edition en --jobs 1"
    )
    assert found["players"] == ["greedy", "random", "greedy"]
    assert (found["games"], found["seats"], found["seed"], found["partial"]) == (6, 3, 3, False)
    assert found["options"] == {"edition": "en", "deck": "reconstructed", "memory_aid": False}
    assert sum(found["wins"].values()) == pytest.approx(6)
    assert sum(found["endings"].values()) == 6
    assert found["mean_score"]["greedy"] > found["mean_score"]["random"] > 0
    assert found["decisions"] > found["turns"] > 0
    assert found["decisions_per_s"] > 0
    assert found["ties"] >= 0
    assert found["win_share"]["greedy"]["low"] < found["wins"]["greedy"] / 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables(language: str, capsys: Output) -> None:
    assert main(["--lang", language, "simulate", "gunrunners", "--games", "4", "--players", "greedy,random"]) == 0
    out = capsys.readouterr().out
    assert "greedy" in out
    assert "random" in out
    assert "G-6.1" in out


def test_a_deck_from_a_file(tmp_path: Path, capsys: Output) -> None:
    specials = "\n".join(f"{name} = 2" for name in ("director", "informer", "saboteur", "spy", "manager", "runner"))
    deck = tmp_path / "my.toml"
    deck.write_text(f'name = "mine"\nplain = [1, 1, 1, 1, 1, 1, 1, 5]\n{specials}\n')
    found = data(capsys, f"simulate gunrunners --games 2 --deck {deck} --jobs 1")
    assert found["options"]["deck"]["name"] == "mine"


def test_records_are_written(tmp_path: Path, capsys: Output) -> None:
    data(capsys, f"simulate gunrunners --games 2 --seats 2 --record {tmp_path / 'new'}")
    assert len(list((tmp_path / "new").iterdir())) == 2


@pytest.mark.parametrize(
    ("line", "clue"),
    [
        ("simulate", "GAME"),
        ("simulate chess", "gunrunners"),
        ("simulate gunrunners --seats 6", "--seats"),
        ("simulate gunrunners --seats one", "--seats"),
        ("simulate gunrunners --seats 5 --edition en", "four"),
        ("simulate gunrunners --games 0", "--games"),
        ("simulate gunrunners --jobs 0", "--jobs"),
        ("simulate gunrunners --players greedy,clever", "“clever”"),
        ("simulate gunrunners --players greedi", "“greedy”"),
        ("simulate gunrunners --players ,", "--players"),
        ("simulate gunrunners --seats 2 --players random,random,random", "2 seats"),
        ("simulate gunrunners --edition fr", "br or en"),
        ("simulate gunrunners --deck tall", "pyramid"),
        ("simulate gunrunners --deck missing.toml", "missing.toml"),
        ("simulate gunrunners --deck bad.toml", "bad.toml"),
        ("simulate gunrunners --deck short.toml", "plain"),
        ("simulate gunrunners --record bad.toml", "bad.toml"),
        ("bench gunrunners --rounds 0", "--rounds"),
        ("bench gunrunners --seconds -1", "--seconds"),
        ("bench gunrunners --seconds nan", "--seconds"),
        ("bench gunrunners --markdown", "--markdown"),
    ],
)
def test_a_wrong_wish_gets_one_message(
    line: str, clue: str, capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.toml").write_text("plain = [1,")
    Path("short.toml").write_text("spy = 1")
    assert main(["--lang", "en", *line.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("rodada: ")
    assert clue in err
    assert len(err.splitlines()) <= 2


# --- stopping ---


def test_interrupted_it_shows_the_games_that_are_whole(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    def until_interrupted(match: Match, games: int, jobs: int, ray: str) -> Iterator[Tally]:
        for number in range(games):
            tally = Tally()
            tally.add(play(match, number))
            if number == 2:
                os.kill(os.getpid(), signal.SIGINT)
            yield tally

    monkeypatch.setattr(command, "simulate", until_interrupted)
    assert main(["--lang", "en", "simulate", "gunrunners", "--games", "50", "--json"]) == 130
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["partial"]) == (3, True)
    assert main(["--lang", "en", "simulate", "gunrunners", "--games", "50"]) == 130
    assert "first 3 of 50 games" in capsys.readouterr().out


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal to a group of processes")
def test_an_interrupt_reaches_all_processes_and_none_complains() -> None:
    line = [sys.executable, "-m", "rodada", "simulate", "gunrunners", "--games", "1000000", "--jobs", "2", "--json"]
    pipe = subprocess.PIPE
    with subprocess.Popen(line, stdout=pipe, stderr=pipe, text=True, start_new_session=True) as process:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(timeout=3)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (130, "")
    assert json.loads(out)["partial"]


# --- bench ---


def test_bench_measures_beside_openspiel(capsys: Output) -> None:
    pytest.importorskip("pyspiel")
    found = data(capsys, "bench gunrunners --rounds 1 --seconds 0.01")
    assert {"hearts", "spades", "oh_hell"} <= set(found["openspiel"])
    assert found["ratio"] > 0
    assert found["copy_ratio"] > 0
    assert main(["--lang", "en", "bench", "gunrunners", "--rounds", "1", "--seconds", "0"]) == 0
    assert "ratio to the geometric mean" in " ".join(capsys.readouterr().out.split())


def test_bench_without_openspiel_says_so(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(loops, "find_spec", lambda _: None)
    found = data(capsys, "bench gunrunners --rounds 1 --seconds 0.01")
    assert "ratio" not in found
    assert "copy_ratio" not in found
    assert found["decisions_per_s"] > 0
    assert main(["--lang", "en", "bench", "gunrunners", "--rounds", "1", "--seconds", "0"]) == 0
    assert "OpenSpiel (pyspiel) is not installed" in capsys.readouterr().out


def test_bench_of_everything_is_a_table_of_ratios(capsys: Output) -> None:
    pytest.importorskip("pyspiel")
    assert main(["--lang", "en", "bench", "--rounds", "1", "--seconds", "0", "--markdown"]) == 0
    page = capsys.readouterr().out
    assert page.startswith("## ")
    rows = [line.split(" | ") for line in page.splitlines() if line.startswith("| ") and "---" not in line]
    assert len(rows) > 6
    assert all(len(row) == len(rows[0]) for row in rows)


@pytest.mark.parametrize("in_time", [False, True])
def test_a_target_is_a_least_rate_or_a_longest_time(in_time: bool) -> None:
    target = Target("pace", "gunrunners", "ours", ["a", "b"], must=1.0, aim=None, in_time=in_time)
    ratios = [target.ratio({"ours": ours, "a": 2.0, "b": 8.0}) for ours in (8.0, 4.0, 2.0)]
    assert ratios == pytest.approx([0.5, 1.0, 2.0] if in_time else [2.0, 1.0, 0.5])
    assert [target.reached(round(ratio, 9), 1.0) for ratio in ratios if ratio] == [True, True, False]
    assert target.ratio({"a": 1.0, "b": 1.0}) is None
