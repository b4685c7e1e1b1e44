"""The kit on Gunrunners and the tiny games: promises kept, in the form that runs at every change."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine.games import leduc, strike
from rodada.games import load
from rodada.lab.conformance.doors import Doors
from rodada.lab.conformance.plays import check_game
from rodada.lab.conformance.processes import check_processes
from rodada.lab.conformance.records import check_record
from rodada.lab.conformance.secrets import Secrets
from rodada.words import LANGUAGES, speaker

GUNRUNNERS = load("gunrunners")
KIT = Path(__file__).parents[2] / "src" / "rodada" / "lab" / "conformance"

TURNED_UP = {"flipped", "revealed", "confiscated", "spied", "dealt_out", "looked", "longer"}
"""By these what lay face down comes out: for all, or for whoever is told privately."""
BY_CHANCE_FOR_ALL = {"starter", "delivered", "stored", "audit_rolled"}
BY_CHOICE_FOR_ALL = {
    *("placed_first", "chose", "hid", "flipped", "declined", "moved", "looked", "informed", "audited", "spied"),
    *("dealt_out", "carried", "bust", "powerless", "longer"),
}


@pytest.mark.parametrize(("game", "games"), [(GUNRUNNERS, 15), (leduc.game, 60), (strike.game, 30)])
def test_random_games_keep_every_promise(game: Any, games: int) -> None:
    plies = sum(check_game(game, 1, number) for number in range(games))
    assert plies > 4 * games


def secrets_of(game: Any, positions: int, a_game: int = 20) -> Counter[str]:
    notes: Counter[str] = Counter()
    done = number = 0
    while done < positions:
        secrets = Secrets(game, 1, number)
        done += secrets.check(a_game)
        notes += secrets.notes
        number += 1
    return notes


def kinds(notes: Counter[str], how: str) -> set[str]:
    return {note.removeprefix(f"{how} ") for note in notes if note.startswith(f"{how} ")}


def test_two_thousand_positions_of_gunrunners_keep_their_secrets() -> None:
    notes = secrets_of(GUNRUNNERS, 2000)
    assert kinds(notes, "anew") <= TURNED_UP
    assert kinds(notes, "instead") <= BY_CHANCE_FOR_ALL | BY_CHOICE_FOR_ALL
    assert "drew" not in kinds(notes, "instead"), "nobody is told what another draws"
    assert notes["hidden"] > 100_000
    assert notes["like the truth"] < 1.03 * notes["like each other"]


@pytest.mark.parametrize("game", [leduc.game, strike.game])
def test_tiny_games_keep_their_secrets(game: Any) -> None:
    notes = secrets_of(game, 200)
    assert kinds(notes, "anew") == set()
    assert not kinds(notes, "instead") & {"drew", "dealt"}


def test_leducs_sampler_guesses_one_card_in_five() -> None:
    """Before the flop the other hand is one of five cards: the truth comes up as often as chance has it."""
    state = leduc.game.start(2)
    state.resolve(3)
    state.resolve(5)
    sampler = leduc.game.sampler(state.view(0))
    drawn = Counter(sampler.sample(Secrets(leduc.game, 1, n).walk.random).hand[1][0] for n in range(2000))
    assert sorted(drawn) == [1, 2, 4, 5, 6]
    assert all(330 < n < 470 for n in drawn.values())


@pytest.mark.parametrize("game", [GUNRUNNERS, strike.game])
def test_records_keep_every_promise(game: Any) -> None:
    assert sum(check_record(game, 1, number) for number in range(20)) > 500


def test_whatever_comes_in_is_refused_or_as_good_as_played() -> None:
    outcomes: Counter[str] = Counter()
    for number in range(150):
        doors = Doors(GUNRUNNERS, 1, number)
        doors.check(10)
        outcomes += doors.outcomes
    for door in ("load", "options", "record", "parse", "outcome"):
        assert outcomes[f"{door} refused"] > outcomes[f"{door} let in"] > 0


def test_two_hundred_games_are_the_same_in_a_process_with_other_hashes() -> None:
    assert check_processes("gunrunners", 1, 0, 200) == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_promise_has_its_words(language: str) -> None:
    promises = set()
    for path in KIT.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("keep", "Broken"):
                promises |= {arg.value for arg in node.args[:1] if isinstance(arg, ast.Constant)}
    told = {key.removeprefix("check-promise-") for key in speaker(language).keys("check") if "-promise-" in key}
    assert promises == told
