"""M-11: other cards."""

from __future__ import annotations

import pytest

from star_munchkin.scenario import met, table


@pytest.mark.rule("M-11.1")
def test_go_up_a_level_at_any_time_on_anyone_but_not_to_win() -> None:
    at = table().seat(0, level=9).seat(1, level=8, hand=["plot-hole"]).seat(2, level=9)
    assert at.by(1, "play plot-hole").quiet().level(1) == 9
    nobody = table().seat(0, level=9).seat(1, level=9, hand=["plot-hole"]).seat(2, level=9)
    assert nobody.refused(1, "play plot-hole") == "M-1.2"


@pytest.mark.rule("M-11.2")
def test_a_one_shot_lies_in_the_combat_until_its_effect_ends() -> None:
    at = met("space-goats", level=7, before=["nova-grenade"]).play("play nova-grenade", "side 0")
    assert [at.name(card) for card in at.state.spent] == ["nova-grenade"]
    assert at.play("fight").quiet().on_discards("treasure") == ["nova-grenade"]


@pytest.mark.rule("M-11.2")
def test_one_that_leaves_nothing_is_discarded_at_once() -> None:
    at = met("space-goats", "plasmoid", level=9, hand=["friendship-ray"]).play("play friendship-ray", "card plasmoid")
    assert at.on_discards("treasure") == ["friendship-ray"]
