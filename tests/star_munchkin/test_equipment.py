"""What may be in use at once: slots and what widens them, complex items, lasers, cheat cards, sidekicks that carry."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rodada.games.star_munchkin import strength
from rodada.games.star_munchkin.cards.rows import ANY, Condition, Filter, Row
from rodada.games.star_munchkin.equipment import carriers, overfull, why_not_carry, why_not_use
from rodada.games.star_munchkin.sale import gold
from star_munchkin.tables import Table, cards, forbidding, gives, row

MUTANT = Condition(race=("mutant",))


def worn(card_id: str, slot: str, *tags: str, **facts: Any) -> Row:
    return row("item", card_id, **{"slot": slot, "bonus": 1, "value": 200, "tags": tags, "copies": 3, **facts})


CARDS = cards(
    row("class", "gadgeteer", modifiers=(gives("complex", ANY),)),
    row("race", "mutant", modifiers=(gives("slots", 1, slots=("hand", "headgear", "footgear")),)),
    row("special", "cheat", role="cheat", copies=4),
    row("sidekick", "android", modifiers=(gives("carries"),)),
    row("sidekick", "robot", modifiers=(gives("carries", of=Filter(tag="complex")), gives("complex", 1))),
    row("sidekick", "red-shirt", bonus=1),
    row("trap", "blackout", lasts="stays", cannot=(forbidding("use", Filter(tag="complex")),)),
    worn("hat", "headgear"),
    worn("suit", "armor"),
    worn("boots", "footgear"),
    worn("sword", "one_hand"),
    worn("stick", "two_hands", value=300),
    worn("teeth", "none", value=400),
    worn("shield", "one_hand", "complex"),
    worn("gadget", "none", "complex"),
    worn("whip", "one_hand", restriction=MUTANT),
    worn("arm", "none", modifiers=(gives("slots", 1, slots=("hand",)),)),
    worn("laser", "two_hands", "laser", "fire"),
    worn("maser", "two_hands", "laser", "fire", "complex", value=600),
    worn("gauntlet", "one_hand", modifiers=(gives("sale", 200),)),
    row("oneshot", "grenade", value=300),
)


def table() -> Table:
    return Table(CARDS)


def refused(at: Table, card_id: str) -> str:
    """The rule against one more of these in use, or nothing."""
    card = at.lay(card_id)
    at.board.table[0] += (card,)
    refusal = why_not_use(at.board, 0, card)
    return refusal[0] if refusal else ""


def to_take_off(at: Table) -> list[str]:
    return sorted(at.board.row(card).id for card in overfull(at.board, 0))


# --- slots ---


@pytest.mark.rule("M-6.3")
@pytest.mark.parametrize("card_id", ["hat", "suit", "boots"])
def test_one_of_each_on_the_body(card_id: str) -> None:
    assert refused(table().seat(0), card_id) == ""
    assert refused(table().seat(0, using=[card_id]), card_id) == "M-6.3"


@pytest.mark.rule("M-6.3")
@pytest.mark.parametrize(
    ("held", "more", "rule"),
    [
        (["sword"], "sword", ""),
        (["sword", "sword"], "sword", "M-6.3"),
        (["sword"], "stick", "M-6.3"),
        (["stick"], "sword", "M-6.3"),
        (["stick"], "teeth", ""),
    ],
)
def test_two_hands(held: list[str], more: str, rule: str) -> None:
    assert refused(table().seat(0, using=held), more) == rule


@pytest.mark.rule("M-6.3")
@pytest.mark.parametrize(
    ("worn_already", "more", "rule"),
    [
        (["hat"], "hat", ""),
        (["boots"], "boots", ""),
        (["sword", "sword"], "sword", ""),
        (["stick"], "sword", ""),
        (["stick"], "stick", "M-6.3"),
        (["suit"], "suit", "M-6.3"),
        (["hat", "hat"], "boots", ""),
        (["hat", "hat", "boots"], "boots", "M-6.3"),
        (["hat", "hat", "sword", "sword"], "sword", "M-6.3"),
    ],
)
def test_a_mutant_has_one_body_part_more_now_here_now_there(worn_already: list[str], more: str, rule: str) -> None:
    assert refused(table().seat(0, before=["mutant"], using=worn_already), more) == rule


@pytest.mark.rule("M-6.3")
def test_what_widens_is_assigned_so_that_all_fits() -> None:
    at = table().seat(0, before=["mutant"], using=["arm", "sword", "sword", "sword"])
    assert refused(at, "hat") == ""
    assert overfull(table().seat(0, before=["mutant"], using=["arm", "stick", "stick"]).board, 0) == []


@pytest.mark.rule("M-4.5", "M-6.3")
def test_dropping_the_race_that_a_second_item_relied_on() -> None:
    at = table().seat(0, before=["mutant"], using=["hat", "hat", "suit", "sword"])
    assert to_take_off(at) == []
    at.board.out_of_play(0, at.card("mutant"))
    assert to_take_off(at) == ["hat", "hat"]


@pytest.mark.rule("M-4.5")
def test_only_what_eases_the_shortage_need_come_off() -> None:
    """The arm covers the third sword: it is the second hat that has no place."""
    assert to_take_off(table().seat(0, using=["arm", "sword", "sword", "sword", "hat", "hat"])) == ["hat", "hat"]
    assert to_take_off(table().seat(0, using=["stick", "sword"])) == ["stick", "sword"]


@pytest.mark.rule("M-4.5", "M-6.4")
def test_dropping_the_race_that_a_worn_item_is_for() -> None:
    at = table().seat(0, before=["mutant"], using=["whip", "sword"])
    at.board.out_of_play(0, at.card("mutant"))
    assert to_take_off(at) == ["whip"]


@pytest.mark.rule("M-6.4")
def test_a_restricted_item_is_not_put_on_without_leave() -> None:
    assert refused(table().seat(0), "whip") == "M-6.4"
    assert refused(table().seat(0, before=["mutant"]), "whip") == ""


@pytest.mark.rule("M-6.2")
def test_one_shots_are_never_worn() -> None:
    assert refused(table().seat(0), "grenade") == "M-6.2"


# --- complex items ---


@pytest.mark.rule("M-6.6")
def test_one_complex_item_in_use() -> None:
    assert refused(table().seat(0, using=["shield"]), "gadget") == "M-6.6"
    assert refused(table().seat(0, using=["shield"]), "teeth") == ""
    assert refused(table().seat(0, before=["robot"], using=["shield"]), "gadget") == ""
    assert refused(table().seat(0, before=["robot"], using=["shield", "gadget"]), "gadget") == "M-6.6"


@pytest.mark.rule("M-6.6")
def test_a_gadgeteer_uses_any_number_and_unequips_when_that_ends() -> None:
    at = table().seat(0, before=["gadgeteer"], using=["shield", "gadget", "teeth"])
    assert refused(at, "gadget") == ""
    at.board.out_of_play(0, at.card("gadgeteer"))
    assert to_take_off(at) == ["gadget", "shield"]


@pytest.mark.rule("M-6.6", "M-6.11")
def test_a_cheat_card_makes_a_complex_item_one_too_many_for_nobody() -> None:
    at = table().seat(0, using=["shield", "gadget"]).cheat(0, "shield")
    assert to_take_off(at) == []
    assert refused(at, "gadget") == "M-6.6"


@pytest.mark.rule("M-6.4")
def test_a_ban_takes_items_off_and_a_cheat_card_does_not_help() -> None:
    at = table().seat(0, before=["blackout"], using=["gadget", "sword"]).cheat(0, "gadget")
    assert to_take_off(at) == ["gadget"]
    assert refused(table().seat(0, before=["blackout"]), "shield") == "M-6.4"


# --- cheat cards ---


@pytest.mark.rule("M-6.11")
@pytest.mark.parametrize(
    ("using", "more"), [(["hat"], "hat"), (["stick"], "stick"), (["gadget"], "shield"), ([], "whip")]
)
def test_with_a_cheat_card_an_item_is_used_whatever_forbids_it(using: list[str], more: str) -> None:
    at = table().seat(0, using=using)
    card = at.lay(more)
    at.board.table[0] += (card,)
    assert why_not_use(at.board, 0, card) is not None
    cheat = at.lay("cheat")
    at.board.table[0] += (cheat,)
    at.board.attach(cheat, card, "M-6.11")
    assert why_not_use(at.board, 0, card) is None
    at.board.use(0, card, "M-1.6")
    assert overfull(at.board, 0) == []


@pytest.mark.rule("M-6.11", "M-6.3")
def test_the_cheat_card_gone_the_item_must_fit_again() -> None:
    at = table().seat(0, using=["stick", "sword"]).cheat(0, "stick")
    assert to_take_off(at) == []
    at.board.out_of_play(0, at.card("cheat"))
    assert to_take_off(at) == ["stick", "sword"]


# --- lasers ---


@pytest.mark.rule("M-6.10")
def test_any_number_of_lasers_is_one_weapon_of_two_hands() -> None:
    assert refused(table().seat(0, using=["laser", "laser"]), "laser") == ""
    assert refused(table().seat(0, using=["laser"]), "sword") == "M-6.3"
    assert refused(table().seat(0, using=["sword"]), "laser") == "M-6.10"


@pytest.mark.rule("M-6.10", "M-6.6")
def test_a_combined_weapon_may_hold_several_complex_lasers_and_is_one_complex_item() -> None:
    assert refused(table().seat(0, using=["maser", "laser"]), "maser") == ""
    assert refused(table().seat(0, using=["maser", "maser"]), "gadget") == "M-6.6"
    assert refused(table().seat(0, using=["gadget", "laser"]), "maser") == "M-6.6"


@pytest.mark.rule("M-6.10", "M-4.5")
def test_lasers_without_room_come_off_one_by_one() -> None:
    at = table().seat(0, before=["mutant"], using=["laser", "laser", "sword"])
    assert to_take_off(at) == []
    at.board.out_of_play(0, at.card("mutant"))
    assert to_take_off(at) == ["laser", "laser", "sword"]
    at.board.stop_using(0, at.card("laser"), "M-6.6")
    assert to_take_off(at) == ["laser", "sword"]


# --- sidekicks that carry ---


@pytest.mark.rule("M-6.3", "M-9.2")
def test_what_a_sidekick_carries_counts_and_takes_no_slot() -> None:
    at = table().seat(0, before=["android"], using=["stick", "sword"]).carry("sword", "android")
    assert to_take_off(at) == []
    assert strength.of_seat(at.board, 0) == 1 + 2


@pytest.mark.rule("M-9.2")
def test_a_sidekick_carries_one_item_of_its_kind() -> None:
    at = table().seat(0, before=["android", "robot", "red-shirt", "sword", "gadget", "grenade", "hat"])
    android, robot = at.card("android"), at.card("robot")
    assert carriers(at.board, 0, at.card("gadget")) == [android, robot]
    assert carriers(at.board, 0, at.card("sword")) == [android]
    assert why_not_carry(at.board, 0, at.card("sword"), robot) == ("M-9.2", "star-munchkin-not-carried")
    at.carry("hat", "android")
    assert carriers(at.board, 0, at.card("sword")) == []
    assert carriers(at.board, 0, at.card("hat")) == []  # it is there already


@pytest.mark.rule("M-6.4", "M-6.6", "M-9.2")
def test_what_a_sidekick_carries_obeys_restriction_and_complexity() -> None:
    at = table().seat(0, before=["android", "whip", "gadget"], using=["shield"])
    assert why_not_carry(at.board, 0, at.card("whip"), at.card("android")) == ("M-6.4", "star-munchkin-not-for-you")
    assert why_not_carry(at.board, 0, at.card("gadget"), at.card("android")) == ("M-6.6", "star-munchkin-too-complex")
    assert carriers(at.board, 0, at.card("shield")) == [at.card("android")]  # it only changes hands


@pytest.mark.rule("M-6.10", "M-9.2")
def test_a_laser_that_a_sidekick_carries_is_a_weapon_apart() -> None:
    at = table().seat(0, before=["android", "maser"], using=["maser"])
    carried, held = at.board.table[0][1], at.board.in_use[0][0]
    assert why_not_carry(at.board, 0, carried, at.card("android")) == ("M-6.6", "star-munchkin-too-complex")
    assert why_not_carry(at.board, 0, held, at.card("android")) is None


# --- any table ---


@pytest.mark.rule("M-6.3", "M-6.6", "M-4.5")
@pytest.mark.parametrize("seed", range(200))
def test_what_is_put_on_by_the_rules_never_has_to_come_off_and_what_must_does(seed: int) -> None:
    chance = random.Random(seed)
    at = Table(CARDS)
    board = at.board
    deck = list(range(1, len(CARDS.rows)))
    chance.shuffle(deck)
    for card in deck[:25]:
        if board.row(card).role == "cheat" and board.in_use[0]:
            board.attach(card, chance.choice(board.in_use[0]), "M-6.11")
        if board.row(card).kind != "trap":
            board.table[0] += (card,)
        if why_not_use(board, 0, card) is None:
            board.use(0, card, "M-1.6")
            assert overfull(board, 0) == []
    board.in_use[0] = tuple(sorted(board.items_of(0)))
    while candidates := overfull(board, 0):
        assert set(candidates) <= set(board.in_use[0])
        board.stop_using(0, chance.choice(candidates), "M-6.6")
    for card in board.in_use[0]:
        assert why_not_use(board, 0, card) is None


# --- selling ---


@pytest.mark.rule("M-6.9", "M-6.1")
def test_a_sale_is_the_sum_of_values_and_what_makes_sales_better() -> None:
    at = table().seat(0, before=["grenade", "stick"], using=["teeth"], hand=["maser"])
    board = at.board
    sold = [at.card(card_id) for card_id in ("grenade", "stick", "teeth", "maser")]
    assert gold(board, 0, sold) == 300 + 300 + 400 + 600
    assert gold(board, 0, sold[:1]) == 300
    at.seat(0, using=["gauntlet"])
    assert gold(board, 0, sold) == 1600 + 200
