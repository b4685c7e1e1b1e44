"""A report of kept simulations: what it finds in their rows, and the page that needs nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import polars
import pytest

from rodada.cli.main import main
from rodada.lab import findings
from rodada.lab.findings import Run

GAMES = polars.DataFrame(
    {
        "game": [0, 1, 2, 3],
        "players": [["greedy", "random", "random"]] * 4,
        "ranks": [[1, 2, 3], [1, 1, 3], [2, 1, 3], [1, 2, 3]],
        "scores": [[9, 4, 2], [6, 6, 1], [3, 5, 2], [8, 2, 2]],
        "rule": ["G-6.1", "G-6.1", "G-6.2", "G-6.1"],
        "turns": [3, 4, 9, 6],
        "decisions": [10, 11, 12, 13],
    }
)


def run() -> Run:
    turns = {
        "game": [0] * 6,
        "turn": [1] * 3 + [4] * 3,
        "seat": [0, 1, 2] * 2,
        "standing": [0, 0, 0, 5, 2, 1],
        "rank": [1, 2, 3] * 2,
    }
    head = {"game": "gunrunners", "players": ["greedy", "random", "random"], "options": {}, "seed": 1}
    return Run("one", head, GAMES, polars.DataFrame(turns), None)


def test_a_shared_victory_counts_in_equal_parts() -> None:
    assert [round(one.estimate.value, 3) for one in findings.by_seat(run())] == [0.625, 0.375, 0.0]
    greedy, random = findings.by_player(run())
    assert (greedy.estimate.value, random.estimate.value) == (0.625, 0.375)
    assert (greedy.fair, random.fair) == (1 / 3, 2 / 3)


def test_lengths_margins_and_endings() -> None:
    assert findings.rounds(run()) == [1, 2, 3, 2]
    assert findings.margin(run()).value == (5 + 0 + 2 + 6) / 4
    assert findings.endings(run()) == {"G-6.1": 0.75, "G-6.2": 0.25}


def test_the_course_of_a_game() -> None:
    first, second = findings.course(run()._replace(games=GAMES[:1]))
    assert (first.winners, first.others, first.leader_wins.low) == (0.0, 0.0, None)
    assert (second.round, second.winners, second.others, second.leader_wins.value) == (2, 5.0, 1.5, 1.0)


def test_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    base = ["simulate", "gunrunners", "--games", "12", "--players", "greedy", "--jobs", "1"]
    for edition in ("br", "en"):
        assert main([*base, "--edition", edition, "--out", str(tmp_path / edition)]) == 0
    page = tmp_path / "page.html"
    assert main(["--lang", "pt-BR", "report", str(tmp_path / "br"), str(tmp_path / "en"), "--out", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.count("<svg") >= 5
    assert "Edição brasileira (2015)" in text
    assert "Ajuda de memória não" in text
    assert "Quanto duram as partidas" in text
    assert not re.search(r"<script|https?://(?!www\.w3\.org/)", text)  # nobody is asked for anything
    assert main(["--lang", "pt-BR", "report", str(tmp_path)]) == 2
    assert "isto não é a pasta" in capsys.readouterr().err


def test_cards_are_called_by_their_titles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(findings, "FEWEST", 2)
    command = ["simulate", "star-munchkin", "--games", "8", "--players", "greedy", "--rounds", "4", "--jobs", "1"]
    assert main([*command, "--out", str(tmp_path / "sm")]) == 0
    page = tmp_path / "page.html"
    assert main(["--lang", "en", "report", str(tmp_path / "sm"), "--out", str(page)]) == 0
    assert "Bounty Hunter" in page.read_text(encoding="utf-8")
