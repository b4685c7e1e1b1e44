"""What cards do of themselves, and what happens instead."""

from __future__ import annotations

import pytest

from rodada.games.star_munchkin.pushes import push_triggers
from star_munchkin.effects.scene import Scene, card, op


@pytest.mark.rule("M-5.11")
def test_the_killer_is_rewarded_after_the_treasures_and_the_helper_by_its_class() -> None:
    """As in the book's example: a door card for killing a Yaryarbins, and one for a Bounty Hunter who helped."""
    scene = Scene().seat(0, level=4).seat(1, level=9, before=["bounty-hunter"]).combat(0, "yaryarbins", helper=1)
    scene.play("fight", "treasure laser", "treasure dazer", "take laser", "door feline", "door cyborg").quiet()
    assert "feline" in scene.hand(0)
    assert scene.hand(1) == ["cyborg"]


def test_a_killed_clone_triggers_apart() -> None:
    scene = Scene().seat(0, level=9).combat(0, "vending-machine + and-its-clone")
    scene.state.level[0] = 7
    scene.play("fight", "roll 6", "roll 1").quiet()
    assert scene.told.count("rolled") == 2


def test_a_monster_does_something_as_it_joins() -> None:
    toll = card("monster", "toll", triggers=[{"on": "joins", "do": [op("lose_levels", n=1)]}])
    scene = Scene(toll).seat(1, level=3).seat(2, hand=["wandering-monster", "toll"]).combat(1, "blob").play("fight")
    scene.by(2, "play wandering-monster").play("card toll")
    assert scene.level(1) == 2, "you is the fighter, not who played it"


def test_an_escape_can_cost_something_too() -> None:
    scene = Scene().seat(0, level=5).lost(0, "great-cthulhu")
    scene.play(f"run {scene.number('great-cthulhu')}", "roll 6").quiet()
    assert scene.level(0) == 4


@pytest.mark.rule("M-9.1")
def test_a_red_shirt_may_die_after_a_victory() -> None:
    scene = Scene().seat(0, level=5, before=["red-shirt"]).combat(0, "blob").play("fight", "roll 2").quiet()
    assert scene.before(0) == []


def test_triggers_come_from_the_oldest_card_on() -> None:
    bruise = card("trap", "bruise", lasts="stays", triggers=[{"on": "won", "do": [op("discard_this")]}])
    scene = Scene(bruise).seat(0, level=5, before=["trader", "red-shirt", "bruise", "red-shirt.2"])
    scene.combat(0, "blob").play("fight", "roll 6").quiet()
    assert scene.before(0) == ["red-shirt", "red-shirt", "trader"], "the bruise went between the two dice"
    scene.play("roll 1").quiet()
    assert scene.before(0) == ["red-shirt", "trader"]


@pytest.mark.rule("M-7.1")
def test_a_beanie_may_save_its_wearer_before_the_first_die() -> None:
    scene = Scene().seat(0, using=["propeller-beanie"]).combat(0, "sticky").play("fight", "roll 6").quiet()
    assert ("caught" in scene.told, scene.turn, scene.foes()) == (False, 0, [])


def test_an_optional_trigger_is_asked_for() -> None:
    scene = Scene().seat(1, using=["executors-folder"]).seat(2).trap("antimatter", 0).quiet()
    push_triggers(scene.state, "rival_died", 1)
    scene.go()
    assert (scene.turn, scene.choices()) == (1, ["yes", "no"])
    assert scene.play("no").hand(1) == []


def test_an_optional_trigger_taken() -> None:
    scene = Scene().seat(1, using=["executors-folder"])
    push_triggers(scene.state, "rival_died", 1)
    assert scene.go().play("yes", "treasure laser").quiet().hand(1) == ["laser"]


def test_cards_that_do_not_count_do_nothing() -> None:
    scene = Scene().seat(1, before=["executors-folder"])
    push_triggers(scene.state, "rival_died", 1)
    assert scene.go().turn == 0


def test_a_trap_may_wear_off_at_the_start_of_a_turn() -> None:
    scene = Scene().seat(0, before=["frozen-account"])
    push_triggers(scene.state, "turn_start", 0)
    assert scene.go().play("roll 4").quiet().before(0) == []


def test_who_is_trapped_may_gain_by_it() -> None:
    scene = Scene().seat(1, using=["tinfoil-hat"], before=["laser"]).trap("butterfingers", 1)
    assert scene.play("door feline").quiet().hand(1) == ["feline"]


# --- insteads ---


def meeting(monster: str, hand: list[str]) -> Scene:
    return Scene().seat(0, level=2, hand=hand).play("open", f"door {monster}").quiet()


@pytest.mark.rule("M-5.12")
def test_a_monster_is_bought_off_instead_of_fought() -> None:
    scene = meeting("alien-research-probe", ["laser", "dazer", "raser"])
    assert (scene.turn, scene.choices()) == (0, ["yes", "no"])
    scene.play("yes", "card laser", "card dazer", "treasure maser").quiet()
    assert (scene.hand(0), scene.level(0), scene.foes()) == (["maser", "raser"], 2, [])
    assert "alien-research-probe" in scene.on_discards("door")
    assert not scene.may(0, "loot"), "this was the monster of the turn (M-3.2)"


def test_who_declines_fights() -> None:
    scene = meeting("alien-research-probe", ["laser", "dazer", "raser"]).play("no").quiet()
    assert scene.foes() == [["alien-research-probe"]]


def test_who_cannot_pay_is_not_asked() -> None:
    assert meeting("alien-research-probe", ["laser"]).foes() == [["alien-research-probe"]]


@pytest.mark.rule("M-3.2")
def test_looting_may_be_replaced_at_a_price() -> None:
    scene = Scene().seat(0, before=["fixer"], hand=["laser", "dazer"]).play("open", "door feline").quiet()
    scene.play("loot", "yes", "card laser", "treasure raser").quiet()
    assert scene.hand(0) == ["dazer", "feline", "raser"]


@pytest.mark.rule("M-3.2")
def test_or_be_replaced_of_itself() -> None:
    scene = Scene().seat(0, before=["lovely-assistant"]).play("open", "door feline").quiet()
    scene.play("loot", "door cyborg", "door mutant", "door trader", "card mutant").quiet()
    assert scene.hand(0) == ["feline", "mutant"]


def test_or_not_be_replaced() -> None:
    scene = Scene().seat(0, before=["fixer"], hand=["laser"]).play("open", "door feline").quiet()
    assert scene.play("loot", "no", "door mutant").quiet().hand(0) == ["feline", "laser", "mutant"]


@pytest.mark.rule("M-7.2")
def test_levels_lost_to_bad_stuff_are_insured_whatever_their_number() -> None:
    scene = Scene().seat(1, level=5, using=["life-insurance"]).lost(1, "space-vampire").bad_stuff("space-vampire", 1)
    scene.quiet().play("yes")
    assert (scene.level(1), scene.before(1)) == (5, [])


def test_the_insurance_may_be_kept() -> None:
    scene = Scene().seat(1, level=5, using=["life-insurance"]).lost(1, "space-vampire").bad_stuff("space-vampire", 1)
    scene.quiet().play("no")
    assert (scene.level(1), scene.before(1)) == (2, ["life-insurance"])


def test_what_a_rival_takes_is_not_insured() -> None:
    scene = Scene().seat(0, hand=["steal-the-credit"]).seat(1, level=5, using=["life-insurance"])
    scene.play("play steal-the-credit", "seat 2")
    assert (scene.level(0), scene.level(1), scene.before(1)) == (2, 4, ["life-insurance"])
