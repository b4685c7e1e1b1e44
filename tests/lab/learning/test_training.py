"""Training: games teach the same however many share the work, it goes on where it stopped, and losses get less.

What needs torch runs where torch is.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rodada.cli import train as command
from rodada.cli.main import main
from rodada.engine.errors import Refused
from rodada.lab.learning import course as courses
from rodada.lab.learning.course import Course, Plan
from rodada.lab.learning.lessons import Lessons, together
from rodada.lab.learning.lessons import read as read_lessons
from rodada.lab.learning.teaching import Taught, Teaching, teach
from rodada.words import LANGUAGES

SMALL = Path(__file__).with_name("small.weights")
PLAN = Plan("gunrunners", 2, {"deck": "reconstructed", "edition": "br", "memory_aid": False}, small=True, games=220)
LINE = "train gunrunners --small --games 240 --searched 24 --simulations 8 --width 8 --epochs 6 --jobs 1 --out"


def lessons(simulations: int = 0, games: int = 6, first: int = 0, **more: Any) -> Lessons:
    settings: dict[str, Any] = {"seats": 3, "options": {}, "small": False, "network": None, "seed": 1, **more}
    return teach(Teaching("gunrunners", stage=2, simulations=simulations, **settings), first, games).lessons


def same(one: Lessons, other: Lessons) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


# --- games that teach ---


@pytest.mark.parametrize("simulations", [0, 6])
def test_lessons_are_shares_over_what_was_legal(simulations: int) -> None:
    taught = lessons(simulations, games=2)
    assert set(taught.game) == {0, 1}
    assert taught.legal.sum(1).min() > 1
    for shares in (taught.won, taught.foreseen, taught.priors):
        assert np.allclose(shares.sum(1), 1, atol=1e-2)
    assert not taught.tried[~taught.legal].any()
    assert np.allclose(taught.tried.sum(1), 1 if simulations else 0, atol=1e-2)


def test_the_table_laid_open_tells_more_than_the_seat_saw() -> None:
    taught = lessons()
    assert taught.seen.shape == taught.opened.shape
    assert (taught.opened.sum(1) >= taught.seen.sum(1)).all()
    assert (taught.opened.sum(1) > taught.seen.sum(1)).mean() > 0.5


def test_games_teach_the_same_one_by_one_and_with_another_seed_something_else() -> None:
    assert same(lessons(games=3), together(lessons(games=1, first=number) for number in range(3)))
    assert not np.array_equal(lessons(games=3).won, lessons(games=3, seed=2).won)


def test_a_network_guides_the_games_that_follow() -> None:
    small = {"seats": 2, "small": True}
    assert not same(lessons(9, 12, **small), lessons(9, 12, network=SMALL, **small))


# --- a course ---


@pytest.fixture
def _torch_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Courses begin without asking for torch: their games do not need it."""
    monkeypatch.setattr(courses, "torch_there", lambda: None)


@pytest.mark.usefixtures("_torch_left_out")
def test_an_interrupted_stage_goes_on_with_the_games_that_are_missing(tmp_path: Path) -> None:
    course = Course(tmp_path / "one", PLAN)
    for number, _ in enumerate(course.teach(1, jobs=1)):
        if number == 130:
            break
    assert course.taught(1) == 100
    assert sum(taught.games for taught in Course(tmp_path / "one", PLAN).teach(1, jobs=1)) == 120
    whole = Course(tmp_path / "two", PLAN)
    list(whole.teach(1, jobs=2))
    assert whole.taught(1) == 220
    for path in sorted((tmp_path / "one").glob("lessons-*")):
        assert same(read_lessons(path), read_lessons(tmp_path / "two" / path.name))


@pytest.mark.usefixtures("_torch_left_out")
def test_another_plan_is_refused_but_for_more_stages(tmp_path: Path) -> None:
    Course(tmp_path, PLAN)
    Course(tmp_path, PLAN._replace(stages=5))
    with pytest.raises(Refused, match="width is 32"):
        Course(tmp_path, PLAN._replace(width=16))
    (tmp_path / "course.json").write_text("nothing")
    with pytest.raises(Refused, match="JSON"):
        Course(tmp_path, PLAN)


@pytest.mark.usefixtures("_torch_left_out")
def test_lessons_that_are_none_are_refused(tmp_path: Path) -> None:
    for name, data in (("a", b""), ("b", b"PK\x03\x04 and no more"), ("c", b"nothing")):
        (tmp_path / name).write_bytes(data)
        with pytest.raises(Refused, match="lessons"):
            read_lessons(tmp_path / name)


# --- the command ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_torch_it_says_what_to_install(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    assert main(["--lang", language, *LINE.split(), str(tmp_path / "new")]) == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    assert 'pip install "torch>=2' in err
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("line", "clue"),
    [
        ("gunrunners --width 0", "--width"),
        ("gunrunners --epochs 9999", "--epochs"),
        ("gunrunners --small --seats 3", "--small"),
        ("gunrunners --small --edition en", "--small"),
        ("gunrunners --seats 9", "--seats"),
        ("gunrunners --deals -1", "--deals"),
        ("gunruners", "“gunrunners”"),
    ],
)
def test_a_wrong_wish_gets_one_message(line: str, clue: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "train", *line.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert clue in err
    assert len(err.splitlines()) <= 2


def trained(folder: Path, capsys: pytest.CaptureFixture[str], more: str = "", code: int = 0) -> dict[str, Any]:
    assert main([*LINE.split(), str(folder), "--json", *more.split()]) == code
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def test_a_small_training_lowers_its_losses_and_can_be_repeated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch")
    told = trained(tmp_path / "one", capsys)
    first, second = (done["losses"] for done in told["done"])
    assert first["value"] < first["value_own"] - 0.01
    assert second["value"] < second["value_own"] - 0.01
    network = Path(told["network"]).read_bytes()
    assert Path(trained(tmp_path / "two", capsys)["network"]).read_bytes() == network
    assert Path(trained(tmp_path / "three", capsys, "--seed 2")["network"]).read_bytes() != network
    assert trained(tmp_path / "one", capsys) == told
    assert len(trained(tmp_path / "one", capsys, "--stages 3")["done"]) == 3


def test_interrupted_it_goes_on_to_the_same_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch")
    teaching = Course.teach

    def until_interrupted(course: Course, stage: int, jobs: int) -> Iterator[Taught]:
        for number, taught in enumerate(teaching(course, stage, jobs)):
            if number == 120:
                os.kill(os.getpid(), signal.SIGINT)
            yield taught

    with monkeypatch.context() as interrupting:
        interrupting.setattr(Course, "teach", until_interrupted)
        assert trained(tmp_path / "one", capsys, code=130)["done"] == []
    one, two = (trained(tmp_path / name, capsys) for name in ("one", "two"))
    assert Path(one["network"]).read_bytes() == Path(two["network"]).read_bytes()


def test_its_strength_is_told_beside_a_search_without_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    line = "train gunrunners --seats 2 --games 12 --stages 1 --simulations 2 --width 4 --deals 1 --jobs 1 --out"
    assert main(["--lang", "en", *line.split(), str(tmp_path)]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "network-01.weights" in out
    assert "of the victories against search:2" in out
    assert command.USUAL_DEALS > 1
