"""Items: what each is worth in a fight, who may wear it, what else it does."""

from __future__ import annotations

from typing import Any

import pytest

from star_munchkin.scenario import met, table

BONUS: list[tuple[str, int, dict[str, Any]]] = [
    ("laser", 2, {}),
    ("dazer", 3, {}),
    ("raser", 3, {}),
    ("maser", 3, {}),
    ("shmaser", 4, {}),
    ("bobaser", 4, {}),
    ("bananafanafofaser", 5, {}),
    ("tinfoil-hat", 1, {}),
    ("fishbowl-helmet", 3, {}),
    ("thinking-cap", 5, {"before": ["psychic"]}),
    ("battle-tiara", 3, {"sex": "female"}),
    ("battle-armor", 4, {}),
    ("cellophane-space-suit", 1, {}),
    ("shirtless-uniform", 2, {"sex": "male"}),
    ("chrome-chassis", 4, {"before": ["cyborg"]}),
    ("own-fur", 3, {"before": ["feline"]}),
    ("magnetic-boots", 3, {}),
    ("antigravity-slippers", 1, {}),
    ("tentacle-sneakers", 2, {"before": ["mutant"]}),
    ("vibrosword", 3, {}),
    ("neural-whip", 3, {"before": ["mutant"]}),
    ("flare-pistol", 1, {}),
    ("persuasion-wrench", 3, {"before": ["gadgeteer"]}),
    ("energy-shield", 2, {}),
    ("cosmic-frying-pan", 4, {}),
    ("capture-net", 1, {"before": ["bounty-hunter"]}),
    ("cash-gauntlet", 1, {}),
    ("creme-brulee-torch", 4, {}),
    ("quantum-cannon", 5, {"level": 3}),
    ("high-tech-stick", 3, {}),
    ("diamond-teeth", 2, {}),
    ("symbiotic-partner", 3, {}),
    ("eraser", 2, {}),
    ("rubber-stamp", 3, {}),
    ("assault-stapler", 2, {}),
    ("red-tape-armor", 2, {}),
    ("green-visor", 1, {}),
    ("executors-folder", 1, {}),
]


@pytest.mark.rule("M-5.1", "M-6.1")
@pytest.mark.parametrize(("item", "bonus", "wearer"), BONUS)
def test_in_use_it_adds_its_bonus(item: str, bonus: int, wearer: dict[str, Any]) -> None:
    """Against a Yaryarbins, who has nothing against anything."""
    at = met("yaryarbins", **wearer, using=[item])
    assert at.sums()[0] == wearer.get("level", 2) + bonus


@pytest.mark.rule("M-6.4")
@pytest.mark.parametrize(
    ("item", "may", "may_not"),
    [
        ("fishbowl-helmet", {}, {"before": ["feline"]}),
        ("thinking-cap", {"before": ["psychic"]}, {}),
        ("battle-tiara", {"sex": "female"}, {"sex": "male"}),
        ("battle-armor", {}, {"before": ["psychic"]}),
        ("shirtless-uniform", {"sex": "male"}, {"sex": "female"}),
        ("chrome-chassis", {"before": ["cyborg"]}, {}),
        ("own-fur", {"before": ["feline"]}, {}),
        ("rocket-boots", {}, {"before": ["mutant"]}),
        ("tentacle-sneakers", {"before": ["mutant"]}, {}),
        ("neural-whip", {"before": ["mutant"]}, {"before": ["cyborg"]}),
        ("persuasion-wrench", {"before": ["gadgeteer"]}, {}),
        ("cosmic-frying-pan", {}, {"before": ["feline"]}),
        ("capture-net", {"before": ["bounty-hunter"]}, {}),
        ("quantum-cannon", {"level": 3}, {"level": 2}),
    ],
)
def test_who_may_wear_it(item: str, may: dict[str, Any], may_not: dict[str, Any]) -> None:
    assert item in table().seat(0, **may, hand=[item]).play(f"play {item}").using(0)
    assert item not in table().seat(0, **may_not, hand=[item]).play(f"play {item}").using(0)


