"""Items are lost, given away, unequipped, swapped."""

from __future__ import annotations

import pytest

from star_munchkin.effects.scene import Scene, card, op


def trap(*ops: dict[str, object]) -> dict[str, object]:
    return card("trap", "snare", ops=list(ops))


@pytest.mark.rule("M-10.3")
def test_the_victim_chooses_which_item_goes() -> None:
    scene = Scene().seat(1, before=["laser", "nova-grenade"], using=["vibrosword"], hand=["dazer"])
    scene.trap("antimatter", 1).quiet()
    assert scene.turn == 1
    assert scene.choices() == ["card laser", "card vibrosword", "card nova-grenade"]
    scene.play("card vibrosword")
    assert (scene.using(1), scene.before(1)) == ([], ["laser", "nova-grenade"])


@pytest.mark.rule("M-10.4")
def test_a_trap_with_nothing_to_hit_is_discarded() -> None:
    scene = Scene().seat(1, hand=["laser"]).trap("antimatter", 1).quiet()
    assert scene.on_discards("door") == ["antimatter"]


@pytest.mark.rule("M-6.10")
def test_of_a_combined_laser_one_component_goes() -> None:
    scene = Scene().seat(1, using=["laser", "dazer"]).trap("butterfingers", 1).quiet()
    scene.play("card laser")
    assert scene.using(1) == ["dazer"]


def test_only_items_that_fit_are_lost_else_something_else_happens() -> None:
    scene = Scene().seat(1, using=["vibrosword"], hand=["laser"]).trap("open-airlock", 1).quiet()
    assert (scene.using(1), scene.hand(1)) == (["vibrosword"], [])


def test_the_best_item_is_the_one_with_the_highest_bonus_ties_by_the_loser() -> None:
    rows = trap(op("lose_item", which="best", n=2))
    scene = Scene(rows).seat(1, before=["battle-armor", "vibrosword", "magnetic-boots", "nova-grenade"])
    scene.trap("snare", 1).quiet()
    assert scene.before(1) == ["magnetic-boots", "nova-grenade", "vibrosword"]
    assert scene.choices() == ["card magnetic-boots", "card vibrosword"]


def test_the_dearest_item_is_the_one_of_the_highest_value() -> None:
    scene = Scene().seat(1, before=["battle-armor", "quantum-cannon", "laser"]).trap("the-audit", 1).quiet()
    assert scene.before(1) == ["battle-armor", "laser"]


def test_a_random_item_is_drawn_by_chance() -> None:
    scene = Scene(trap(op("lose_item", which="random"))).seat(1, before=["laser", "vibrosword"]).trap("snare", 1)
    scene.play("item vibrosword")
    assert scene.before(1) == ["laser"]


@pytest.mark.rule("M-6.7")
def test_a_given_item_is_carried_by_its_new_owner() -> None:
    scene = Scene(trap(op("lose_item", which="best", to="left"))).seat(1, using=["vibrosword"]).trap("snare", 1).quiet()
    assert (scene.before(1), scene.before(2), scene.using(2)) == ([], ["vibrosword"], [])


@pytest.mark.rule("M-6.11")
def test_a_cheat_card_goes_along_with_a_given_item_and_is_discarded_with_a_lost_one() -> None:
    setting = {"before": ["cheat"], "using": ["neural-whip"]}
    given = Scene(trap(op("lose_item", to="left"))).seat(1, **setting).attach("cheat", "neural-whip").trap("snare", 1)
    assert given.quiet().before(2) == ["cheat", "neural-whip"]
    assert given.state.host_of(given.number("cheat")) == given.number("neural-whip")
    lost = Scene(trap(op("lose_item"))).seat(1, **setting).attach("cheat", "neural-whip").trap("snare", 1).quiet()
    assert (lost.before(1), lost.on_discards("door")) == ([], ["cheat", "snare"])


def test_what_nobody_may_receive_is_discarded() -> None:
    scene = Scene(trap(op("lose_item", to="left"))).seat(1, before=["laser"]).reborn(2).trap("snare", 1).quiet()
    assert scene.on_discards("treasure") == ["laser"]


@pytest.mark.rule("M-6.5")
def test_an_item_that_cannot_be_lost_is_passed_over_while_it_is_in_use() -> None:
    worn = Scene().seat(1, using=["symbiotic-partner"]).trap("antimatter", 1).quiet()
    carried = Scene().seat(1, before=["symbiotic-partner"]).trap("antimatter", 1).quiet()
    assert (worn.before(1), carried.before(1)) == (["symbiotic-partner"], [])


