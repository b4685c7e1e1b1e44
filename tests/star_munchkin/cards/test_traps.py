"""What each trap does to its victim."""

from __future__ import annotations

from typing import Any

import pytest

from star_munchkin.cards.test_monsters import looks
from star_munchkin.scenario import met, table

HAND = ["laser", "maser", "raser"]

BITES: list[tuple[str, dict[str, Any], list[str], dict[str, Any]]] = [
    ("antimatter", {"before": ["laser", "raser"]}, ["card laser"], {"before": ["raser"]}),
    ("open-airlock", {"using": ["tinfoil-hat"], "hand": ["laser"]}, [], {"before": [], "hand": ["laser"]}),
    ("open-airlock", {"hand": ["laser"]}, [], {"hand": []}),
    ("shoelace-singularity", {"before": ["rocket-boots"]}, [], {"before": [], "level": 5}),
    ("shoelace-singularity", {}, [], {"level": 4}),
    ("shrunk-in-the-wash", {"using": ["battle-armor"]}, [], {"before": []}),
    ("shrunk-in-the-wash", {"hand": ["laser"]}, [], {"hand": []}),
    ("butterfingers", {"using": ["vibrosword"], "before": ["laser"]}, [], {"before": ["laser"]}),
    ("butterfingers", {"before": ["laser"], "hand": ["feline"]}, [], {"before": ["laser"], "hand": []}),
    ("gene-scrambler", {"before": ["feline"]}, [], {"before": [], "level": 5}),
    ("gene-scrambler", {}, [], {"level": 4}),
    ("career-change", {"before": ["trader"]}, [], {"before": []}),
    ("career-change", {"hand": ["laser"]}, [], {"hand": []}),
    ("teleporter-mixup", {}, [], {"sex": 1, "before": ["teleporter-mixup"]}),
    ("spoilers", {}, [], {"level": 4}),
    ("spoilers", {"before": ["psychic"]}, [], {"level": 5}),
    ("customs-inspection", {"before": ["rocket-boots"]}, ["option 1"], {"before": [], "level": 5}),
    ("customs-inspection", {"before": ["rocket-boots"]}, ["option 2"], {"before": ["rocket-boots"], "level": 4}),
    ("customs-inspection", {}, [], {"level": 4}),
    ("identity-theft", {"before": ["trader"]}, [], {"before": [], "level": 5}),
    ("identity-theft", {}, [], {"level": 4}),
    ("blackout", {"using": ["energy-shield", "laser"]}, [], {"using": ["laser"]}),
    ("mutiny", {"before": ["trader", "red-shirt", "rogue"]}, [], {"before": ["trader"], "level": 5}),
    ("mutiny", {}, [], {"level": 4}),
    ("translator-error", {"hand": HAND}, ["seat 2"], {"hand": [], "left": HAND}),
    ("wrong-window", {"hand": HAND}, ["card laser", "card maser"], {"hand": ["raser"], "left": ["laser"]}),
    ("wrong-window", {"hand": HAND}, ["card laser", "card maser"], {"right": ["maser"]}),
    ("expired-documents", {"before": ["feline"]}, [], {"before": [], "level": 5}),
    ("expired-documents", {}, [], {"level": 4}),
    ("the-audit", {"before": ["laser", "quantum-cannon"]}, [], {"before": ["laser"], "left_has": ["quantum-cannon"]}),
    ("the-audit", {}, [], {"level": 4}),
    ("surprise-inspection", {"before": ["laser", "rocket-boots"]}, ["card rocket-boots"], {"before": ["laser"]}),
]


@pytest.mark.rule("M-10.2", "M-10.3", "M-10.4")
@pytest.mark.parametrize(("trap", "victim", "wishes", "after"), BITES)
def test_a_bite(trap: str, victim: dict[str, Any], wishes: list[str], after: dict[str, Any]) -> None:
    """The victim is of Level 5; the left neighbour played the trap."""
    at = table().seat(0, **{"level": 5, **victim}).trap(trap, 0, player=1).play(*wishes).quiet()
    assert after == looks(at, after)


@pytest.mark.rule("M-4.3")
@pytest.mark.parametrize(
    ("trap", "before", "discarded", "after"),
    [
        ("gene-scrambler", "feline", ["mutant", "trader"], "mutant"),
        ("career-change", "trader", ["psychic", "mutant"], "psychic"),
    ],
)
def test_another_role_from_the_discards(trap: str, before: str, discarded: list[str], after: str) -> None:
    at = table().seat(0, before=[before]).discarded(*discarded).trap(trap).quiet()
    assert at.before(0) == [after]


