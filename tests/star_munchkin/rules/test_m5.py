"""M-5: combat."""

from __future__ import annotations

import pytest

from star_munchkin.scenario import Table, met, table


@pytest.mark.rule("M-5.1")
def test_greater_wins_equal_or_less_loses() -> None:
    assert met("space-goats", level=7).wins()
    assert not met("space-goats", level=6).wins()
    assert met("space-goats", level=6).play("fight").quiet().asked == "flight"


@pytest.mark.rule("M-5.1")
def test_the_sum_is_level_items_abilities_one_shots_and_traps() -> None:
    at = met("space-goats", level=2, before=["psychic", "red-shirt", "hull-breach"], using=["laser"])
    at.seat(1, hand=["stink-grenade"]).play("fight").by(1, "play stink-grenade", "side 0")
    assert at.sums() == (2 + 2 + 1 - 5 + 2 + 2, 6)


@pytest.mark.rule("M-5.1")
def test_a_card_may_win_ties() -> None:
    assert met("space-goats", level=4, sex="male", using=["shirtless-uniform"]).wins()


@pytest.mark.rule("M-5.2")
def test_what_a_monster_has_against_a_race_counts_once_for_the_side() -> None:
    alone = met("fanged-fuzzball")
    assert alone.sums()[1] == 1
    assert met("fanged-fuzzball", before=["feline"]).sums()[1] == 3
    assert met("fanged-fuzzball", helper=1).seat(1, before=["feline"]).sums()[1] == 3
    assert met("fanged-fuzzball", before=["feline"], helper=1).seat(1, before=["feline.2"]).sums()[1] == 3
    assert met("starfish", helper=1).seat(1, before=["feline"]).sums()[1] == -1


@pytest.mark.rule("M-5.2", "M-2.3")
def test_sex_counts_for_the_side() -> None:
    assert met("space-vampire", sex="male").sums()[1] == 12
    assert met("space-vampire", sex="female").sums()[1] == 16
    assert met("space-vampire", sex="male", helper=1).seat(1, sex="female").sums()[1] == 16


@pytest.mark.rule("M-5.3")
def test_in_combat_no_selling_trading_equipping_nor_items_from_hand() -> None:
    at = met("space-goats", hand=["quantum-cannon", "rocket-boots", "laser"], before=["vibrosword"])
    assert at.choices() == ["fight", "ask 2", "ask 3"]


@pytest.mark.rule("M-5.4")
def test_several_monsters_are_summed_up() -> None:
    at = met("space-goats", "plasmoid", level=9)
    assert at.sums() == (9, 14)
    assert (at.treasures(), at.wins()) == (4, False)


@pytest.mark.rule("M-5.4")
def test_level_alone_rules_the_whole_combat() -> None:
    at = met("lost-luggage", "holo-sergeant", level=5, using=["vibrosword"], hand=["nova-grenade"])
    assert at.play("play nova-grenade", "side 0").sums() == (5, 9)


@pytest.mark.rule("M-5.5")
def test_of_several_monsters_one_is_removed_and_the_rest_fought_on() -> None:
    at = met("space-goats", "plasmoid", level=7, hand=["friendship-ray"]).play("play friendship-ray", "card plasmoid")
    assert (at.foes(), at.wins()) == ([["space-goats"]], True)
    at.play("fight").quiet()
    assert (at.level(0), len(at.hand(0))) == (8, 2)


@pytest.mark.rule("M-5.5", "M-7.3")
def test_one_removed_and_the_rest_fled_brings_nothing() -> None:
    at = met("space-goats", "plasmoid", level=5, hand=["early-retirement"])
    at.play("play early-retirement", "card plasmoid", "fight", "run space-goats", "roll 6").quiet()
    assert (at.level(0), at.hand(0), at.asked) == (5, [], "turn")


@pytest.mark.rule("M-5.6")
def test_enhancers_add_up_and_change_the_treasures() -> None:
    at = met("space-goats + radioactive + from-another-dimension", level=9)
    assert (at.sums()[1], at.treasures()) == (6 + 5 + 10, 2 + 1 + 2)


