"""Who is likely to win a game of Star Munchkin, told from what lies on the table and what seats hold."""

from __future__ import annotations

from typing import Any

import pytest

from rodada.games.star_munchkin.board import REBORN
from rodada.games.star_munchkin.contract import game
from star_munchkin.scenario import table


def chance(**character: Any) -> float:
    """The first seat's chance against two others of Level 5."""
    at = table().seat(0, **{"level": 5, **character}).seat(1, level=5).seat(2, level=5)
    return game.prospects(at.state)[0]


def test_levels_arms_and_friends_make_winners() -> None:
    plain = chance()
    assert chance(level=6) > plain
    assert chance(using=["vibrosword"]) > chance(before=["vibrosword"]) > plain
    assert chance(before=["red-shirt"]) > plain
    assert chance(before=["blackout"]) < plain


def test_a_hand_is_worth_what_is_in_it() -> None:
    trap = chance(hand=["jammed-comms"])
    assert chance(hand=["heroic-pose"]) > trap
    assert chance(hand=["nova-grenade"]) > trap
    assert chance(hand=["fanged-fuzzball"]) > chance(hand=["great-cthulhu"])
    assert chance(hand=["psychic"], before=["trader"]) - chance(before=["trader"]) < chance(hand=["psychic"]) - chance()


@pytest.mark.rule("M-2.6")
def test_whoever_is_near_the_goal_minds_what_others_hold_against_it() -> None:
    def threatened(level: int, held: str) -> float:
        return game.prospects(table().seat(0, level=level).seat(1, hand=[held]).state)[0]

    assert threatened(9, "from-another-dimension") < 0.99 * threatened(9, "hologram")
    assert threatened(5, "from-another-dimension") == pytest.approx(threatened(5, "hologram"))


@pytest.mark.rule("M-8.4")
def test_who_is_born_again_is_about_to_get_a_hand() -> None:
    assert chance(alive=REBORN) > chance()