@pytest.mark.rule("M-10.5")
@pytest.mark.parametrize(("trap", "less"), [("teleporter-mixup", 5), ("hull-breach", 5)])
def test_weaker_in_the_next_combat_only(trap: str, less: int) -> None:
    at = met("lost-luggage", level=8, before=[trap])
    assert at.sums()[0] == 8 - less
    assert trap not in at.play("fight").quiet().before(0)


@pytest.mark.rule("M-10.2")
@pytest.mark.parametrize("trap", ["space-hiccups"])
def test_hiccups_weaken_until_a_combat_is_lost(trap: str) -> None:
    at = met("space-goats", level=5, before=[trap])
    assert at.sums()[0] == 5 - 2
    at.play("fight", "run space-goats", "roll 6").quiet()
    assert at.before(0) == []


@pytest.mark.rule("M-10.2", "M-7.1")
@pytest.mark.parametrize("trap", ["static-cling"])
def test_static_cling_slows_until_metal_is_touched(trap: str) -> None:
    caught = met("space-goats", level=5, before=[trap], hand=["laser"]).play("fight", "run space-goats", "roll 5")
    assert "caught" in caught.told
    freed = table().seat(0, before=[trap], hand=["laser", "raser"]).play(f"use {trap}").quiet()
    assert (freed.before(0), freed.hand(0)) == ([], [])


@pytest.mark.rule("M-10.5", "M-6.4")
@pytest.mark.parametrize("trap", ["blackout"])
def test_blackout_bars_what_is_complex_in_the_next_combat(trap: str) -> None:
    assert met("space-goats", level=3, before=[trap, "gadgeteer"], using=["vibrosword"]).sums()[0] == 6
    at = met("space-goats", level=3, using=["energy-shield"]).trap(trap).quiet()
    assert (at.using(0), at.sums()[0]) == ([], 3)


@pytest.mark.rule("M-10.5", "M-5.9")
@pytest.mark.parametrize("trap", ["jammed-comms"])
def test_on_mute_neither_helped_nor_helping(trap: str) -> None:
    assert "ask 2" not in met("space-goats", before=[trap]).choices()
    at = met("space-goats").seat(1, before=[trap])
    assert "ask 2" not in at.choices()
    assert "ask 3" in at.choices()


@pytest.mark.rule("M-1.5", "M-1.9")
@pytest.mark.parametrize("trap", ["frozen-account"])
def test_a_frozen_account_neither_sells_nor_trades(trap: str) -> None:
    at = table().seat(0, before=[trap], hand=["quantum-cannon", "rocket-boots"], using=["laser"])
    assert not at.stops("sell rocket-boots")
    assert not at.stops("trade 2")
    thawing = table().seat(1, before=[trap]).ending().play("end", "roll 4").quiet()
    assert thawing.before(1) == []


@pytest.mark.rule("M-3.3", "M-10.2")
@pytest.mark.parametrize("trap", ["small-print"])
def test_the_small_print_limits_the_hand(trap: str) -> None:
    at = table().seat(0, before=[trap], hand=["laser", "raser", "maser", "dazer"]).ending().play("end")
    assert at.asked == "charity"
    read = table().seat(0, before=[trap], hand=["laser", "raser"]).play(f"use {trap}").quiet()
    assert read.before(0) == []


@pytest.mark.rule("M-10.5", "M-1.11")
@pytest.mark.parametrize("trap", ["gagging-order"])
def test_a_gagging_order_forbids_one_shots(trap: str) -> None:
    assert met("space-goats", before=[trap], hand=["nova-grenade"]).refused(0, "play nova-grenade") == "M-1.11"


@pytest.mark.rule("M-6.11")
@pytest.mark.parametrize("trap", ["surprise-inspection"])
def test_an_inspection_takes_cheat_cards_and_leaves_the_items(trap: str) -> None:
    at = table().seat(0, before=["cheat"], using=["laser", "vibrosword"])
    at.state.attach(at.number("cheat"), at.number("vibrosword"), "")
    at.trap(trap)
    at.play(at.choices()[0]).quiet()
    assert "cheat" not in at.before(0)
    assert set(at.before(0)) == {"laser", "vibrosword"}
    assert len(at.using(0)) == 1


@pytest.mark.rule("M-10.4")
@pytest.mark.parametrize(
    ("trap", "protection"), [("spoilers", "tinfoil-hat"), ("career-change", "tinfoil-hat"), ("the-audit", "fixer")]
)
def test_some_are_immune(trap: str, protection: str) -> None:
    kind = "using" if protection == "tinfoil-hat" else "before"
    at = table().seat(0, level=5, **{kind: [protection]}).trap(trap).quiet()
    assert (at.level(0), "immune" in at.told) == (5, True)
