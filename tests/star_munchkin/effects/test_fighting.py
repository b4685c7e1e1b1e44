"""What cards do to a combat: strength, treasures, monsters that come and go, fighters who leave."""

from __future__ import annotations

import pytest

from rodada.games.star_munchkin import strength
from star_munchkin.effects.scene import Scene, card, op, shot


@pytest.mark.rule("M-1.11", "M-5.1")
def test_a_grenade_helps_either_side_and_lies_there_until_the_combat_ends() -> None:
    scene = Scene().seat(1, level=3).seat(2, hand=["nova-grenade", "stink-grenade"]).combat(1, "blob")
    scene.play("fight")
    scene.by(2, "play nova-grenade", "side 1")
    scene.by(2, "play stink-grenade", "side 0")
    assert (strength.side(scene.state), strength.monsters(scene.state)) == (5, 6)
    assert [scene.name(card) for card in scene.state.spent] == ["nova-grenade", "stink-grenade"]


@pytest.mark.rule("M-1.11")
def test_a_one_shot_is_played_from_the_table_too() -> None:
    scene = Scene().seat(1, before=["nova-grenade"]).combat(1, "blob")
    scene.play("play nova-grenade", "side 0")
    assert (scene.before(1), strength.side(scene.state)) == ([], 6)


@pytest.mark.rule("M-11.2")
def test_a_one_shot_that_leaves_nothing_is_discarded_at_once() -> None:
    scene = Scene().seat(1, hand=["friendship-ray"]).combat(1, "blob", "lump")
    scene.play("play friendship-ray", "card blob")
    assert (scene.foes(), scene.on_discards("treasure")) == ([["lump"]], ["friendship-ray"])


@pytest.mark.rule("M-5.6", "M-5.11")
def test_more_treasures_for_a_kill() -> None:
    scene = Scene().seat(1, level=3, hand=["tax-refund"]).combat(1, "blob")
    assert strength.treasures(scene.play("play tax-refund").state) == 3


def test_a_faulty_grenade_helps_whom_the_die_says() -> None:
    scene = Scene().seat(1, level=3, hand=["faulty-grenade"]).combat(1, "blob")
    scene.play("play faulty-grenade", "roll 2")
    assert strength.monsters(scene.quiet().state) == 5


# --- monsters go ---


@pytest.mark.rule("M-0.2", "M-5.5", "M-5.12")
def test_the_last_monster_removed_ends_the_combat_without_level_or_treasure() -> None:
    scene = Scene().seat(0, level=3, hand=["friendship-ray"]).combat(0, "blob").play("play friendship-ray").quiet()
    assert (scene.level(0), scene.hand(0), scene.foes(), scene.state.fighter) == (3, [], [], -1)


@pytest.mark.rule("M-5.5")
def test_of_a_cloned_monster_one_is_removed() -> None:
    scene = Scene().seat(1, hand=["friendship-ray"]).combat(1, "blob + and-its-clone").play("play friendship-ray")
    assert scene.foes() == [["blob"]]


@pytest.mark.rule("M-5.5")
def test_what_cannot_be_removed_is_no_target() -> None:
    scene = Scene().seat(1, hand=["friendship-ray"]).combat(1, "lump + fully-licensed", "blob")
    assert scene.play("play friendship-ray").foes() == [["lump", "fully-licensed"]]


@pytest.mark.rule("M-5.12")
def test_a_treasure_for_a_removed_monster_is_drawn_when_the_combat_is_over() -> None:
    ray = shot(op("remove_monster", treasures="one"), window="combat", target="monster")
    scene = Scene(ray).seat(0, hand=["shot"]).combat(0, "blob").play("play shot", "treasure laser").quiet()
    assert scene.hand(0) == ["laser"]


# --- monsters come ---


@pytest.mark.rule("M-1.13", "M-5.4")
def test_a_wandering_monster_is_played_from_hand_and_asked_for_even_if_there_is_but_one() -> None:
    scene = Scene().seat(2, hand=["wandering-monster", "lump", "laser"]).combat(1, "blob").play("fight")
    scene.by(2, "play wandering-monster")
    assert (scene.turn, scene.choices()) == (2, ["card lump"])
    scene.play("card lump")
    assert scene.foes() == [["blob"], ["lump"]]


@pytest.mark.rule("M-1.13")
def test_without_a_monster_in_hand_it_cannot_be_played() -> None:
    scene = Scene().seat(2, hand=["wandering-monster", "laser"]).combat(1, "blob").play("fight")
    assert scene.state.window is None, "nobody has an answer"


