"""The sums of a combat: who adds what, what monsters mind and silence, what a kill yields, and why it is so many."""

from __future__ import annotations

import random

import pytest

from rodada.games.star_munchkin import strength
from rodada.games.star_munchkin.board import FIGHTERS, MONSTERS, NOBODY
from rodada.games.star_munchkin.cards.packs import card_set
from rodada.games.star_munchkin.cards.rows import CardSet, Condition, Filter
from rodada.games.star_munchkin.equipment import overfull
from rodada.games.star_munchkin.passives import amount, counting, foe_forbids, forbids, immune
from rodada.games.star_munchkin.strength import Term
from star_munchkin.tables import Table, cards, clone, forbidding, gives, row

FELINE = Condition(race=("feline",))
MUTANT = Condition(race=("mutant",))
PSYCHIC = Condition(role_class=("psychic",))

CARDS = cards(
    row("class", "psychic", modifiers=(gives("strength", 2, Condition(alone=True)),)),
    row("class", "trader", modifiers=(gives("sidekicks", 1),)),
    row("class", "hunter"),
    row("race", "feline", modifiers=(gives("run", 1),)),
    row("race", "cyborg", modifiers=(gives("strength", 1, per="complex_items"),)),
    row("race", "mutant"),
    row("special", "super-munchkin", role="super_munchkin"),
    row("special", "half-breed", role="half_breed"),
    row("special", "cheat", role="cheat"),
    row("sidekick", "red-shirt", bonus=1),
    row("sidekick", "assistant", modifiers=(gives("hand_limit", 1),)),
    row("trap", "breach", lasts="next_combat", modifiers=(gives("strength", -5),)),
    row("trap", "hiccups", lasts="stays", modifiers=(gives("strength", -2),)),
    row("trap", "mute", lasts="next_combat", cannot=(forbidding("help"), forbidding("be_helped"))),
    row("trap", "frozen", lasts="stays", cannot=(forbidding("sell"),)),
    row("trap", "blackout", lasts="stays", cannot=(forbidding("use", Filter(tag="complex")),)),
    row("item", "teeth", bonus=2, value=400),
    row("item", "stick", slot="two_hands", bonus=3, value=300),
    row("item", "laser", slot="two_hands", bonus=2, value=200, tags={"laser", "fire"}, copies=3),
    row("item", "shield", slot="one_hand", bonus=3, value=400, tags={"complex"}),
    row("item", "whip", slot="one_hand", bonus=4, value=500, restriction=MUTANT),
    row("item", "tank", bonus=0, modifiers=(gives("strength", 1, per="fire_items"),)),
    row("item", "shirt", slot="armor", bonus=2, modifiers=(gives("win_ties"),)),
    row("item", "net", slot="one_hand", bonus=1, modifiers=(gives("treasures", 1),)),
    row("item", "boots", slot="footgear", bonus=0, modifiers=(gives("run", 2),)),
    row("item", "partner", bonus=3, cannot=(forbidding("be_lost"),)),
    row("item", "suit", slot="armor", bonus=1, modifiers=(gives("immune", to="bad_stuff", tag="slime"),)),
    row("oneshot", "grenade", value=300),
    row("monster", "goats", level=6, treasures=2),
    row("monster", "yaryarbins", level=4, treasures=2),
    row("monster", "rock", level=1, treasures=1, cannot=(forbidding("be_enhanced"),)),
    row("monster", "fuzzball", level=1, treasures=1, modifiers=(gives("strength", 2, FELINE),)),
    row("monster", "starfish", level=4, treasures=1, modifiers=(gives("strength", -5, FELINE),)),
    row("monster", "thing", level=8, treasures=2, modifiers=(gives("strength", 3, PSYCHIC),)),
    row("monster", "green-men", level=2, treasures=1, modifiers=(gives("strength", 2, per="other_monsters"),)),
    row("monster", "collector", level=4, treasures=1, modifiers=(gives("strength", 1, per="level"),)),
    row("monster", "sergeant", level=8, treasures=2, modifiers=(gives("level_only"),)),
    row("monster", "mirror", level=6, treasures=1, modifiers=(gives("ignore_items", of=Filter(tag="fire")),)),
    row("monster", "snob", level=6, treasures=1, modifiers=(gives("level_only", when=FELINE),)),
    row("monster", "whale", level=12, treasures=3, modifiers=(gives("treasures", 1, Condition(rank="lowest")),)),
    row(
        "monster",
        "boss",
        level=18,
        treasures=4,
        levels_gained=2,
        modifiers=(gives("levels", 1, Condition(alone=True)), gives("run", -1)),
        cannot=(forbidding("flee", when=Condition(level_min=5)), forbidding("be_helped", when=FELINE)),
    ),
    row("enhancer", "dimension", bonus=10, treasures=2),
    row("enhancer", "pocket", bonus=-5, treasures=-1),
    row("enhancer", "hologram", bonus=-10, treasures=-2),
    row("enhancer", "clingy", bonus=5, treasures=1, modifiers=(gives("run", -2),)),
    row("enhancer", "grudge", bonus=5, treasures=1, modifiers=(gives("strength", 3, PSYCHIC),)),
    clone(),
)


