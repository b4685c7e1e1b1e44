"""A finished game looked at again: chances along it, and what its decisions cost, from what seats could know then."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from gunrunners.scenario import table
from players.test_players import game_states
from rodada.cli.analysis_sheet import BLOCKS, curve, spread
from rodada.cli.main import main
from rodada.engine.chance import Seeded
from rodada.engine.errors import Refused
from rodada.engine.record import Record, read, write
from rodada.games import load
from rodada.lab import Match
from rodada.lab import analysis as looking
from rodada.lab.analysis import CLOSER, TOLD, Analysis, analyse, analysis
from rodada.lab.match import play
from rodada.players.advice.judging import Question, suspicion, verdict
from rodada.players.thinking import thinking

GAME = load("gunrunners")


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "CLOSELY", 24)


def recorded(folder: Path, *players: str, seed: int = 3) -> tuple[Path, Record]:
    play(Match("gunrunners", players, seed, {}, folder), 0)
    path = folder / "gunrunners-000001.jsonl"
    return path, read(path.read_text(encoding="utf-8"))


@pytest.mark.rule("G-6.1")
def test_a_win_that_was_let_go_costs_all_of_it() -> None:
    """The bust that ends the game is there to be made; somewhere else nothing comes of it."""
    rows = {2: "red-4 red-3 blue-2"}
    state = table(trainees="blue-1 yellow-1 blue-1", rows=rows, crates="2 12 2", busts=6).state
    state.play(0, next(act for act in state.actions(0) if GAME.notation(act).startswith("train")))
    options = GAME.options_data(state.options)
    known = thinking(GAME, options, state, 0, "", "luck")
    right, wrong = ((GAME.parse(text),) for text in ("flip 2", "flip 1"))
    assert suspicion(Question(known, right, 60)) == 0.0
    assert suspicion(Question(known, wrong, 60)) > 0.1
    found = verdict(Question(known, wrong, 60))
    assert found.action == right[0]
    assert found.better_wins > 0.9
    assert found.cost > 0.1
    assert found.better != found.played


def test_the_analysis_of_a_game(tmp_path: Path) -> None:
    _, record = recorded(tmp_path, "random", "greedy")
    heard: list[tuple[int, int]] = []
    found = analyse(record, 2, 4, lambda done, of: heard.append((done, of)))
    assert record.result is not None
    assert found.ranks == record.result["ranks"]
    assert all(sum(moment.chances) == pytest.approx(1) for moment in found.moments)
    assert found.moments[-1].chances == [float(rank == 1) for rank in found.ranks]
    assert abs(found.moments[0].chances[0] - 0.5) < 0.2, "as the first turn begins all is open"
    assert [moment.turn for moment in found.moments[:-1]] == list(range(1, len(found.moments)))
    for seat in (0, 1):
        slips = found.of(seat)
        assert len(slips) <= TOLD
        assert [slip.cost for slip in slips] == sorted((slip.cost for slip in slips), reverse=True)
        assert all(slip.cost > 0 and slip.played_action != slip.better_action for slip in slips)
    assert sum(slip.cost for slip in found.of(0)) > sum(slip.cost for slip in found.of(1)), "random plays worse"
    assert heard[-1][0] == heard[-1][1] == len(found.moments) - 1
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


@pytest.mark.rule("G-8.3")
def test_what_is_judged_is_what_the_seat_could_know() -> None:
    """What is asked about a decision is the same bytes whatever the seat could not know."""
    for number, state in enumerate(game_states(3, "br", seed=6)[10::12]):
        seat, options = state.to_act, GAME.options_data(state.options)
        world = GAME.sampler(state.view(seat)).sample(Seeded(number))
        ours, theirs = (thinking(GAME, options, one, seat, "", "analysis") for one in (state, world))
        assert world != state
        assert ours == theirs


def test_the_closer_look_is_for_few(tmp_path: Path) -> None:
    _, record = recorded(tmp_path, "random", "random")
    work = analysis(record, 4)
    looks = next(work)
    closer = work.send([0.5] * len(looks))
    assert 0 < len(closer) <= 2 * CLOSER
    assert closer[0].payload.simulations > looks[0].payload.simulations


def test_a_game_that_is_not_over_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, record = recorded(tmp_path, "random", "random")
    cut = record._replace(lines=record.lines[:30], result=None, seed=None)
    with pytest.raises(Refused):
        next(analysis(cut))
    path.write_text(write(cut), encoding="utf-8")
    assert main(["analyse", str(path)]) == 2
    assert str(path) in capsys.readouterr().err


def test_the_command_says_it_in_words_and_as_json_and_remembers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    path, _ = recorded(tmp_path, "random", "greedy")
    look = ["analyse", str(path), "--simulations", "3", "--jobs", "2"]
    assert main(["--lang", "pt-BR", *look]) == 0
    text = capsys.readouterr().out
    assert "random (Rússia): " in text
    assert "Venceu." in text
    assert "melhor: " in text
    monkeypatch.setattr("rodada.cli.analyses.analyse", None)  # what is kept is not worked out again
    assert main([*look, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["simulations"] == 3
    assert {type(slip["played"]) for slip in data["slips"]} == {str}


def test_curves() -> None:
    assert curve([0.0, 0.5, 1.0]) == f"{BLOCKS[0]}{BLOCKS[4]}{BLOCKS[7]}"
    assert spread([float(n) for n in range(101)], 5) == [0.0, 25.0, 50.0, 75.0, 100.0]
    assert spread([1.0], 5) == [1.0]
