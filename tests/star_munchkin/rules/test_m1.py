"""M-1: when things may be done, and by whom."""

from __future__ import annotations

import pytest

from star_munchkin.scenario import met, table


@pytest.mark.rule("M-1.1")
def test_a_class_or_race_is_discarded_at_any_time_by_anyone() -> None:
    assert table().seat(1, before=["feline"]).by(1, "drop feline").on_discards("door") == ["feline"]
    fighter = met("the-queue", before=["psychic"])
    assert fighter.sums() == (4, 1)
    assert fighter.play("drop psychic").sums() == (2, 1)
    other = met("the-queue", level=3).seat(2, before=["trader"]).play("fight").by(2, "drop trader")
    assert (other.before(2), other.asked) == ([], "combat")


@pytest.mark.rule("M-1.2", "M-11.1")
def test_a_level_card_is_played_on_anyone_in_mid_combat() -> None:
    at = met("space-goats", level=3).seat(1, hand=["plot-hole"]).play("fight").by(1, "play plot-hole", "seat 3")
    assert at.level(2) == 9
    fighter = met("space-goats", level=3, hand=["plot-hole"]).play("play plot-hole", "seat 1")
    assert fighter.sums() == (4, 6)


@pytest.mark.rule("M-1.3", "M-9.1")
def test_a_sidekick_is_played_in_mid_combat() -> None:
    at = met("yaryarbins", hand=["loud-hairy-alien"])
    assert not at.wins()
    assert at.play("play loud-hairy-alien").wins()


@pytest.mark.rule("M-1.4", "M-10.1")
def test_a_trap_is_played_on_any_player_at_any_time() -> None:
    free = table().seat(1, hand=["spoilers"]).seat(2, level=4).by(1, "play spoilers").quiet()
    assert free.level(2) == 3
    at = met("space-goats", level=9).seat(1, hand=["hull-breach"]).play("fight").by(1, "play hull-breach", "seat 1")
    assert at.quiet().sums() == (4, 6)


@pytest.mark.rule("M-1.4", "M-10.7")
def test_a_trap_is_played_on_oneself_too() -> None:
    at = table().seat(0, level=3, hand=["spoilers"]).play("play spoilers").quiet()
    assert at.level(0) == 2


@pytest.mark.rule("M-1.5", "M-6.7")
def test_two_who_do_not_fight_trade_out_of_turn() -> None:
    at = table().seat(1, using=["laser"]).seat(2, before=["rocket-boots"])
    at.by(1, "trade 3", "give laser", "want rocket-boots", "send", "accept").quiet()
    assert (at.before(1), at.before(2)) == (["rocket-boots"], ["laser"])
    assert at.using(2) == []


@pytest.mark.rule("M-1.5", "M-5.3")
def test_who_fights_does_not_trade() -> None:
    at = met("space-goats", using=["laser"]).seat(1, using=["raser"])
    assert at.refused(0, "trade 2") == "M-1.5"
    assert at.refused(1, "trade 1") == "M-1.5"


@pytest.mark.rule("M-1.6")
def test_equipment_changes_in_the_turn_of_another() -> None:
    at = table().seat(1, before=["laser"]).by(1, "equip laser")
    assert at.using(1) == ["laser"]
    assert at.by(1, "unequip laser").using(1) == []


@pytest.mark.rule("M-1.4", "M-1.5", "M-1.6")
def test_who_does_not_fight_equips_trades_and_meddles_while_another_decides_about_a_combat() -> None:
    at = met("space-goats").seat(1, level=3, before=["laser"], hand=["spoilers"]).seat(2, using=["vibrosword"])
    assert at.by(1, "equip laser").using(1) == ["laser"]
    at.by(1, "trade 3", "give laser", "send", "accept").quiet()
    assert (at.before(1), at.before(2)) == ([], ["laser", "vibrosword"])
    assert at.by(1, "play spoilers", "seat 1").quiet().level(0) == 1
    assert (at.asked, at.turn) == ("combat", 0)


@pytest.mark.rule("M-1.6", "M-7.1")
def test_and_while_another_runs_away() -> None:
    at = table().seat(1, before=["laser"]).lost(0, "space-goats").by(1, "equip laser")
    assert (at.using(1), at.asked, at.turn) == (["laser"], "flight", 0)


@pytest.mark.rule("M-1.6", "M-5.3")
def test_equipment_does_not_change_in_combat_nor_on_the_run() -> None:
    assert met("space-goats", before=["laser"]).refused(0, "equip laser") == "M-5.3"
    assert met("space-goats", using=["laser"]).refused(0, "unequip laser") == "M-5.3"
    running = table().seat(0, before=["laser"]).lost(0, "space-goats")
    assert running.refused(0, "equip laser") == "M-5.3"


@pytest.mark.rule("M-1.7")
def test_what_is_received_may_be_played_at_once() -> None:
    hand = ["laser", "raser", "maser", "dazer", "bobaser", "shmaser"]
    at = table().seat(0, level=2, hand=hand).seat(2, level=2).ending().play("end", "give laser")
    assert (at.turn, at.asked, at.choices()) == (1, "received", ["play laser", "done"])
    assert at.play("play laser").using(1) == ["laser"]


@pytest.mark.rule("M-1.7")
def test_only_what_was_received_is_played_then() -> None:
    hand = ["laser", "raser", "maser", "dazer", "bobaser", "shmaser"]
    at = table().seat(0, level=2, hand=hand).seat(1, hand=["vibrosword"]).seat(2, level=2).ending()
    assert "play vibrosword" not in at.play("end", "give laser").choices()


