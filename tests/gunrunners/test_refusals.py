"""Each refusal names the rule that forbids the wish; nothing changes (`Scene.refused` checks that)."""

from __future__ import annotations

import pytest

from gunrunners.scenario import Scene, at_start, table
from rodada.engine.errors import Refused
from rodada.games.gunrunners import game

TRAINEES = "blue-1 red-2 yellow-1"


def deploying(edition: str = "br", **more: str) -> Scene:
    return table(edition=edition, trainees=TRAINEES, rows={1: "(red-1) blue-2", 3: "yellow-3"}, hands={"red": "3 4"})


def operating(special: str, rows: str = "(red-1) yellow-3", crates: str = "4 1 4") -> Scene:
    scene = table(trainees=f"blue-{special} red-2 yellow-1", rows={3: rows}, crates=crates)
    return scene.play("train 3", "flip 1")


@pytest.mark.rule("G-1.3")
def test_a_place_that_is_taken() -> None:
    assert at_start().play("starter red", "start 1").refused("start 1") == "G-1.3"


@pytest.mark.rule("G-1.1")
@pytest.mark.parametrize("wish", ["start 4", "start 5"])
def test_a_region_that_is_not_there(wish: str) -> None:
    assert at_start().play("starter red").refused(wish) == "G-1.1"


@pytest.mark.parametrize(
    ("edition", "wish", "rule"),
    [
        ("br", "train Spy", "G-1.4"),
        ("br", "hide Spy", "G-1.4"),
        ("br", "hide 4", "G-3.3"),
        ("br", "flip 1", "G-3.7"),
        ("br", "at 1", "G-3.3"),
        ("br", "start 1", "G-1.3"),
        ("br", "decline", "G-4.1"),
        ("br", "move 1.2", "G-4.3"),
        ("br", "look 1.1", "G-4.4"),
        ("br", "audit 1.2", "G-4.5"),
        ("br", "spy", "G-4.6"),
        ("br", "deal blue-1", "G-4.6"),
        ("br", "carry 1", "G-4.8"),
        ("br", "bust 1", "G-5.7"),
        ("en", "train 4", "G-3.7"),
        ("en", "hide 4", "G-3.3"),
        ("en", "flip 2", "G-3.2"),
        ("en", "flip 4", "G-1.1"),
    ],
)
@pytest.mark.rule("G-1.1", "G-1.4", "G-3.2", "G-3.3", "G-3.7", "G-4.1", "G-5.7")
def test_in_phase_two(edition: str, wish: str, rule: str) -> None:
    assert deploying(edition).refused(wish) == rule


@pytest.mark.rule("G-3.7", "G-3.3")
@pytest.mark.parametrize("wish", ["train 3", "flip 1", "hide 3", "at 1"])
def test_out_of_turn(wish: str) -> None:
    assert deploying().refused(wish, "blue") in ("G-3.7", "G-3.3")


@pytest.mark.rule("G-3.1", "G-3.2")
@pytest.mark.parametrize(("wish", "rule"), [("flip 2", "G-3.2"), ("flip 3", "G-3.1"), ("flip 5", "G-1.1")])
def test_after_choosing_the_card(wish: str, rule: str) -> None:
    scene = table(trainees="blue-1 red-2 .", hands={"red": "3 4"}).play("train 3")
    assert scene.refused(wish) == rule


@pytest.mark.rule("G-4.1")
@pytest.mark.parametrize(
    ("special", "wish", "rule"),
    [
        ("Director", "move 3.1", "G-4.3"),  # face down
        ("Director", "move 2.1", "G-4.3"),  # nothing there
        ("Director", "to 2", "G-4.1"),  # which card first
        ("Director", "look 3.1", "G-4.1"),  # another's power
        ("Informer", "look 3.2", "G-4.4"),  # face up
        ("Informer", "look 2.1", "G-4.4"),
        ("Saboteur", "audit 3.1", "G-4.5"),
        ("Saboteur", "carry 1", "G-4.1"),
        ("Saboteur", "to 1", "G-4.1"),
        ("Spy", "deal red-2", "G-4.6"),
        ("Spy", "move 3.2", "G-4.1"),
        ("Runner", "carry 2", "G-4.8"),  # one crate only
        ("Runner", "carry 4", "G-1.1"),
        ("Runner", "train 3", "G-1.4"),
        ("Runner", "flip 2", "G-3.7"),
    ],
)
def test_in_a_special_operation(special: str, wish: str, rule: str) -> None:
    assert operating(special).refused(wish) == rule


@pytest.mark.rule("G-4.3", "G-4.4", "G-4.6", "G-4.8")
@pytest.mark.parametrize(
    ("special", "first", "wish", "rule"),
    [
        ("Director", "move 3.2", "to 3", "G-4.3"),
        ("Director", "move 3.2", "decline", "G-4.1"),
        ("Director", "move 3.2", "move 1.1", "G-4.3"),
        ("Informer", "look 3.1", "decline", "G-4.1"),
        ("Spy", "spy", "decline", "G-4.1"),
        ("Spy", "spy", "deal red-4", "G-4.6"),
        ("Spy", "spy", "to 1", "G-4.1"),
        ("Runner", "carry 1", "to 1", "G-4.8"),
        ("Runner", "carry 1", "decline", "G-4.1"),
    ],
)
def test_half_way(special: str, first: str, wish: str, rule: str) -> None:
    assert operating(special).play(first).refused(wish) == rule


@pytest.mark.rule("G-4.1")
def test_only_the_owner_decides() -> None:
    scene = operating("Director")
    assert [scene.refused("move 3.2", seat) for seat in ("red", "yellow")] == ["G-4.3", "G-4.3"]
    assert scene.refused("decline", "red") == "G-4.1"


@pytest.mark.parametrize(
    "text",
    [
        *("", "train", "train 0", "train 10", "train joker", "flip 0", "flip 6", "move 1", "move 1.0", "move 1.17"),
        *("deal Spy", "deal pink-Spy", "deal red-?", "spy 1", "TRAIN 4", "train  4 4", "to ²", "flip １"),
    ],
)
def test_what_is_no_notation(text: str) -> None:
    with pytest.raises(Refused) as refusal:
        game.parse(text)
    assert refusal.value.key == "refused-notation"


@pytest.mark.parametrize("text", ["9999", "x", "", "²", "red-1", "7"])
def test_what_chance_cannot_bring(text: str) -> None:
    scene = table(decision="deliver")
    before = scene.state.copy()
    with pytest.raises(Refused):
        scene.state.resolve(game.parse_outcome(scene.state.chances(), text))
    assert scene.state == before
