"""Section G-8 and what a Spy leaves to know (G-4.6).

Red flips blue's Spy at region 1 and puts a 3 there; blue deals the three trainees anew. `believes` is what the trainees
may be for all that a seat knows: every world that the sampler draws.
"""

from __future__ import annotations

import pytest

from gunrunners.scenario import Scene, at_start, table, trainees
from rodada.engine.chance import Seeded
from rodada.games.gunrunners import game

ALL = ("red", "blue", "yellow", "spectator")


def spied(trainees: str, *deal: str) -> Scene:
    scene = table(trainees=f"blue-Spy {trainees}", hands={"red": "3", "blue": "2", "yellow": "2"})
    return scene.play("train 3", "flip 1", "spy", *(f"deal {card}" for card in deal))


def believes(scene: Scene, viewer: str, draws: int = 400) -> set[str]:
    sampler, random = game.sampler(scene.seen_by(viewer)), Seeded(1)
    return {trainees(sampler.sample(random)) for _ in range(draws)}


def believed_cards(scene: Scene, viewer: str, agency: str = "red") -> set[tuple[str, ...]]:
    """The trainees of one agency, in no order."""
    found = set()
    for world in believes(scene, viewer):
        found.add(tuple(sorted(card.strip("()").split("-")[1] for card in world.split() if agency in card)))
    return found


# --- what a dealing blurs, and for whom ---


@pytest.mark.rule("G-4.6", "G-8.1")
def test_the_owner_no_longer_knows_which_back_is_which() -> None:
    scene = spied("red-2 red-4", "red-4", "red-3")
    assert scene.sees("red") == "(red-?) (red-?) (red-?)"
    assert believed_cards(scene, "red") == {("2", "3", "4")}
    assert len(believes(scene, "red")) == 6


@pytest.mark.rule("G-4.6", "G-8.1")
def test_the_spy_knows_every_card() -> None:
    scene = spied("red-2 red-4", "red-4", "red-3")
    assert scene.sees("blue") == "(red-4) (red-3) (red-2)"
    assert believes(scene, "blue") == {"(red-4) (red-3) (red-2)"}


@pytest.mark.rule("G-4.6", "G-8.1")
@pytest.mark.parametrize("viewer", ["yellow", "spectator"])
def test_who_knew_nothing_knows_nothing(viewer: str) -> None:
    scene = spied("red-2 red-4", "red-4", "red-3")
    assert scene.sees(viewer) == "(red-?) (red-?) (red-?)"
    assert len(believed_cards(scene, viewer)) > 20


@pytest.mark.rule("G-4.6")
def test_all_see_that_the_backs_moved_and_not_how() -> None:
    scene = spied("red-2 red-4", "red-4", "red-3")
    (dealt,) = [event for event in scene.events if event.kind == "dealt_out"]
    assert [dealt.seen_by(viewer).private for viewer in range(4)] == [None, (4, 3, 2), None, None]
    old = next(event for event in scene.events if event.kind == "spied").public[2::2]
    assert not set(old) & set(dealt.public[2::2])


@pytest.mark.rule("G-4.6", "G-8.1")
def test_a_single_back_stays_known_to_those_who_knew_it() -> None:
    scene = spied("red-2 yellow-4", "yellow-4", "red-2")
    assert scene.sees("yellow") == "(yellow-4) (red-?) (red-?)"
    assert scene.sees("red") == "(yellow-?) (red-?) (red-?)"


@pytest.mark.rule("G-4.6", "G-8.1")
def test_equal_cards_stay_known() -> None:
    scene = spied("red-3 yellow-4", "red-3", "yellow-4")
    assert scene.sees("red") == "(red-3) (yellow-?) (red-3)"
    assert scene.sees("yellow") == "(red-?) (yellow-4) (red-?)"


@pytest.mark.rule("G-4.6", "G-1.3", "G-8.1")
@pytest.mark.parametrize("viewer", ["yellow", "spectator"])
def test_of_a_known_1_all_know_that_it_is_among_them(viewer: str) -> None:
    scene = spied("red-1! yellow-1!", "yellow-1", "red-1")
    assert scene.sees(viewer) == "(yellow-1) (red-?) (red-?)"
    assert all("1" in cards for cards in believed_cards(scene, viewer))
    assert len(believed_cards(scene, viewer)) > 5
    assert believes(scene, "red") == {"(yellow-1) (red-1) (red-3)", "(yellow-1) (red-3) (red-1)"}


