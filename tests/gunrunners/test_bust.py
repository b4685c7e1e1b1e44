"""Section G-5: phase 4, busts. Red flips blue's trainee at region 1, which is the fourth face-up card there."""

from __future__ import annotations

from typing import Any

import pytest

from gunrunners.scenario import Scene, table


def busted(row: str, trainee: str = "blue-1", **more: Any) -> Scene:
    """A bust at region 1 by red's option A; `row` is what lay there before."""
    rows = {1: row, **more.pop("rows", {})}
    trainees = f"{trainee} red-Runner yellow-1"
    return table(trainees=trainees, rows=rows, **more).play("train 3", "flip 1")


def shares(scene: Scene) -> list[tuple[int, int, int]]:
    """Seat, sum and crates of everybody who confiscated, in order."""
    return [(told["seat"], told["total"], told["crates"]) for told in scene.told("confiscated")]


@pytest.mark.rule("G-5.2", "G-5.3", "G-5.4", "G-5.6")
def test_book_example_twelve_crates_and_a_tie() -> None:
    """Sums red 5, blue 4 with a 3 nearest, yellow 4 with one 4: 6, 3, 2, one stays; then two arrive there."""
    rows = {2: "red-4 blue-3 (yellow-4) red-1"}
    scene = table(active="yellow", trainees="red-1 blue-1 yellow-1", rows=rows, crates="4 12 4", hands={"yellow": "2"})
    scene.play("train 2", "flip 2")
    assert shares(scene) == [(0, 5, 6), (1, 4, 3), (2, 4, 2)]
    assert scene.state.crates == [5, 1 + 2, 5]
    assert (scene.row(2), scene.trainees(), scene.state.busts) == ("", "(red-1) (yellow-2) (yellow-1)", 1)


@pytest.mark.rule("G-5.1")
def test_four_face_up_cards_are_a_bust_three_are_none() -> None:
    assert busted("red-3 red-4").state.busts == 0
    assert busted("red-3 red-4 yellow-1").state.busts == 1


@pytest.mark.rule("G-5.1")
def test_undercover_cards_do_not_count_towards_four() -> None:
    scene = busted("red-3 (red-4) (yellow-1) (blue-2)")
    assert scene.state.busts == 0
    assert scene.row(1) == "red-3 (red-4) (yellow-1) (blue-2) blue-1"


@pytest.mark.rule("G-5.1", "G-4.3")
def test_five_face_up_cards_are_one_bust() -> None:
    scene = busted("red-3 red-4 yellow-1", "blue-Director", rows={3: "yellow-3"}).play("move 3.1", "to 1")
    assert [told["busts"] for told in scene.told("bust")] == [1]
    assert shares(scene) == [(0, 7, 2), (2, 4, 1), (1, 1, 1)]


@pytest.mark.rule("G-5.2")
def test_undercover_cards_are_revealed_in_place_and_count() -> None:
    scene = busted("red-1 (yellow-4) red-1 blue-2")
    assert [(told["position"], told["owner"], told["card"]) for told in scene.told("revealed")] == [(1, 2, 4)]
    assert shares(scene) == [(2, 4, 2), (1, 3, 1), (0, 2, 1)]


@pytest.mark.rule("G-5.2")
def test_the_marker_moves_one_on() -> None:
    assert busted("red-3 red-4 yellow-1", busts=3).state.busts == 4


@pytest.mark.rule("G-5.3")
@pytest.mark.parametrize(
    ("crates", "taken", "left"),
    [(0, [0, 0, 0], 0), (1, [1, 0, 0], 0), (2, [1, 1, 0], 0), (7, [4, 2, 1], 0), (8, [4, 2, 1], 1), (12, [6, 3, 2], 1)],
)
def test_halves_are_rounded_up_while_crates_last_and_the_rest_stays(crates: int, taken: list[int], left: int) -> None:
    scene = busted("red-4 yellow-3 red-3", "blue-2", crates=f"{crates} 4 4")
    assert scene.state.won == [taken[0], taken[2], taken[1]]
    assert scene.state.crates[0] == left + 2


@pytest.mark.rule("G-5.3")
def test_who_has_no_card_there_takes_nothing_and_the_next_does_not_move_up_twice() -> None:
    assert shares(busted("blue-3 blue-4 red-1", crates="9 4 4")) == [(1, 8, 5), (0, 1, 2)]


@pytest.mark.rule("G-5.3")
def test_trainees_do_not_count() -> None:
    scene = table(trainees="blue-1 red-4 red-4", rows={1: "blue-2 blue-3 red-1"}, hands={"red": "3"})
    assert shares(scene.play("train 3", "flip 1")) == [(1, 6, 2), (0, 1, 1)]


