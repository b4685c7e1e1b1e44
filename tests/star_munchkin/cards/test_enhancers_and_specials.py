"""What makes monsters bigger and smaller, and the special door cards."""

from __future__ import annotations

import pytest

from star_munchkin.scenario import met, table


@pytest.mark.rule("M-5.6")
@pytest.mark.parametrize(
    ("enhancer", "bonus", "treasures"),
    [
        ("from-another-dimension", 10, 2),
        ("radioactive", 5, 1),
        ("reanimated", 5, 1),
        ("and-its-mother", 10, 2),
        ("caffeinated", 5, 1),
        ("clingy", 5, 1),
        ("with-a-grudge", 5, 1),
        ("pocket-sized", -5, -1),
        ("on-probation", -5, -1),
        ("hologram", -10, -2),
        ("fully-licensed", 5, 1),
        ("pending-approval", -5, -1),
    ],
)
def test_strength_and_treasures(enhancer: str, bonus: int, treasures: int) -> None:
    at = met("planet-eater", hand=[enhancer]).play(f"play {enhancer}")
    assert (at.sums()[1], at.treasures()) == (16 + bonus, 4 + treasures)


@pytest.mark.rule("M-7.1")
@pytest.mark.parametrize(
    ("enhancer", "face", "escapes"),
    [("caffeinated", 5, False), ("caffeinated", 6, True), ("clingy", 6, False), ("on-probation", 4, True)],
)
def test_running_away_from_it(enhancer: str, face: int, escapes: bool) -> None:
    at = met(f"planet-eater + {enhancer}", level=6).play("fight", "run planet-eater", f"roll {face}").quiet()
    assert (at.state.alive[0] == 0) is escapes


@pytest.mark.rule("M-7.2")
@pytest.mark.parametrize(
    ("enhancer", "level", "cards"),
    [("with-a-grudge", 2, 3), ("and-its-mother", 3, 2), ("radioactive", 3, 3)],
)
def test_its_bad_stuff_comes_on_top(enhancer: str, level: int, cards: int) -> None:
    at = met(f"zero-g-zombies + {enhancer}", level=5, hand=["laser", "raser", "maser"])
    at.play("fight", "run zero-g-zombies", "roll 1").quiet()
    assert (at.level(0), len(at.hand(0))) == (level, cards)


@pytest.mark.rule("M-5.6")
def test_tags_of_an_enhancer() -> None:
    """Radioactive is energy, from the airlock undead, licensed official."""
    shielded = met("evil-twin + radioactive", level=5, using=["energy-shield"]).play("fight", "run evil-twin", "roll 1")
    assert shielded.quiet().level(0) == 5
    torch = met("space-goats + reanimated", using=["creme-brulee-torch"])
    assert torch.sums()[0] == 2 + 4 + 2
    stamp = met("space-goats + fully-licensed", using=["rubber-stamp"])
    assert stamp.sums()[0] == 2 + 3 + 2


@pytest.mark.rule("M-5.5")
@pytest.mark.parametrize("enhancer", ["fully-licensed"])
def test_licensed_monsters_cannot_be_removed(enhancer: str) -> None:
    assert met(f"space-goats + {enhancer}", hand=["friendship-ray"]).refused(0, "play friendship-ray") == "M-1.11"


@pytest.mark.rule("M-5.7")
@pytest.mark.parametrize("enhancer", ["and-its-clone"])
def test_a_clone(enhancer: str) -> None:
    at = met("space-goats", hand=[enhancer, "and-its-clone.2"]).play(f"play {enhancer}")
    assert (at.sums()[1], at.treasures()) == (12, 4)
    assert at.play("play and-its-clone.2").sums()[1] == 18


@pytest.mark.rule("M-5.4")
@pytest.mark.parametrize(
    ("enhancer", "card", "foes"),
    [
        ("unionised", "plasmoid", [["space-goats", "unionised"], ["plasmoid"]]),
        ("unionised", "feline", [["space-goats", "unionised"]]),
    ],
)
def test_unionised_calls_the_next_shift(enhancer: str, card: str, foes: list[list[str]]) -> None:
    at = met("space-goats", hand=[enhancer]).play(f"play {enhancer}", f"door {card}").quiet()
    assert at.foes() == foes


@pytest.mark.rule("M-1.13")
@pytest.mark.parametrize("card", ["wandering-monster", "next-please"])
def test_wandering(card: str) -> None:
    at = met("space-goats", level=9).seat(1, hand=[card, "plasmoid"]).play("fight").by(1, f"play {card}")
    assert at.play("card plasmoid").quiet().foes() == [["space-goats"], ["plasmoid"]]


@pytest.mark.rule("M-6.11")
@pytest.mark.parametrize("card", ["cheat"])
def test_the_cheat_card(card: str) -> None:
    at = table().seat(0, hand=[card], using=["laser"], before=["chrome-chassis"]).play(f"play {card}")
    assert at.play("card chrome-chassis", "equip chrome-chassis").using(0) == ["chrome-chassis", "laser"]


@pytest.mark.rule("M-4.4")
@pytest.mark.parametrize(
    ("card", "first", "second"), [("super-munchkin", "psychic", "trader"), ("half-breed", "feline", "mutant")]
)
def test_two_of_a_kind(card: str, first: str, second: str) -> None:
    at = table().seat(0, before=[first], hand=[card, second]).play(f"play {card}", f"play {second}")
    assert at.before(0) == sorted([first, card, second])
