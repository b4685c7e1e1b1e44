"""`rodada check`: what it prints, in both languages and as JSON, and what it exits with."""

from __future__ import annotations

import json

import pytest

from rodada.cli.main import main
from rodada.lab.conformance import campaign
from rodada.lab.conformance.campaign import Piece, Survived, checks_of
from rodada.lab.conformance.finding import Finding

SHORT = ["--games", "1", "--positions", "20", "--cases", "10", "--jobs", "1"]


def test_it_says_what_it_survived(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "gunrunners", *SHORT]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == checks_of("gunrunners")
    assert all(line.endswith("nothing found") for line in lines)


def test_em_portugues(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "pt-BR", "check", "gunrunners", "--what", "records", *SHORT]) == 0
    assert "registros: 1 registro" in capsys.readouterr().out


def test_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "gunrunners", "--json", *SHORT]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["kept"] is True
    assert {check["what"]: bool(check["done"]) for check in told["checks"]} == dict.fromkeys(
        checks_of("gunrunners"), True
    )


def test_the_same_seed_checks_the_same_whatever_the_processes() -> None:
    alone, shared = Survived("doors"), Survived("doors")
    for part in campaign.campaign("doors", "gunrunners", 100, 5, jobs=1):
        alone.merge(part)
    for part in campaign.campaign("doors", "gunrunners", 100, 5, jobs=2):
        shared.merge(part)
    assert alone == shared


def test_a_finding_is_shown_with_its_position_and_exits_with_1(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(piece: Piece) -> Survived:
        finding = Finding("plays", "sorted", "[2, 1]", piece.seed, piece.number, {"seats": 3})
        return Survived(piece.what, done=1, findings=[finding])

    monkeypatch.setattr(campaign, "check", stumble)
    assert main(["check", "gunrunners", "--what", "plays", "--games", "7", "--jobs", "1"]) == 1
    text = capsys.readouterr().out
    assert "legal actions are sorted" in text
    assert "seen: [2, 1]" in text
    assert 'position: {"seats": 3}' in text
    assert "and 2 more findings" in text


def test_cards_that_can_meet_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "star-munchkin", "--what", "meetings", "--pairs", "30", "--jobs", "1", "--json"]) == 0
    checked = json.loads(capsys.readouterr().out)["checks"][0]
    assert (checked["done"], checked["findings"]) == (40, [])  # in whole pieces of 20


def test_what_a_game_does_not_have_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "gunrunners", "--what", "meetings"]) == 2
    assert "choose from plays, secrets" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--what", "luck"], ["--jobs", "-1"], ["--cases", "many"]])
def test_wrong_arguments_are_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "gunrunners", *wrong]) == 2
    assert capsys.readouterr().err.startswith("rodada: ")
