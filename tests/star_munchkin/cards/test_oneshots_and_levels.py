"""One-shot treasures, and cards that lift Levels."""

from __future__ import annotations

import pytest

from star_munchkin.scenario import met, table

# --- one-shots ---


@pytest.mark.rule("M-1.11")
@pytest.mark.parametrize(
    ("shot", "n"), [("nova-grenade", 5), ("stink-grenade", 2), ("pinata-grenade", 3), ("memo-grenade", 3)]
)
def test_a_grenade_for_either_side(shot: str, n: int) -> None:
    assert met("space-goats", hand=[shot]).play(f"play {shot}", "side 0").sums() == (2 + n, 6)
    assert met("space-goats", hand=[shot]).play(f"play {shot}", "side 1").sums() == (2, 6 + n)


@pytest.mark.rule("M-5.11")
@pytest.mark.parametrize(("shot", "n"), [("pinata-grenade", 1), ("tax-refund", 2)])
def test_more_treasures(shot: str, n: int) -> None:
    at = met("space-goats", hand=[shot]).play(f"play {shot}", *(["side 0"] if shot == "pinata-grenade" else []))
    assert at.treasures() == 2 + n


@pytest.mark.parametrize(("shot", "face", "sums"), [("faulty-grenade", 2, (2, 10)), ("faulty-grenade", 3, (6, 6))])
def test_a_faulty_grenade(shot: str, face: int, sums: tuple[int, int]) -> None:
    assert met("space-goats", hand=[shot]).play(f"play {shot}", f"roll {face}").quiet().sums() == sums


@pytest.mark.rule("M-5.12", "M-7.1")
@pytest.mark.parametrize("shot", ["ejector-seat"])
def test_the_ejector_seat_leaves_the_helper(shot: str) -> None:
    at = met("space-goats", hand=[shot], helper=1).seat(1, level=1).play(f"play {shot}").quiet()
    assert (at.turn, at.asked) == (1, "flight")


@pytest.mark.rule("M-5.12")
@pytest.mark.parametrize("shot", ["legal-loophole"])
def test_a_legal_loophole_is_wide_enough_for_two(shot: str) -> None:
    at = met("laser-proof-jelly", level=3, hand=[shot], helper=1).seat(1, level=2).play(f"play {shot}").quiet()
    assert (at.asked, at.level(0), at.level(1)) == ("turn", 3, 2)


@pytest.mark.rule("M-5.5", "M-5.12")
@pytest.mark.parametrize(("shot", "treasures"), [("friendship-ray", 0), ("early-retirement", 1)])
def test_a_monster_leaves(shot: str, treasures: int) -> None:
    at = met("space-goats", hand=[shot]).play(f"play {shot}").quiet()
    assert (at.level(0), len(at.hand(0)), at.asked) == (2, treasures, "turn")


@pytest.mark.rule("M-5.6")
@pytest.mark.parametrize("shot", ["photocopier-ray"])
def test_the_photocopier_doubles_an_effect(shot: str) -> None:
    at = met("space-goats + radioactive", hand=[shot]).play(f"play {shot}")
    assert (at.sums()[1], at.treasures()) == (6 + 5 + 5, 2 + 1 + 1)


@pytest.mark.rule("M-5.6")
@pytest.mark.parametrize("shot", ["anti-everything-spray"])
def test_the_spray_takes_an_effect_away(shot: str) -> None:
    assert met("space-goats + radioactive", hand=[shot]).play(f"play {shot}").foes() == [["space-goats"]]
    grenade = met("space-goats", hand=["nova-grenade", shot]).play("play nova-grenade", "side 0", f"play {shot}")
    assert grenade.sums() == (2, 6)


@pytest.mark.rule("M-7.1")
@pytest.mark.parametrize(
    ("shot", "wishes", "escapes"),
    [
        ("quantum-die", ["roll 6"], True),
        ("quantum-die", ["roll 2"], False),
        ("gravity-nudge", ["option 1"], True),
        ("second-opinion", [], True),
    ],
)
def test_the_die_is_not_the_last_word(shot: str, wishes: list[str], escapes: bool) -> None:
    at = met("zero-g-zombies", "plasmoid", level=5, hand=[shot]).play("fight", "run plasmoid", "roll 3")
    at.play(f"play {shot}", *wishes).quiet()
    assert ("caught" not in at.told) is escapes


@pytest.mark.rule("M-7.1")
@pytest.mark.parametrize("shot", ["gravity-nudge"])
def test_the_die_of_another_is_nudged_too(shot: str) -> None:
    at = met("plasmoid", level=5).seat(1, hand=[shot]).play("fight", "run plasmoid", "roll 6")
    assert "caught" in at.by(1, f"play {shot}").quiet().told


@pytest.mark.rule("M-10.2")
@pytest.mark.parametrize("shot", ["wire-cutters"])
def test_a_trap_is_cut_off(shot: str) -> None:
    at = table().seat(0, level=5, hand=[shot]).trap("spoilers").play(f"play {shot}").quiet()
    assert (at.level(0), at.on_discards("door")) == (5, ["spoilers"])