def test_bait_calls_the_topmost_monster_of_the_discards() -> None:
    scene = Scene().seat(1, hand=["monster-bait"]).discarded("starfish", "lump", "feline").combat(1, "blob")
    assert scene.play("play monster-bait").foes() == [["blob"], ["lump"]]


def test_the_top_of_the_deck_joins_if_it_is_a_monster() -> None:
    call = shot(op("summon", from_="deck", otherwise=[op("lose_levels", n=1)]), window="combat")
    joined = Scene(call).seat(1, level=3, hand=["shot"]).combat(1, "blob").play("play shot", "door starfish")
    assert (joined.foes(), joined.level(1)) == ([["blob"], ["starfish"]], 3)
    other = Scene(call).seat(1, level=3, hand=["shot"]).combat(1, "blob").play("play shot", "door feline")
    assert (other.foes(), other.level(1), other.on_discards("door")) == ([["blob"]], 2, ["feline"])


@pytest.mark.rule("M-5.7")
def test_a_clone_has_all_enhancers_past_and_future_and_joins_like_the_first() -> None:
    toll = card("monster", "toll", triggers=[{"on": "joins", "do": [op("lose_hand", n=1)]}])
    scene = Scene(toll).seat(1, level=3, hand=["laser", "dazer"]).seat(2, hand=["and-its-clone", "faster"])
    scene.combat(1, "toll + bigger").play("fight")
    scene.by(2, "play and-its-clone").play("card laser")
    assert scene.hand(1) == ["dazer"], "the clone joins, and what joins costs a card"
    scene.by(2, "play faster")
    assert strength.monsters(scene.state) == 2 * (1 + 5 + 5)


@pytest.mark.rule("M-5.6")
def test_an_enhancer_goes_on_a_monster_of_ones_choice_that_can_be_enhanced() -> None:
    scene = Scene().seat(2, hand=["bigger"]).combat(1, "smooth", "lump", "blob").play("fight")
    scene.by(2, "play bigger")
    assert scene.choices() == ["card blob", "card lump"]
    assert scene.play("card blob").foes()[2] == ["blob", "bigger"]


# --- copies ---


@pytest.mark.rule("M-5.6", "M-11.2")
def test_a_copied_enhancer_counts_once_more_and_the_copy_stands_on_its_own() -> None:
    scene = Scene().seat(1, level=3, hand=["photocopier-ray", "anti-everything-spray"])
    scene.combat(1, "lump + bigger").play("play photocopier-ray")
    assert (strength.monsters(scene.state), strength.treasures(scene.state)) == (11, 3)
    scene.play("play anti-everything-spray", "card bigger")
    assert (strength.monsters(scene.state), strength.treasures(scene.state)) == (6, 2)


@pytest.mark.rule("M-11.2")
def test_a_copied_one_shot_helps_the_same_side() -> None:
    scene = Scene().seat(1, level=3, hand=["photocopier-ray", "nova-grenade"]).combat(1, "lump")
    scene.play("play nova-grenade", "side 0", "play photocopier-ray")
    assert strength.side(scene.state) == 13


def test_neither_clones_nor_copies_nor_terms_of_abilities_are_copied() -> None:
    scene = Scene(shot(op("copy_effect"), window="combat", target="effect"))
    scene.seat(1, before=["mutant"], hand=["photocopier-ray", "nova-grenade", "shot", "laser"])
    scene.combat(1, "lump + and-its-clone").play("use mutant", "card laser")
    assert not scene.may(1, "play shot")
    scene.play("play nova-grenade", "side 0", "play photocopier-ray")
    scene.play("play shot")
    assert strength.side(scene.state) == 1 + 1 + 15, "the grenade, without asking: it is the only one"


# --- fighters go and come ---


@pytest.mark.rule("M-5.12")
def test_the_fighter_who_escapes_alone_leaves_no_level_and_no_treasure() -> None:
    scene = Scene().seat(0, level=3, hand=["ejector-seat"]).combat(0, "sticky").play("play ejector-seat").quiet()
    assert (scene.level(0), scene.foes(), scene.state.fighter) == (3, [], -1)
    assert scene.on_discards("door") == ["sticky"]


