"""Compiled engine and games play the same games as the plain ones, and other games can stand on them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from builds.built import ROOT, built

QUICKLY_BUILT = "0"
"""Unoptimised: what is compared is what it does."""


def rodada(package: Path, *arguments: str) -> str:
    return python(package, "-m", "rodada", *arguments)


def python(package: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], env=os.environ | {"PYTHONPATH": str(package)}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("game", "seats", "players"),
    [("gunrunners", 2, "random"), ("gunrunners", 5, "random,greedy"), ("star-munchkin", 4, "random,greedy")],
)
def test_the_same_games(game: str, seats: int, players: str, tmp_path: Path) -> None:
    """Records hold every decision, and digests of the state now and then."""
    compiled = built("engine", QUICKLY_BUILT)
    assert json.loads(rodada(compiled, "about", "--json"))["engine"] == "compiled"
    for package in (compiled, ROOT / "src"):
        folder = tmp_path / package.name
        asked = f"simulate {game} --seats {seats} --games 20 --players {players} --seed 7 --jobs 1 --record {folder}"
        rodada(package, *asked.split())
    plain = sorted((tmp_path / "src").glob("*.jsonl"))
    assert len(plain) == 20
    for path in plain:
        assert (tmp_path / compiled.name / path.name).read_bytes() == path.read_bytes()


def test_a_wrong_command_is_told_what_is_wrong() -> None:
    """Refusals of commands are not compiled, and stand on one of the engine that is."""
    wrong = [sys.executable, "-m", "rodada", "--lang", "en", "simulate", "gunrunners", "--frobnicate"]
    env = os.environ | {"PYTHONPATH": str(built("engine", QUICKLY_BUILT))}
    done = subprocess.run(wrong, env=env, capture_output=True, text=True)
    assert done.returncode == 2
    assert "--frobnicate" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_kit_finds_nothing() -> None:
    asked = "check gunrunners --games 10 --positions 60 --cases 200 --jobs 1"
    assert "nothing found" in rodada(built("engine", QUICKLY_BUILT), "--lang", "en", *asked.split())


def test_a_game_that_is_not_compiled_stands_on_the_compiled_engine() -> None:
    python(built("engine", QUICKLY_BUILT), "-m", "pytest", "-q", "-p", "no:cacheprovider", str(ROOT / "tests/engine"))
