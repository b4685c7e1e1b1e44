"""M-6: items."""

from __future__ import annotations

import pytest

from star_munchkin.scenario import met, table


@pytest.mark.rule("M-6.1")
def test_no_value_is_worth_nothing() -> None:
    at = table().seat(0, hand=["symbiotic-partner", "rocket-boots", "creme-brulee-torch"])
    at.play("sell rocket-boots")
    assert not at.stops("sell symbiotic-partner")


@pytest.mark.rule("M-6.2")
def test_what_is_carried_but_not_in_use_counts_for_nothing() -> None:
    assert met("space-goats", before=["vibrosword"]).sums() == (2, 6)
    assert met("space-goats", using=["vibrosword"]).sums() == (5, 6)


@pytest.mark.rule("M-6.3")
def test_one_headgear_one_armor_one_footgear_two_hands() -> None:
    hand = ["tinfoil-hat", "battle-tiara", "vibrosword", "flare-pistol", "cash-gauntlet", "laser", "diamond-teeth"]
    at = table().seat(0, hand=hand)
    for card in hand:
        at.play(f"play {card}")
    assert at.using(0) == ["diamond-teeth", "flare-pistol", "tinfoil-hat", "vibrosword"]
    assert at.refused(0, "equip battle-tiara") == "M-6.3"
    assert at.refused(0, "equip cash-gauntlet") == "M-6.3"


@pytest.mark.rule("M-6.3")
def test_a_mutant_and_a_third_arm_widen_that() -> None:
    at = table().seat(0, before=["mutant"], using=["tinfoil-hat", "battle-tiara"], hand=["antigravity-slippers"])
    assert at.play("play antigravity-slippers").using(0) == ["antigravity-slippers", "battle-tiara", "tinfoil-hat"]
    arm = table().seat(0, using=["third-arm", "laser"], hand=["vibrosword"]).play("play vibrosword")
    assert arm.using(0) == ["laser", "third-arm", "vibrosword"]


@pytest.mark.rule("M-6.4")
def test_a_restricted_item_works_only_while_the_restriction_holds() -> None:
    at = table().seat(0, hand=["neural-whip"]).play("play neural-whip")
    assert (at.before(0), at.using(0)) == (["neural-whip"], [])
    assert at.refused(0, "equip neural-whip") == "M-6.4"
    assert met("yaryarbins", before=["mutant"], using=["neural-whip"]).sums()[0] == 5


@pytest.mark.rule("M-6.4", "M-2.3")
def test_a_change_of_sex_takes_off_what_that_sex_alone_may_wear() -> None:
    at = table().seat(0, sex="female", using=["battle-tiara"]).trap("teleporter-mixup").quiet()
    assert (at.using(0), at.before(0)) == ([], ["battle-tiara", "teleporter-mixup"])


@pytest.mark.rule("M-6.5")
def test_items_are_not_discarded_at_will() -> None:
    at = table().seat(0, using=["laser"], before=["red-shirt"])
    assert at.stops("drop red-shirt")
    assert not at.stops("drop laser")


@pytest.mark.rule("M-6.6")
def test_one_complex_item_in_use_unless_allowed_more() -> None:
    assert table().seat(0, using=["energy-shield"], before=["third-arm"]).refused(0, "equip third-arm") == "M-6.6"
    skilled = table().seat(0, using=["energy-shield"], before=["third-arm", "gadgeteer"])
    assert skilled.play("equip third-arm").using(0) == ["energy-shield", "third-arm"]


@pytest.mark.rule("M-6.6", "M-5.3")
def test_the_permission_is_lost_in_mid_combat_and_nothing_is_put_on_instead() -> None:
    at = met("plasmoid", level=3, before=["gadgeteer", "vibrosword"], using=["quantum-cannon", "third-arm"])
    assert at.sums()[0] == 8
    at.play("drop gadgeteer", "unequip quantum-cannon").quiet()
    assert (at.using(0), at.sums()[0]) == (["third-arm"], 3)
    assert at.refused(0, "equip vibrosword") == "M-5.3"


@pytest.mark.rule("M-6.7")
def test_items_on_the_table_are_traded_and_given_and_stay_in_play() -> None:
    at = table().seat(0, using=["laser"], hand=["raser"]).seat(1)
    at.play("trade 2", "give laser")
    assert not at.stops("give raser")
    at.play("send", "accept").quiet()
    assert (at.before(0), at.before(1), at.using(1)) == ([], ["laser"], [])