@pytest.mark.rule("M-5.6")
def test_with_several_monsters_the_player_chooses_which() -> None:
    at = met("space-goats", "plasmoid", level=5, hand=["radioactive"]).play("play radioactive")
    assert set(at.choices()) == {"card space-goats", "card plasmoid"}
    assert at.play("card plasmoid").foes() == [["space-goats"], ["plasmoid", "radioactive"]]


@pytest.mark.rule("M-5.6")
def test_a_monster_keeps_one_treasure_at_least() -> None:
    at = met("lost-luggage + pocket-sized + hologram")
    assert (at.sums()[1], at.treasures()) == (1 - 5 - 10, 1)


@pytest.mark.rule("M-5.7")
@pytest.mark.parametrize(
    "order",
    [
        ("radioactive", "from-another-dimension", "and-its-clone"),
        ("radioactive", "and-its-clone", "from-another-dimension"),
        ("and-its-clone", "radioactive", "from-another-dimension"),
    ],
)
def test_a_clone_is_a_second_monster_with_all_enhancers_in_any_order(order: tuple[str, str, str]) -> None:
    at = met("space-goats", level=5, hand=order)
    for card in order:
        at.play(f"play {card}")
    assert (at.sums()[1], at.treasures()) == (2 * (6 + 5 + 10), 2 * (2 + 1 + 2))


@pytest.mark.rule("M-5.7", "M-5.11")
def test_a_clone_is_killed_paid_and_fled_apart() -> None:
    won = met("lost-luggage + and-its-clone", level=5).play("fight").quiet()
    assert (won.level(0), len(won.hand(0))) == (7, 2)
    fled = met("plasmoid + and-its-clone").play("fight", "run plasmoid", "roll 5")
    assert fled.choices() == ["run " + str(fled.number("plasmoid"))]


@pytest.mark.rule("M-5.8")
def test_undead_join_undead_from_hand() -> None:
    at = met("zero-g-zombies", level=5).seat(1, hand=["space-vampire", "plasmoid"]).play("fight")
    assert at.refused(1, "play plasmoid") == "M-1.13"
    assert at.by(1, "play space-vampire").quiet().foes() == [["zero-g-zombies"], ["space-vampire"]]


@pytest.mark.rule("M-5.8")
def test_a_card_that_makes_undead_lets_another_monster_join() -> None:
    at = met("zero-g-zombies", level=5).seat(1, hand=["plasmoid", "reanimated"]).play("fight")
    at.by(1, "play plasmoid").quiet()
    assert at.foes() == [["zero-g-zombies"], ["plasmoid", "reanimated"]]
    made = met("space-goats + reanimated", level=5).seat(1, hand=["space-vampire"]).play("fight")
    assert made.by(1, "play space-vampire").quiet().foes()[1] == ["space-vampire"]


def asked(*terms: str, helper_level: int = 9, **fighter: object) -> Table:
    """The fighter of Level 4 asks seat 1 to help against Space Goats (6, two treasures)."""
    at = met("space-goats", level=4, **fighter).seat(1, level=helper_level)
    return at.play("ask 2", *terms, "send")


@pytest.mark.rule("M-5.9", "M-5.10")
def test_help_is_asked_for_and_given() -> None:
    at = asked()
    assert (at.turn, at.choices()) == (1, ["accept", "refuse", "counter"])
    at.play("accept").quiet()
    assert (at.state.helper, at.sums()) == (1, (13, 6))
    assert "ask 3" not in at.choices()


@pytest.mark.rule("M-5.9")
def test_all_may_refuse_one_after_another() -> None:
    at = asked().play("refuse")
    assert (at.turn, at.state.helper) == (0, -1)
    at.play("ask 3", "send", "refuse")
    assert "fight" in at.choices()


@pytest.mark.rule("M-5.9")
def test_the_bribe_may_be_treasures_and_who_picks_when() -> None:
    at = asked("treasures 1", "order 1").play("accept", "fight", "treasure laser", "treasure raser")
    assert (at.asked, at.turn, at.choices()) == ("share", 1, ["take " + str(at.number(c)) for c in ("laser", "raser")])
    at.play("take raser").quiet()
    assert (at.hand(0), at.hand(1)) == (["laser"], ["raser"])