@pytest.mark.rule("M-1.4", "M-10.1")
@pytest.mark.parametrize("shot", ["return-to-sender"])
def test_a_trap_goes_to_somebody_else(shot: str) -> None:
    at = table().seat(0, level=5, hand=[shot]).seat(2, level=5).trap("spoilers").play(f"play {shot}", "seat 3").quiet()
    assert (at.level(0), at.level(2)) == (5, 4)


@pytest.mark.rule("M-6.7")
@pytest.mark.parametrize("shot", ["tractor-beam"])
def test_the_tractor_beam(shot: str) -> None:
    at = table().seat(0, hand=[shot]).seat(1, using=["laser", "rocket-boots"]).play(f"play {shot}").quiet()
    assert (at.before(0), at.using(0), at.before(1)) == (["laser"], [], ["rocket-boots"])


@pytest.mark.rule("M-5.9")
@pytest.mark.parametrize("shot", ["hero-trumpet"])
def test_the_trumpet_makes_a_helper(shot: str) -> None:
    at = met("space-goats", hand=[shot]).play(f"play {shot}", "seat 3")
    assert (at.state.helper, at.sums()[0]) == (2, 2 + 8)


@pytest.mark.rule("M-5.9")
@pytest.mark.parametrize("shot", ["fake-call"])
def test_a_fake_call_sends_the_helper_home(shot: str) -> None:
    at = met("space-goats", helper=1).seat(2, hand=[shot]).play("fight").by(2, f"play {shot}").quiet()
    assert (at.state.helper, at.sums()[0]) == (-1, 2)


@pytest.mark.rule("M-5.4")
@pytest.mark.parametrize("shot", ["monster-bait"])
def test_bait_brings_a_monster_back(shot: str) -> None:
    at = met("space-goats", hand=[shot]).discarded("plasmoid", "feline")
    at.state.offered = None
    assert at.play(f"play {shot}").foes() == [["space-goats"], ["plasmoid"]]


# --- level cards ---


@pytest.mark.rule("M-11.1", "M-1.2")
@pytest.mark.parametrize(
    "card",
    ["bribe-the-narrator", "plot-hole", "read-the-manual", "training-montage", "heroic-pose", "seniority"],
)
def test_go_up_a_level(card: str) -> None:
    at = table().seat(0, level=8, hand=[card]).play(f"play {card}", "seat 1").quiet()
    assert (at.level(0), at.on_discards("treasure")) == (9, [card])


@pytest.mark.rule("M-11.1", "M-0.1")
@pytest.mark.parametrize("card", ["steal-the-credit"])
def test_steal_the_credit(card: str) -> None:
    at = table().seat(0, hand=[card]).seat(1, level=4).play(f"play {card}", "seat 2").quiet()
    assert (at.level(0), at.level(1)) == (2, 3)


@pytest.mark.rule("M-11.1")
@pytest.mark.parametrize("card", ["promote-the-intern"])
def test_a_sidekick_is_worth_two_levels(card: str) -> None:
    at = table().seat(0, hand=[card], before=["red-shirt"]).play(f"play {card}").quiet()
    assert (at.level(0), at.before(0)) == (3, [])
    assert table().seat(0, hand=[card]).refused(0, f"play {card}") == "M-1.2"


@pytest.mark.rule("M-11.1")
@pytest.mark.parametrize("card", ["underdog-clause"])
def test_the_underdog_clause(card: str) -> None:
    at = table().seat(0, hand=[card]).play(f"play {card}", "treasure laser").quiet()
    assert (at.level(0), at.hand(0)) == (2, ["laser"])
    assert table().seat(0, level=2, hand=[card]).refused(0, f"play {card}") == "M-1.2"


@pytest.mark.rule("M-11.1")
@pytest.mark.parametrize(
    ("card", "mine", "yours", "levels"),
    [
        ("duel-at-dawn", 5, 2, (2, 1)),
        ("duel-at-dawn", 2, 5, (1, 2)),
        ("duel-at-dawn", 3, 3, (1, 1)),
        ("public-tender", 5, 2, (2, 1)),
        ("public-tender", 2, 5, (1, 1)),
    ],
)
def test_contests(card: str, mine: int, yours: int, levels: tuple[int, int]) -> None:
    at = table().seat(0, hand=[card, "feline"]).play(f"play {card}", "seat 2", f"roll {mine}", f"roll {yours}").quiet()
    assert (at.level(0), at.level(1)) == levels
    if card == "public-tender":
        assert at.hand(1) == (["feline"] if mine < yours else [])


@pytest.mark.rule("M-11.1", "M-1.7")
@pytest.mark.parametrize("card", ["sell-your-memoirs"])
def test_memoirs_give_the_others_a_door_card(card: str) -> None:
    at = table().seat(0, hand=[card]).play(f"play {card}", "done", "done").quiet()
    assert (at.level(0), [len(hand) for hand in at.state.hand]) == (2, [0, 1, 1])


@pytest.mark.rule("M-0.4")
@pytest.mark.parametrize("card", ["certificate-of-victory"])
def test_a_certificate_of_victory_wins(card: str) -> None:
    five = ["laser", "dazer", "raser", "maser", "shmaser"]
    assert table().seat(0, level=9, hand=[card, *five]).play(f"play {card}").quiet().winners == [0]
    assert table().seat(0, level=9, hand=[card, *five[:4]]).refused(0, f"play {card}") == "M-1.2"