@pytest.mark.rule("M-6.7")
def test_a_trade_may_be_refused() -> None:
    at = table().seat(0, using=["laser"]).seat(1, using=["raser"])
    at.play("trade 2", "give laser", "want raser", "send", "refuse")
    assert (at.using(0), at.using(1), at.turn) == (["laser"], ["raser"], 0)


@pytest.mark.rule("M-6.8")
def test_a_promised_hand_card_is_shown() -> None:
    at = met("space-goats", hand=["plot-hole"]).play("ask 2", "promise plot-hole", "send")
    for viewer in (1, 2, None):
        assert at.state.view(viewer).table.hand[0] == (at.number("plot-hole"),)


@pytest.mark.rule("M-6.9")
def test_a_thousand_for_a_level_two_thousand_for_two_and_no_change() -> None:
    hand = ["rocket-boots", "quantum-cannon", "creme-brulee-torch", "chrome-chassis"]
    at = table().seat(0, hand=hand).play("sell rocket-boots", "sell quantum-cannon", "sold").quiet()
    assert (at.level(0), at.hand(0)) == (2, ["chrome-chassis", "creme-brulee-torch"])
    more = table().seat(0, hand=hand[:3], before=["chrome-chassis"])
    for card in hand:
        more.play(f"sell {card}")
    assert more.play("sold").quiet().level(0) == 3


@pytest.mark.rule("M-6.9")
def test_a_sale_needs_a_whole_level() -> None:
    at = table().seat(0, hand=["quantum-cannon", "laser"]).play("sell quantum-cannon")
    assert not at.stops("sold")
    assert at.play("sell laser").stops("sold")
    assert table().seat(0, hand=["quantum-cannon"]).refused(0, "sell quantum-cannon") == "M-6.9"


@pytest.mark.rule("M-6.10")
def test_lasers_combine_into_one_weapon() -> None:
    at = table().seat(0, hand=["laser", "dazer", "laser.2", "vibrosword"])
    for card in ("laser", "dazer", "laser.2", "vibrosword"):
        at.play(f"play {card}")
    assert at.using(0) == ["dazer", "laser", "laser"]
    assert met("space-goats", using=["laser", "dazer", "laser.2"]).sums() == (2 + 7, 6)


@pytest.mark.rule("M-6.10", "M-10.3")
def test_a_combined_laser_is_hit_and_split_card_by_card() -> None:
    at = table().seat(0, using=["laser", "dazer"]).trap("antimatter")
    assert set(at.choices()) == {"card laser", "card dazer"}
    assert at.play("card laser").using(0) == ["dazer"]
    assert table().seat(0, using=["laser", "dazer"]).play("unequip dazer").using(0) == ["laser"]


@pytest.mark.rule("M-6.10", "M-6.6")
def test_complex_lasers_combine_without_a_gadgeteer() -> None:
    at = table().seat(0, using=["maser"], hand=["shmaser", "third-arm"]).play("play shmaser", "play third-arm")
    assert at.using(0) == ["maser", "shmaser"]


@pytest.mark.rule("M-6.10")
def test_lasers_are_fire() -> None:
    assert met("zero-g-zombies", using=["laser"]).sums() == (4, 4 - 3)


@pytest.mark.rule("M-6.11")
def test_a_cheat_card_lifts_slots_restrictions_and_complexity_and_stays_with_the_item() -> None:
    at = table().seat(0, using=["laser"], before=["neural-whip"], hand=["cheat"])
    at.play("play cheat", "card neural-whip", "equip neural-whip")
    assert at.using(0) == ["laser", "neural-whip"]
    at.seat(1).play("trade 2", "give neural-whip", "send", "accept").quiet()
    assert at.before(1) == ["cheat", "neural-whip"]
    assert at.by(1, "equip neural-whip").using(1) == ["neural-whip"]


@pytest.mark.rule("M-6.11")
def test_a_cheat_card_goes_on_the_discards_with_its_item() -> None:
    at = table().seat(0, using=["laser"], hand=["cheat"]).play("play cheat").trap("antimatter").quiet()
    assert (at.before(0), at.on_discards("door")) == ([], ["cheat", "antimatter"])


@pytest.mark.rule("M-6.11", "M-6.9")
def test_a_cheat_card_is_gone_with_an_item_that_is_sold() -> None:
    at = table().seat(0, using=["quantum-cannon"], hand=["cheat", "laser"]).play("play cheat", "sell quantum-cannon")
    at.play("sell laser", "sold").quiet()
    assert (at.before(0), at.level(0), at.on_discards("door")) == ([], 2, ["cheat"])
