"""Dice, contests, changed dice, and choices among lists."""

from __future__ import annotations

import pytest

from rodada.games.star_munchkin.frames import ROLLED
from star_munchkin.effects.scene import Scene, card, op

ROWS = [{"faces": [1, 2], "do": [op("lose_levels", n=1)]}, {"faces": [5], "do": [op("lose_levels", n=1, per="die")]}]


def snare(**arguments: object) -> dict[str, object]:
    return card("trap", "snare", ops=[op("roll", on=ROWS, **arguments)])


@pytest.mark.parametrize(("face", "level"), [(1, 8), (2, 8), (3, 9), (5, 4), (6, 9)])
def test_the_row_with_the_face_is_carried_out(face: int, level: int) -> None:
    scene = Scene(snare()).seat(1, level=9).trap("snare", 1).play(f"roll {face}").quiet()
    assert scene.level(1) == level


def test_a_face_in_no_row_is_not_nothing_done() -> None:
    scene = Scene(snare(otherwise=[op("die")])).seat(1, level=9).trap("snare", 1).play("roll 6").quiet()
    assert scene.state.alive[1] == 0


@pytest.mark.rule("M-7.1")
def test_a_die_waits_in_its_window_and_may_be_rolled_again() -> None:
    scene = Scene(snare()).seat(1, level=9).seat(2, hand=["quantum-die"]).trap("snare", 1).play("roll 5")
    assert scene.state.window is not None
    assert (scene.state.window.kind, scene.turn, scene.state.rolled) == (ROLLED, 2, 5)
    number = scene.state.window.id
    scene.play("play quantum-die", "roll 3")
    assert scene.on_discards("treasure") == ["quantum-die"]
    assert scene.quiet().level(1) == 9
    assert scene.state.windows_opened == number + 1


@pytest.mark.rule("M-7.1")
def test_a_psychic_rerolls_twice_a_turn() -> None:
    scene = Scene(snare()).seat(1, level=9, before=["psychic"], hand=["laser", "dazer", "raser"]).trap("snare", 1)
    scene.play("roll 5", "use psychic", "card laser", "roll 5", "use psychic", "card dazer", "roll 5").quiet()
    assert (scene.level(1), scene.hand(1)) == (4, ["raser"])


@pytest.mark.rule("M-7.1")
def test_a_face_is_shifted_and_stays_a_face() -> None:
    scene = Scene(snare()).seat(1, level=9, hand=["gravity-nudge"]).trap("snare", 1)
    scene.play("roll 5", "play gravity-nudge")
    assert scene.choices() == ["option 1", "option 2"]
    scene.play("option 1").quiet()
    assert ("die_changed" in scene.told, scene.level(1)) == (True, 9)


def test_a_shift_that_would_change_nothing_may_not_be_taken() -> None:
    scene = Scene(snare()).seat(1, level=9, hand=["gravity-nudge"]).trap("snare", 1)
    scene.play("roll 6", "play gravity-nudge")
    assert "die_changed" in scene.told, "down by two, without asking"


def test_a_face_may_become_another() -> None:
    scene = Scene(snare()).seat(1, level=9, hand=["second-opinion"]).trap("snare", 1)
    assert scene.play("roll 5", "play second-opinion").quiet().level(1) == 9


def test_a_face_that_is_already_right_is_not_changed() -> None:
    scene = Scene(snare()).seat(1, level=9, hand=["second-opinion"]).trap("snare", 1).play("roll 6")
    assert not scene.may(1, "play second-opinion")


def test_a_die_inside_the_window_of_a_die_does_not_disturb_it() -> None:
    """While a 5 waits, a trap makes somebody else roll a 1."""
    scene = Scene(snare(), card("trap", "other", ops=[op("roll", on=ROWS)])).seat(1, level=9).seat(2, level=9)
    scene.seat(3, hand=["other"]).trap("snare", 1).play("roll 5", "play other", "seat 3", "roll 1").quiet()
    assert (scene.level(1), scene.level(2)) == (4, 8)


# --- contests ---


@pytest.mark.parametrize(("mine", "theirs", "levels"), [(4, 2, (4, 3)), (2, 4, (3, 4)), (3, 3, (3, 3))])
def test_the_higher_die_wins_a_contest(mine: int, theirs: int, levels: tuple[int, int]) -> None:
    scene = Scene().seat(0, level=3, hand=["duel-at-dawn"]).seat(2, level=3)
    scene.play("play duel-at-dawn", "seat 3", f"roll {mine}", f"roll {theirs}").quiet()
    assert (scene.level(0), scene.level(2)) == levels


def test_inside_a_contest_them_is_the_other_one() -> None:
    scene = Scene().seat(0, level=9, hand=["public-tender", "laser"]).seat(2, level=3)
    scene.play("play public-tender", "seat 3", "roll 1", "roll 6").quiet()
    assert scene.hand(2) == ["laser"]


def test_who_lost_to_the_office_plant() -> None:
    scene = Scene().seat(1, level=3, hand=["laser"]).lost(1, "office-plant").bad_stuff("office-plant", 1)
    scene.play("roll 1", "roll 2").quiet()
    assert (scene.level(1), scene.hand(1)) == (2, ["laser"])


# --- choices ---


def test_one_of_two_evils() -> None:
    scene = Scene().seat(1, level=3, hand=["laser"]).lost(1, "holo-sergeant").bad_stuff("holo-sergeant", 1).quiet()
    assert scene.choices() == ["option 1", "option 2"]
    assert scene.play("option 2").hand(1) == []


def test_an_evil_that_would_do_nothing_may_not_be_taken() -> None:
    scene = Scene().seat(1, level=3).lost(1, "holo-sergeant").bad_stuff("holo-sergeant", 1).quiet()
    assert scene.level(1) == 1


def test_unless_all_are_such() -> None:
    scene = Scene().seat(1, level=1).lost(1, "holo-sergeant").bad_stuff("holo-sergeant", 1).quiet()
    assert scene.choices() == ["option 1", "option 2"]
