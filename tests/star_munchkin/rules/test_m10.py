"""M-10: traps."""

from __future__ import annotations

import pytest

from star_munchkin.scenario import met, table


@pytest.mark.rule("M-10.1")
def test_from_the_door_on_the_active_player_from_the_hand_on_anyone() -> None:
    door = table().seat(0, level=2).play("open", "door spoilers").quiet()
    assert door.level(0) == 1
    hand = table().seat(2, level=2, hand=["spoilers"]).seat(0, level=2).by(2, "play spoilers", "seat 1").quiet()
    assert hand.level(0) == 1


@pytest.mark.rule("M-10.1")
def test_a_looted_trap_goes_to_hand() -> None:
    at = table().seat(0, level=2).after_door().play("loot", "door spoilers").quiet()
    assert (at.level(0), at.hand(0)) == (2, ["spoilers"])


@pytest.mark.rule("M-10.2")
def test_it_takes_effect_and_is_discarded_or_stays() -> None:
    now = table().seat(0, using=["laser"]).trap("antimatter").quiet()
    assert (now.before(0), now.on_discards("door")) == ([], ["antimatter"])
    assert table().trap("static-cling").quiet().before(0) == ["static-cling"]


@pytest.mark.rule("M-10.3")
def test_of_several_items_the_victim_chooses() -> None:
    at = table().seat(1, using=["vibrosword", "diamond-teeth"]).trap("antimatter", 1)
    assert (at.turn, at.choices()) == (1, ["card vibrosword", "card diamond-teeth"])
    assert at.play("card vibrosword").before(1) == ["diamond-teeth"]


@pytest.mark.rule("M-10.4")
def test_with_nothing_to_hit_it_is_ignored_and_discarded() -> None:
    at = table().trap("antimatter").quiet()
    assert at.on_discards("door") == ["antimatter"]


@pytest.mark.rule("M-10.4")
def test_whom_it_cannot_touch_it_does_not_affect() -> None:
    at = table().seat(0, level=3, using=["tinfoil-hat"]).trap("spoilers").quiet()
    assert (at.level(0), "immune" in at.told) == (3, True)


@pytest.mark.rule("M-10.5")
def test_in_your_next_combat_played_in_a_combat_counts_for_this_one() -> None:
    at = met("space-goats", level=9).trap("hull-breach").quiet()
    assert at.sums() == (4, 6)


@pytest.mark.rule("M-10.5")
def test_else_it_waits_for_the_next_combat_and_goes_with_it() -> None:
    at = table().seat(0, level=8).trap("hull-breach").quiet()
    assert at.before(0) == ["hull-breach"]
    at.play("open", "door lost-luggage").quiet()
    assert at.sums()[0] == 3
    at.play("fight").quiet()
    assert at.before(0) == []
    assert "hull-breach" in at.on_discards("door")


@pytest.mark.rule("M-10.5")
def test_it_counts_for_a_helper_too() -> None:
    at = met("space-goats", level=4, helper=1).seat(1, level=7, before=["hull-breach"])
    assert at.sums()[0] == 4 + 7 - 5
    at.play("fight")
    assert "hull-breach" in at.before(1)


@pytest.mark.rule("M-10.6")
def test_a_reminder_pays_for_nothing() -> None:
    at = table().seat(0, before=["bounty-hunter", "static-cling"]).discarded("space-goats")
    at.state.offered = None
    assert not at.stops("use bounty-hunter")


@pytest.mark.rule("M-10.7")
def test_on_oneself_or_to_help_another_by_a_loss() -> None:
    at = met("space-vampire", level=9, sex="female", hand=["teleporter-mixup"]).play("play teleporter-mixup", "seat 1")
    assert at.quiet().sums()[1] == 12
