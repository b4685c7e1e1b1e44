"""Lists of operations: whom they fall on, under which condition, what happens otherwise."""

from __future__ import annotations

import pytest

from star_munchkin.effects.scene import Scene, card, op, shot


def snare(*ops: dict[str, object], **fields: object) -> dict[str, object]:
    return card("trap", "snare", ops=list(ops), **fields)


def levels(scene: Scene) -> list[int]:
    return [scene.level(seat) for seat in range(scene.state.seats)]


def at_five(*rows: dict[str, object]) -> Scene:
    scene = Scene(*rows)
    for seat in range(4):
        scene.seat(seat, level=5)
    return scene


@pytest.mark.parametrize(
    ("who", "after"),
    [
        ("you", [5, 4, 5, 5]),
        ("left", [5, 5, 4, 5]),
        ("right", [4, 5, 5, 5]),
        ("others", [4, 5, 4, 4]),
        ("all", [4, 4, 4, 4]),
        ("player", [5, 5, 5, 4]),
    ],
)
def test_on_whom_an_operation_falls(who: str, after: list[int]) -> None:
    scene = at_five(snare(op("lose_levels", who=who, n=1))).trap("snare", victim=1, player=3).quiet()
    assert levels(scene) == after


def test_left_and_right_pass_over_the_dead() -> None:
    scene = at_five(snare(op("lose_levels", who="left", n=1), op("lose_levels", who="right", n=1))).dead(2)
    assert levels(scene.trap("snare", 1).quiet()) == [4, 5, 5, 4]


def test_several_are_asked_from_the_left_and_you_last() -> None:
    scene = Scene(snare(op("lose_hand", who="all", n=1)))
    for seat, cards in enumerate(
        (["laser", "dazer"], ["raser", "maser"], ["shmaser", "bobaser"], ["eraser", "vibrosword"])
    ):
        scene.seat(seat, hand=cards)
    scene.trap("snare", victim=2).quiet()
    asked = []
    while scene.state.window is None and scene.state.stack[-1][0] != 4:
        asked.append(scene.turn)
        scene.state.play(scene.turn, scene.state.actions(scene.turn)[0])
    assert asked == [3, 0, 1, 2]


def test_the_helper_is_nobody_outside_of_a_combat_and_so_something_else_happens() -> None:
    rows = snare(op("lose_levels", who="helper", n=1, otherwise=[op("lose_levels", n=2)]))
    assert levels(at_five(rows).trap("snare", 1).quiet()) == [5, 3, 5, 5]


def test_the_helper_of_the_combat() -> None:
    scene = at_five(snare(op("lose_levels", who="helper", n=1))).combat(0, "blob", helper=2).trap("snare", 1).quiet()
    assert levels(scene) == [5, 5, 4, 5]


def test_you_choose_among_those_on_whom_it_has_an_effect() -> None:
    scene = at_five(snare(op("lose_levels", who="chosen", n=1))).seat(0, level=1).trap("snare", 1).quiet()
    assert (scene.turn, scene.choices()) == (1, ["seat 3", "seat 4"])
    assert levels(scene.play("seat 4")) == [1, 5, 5, 4]


def test_lowest_and_highest_and_a_choice_where_they_are_tied() -> None:
    scene = at_five(snare(op("lose_levels", who="highest", n=1))).seat(3, level=7).trap("snare", 1).quiet()
    assert levels(scene) == [5, 5, 5, 6]
    tied = at_five(snare(op("gain_levels", who="lowest", n=1))).seat(3, level=7).trap("snare", 1).quiet()
    assert (tied.turn, tied.choices()) == (1, ["seat 1", "seat 2", "seat 3"])
    assert levels(tied.play("seat 3")) == [5, 5, 6, 7]


def test_a_condition_is_asked_of_the_seat_it_falls_on() -> None:
    scene = at_five(snare(op("lose_levels", who="all", n=1, when={"sex": "male"}))).seat(2, level=5, sex="male")
    assert levels(scene.trap("snare").quiet()) == [5, 5, 4, 5]


def test_otherwise_runs_for_each_seat_on_which_nothing_happened() -> None:
    rows = snare(op("lose_hand", who="all", n=1, otherwise=[op("lose_levels", who="them", n=1)]))
    scene = at_five(rows).seat(2, level=5, hand=["laser"]).trap("snare").quiet()
    assert (levels(scene), scene.hand(2)) == ([4, 4, 5, 4], [])


def test_you_stays_you_in_what_happens_otherwise() -> None:
    rows = snare(op("lose_hand", who="left", n=1, otherwise=[op("lose_levels", n=1)]))
    assert levels(at_five(rows).trap("snare", 1).quiet()) == [5, 4, 5, 5]


def test_a_skipped_operation_has_done_nothing() -> None:
    rows = snare(op("lose_levels", n=1, when={"sex": "male"}, otherwise=[op("lose_levels", n=3)]))
    assert levels(at_five(rows).trap("snare").quiet()) == [2, 5, 5, 5]


def test_operations_come_one_after_another() -> None:
    """Captain Quark: down two, then somebody else up one."""
    scene = at_five().lost(1, "captain-quark").bad_stuff("captain-quark", 1).quiet()
    scene.play("seat 3")
    assert levels(scene) == [5, 3, 6, 5]


@pytest.mark.rule("M-5.6")
def test_the_bad_stuff_of_an_enhancer_comes_after_that_of_its_monster() -> None:
    scene = at_five().lost(1, "awful-green-thing + with-a-grudge").bad_stuff("awful-green-thing", 1).quiet()
    assert levels(scene) == [5, 2, 5, 5]


@pytest.mark.rule("M-10.1")
def test_a_card_that_would_do_nothing_at_all_is_not_offered() -> None:
    nothing = Scene(shot(op("lose_item"), op("lose_levels", n=1))).seat(0, hand=["shot"])
    assert not nothing.may(0, "play shot")
    assert Scene(shot(op("lose_item"), op("lose_levels", n=1))).seat(0, level=2, hand=["shot"]).may(0, "play shot")


@pytest.mark.rule("M-10.4")
def test_a_trap_is_not_played_on_those_it_could_not_hit() -> None:
    scene = Scene().seat(0, hand=["antimatter"]).seat(2, before=["laser"]).seat(3, before=["dazer"])
    assert scene.play("play antimatter").choices() == ["seat 3", "seat 4"]


def test_positions_come_back_in_the_middle_of_a_list() -> None:
    from rodada.games.star_munchkin.state import StarMunchkinState

    scene = Scene(snare(op("lose_hand", n=2))).seat(1, hand=["laser", "dazer", "raser"]).trap("snare", 1).quiet()
    twin = scene.state.copy()
    assert isinstance(twin, StarMunchkinState)
    assert all(type(frame) is tuple for frame in twin.stack)
    scene.play("card laser", "card dazer")
    assert twin.hand[1] != scene.state.hand[1]
