"""What each monster has against you, and what it does to you when it catches you."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from star_munchkin.scenario import met, table

HAND = ["laser", "maser", "raser"]

AGAINST = [
    ("fanged-fuzzball", {"before": ["feline"]}, 2),
    ("scrubber-drone", {"before": ["mutant"]}, 3),
    ("little-green-men", {"sex": "female"}, -2),
    ("alien-research-probe", {"before": ["gadgeteer"]}, -2),
    ("vending-machine", {"before": ["cyborg"]}, 3),
    ("starfish", {"before": ["feline"]}, -5),
    ("zero-g-zombies", {"using": ["laser"]}, -3),
    ("repo-bot", {"before": ["trader"]}, 3),
    ("evil-twin", {"level": 4}, 4),
    ("brain-in-a-jar", {}, 4),
    ("brain-in-a-jar", {"using": ["tinfoil-hat"]}, 0),
    ("plasmoid", {"before": ["cyborg"]}, 3),
    ("bionic-influencer", {}, 3),
    ("bionic-influencer", {"before": ["feline"]}, 0),
    ("awful-green-thing", {"before": ["psychic"]}, 3),
    ("captain-quark", {"level": 9}, 4),
    ("nebula-nanny", {"sex": "male"}, 3),
    ("space-vampire", {"sex": "female"}, 4),
    ("ambassador-slug", {}, 3),
    ("ambassador-slug", {"before": ["trader"]}, 0),
    ("cybertank", {"before": ["gadgeteer"]}, -3),
    ("ghost-admiral", {"before": ["bounty-hunter"]}, 4),
    ("form-in-nine-copies", {"hand": HAND}, 3),
    ("photocopier-with-teeth", {"before": ["fixer"]}, -3),
    ("undead-notary", {"before": ["fixer"]}, -4),
]


@pytest.mark.rule("M-5.2")
@pytest.mark.parametrize(("monster", "fighter", "more"), AGAINST)
def test_whom_a_monster_hates_or_fears(monster: str, fighter: dict[str, Any], more: int) -> None:
    at = met(monster, **{"sex": "male" if monster != "nebula-nanny" else "female", **fighter})
    assert at.sums()[1] == at.state.row(at.number(monster)).level + more


CAUGHT: list[tuple[str, dict[str, Any], list[str], dict[str, Any]]] = [
    ("fanged-fuzzball", {"using": ["magnetic-boots"]}, [], {"before": [], "level": 5}),
    ("fanged-fuzzball", {}, [], {"level": 4}),
    ("lost-luggage", {"before": ["laser", "rocket-boots"]}, [], {"before": ["rocket-boots"]}),
    ("lost-luggage", {"hand": ["feline"]}, [], {"hand": []}),
    ("scrubber-drone", {"hand": HAND}, ["hand laser", "hand maser"], {"hand": ["raser"]}),
    ("pet-rock", {}, [], {"level": 4}),
    ("little-green-men", {}, ["roll 2"], {"level": 4}),
    ("little-green-men", {"hand": HAND}, ["roll 3", "card laser", "card maser"], {"hand": ["raser"]}),
    ("little-green-men", {}, ["roll 6"], {"sex": 1}),
    ("alien-research-probe", {"using": ["tinfoil-hat"]}, [], {"before": []}),
    ("alien-research-probe", {}, [], {"level": 4}),
    ("vending-machine", {"before": ["laser", "rocket-boots"]}, ["card laser"], {"before": ["rocket-boots"]}),
    ("vending-machine", {"before": ["symbiotic-partner"]}, [], {"level": 4}),
    ("skeleton-crew", {"before": ["red-shirt"]}, [], {"before": [], "level": 5}),
    ("skeleton-crew", {}, [], {"level": 4}),
    ("yaryarbins", {"hand": HAND}, ["card laser", "card maser"], {"hand": ["raser"]}),
    ("starfish", {"using": ["battle-armor"]}, [], {"before": []}),
    ("starfish", {}, [], {"level": 4}),
    ("zero-g-zombies", {}, [], {"level": 3}),
    ("repo-bot", {"before": ["laser", "quantum-cannon"]}, [], {"before": ["laser"]}),
    ("repo-bot", {}, [], {"level": 4}),
    ("evil-twin", {}, [], {"sex": 1, "level": 4}),
    ("space-goats", {"hand": HAND}, ["roll 2", "card laser", "card maser"], {"hand": ["raser"]}),
    ("space-goats", {"hand": HAND}, ["roll 6"], {"hand": []}),
    ("brain-in-a-jar", {"before": ["psychic"]}, [], {"before": [], "level": 5}),
    ("brain-in-a-jar", {}, [], {"level": 3}),
    ("laser-proof-jelly", {"using": ["vibrosword"], "before": ["laser"]}, [], {"before": ["laser"]}),
    ("laser-proof-jelly", {"before": ["laser"]}, [], {"before": ["laser"], "level": 4}),
    ("karaoke-android", {"before": ["trader", "red-shirt", "rogue"]}, [], {"before": ["trader"], "level": 4}),
    ("plasmoid", {"using": ["battle-armor", "third-arm"]}, [], {"before": ["third-arm"], "level": 4}),
    ("plasmoid", {"before": ["gadgeteer"], "using": ["quantum-cannon", "third-arm"]}, [], {"level": 3}),
    ("plasmoid", {}, [], {"level": 4}),
    ("bionic-influencer", {"before": ["magnetic-boots", "rocket-boots"]}, [], {"before": [], "level": 4}),
    ("awful-green-thing", {"hand": HAND}, [], {"hand": HAND, "level": 3}),
    ("awful-green-thing", {"before": ["psychic"], "hand": HAND}, ["hand laser", "hand raser"], {"hand": ["maser"]}),
    ("holo-sergeant", {"hand": HAND}, ["option 1"], {"hand": HAND, "level": 3}),
    ("holo-sergeant", {"hand": HAND}, ["option 2"], {"hand": [], "level": 5}),
    ("captain-quark", {}, ["seat 3"], {"level": 3, "levels": [3, 1, 9]}),
    ("nebula-nanny", {"hand": HAND}, ["card laser", "card raser"], {"hand": ["maser"], "level": 4}),
    ("mecha-piranha", {}, ["roll 1"], {"level": 4}),
    ("mecha-piranha", {}, ["roll 3"], {"level": 3}),
    ("mecha-piranha", {"before": ["laser", "vibrosword"]}, ["roll 5"], {"before": ["laser"], "level": 4}),
    ("time-loop", {"hand": HAND}, [], {"hand": [], "left": HAND, "level": 3}),
    ("space-vampire", {}, [], {"level": 2}),
    ("ambassador-slug", {"before": ["quantum-cannon", "laser"]}, ["card quantum-cannon"], {"before": ["laser"]}),
    ("ambassador-slug", {}, [], {"level": 3}),
    ("gravity-whale", {"before": ["vibrosword", "laser"]}, [], {"left_has": ["vibrosword"], "level": 4}),
    ("cybertank", {"before": ["laser", "vibrosword", "quantum-cannon"]}, [], {"before": ["laser"], "level": 3}),
    ("mothership-in-law", {"hand": HAND}, [], {"hand": [], "left": HAND, "level": 3}),
    ("planet-eater", {}, [], {"dead": True, "level": 5}),
    ("ghost-admiral", {"before": ["laser", "vibrosword"]}, [], {"before": [], "level": 3}),
    ("ghost-admiral", {}, [], {"dead": True}),
    ("final-boss", {}, [], {"dead": True}),
    ("great-cthulhu", {}, [], {"dead": True}),
    ("the-queue", {"hand": ["laser"]}, [], {"hand": [], "right": ["laser"]}),
    ("form-in-nine-copies", {"hand": ["laser", "raser"]}, [], {"hand": [], "right": ["laser", "raser"]}),
    ("office-plant", {"hand": ["laser"]}, ["roll 5", "roll 2"], {"hand": [], "level": 5}),
    ("office-plant", {"hand": ["laser"]}, ["roll 2", "roll 5"], {"hand": ["laser"], "level": 4}),
    ("clerk-at-lunch", {"using": ["laser", "tinfoil-hat"]}, [], {"using": [], "level": 4}),
    ("photocopier-with-teeth", {"before": ["laser", "vibrosword"]}, [], {"left_has": ["vibrosword"], "level": 5}),
    ("photocopier-with-teeth", {}, [], {"level": 3}),
    ("dead-archive", {"before": ["trader"]}, [], {"before": [], "level": 4}),
    ("complaints-department", {"hand": HAND}, [], {"hand": [], "level": 4}),
    ("undead-notary", {"before": ["quantum-cannon"]}, [], {"before": [], "level": 3}),
    ("under-secretary", {}, ["option 1"], {"level": 2}),
    ("under-secretary", {"before": ["laser"]}, ["option 2"], {"before": [], "level": 5}),
    ("under-secretary", {}, ["option 3"], {"dead": True}),
    ("supreme-shredder", {}, [], {"dead": True}),
]


def looks(at: Any, asked: Iterable[str]) -> dict[str, Any]:
    """What is asked for about the first seat and its neighbours after something happened."""
    state = at.state
    found = {
        "level": state.level[0],
        "levels": state.level,
        "hand": at.hand(0),
        "before": at.before(0),
        "using": at.using(0),
        "sex": state.sex[0],
        "dead": state.alive[0] != 0,
        "left": at.hand(1),
        "right": at.hand(state.seats - 1),
        "left_has": at.before(1),
    }
    return {name: found[name] for name in asked}


@pytest.mark.rule("M-7.2")
@pytest.mark.parametrize(("monster", "victim", "wishes", "after"), CAUGHT)
def test_bad_stuff(monster: str, victim: dict[str, Any], wishes: list[str], after: dict[str, Any]) -> None:
    """A victim of Level 5 between a left neighbour of Level 1 and a right one of Level 8."""
    at = table().seat(0, **{"level": 5, **victim}).seat(2, level=8).bad_stuff(monster).play(*wishes).quiet()
    assert looks(at, after) == after


@pytest.mark.rule("M-5.4")
@pytest.mark.parametrize(
    ("monster", "company", "more"),
    [
        ("little-green-men", ["space-goats"], 2),
        ("little-green-men", ["space-goats + and-its-clone"], 4),
        ("the-queue", ["space-goats", "plasmoid"], 2),
    ],
)
def test_the_more_the_stronger(monster: str, company: list[str], more: int) -> None:
    alone, together = met(monster, sex="male").sums()[1], met(monster, *company, sex="male").sums()[1]
    assert together - met(*company, sex="male").sums()[1] == alone + more


@pytest.mark.rule("M-5.4")
@pytest.mark.parametrize("monster", ["pet-rock", "holo-sergeant"])
def test_fights_by_level_alone(monster: str) -> None:
    assert met(monster, level=5, before=["psychic"], using=["vibrosword"]).sums()[0] == 5


@pytest.mark.rule("M-5.4")
@pytest.mark.parametrize(
    ("monster", "worn", "counts"),
    [
        ("laser-proof-jelly", "bobaser", False),
        ("laser-proof-jelly", "creme-brulee-torch", True),
        ("plasmoid", "creme-brulee-torch", False),
        ("plasmoid", "vibrosword", True),
        ("under-secretary", "fishbowl-helmet", False),
        ("under-secretary", "vibrosword", True),
    ],
)
def test_ignores_some_items(monster: str, worn: str, counts: bool) -> None:
    at = met(monster, level=3, using=[worn])
    assert (at.sums()[0] > 3) is counts


@pytest.mark.rule("M-7.1")
@pytest.mark.parametrize(
    ("monster", "face", "escapes"),
    [
        ("pet-rock", 3, True),
        ("zero-g-zombies", 4, True),
        ("mecha-piranha", 5, False),
        ("space-vampire", 5, False),
        ("gravity-whale", 6, False),
    ],
)
def test_easy_and_hard_to_flee(monster: str, face: int, escapes: bool) -> None:
    at = met(monster, "great-cthulhu", level=3).play("fight", f"run {monster}", f"roll {face}")
    assert ("caught" not in at.told) is escapes


@pytest.mark.rule("M-7.1")
@pytest.mark.parametrize(
    ("monster", "level", "caught"),
    [
        ("laser-proof-jelly", 3, True),
        ("time-loop", 3, True),
        ("the-queue", 1, True),
        ("final-boss", 5, True),
    ],
)
def test_cannot_be_fled(monster: str, level: int, caught: bool) -> None:
    at = met(monster, "great-cthulhu", level=level, hand=["laser"]).play("fight", f"run {monster}")
    assert ("caught" in at.told, "rolled" in at.told) == (caught, False)


@pytest.mark.rule("M-7.1")
@pytest.mark.parametrize(
    ("monster", "level"),
    [
        ("nebula-nanny", 7),
        ("cybertank", 3),
        ("mothership-in-law", 3),
        ("planet-eater", 4),
        ("ghost-admiral", 4),
        ("great-cthulhu", 4),
        ("clerk-at-lunch", 3),
        ("under-secretary", 3),
        ("supreme-shredder", 4),
    ],
)
def test_does_not_chase_some(monster: str, level: int) -> None:
    at = met(f"{monster} + from-another-dimension", level=level).play("fight", f"run {monster}").quiet()
    assert ("not_chased" in at.told, at.level(0)) == (True, level)


@pytest.mark.rule("M-5.9")
def test_karaoke_android_is_fought_alone() -> None:
    assert "ask 2" not in met("karaoke-android").choices()


@pytest.mark.rule("M-1.11", "M-5.5")
def test_ambassador_slug_suffers_no_one_shots_and_cannot_be_removed() -> None:
    at = met("ambassador-slug", hand=["nova-grenade", "friendship-ray"])
    assert at.refused(0, "play nova-grenade") == "M-1.11"
    assert at.refused(0, "play friendship-ray") == "M-1.11"


@pytest.mark.rule("M-5.6")
def test_pet_rock_cannot_be_enhanced() -> None:
    assert met("pet-rock", hand=["radioactive"]).refused(0, "play radioactive") == "M-1.12"


@pytest.mark.rule("M-5.2")
def test_mothership_in_law_dislikes_your_friend() -> None:
    assert met("mothership-in-law").sums()[1] == 14
    assert met("mothership-in-law", helper=1).sums()[1] == 19


@pytest.mark.rule("M-5.11")
@pytest.mark.parametrize(
    ("monster", "fighter", "treasures"),
    [
        ("gravity-whale", {"level": 1}, 4),
        ("gravity-whale", {"level": 5}, 3),
        ("undead-notary", {}, 4),
    ],
)
def test_treasures_that_depend(monster: str, fighter: dict[str, Any], treasures: int) -> None:
    assert met(monster, **fighter).treasures() == treasures


@pytest.mark.rule("M-5.11")
@pytest.mark.parametrize(
    ("monster", "level", "gained"),
    [
        ("planet-eater", 5, 2),
        ("ghost-admiral", 5, 2),
        ("great-cthulhu", 5, 2),
        ("supreme-shredder", 5, 2),
        ("final-boss", 5, 3),
        ("complaints-department", 4, 2),
        ("complaints-department", 5, 1),
    ],
)
def test_levels_for_the_kill(monster: str, level: int, gained: int) -> None:
    lasers = ["bananafanafofaser", "laser", "dazer", "raser", "maser", "shmaser", "bobaser"]
    at = met(monster, level=level, using=lasers).play("fight").quiet()
    assert at.level(0) == level + gained


@pytest.mark.rule("M-5.11")
def test_what_the_slain_leave_behind() -> None:
    yaryarbins = met("yaryarbins", level=5).play("fight", "treasure laser", "treasure raser", "door feline").quiet()
    assert yaryarbins.hand(0) == ["feline", "laser", "raser"]
    machine = met("vending-machine", level=5).play("fight", "treasure laser", "roll 5", "treasure raser").quiet()
    assert machine.hand(0) == ["laser", "raser"]
    archive = met("dead-archive", level=9 - 1, using=["laser"]).discarded("feline", "mutant")
    archive.play("fight", "treasure raser", "treasure maser", "card feline").quiet()
    assert "feline" in archive.hand(0)
    lasers = ["bananafanafofaser", "bobaser"]
    loop = met("time-loop", level=5, using=lasers).discarded("laser")
    assert "laser" in loop.play("fight", "treasure raser", "treasure maser").quiet().hand(0)
    notary = met("undead-notary", level=5, using=lasers, helper=1).seat(1, level=5).play("fight").shared()
    assert [at for at in notary.hand(1) if notary.state.row(notary.number(at)).deck == "door"]


@pytest.mark.rule("M-5.4")
def test_what_happens_as_they_join() -> None:
    boss = table().seat(0, level=5, hand=["final-boss", "laser"]).after_door().play("trouble final-boss").quiet()
    assert (boss.hand(0), boss.asked) == ([], "combat")
    ears = table().seat(0, level=5, hand=["complaints-department", "laser"]).after_door()
    assert ears.play("trouble complaints-department").quiet().hand(0) == []
    copier = table().seat(0, level=5).play("open", "door photocopier-with-teeth", "done", "done").quiet()
    assert [len(hand) for hand in copier.state.hand] == [1, 1, 1]


@pytest.mark.rule("M-7.1")
def test_what_escaping_costs() -> None:
    cthulhu = met("great-cthulhu", level=5).play("fight", "run great-cthulhu", "roll 6").quiet()
    assert (cthulhu.level(0), cthulhu.state.alive[0]) == (4, 0)
    shredder = met("supreme-shredder", level=5, hand=["laser"]).play("fight", "run supreme-shredder", "roll 6").quiet()
    assert shredder.hand(0) == []


@pytest.mark.rule("M-5.12")
def test_instead_of_a_fight() -> None:
    probe = table().seat(0, hand=["laser", "raser", "alien-research-probe"]).after_door()
    probe.play("trouble alien-research-probe", "yes", "treasure maser").quiet()
    assert (probe.hand(0), probe.asked, probe.level(0)) == (["maser"], "turn", 1)
    famous = table().seat(0, using=["magnetic-boots"]).play("open", "door bionic-influencer").quiet()
    famous.play("yes", "treasure laser", "treasure raser", "treasure maser").quiet()
    assert (famous.hand(0), famous.before(0)) == (["laser", "maser", "raser"], [])
    ears = table().seat(0, hand=["laser", "raser", "dazer"]).play("open", "door complaints-department").quiet()
    assert ears.play("yes", "treasure maser").quiet().hand(0) == ["maser"]
    refused = table().seat(0, using=["magnetic-boots"]).play("open", "door bionic-influencer").quiet().play("no")
    assert refused.asked == "combat"
