"""Cards are drawn, sifted, taken from the discards, lost from hand; hands change owners."""

from __future__ import annotations

import pytest

from star_munchkin.effects.scene import Scene, card, op, shot

HAND = ["laser", "dazer", "raser"]


def trap(*ops: dict[str, object]) -> dict[str, object]:
    return card("trap", "snare", ops=list(ops))


def test_cards_are_drawn_face_down() -> None:
    scene = Scene(shot(op("draw", deck="door", n=2))).seat(0, hand=["shot"])
    scene.play("play shot", "door antimatter", "door feline")
    assert scene.hand(0) == ["antimatter", "feline"]
    assert scene.state.known[scene.number("feline")] == 1 << 0


@pytest.mark.rule("M-2.2")
def test_an_empty_deck_is_made_of_its_discards_and_then_nobody_draws() -> None:
    scene = Scene(shot(op("draw", deck="treasure", n=4))).empty("treasure")
    scene.seat(0, level=2).state.discards[1] = (scene.number("shot"), scene.number("laser"))
    scene.carries_out("shot").quiet()
    assert scene.hand(0) == ["laser", "shot"]
    assert "reshuffled" in scene.told


@pytest.mark.rule("M-8.3", "M-8.4")
def test_the_reborn_draw_nothing() -> None:
    scene = Scene(trap(op("draw", deck="door", otherwise=[op("lose_levels", n=1)]))).seat(1, level=3).reborn(1)
    assert scene.trap("snare", 1).quiet().level(1) == 2


# --- sift ---


def sifted() -> Scene:
    scene = Scene(shot(op("sift", deck="door", n=3, keep=1))).seat(0, hand=["shot"])
    return scene.play("play shot", "door antimatter", "door feline", "door cyborg")


def test_of_sifted_cards_some_are_kept_and_the_rest_is_discarded_face_up() -> None:
    scene = sifted()
    assert sorted(scene.choices()) == ["card antimatter", "card cyborg", "card feline"]
    scene.play("card feline")
    assert scene.hand(0) == ["feline"]
    assert sorted(scene.on_discards("door")) == ["antimatter", "cyborg"]
    assert scene.state.sifted == []


def test_only_who_sifts_sees_the_cards() -> None:
    scene = sifted()
    assert 0 not in scene.state.view(0).table.sifted
    assert scene.state.view(1).table.sifted == [0, 0, 0]
    assert scene.state.view(0).table.actions(0) == scene.state.actions(0)


def test_with_too_few_cards_to_sift_all_are_kept_that_may_be() -> None:
    scene = Scene(shot(op("sift", deck="door", n=3, keep=2))).seat(0, hand=["shot"])
    scene.state.pile[0] = (scene.number("feline"),)
    scene.play("play shot").quiet()
    assert scene.hand(0) == ["feline"]


# --- discards ---


@pytest.mark.rule("M-2.2")
def test_the_topmost_discard_of_a_kind_is_taken_and_shown() -> None:
    scene = Scene(shot(op("take_discard", deck="door", kind="monster"))).seat(0, hand=["shot"])
    scene.discarded("lost-luggage", "pet-rock", "feline").play("play shot")
    assert scene.hand(0) == ["pet-rock"]
    assert scene.on_discards("door") == ["lost-luggage", "feline"]
    assert scene.state.known[scene.number("pet-rock")] == scene.state.everyone()


@pytest.mark.rule("M-2.2")
def test_who_may_take_any_discard_looks_through_them() -> None:
    scene = Scene(shot(op("take_discard", deck="door", pick="any"))).seat(0, hand=["shot"])
    scene.discarded("lost-luggage", "starfish", "feline").play("play shot")
    assert scene.choices() == ["card feline", "card lost-luggage", "card starfish"]
    assert scene.state.view(0, recall=False).table.actions(0) == scene.state.actions(0)
    assert scene.state.view(1, recall=False).table.discards[0][0] == 0
    scene.play("card lost-luggage")
    assert scene.hand(0) == ["lost-luggage"]


def test_a_card_that_takes_from_no_discards_is_not_offered() -> None:
    scene = Scene(shot(op("take_discard", deck="door", kind="monster"))).seat(0, hand=["shot"]).discarded("feline")
    assert not scene.may(0, "play shot")


# --- losing hand cards ---


@pytest.mark.rule("M-10.3")
def test_the_loser_chooses_the_cards_one_by_one() -> None:
    scene = Scene(trap(op("lose_hand", n=2))).seat(1, hand=HAND).trap("snare", 1).quiet()
    assert scene.turn == 1
    scene.play("card raser", "card laser")
    assert scene.hand(1) == ["dazer"]


def test_where_all_must_go_nobody_is_asked() -> None:
    scene = Scene(trap(op("lose_hand", n=3))).seat(1, hand=HAND[:2]).trap("snare", 1).quiet()
    assert (scene.turn, scene.hand(1)) == (0, [])


