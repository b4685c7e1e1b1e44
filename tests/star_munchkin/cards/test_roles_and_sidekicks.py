"""Classes, races and sidekicks: two abilities each, and what those who come along do."""

from __future__ import annotations

import pytest

from star_munchkin.scenario import met, table

# --- classes ---


@pytest.mark.parametrize("card", ["bounty-hunter"])
def test_bounty_hunter(card: str) -> None:
    """A door card for helping to kill; a monster from the discards for a card."""
    at = met("space-goats", level=4, helper=1).seat(1, level=5, before=[card]).play("fight").shared()
    assert len(at.hand(1)) == 1
    trail = table().seat(0, before=[card], hand=["laser"]).discarded("plasmoid", "feline").play(f"use {card}").quiet()
    assert trail.hand(0) == ["plasmoid"]
    assert not trail.stops(f"use {card}")


@pytest.mark.rule("M-6.6")
@pytest.mark.parametrize("card", ["gadgeteer"])
def test_gadgeteer(card: str) -> None:
    """As many complex items as it likes; two cards stop a trap."""
    at = table().seat(0, before=[card], using=["energy-shield", "third-arm"], hand=["thinking-cap", "maser"])
    assert at.play("play maser").using(0) == ["energy-shield", "maser", "third-arm"]
    stopped = table().seat(0, before=["laser"]).seat(1, before=[card], hand=["raser", "maser"]).trap("antimatter")
    stopped.play(f"use {card}").quiet()
    assert (stopped.before(0), stopped.hand(1), "called_off" in stopped.told) == (["laser"], [], True)


@pytest.mark.rule("M-9.1", "M-7.1")
@pytest.mark.parametrize("card", ["psychic"])
def test_psychic(card: str) -> None:
    """Two more when fighting alone; a card rolls a die again."""
    assert met("space-goats", before=[card]).sums()[0] == 4
    assert met("space-goats", before=[card], helper=1).seat(1, level=1).sums()[0] == 3
    at = met("plasmoid", level=5, before=[card], hand=["laser"]).play("fight", "run plasmoid", "roll 1")
    assert at.play(f"use {card}", "roll 6").quiet().asked == "turn"


@pytest.mark.rule("M-9.1", "M-6.7")
@pytest.mark.parametrize("card", ["trader"])
def test_trader(card: str) -> None:
    """Two sidekicks; for a card, an item against one of a rival's worth no more."""
    two = table().seat(0, before=[card, "red-shirt"], hand=["rogue"]).play("play rogue")
    assert two.before(0) == ["red-shirt", "rogue", card]
    at = table().seat(0, before=[card, "bobaser"], hand=["feline"]).seat(1, before=["laser", "rocket-boots"])
    at.play(f"use {card}", "card feline").quiet()
    assert (at.before(0), at.before(1)) == (["laser", card], ["bobaser", "rocket-boots"])


@pytest.mark.rule("M-10.4", "M-3.2")
@pytest.mark.parametrize("card", ["fixer"])
def test_fixer(card: str) -> None:
    """No paper trap bites; a card turns looting the room into a treasure."""
    assert table().seat(0, level=5, before=[card]).trap("the-audit").quiet().level(0) == 5
    at = table().seat(0, before=[card], hand=["laser"]).after_door().play("loot", "yes", "treasure maser").quiet()
    assert (at.hand(0), at.asked) == (["maser"], "turn")


# --- races ---


@pytest.mark.rule("M-7.2")
@pytest.mark.parametrize("card", ["cyborg"])
def test_cyborg(card: str) -> None:
    """One more for each complex item in use; two items stop bad stuff."""
    assert met("space-goats", before=[card], using=["energy-shield"]).sums()[0] == 2 + 2 + 1
    at = table().seat(0, level=5, before=[card, "laser", "raser"]).bad_stuff("zero-g-zombies").play(f"use {card}")
    assert (at.quiet().level(0), at.before(0)) == (5, [card])


@pytest.mark.rule("M-7.1", "M-5.6")
@pytest.mark.parametrize("card", ["feline"])
def test_feline(card: str) -> None:
    """One more to run; two cards knock an effect off the table."""
    at = met("space-goats", level=5, before=[card]).play("fight", "run space-goats", "roll 4").quiet()
    assert "caught" not in at.told
    off = met("space-goats + radioactive", before=[card], hand=["laser", "raser"]).play(f"use {card}").quiet()
    assert (off.foes(), off.hand(0)) == ([["space-goats"]], [])


