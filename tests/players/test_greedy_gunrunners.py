"""What a sensible player does in Gunrunners: positions in which the good move is plain."""

from __future__ import annotations

from typing import Any

import pytest

from gunrunners.scenario import Scene, table
from rodada import players
from rodada.engine.chance import Seeded
from rodada.games.gunrunners import game

GREEDY = players.find("greedy")(game)


def choice(scene: Scene) -> str:
    """What greedy plays here, in notation."""
    return game.notation(players.decide(game, scene.state, GREEDY, Seeded(1)))


def choices(scene: Scene, count: int) -> list[str]:
    """The next choices of whoever is on the move, all greedy."""
    made = []
    for _ in range(count):
        made.append(choice(scene))
        scene.play(made[-1])
    return made


def special(name: str, rows: dict[int, str], **more: Any) -> Scene:
    """Blue's special agent was flipped by red at region 1, and blue decides."""
    return table(trainees=f"blue-{name} red-1 yellow-2", rows=rows, **more).play("train 3", "flip 1")


def test_hides_a_high_card_where_it_takes_the_lead_of_a_rich_region() -> None:
    scene = table(
        trainees="blue-1 yellow-1 blue-1",
        rows={2: "blue-2 red-1 yellow-1"},
        crates="1 14 1",
        hands={"red": "4 1"},
    )
    assert choices(scene, 2) == ["hide 4", "at 2"]


def test_triggers_the_bust_that_it_wins() -> None:
    scene = table(trainees="blue-1 yellow-1 blue-1", rows={2: "red-4 red-3 blue-2"}, crates="2 12 2")
    assert choices(scene, 2) == ["train 3", "flip 2"]
    assert scene.state.won[0] == 6


def test_triggers_no_bust_that_others_win() -> None:
    scene = table(trainees="blue-1 yellow-1 blue-1", rows={2: "yellow-4 yellow-3 blue-2"}, crates="2 12 2")
    assert "flip 2" not in choices(scene, 2)


@pytest.mark.rule("G-5.4")
def test_prefers_the_tie_that_its_nearer_card_wins() -> None:
    """Blue has nothing left but trainees of 1: flipping one at region 1 makes it 3 to 3."""

    def worth_of_flipping(row: str) -> float:
        two = {"seats": 2, "trainees": "blue-1 blue-1 .", "piles": {"blue": ""}, "crates": "12 1 1"}
        scene = table(rows={1: row, 3: "(red-3)"}, hands={"red": "1"}, **two).play("train 1")
        return game.judge(scene.seen_by("red"), [game.parse("flip 1")])[0]

    assert worth_of_flipping("red-2 blue-2 red-1") > 0 > worth_of_flipping("blue-2 red-2 red-1")


@pytest.mark.rule("G-4.3")
def test_the_director_goes_where_it_makes_a_bust_of_its_own() -> None:
    scene = special("Director", {1: "red-2", 2: "blue-4 blue-3 red-1"}, crates="4 12 4")
    first, second = choices(scene, 2)
    assert first.startswith("move 1.")
    assert second == "to 2"
    assert scene.state.won[1] == 6


@pytest.mark.rule("G-4.3")
def test_the_director_breaks_up_a_bust_that_others_would_win() -> None:
    scene = special("Director", {1: "red-4 red-3 red-1"}, crates="14 0 0")
    choices(scene, 2)
    assert scene.state.busts == 0


@pytest.mark.rule("G-4.5")
def test_the_auditor_goes_for_the_card_that_leads() -> None:
    scene = special("Saboteur", {2: "red-3 blue-2 red-1"}, crates="2 12 2")
    assert choice(scene) == "audit 2.1"


@pytest.mark.rule("G-4.1", "G-4.5")
def test_declines_what_would_only_hurt() -> None:
    scene = special("Saboteur", {2: "blue-4"}, crates="0 12 0")
    assert choice(scene) != "audit 2.1"


@pytest.mark.rule("G-4.8")
def test_the_runner_carries_crates_to_where_it_leads() -> None:
    scene = special("Runner", {2: "red-4 red-3 red-1", 3: "blue-4 blue-3 blue-1"}, crates="2 8 8")
    assert choices(scene, 2) == ["carry 2", "to 3"]


@pytest.mark.rule("G-4.6")
def test_the_spy_looks() -> None:
    assert choice(special("Spy", {})) == "spy"


@pytest.mark.rule("G-4.4")
def test_the_informer_sends_a_strong_card_of_its_own_to_a_rich_region() -> None:
    scene = special("Informer", {1: "(blue-4)", 2: "red-3 yellow-3 blue-1"}, crates="0 14 0")
    assert choices(scene, 2) == ["look 1.1", "to 2"]


@pytest.mark.rule("G-5.7")
def test_of_two_busts_the_one_that_is_lost_comes_first() -> None:
    """The crate that its delivery brings goes to the one that is won."""
    scene = special("Director", {1: "red-4 red-3 blue-1", 2: "blue-4 red-2 blue-1", 3: "blue-3"}, crates="6 6 4")
    scene.play("move 3.1", "to 2")
    assert scene.turn == "red"
    assert choice(scene) == "bust 2"
