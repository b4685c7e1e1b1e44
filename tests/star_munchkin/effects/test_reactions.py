"""What is about to happen is called off, turned on somebody else, or undone."""

from __future__ import annotations

import pytest

from star_munchkin.effects.scene import Scene, card, op


@pytest.mark.rule("M-10.2")
def test_a_trap_is_cancelled_by_anybody_in_its_window() -> None:
    scene = Scene().seat(1, before=["laser"]).seat(3, hand=["wire-cutters"]).trap("antimatter", 1)
    scene.play("play wire-cutters").quiet()
    assert scene.before(1) == ["laser"]
    assert scene.on_discards("door") == ["antimatter"]
    assert scene.on_discards("treasure") == ["wire-cutters"]


def test_a_cancelled_trap_is_answered_no_more() -> None:
    scene = Scene().seat(1, before=["laser"]).seat(2, hand=["return-to-sender"]).seat(3, hand=["wire-cutters"])
    scene.trap("antimatter", 1)
    scene.by(3, "play wire-cutters")
    assert scene.state.window is None


@pytest.mark.rule("M-4.2")
def test_a_gadgeteer_disarms_a_trap_for_two_cards() -> None:
    scene = Scene().seat(1, before=["gadgeteer", "laser"], hand=["dazer", "raser"]).trap("antimatter", 1)
    scene.play("use gadgeteer")
    assert scene.choices() == ["card laser", "card dazer", "card raser"]
    scene.play("card dazer", "card raser").quiet()
    assert scene.before(1) == ["gadgeteer", "laser"]


@pytest.mark.rule("M-1.4", "M-10.1")
def test_a_trap_is_sent_on_and_has_a_new_window_there() -> None:
    scene = Scene().seat(0, hand=["antimatter"]).seat(1, before=["laser"], hand=["return-to-sender"])
    scene.seat(0, before=["dazer"]).seat(2, hand=["wire-cutters"], before=["raser"])
    scene.play("play antimatter", "seat 2", "play return-to-sender")
    assert scene.turn == 1
    assert scene.choices() == ["seat 1", "seat 3", "seat 4"]
    scene.play("seat 1")
    assert scene.may(2, "play wire-cutters")
    assert scene.quiet().before(0) == []
    assert scene.told.count("trap") == 2


@pytest.mark.rule("M-10.1")
def test_who_gets_the_own_trap_back_has_played_it_on_nobody() -> None:
    revenge = card("trap", "revenge", ops=[op("lose_levels", n=1), op("lose_levels", who="player", n=1)])
    scene = Scene(revenge).seat(0, level=5, hand=["revenge"]).seat(1, level=5, hand=["return-to-sender"])
    scene.play("play revenge", "seat 2", "play return-to-sender", "seat 1").quiet()
    assert (scene.level(0), scene.level(1)) == (4, 5)


def test_the_player_of_a_trap_may_be_hit_by_it_too() -> None:
    revenge = card("trap", "revenge", ops=[op("lose_levels", n=1), op("lose_levels", who="player", n=1)])
    scene = Scene(revenge).seat(0, level=5, hand=["revenge"]).seat(1, level=5)
    scene.play("play revenge", "seat 2").quiet()
    assert (scene.level(0), scene.level(1)) == (4, 4)


@pytest.mark.rule("M-7.2")
def test_bad_stuff_is_skipped_for_the_victim_and_this_monster() -> None:
    scene = Scene().seat(1, level=5, using=["first-aid-kit"]).lost(1, "awful-green-thing")
    scene.bad_stuff("awful-green-thing", 1).play("use first-aid-kit").quiet()
    assert (scene.level(1), scene.before(1)) == (5, [])


@pytest.mark.rule("M-7.2")
def test_nobody_cancels_the_bad_stuff_of_somebody_else() -> None:
    scene = Scene().seat(1, level=5).seat(2, using=["first-aid-kit"]).lost(1, "awful-green-thing")
    scene.bad_stuff("awful-green-thing", 1)
    assert scene.quiet().level(1) == 3


@pytest.mark.rule("M-10.2", "M-10.6")
def test_a_lasting_trap_is_removed_the_owner_choosing() -> None:
    scene = Scene().seat(0, before=["static-cling", "space-hiccups", "gadgeteer"], using=["persuasion-wrench"])
    scene.seat(0, hand=["laser"]).play("use persuasion-wrench")
    assert scene.choices() == ["card static-cling", "card space-hiccups"]
    scene.play("card space-hiccups")
    assert "static-cling" in scene.before(0)
    assert "space-hiccups" not in scene.before(0)


# --- effects in a combat ---


@pytest.mark.rule("M-5.6")
def test_an_enhancer_is_cancelled_with_all_it_did() -> None:
    scene = Scene().seat(1, hand=["anti-everything-spray"]).combat(1, "blob", "lump + bigger")
    scene.play("play anti-everything-spray")
    assert scene.foes() == [["blob"], ["lump"]]
    assert scene.on_discards("door") == ["bigger"]


@pytest.mark.rule("M-5.6", "M-5.7")
def test_a_cancelled_clone_card_takes_the_clone_away() -> None:
    scene = Scene().seat(1, hand=["anti-everything-spray"]).combat(1, "lump + and-its-clone")
    assert scene.play("play anti-everything-spray").foes() == [["lump"]]


@pytest.mark.rule("M-5.6", "M-11.2")
def test_a_one_shot_is_cancelled_with_strength_and_treasures() -> None:
    scene = Scene().seat(1, hand=["pinata-grenade", "anti-everything-spray"]).combat(1, "lump")
    scene.play("play pinata-grenade", "side 1")
    assert [term[:3] for term in scene.state.terms] == [(-1, 3, 0), (-1, 0, 1)]
    scene.play("play anti-everything-spray")
    assert (scene.state.terms, scene.state.spent) == ([], [])
    assert scene.on_discards("treasure") == ["pinata-grenade", "anti-everything-spray"]


@pytest.mark.rule("M-5.6")
def test_the_term_of_an_ability_is_struck_out_alone() -> None:
    scene = Scene().seat(1, before=["mutant"], hand=["laser", "dazer", "anti-everything-spray"])
    scene.combat(1, "lump").play("use mutant", "card laser", "use mutant", "card dazer")
    scene.play("play anti-everything-spray")
    assert scene.choices() == ["term 1", "term 2"]
    assert len(scene.play("term 2").state.terms) == 1


def test_without_anything_standing_there_is_nothing_to_cancel() -> None:
    scene = Scene().seat(1, hand=["anti-everything-spray"]).combat(1, "lump")
    assert not scene.may(1, "play anti-everything-spray")