@pytest.mark.rule("M-5.1")
@pytest.mark.parametrize(
    ("item", "foe", "more", "setting"),
    [
        ("raser", "space-goats", 2, {}),
        ("neural-whip", "space-goats", 2, {"before": ["mutant"]}),
        ("creme-brulee-torch", "skeleton-crew", 2, {}),
        ("rubber-stamp", "clerk-at-lunch", 2, {}),
    ],
)
def test_stronger_against_some(item: str, foe: str, more: int, setting: dict[str, Any]) -> None:
    plain = met("yaryarbins", using=[item], **setting).sums()[0]
    assert met(foe, using=[item], **setting).sums()[0] == plain + more


@pytest.mark.rule("M-5.1")
def test_stronger_in_company() -> None:
    assert met("yaryarbins", using=["flare-pistol"], helper=1).seat(1).sums()[0] == 2 + 1 + 1 + 2
    assert met("yaryarbins", "space-goats", using=["high-tech-stick"]).sums()[0] == 2 + 3 + 2
    assert met("yaryarbins", using=["spare-fuel-tank", "laser", "dazer"]).sums()[0] == 2 + 2 + 3 + 2
    assert met("yaryarbins", before=["trader", "red-shirt", "rogue"], using=["org-chart"]).sums()[0] == 2 + 1 + 4


@pytest.mark.rule("M-7.1")
@pytest.mark.parametrize(
    ("item", "face", "escapes"),
    [
        ("dazer", 4, True),
        ("propeller-beanie", 4, True),
        ("battle-armor", 5, False),
        ("rocket-boots", 3, True),
        ("magnetic-boots", 5, False),
        ("antigravity-slippers", 4, True),
        ("ergonomic-chair", 3, True),
    ],
)
def test_running_with_it(item: str, face: int, escapes: bool) -> None:
    at = met("plasmoid", "yaryarbins", level=2, using=[item])
    wishes = ["roll 1"] if item == "propeller-beanie" else []
    at.play("fight", *wishes, "run plasmoid", f"roll {face}")
    assert ("caught" not in at.told) is escapes


@pytest.mark.rule("M-7.1")
def test_running_with_more_about_it() -> None:
    sneakers = met("plasmoid", before=["mutant"], using=["tentacle-sneakers"]).play("fight", "run plasmoid", "roll 4")
    assert "caught" not in sneakers.told
    pushed = met("plasmoid", before=["red-shirt"], using=["ergonomic-chair"]).play("fight", "run plasmoid", "roll 4")
    assert "caught" in pushed.quiet().told
    beanie = met("plasmoid", using=["propeller-beanie"]).play("fight", "roll 6").quiet()
    assert (beanie.asked, "caught" in beanie.told) == ("turn", False)


@pytest.mark.rule("M-7.2", "M-10.4")
@pytest.mark.parametrize(
    ("item", "monster"),
    [
        ("cellophane-space-suit", "awful-green-thing"),
        ("energy-shield", "time-loop"),
        ("red-tape-armor", "clerk-at-lunch"),
    ],
)
def test_no_bad_stuff_from_some(item: str, monster: str) -> None:
    at = table().seat(0, level=5, using=[item]).bad_stuff(monster).quiet()
    assert (at.level(0), "immune" in at.told) == (5, True)


@pytest.mark.rule("M-10.4")
def test_the_tinfoil_hat_keeps_mind_traps_off_and_learns_from_the_others() -> None:
    assert table().seat(0, level=5, using=["tinfoil-hat"]).trap("spoilers").quiet().level(0) == 5
    learnt = table().seat(0, level=5, using=["tinfoil-hat"]).trap("static-cling").quiet()
    assert len(learnt.hand(0)) == 1


@pytest.mark.rule("M-5.1")
@pytest.mark.parametrize(("item", "sex"), [("shirtless-uniform", "male"), ("priority-ticket", "female")])
def test_ties_are_won(item: str, sex: str) -> None:
    at = met("space-goats", level=6, sex=sex, using=[item])
    ours, theirs = at.sums()
    even = met("space-goats", level=6 - (ours - theirs), sex=sex, using=[item])
    assert (even.sums()[0] - even.sums()[1], even.wins()) == (0, True)