def table() -> Table:
    return Table(CARDS)


def sums(at: Table) -> tuple[int, int]:
    return strength.side(at.board), strength.monsters(at.board)


# --- the fighters ---


@pytest.mark.rule("M-5.1")
def test_strength_is_level_and_all_modifiers() -> None:
    at = table().seat(0, level=4, before=["red-shirt", "hiccups"], using=["teeth"]).combat(0, ["goats"])
    assert sums(at.term(FIGHTERS, 5, card_id="grenade")) == (4 + 1 - 2 + 2 + 5, 6)


@pytest.mark.rule("M-5.1")
def test_greater_wins_and_equal_loses() -> None:
    at = table().seat(0, level=6).combat(0, ["goats"])
    assert not strength.wins(at.board)
    at.board.level[0] = 7
    assert strength.wins(at.board)


@pytest.mark.rule("M-5.1")
def test_some_items_win_ties_but_only_for_the_fighter() -> None:
    at = table().seat(0, level=4, using=["shirt"]).seat(1, level=2).combat(0, ["goats"])
    assert strength.wins(at.board)
    other = table().seat(0, level=1).seat(1, level=3, using=["shirt"]).combat(0, ["goats"], helper=1)
    assert sums(other) == (6, 6)
    assert not strength.wins(other.board)


@pytest.mark.rule("M-0.1", "M-5.1")
def test_strength_may_fall_below_nothing() -> None:
    assert sums(table().seat(0, before=["breach"]).combat(0, ["goats"])) == (1 - 5, 6)


@pytest.mark.rule("M-6.2")
def test_items_not_in_use_count_for_nothing() -> None:
    at = table().seat(0, before=["stick", "tank"], using=["teeth"]).combat(0, ["goats"])
    assert sums(at) == (3, 6)
    assert [at.board.row(card).id for card in counting(at.board, 0)] == ["teeth"]


@pytest.mark.rule("M-6.4", "M-4.2")
def test_a_restricted_item_counts_only_while_the_restriction_holds() -> None:
    at = table().seat(0, before=["mutant"], using=["whip"]).combat(0, ["goats"])
    assert sums(at) == (5, 6)
    at.board.out_of_play(0, at.card("mutant"))
    assert sums(at) == (1, 6)
    assert strength.side_terms(at.board)[-1] == Term(0, at.card("whip"), 0, "M-6.4")


@pytest.mark.rule("M-6.11")
def test_a_cheat_card_makes_it_count() -> None:
    assert sums(table().seat(0, using=["whip"]).cheat(0, "whip").combat(0, ["goats"])) == (5, 6)


@pytest.mark.rule("M-6.10")
def test_combined_lasers_add_up_and_stay_three_items() -> None:
    at = table().seat(0, using=["laser", "laser", "laser", "tank"]).combat(0, ["goats"])
    assert sums(at) == (1 + 6 + 3, 6)


