"""Levels up and down, death, and sex."""

from __future__ import annotations

import pytest

from star_munchkin.effects.scene import Scene, card, op, shot


@pytest.mark.rule("M-11.1", "M-1.2")
def test_a_level_card_lifts_whom_it_is_played_on() -> None:
    scene = Scene().seat(0, hand=["plot-hole"]).seat(2, level=3)
    scene.play("play plot-hole", "seat 3")
    assert scene.level(2) == 4
    assert scene.on_discards("treasure") == ["plot-hole"]


@pytest.mark.rule("M-0.4", "M-11.1")
def test_no_level_card_gives_the_winning_level_so_it_is_not_offered_for_it() -> None:
    scene = Scene().seat(0, level=9, hand=["plot-hole"]).seat(1, level=9)
    scene.play("play plot-hole")
    assert scene.choices() == ["seat 3", "seat 4"]


@pytest.mark.rule("M-0.4")
def test_several_levels_stop_below_the_winning_one() -> None:
    scene = Scene(shot(op("gain_levels", n=3))).seat(0, level=8, hand=["shot"])
    scene.play("play shot")
    assert scene.level(0) == 9


@pytest.mark.rule("M-0.4")
def test_a_card_that_says_so_wins_after_a_window() -> None:
    scene = Scene().seat(0, level=9, hand=["certificate-of-victory", "laser", "laser.2", "dazer", "raser", "maser"])
    scene.play("play certificate-of-victory")
    scene.quiet()
    assert scene.state.outcome().winners() == [0]


@pytest.mark.rule("M-0.1")
def test_a_level_below_one_is_not_lost_and_so_something_else_happens() -> None:
    """Shoelace Singularity: footgear, otherwise a level."""
    assert Scene().seat(0, level=3).trap("shoelace-singularity").quiet().level(0) == 2
    assert Scene().seat(0, level=1).trap("shoelace-singularity").quiet().level(0) == 1


@pytest.mark.rule("M-0.1")
def test_levels_are_lost_per_something() -> None:
    scene = Scene(card("trap", "per", ops=[op("lose_levels", n=1, per="sidekicks")]))
    scene.seat(0, level=6, before=["red-shirt", "whiz-kid"]).trap("per").quiet()
    assert scene.level(0) == 4


def test_a_product_of_nothing_does_nothing_and_otherwise_follows() -> None:
    rows = card("trap", "per", ops=[op("lose_levels", n=1, per="sidekicks", otherwise=[op("lose_hand", n=1)])])
    scene = Scene(rows).seat(0, level=6, hand=["laser"]).trap("per").quiet()
    assert (scene.level(0), scene.hand(0)) == (6, [])


@pytest.mark.rule("M-8.1")
def test_death_can_be_averted_and_the_rest_of_the_list_goes_on() -> None:
    """Faithful Robot dies in your place."""
    doom = card("trap", "doom", ops=[op("die"), op("lose_levels", n=1)])
    scene = Scene(doom).seat(0, level=4, before=["faithful-robot"], hand=["laser"]).trap("doom")
    scene.play("use faithful-robot").quiet()
    assert (scene.level(0), scene.hand(0), scene.before(0)) == (3, ["laser"], [])


@pytest.mark.rule("M-8.1", "M-8.3")
def test_the_dead_are_out_of_the_rest_of_the_list() -> None:
    doom = card("trap", "doom", ops=[op("die"), op("lose_levels", n=1, otherwise=[op("gain_levels", who="left", n=1)])])
    scene = Scene(doom).seat(0, level=4).trap("doom").quiet()
    assert (scene.level(0), scene.level(1)) == (4, 1)


@pytest.mark.rule("M-6.4")
def test_a_change_of_sex_takes_off_what_the_other_sex_wears() -> None:
    scene = Scene(card("trap", "swap", ops=[op("change_sex")]))
    scene.seat(0, using=["battle-tiara"]).trap("swap").quiet()
    assert scene.state.sex[0] == 1
    assert (scene.using(0), scene.before(0)) == ([], ["battle-tiara"])
