"""M-8: death and the new character."""

from __future__ import annotations

import pytest

from star_munchkin.scenario import Table, met, table


def dying(*, others: tuple[int, ...] = (3, 2), **victim: object) -> Table:
    """Seat 0 of Level 5 is caught by the Great Cthulhu; the others have these levels."""
    at = met("great-cthulhu", options={"seats": 1 + len(others)}, level=5, **victim)
    for seat, level in enumerate(others, 1):
        at.seat(seat, level=level)
    return at.play("fight", "run great-cthulhu", "roll 1")


@pytest.mark.rule("M-8.1")
def test_the_dead_keep_class_race_level_traps_and_what_widens_them() -> None:
    kept = ["psychic", "super-munchkin", "feline", "half-breed", "static-cling"]
    at = dying(before=[*kept, "red-shirt"], using=["laser"], hand=["raser"]).quiet()
    at.play("take laser", "take raser").quiet()
    assert (sorted(at.before(0)), at.hand(0), at.level(0)) == (sorted(kept), [], 5)
    assert at.state.alive[0] == 1


@pytest.mark.rule("M-8.1")
def test_no_further_running() -> None:
    at = met("great-cthulhu", "laser-proof-jelly", level=5).play("fight", "run great-cthulhu", "roll 1").quiet()
    assert (at.level(0), at.state.fighter, at.state.active) == (5, -1, 1)


@pytest.mark.rule("M-8.2")
def test_the_body_is_looted_from_the_highest_level_down() -> None:
    at = dying(using=["laser", "vibrosword"], hand=["feline"]).quiet()
    assert at.turn == 1
    at.play("take vibrosword")
    assert at.turn == 2
    at.play("take feline").quiet()
    assert (at.hand(1), at.hand(2)) == (["vibrosword"], ["feline"])
    assert "laser" in at.on_discards("treasure")


@pytest.mark.rule("M-8.2")
def test_a_tie_is_decided_by_a_die() -> None:
    at = met("great-cthulhu", level=5, using=["laser"]).seat(1, level=3).seat(2, level=3)
    at.play("fight", "run great-cthulhu", "roll 1", "tie 2")
    assert at.turn == 2


@pytest.mark.rule("M-8.2")
def test_what_a_sidekick_carries_and_cheat_cards_come_apart() -> None:
    at = met("great-cthulhu", level=5, before=["android", "cheat"], using=["laser", "neural-whip"])
    at.state.attach(at.number("laser"), at.number("android"), "")
    at.state.attach(at.number("cheat"), at.number("neural-whip"), "")
    at.seat(1, level=3).seat(2, level=2).play("fight", "run great-cthulhu", "roll 1").quiet()
    numbers = sorted(at.number(card) for card in ("android", "cheat", "laser", "neural-whip"))
    assert at.choices() == [f"take {number}" for number in numbers]


@pytest.mark.rule("M-8.3")
def test_the_dead_get_no_cards_and_no_levels_and_do_nothing() -> None:
    at = table().seat(0, hand=["plot-hole", "spoilers"]).seat(1, level=4).dead(1)
    at.state.offered = None
    assert at.play("play plot-hole").choices() == ["seat 1", "seat 3"]
    assert at.refused(1, "trade 1") == "M-8.3"


@pytest.mark.rule("M-8.3", "M-3.3")
def test_the_dead_get_no_charity() -> None:
    six = ["laser", "raser", "maser", "dazer", "bobaser", "shmaser"]
    at = table().seat(0, level=3, hand=six).seat(1, level=1).seat(2, level=2)
    at.dead(1)
    at.ending().play("end", "give laser")
    assert at.hand(2) == ["laser"]


@pytest.mark.rule("M-8.4")
def test_the_new_character_is_there_when_the_next_turn_begins() -> None:
    at = dying(others=(3, 2), before=["feline"]).quiet()
    assert (at.state.active, at.state.alive[0], at.before(0), at.hand(0)) == (1, 2, ["feline"], [])


@pytest.mark.rule("M-8.4", "M-5.9")
def test_the_reborn_may_help_with_level_class_and_race() -> None:
    at = met("space-goats", level=4).seat(1, level=5, before=["psychic"], alive=2)
    at.play("ask 2", "send", "accept").quiet()
    assert at.sums()[0] == 9


@pytest.mark.rule("M-8.4")
def test_the_reborn_get_cards_from_charity_alone() -> None:
    six = ["laser", "raser", "maser", "dazer", "bobaser", "shmaser"]
    at = table().seat(0, level=3, hand=six).seat(1, level=1, alive=2).seat(2, level=2)
    assert at.ending().play("end", "give laser").hand(1) == ["laser"]


@pytest.mark.rule("M-8.4")
def test_at_the_own_next_turn_four_cards_of_each_deck_then_the_turn() -> None:
    at = table().seat(1, alive=2).ending().play("end").quiet()
    assert (at.turn, at.asked, len(at.hand(1))) == (1, "setup", 8)
    assert at.play("done").choices()[-1] == "open"
