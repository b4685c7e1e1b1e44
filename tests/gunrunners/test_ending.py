"""Section G-6: how the game ends and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from gunrunners.scenario import Scene, table
from rodada.engine.errors import Refused

NOTHING = {"red": "", "blue": "", "yellow": ""}


def seventh_bust(**more: Any) -> Scene:
    """Red flips blue's 1 at region 1: the seventh bust. Sums red 7, yellow 2, blue 1."""
    trainees = more.pop("trainees", "blue-1 red-1 yellow-1")
    return table(trainees=trainees, rows={1: "red-3 red-4 yellow-2", **more.pop("rows", {})}, busts=6, **more).play(
        "train 3", "flip 1"
    )


def last_card(**more: Any) -> Scene:
    """Red plays the last card of all players: a 3 in the place of blue's 2 at region 1."""
    defaults: dict[str, Any] = {"trainees": "blue-2 red-1 yellow-1", "piles": NOTHING}
    return table(**{**defaults, **more}).play("train 3", "flip 1")


@pytest.mark.rule("G-6.1")
def test_the_seventh_space_ends_the_game_after_this_turns_busts() -> None:
    scene = seventh_bust(rows={2: "red-2 red-2"})
    assert (scene.state.busts, scene.turn, scene.row(2)) == (7, "over", "red-2 red-2")
    assert scene.state.outcome().rule == "G-6.1"
    assert scene.told("ended") == [{"ending": 1}]


@pytest.mark.rule("G-6.1")
def test_the_seventh_bust_has_its_special_delivery() -> None:
    assert seventh_bust(crates="4 4 4").state.crates == [0 + 2 + 0, 5, 5]


@pytest.mark.rule("G-6.1")
def test_six_busts_do_not_end_it() -> None:
    scene = table(trainees="blue-1 red-1 yellow-1", rows={1: "red-3 red-4 yellow-2"}, busts=5)
    assert scene.play("train 3", "flip 1").turn == "roll"


@pytest.mark.rule("G-6.2")
def test_when_all_cards_are_played_half_the_crates_go_and_every_region_busts() -> None:
    scene = last_card(rows={1: "red-4", 2: "(blue-3) yellow-1"}, crates="9 5 4")
    assert [told["crates"] for told in scene.told("removed")] == [5, 3, 2]
    assert scene.told("confiscated") == [
        {"region": 0, "seat": 0, "total": 4, "crates": 2},
        {"region": 0, "seat": 1, "total": 2, "crates": 1},
        {"region": 1, "seat": 1, "total": 3, "crates": 1},
        {"region": 1, "seat": 2, "total": 1, "crates": 1},
    ]
    assert (scene.state.crates, scene.state.removed, scene.turn) == ([1, 0, 2], 10, "over")
    assert scene.told("special_delivery") == []
    assert scene.state.outcome().rule == "G-6.2"


@pytest.mark.rule("G-6.2")
def test_an_ordinary_bust_of_the_last_turn_comes_first() -> None:
    scene = last_card(rows={1: "red-4 red-3 yellow-1"}, crates="8 4 4")
    assert [told["busts"] for told in scene.told("bust")] == [1]
    assert scene.state.won[0] == 4
    assert [told["crates"] for told in scene.told("removed")] == [2, 3, 3]


@pytest.mark.rule("G-6.2")
@pytest.mark.parametrize(("hands", "piles"), [({"blue": "4"}, NOTHING), ({}, {"red": "", "blue": "4", "yellow": ""})])
def test_a_card_left_anywhere_keeps_the_game_going(hands: dict[str, str], piles: dict[str, str]) -> None:
    assert last_card(hands=hands, piles=piles).turn == "roll"


@pytest.mark.rule("G-6.2", "G-6.1")
def test_both_ends_in_one_turn_the_busts_alone() -> None:
    scene = last_card(rows={1: "red-4 red-3 yellow-1"}, busts=6)
    assert scene.state.outcome().rule == "G-6.1"
    assert (scene.told("removed"), scene.state.removed) == ([], 0)


@pytest.mark.rule("G-6.3")
def test_most_crates_wins() -> None:
    outcome = seventh_bust(won={"red": 1, "blue": 30, "yellow": 20}).state.outcome()
    assert (outcome.ranks, outcome.scores, outcome.winners()) == ((3, 1, 2), (3, 31, 21), [1])


