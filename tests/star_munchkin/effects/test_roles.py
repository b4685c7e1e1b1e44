"""Classes, races, sidekicks and cheat cards are lost and changed."""

from __future__ import annotations

import pytest

from star_munchkin.effects.scene import Scene, card, op


@pytest.mark.rule("M-4.4", "M-10.3")
def test_of_two_classes_the_victim_chooses_one_and_super_munchkin_stays_with_the_other() -> None:
    scene = Scene().seat(0, before=["psychic", "super-munchkin", "trader"]).trap("identity-theft").quiet()
    assert scene.choices() == ["card psychic", "card trader"]
    scene.play("card psychic")
    assert scene.before(0) == ["super-munchkin", "trader"]


@pytest.mark.rule("M-4.4")
def test_a_super_munchkin_without_any_class_is_discarded_too() -> None:
    scene = Scene().seat(0, before=["psychic", "super-munchkin"]).trap("identity-theft").quiet()
    assert scene.before(0) == []
    assert scene.on_discards("door") == ["psychic", "super-munchkin", "identity-theft"]


@pytest.mark.rule("M-10.4")
def test_who_has_no_class_loses_a_level_instead() -> None:
    assert Scene().seat(0, level=3).trap("identity-theft").quiet().level(0) == 2


@pytest.mark.rule("M-4.5", "M-6.6")
def test_without_the_gadgeteer_one_of_two_complex_items_comes_off() -> None:
    scene = Scene().seat(0, before=["gadgeteer"], using=["energy-shield", "third-arm"]).trap("identity-theft").quiet()
    assert scene.choices() == ["unequip energy-shield", "unequip third-arm"]
    scene.play("unequip third-arm")
    assert (scene.using(0), scene.before(0)) == (["energy-shield"], ["energy-shield", "third-arm"])


@pytest.mark.rule("M-7.4", "M-9.1")
def test_a_lost_sidekick_takes_along_what_it_carries() -> None:
    scene = Scene().seat(0, before=["android"], using=["laser"]).attach("laser", "android").trap("mutiny").quiet()
    assert (scene.before(0), scene.using(0)) == ([], [])
    assert scene.on_discards("treasure") == ["android", "laser"]


@pytest.mark.rule("M-9.1")
def test_all_sidekicks_leave_where_the_card_says_all() -> None:
    scene = Scene().seat(0, level=4, before=["red-shirt", "whiz-kid"]).trap("mutiny").quiet()
    assert (scene.before(0), scene.level(0)) == ([], 4)


@pytest.mark.rule("M-6.11")
def test_an_item_that_loses_its_cheat_card_stays_but_comes_off_if_it_does_not_fit() -> None:
    scene = Scene().seat(0, before=["cheat"], using=["neural-whip"]).attach("cheat", "neural-whip")
    scene.trap("surprise-inspection").quiet()
    assert (scene.before(0), scene.using(0)) == (["neural-whip"], [])


@pytest.mark.rule("M-4.3")
def test_a_changed_race_is_the_topmost_of_the_discards_as_they_were_before() -> None:
    scene = Scene().seat(0, before=["feline"]).discarded("mutant", "cyborg", "trader").trap("gene-scrambler").quiet()
    assert scene.before(0) == ["cyborg"]
    assert scene.on_discards("door") == ["mutant", "trader", "feline", "gene-scrambler"]


@pytest.mark.rule("M-4.3")
def test_a_changed_class_is_no_copy_of_the_one_still_held_and_keeps_super_munchkin() -> None:
    scene = Scene().seat(0, before=["psychic", "super-munchkin", "trader"]).discarded("gadgeteer", "trader.2")
    scene.trap("career-change").quiet()
    scene.play("card psychic")
    assert scene.before(0) == ["gadgeteer", "super-munchkin", "trader"]


@pytest.mark.rule("M-4.4")
def test_a_single_class_that_changes_keeps_super_munchkin() -> None:
    scene = Scene().seat(0, before=["psychic", "super-munchkin"]).discarded("trader").trap("career-change").quiet()
    assert scene.before(0) == ["super-munchkin", "trader"]


def test_with_no_race_in_the_discards_the_race_is_only_lost() -> None:
    scene = Scene().seat(0, level=3, before=["feline"]).trap("gene-scrambler").quiet()
    assert (scene.before(0), scene.level(0)) == ([], 3)


def test_a_human_has_no_race_to_change_and_loses_a_level() -> None:
    assert Scene().seat(0, level=3).discarded("feline").trap("gene-scrambler").quiet().level(0) == 2


@pytest.mark.rule("M-4.4")
def test_a_harm_does_not_see_a_shielded_class_but_sees_two() -> None:
    hits = card("trap", "hits", ops=[op("lose_levels", n=1, when={"class": "psychic"})])
    alone = Scene(hits).seat(0, level=3, before=["psychic", "super-munchkin"]).trap("hits").quiet()
    two = Scene(hits).seat(0, level=3, before=["psychic", "super-munchkin", "trader"]).trap("hits").quiet()
    assert (alone.level(0), two.level(0)) == (3, 2)