@pytest.mark.rule("M-10.5")
def test_a_trap_for_the_next_combat_counts_in_this_one_and_for_nobody_outside() -> None:
    at = table().seat(0, level=4, before=["breach"]).seat(1, level=4, before=["breach"]).combat(0, ["goats"])
    assert sums(at) == (-1, 6)
    assert strength.of_seat(at.board, 1) == 4
    assert strength.side_if(at.board, 1) == -1 + 4 - 5


@pytest.mark.rule("M-9.1")
def test_a_sidekick_does_not_spoil_the_bonus_for_fighting_alone() -> None:
    at = table().seat(0, level=3, before=["psychic", "red-shirt"]).combat(0, ["goats"])
    assert sums(at) == (3 + 2 + 1, 6)
    assert strength.side_if(at.board, 1) == 3 + 1 + 1


def test_a_bystander_has_no_bonus_of_other_peoples_combats() -> None:
    at = table().seat(0, before=["psychic"]).seat(1, before=["psychic"])
    assert strength.of_seat(at.board, 0) == 1
    at.combat(0, ["goats"])
    assert [strength.of_seat(at.board, seat) for seat in (0, 1)] == [3, 1]


@pytest.mark.rule("M-5.10", "M-5.2")
def test_a_helper_adds_strength_and_weakness() -> None:
    at = table().seat(0, level=4, using=["teeth"]).seat(1, level=5, before=["feline"]).combat(0, ["fuzzball"])
    assert sums(at) == (6, 1)
    assert strength.sums_if(at.board, 1) == (11, 3, True)
    assert at.board.helper == NOBODY


# --- the monsters ---


@pytest.mark.rule("M-5.2")
def test_what_a_monster_has_against_a_race_counts_once_for_the_side() -> None:
    at = table().seat(0, before=["feline"]).seat(1, before=["feline"])
    assert sums(at.combat(0, ["fuzzball"], ["starfish"], helper=1)) == (2, (1 + 2) + (4 - 5))


@pytest.mark.rule("M-4.4", "M-5.2")
def test_half_breeds_are_not_hated_but_still_feared() -> None:
    at = table().seat(0, before=["feline", "half-breed"]).combat(0, ["fuzzball"], ["starfish"])
    assert sums(at) == (1, 1 + (4 - 5))


@pytest.mark.rule("M-4.4")
def test_super_munchkin_alone_keeps_the_good_of_the_class() -> None:
    assert sums(table().seat(0, before=["psychic", "super-munchkin"]).combat(0, ["thing"])) == (3, 8)
    assert sums(table().seat(0, before=["psychic", "hunter", "super-munchkin"]).combat(0, ["thing"])) == (3, 11)


@pytest.mark.rule("M-5.4")
def test_several_monsters_are_one_sum() -> None:
    at = table().combat(0, ["goats"], ["yaryarbins"]).term(MONSTERS, 5, card_id="grenade")
    assert sums(at) == (1, 6 + 4 + 5)


@pytest.mark.rule("M-5.4")
def test_fights_by_level_alone_rules_the_whole_combat() -> None:
    at = table().seat(0, level=4, before=["hiccups"], using=["teeth"]).seat(1, level=3, using=["stick"])
    at.combat(0, ["sergeant", "dimension"], ["goats"], helper=1).term(FIGHTERS, 5).term(MONSTERS, 3)
    assert sums(at) == (4 + 3, 18 + 6 + 3)
    assert Term(NOBODY, at.card("sergeant"), 0, "M-5.4") in strength.side_terms(at.board)


@pytest.mark.rule("M-5.2", "M-5.4")
def test_level_alone_may_be_meant_for_some_only() -> None:
    at = table().seat(0, using=["teeth"]).seat(1, before=["feline"]).combat(0, ["snob"])
    assert strength.side(at.board) == 3
    assert strength.side_if(at.board, 1) == 2