def test_somebody_else_may_choose_the_item() -> None:
    """Tractor Beam: an item of a rival's, worth at most 400, of your choice."""
    scene = Scene().seat(0, hand=["tractor-beam"]).seat(2, before=["laser", "quantum-cannon", "vibrosword"])
    scene.play("play tractor-beam")
    assert scene.turn == 0
    assert scene.choices() == ["card laser", "card vibrosword"]
    scene.play("card vibrosword")
    assert (scene.before(0), scene.before(2)) == (["vibrosword"], ["laser", "quantum-cannon"])


def test_all_items_go_where_the_card_says_all() -> None:
    scene = Scene().seat(1, level=4, before=["laser"], using=["vibrosword"]).lost(1, "ghost-admiral")
    scene.bad_stuff("ghost-admiral", 1).quiet()
    assert (scene.before(1), scene.level(1)) == ([], 2)


# --- values ---


@pytest.mark.rule("M-6.1", "M-10.3")
def test_items_are_discarded_until_their_values_reach_the_sum() -> None:
    scene = Scene(trap(op("lose_value", n=500)))
    scene.seat(1, before=["vibrosword", "laser", "fishbowl-helmet", "symbiotic-partner"]).trap("snare", 1).quiet()
    scene.play("card laser")
    assert scene.choices() == ["card fishbowl-helmet", "card vibrosword"]
    scene.play("card vibrosword")
    assert scene.before(1) == ["fishbowl-helmet", "symbiotic-partner"]


@pytest.mark.rule("M-6.1")
def test_where_all_is_not_enough_all_goes_but_what_has_no_value() -> None:
    scene = Scene(trap(op("lose_value", n=2000))).seat(1, before=["vibrosword", "laser", "symbiotic-partner"])
    assert scene.trap("snare", 1).quiet().before(1) == ["symbiotic-partner"]


# --- out of use ---


@pytest.mark.rule("M-6.2")
def test_unequipped_items_are_carried_on() -> None:
    scene = Scene(trap(op("unequip", n=1))).seat(1, using=["vibrosword", "fishbowl-helmet"]).trap("snare", 1).quiet()
    scene.play("card fishbowl-helmet")
    assert (scene.using(1), scene.before(1)) == (["vibrosword"], ["fishbowl-helmet", "vibrosword"])


@pytest.mark.rule("M-6.2", "M-6.6")
def test_a_blackout_switches_complex_items_off_and_off_they_stay_in_the_next_combat() -> None:
    scene = Scene().seat(0, using=["energy-shield", "vibrosword"]).trap("blackout").quiet()
    assert (scene.using(0), scene.before(0)) == (["vibrosword"], ["blackout", "energy-shield", "vibrosword"])


def test_what_a_sidekick_carried_stays_with_it_unused() -> None:
    scene = Scene(trap(op("unequip", n="all"))).seat(1, before=["android"], using=["laser"]).attach("laser", "android")
    scene.trap("snare", 1).quiet()
    assert scene.using(1) == []
    assert scene.state.host_of(scene.number("laser")) == scene.number("android")


# --- swaps ---


@pytest.mark.rule("M-6.7")
def test_a_trader_swaps_an_item_for_one_of_no_higher_value() -> None:
    scene = Scene().seat(0, before=["trader", "battle-tiara"], hand=["laser"])
    scene.seat(1, before=["vibrosword", "quantum-cannon"])
    scene.play("use trader", "card laser")
    assert (scene.before(0), scene.before(1)) == (["trader", "vibrosword"], ["battle-tiara", "quantum-cannon"])


def test_swaps_without_limit_let_both_items_be_chosen() -> None:
    rows = card("trap", "snare", ops=[op("swap_item", with_="left", limit="none")])
    scene = Scene(rows).seat(0, before=["laser", "dazer"]).seat(1, before=["vibrosword", "quantum-cannon"])
    scene.trap("snare").quiet().play("card dazer", "card quantum-cannon")
    assert (scene.before(0), scene.before(1)) == (["laser", "quantum-cannon"], ["dazer", "vibrosword"])


def test_with_nobody_who_has_a_fitting_item_there_is_no_swap() -> None:
    scene = Scene().seat(0, before=["trader", "laser"], hand=["dazer"]).seat(1, before=["quantum-cannon"])
    assert not scene.may(0, "use trader")
