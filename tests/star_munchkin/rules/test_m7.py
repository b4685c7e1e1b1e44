"""M-7: running away."""

from __future__ import annotations

import pytest

from star_munchkin.scenario import Table, met, table


def lost(*foes: str, **fighter: object) -> Table:
    return met(*foes, **fighter).play("fight")


@pytest.mark.rule("M-7.1")
@pytest.mark.parametrize(("face", "level"), [(4, 2), (5, 3), (6, 3)])
def test_five_or_more_escapes(face: int, level: int) -> None:
    at = lost("scrubber-drone", "evil-twin", level=3).play("run evil-twin", f"roll {face}").quiet()
    assert at.level(0) == level


@pytest.mark.rule("M-7.1")
def test_abilities_items_and_monsters_change_the_roll() -> None:
    cat = lost("evil-twin", level=3, before=["feline"]).play("run evil-twin", "roll 4").quiet()
    assert cat.level(0) == 3
    boots = lost("evil-twin", level=3, using=["rocket-boots"]).play("run evil-twin", "roll 3").quiet()
    assert boots.level(0) == 3
    clingy = lost("evil-twin + clingy", level=3).play("run evil-twin", "roll 6").quiet()
    assert clingy.level(0) == 2


@pytest.mark.rule("M-7.1")
def test_one_die_per_monster_in_the_order_the_runner_likes() -> None:
    at = lost("evil-twin", "plasmoid", level=5)
    assert set(at.choices()) == {f"run {at.number(card)}" for card in ("evil-twin", "plasmoid")}
    at.play("run plasmoid", "roll 6")
    assert at.choices() == [f"run {at.number('evil-twin')}"]
    assert at.play("run evil-twin", "roll 1").quiet().level(0) == 4


@pytest.mark.rule("M-7.1")
def test_some_cannot_be_fled_and_some_do_not_chase() -> None:
    jelly = lost("laser-proof-jelly", level=3).play("run laser-proof-jelly").quiet()
    assert (jelly.level(0), "rolled" in jelly.told) == (2, False)
    eater = lost("planet-eater", level=4).play("run planet-eater").quiet()
    assert (eater.state.alive[0], "not_chased" in eater.told) == (0, True)


@pytest.mark.rule("M-7.2")
def test_caught_means_bad_stuff_at_once() -> None:
    at = lost("evil-twin", "zero-g-zombies", level=7).play("run zero-g-zombies", "roll 1").quiet()
    assert (at.level(0), at.asked) == (5, "flight")


@pytest.mark.rule("M-7.2")
def test_fighter_and_helper_roll_apart_against_each_monster() -> None:
    at = met("zero-g-zombies", "plasmoid", level=3, helper=1).seat(1, level=4).play("fight")
    at.play("run zero-g-zombies", "roll 6", "run plasmoid", "roll 6")
    assert at.turn == 1
    at.play("run zero-g-zombies", "roll 1", "run plasmoid", "roll 5").quiet()
    assert (at.level(0), at.level(1)) == (3, 2)


@pytest.mark.rule("M-7.2")
def test_bad_stuff_chains() -> None:
    """The best item to the left, another to the right, and a Level."""
    at = lost("gravity-whale", level=3, using=["vibrosword"], before=["laser"]).play("run gravity-whale", "roll 4")
    at.quiet()
    assert (at.before(0), at.before(1), at.before(2), at.level(0)) == ([], ["vibrosword"], ["laser"], 2)


@pytest.mark.rule("M-7.3")
def test_then_the_monsters_are_discarded_with_no_reward_and_no_looting() -> None:
    at = lost("evil-twin", level=3).play("run evil-twin", "roll 6").quiet()
    assert (at.level(0), at.hand(0), at.on_discards("door"), at.choices()) == (3, [], ["evil-twin"], ["end"])


@pytest.mark.rule("M-7.4")
def test_a_sacrificed_sidekick_saves_from_all_even_what_cannot_be_fled() -> None:
    at = lost("laser-proof-jelly", "great-cthulhu", level=5, before=["android"], using=["laser"])
    at.state.attach(at.number("laser"), at.number("android"), "")
    at.play("sacrifice android").quiet()
    assert (at.level(0), at.before(0), at.asked) == (5, [], "turn")
    assert set(at.on_discards("treasure")) == {"android", "laser"}


@pytest.mark.rule("M-7.4")
@pytest.mark.parametrize("along", [True, False])
def test_the_fighter_decides_whether_the_helper_escapes_too(along: bool) -> None:
    at = met("laser-proof-jelly", level=1, before=["red-shirt"], helper=1).seat(1, level=3).play("fight")
    at.play("sacrifice red-shirt")
    assert at.choices() == ["yes", "no"]
    at.play("yes" if along else "no")
    if not along:
        assert at.turn == 1
        at.play("run laser-proof-jelly")
    assert at.quiet().level(1) == (3 if along else 2)


@pytest.mark.rule("M-7.4")
def test_a_helpers_sacrifice_saves_the_helper_alone() -> None:
    at = met("laser-proof-jelly", level=4, helper=1).seat(1, level=1, before=["red-shirt"]).play("fight")
    at.play("run laser-proof-jelly").quiet()
    at.play("sacrifice red-shirt").quiet()
    assert (at.level(0), at.level(1)) == (3, 1)


@pytest.mark.rule("M-7.1")
def test_what_is_played_before_the_dice_may_save() -> None:
    at = lost("laser-proof-jelly", level=4, hand=["ejector-seat"]).play("play ejector-seat").quiet()
    assert (at.level(0), at.asked) == (4, "turn")
    assert table().seat(0, hand=["ejector-seat"]).refused(0, "play ejector-seat") == "M-1.11"


@pytest.mark.rule("M-7.4", "M-10.5")
def test_a_trap_for_one_combat_is_over_for_a_helper_who_got_away_too() -> None:
    at = met("laser-proof-jelly", level=1, before=["red-shirt"], helper=1).seat(1, level=3, before=["hull-breach"])
    at.play("fight", "sacrifice red-shirt", "yes").quiet()
    assert (at.before(1), "hull-breach" in at.on_discards("door")) == ([], True)