@pytest.mark.rule("M-1.7", "M-5.11")
def test_a_helper_plays_at_once_what_it_got_by_helping() -> None:
    at = met("space-goats", level=4).seat(1, level=5, hand=["vibrosword"])
    at.play("ask 2", "treasures 1", "order 1", "send", "accept", "fight", "treasure laser", "treasure raser")
    at.play("take laser").quiet()
    assert (at.turn, at.asked, at.choices()) == (1, "received", ["play laser", "done"])
    assert at.play("play laser").using(1) == ["laser"]
    assert at.quiet().asked == "turn"


@pytest.mark.rule("M-1.7", "M-5.3")
def test_what_comes_in_mid_combat_waits() -> None:
    """A monster of the Registry makes everybody draw as it joins: who fights is not asked what to do with the card."""
    at = table().play("open", "door photocopier-with-teeth", "door psychic")
    assert (at.asked, at.turn, at.choices()) == ("received", 1, ["play psychic", "done"])
    at.play("play psychic", "door mutant", "done").quiet()
    assert (at.asked, at.turn, len(at.hand(0))) == ("combat", 0, 1)


@pytest.mark.rule("M-1.8")
def test_a_class_is_played_at_any_moment_of_the_own_turn_and_in_no_other() -> None:
    assert met("space-goats", hand=["psychic"]).play("play psychic").sums() == (4, 6)
    at = met("lost-luggage", level=3).seat(1, hand=["psychic", "spoilers"]).play("fight")
    assert at.turn == 1
    assert at.refused(1, "play psychic") == "M-1.8"


@pytest.mark.rule("M-1.9", "M-6.9")
def test_items_are_sold_in_the_own_turn_outside_of_combat() -> None:
    rich = ["rocket-boots", "quantum-cannon"]
    assert table().seat(0, hand=rich).stops("sell rocket-boots")
    assert table().seat(1, hand=rich).refused(1, "sell rocket-boots") == "M-1.9"
    assert not met("space-goats", hand=rich).stops("sell rocket-boots")
    assert not table().seat(0, hand=rich).lost(0, "space-goats").stops("sell rocket-boots")


@pytest.mark.rule("M-1.10", "M-5.3")
def test_an_item_comes_from_the_hand_in_the_own_turn_outside_of_combat() -> None:
    assert table().seat(0, hand=["laser"]).play("play laser").using(0) == ["laser"]
    assert table().seat(1, hand=["laser"]).refused(1, "play laser") == "M-1.10"
    assert met("space-goats", hand=["laser"]).refused(0, "play laser") == "M-1.10"


@pytest.mark.rule("M-1.11")
def test_a_one_shot_is_played_in_anyones_combat_from_hand_or_table() -> None:
    at = met("space-goats", level=5).seat(1, hand=["nova-grenade"]).seat(2, before=["stink-grenade"])
    at.play("fight").by(1, "play nova-grenade", "side 0").by(2, "play stink-grenade", "side 1")
    assert at.sums() == (10, 8)
    assert table().seat(0, hand=["nova-grenade"]).refused(0, "play nova-grenade") == "M-1.11"


@pytest.mark.rule("M-1.12", "M-5.6")
def test_an_enhancer_is_played_by_anyone_in_any_combat() -> None:
    at = met("space-goats", level=9).seat(2, hand=["radioactive"]).play("fight").by(2, "play radioactive")
    assert (at.sums(), at.treasures()) == ((9, 11), 3)
    assert table().seat(0, hand=["radioactive"]).refused(0, "play radioactive") == "M-1.12"


@pytest.mark.rule("M-1.13", "M-5.4")
def test_a_monster_wanders_into_the_combat_of_another() -> None:
    at = met("space-goats", level=9).seat(2, hand=["wandering-monster", "plasmoid"]).play("fight")
    at.by(2, "play wandering-monster", "card plasmoid").quiet()
    assert (at.foes(), at.asked) == ([["space-goats"], ["plasmoid"]], "combat")
    assert at.sums() == (9, 14)


@pytest.mark.rule("M-1.13")
def test_a_monster_does_not_join_by_itself() -> None:
    at = met("space-goats", level=9).seat(2, hand=["plasmoid", "spoilers"]).play("fight")
    assert at.refused(2, "play plasmoid") == "M-1.13"


@pytest.mark.rule("M-1.14", "M-4.2")
def test_an_ability_is_used_when_its_card_says_and_paid_for() -> None:
    at = met("space-goats", before=["mutant"], hand=["laser"]).play("use mutant")
    assert (at.sums(), at.hand(0), at.on_discards("treasure")) == ((3, 6), [], ["laser"])
    assert table().seat(0, before=["mutant"], hand=["laser"]).refused(0, "use mutant") == "M-1.14"


@pytest.mark.rule("M-1.14")
def test_every_play_in_a_window_asks_everybody_anew() -> None:
    at = met("space-goats", level=9).seat(1, hand=["nova-grenade"]).seat(2, hand=["stink-grenade"]).play("fight")
    assert (at.turn, at.state.window.revision) == (1, 0)
    at.play("pass")
    assert at.turn == 2
    at.play("play stink-grenade", "side 1")
    assert (at.turn, at.state.window.revision) == (1, 1)
    at.play("pass")
    assert (at.asked, at.turn) == ("combat", 0)