# --- what a flip tells afterwards ---


@pytest.mark.rule("G-4.6", "G-8.1")
def test_when_one_of_two_is_flipped_the_owner_knows_the_other() -> None:
    scene = spied("red-2 yellow-4", "yellow-4", "red-2")
    scene.play("roll 6", "train 2", "flip 2")
    assert scene.row(2) == "red-2"
    assert scene.sees("red") == "(yellow-?) (blue-?) (red-3)"
    assert scene.sees("yellow") == "(yellow-4) (blue-?) (red-?)"


@pytest.mark.rule("G-4.6", "G-1.3", "G-8.1")
def test_when_the_known_1_is_flipped_the_other_is_anything() -> None:
    scene = spied("red-1! yellow-1!", "yellow-1", "red-1").play("roll 6", "train 2", "flip 2")
    assert scene.sees("yellow") == "(yellow-1) (blue-?) (red-?)"
    assert len(believed_cards(scene, "yellow")) > 3


@pytest.mark.rule("G-4.6", "G-1.3", "G-8.1")
def test_when_the_other_is_flipped_all_know_the_1() -> None:
    scene = spied("red-1! yellow-1!", "yellow-1", "red-3").play("roll 6", "train 2", "flip 2")
    assert scene.row(2) == "red-3"
    assert all(scene.sees(viewer).endswith("(red-1)") for viewer in ALL)


@pytest.mark.rule("G-4.6")
def test_a_card_placed_later_is_not_blurred() -> None:
    scene = spied("red-2 yellow-4", "yellow-4", "red-2").play("roll 6", "train 2", "flip 2")
    assert "(blue-2)" in scene.sees("blue")


# --- two dealings by different Spies ---


def spied_twice(second: str) -> Scene:
    """Blue deals red's 3 and 2 and yellow's Spy; blue flips that Spy and puts a 2 there; yellow deals again."""
    scene = spied("red-2 yellow-Spy", "yellow-Spy", "red-2").play("roll 6", "train 2", "flip 1", "spy")
    return scene.play(*second.split(", "))


@pytest.mark.rule("G-4.6", "G-8.1")
def test_after_another_spy_the_first_one_knows_what_is_among_them() -> None:
    scene = spied_twice("deal red-3, deal blue-2")
    assert scene.trainees() == "(red-3) (blue-2) (red-2)"
    assert scene.sees("blue") == "(red-?) (blue-2) (red-?)"
    assert believes(scene, "blue") == {"(red-3) (blue-2) (red-2)", "(red-2) (blue-2) (red-3)"}
    assert scene.sees("yellow") == scene.trainees()
    assert believed_cards(scene, "red") == {("2", "3")}


@pytest.mark.rule("G-4.6", "G-8.1")
def test_a_single_back_that_was_blurred_before_is_what_it_can_be() -> None:
    """Red's 2 is flipped in between: yellow's Spy deals red's one blurred back, which red and blue know to be the 3."""
    scene = spied("red-2 yellow-Spy", "yellow-Spy", "red-2")
    scene.play("roll 6", "train 2", "flip 2", "roll 6", "hide 2", "at 3", "roll 6", "hide 1", "at 3")
    scene.play("roll 6", "train 1", "flip 1", "spy", "deal red-3", "deal blue-2")
    assert scene.trainees() == "(red-3) (blue-2) (blue-1)"
    assert [scene.sees(viewer).split()[0] for viewer in ALL] == ["(red-3)", "(red-3)", "(red-3)", "(red-?)"]
    assert {world.split()[0] for world in believes(scene, "blue")} == {"(red-3)"}


# --- other ways to know ---


@pytest.mark.rule("G-4.4", "G-8.1")
def test_an_informer_remembers_what_was_looked_at_and_where_it_went() -> None:
    scene = table(trainees="blue-Informer red-2 yellow-1", rows={2: "(yellow-4)"}).play("train 3", "flip 1")
    scene.play("look 2.1", "to 3")
    assert [scene.sees_row(viewer, 3) for viewer in ALL] == ["(yellow-?)", "(yellow-4)", "(yellow-4)", "(yellow-?)"]
    assert scene.sees_row("blue", 3, recall=False) == "(yellow-?)"


