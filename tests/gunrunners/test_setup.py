"""Section G-1: setup."""

from __future__ import annotations

import pytest

from gunrunners.scenario import at_start
from rodada.engine.errors import BadData
from rodada.games.gunrunners import game


@pytest.mark.rule("G-1.1")
@pytest.mark.parametrize(("edition", "seats"), [("en", 3), ("en", 4), ("br", 3), ("br", 4), ("br", 5)])
def test_one_region_a_player_with_four_crates_each(edition: str, seats: int) -> None:
    assert at_start(seats, edition).state.crates == [4] * seats


@pytest.mark.rule("G-1.1")
@pytest.mark.parametrize(
    ("edition", "seats", "key"),
    [("en", 5, "gunrunners-five-seats"), ("br", 6, "refused-out-of-range"), ("br", 1, "refused-out-of-range")],
)
def test_a_fifth_seat_only_in_the_brazilian_edition(edition: str, seats: int, key: str) -> None:
    with pytest.raises(BadData) as refusal:
        game.start(seats, game.options({"edition": edition}))
    assert (refusal.value.field, refusal.value.key) == ("seats", key)


@pytest.mark.rule("G-1.2")
def test_the_marker_is_on_start_and_the_warehouse_empty() -> None:
    state = at_start().state
    assert (state.busts, state.warehouse) == (0, 0)


@pytest.mark.rule("G-1.3")
def test_the_starting_player_is_drawn_and_places_first_then_clockwise() -> None:
    scene = at_start().play("starter yellow")
    assert scene.turn == "yellow"
    assert scene.options() == ["start 1", "start 2", "start 3"]
    scene.play("start 2")
    assert scene.turn == "red"
    assert scene.options() == ["start 1", "start 3"]
    scene.play("start 3")
    assert scene.turn == "blue"
    scene.play("start 1")
    assert scene.trainees() == "(blue-1) (yellow-1) (red-1)"
    assert scene.turn == "roll"
    assert scene.state.active == 2


@pytest.mark.rule("G-1.3")
def test_every_region_gets_one_trainee_only() -> None:
    assert at_start().play("starter red", "start 2").refused("start 2") == "G-1.3"


@pytest.mark.rule("G-1.3", "G-8.1")
@pytest.mark.parametrize("viewer", ["red", "blue", "yellow", "spectator"])
def test_that_the_first_trainees_are_ones_is_public(viewer: str) -> None:
    scene = at_start().play("starter red", "start 1", "start 2", "start 3")
    assert scene.sees(viewer) == "(red-1) (blue-1) (yellow-1)"


@pytest.mark.rule("G-1.4")
def test_five_cards_in_hand_and_eight_to_draw() -> None:
    deal = ["deal 1", "deal 2", "deal 3", "deal 4", "deal Spy"]
    scene = at_start().play("starter red", "start 1", "start 2", "start 3", *deal)
    assert scene.hand("red") == "1 2 3 4 Spy"
    assert [len(hand) for hand in scene.state.hand] == [5, 5, 5]
    assert [len(pile) for pile in scene.state.pile] == [8, 8, 8]


@pytest.mark.rule("G-1.4")
def test_each_player_sees_the_own_hand_alone() -> None:
    scene = at_start().play("starter red", "start 1", "start 2", "start 3", "deal 4")
    assert scene.told("drew", "red")[0] == {"seat": 0, "card": 4}
    assert all("card" not in told for told in scene.told("drew", "blue") if told["seat"] != 1)
    assert scene.seen_by("blue").table.hand[0] == (0, 0, 0, 0, 0)