@pytest.mark.rule("M-5.9")
@pytest.mark.parametrize(
    ("order", "picks"),
    [(0, [0, 1, 0, 1]), (1, [1, 0, 1, 0]), (2, [0, 0, 1, 1]), (3, [1, 1, 0, 0])],
    ids=["fighter first", "helper first", "fighter takes all first", "helper takes all first"],
)
def test_every_order_of_picking(order: int, picks: list[int]) -> None:
    at = met("great-cthulhu + pocket-sized", level=5).seat(1, level=9, using=["laser", "bobaser"])
    at.play("ask 2", "treasures 2", f"order {order}", "send", "accept", "fight")
    for card in ("raser", "maser", "dazer", "shmaser"):
        at.play(f"treasure {card}")
    seen = []
    while at.asked == "share":
        seen.append(at.turn)
        at.play("take " + at.choices()[0].split()[1])
    assert seen == picks[: len(seen)]
    assert (len(at.hand(0)), len(at.hand(1))) == (2, 2)


@pytest.mark.rule("M-5.9")
def test_the_bribe_may_be_items_in_play() -> None:
    at = asked("give vibrosword", using=["vibrosword"]).play("accept", "fight").shared()
    assert (at.before(0), at.before(1), at.using(1)) == ([], ["vibrosword"], [])


@pytest.mark.rule("M-5.9", "M-6.8")
def test_the_bribe_may_be_a_card_to_be_played_on_the_helper() -> None:
    at = asked("promise plot-hole", hand=["plot-hole"], helper_level=5)
    assert at.state.view(2).table.hand[0] == (at.number("plot-hole"),), "a promised card is shown"
    at.play("accept", "fight").shared()
    assert at.level(1) == 6
    assert "plot-hole" in at.on_discards("treasure")


@pytest.mark.rule("M-5.9")
def test_a_counter_offer_leaves_the_first_offer_standing() -> None:
    at = asked("treasures 1").play("counter", "treasures 2", "send")
    assert (at.turn, at.asked) == (0, "offer")
    at.play("refuse")
    assert (at.turn, at.choices()) == (1, ["accept", "refuse", "counter"])
    assert at.play("accept").quiet().state.bargain[0] == 1


@pytest.mark.rule("M-5.9")
def test_an_offer_withdrawn_before_it_is_sent_is_none() -> None:
    at = met("space-goats", level=4).play("ask 2", "treasures 1", "cancel")
    assert (at.asked, at.state.offers) == ("combat", [])


@pytest.mark.rule("M-5.9")
def test_an_offer_is_taken_back_as_long_as_it_is_not_answered() -> None:
    at = asked("treasures 2")
    assert at.refused(2, "cancel") == "M-1.14"
    at.by(0, "cancel")
    assert (at.asked, at.turn, at.state.offers) == ("combat", 0, [])
    assert "withdrawn" in at.told
    agreed = asked("treasures 2").seat(2, hand=["spoilers"]).play("accept")
    assert agreed.window == "agreed"
    assert agreed.refused(0, "cancel") == "M-1.14"


@pytest.mark.rule("M-5.9")
def test_a_counter_offer_is_taken_back_and_the_first_one_stands() -> None:
    at = asked("treasures 1").play("counter", "treasures 2", "send").by(1, "cancel")
    assert (at.turn, at.choices()) == (1, ["accept", "refuse", "counter"])


@pytest.mark.rule("M-5.9", "M-10.7")
def test_a_trap_may_be_promised_where_it_does_the_helper_a_favour() -> None:
    at = asked("promise teleporter-mixup", hand=["teleporter-mixup"]).play("accept", "fight").shared()
    assert at.state.sex[1] == 1
    assert "teleporter-mixup" in at.on_discards("door"), "it counted for this combat (M-10.5)"


@pytest.mark.rule("M-5.9")
def test_an_offer_holds_for_the_combat_as_it_was() -> None:
    """What changes the combat between asking and agreeing lets the offer expire."""
    at = asked("treasures 1").play("counter", "treasures 2", "send", "accept").quiet()
    assert at.state.bargain[0] == 2
    assert at.state.offers == []


@pytest.mark.rule("M-5.9")
def test_the_number_of_offers_is_bounded() -> None:
    at = met("space-goats", level=4, options={"offers": 1}).play("ask 2", "send", "refuse")
    assert at.refused(0, "ask 3") == "M-5.9"


