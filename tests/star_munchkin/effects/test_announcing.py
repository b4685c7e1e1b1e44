"""Announcing: the target, then the cost, then the effect; limits; what lasts."""

from __future__ import annotations

import pytest

from rodada.games.star_munchkin import strength
from star_munchkin.effects.scene import Scene, card, op, shot


@pytest.mark.rule("M-4.2")
def test_the_cost_is_paid_from_hand_or_table_but_never_with_a_reminder_or_the_card_itself() -> None:
    scene = Scene().seat(0, before=["bounty-hunter", "static-cling", "laser"], hand=["dazer"])
    scene.discarded("starfish").play("use bounty-hunter")
    assert scene.choices() == ["card laser", "card dazer"]
    scene.play("card laser")
    assert (scene.hand(0), scene.before(0)) == (["dazer", "starfish"], ["bounty-hunter", "static-cling"])


@pytest.mark.rule("M-10.6")
def test_what_cannot_be_paid_is_not_offered() -> None:
    scene = Scene().seat(0, before=["bounty-hunter", "static-cling"]).discarded("starfish")
    assert not scene.may(0, "use bounty-hunter")


def test_a_payment_without_choice_is_not_asked_for() -> None:
    scene = Scene().seat(0, before=["bounty-hunter", "laser"]).discarded("starfish").play("use bounty-hunter")
    assert (scene.hand(0), scene.before(0)) == (["starfish"], ["bounty-hunter"])


@pytest.mark.rule("M-4.5", "M-6.6")
def test_paying_with_a_class_may_cost_what_it_allowed() -> None:
    pay = card("sidekick", "payee", abilities=[{
        "id": "x", "name": {"en": "x"}, "window": "turn", "cost": {"pay": "card"}, "do": [op("draw", deck="door")],
    }])  # fmt: skip
    scene = Scene(pay).seat(0, before=["payee", "gadgeteer"], using=["energy-shield", "third-arm"])
    scene.play("use payee", "card gadgeteer")
    assert scene.choices() == ["unequip energy-shield", "unequip third-arm"]


def test_a_price_in_items_takes_items_that_fit() -> None:
    scene = Scene().seat(1, level=4, before=["cyborg", "laser", "dazer"], hand=["raser"]).lost(1, "zero-g-zombies")
    scene.bad_stuff("zero-g-zombies", 1).play("use cyborg").quiet()
    assert (scene.level(1), scene.before(1), scene.hand(1)) == (4, ["cyborg"], ["raser"])


@pytest.mark.rule("M-9.1")
def test_a_price_in_sidekicks() -> None:
    scene = Scene().seat(0, before=["android"], using=["laser"], hand=["promote-the-intern"]).attach("laser", "android")
    scene.play("play promote-the-intern")
    assert (scene.level(0), scene.before(0)) == (3, [])
    assert not Scene().seat(0, hand=["promote-the-intern"]).may(0, "play promote-the-intern")


def test_a_condition_on_the_player() -> None:
    scene = Scene().seat(0, level=2, hand=["underdog-clause"])
    assert not scene.may(0, "play underdog-clause")
    assert Scene().seat(0, hand=["underdog-clause"]).may(0, "play underdog-clause")


def test_an_ability_is_used_as_often_as_its_limit_says_in_a_turn() -> None:
    scene = Scene().seat(0, before=["bounty-hunter"], hand=["laser", "dazer"]).discarded("starfish", "blob")
    scene.play("use bounty-hunter", "card laser")
    assert not scene.may(0, "use bounty-hunter")


def test_a_limit_for_a_combat_ends_with_it() -> None:
    cards = ["laser", "dazer", "raser", "maser", "eraser"]
    scene = Scene().seat(0, before=["mutant"], hand=[*cards, "ejector-seat"]).combat(0, "blob")
    for name in cards[:3]:
        scene.play("use mutant", f"card {name}")
    assert not scene.may(0, "use mutant")
    scene.play("play ejector-seat").quiet()
    assert scene.state.uses == []