@pytest.mark.rule("M-6.3", "M-5.1")
@pytest.mark.parametrize("card", ["mutant"])
def test_mutant(card: str) -> None:
    """A hand, head or foot more; a card for one more in combat, three times."""
    at = table().seat(0, before=[card], using=["laser"], hand=["vibrosword"]).play("play vibrosword")
    assert at.using(0) == ["laser", "vibrosword"]
    glands = met("space-goats", before=[card], hand=["laser", "raser", "maser", "dazer"])
    for paid in ("laser", "raser", "maser"):
        glands.play(f"use {card}", f"card {paid}")
    assert glands.sums()[0] == 5
    assert not glands.stops(f"use {card}")


# --- sidekicks ---


@pytest.mark.rule("M-9.2")
@pytest.mark.parametrize(("face", "left"), [(1, []), (2, []), (3, ["red-shirt"])])
def test_red_shirt(face: int, left: list[str]) -> None:
    at = met("space-goats", level=6, before=["red-shirt"])
    assert at.sums()[0] == 7
    assert at.play("fight", f"roll {face}").quiet().before(0) == left


@pytest.mark.rule("M-6.6")
@pytest.mark.parametrize("card", ["whiz-kid"])
def test_whiz_kid(card: str) -> None:
    at = table().seat(0, before=[card], using=["energy-shield"], hand=["third-arm"]).play("play third-arm")
    assert at.using(0) == ["energy-shield", "third-arm"]


@pytest.mark.rule("M-9.2")
@pytest.mark.parametrize("card", ["rogue"])
def test_rogue(card: str) -> None:
    """The die says: gone, a hand card, or an item worth up to 400."""
    gone = table().seat(0, before=[card]).seat(1, before=["laser"]).play(f"use {card}", "seat 2", "roll 1").quiet()
    assert gone.before(0) == []
    hand = table().seat(0, before=[card]).seat(1, hand=["maser"]).play(f"use {card}", "seat 2", "roll 4").quiet()
    assert hand.hand(0) == ["maser"]
    item = table().seat(0, before=[card]).seat(1, before=["laser", "rocket-boots"])
    assert item.play(f"use {card}", "seat 2", "roll 6").quiet().before(0) == ["laser", card]


@pytest.mark.rule("M-9.2")
@pytest.mark.parametrize(
    ("sidekick", "item", "carries"),
    [
        ("android", "laser", True),
        ("faithful-robot", "energy-shield", True),
        ("faithful-robot", "vibrosword", False),
        ("unpaid-intern", "vibrosword", True),
        ("unpaid-intern", "laser", False),
    ],
)
def test_who_carries_what(sidekick: str, item: str, carries: bool) -> None:
    at = table().seat(0, before=[sidekick, item])
    assert at.stops(f"carry {item}") is carries


@pytest.mark.parametrize("card", ["loud-hairy-alien"])
def test_loud_hairy_alien(card: str) -> None:
    at = met("space-goats", before=[card])
    assert at.sums()[0] == 2 + 3
    assert "caught" in at.play("fight", "run space-goats", "roll 5").quiet().told


@pytest.mark.rule("M-8.1")
@pytest.mark.parametrize("card", ["faithful-robot"])
def test_faithful_robot_dies_in_your_place(card: str) -> None:
    at = table().seat(0, level=5, before=[card]).bad_stuff("great-cthulhu").play(f"use {card}").quiet()
    assert (at.state.alive[0], at.before(0)) == (0, [])


@pytest.mark.rule("M-3.3", "M-3.2")
@pytest.mark.parametrize("card", ["lovely-assistant"])
def test_lovely_assistant(card: str) -> None:
    """One more hand card; looting picks one of three."""
    six = ["laser", "raser", "maser", "dazer", "bobaser", "shmaser"]
    assert len(table().seat(0, before=[card], hand=six).ending().play("end").hand(0)) == 6
    at = table().seat(0, before=[card]).after_door()
    at.play("loot", "door feline", "door mutant", "door trader", "card mutant").quiet()
    assert (at.hand(0), sorted(at.on_discards("door"))) == (["mutant"], ["feline", "trader"])


@pytest.mark.rule("M-7.2")
@pytest.mark.parametrize("card", ["unpaid-intern"])
def test_blame_the_intern(card: str) -> None:
    at = table().seat(0, level=5, before=[card]).bad_stuff("zero-g-zombies").play(f"use {card}").quiet()
    assert (at.level(0), at.before(0)) == (5, [])