def tie(rows: dict[int, str], trainees: str, edition: str = "en", **more: Any) -> Scene:
    """Red and blue end with 10 crates each: the seventh bust gives red 2 of 4, yellow 1 and blue 1.

    Red's Runner, a 2, goes into the place at the bust region.
    """
    won = {"red": 8, "blue": 9}
    rows = {1: "red-3 red-4 yellow-2", **rows}
    hands = more.pop("hands", {"red": "Runner"})
    scene = table(edition=edition, trainees=f"blue-1 {trainees}", rows=rows, busts=6, won=won, hands=hands, **more)
    return scene.play(*(["flip 1", "train Runner"] if edition == "en" else ["train Runner", "flip 1"]))


@pytest.mark.rule("G-6.3")
@pytest.mark.parametrize(
    ("row", "ranks"),
    [
        ("red-2 blue-3", (2, 1, 3)),  # a higher total
        ("red-2 red-1 (blue-4)", (2, 1, 3)),
        ("red-1 red-2 blue-3", (2, 1, 3)),  # equal totals: the highest single card
        ("red-3 blue-3", (1, 1, 3)),  # equal in everything: a shared victory
        ("", (1, 1, 3)),
    ],
)
def test_ties(row: str, ranks: tuple[int, int, int]) -> None:
    scene = tie({2: row}, "yellow-1 yellow-1")
    assert scene.state.won[:2] == [10, 10]
    assert scene.state.outcome().ranks == ranks


@pytest.mark.rule("G-6.3")
def test_a_shared_victory_has_two_winners_and_no_second_place() -> None:
    outcome = tie({}, "yellow-1 yellow-1").state.outcome()
    assert (outcome.winners(), outcome.ranks) == ([0, 1], (1, 1, 3))


@pytest.mark.rule("G-6.3")
def test_the_remaining_cards_of_those_who_tie_are_told() -> None:
    assert tie({2: "red-1 red-2 blue-3"}, "yellow-1 yellow-1").told("remaining") == [
        {"seat": 0, "total": 3, "highest": 2},
        {"seat": 1, "total": 3, "highest": 3},
    ]


@pytest.mark.rule("G-6.4")
def test_english_own_cards_on_both_sides_of_the_regions_without_a_bust() -> None:
    """The busted region's new trainee, hands and piles do not count."""
    scene = tie({2: "red-2 (red-4)", 3: "blue-Spy"}, "red-1 blue-4", hands={"red": "Runner", "blue": "4"})
    assert scene.told("remaining") == [
        {"seat": 0, "total": 7, "highest": 4},
        {"seat": 1, "total": 6, "highest": 4},
    ]


@pytest.mark.rule("G-6.4")
def test_brazilian_hand_draw_pile_and_both_sides_of_all_regions() -> None:
    """Red: trainees 2 (at the bust region) and 1, row 2, hand 4, pile Spy (2). Blue: hand 4, trainee 4, row 1."""
    piles = {"red": "Spy", "blue": ""}
    scene = tie({2: "red-2", 3: "blue-1"}, "red-1 blue-4", "br", hands={"red": "4 Runner", "blue": "4"}, piles=piles)
    assert scene.told("remaining") == [
        {"seat": 0, "total": 11, "highest": 4},
        {"seat": 1, "total": 9, "highest": 4},
    ]


@pytest.mark.rule("G-6.4")
@pytest.mark.parametrize(("edition", "ranks"), [("br", (2, 1, 3)), ("en", (1, 1, 3))])
def test_after_the_last_card_every_region_is_a_bust_region(edition: str, ranks: tuple[int, ...]) -> None:
    """Only trainees are left: they count in the Brazilian edition and not in the English one."""
    position = {"trainees": "blue-2 red-1 blue-4", "piles": NOTHING, "won": {"red": 5, "blue": 5}, "crates": "0 0 0"}
    scene = table(edition=edition, **position)
    scene.play(*(["flip 1", "train 3"] if edition == "en" else ["train 3", "flip 1"]))
    assert scene.state.won == [5, 5, 0]
    assert scene.state.outcome().ranks == ranks


@pytest.mark.rule("G-6.1")
def test_after_the_end_nothing_may_be_played() -> None:
    scene = seventh_bust()
    assert scene.state.actions(0) == []
    assert scene.refused("train 3") == "G-6.1"


@pytest.mark.rule("G-6.3")
def test_before_the_end_there_is_no_outcome() -> None:
    with pytest.raises(Refused):
        table(trainees="blue-1 red-1 yellow-1").state.outcome()
