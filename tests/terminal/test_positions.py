"""A game may begin with a position that a person wrote: a puzzle, a moment to try again."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from rodada.cli.main import main

Output = pytest.CaptureFixture[str]

SPY = {
    "seats": 3,
    "regions": [{"trainee": {"owner": "blue", "card": "Spy"}}, {"row": [{"owner": "red", "card": 4, "up": True}]}],
    "players": [{"hand": [3, 4]}],
}


def written(tmp_path: Path, position: Any) -> str:
    path = tmp_path / "puzzle.json"
    path.write_text(position if isinstance(position, str) else json.dumps(position))
    return str(path)


def play(*arguments: str) -> int:
    return main(["--lang", "en", "play", "gunrunners", "--plain", *arguments])


def test_a_game_goes_on_from_a_position_and_its_record_is_proved(
    tmp_path: Path, data_folder: Path, capsys: Output
) -> None:
    assert play("--position", written(tmp_path, SPY), "--players", "greedy,random,random") == 0
    assert "Spy (2)" in capsys.readouterr().out
    (record,) = (data_folder / "records").iterdir()
    header = json.loads(record.read_text().splitlines()[0])
    assert (header["seats"], header["position"]["players"][0]["hand"]) == (3, ["3", "4"])
    assert main(["verify", str(record)]) == 0


def test_it_is_saved_and_resumed_in_the_middle(
    tmp_path: Path, data_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("A\n2\n1\nq\n"))
    assert play("--position", written(tmp_path, SPY), "--names", "Ana,Bia") == 0
    assert "Your hand: plain 3; plain 4." in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO("l\nq\n"))
    assert play("--resume") == 0
    assert "Ana (Russia) turns up the agent of Bia (America) at Location 1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("position", "arguments", "clue"),
    [
        ("{", "", "puzzle.json: this is not whole JSON"),
        ("[]", "", "puzzle.json: position: an object in braces"),
        ({**SPY, "warehouse": 6}, "", "puzzle.json: warehouse: 6 is not possible; it goes from 0 to 5"),
        ({**SPY, "game": "chess"}, "", "puzzle.json: game"),
        (SPY, "--seats 3", "--seats"),
        (SPY, "--edition en", "--edition"),
        (SPY, "--players human,greedy,greedy,greedy", "4 are too many for 3 seats"),
        (SPY, "--resume", "--position"),
    ],
)
def test_what_does_not_fit_is_refused(position: Any, arguments: str, clue: str, tmp_path: Path, capsys: Output) -> None:
    assert play("--position", written(tmp_path, position), *arguments.split()) == 2
    assert clue in capsys.readouterr().err