@pytest.mark.rule("M-5.1")
def test_a_monster_may_ignore_items_and_what_they_give() -> None:
    at = table().seat(0, level=2, using=["laser", "teeth", "tank"]).combat(0, ["mirror"])
    assert sums(at) == (2 + 2 + 1, 6)  # the tank is no fire weapon, and counts the laser that is in use
    assert Term(0, at.card("laser"), 0, "M-5.4") in strength.side_terms(at.board)


@pytest.mark.rule("M-5.6")
def test_enhancers_add_up() -> None:
    at = table().seat(0, before=["psychic"]).combat(0, ["goats", "dimension", "pocket", "grudge"])
    assert sums(at) == (3, 6 + 10 - 5 + 5 + 3)


@pytest.mark.rule("M-5.7")
def test_a_clone_is_a_second_monster_with_all_enhancers_in_any_order() -> None:
    for foe in (["goats", "clone", "dimension"], ["goats", "dimension", "clone"]):
        at = table().combat(0, foe)
        assert sums(at) == (1, 2 * 16)
        assert strength.treasures(at.board) == 2 * 4
    at = table().combat(0, ["goats", "clone", "clone"])
    assert sums(at) == (1, 18)
    assert strength.copies(at.board, at.board.foes[0]) == 3


@pytest.mark.rule("M-5.7", "M-5.2")
def test_a_clone_has_its_own_grudge() -> None:
    at = table().seat(0, before=["feline"]).combat(0, ["fuzzball", "clone"])
    assert sums(at) == (1, 2 * (1 + 2))


@pytest.mark.rule("M-5.7")
def test_an_effect_copied_on_a_monster_is_on_its_clone_too() -> None:
    at = table().combat(0, ["goats", "dimension", "clone"])
    at.term(at.card("goats"), 10, 2)
    assert sums(at) == (1, 2 * 26)
    assert strength.treasures(at.board) == 2 * 6


def test_monsters_in_company_count_clones() -> None:
    assert sums(table().combat(0, ["green-men"])) == (1, 2)
    assert sums(table().combat(0, ["green-men", "clone"], ["goats"])) == (1, 2 * (2 + 2 * 2) + 6)


def test_a_monster_is_measured_on_the_fighter_and_never_on_the_helper() -> None:
    at = table().seat(0, level=3).seat(1, level=8).combat(0, ["collector"], helper=1)
    assert sums(at) == (11, 4 + 3)


# --- what a kill yields ---


@pytest.mark.rule("M-5.6", "M-5.11")
def test_treasures_of_all_monsters_and_enhancers() -> None:
    at = table().combat(0, ["goats", "dimension"], ["yaryarbins", "pocket"])
    assert strength.treasures(at.board) == 4 + 1


@pytest.mark.rule("M-5.6")
def test_no_monster_yields_less_than_one_treasure() -> None:
    assert strength.treasures(table().combat(0, ["rock", "hologram"], ["goats"]).board) == 1 + 2
    assert strength.treasures(table().combat(0, ["rock"]).term(MONSTERS, 0, -2).board) == 1


@pytest.mark.rule("M-5.11")
def test_items_of_the_fighter_yield_more() -> None:
    at = table().seat(0, using=["net"]).seat(1, using=["net"]).combat(0, ["goats"], helper=1)
    assert strength.treasures(at.board) == 3
    assert strength.treasures(at.term(FIGHTERS, 0, 1).board) == 4


@pytest.mark.rule("M-5.11")
def test_the_weak_get_more_where_a_monster_says_so() -> None:
    at = table().seat(0, level=2).combat(0, ["whale"])
    assert strength.treasures(at.board) == 3
    at.board.level[0] = 1
    assert strength.treasures(at.board) == 4


@pytest.mark.rule("M-5.11", "M-0.2")
def test_levels_for_all_monsters_clones_apart() -> None:
    assert strength.levels(table().combat(0, ["goats", "clone"], ["boss"], helper=1).board) == 2 + 2
    assert strength.levels(table().combat(0, ["goats"], ["boss"]).board) == 1 + 3


# --- running, forbidding, protecting ---


