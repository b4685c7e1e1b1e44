"""M-4: level, race, class, and the two cards that widen them."""

from __future__ import annotations

import pytest

from star_munchkin.scenario import met, table


@pytest.mark.rule("M-4.1")
def test_without_cards_one_is_human_and_has_no_class() -> None:
    assert met("bionic-influencer").sums() == (2, 8 + 3)
    assert met("bionic-influencer", before=["feline"]).sums() == (2, 8)
    assert met("ambassador-slug").sums() == (2, 12 + 3)
    assert met("ambassador-slug", before=["trader"]).sums() == (2, 12)


@pytest.mark.rule("M-4.2")
def test_abilities_begin_and_end_with_the_card() -> None:
    at = met("the-queue", hand=["psychic"])
    assert at.sums() == (2, 1)
    assert at.play("play psychic").sums() == (4, 1)
    assert at.play("drop psychic").sums() == (2, 1)


@pytest.mark.rule("M-4.2", "M-10.6")
def test_any_card_pays_for_an_ability_but_a_trap_that_is_a_reminder() -> None:
    at = met("space-goats", before=["mutant", "trader", "static-cling"], using=["vibrosword"], hand=["feline"])
    assert set(at.play("use mutant").choices()) == {"card trader", "card vibrosword", "card feline"}


@pytest.mark.rule("M-4.3")
def test_one_class_and_one_race() -> None:
    at = table().seat(0, before=["psychic", "feline"], hand=["trader", "mutant"])
    assert at.refused(0, "play trader") == "M-1.8"
    assert at.refused(0, "play mutant") == "M-1.8"
    at.play("drop psychic", "play trader")
    assert at.before(0) == ["feline", "trader"]


@pytest.mark.rule("M-4.3", "M-4.4")
def test_a_second_one_with_super_munchkin_or_half_breed_and_never_the_same() -> None:
    at = table().seat(0, before=["psychic", "super-munchkin"], hand=["trader", "psychic.2", "gadgeteer"])
    assert at.refused(0, "play psychic.2") == "M-1.8"
    at.play("play trader")
    assert at.refused(0, "play gadgeteer") == "M-1.8"
    mixed = table().seat(0, before=["feline", "half-breed"], hand=["feline.2", "mutant"])
    assert mixed.refused(0, "play feline.2") == "M-1.8"
    assert mixed.play("play mutant").before(0) == ["feline", "half-breed", "mutant"]


@pytest.mark.rule("M-4.4")
@pytest.mark.parametrize(("widener", "fitting"), [("super-munchkin", "psychic"), ("half-breed", "feline")])
def test_a_widener_wants_a_fitting_card(widener: str, fitting: str) -> None:
    assert table().seat(0, hand=[widener]).refused(0, f"play {widener}") == "M-4.4"
    at = table().seat(0, before=[fitting], hand=[widener, f"{widener}.2"]).play(f"play {widener}")
    assert at.refused(0, f"play {widener}.2") == "M-4.4"
    assert widener in met("space-goats", before=[fitting], hand=[widener]).play(f"play {widener}").before(0)


@pytest.mark.rule("M-4.4")
def test_with_two_all_the_good_and_all_the_bad_of_both() -> None:
    at = met("awful-green-thing", before=["psychic", "super-munchkin", "gadgeteer"])
    assert at.sums() == (4, 8 + 3)
    assert met("fanged-fuzzball", before=["feline", "half-breed", "mutant"]).sums() == (2, 1 + 2)


@pytest.mark.rule("M-4.4")
def test_with_one_all_its_good_and_none_of_its_bad() -> None:
    """No monster bonus for being it, no ban on items; what monsters suffer from it stays."""
    assert met("awful-green-thing", before=["psychic", "super-munchkin"]).sums() == (4, 8)
    assert met("starfish", before=["feline", "half-breed"]).sums() == (2, -1)
    banned = table().seat(0, before=["feline"], hand=["fishbowl-helmet"]).play("play fishbowl-helmet")
    assert banned.using(0) == []
    worn = table().seat(0, before=["feline", "half-breed"], hand=["fishbowl-helmet"]).play("play fishbowl-helmet")
    assert worn.using(0) == ["fishbowl-helmet"]


@pytest.mark.rule("M-4.4")
def test_with_one_the_costs_are_paid_all_the_same() -> None:
    at = met("space-goats", before=["mutant", "half-breed"], hand=["laser"]).play("use mutant", "card laser")
    assert (at.sums(), at.hand(0)) == ((3, 6), [])


@pytest.mark.rule("M-4.4")
def test_one_of_two_leaves_and_the_other_is_shielded() -> None:
    at = met("awful-green-thing", before=["psychic", "super-munchkin", "trader"])
    assert at.sums() == (4, 11)
    assert at.play("drop trader").sums() == (4, 8)
    assert "super-munchkin" in at.before(0)


@pytest.mark.rule("M-4.4")
def test_the_last_one_leaves_and_takes_the_widener_along() -> None:
    at = table().seat(0, before=["feline", "half-breed"]).play("drop feline")
    assert (at.before(0), at.on_discards("door")) == ([], ["feline", "half-breed"])


@pytest.mark.rule("M-4.4")
def test_half_a_human_is_no_human_for_monsters() -> None:
    assert met("bionic-influencer", before=["feline", "half-breed"]).sums() == (2, 8)


@pytest.mark.rule("M-4.5", "M-6.6")
def test_what_a_dropped_race_or_class_allowed_comes_off_at_once() -> None:
    at = table().seat(0, level=3, before=["gadgeteer"], using=["energy-shield", "third-arm"]).play("drop gadgeteer")
    assert (at.asked, at.choices()) == ("fix", ["unequip energy-shield", "unequip third-arm"])
    assert at.play("unequip third-arm").using(0) == ["energy-shield"]
    whip = table().seat(0, before=["mutant"], using=["neural-whip"]).play("drop mutant")
    assert whip.using(0) == []


@pytest.mark.rule("M-4.5")
def test_in_mid_combat_it_comes_off_too() -> None:
    at = met("lost-luggage", before=["mutant"], using=["neural-whip"]).play("drop mutant")
    assert (at.using(0), at.sums()) == ([], (2, 1))
    assert at.refused(0, "equip neural-whip") == "M-5.3"


@pytest.mark.rule("M-4.3", "M-4.5", "M-4.2")
@pytest.mark.parametrize(
    ("widener", "two"), [("super-munchkin", ["psychic", "trader"]), ("half-breed", ["cyborg", "feline"])]
)
def test_the_widener_is_paid_away_and_one_of_two_goes(widener: str, two: list[str]) -> None:
    at = met(
        "space-goats", before=["mutant", widener, *two] if widener == "super-munchkin" else [widener, *two, "psychic"]
    )
    at.state.offered = None
    if widener == "half-breed":
        at.play("fight", "run space-goats", "roll 1", "use psychic")
    else:
        at.play("use mutant")
    at.play(f"card {widener}")
    assert (at.asked, at.choices()) == ("fix", [f"drop {card}" for card in two])
    at.play(f"drop {two[0]}")
    assert two[1] in at.before(0)
    assert two[0] not in at.before(0)
    assert at.asked != "fix"