@pytest.mark.rule("M-6.5")
@pytest.mark.parametrize(("item", "race"), [("own-fur", ["feline"]), ("symbiotic-partner", [])])
def test_it_cannot_be_lost(item: str, race: list[str]) -> None:
    at = table().seat(0, before=race, using=[item]).trap("antimatter").quiet()
    assert item in at.before(0)


@pytest.mark.rule("M-3.3")
@pytest.mark.parametrize(
    ("item", "limit", "wearer"),
    [("thinking-cap", 6, ["psychic"]), ("symbiotic-partner", 4, []), ("pocket-dimension", 7, [])],
)
def test_the_hand_limit(item: str, limit: int, wearer: list[str]) -> None:
    hand = ["laser", "raser", "maser", "dazer", "bobaser", "shmaser", "vibrosword", "flare-pistol"]
    full = table().seat(0, before=wearer, using=[item], hand=hand[:limit]).ending().play("end")
    assert full.asked != "charity"
    over = table().seat(0, before=wearer, using=[item], hand=hand[: limit + 1]).ending().play("end")
    assert over.asked == "charity"


@pytest.mark.rule("M-6.9")
@pytest.mark.parametrize(("item", "more"), [("cash-gauntlet", 200), ("green-visor", 100)])
def test_a_sale_counts_more(item: str, more: int) -> None:
    sold = ["quantum-cannon"] if more == 200 else ["rocket-boots", "bobaser"]
    at = table().seat(0, using=[item], hand=sold)
    for card in sold:
        at.play(f"sell {card}")
    at.play("sold").quiet()
    assert at.level(0) == 2
    if item == "green-visor":
        assert len(at.hand(0)) == 1


@pytest.mark.rule("M-6.3")
@pytest.mark.parametrize("item", ["third-arm"])
def test_a_third_arm_is_one_hand_more(item: str) -> None:
    at = table().seat(0, using=[item, "vibrosword", "flare-pistol"], hand=["cash-gauntlet"]).play("play cash-gauntlet")
    assert "cash-gauntlet" in at.using(0)


@pytest.mark.rule("M-5.11")
@pytest.mark.parametrize("item", ["capture-net"])
def test_a_capture_net_catches_a_treasure_more(item: str) -> None:
    assert met("space-goats", before=["bounty-hunter"], using=[item]).treasures() == 3


@pytest.mark.rule("M-10.2")
@pytest.mark.parametrize("item", ["persuasion-wrench"])
def test_the_wrench_pries_a_trap_loose(item: str) -> None:
    at = table().seat(0, before=["gadgeteer", "static-cling"], using=[item], hand=["laser"]).play(f"use {item}").quiet()
    assert "static-cling" not in at.before(0)


@pytest.mark.rule("M-7.2")
@pytest.mark.parametrize("item", ["first-aid-kit"])
def test_first_aid(item: str) -> None:
    at = table().seat(0, level=5, using=[item]).bad_stuff("zero-g-zombies").play(f"use {item}").quiet()
    assert (at.level(0), at.before(0)) == (5, [])


@pytest.mark.rule("M-0.1")
@pytest.mark.parametrize("item", ["life-insurance"])
def test_insurance_pays_instead_of_levels(item: str) -> None:
    at = table().seat(0, level=5, using=[item]).bad_stuff("zero-g-zombies").play("yes").quiet()
    assert (at.level(0), at.before(0)) == (5, [])


@pytest.mark.rule("M-8.2")
@pytest.mark.parametrize("item", ["executors-folder"])
def test_the_executor_inherits(item: str) -> None:
    at = table().seat(0, level=5).seat(1, using=[item]).bad_stuff("great-cthulhu")
    at.play("yes", "treasure laser").quiet()
    assert at.hand(1) == ["laser"]


@pytest.mark.rule("M-6.10")
@pytest.mark.parametrize("item", ["eraser"])
def test_any_laser_combines(item: str) -> None:
    assert met("yaryarbins", using=[item, "laser"]).sums()[0] == 2 + 2 + 2