@pytest.mark.rule("M-7.1")
def test_running_counts_the_runner_and_the_monster() -> None:
    at = table().seat(0, before=["feline"], using=["boots"]).combat(0, ["goats"], ["boss", "clingy"], helper=1)
    goats, boss = at.board.foes
    assert [strength.run_bonus(at.board, seat, goats) for seat in (0, 1)] == [3, 0]
    assert [strength.run_bonus(at.board, seat, boss) for seat in (0, 1)] == [0, -3]


@pytest.mark.rule("M-7.1", "M-5.9")
def test_a_monster_forbids_fleeing_to_each_and_help_to_the_side() -> None:
    at = table().seat(0, level=5).seat(1, level=3, before=["feline"]).combat(0, ["boss"], helper=1)
    boss = at.board.foes[0]
    assert [foe_forbids(at.board, boss, "flee", seat) for seat in (0, 1)] == [True, False]
    assert foe_forbids(at.board, boss, "be_helped")
    at.board.helper = NOBODY
    assert not foe_forbids(at.board, boss, "be_helped")
    assert foe_forbids(at.board, table().combat(0, ["rock"]).board.foes[0], "be_enhanced")


@pytest.mark.rule("M-10.2", "M-10.5")
def test_lasting_traps_forbid_while_they_count() -> None:
    at = table().seat(0, before=["mute", "frozen", "blackout"], using=["shield", "teeth"])
    board = at.board
    assert forbids(board, 0, "sell")
    assert not forbids(board, 1, "sell")
    assert not forbids(board, 0, "be_helped")
    assert forbids(at.combat(0, ["goats"]).board, 0, "be_helped")
    assert [forbids(board, 0, "use", at.card(name)) for name in ("shield", "teeth")] == [True, False]


@pytest.mark.rule("M-6.5")
def test_what_cannot_be_lost_protects_itself_alone() -> None:
    at = table().seat(0, using=["partner", "teeth"])
    assert [forbids(at.board, 0, "be_lost", at.card(name)) for name in ("partner", "teeth")] == [True, False]


@pytest.mark.rule("M-7.2")
def test_immune_to_the_bad_stuff_of_some() -> None:
    board = table().seat(0, using=["suit"]).board
    assert immune(board, 0, "bad_stuff", {"slime", "official"})
    assert not immune(board, 0, "bad_stuff", {"beast"})
    assert not immune(board, 0, "trap", {"slime"})


@pytest.mark.rule("M-3.3", "M-9.1")
def test_amounts_are_summed_over_what_counts() -> None:
    at = table().seat(0, before=["trader", "assistant", "assistant"])
    assert amount(at.board, 0, "hand_limit") == 2
    assert amount(at.board, 0, "sidekicks") == 1
    assert amount(at.board, 1, "sidekicks") == 0


# --- why so many ---


@pytest.mark.rule("M-5.1", "M-5.10", "M-5.6", "M-5.11")
def test_the_example_of_the_book() -> None:
    """6 to 4; From Another Dimension: 6 to 14; a Bounty Hunter of strength 9 helps: 15 to 14."""
    at = Table(card_set(("core",)))
    at.seat(0, level=4, before=["feline"], using=["diamond-teeth"])
    at.seat(1, level=6, before=["bounty-hunter"], using=["high-tech-stick"]).combat(0, ["yaryarbins"])
    assert sums(at) == (6, 4)
    at.board.add_enhancer(at.card("yaryarbins"), at.lay("from-another-dimension"), "M-1.12")
    assert sums(at) == (6, 14)
    assert not strength.wins(at.board)
    assert strength.of_seat(at.board, 1) == 9
    assert strength.sums_if(at.board, 1) == (15, 14, True)
    at.board.helper = 1
    assert (strength.levels(at.board), strength.treasures(at.board)) == (1, 4)
    assert strength.side_terms(at.board) == [
        Term(0, 0, 4, "M-5.1"),
        Term(1, 0, 6, "M-5.1"),
        Term(0, at.card("diamond-teeth"), 2, "M-5.1"),
        Term(1, at.card("high-tech-stick"), 3, "M-5.1"),
    ]
    yaryarbins = at.card("yaryarbins")
    assert strength.monster_terms(at.board) == [
        Term(yaryarbins, 0, 4, "M-5.1"),
        Term(yaryarbins, at.card("from-another-dimension"), 10, "M-5.6"),
    ]