@pytest.mark.rule("G-8.1")
@pytest.mark.parametrize("viewer", ["red", "blue", "spectator"])
def test_owners_places_and_numbers_are_public(viewer: str) -> None:
    scene = table(trainees="blue-1 red-2 yellow-1", rows={2: "(yellow-4) red-1"}, won={"blue": 7})
    seen, truth = scene.seen_by(viewer, recall=False).table, scene.state
    assert scene.sees(viewer, recall=False) == "(blue-?) (red-?) (yellow-?)"
    assert scene.sees_row(viewer, 2, recall=False) == "(yellow-?) red-1"
    assert (seen.won, seen.supply, seen.crates) == (truth.won, truth.supply, truth.crates)
    assert [len(hand) for hand in seen.hand] == [len(hand) for hand in truth.hand]
    assert [len(pile) for pile in seen.pile] == [len(pile) for pile in truth.pile]
    assert all(card == 0 for pile in seen.pile for card in pile)


@pytest.mark.rule("G-8.3")
def test_what_counting_leaves_is_always_in_the_sample() -> None:
    """Of blue's cards all but the Spy and the 4 are gone: one of them is in hand, the other in training."""
    scene = table(trainees="blue-Spy red-2 yellow-1", hands={"blue": "4"}, piles={"blue": ""})
    assert {world.split()[0] for world in believes(scene, "red")} == {"(blue-Spy)", "(blue-4)"}
    scene = table(trainees="blue-Spy red-2 yellow-1", hands={"blue": ""}, piles={"blue": ""})
    assert {world.split()[0] for world in believes(scene, "red")} == {"(blue-Spy)"}


@pytest.mark.rule("G-8.3")
@pytest.mark.parametrize("viewer", ALL)
def test_every_sample_looks_the_same_to_the_viewer(viewer: str) -> None:
    scene = spied("red-1! yellow-4", "yellow-4", "red-1").play("roll 6", "train 2", "flip 2")
    seen, sampler, random = scene.seen_by(viewer), game.sampler(scene.seen_by(viewer)), Seeded(2)
    assert all(sampler.sample(random).view(scene.number(viewer)) == seen for _ in range(50))


@pytest.mark.rule("G-8.3", "G-4.6")
@pytest.mark.parametrize("viewer", ["red", "yellow", "spectator"])
def test_while_a_spy_deals_the_others_know_only_how_many_are_dealt(viewer: str) -> None:
    scene = spied("red-2 red-4", "red-4")
    seen = scene.seen_by(viewer)
    assert (seen.table.dealt, scene.sees(viewer)) == ([0], ". . .")
    worlds = [game.sampler(seen).sample(Seeded(n)) for n in range(60)]
    assert len({world.dealt[0] for world in worlds}) > 1
    assert all(world.view(scene.number(viewer)) == seen for world in worlds)


# --- the memory aid ---


@pytest.mark.rule("G-8.2")
def test_memory_aid_is_off_unless_the_table_wants_it() -> None:
    assert at_start().state.options.memory_aid is False
    assert at_start(memory_aid=True).state.options.memory_aid is True


@pytest.mark.rule("G-8.2", "G-3.6")
def test_with_the_aid_a_seat_sees_what_it_placed_and_without_it_not() -> None:
    scene = table(trainees="blue-1 red-2 yellow-1", rows={1: "(red-4)"})
    assert (scene.sees("red", recall=True), scene.sees_row("red", 1)) == ("(blue-?) (red-2) (yellow-?)", "(red-4)")
    assert (scene.sees("red", recall=False), scene.sees_row("red", 1, recall=False)) == (
        "(blue-?) (red-?) (yellow-?)",
        "(red-?)",
    )


@pytest.mark.rule("G-8.2", "G-4.6")
def test_a_spys_dealing_blurs_the_aid_for_the_others() -> None:
    scene = spied("red-2 yellow-4", "yellow-4", "red-2")
    assert [scene.sees(viewer) for viewer in ("red", "blue", "yellow")] == [
        "(yellow-?) (red-?) (red-?)",
        "(yellow-4) (red-2) (red-3)",
        "(yellow-4) (red-?) (red-?)",
    ]
    assert scene.sees("blue", recall=False) == "(yellow-?) (red-?) (red-?)"


@pytest.mark.rule("G-8.2", "G-5.5")
def test_discards_are_remembered_by_those_who_remember_all() -> None:
    scene = table(trainees="blue-1 red-2 yellow-1", rows={1: "red-1 red-4 yellow-2"}).play("train 3", "flip 1")
    assert scene.seen_by("yellow").table.gone == [(1, 4), (1,), (2,)]
    assert scene.seen_by("yellow", recall=False).table.gone == [(0, 0), (0,), (0,)]
