"""Section G-3: phase 2, an agent is deployed."""

from __future__ import annotations

from typing import Any

import pytest

from gunrunners.scenario import Scene, table

OTHERS = "blue-1 red-2 yellow-1"


def red_to_deploy(**more: Any) -> Scene:
    return table(trainees=OTHERS, hands={"red": "3 4 Spy"}, **more)


@pytest.mark.rule("G-3.1")
def test_option_a_turns_up_an_opponents_trainee_and_fills_its_place() -> None:
    scene = red_to_deploy(rows={1: "yellow-2 (red-1)"}).play("train 4", "flip 1")
    assert scene.row(1) == "yellow-2 (red-1) blue-1"
    assert scene.trainees() == "(red-4) (red-2) (yellow-1)"


@pytest.mark.rule("G-3.1")
def test_book_example_blue_deploys_a_trainee_at_region_2() -> None:
    scene = table(active="blue", trainees="blue-1 red-3 yellow-1", rows={2: "yellow-1"}, hands={"blue": "2"})
    scene.play("train 2", "flip 2")
    assert (scene.row(2), scene.trainees()) == ("yellow-1 red-3", "(blue-1) (blue-2) (yellow-1)")


@pytest.mark.rule("G-3.2")
def test_ones_own_trainee_may_not_be_moved() -> None:
    scene = red_to_deploy().play("train 4")
    assert scene.options() == ["flip 1", "flip 3"]
    assert scene.refused("flip 2") == "G-3.2"


@pytest.mark.rule("G-3.2")
@pytest.mark.parametrize(("edition", "wishes"), [("br", ["train 4", "flip 2"]), ("en", ["flip 2", "train 4"])])
def test_with_the_last_card_it_may(edition: str, wishes: list[str]) -> None:
    scene = table(trainees=OTHERS, hands={"red": "4"}, piles={"red": ""}, edition=edition).play(*wishes)
    assert (scene.row(2), scene.trainees()) == ("red-2", "(blue-1) (red-4) (yellow-1)")


@pytest.mark.rule("G-3.2")
@pytest.mark.parametrize(("hand", "pile"), [("4", "1"), ("3 4", "")])
def test_with_a_card_more_in_hand_or_pile_it_may_not(hand: str, pile: str) -> None:
    scene = table(trainees=OTHERS, hands={"red": hand}, piles={"red": pile}).play("train 4")
    assert scene.refused("flip 2") == "G-3.2"


@pytest.mark.rule("G-3.2")
def test_when_all_trainees_are_ones_own_it_may() -> None:
    scene = table(trainees="red-1 red-2 red-Spy", hands={"red": "3 4"}).play("train 4")
    assert scene.options() == ["flip 1", "flip 2", "flip 3"]


@pytest.mark.rule("G-3.3")
def test_option_b_puts_a_card_face_down_at_the_right_end_of_any_row() -> None:
    scene = red_to_deploy(rows={2: "blue-3"}).play("hide 4")
    assert scene.options() == ["at 1", "at 2", "at 3"]
    assert scene.play("at 2").row(2) == "blue-3 (red-4)"


@pytest.mark.rule("G-3.3")
def test_book_example_red_hides_a_4_at_region_1() -> None:
    assert red_to_deploy(rows={1: "blue-2 yellow-2"}).play("hide 4", "at 1").row(1) == "blue-2 yellow-2 (red-4)"


@pytest.mark.rule("G-3.3", "G-4.7")
@pytest.mark.parametrize(
    ("rows", "may_hide"),
    [
        ("", True),
        ("(blue-3)", True),
        ("(red-3)", False),
        ("(red-3) red-Manager*", True),
        ("(red-3) red-Manager", False),
        ("(red-3) blue-Manager*", False),
        ("(red-3) (red-2) red-Manager*", False),
        ("(red-3) (red-2)", False),
    ],
)
def test_the_limit_is_one_or_two_with_ones_own_manager(rows: str, may_hide: bool) -> None:
    scene = red_to_deploy(rows={3: rows})
    assert bool(scene.options("hide")) is may_hide
    assert may_hide or scene.refused("hide 4") == "G-3.3"


@pytest.mark.rule("G-3.4")
@pytest.mark.parametrize(("edition", "forced"), [("br", {"train"}), ("en", {"flip"})])
def test_without_option_b_option_a_is_forced(edition: str, forced: set[str]) -> None:
    scene = red_to_deploy(edition=edition, rows={3: "(red-3)"})
    assert {wish.split()[0] for wish in scene.options()} == forced


@pytest.mark.rule("G-3.4")
def test_there_is_no_passing() -> None:
    scene = red_to_deploy()
    assert {wish.split()[0] for wish in scene.options()} == {"train", "hide"}
    assert scene.refused("decline") == "G-4.1"


@pytest.mark.rule("G-3.5")
@pytest.mark.parametrize("wishes", [["train 4", "flip 1"], ["hide 4", "at 1"]])
def test_then_a_card_is_drawn(wishes: list[str]) -> None:
    assert red_to_deploy().play(*wishes, "draw Runner").hand("red") == "3 Spy Runner"


@pytest.mark.rule("G-3.5")
def test_with_no_draw_pile_the_game_goes_on_with_the_hand() -> None:
    scene = red_to_deploy(piles={"red": ""}, decision="deploy").play("hide 4", "at 1")
    assert (scene.hand("red"), scene.turn, scene.state.active) == ("3 Spy", "roll", 1)


@pytest.mark.rule("G-3.6", "G-8.1")
@pytest.mark.parametrize("viewer", ["red", "blue", "yellow", "spectator"])
def test_nobody_may_look_at_face_down_cards_not_even_the_owner(viewer: str) -> None:
    scene = red_to_deploy(rows={1: "(red-3) blue-2 (yellow-4)"})
    assert scene.sees_row(viewer, 1, recall=False) == "(red-?) blue-2 (yellow-?)"
    assert scene.sees(viewer, recall=False) == "(blue-?) (red-?) (yellow-?)"


@pytest.mark.rule("G-3.7")
def test_brazilian_the_hand_card_is_chosen_before_the_flip() -> None:
    scene = red_to_deploy()
    assert scene.options("train") == ["train 3", "train 4", "train Spy"]
    assert scene.refused("flip 1") == "G-3.7"
    scene.play("train 4")
    assert scene.options() == ["flip 1", "flip 3"]
    assert scene.refused("train 3") == "G-3.7"


@pytest.mark.rule("G-3.7", "G-8.1")
def test_the_chosen_card_is_seen_by_nobody_else() -> None:
    scene = red_to_deploy().play("train 4")
    assert scene.told("chose", "red") == [{"seat": 0, "option_a": 1, "card": 4}]
    assert scene.told("chose", "blue") == [{"seat": 0, "option_a": 1}]
    assert [scene.seen_by(viewer).table.chosen for viewer in ("red", "blue", "spectator")] == [4, 0, 0]


@pytest.mark.rule("G-3.7")
def test_english_the_flipped_card_is_seen_first() -> None:
    scene = red_to_deploy(edition="en")
    assert scene.options("flip") == ["flip 1", "flip 3"]
    assert scene.refused("train 4") == "G-3.7"
    scene.play("flip 1")
    assert (scene.row(1), scene.trainees()) == ("blue-1", ". (red-2) (yellow-1)")
    assert scene.options() == ["train 3", "train 4", "train Spy"]
    assert scene.play("train Spy").trainees() == "(red-Spy) (red-2) (yellow-1)"
