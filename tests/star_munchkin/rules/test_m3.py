"""M-3: the turn."""

from __future__ import annotations

import pytest

from star_munchkin.scenario import Table, table

SIX = ["laser", "raser", "maser", "dazer", "bobaser", "shmaser"]


@pytest.mark.rule("M-3.0")
def test_before_the_door_one_plays_equips_trades_and_sells() -> None:
    at = table().seat(0, hand=["vibrosword", "rocket-boots", "quantum-cannon", "feline"], before=["laser"])
    verbs = {choice.split()[0] for choice in at.choices()}
    assert verbs == {"play", "equip", "trade", "sell", "open"}


@pytest.mark.rule("M-3.1")
def test_a_monster_behind_the_door_is_fought() -> None:
    at = table().play("open", "door space-goats")
    assert (at.asked, at.foes(), at.state.fighter) == ("combat", [["space-goats"]], 0)


@pytest.mark.rule("M-3.1", "M-10.1")
def test_a_trap_behind_the_door_hits_the_active_player() -> None:
    at = table().seat(0, level=3).play("open", "door spoilers").quiet()
    assert (at.level(0), at.on_discards("door")) == (2, ["spoilers"])


@pytest.mark.rule("M-3.1")
def test_anything_else_goes_to_hand_or_is_played_at_once() -> None:
    at = table().play("open", "door feline").quiet()
    assert at.hand(0) == ["feline"]
    assert at.play("play feline").before(0) == ["feline"]
    assert "loot" in at.choices()


@pytest.mark.rule("M-3.1")
def test_a_door_card_is_shown_to_all_and_may_be_answered() -> None:
    at = table().seat(1, hand=["hull-breach"]).play("open", "door space-goats")
    assert (at.window, at.turn) == ("shown", 1)


@pytest.mark.rule("M-3.2")
def test_looking_for_trouble() -> None:
    at = table().seat(0, hand=["space-goats"]).after_door().play("trouble space-goats")
    assert (at.asked, at.foes(), at.hand(0)) == ("combat", [["space-goats"]], [])


@pytest.mark.rule("M-3.2")
def test_looting_the_room_brings_a_second_door_card_face_down() -> None:
    at = table().after_door().play("loot", "door feline").quiet()
    assert at.hand(0) == ["feline"]
    assert at.state.view(1).table.hand[0] == (0,)
    assert at.choices() == ["play feline", "end"]


@pytest.mark.rule("M-3.2", "M-7.3")
def test_after_a_fight_there_is_no_trouble_and_no_looting() -> None:
    at = table().seat(0, level=5, hand=["plasmoid"]).play("open", "door lost-luggage", "fight").quiet()
    assert at.refused(0, "trouble plasmoid") == "M-3.2"
    assert at.refused(0, "loot") == "M-3.2"


def end(giver: int, *others: int, hand: list[str] | None = None, seats: int = 3) -> Table:
    """Everybody's level; the giver ends the turn."""
    at = table(seats).seat(0, level=giver, hand=hand or SIX)
    for seat, level in enumerate(others, 1):
        at.seat(seat, level=level)
    return at.ending().play("end")


@pytest.mark.rule("M-3.3")
def test_charity_goes_to_the_lowest() -> None:
    at = end(3, 2, 1)
    assert at.choices() == sorted([f"give {at.number(card)}" for card in SIX], key=lambda text: int(text.split()[1]))
    at.play("give maser", "done").quiet()
    assert (at.hand(2), len(at.hand(0))) == (["maser"], 5)


@pytest.mark.rule("M-3.3")
def test_charity_is_split_evenly_and_the_giver_chooses_who_gets_more() -> None:
    hand = [*SIX, "vibrosword", "neural-whip"]
    at = end(3, 1, 1, hand=hand).play("give maser")
    assert at.choices() == ["seat 2", "seat 3"]
    at.play("seat 3", "give laser")
    assert "give" in at.choices()[0]
    at.play("give raser")
    assert at.choices() == ["seat 2", "seat 3"]
    at.play("seat 3")
    assert (at.hand(1), at.hand(2)) == (["laser"], ["maser", "raser"])


@pytest.mark.rule("M-3.3")
@pytest.mark.parametrize("levels", [(1, 2, 3), (1, 1, 2)])
def test_the_lowest_discards_the_excess(levels: tuple[int, int, int]) -> None:
    at = end(*levels).play("give maser")
    assert at.on_discards("treasure") == ["maser"]


@pytest.mark.rule("M-3.3")
def test_what_is_given_is_seen_by_giver_and_receiver_alone() -> None:
    at = end(3, 2, 1).play("give maser")
    maser = at.number("maser")
    assert at.state.view(0).table.hand[2] == (maser,)
    assert at.state.view(1).table.hand[2] == (0,)


@pytest.mark.rule("M-3.3")
def test_cards_change_the_hand_limit() -> None:
    at = table().seat(0, level=2, hand=SIX, using=["pocket-dimension"]).seat(1).ending().play("end")
    assert (at.turn, len(at.hand(0))) == (1, 6)


@pytest.mark.rule("M-3.4")
def test_the_hand_limit_is_checked_at_the_end_only_then_the_next_on_the_left() -> None:
    at = table().seat(0, hand=SIX)
    assert "open" in at.choices()
    at = at.ending().play("end", "give maser").quiet()
    assert (at.turn, at.state.active, at.asked) == (1, 1, "turn")