@pytest.mark.rule("M-6.2")
def test_an_item_must_be_in_use_for_its_ability() -> None:
    scene = Scene().seat(0, before=["gadgeteer", "persuasion-wrench", "static-cling"], hand=["laser"])
    assert not scene.may(0, "use persuasion-wrench")


@pytest.mark.rule("M-1.11")
def test_where_one_shots_are_forbidden_nobody_plays_them() -> None:
    gagged = Scene().seat(0, before=["gagging-order"], hand=["nova-grenade"]).seat(1, hand=["stink-grenade"])
    gagged.combat(0, "blob")
    assert not gagged.may(0, "play nova-grenade")
    gagged.play("fight")
    assert gagged.may(1, "play stink-grenade")
    ban = card("monster", "hush", cannot=[{"what": "play_oneshots"}])
    scene = Scene(ban).seat(1, hand=["stink-grenade"]).combat(0, "hush").play("fight")
    assert scene.state.window is None or not scene.may(1, "play stink-grenade")


@pytest.mark.rule("M-6.11")
def test_a_cheat_card_goes_on_an_item_of_ones_own() -> None:
    scene = Scene().seat(0, before=["laser", "neural-whip", "nova-grenade"], hand=["cheat"]).play("play cheat")
    assert scene.choices() == ["card laser", "card neural-whip"]
    scene.play("card neural-whip")
    assert scene.state.host_of(scene.number("cheat")) == scene.number("neural-whip")
    assert scene.play("equip neural-whip").using(0) == ["neural-whip"]


@pytest.mark.rule("M-10.2", "M-10.5")
def test_a_trap_for_the_next_combat_lies_there_until_that_is_over() -> None:
    scene = Scene().seat(0, hand=["friendship-ray"]).trap("hull-breach").quiet()
    assert scene.before(0) == ["hull-breach"]
    scene.combat(0, "blob").play("play friendship-ray").quiet()
    assert scene.before(0) == []


@pytest.mark.rule("M-10.4")
def test_the_immune_are_not_bitten() -> None:
    scene = Scene().seat(1, level=3, using=["tinfoil-hat"]).trap("spoilers", 1).quiet()
    assert (scene.level(1), scene.hand(1)) == (3, [])


@pytest.mark.rule("M-8.1")
def test_who_died_announcing_does_nothing_more() -> None:
    rows = shot(op("die"), op("draw", deck="door"))
    scene = Scene(rows).seat(0, hand=["shot"]).play("play shot").quiet()
    assert scene.state.alive[0] != 0
    assert scene.on_discards("treasure") == ["shot"]


def test_the_stage_is_empty_when_all_is_over() -> None:
    rows = shot(op("gain_levels", n=1), op("draw", deck="door"))
    scene = Scene(rows).seat(0, hand=["shot"]).play("play shot", "door feline").quiet()
    assert (scene.state.stage, scene.hand(0), scene.level(0)) == ([], ["feline"], 2)


@pytest.mark.rule("M-6.6", "M-10.5")
def test_what_is_barred_in_the_next_combat_comes_off_when_that_begins_for_fighter_and_helper() -> None:
    scene = Scene().seat(0, before=["blackout"], using=["energy-shield"]).play("open", "door starfish").quiet()
    assert (scene.using(0), scene.turn) == ([], 0)
    helped = Scene().seat(0, hand=["hero-trumpet"]).seat(2, before=["blackout"], using=["energy-shield"])
    assert helped.combat(0, "blob").play("play hero-trumpet", "seat 3").using(2) == []


@pytest.mark.rule("M-10.5")
def test_a_trap_played_in_a_combat_counts_in_this_one() -> None:
    scene = Scene().seat(1, hand=["hull-breach"]).seat(0, level=5).combat(0, "blob").play("fight")
    scene.by(1, "play hull-breach", "seat 1").quiet()
    assert strength.side(scene.state) == 0