def test_at_random_chance_picks() -> None:
    scene = Scene(trap(op("lose_hand", n=2, pick="random"))).seat(1, hand=HAND).trap("snare", 1)
    scene.play("hand dazer", "hand laser")
    assert scene.hand(1) == ["raser"]
    assert scene.on_discards("treasure") == ["dazer", "laser"]


def test_an_empty_hand_has_nothing_to_lose() -> None:
    rows = trap(op("lose_hand", n=1, otherwise=[op("lose_levels", n=1)]))
    assert Scene(rows).seat(1, level=2).trap("snare", 1).quiet().level(1) == 1


@pytest.mark.rule("M-10.2")
def test_a_card_given_to_the_neighbour_is_seen_by_the_two_alone() -> None:
    scene = Scene(trap(op("lose_hand", n=1, to="left"))).seat(1, hand=HAND).trap("snare", 1).quiet()
    scene.play("card raser")
    assert scene.hand(2) == ["raser"]
    assert scene.state.known[scene.number("raser")] == 1 << 1 | 1 << 2


def test_others_are_no_longer_sure_of_what_is_left_after_an_unseen_card_has_gone() -> None:
    scene = Scene(trap(op("lose_hand", n=1, to="left"))).seat(1, hand=HAND)
    scene.state.show(1, scene.number("dazer"), "M-6.8")
    scene.trap("snare", 1).quiet().play("card raser")
    assert scene.state.known[scene.number("dazer")] == 1 << 1 | 1 << 2


@pytest.mark.rule("M-8.3")
def test_what_nobody_may_receive_is_discarded() -> None:
    scene = Scene(trap(op("lose_hand", n=1, to="left"))).seat(1, hand=HAND).reborn(2).trap("snare", 1).quiet()
    scene.play("card raser")
    assert scene.on_discards("treasure") == ["raser"]


def test_the_neighbour_is_the_nearest_living_one() -> None:
    scene = Scene(trap(op("lose_hand", n=1, to="left"))).seat(1, hand=HAND[:1]).dead(2).trap("snare", 1).quiet()
    assert scene.hand(3) == ["laser"]


def test_one_receiver_is_chosen_for_all_cards() -> None:
    scene = Scene(trap(op("lose_hand", n=2, to="chosen"))).seat(1, hand=HAND).trap("snare", 1).quiet()
    assert scene.choices() == ["seat 1", "seat 3", "seat 4"]
    scene.play("seat 4", "card laser", "card dazer")
    assert scene.hand(3) == ["dazer", "laser"]


def test_from_oneself_to_oneself_nothing_moves() -> None:
    rows = shot(op("lose_hand", who="all", n=1, to="you", otherwise=[op("lose_levels", who="them", n=1)]))
    scene = Scene(rows).seat(0, level=3, hand=["shot", "laser"]).seat(1, hand=["dazer"]).seat(2, level=3)
    scene.play("play shot").quiet()
    assert scene.hand(0) == ["dazer", "laser"]
    assert (scene.level(0), scene.level(1), scene.level(2)) == (2, 1, 2)


# --- whole hands ---


@pytest.mark.rule("M-10.1")
def test_hands_are_swapped_with_a_player_of_ones_choice() -> None:
    scene = Scene().seat(0, hand=["laser"]).seat(2, hand=["dazer", "raser"]).trap("translator-error").quiet()
    assert scene.choices() == ["seat 2", "seat 3", "seat 4"]
    scene.play("seat 3")
    assert (scene.hand(0), scene.hand(2)) == (["dazer", "raser"], ["laser"])
    assert scene.state.known[scene.number("laser")] == 1 << 0 | 1 << 2


def test_two_empty_hands_are_not_swapped() -> None:
    scene = Scene().seat(2, hand=["dazer"]).trap("translator-error").quiet()
    assert (scene.hand(0), scene.hand(2)) == (["dazer"], []), "taken without asking: one partner only"


@pytest.mark.rule("M-8.3", "M-8.4")
def test_all_hands_go_round_past_those_who_may_hold_none() -> None:
    scene = Scene(trap(op("rotate_hands", to="left")))
    scene.seat(0, hand=["laser"]).seat(1, hand=["dazer"]).reborn(2).seat(3, hand=["raser", "maser"])
    scene.trap("snare").quiet()
    assert [scene.hand(seat) for seat in range(4)] == [["maser", "raser"], ["laser"], [], ["dazer"]]


def test_hands_go_round_to_the_right_too() -> None:
    scene = Scene(trap(op("rotate_hands", to="right"))).seat(0, hand=["laser"]).seat(1, hand=["dazer"])
    scene.trap("snare").quiet()
    assert [scene.hand(seat) for seat in range(4)] == [["dazer"], [], [], ["laser"]]


# --- discard_this ---


@pytest.mark.rule("M-10.2")
def test_a_lasting_trap_can_be_got_rid_of_at_its_price() -> None:
    scene = Scene().seat(0, hand=["laser", "dazer"], before=["static-cling"])
    scene.play("use static-cling")
    assert (scene.before(0), scene.hand(0)) == ([], [])
