"""M-9: sidekicks."""

from __future__ import annotations

import pytest

from star_munchkin.scenario import met, table


@pytest.mark.rule("M-9.1")
def test_one_in_play_and_two_for_a_trader() -> None:
    at = table().seat(0, before=["red-shirt"], hand=["whiz-kid"])
    assert at.refused(0, "play whiz-kid") == "M-9.1"
    trader = table().seat(0, before=["trader", "red-shirt"], hand=["whiz-kid", "rogue"]).play("play whiz-kid")
    assert trader.refused(0, "play rogue") == "M-9.1"


@pytest.mark.rule("M-9.1")
def test_discarded_whenever_one_likes_and_never_traded() -> None:
    at = table().seat(1, before=["red-shirt"])
    assert at.refused(1, "trade 1") == "M-1.5"
    assert at.by(1, "drop red-shirt").before(1) == []


@pytest.mark.rule("M-9.1")
def test_a_sidekick_does_not_spoil_fighting_alone_and_is_no_item() -> None:
    at = met("lost-luggage", level=1, before=["psychic", "red-shirt"])
    assert at.sums()[0] == 1 + 2 + 1
    kept = table().seat(0, before=["red-shirt"]).trap("antimatter").quiet()
    assert kept.before(0) == ["red-shirt"]


@pytest.mark.rule("M-9.2")
def test_it_carries_what_its_card_says_and_nothing_else() -> None:
    intern = table().seat(0, before=["unpaid-intern", "vibrosword", "laser"], using=["flare-pistol", "cash-gauntlet"])
    assert intern.stops("carry vibrosword")
    assert not intern.stops("carry laser")
    assert intern.play("carry vibrosword").using(0) == ["cash-gauntlet", "flare-pistol", "vibrosword"]
    assert not table().seat(0, before=["red-shirt", "vibrosword"]).stops("carry vibrosword")


@pytest.mark.rule("M-9.1", "M-4.5")
def test_who_is_a_trader_no_more_keeps_one_sidekick_of_two() -> None:
    at = met("space-goats", before=["trader", "red-shirt", "whiz-kid"], using=["energy-shield", "third-arm"], level=3)
    at.play("drop trader")
    assert (at.asked, at.choices()) == ("fix", ["drop red-shirt", "drop whiz-kid"])
    at.play("drop whiz-kid")
    assert (at.asked, at.choices()) == ("fix", ["unequip energy-shield", "unequip third-arm"])
    at.play("unequip third-arm").quiet()
    assert (at.before(0), at.asked) == (["energy-shield", "red-shirt", "third-arm"], "combat")
