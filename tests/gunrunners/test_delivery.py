"""Section G-2: phase 1, weapons are delivered."""

from __future__ import annotations

import pytest

from gunrunners.scenario import table


@pytest.mark.rule("G-2.2")
def test_book_example_roll_3_with_an_empty_warehouse() -> None:
    scene = table(decision="deliver").play("roll 3")
    assert scene.state.crates == [4, 4, 5]
    assert scene.state.supply == 99 - 13


@pytest.mark.rule("G-2.3")
def test_book_example_four_regions_roll_5() -> None:
    scene = table(seats=4, decision="deliver").play("roll 5")
    assert (scene.state.crates, scene.state.warehouse) == ([4, 4, 4, 4], 1)


@pytest.mark.rule("G-2.2")
def test_book_example_two_in_the_warehouse_roll_3() -> None:
    scene = table(warehouse=2, decision="deliver").play("roll 3")
    assert (scene.state.crates, scene.state.warehouse) == ([4, 4, 7], 0)


@pytest.mark.rule("G-2.1", "G-2.2")
def test_book_example_five_in_the_warehouse_roll_2() -> None:
    scene = table(warehouse=5, decision="deliver")
    assert (scene.state.crates, scene.state.warehouse) == ([5, 5, 5], 2)
    scene.play("roll 2")
    assert (scene.state.crates, scene.state.warehouse) == ([5, 8, 5], 0)


@pytest.mark.rule("G-2.1", "G-2.3")
def test_what_remains_after_the_sharing_stays_and_the_roll_may_add_to_it() -> None:
    scene = table(seats=4, warehouse=5, decision="deliver").play("roll 6")
    assert (scene.state.crates, scene.state.warehouse) == ([5, 5, 5, 5], 2)


@pytest.mark.rule("G-2.1")
def test_four_in_the_warehouse_are_not_shared_out() -> None:
    scene = table(warehouse=4, decision="deliver").play("roll 6")
    assert (scene.state.crates, scene.state.warehouse) == ([4, 4, 4], 5)


@pytest.mark.rule("G-2.1")
def test_with_five_regions_the_sharing_empties_the_warehouse() -> None:
    scene = table(seats=5, warehouse=5, decision="deliver").play("roll 6")
    assert (scene.state.crates, scene.state.warehouse) == ([5] * 5, 1)


@pytest.mark.rule("G-2.2")
def test_nobody_acts_before_the_roll() -> None:
    assert table(decision="deliver", trainees="blue-1 red-1 yellow-1").refused("train 3", "red") == "G-2.2"
