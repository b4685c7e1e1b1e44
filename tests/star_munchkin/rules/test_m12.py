"""M-12: the options."""

from __future__ import annotations

import pytest

from rodada.games.star_munchkin.cards.packs import card_set
from star_munchkin.scenario import met, table


@pytest.mark.rule("M-12.1")
def test_fast_listen_at_the_door_and_loot_a_treasure() -> None:
    at = table(fast=True).ending().play("end", "door feline").quiet()
    assert (at.turn, at.hand(1), "listened" in at.told) == (1, ["feline"], True)
    looted = table(fast=True).after_door().play("loot", "treasure laser").quiet()
    assert looted.hand(0) == ["laser"]


@pytest.mark.rule("M-12.2")
def test_shared_victory() -> None:
    at = met("lost-luggage", level=9, helper=2, options={"shared_victory": True}).play("fight").quiet()
    assert (at.winners, at.state.outcome().rule) == ([0, 2], "M-12.2")
    assert met("lost-luggage", level=9, helper=2).play("fight").quiet().winners == [0]


@pytest.mark.rule("M-12.3")
def test_epic_goes_to_20_and_the_winning_level_is_not_bought() -> None:
    at = met("lost-luggage", level=9, options={"epic": True}).play("fight").quiet()
    assert (at.asked, at.level(0)) == ("turn", 10)
    assert met("lost-luggage", level=19, options={"epic": True}).play("fight").quiet().winners == [0]
    rich = ["rocket-boots", "quantum-cannon"]
    assert table(epic=True).seat(0, level=19, hand=rich).refused(0, "sell rocket-boots") == "M-6.9"


@pytest.mark.rule("M-12.4")
def test_sets_are_shuffled_together() -> None:
    assert len(card_set(("core",)).rows) == 1 + 168
    assert len(card_set(("core", "red-tape")).rows) == 1 + 168 + 42


@pytest.mark.rule("M-12.4")
def test_words_of_one_set_mean_the_cards_of_the_other() -> None:
    """A sidekick is a sidekick, a trap a trap; a Gadgeteer's complex items are complex in any set."""
    at = table().seat(0, before=["gadgeteer"], using=["assault-stapler"], hand=["energy-shield"])
    assert at.play("play energy-shield").using(0) == ["assault-stapler", "energy-shield"]
    assert table().seat(0, level=2, before=["unpaid-intern"]).trap("mutiny").quiet().before(0) == []
