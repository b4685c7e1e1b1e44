"""Section G-4: phase 3, what every special operation has in common."""

from __future__ import annotations

from typing import Any

import pytest

from gunrunners.scenario import Scene, table

SPECIALS = ("Director", "Informer", "Saboteur", "Spy", "Runner")


def red_flips_blue(special: str, **more: Any) -> Scene:
    """Blue's special is turned up at region 1, with whatever a power needs lying about."""
    rows = {2: "yellow-3 (red-2)"}
    return table(trainees=f"blue-{special} red-1 yellow-1", rows=rows, hands={"red": "3"}, **more).play(
        "train 3", "flip 1"
    )


@pytest.mark.rule("G-4.1")
@pytest.mark.parametrize("special", SPECIALS)
def test_the_owner_of_a_flipped_special_may_use_its_power_or_decline(special: str) -> None:
    scene = red_flips_blue(special)
    assert scene.turn == "blue"
    assert scene.options()[0] == "decline"
    assert len(scene.options()) > 1
    assert scene.refused(scene.options()[1], "red") != ""
    before = scene.state.row.copy(), scene.state.crates.copy(), scene.trainees()
    scene.play("decline")
    assert (scene.state.row, scene.state.crates, scene.trainees()) == before
    assert (scene.turn, scene.state.active) == ("roll", 1)


@pytest.mark.rule("G-4.1")
def test_a_plain_agent_has_no_power() -> None:
    scene = table(trainees="blue-4 red-1 yellow-1").play("train 3", "flip 1")
    assert scene.turn == "roll"


@pytest.mark.rule("G-4.1", "G-4.2", "G-4.5")
def test_book_example_yellow_flips_the_red_auditor() -> None:
    rows = {3: "blue-2"}
    scene = table(active="yellow", trainees="red-Saboteur blue-1 yellow-1", rows=rows, hands={"yellow": "2"})
    scene.play("train 2", "flip 1")
    assert (scene.trainees(), scene.turn) == ("(yellow-2) (blue-1) (yellow-1)", "red")
    assert scene.play("audit 3.1", "audit 2").row(3) == ""


@pytest.mark.rule("G-4.1", "G-4.2", "G-4.5")
def test_book_example_yellow_flips_the_red_saboteur_in_english() -> None:
    trainees, rows = "red-Saboteur blue-1 yellow-1", {3: "blue-2"}
    scene = table(active="yellow", edition="en", trainees=trainees, rows=rows, hands={"yellow": "2"})
    scene.play("flip 1")
    assert (scene.trainees(), scene.turn) == (". (blue-1) (yellow-1)", "red")
    scene.play("audit 3.1", "audit 2")
    assert (scene.row(3), scene.turn) == ("", "yellow")
    assert scene.play("train 2").trainees() == "(yellow-2) (blue-1) (yellow-1)"


@pytest.mark.rule("G-4.2")
@pytest.mark.parametrize("special", SPECIALS)
def test_brazilian_the_power_comes_after_placing_and_drawing(special: str) -> None:
    scene = red_flips_blue(special)
    assert scene.trainees() == "(red-3) (red-1) (yellow-1)"
    assert len(scene.state.hand[0]) == 1
    assert scene.turn == "blue"


@pytest.mark.rule("G-4.2")
@pytest.mark.parametrize("special", SPECIALS)
def test_english_the_power_comes_before_the_placing(special: str) -> None:
    trainees, rows = f"blue-{special} red-1 yellow-1", {2: "yellow-3 (red-2)"}
    scene = table(edition="en", trainees=trainees, rows=rows).play("flip 1")
    assert (scene.trainees(), scene.hand("red"), scene.turn) == (". (red-1) (yellow-1)", "3", "blue")
    scene.play("decline")
    assert (scene.turn, scene.options()) == ("red", ["train 3"])


@pytest.mark.rule("G-4.9")
@pytest.mark.parametrize("special", SPECIALS)
def test_flipped_by_its_own_owner_a_special_has_no_power(special: str) -> None:
    scene = table(trainees=f"red-{special} red-1 red-1", rows={2: "yellow-3 (blue-2)"}).play("train 3", "flip 1")
    assert scene.turn == "roll"
    assert scene.row(1) == f"red-{special}"


@pytest.mark.rule("G-4.9", "G-5.2")
@pytest.mark.parametrize("special", [*SPECIALS, "Manager"])
def test_revealed_by_a_bust_a_special_has_no_power_but_counts(special: str) -> None:
    rows = {1: f"yellow-1 (blue-{special}) yellow-1 yellow-2", 2: "yellow-3 (red-2)"}
    scene = table(trainees="blue-1 red-1 yellow-3", rows=rows).play("train 3", "flip 1")
    assert scene.told("confiscated") == [
        {"region": 0, "seat": 2, "total": 4, "crates": 2},
        {"region": 0, "seat": 1, "total": 2 if special == "Director" else 3, "crates": 1},
    ]
    assert (scene.turn, scene.state.manager) == ("roll", [-1, -1, -1])


@pytest.mark.rule("G-4.10")
@pytest.mark.parametrize(
    ("special", "wishes"),
    [
        ("Director", ["move 2.1", "to 3"]),
        ("Informer", ["look 2.2", "to 3"]),
        ("Saboteur", ["audit 2.1", "audit 1"]),
        ("Spy", ["spy", "deal red-1", "deal red-3"]),
        ("Runner", ["carry 1", "to 3"]),
    ],
)
def test_a_used_special_stays_face_up(special: str, wishes: list[str]) -> None:
    scene = red_flips_blue(special).play(*wishes)
    assert (scene.row(1), scene.turn) == (f"blue-{special}", "roll")


@pytest.mark.rule("G-4.10", "G-4.5")
def test_until_a_saboteur_takes_it() -> None:
    scene = table(trainees="blue-Saboteur red-1 yellow-1", rows={3: "red-Spy"}).play("train 3", "flip 1")
    assert scene.play("audit 3.1", "audit 2").row(3) == ""


@pytest.mark.rule("G-4.10", "G-5.5")
def test_or_a_bust_takes_it() -> None:
    scene = table(trainees="blue-1 red-1 yellow-1", rows={1: "red-Spy red-Runner red-2"}).play("train 3", "flip 1")
    assert scene.row(1) == ""
    assert scene.state.gone[0] == (2, 13, 15)
