"""When a condition holds: for a seat, for a side, and for those who are shielded."""

from __future__ import annotations

import pytest

from rodada.games.star_munchkin.cards.rows import Condition, Filter
from rodada.games.star_munchkin.conditions import (
    classes_of,
    fits,
    holds,
    holds_for_side,
    is_shielded,
    races_of,
    usable,
)
from star_munchkin.tables import Table, cards, clone, row

CARDS = cards(
    row("class", "psychic"),
    row("class", "trader"),
    row("race", "feline"),
    row("race", "mutant"),
    row("special", "super-munchkin", role="super_munchkin"),
    row("special", "half-breed", role="half_breed"),
    row("special", "cheat", role="cheat"),
    row("sidekick", "red-shirt", bonus=1),
    row("trap", "hiccups", lasts="stays"),
    row("item", "stick", slot="two_hands", bonus=3, value=300),
    row("item", "pistol", slot="one_hand", bonus=2, value=200, tags={"fire"}),
    row("item", "hat", slot="headgear", bonus=1, value=100),
    row("item", "whip", slot="one_hand", bonus=4, restriction=Condition(race=("mutant",))),
    row("item", "armor", slot="armor", bonus=4, restriction=Condition(negated=Condition(role_class=("psychic",)))),
    row("item", "tiara", slot="headgear", bonus=3, restriction=Condition(sex="female")),
    row("oneshot", "grenade", value=300, tags={"fire"}),
    row("monster", "goats", level=6, treasures=2, tags={"beast"}),
    row("enhancer", "reanimated", bonus=5, treasures=1, tags={"undead"}),
    clone(),
)
FELINE = Condition(race=("feline",))
PSYCHIC = Condition(role_class=("psychic",))


def table() -> Table:
    return Table(CARDS)


@pytest.mark.rule("M-4.1")
def test_class_and_race_are_what_the_cards_say() -> None:
    board = table().seat(0, before=["trader", "feline"]).board
    assert (classes_of(board, 0), races_of(board, 0)) == (["trader"], ["feline"])
    assert (classes_of(board, 1), races_of(board, 1)) == ([], [])
    assert holds(board, FELINE, 0)
    assert not holds(board, FELINE, 1)
    assert holds(board, Condition(role_class=("psychic", "trader")), 0)


@pytest.mark.rule("M-2.3", "M-4.1")
def test_without_a_card_one_is_human_and_has_no_class() -> None:
    board = table().seat(0, before=["trader"]).seat(1, before=["feline"]).board
    human, none = Condition(race=("human",)), Condition(role_class=("none",))
    assert [holds(board, human, seat) for seat in range(3)] == [True, False, True]
    assert [holds(board, none, seat) for seat in range(3)] == [False, True, True]


@pytest.mark.rule("M-4.3", "M-4.4")
def test_with_two_races_one_is_both_for_better_and_for_worse() -> None:
    board = table().seat(0, before=["feline", "half-breed", "mutant"]).board
    for polarity in ("good", "harm", "neutral"):
        assert holds(board, FELINE, 0, polarity)
        assert holds(board, Condition(race=("mutant",)), 0, polarity)


@pytest.mark.rule("M-4.4")
def test_harm_does_not_see_the_one_race_of_a_half_breed() -> None:
    board = table().seat(0, before=["feline", "half-breed"]).board
    assert is_shielded(board, 0, "feline")
    assert not holds(board, FELINE, 0, "harm")
    assert holds(board, FELINE, 0, "good")
    assert holds(board, FELINE, 0)


@pytest.mark.rule("M-4.4")
def test_half_human_has_no_effect() -> None:
    board = table().seat(0, before=["feline", "half-breed"]).board
    assert not holds(board, Condition(race=("human",)), 0, "good")
    assert not holds(board, Condition(race=("human",)), 0, "harm")


@pytest.mark.rule("M-4.4")
def test_super_munchkin_shields_the_class_and_not_the_race() -> None:
    board = table().seat(0, before=["psychic", "feline", "super-munchkin"]).board
    assert is_shielded(board, 0, "psychic")
    assert not is_shielded(board, 0, "feline")
    assert not holds(board, PSYCHIC, 0, "harm")
    assert holds(board, FELINE, 0, "harm")


@pytest.mark.rule("M-4.4")
def test_under_not_good_and_harm_change_places() -> None:
    """A bonus for all but psychics is not lost by a shielded one; what spares psychics spares it too."""
    all_but_psychics = Condition(negated=PSYCHIC)
    shielded = table().seat(0, before=["psychic", "super-munchkin"]).board
    assert holds(shielded, all_but_psychics, 0, "good")
    assert not holds(shielded, all_but_psychics, 0, "harm")
    bare = table().seat(0, before=["psychic"]).board
    assert not holds(bare, all_but_psychics, 0, "good")
    assert not holds(bare, all_but_psychics, 0, "harm")


@pytest.mark.rule("M-6.4")
def test_a_restricted_item_works_only_while_the_restriction_holds() -> None:
    at = table().seat(0, sex="female", before=["mutant"], using=["whip", "tiara"]).seat(1, sex="male", using=["tiara"])
    board, whip, tiara = at.board, at.card("whip"), at.card("tiara")
    assert usable(board, 0, whip)
    assert not usable(board, 1, whip)
    assert usable(board, 0, tiara)
    board.sex[0] = 1
    assert not usable(board, 0, tiara)