@pytest.mark.rule("M-6.10")
def test_one_of_each_of_the_seven_lasers_is_24_together() -> None:
    lasers = ["laser", "dazer", "raser", "maser", "shmaser", "bobaser", "bananafanafofaser"]
    at = Table(card_set(("core",))).seat(0, using=lasers)
    assert strength.of_seat(at.board, 0) == 1 + 24
    assert overfull(at.board, 0) == []


@pytest.mark.rule("M-5.2")
@pytest.mark.parametrize(
    ("before", "monster", "more"),
    [("feline", "fanged-fuzzball", 2), ("feline", "starfish", -5), ("psychic", "awful-green-thing", 3)],
)
def test_what_printed_monsters_have_against_whom(before: str, monster: str, more: int) -> None:
    at = Table(card_set(("core",))).seat(0, before=[before]).combat(0, [monster])
    assert strength.monsters(at.board) == at.board.row(at.card(monster)).level + more
    assert strength.monster_terms(at.board)[1:] == [Term(at.card(monster), at.card(monster), more, "M-5.2")]


def test_a_clone_is_explained_as_one_term() -> None:
    at = table().seat(0, before=["feline"]).combat(0, ["fuzzball", "clone", "dimension"])
    fuzzball = at.card("fuzzball")
    assert strength.monster_terms(at.board) == [
        Term(fuzzball, 0, 1, "M-5.1"),
        Term(fuzzball, fuzzball, 2, "M-5.2"),
        Term(fuzzball, at.card("dimension"), 10, "M-5.6"),
        Term(fuzzball, at.card("clone"), 13, "M-5.7"),
    ]


def random_table(of: CardSet, chance: random.Random) -> Table:
    """Anything before anybody, in use or not, allowed or not: the sums must agree on all of it."""
    at = Table(of, seats=chance.randint(3, 6))
    deck = list(range(1, len(of.rows)))
    chance.shuffle(deck)
    board = at.board
    for seat in range(board.seats):
        board.level[seat] = chance.randint(1, 10)
        board.sex[seat] = chance.randint(0, 1)
    board.fighter, board.helper = chance.sample(range(board.seats), 2)
    if chance.random() < 0.4:
        board.helper = NOBODY
    for card in deck[: chance.randint(20, len(deck))]:
        seat, kind = chance.randrange(board.seats), of.rows[card].kind
        if kind == "monster" and len(board.foes) < 3:
            board.foes.append((card,))
        elif kind == "enhancer" and board.foes:
            foe = chance.randrange(len(board.foes))
            board.foes[foe] += (card,)
        elif of.rows[card].role == "cheat" and board.in_use[seat]:
            board.table[seat] += (card,)
            board.attach(card, chance.choice(board.in_use[seat]), "M-6.11")
        elif kind in ("class", "race", "sidekick", "trap", "special", "item", "oneshot"):
            in_use = kind == "item" and chance.random() < 0.7
            board.into_play(seat, card, "", in_use)
        if kind == "oneshot":
            where = chance.choice([FIGHTERS, MONSTERS, board.foes[0][0] if board.foes else FIGHTERS])
            at.term(where, chance.randint(-5, 5), chance.randint(-1, 1))
    return at


def agree(of: CardSet, seed: int) -> None:
    board = random_table(of, random.Random(seed)).board
    assert strength.side(board) == sum(term.n for term in strength.side_terms(board))
    assert strength.monsters(board) == sum(term.n for term in strength.monster_terms(board))
    assert strength.treasures(board) >= (1 if board.foes else 0)


@pytest.mark.parametrize("seed", range(200))
def test_the_fast_sums_are_the_sums_of_the_terms(seed: int) -> None:
    agree(CARDS, seed)
    agree(card_set(("core", "red-tape")), seed)