@pytest.mark.rule("M-5.10")
def test_strengths_and_weaknesses_of_both_count() -> None:
    at = met("mothership-in-law", level=4, before=["psychic"], helper=1).seat(1, level=5, using=["flare-pistol"])
    assert at.sums() == (4 + 5 + 1 + 2, 14 + 5)


@pytest.mark.rule("M-5.11")
def test_a_kill_alone_brings_a_level_and_treasures_face_down() -> None:
    at = met("space-goats", level=7).play("fight", "treasure laser", "treasure raser").quiet()
    assert (at.level(0), at.hand(0)) == (8, ["laser", "raser"])
    assert at.state.view(1).table.hand[0] == (0, 0)


@pytest.mark.rule("M-5.11")
def test_a_kill_with_help_brings_treasures_face_up_and_no_level_for_the_helper() -> None:
    at = met("space-goats", level=4, helper=1).seat(1, level=5).play("fight", "treasure laser", "treasure raser")
    assert at.play("take laser").quiet().hand(0) == ["laser", "raser"]
    assert (at.level(0), at.level(1)) == (5, 5)
    assert at.state.view(2).table.hand[0] == tuple(sorted((at.number("laser"), at.number("raser"))))


@pytest.mark.rule("M-5.11")
def test_some_monsters_are_worth_two_levels() -> None:
    at = met("planet-eater", level=5, using=["bananafanafofaser", "laser", "dazer", "raser"])
    assert at.play("fight").quiet().level(0) == 7


@pytest.mark.rule("M-5.12")
def test_getting_rid_of_it_may_bring_a_treasure_if_the_card_says_so() -> None:
    at = met("space-goats", hand=["early-retirement"]).play("play early-retirement").quiet()
    assert (at.level(0), len(at.hand(0))) == (2, 1)


@pytest.mark.rule("M-5.13")
def test_after_the_combat_all_that_was_used_is_discarded() -> None:
    at = met("lost-luggage + radioactive", level=5, hand=["nova-grenade"]).play("play nova-grenade", "side 0", "fight")
    at.quiet()
    assert set(at.on_discards("door")) == {"lost-luggage", "radioactive"}
    assert at.on_discards("treasure") == ["nova-grenade"]


@pytest.mark.rule("M-5.14")
def test_a_win_to_level_10_waits_for_the_last_window() -> None:
    at = met("lost-luggage", level=9).seat(2, hand=["steal-the-credit"]).play("fight", "pass")
    assert (at.window, at.turn, at.level(0)) == ("winning", 2, 9)
    at.play("play steal-the-credit", "seat 1").quiet()
    assert (at.level(0), at.level(2), at.asked) == (9, 2, "turn")


@pytest.mark.rule("M-5.1", "M-5.2", "M-5.6", "M-5.9", "M-5.10", "M-5.11")
def test_the_combat_example_of_the_book_to_the_last_card() -> None:
    """Marcos, a Level 4 Feline with Diamond Teeth, meets a Yaryarbins; Nicolas makes it worse, then helps."""
    at = table(3).seat(0, level=4, before=["feline"], using=["diamond-teeth"])
    at.seat(1, level=5, before=["bounty-hunter"], using=["bobaser"], hand=["from-another-dimension"])
    at.play("open", "door yaryarbins").quiet()
    assert at.sums() == (6, 4)
    at.play("fight").by(1, "play from-another-dimension").quiet()
    assert at.sums() == (6, 14)
    at.play("ask 2", "treasures 1", "order 0", "send", "accept").quiet()
    assert at.sums() == (15, 14)
    at.play("fight", "treasure laser", "treasure raser", "treasure maser", "treasure dazer")
    assert at.level(0) == 5
    at.play("take laser", "take dazer", "take raser", "door mutant", "door trader").quiet()
    assert at.hand(0) == ["laser", "maser", "mutant", "raser"]
    assert at.hand(1) == ["dazer", "trader"]
    mutant, trader = at.number("mutant"), at.number("trader")
    assert mutant not in at.state.view(2).table.hand[0]
    assert trader not in at.state.view(2).table.hand[1]
    assert at.level(1) == 5