@pytest.mark.rule("M-4.4", "M-6.4")
def test_the_shielded_may_wear_what_their_class_may_not_but_their_class_still_permits() -> None:
    at = table().seat(0, before=["psychic", "armor"]).seat(1, before=["psychic", "super-munchkin"])
    assert not usable(at.board, 0, at.card("armor"))
    assert usable(at.board, 1, at.card("armor"))
    half = table().seat(0, before=["mutant", "half-breed"], using=["whip"])
    assert usable(half.board, 0, half.card("whip"))


@pytest.mark.rule("M-6.11")
def test_a_cheat_card_lifts_the_restriction() -> None:
    at = table().seat(0, before=["whip"])
    assert not usable(at.board, 0, at.card("whip"))
    assert usable(at.cheat(0, "whip").board, 0, at.card("whip"))


def test_levels_and_ranks_count_ties_and_only_the_living() -> None:
    board = table().seat(0, level=4).seat(1, level=4).seat(2, level=9, dead=True).board
    assert holds(board, Condition(level_min=4, level_max=4), 0)
    assert not holds(board, Condition(level_min=5), 0)
    assert not holds(board, Condition(level_max=3), 0)
    assert holds(board, Condition(rank="highest"), 0)
    assert holds(board, Condition(rank="lowest"), 1)
    board.level[1] = 3
    assert [holds(board, Condition(rank="lowest"), seat) for seat in (0, 1)] == [False, True]


def test_several_fields_must_all_hold() -> None:
    board = table().seat(0, sex="male", before=["feline"]).seat(1, before=["feline"]).board
    both = Condition(race=("feline",), sex="male")
    assert [holds(board, both, seat) for seat in range(3)] == [True, False, False]


def test_what_a_seat_has_and_uses() -> None:
    at = table().seat(0, before=["red-shirt", "hiccups", "stick"], using=["pistol", "whip"]).seat(1, hand=["stick"])
    board = at.board
    for what, seats in (("sidekick", [0]), ("lasting_trap", [0]), ("hand", [1])):
        assert [seat for seat in range(3) if holds(board, Condition(has=what), seat)] == seats
    assert holds(board, Condition(using=Filter(tag="fire")), 0)
    assert not holds(board, Condition(using=Filter(slots=("two_hands",))), 0)  # carried, not in use
    assert not holds(board, Condition(using=Filter(value_max=0)), 0)  # the whip is for mutants: it is not used


def test_which_items_are_meant() -> None:
    at = table().seat(0, before=["stick", "grenade", "feline"], using=["pistol"])
    board = at.board

    def meant(wanted: Filter | None) -> list[str]:
        return [board.row(card).id for card in board.table[0] if fits(board, 0, card, wanted)]

    assert meant(None) == ["stick", "grenade", "pistol"]
    assert meant(Filter(slots=("one_hand", "two_hands"))) == ["stick", "pistol"]
    assert meant(Filter(tag="fire")) == ["grenade", "pistol"]
    assert meant(Filter(in_use=True)) == ["pistol"]
    assert meant(Filter(in_use=False, tag="fire")) == ["grenade"]
    assert meant(Filter(value_max=200)) == ["pistol"]


def test_what_is_about_a_combat_is_false_outside_of_one() -> None:
    board = table().board
    for condition in (Condition(alone=True), Condition(alone=False), Condition(against=("beast",))):
        assert not holds(board, condition, 0)
        assert not holds_for_side(board, condition)


@pytest.mark.rule("M-9.1")
def test_alone_means_without_a_helper_whoever_the_sidekicks_are() -> None:
    at = table().seat(0, before=["red-shirt"]).combat(0, ["goats"])
    assert holds(at.board, Condition(alone=True), 0)
    at.board.helper = 1
    assert holds(at.board, Condition(alone=False), 0)
    assert [holds(at.board, Condition(role="helper"), seat) for seat in range(3)] == [False, True, False]


@pytest.mark.rule("M-5.7", "M-5.8")
def test_enhancers_change_what_one_fights_against() -> None:
    at = table().combat(0, ["goats"])
    undead, two = Condition(against=("undead",)), Condition(monsters_min=2)
    assert holds(at.board, Condition(against=("undead", "beast")), 0)
    assert not holds(at.board, undead, 0)
    assert not holds(at.board, two, 0)
    at.board.add_enhancer(at.card("goats"), at.lay("reanimated"), "M-1.12")
    at.board.add_enhancer(at.card("goats"), at.lay("clone"), "M-1.12")
    assert holds(at.board, undead, 0)
    assert holds(at.board, two, 0)


@pytest.mark.rule("M-5.2", "M-5.10")
def test_a_side_fulfils_what_one_of_it_fulfils_wholly() -> None:
    at = table().seat(0, sex="male").seat(1, before=["feline"]).seat(2, before=["psychic"])
    at.combat(0, ["goats"], helper=1)
    assert holds_for_side(at.board, FELINE)
    assert not holds_for_side(at.board, PSYCHIC)  # a bystander
    assert not holds_for_side(at.board, Condition(race=("feline",), sex="male"))  # one is a feline, the other a man
    assert not holds_for_side(at.board, Condition(negated=FELINE))
    assert holds_for_side(at.board, Condition(negated=PSYCHIC))
