"""Section G-7: two players."""

from __future__ import annotations

import pytest

from gunrunners.scenario import Scene, at_start, table

EDITIONS = pytest.mark.parametrize("edition", ["br", "en"])


def first_turn(edition: str = "br") -> Scene:
    """Red starts; region 2 has no trainee; the hands are dealt."""
    deal = ["deal 1", "deal 2", "deal 3", "deal 4", "deal Spy"]
    return at_start(2, edition).play("starter red", "start 1", "start 3", *deal)


@pytest.mark.rule("G-7.1")
@EDITIONS
def test_three_regions_one_without_trainee_marker_on_three(edition: str) -> None:
    scene = first_turn(edition)
    assert scene.trainees() == "(red-1) . (blue-1)"
    assert (scene.state.crates, scene.state.busts) == ([4, 4, 4], 3)


@pytest.mark.rule("G-7.1", "G-6.1")
def test_four_busts_end_it() -> None:
    scene = table(seats=2, busts=6, trainees="blue-1 red-1 red-1", rows={1: "red-3 red-4 blue-2"})
    assert scene.play("train 3", "flip 1").state.outcome().rule == "G-6.1"
    assert at_start(2).state.busts + 4 == 7


@pytest.mark.rule("G-7.2")
@EDITIONS
def test_the_first_turn_fills_the_empty_place_instead_of_an_option(edition: str) -> None:
    scene = first_turn(edition).play("roll 5")
    assert scene.options() == ["train 1", "train 2", "train 3", "train 4", "train Spy"]
    assert scene.refused("hide 4") == "G-3.3"
    scene.play("train Spy", "draw Runner")
    assert scene.trainees() == "(red-1) (red-Spy) (blue-1)"
    assert scene.hand("red") == "1 2 3 4 Runner"
    assert (scene.turn, scene.state.active) == ("roll", 1)


@pytest.mark.rule("G-7.2", "G-2.2")
def test_the_first_turn_begins_with_a_delivery() -> None:
    assert first_turn().play("roll 2").state.crates == [4, 5, 4]


@pytest.mark.rule("G-7.2")
def test_the_second_turn_is_an_ordinary_one() -> None:
    scene = first_turn().play("roll 5", "train Spy", "roll 6")
    assert {wish.split()[0] for wish in scene.options()} == {"train", "hide"}


@pytest.mark.rule("G-7.3", "G-3.2")
def test_ones_own_trainees_are_flipped_when_there_are_no_others() -> None:
    scene = table(seats=2, trainees="red-1 red-2 red-Spy").play("train 3")
    assert scene.options() == ["flip 1", "flip 2", "flip 3"]


@pytest.mark.rule("G-7.3", "G-4.9")
def test_flipping_ones_own_special_gives_no_power() -> None:
    scene = table(seats=2, trainees="red-1 red-2 red-Spy").play("train 3", "flip 3")
    assert (scene.row(3), scene.turn) == ("red-Spy", "roll")


@pytest.mark.rule("G-7.3", "G-5.3")
def test_the_rest_is_as_with_more_players() -> None:
    scene = table(seats=2, trainees="blue-1 red-1 red-1", rows={1: "red-3 red-4 (blue-2) blue-3"}, crates="9 4 4")
    scene.play("train 3", "flip 1")
    assert [(told["seat"], told["total"], told["crates"]) for told in scene.told("confiscated")] == [
        (0, 7, 5),
        (1, 6, 2),
    ]
    assert scene.state.crates == [4, 5, 5]
