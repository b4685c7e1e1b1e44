"""M-0: what no card overrides by accident."""

from __future__ import annotations

import pytest

from star_munchkin.scenario import met, table


@pytest.mark.rule("M-0.1")
def test_level_never_falls_below_1() -> None:
    at = table().seat(1, level=1).trap("spoilers", 1).quiet()
    assert at.level(1) == 1


@pytest.mark.rule("M-0.1")
def test_strength_may_fall_below_1() -> None:
    at = met("lost-luggage", before=["hull-breach", "space-hiccups"])
    assert at.sums() == (2 - 5 - 2, 1)


@pytest.mark.rule("M-0.2")
def test_a_monster_that_was_not_killed_gives_no_level() -> None:
    at = met("space-goats", level=3, hand=["friendship-ray"]).play("play friendship-ray").quiet()
    assert (at.level(0), at.told.count("level_up"), at.asked) == (3, 0, "turn")


@pytest.mark.rule("M-0.3")
def test_no_reward_before_the_combat_is_resolved() -> None:
    at = met("lost-luggage", level=5).seat(1, hand=["nova-grenade"]).play("fight")
    assert (at.window, at.turn, at.level(0), at.hand(0)) == ("decided", 1, 5, [])
    at.play("pass").quiet()
    assert at.level(0) == 6
    assert len(at.hand(0)) == 1


@pytest.mark.rule("M-0.4")
def test_the_winning_level_comes_of_a_kill_only() -> None:
    at = table().seat(0, level=9, hand=["bribe-the-narrator", "rocket-boots", "quantum-cannon"])
    assert at.stops("play bribe-the-narrator")
    at.play("play bribe-the-narrator")
    assert at.choices() == ["seat 2", "seat 3"]
    assert met("lost-luggage", level=9).play("fight").quiet().winners == [0]


@pytest.mark.rule("M-0.4", "M-6.9")
def test_the_winning_level_is_not_for_sale() -> None:
    at = table().seat(0, level=9, hand=["rocket-boots", "quantum-cannon"])
    assert at.refused(0, "sell rocket-boots") == "M-6.9"


@pytest.mark.rule("M-0.4")
def test_a_card_that_says_so_in_so_many_words_wins() -> None:
    five = ["laser", "dazer", "raser", "maser", "shmaser"]
    at = table().seat(0, level=9, hand=["certificate-of-victory", *five])
    assert at.play("play certificate-of-victory").quiet().winners == [0]