@pytest.mark.rule("M-5.12", "M-7.1")
def test_the_helper_of_a_fighter_who_escapes_has_to_run() -> None:
    scene = Scene().seat(0, hand=["ejector-seat"]).combat(0, "blob", helper=2).play("play ejector-seat").quiet()
    assert scene.turn == 2
    assert "run blob" in [text.replace(str(scene.number("blob")), "blob") for text in scene.choices()]


@pytest.mark.rule("M-5.12")
def test_the_helper_who_escapes_leaves_the_fighter_alone() -> None:
    scene = Scene().seat(2, hand=["ejector-seat"]).combat(0, "blob", helper=2).play("fight")
    scene.by(2, "play ejector-seat").quiet()
    assert (scene.turn, scene.state.fighter, scene.state.helper) == (0, 0, -1)


@pytest.mark.rule("M-5.12")
def test_a_loophole_lets_both_out_of_a_combat_and_out_of_a_flight() -> None:
    fight = Scene().seat(0, hand=["legal-loophole"]).combat(0, "blob", helper=2).play("play legal-loophole").quiet()
    assert (fight.turn, fight.foes()) == (0, [])
    flight = Scene().seat(0, hand=["legal-loophole"]).lost(0, "sticky", helper=2)
    flight.play("play legal-loophole").quiet()
    assert (flight.turn, flight.foes(), "caught" in flight.told) == (0, [], False)


@pytest.mark.rule("M-5.9", "M-5.10")
def test_a_trumpet_forces_somebody_to_help_for_nothing() -> None:
    scene = Scene().seat(1, level=2, hand=["hero-trumpet"]).seat(3, level=5).combat(1, "blob")
    scene.play("play hero-trumpet", "seat 4")
    assert (scene.state.helper, strength.side(scene.state), scene.state.bargain) == (3, 7, [])


@pytest.mark.rule("M-5.9")
def test_nobody_is_forced_to_help_where_nobody_may() -> None:
    alone = Scene().seat(1, hand=["hero-trumpet"]).combat(1, "karaoke-android")
    assert not alone.may(1, "play hero-trumpet")
    helped = Scene().seat(1, hand=["hero-trumpet"]).combat(1, "starfish", helper=2)
    assert not helped.may(1, "play hero-trumpet")
    jammed = Scene().seat(1, hand=["hero-trumpet"]).seat(2, before=["jammed-comms"]).dead(3).combat(1, "starfish")
    assert jammed.play("play hero-trumpet").state.helper in (0, 2)


@pytest.mark.rule("M-5.9")
def test_a_fake_call_sends_the_helper_away() -> None:
    scene = Scene().seat(3, hand=["fake-call"]).combat(1, "starfish", helper=2).play("fight")
    scene.by(3, "play fake-call").quiet()
    assert (scene.turn, scene.state.helper) == (1, -1)


def test_outside_of_a_combat_such_cards_do_nothing() -> None:
    scene = Scene(
        card("trap", "snare", ops=[op("add_strength", side="monsters", n=2, otherwise=[op("lose_levels", n=1)])])
    )
    assert scene.seat(0, level=2).trap("snare").quiet().level(0) == 1


def test_who_has_won_cannot_escape_any_more() -> None:
    late = card("sidekick", "late", triggers=[{"on": "won", "do": [op("escape", otherwise=[op("lose_levels", n=1)])]}])
    scene = Scene(late).seat(0, level=4, before=["late"]).combat(0, "blob").play("fight").quiet()
    assert scene.level(0) == 4


@pytest.mark.rule("M-5.5")
def test_a_monster_may_leave_by_its_own_text() -> None:
    shy = card("monster", "shy", triggers=[{"on": "joins", "do": [op("discard_this")]}])
    scene = Scene(shy).seat(0, level=4).play("open", "door shy").quiet()
    assert (scene.foes(), scene.level(0), scene.on_discards("door")) == ([], 4, ["shy"])


@pytest.mark.rule("M-5.6")
def test_a_one_shot_whose_die_still_rolls_is_not_cancelled_piece_by_piece() -> None:
    rows = shot(
        op("add_strength", side="fighters", n=2),
        op("roll", on=[{"faces": [1], "do": [op("add_treasures", n=1)]}]),
        window="combat",
    )
    scene = Scene(rows).seat(1, hand=["shot", "anti-everything-spray"]).seat(2, before=["red-shirt"]).combat(1, "blob")
    scene.play("play shot", "roll 1")
    assert scene.state.window is not None
    assert not scene.may(1, "play anti-everything-spray")