@pytest.mark.rule("G-5.4")
@pytest.mark.parametrize(
    ("row", "order"),
    [
        ("red-2 yellow-1 yellow-2", [2, 0, 1]),  # yellow 3; then red 2 before blue 2 by place
        ("yellow-2 red-2 blue-1", [1, 2, 0]),  # blue 3; yellow's card is nearer than red's
        ("(yellow-2) red-1 red-1 blue-4", [1, 2, 0]),  # an undercover card lies where it lies
    ],
)
def test_the_nearer_card_wins_a_tie(row: str, order: list[int]) -> None:
    assert [seat for seat, _, _ in shares(busted(row, "blue-2"))] == order


@pytest.mark.rule("G-5.4", "G-4.3")
def test_position_counts_not_time_after_a_director() -> None:
    """Red's 3 was there before yellow's; the Director takes red's other card away and puts it back behind."""
    rows = {1: "yellow-3 blue-2", 2: "red-3"}
    scene = table(trainees="blue-Director red-1 yellow-1", rows=rows, hands={"red": "2"})
    scene.play("train 2", "flip 1", "move 2.1", "to 1")
    assert [seat for seat, _, _ in shares(scene)] == [2, 1, 0]


@pytest.mark.rule("G-5.4", "G-4.4")
def test_position_counts_not_time_after_an_informer() -> None:
    """Yellow's undercover 3 lay nearest, but the Informer has put it at the end of the same row."""
    rows = {1: "(yellow-3) red-3 blue-1 blue-1"}
    scene = table(trainees="blue-Informer red-1 yellow-1", rows=rows, hands={"red": "2"})
    scene.play("train 2", "flip 1", "look 1.1", "to 1")
    assert shares(scene)[1:] == [(0, 3, 1), (2, 3, 1)]


@pytest.mark.rule("G-5.5")
def test_the_row_is_discarded_the_trainees_stay() -> None:
    scene = busted("red-3 (yellow-4) red-4 yellow-1", rows={2: "red-2"})
    assert (scene.row(1), scene.row(2), scene.trainees()) == ("", "red-2", "(red-3) (red-Runner) (yellow-1)")
    assert scene.state.gone == [(3, 4), (1,), (1, 4)]


@pytest.mark.rule("G-5.5")
@pytest.mark.parametrize("viewer", ["red", "blue", "spectator"])
def test_nobody_looks_through_discards(viewer: str) -> None:
    scene = busted("red-3 red-4 yellow-1")
    assert scene.seen_by(viewer, recall=False).table.gone == [(0, 0), (0,), (0,)]


@pytest.mark.rule("G-5.6")
def test_special_delivery() -> None:
    scene = busted("red-3 red-4 yellow-1", crates="8 4 4")
    assert scene.told("special_delivery") == [{"region": 0, "arrived": 2, "others": 2}]
    assert scene.state.crates == [1 + 2, 5, 5]
    assert scene.state.supply == 99 - 16 - 4


def double_bust(**more: Any) -> Scene:
    """The Director makes row 2 the second with four: red decides in which order they bust."""
    rows = {1: "red-3 red-4 yellow-1", 2: "yellow-3 yellow-4 red-2", 3: "blue-3"}
    scene = table(trainees="blue-Director red-1 yellow-1", rows=rows, crates="8 5 4", **more)
    return scene.play("train 3", "flip 1", "move 3.1", "to 2")


@pytest.mark.rule("G-5.7")
def test_double_bust_the_active_player_says_which_first() -> None:
    scene = double_bust()
    assert (scene.turn, scene.options()) == ("red", ["bust 1", "bust 2"])
    assert scene.refused("bust 3") == "G-5.1"
    assert scene.refused("bust 1", "blue") == "G-5.7"


@pytest.mark.rule("G-5.7", "G-5.6")
@pytest.mark.parametrize(
    ("first", "taken"),
    [
        ("bust 1", [(0, 0, 4), (0, 2, 2), (0, 1, 1), (1, 2, 3), (1, 1, 2), (1, 0, 1)]),
        ("bust 2", [(1, 2, 3), (1, 1, 1), (1, 0, 1), (0, 0, 5), (0, 2, 2), (0, 1, 1)]),
    ],
)
def test_each_is_resolved_with_its_delivery_before_the_next(first: str, taken: list[tuple[int, int, int]]) -> None:
    scene = double_bust().play(first)
    assert [(told["region"], told["seat"], told["crates"]) for told in scene.told("confiscated")] == taken
    assert [event.kind for event in scene.events].count("special_delivery") == 2
    assert (scene.state.busts, scene.turn) == (2, "roll")


@pytest.mark.rule("G-5.7", "G-6.1")
def test_a_double_bust_may_be_the_seventh_and_an_eighth() -> None:
    scene = double_bust(busts=6).play("bust 2")
    assert (scene.state.busts, scene.turn) == (8, "over")
    assert scene.state.outcome().rule == "G-6.1"
