"""Section G-4: each special agent's own power and its corner cases. Blue's special is flipped by red at region 1."""

from __future__ import annotations

from typing import Any

import pytest

from gunrunners.scenario import Scene, table


def flipped(special: str, rows: dict[int, str], edition: str = "br", **more: Any) -> Scene:
    trainees = f"blue-{special} red-1 yellow-2"
    scene = table(edition=edition, trainees=trainees, rows=rows, **more)
    return scene.play(*(["flip 1"] if edition == "en" else ["train 3", "flip 1"]))


# --- Director ---


@pytest.mark.rule("G-4.3")
def test_director_moves_any_face_up_card_to_the_right_end_of_another_row() -> None:
    scene = flipped("Director", {2: "red-3 (yellow-1) yellow-3", 3: "red-2 (blue-3)"})
    assert scene.options() == ["decline", "move 1.1", "move 2.1", "move 2.3", "move 3.1"]
    scene.play("move 2.1")
    assert scene.options() == ["to 1", "to 3"]
    scene.play("to 3")
    assert (scene.row(2), scene.row(3)) == ("(yellow-1) yellow-3", "red-2 (blue-3) red-3")


@pytest.mark.rule("G-4.3")
def test_director_may_move_itself() -> None:
    scene = flipped("Director", {1: "red-3"}).play("move 1.2", "to 2")
    assert (scene.row(1), scene.row(2)) == ("red-3", "blue-Director")


@pytest.mark.rule("G-4.3", "G-5.1")
def test_director_out_of_a_bust() -> None:
    scene = flipped("Director", {1: "red-3 red-2 yellow-1"})
    scene.play("move 1.1", "to 2")
    assert (scene.row(1), scene.state.busts) == ("red-2 yellow-1 blue-Director", 0)


@pytest.mark.rule("G-4.3", "G-5.1")
def test_director_into_a_bust() -> None:
    scene = flipped("Director", {2: "red-3 red-2 yellow-1"}, crates="4 4 4").play("move 1.1", "to 2")
    assert [told["region"] for told in scene.told("bust")] == [1]
    assert scene.row(2) == ""
    assert scene.told("confiscated")[0] == {"region": 1, "seat": 0, "total": 5, "crates": 2}


@pytest.mark.rule("G-4.3")
@pytest.mark.parametrize("special", ["Informer", "Saboteur", "Spy", "Runner"])
def test_no_power_triggers_again(special: str) -> None:
    scene = flipped("Director", {2: f"red-{special} (yellow-1)"}).play("move 2.1", "to 3")
    assert (scene.row(3), scene.turn) == (f"red-{special}", "roll")


@pytest.mark.rule("G-4.3", "G-4.7")
def test_a_moved_manager_neither_gains_nor_loses_its_power() -> None:
    rows = {2: "red-Manager* yellow-Manager (red-2) (yellow-1)"}
    scene = flipped("Director", rows).play("move 2.1", "to 3")
    assert (scene.row(3), scene.state.may_hide(0)) == ("red-Manager*", True)
    scene = flipped("Director", rows).play("move 2.2", "to 3")
    assert (scene.row(3), scene.state.may_hide(2)) == ("yellow-Manager", False)


# --- Informer ---


@pytest.mark.rule("G-4.4")
def test_informer_looks_alone_at_any_face_down_field_card_and_puts_it_anywhere() -> None:
    scene = flipped("Informer", {2: "(red-3) yellow-1 (yellow-4)", 3: "red-2"})
    assert scene.options() == ["decline", "look 2.1", "look 2.3"]
    scene.play("look 2.3")
    assert scene.told("looked", "blue")[0]["card"] == 4
    assert all("card" not in scene.told("looked", viewer)[0] for viewer in ("red", "yellow", "spectator"))
    assert scene.sees_row("blue", 2) == "(red-?) yellow-1 (yellow-4)"
    assert scene.options() == ["to 1", "to 2", "to 3"]
    assert scene.play("to 3").row(3) == "red-2 (yellow-4)"


@pytest.mark.rule("G-4.4")
def test_informer_to_the_same_row_puts_the_card_at_its_right_end() -> None:
    scene = flipped("Informer", {2: "(red-3) yellow-1"}).play("look 2.1", "to 2")
    assert scene.row(2) == "yellow-1 (red-3)"


@pytest.mark.rule("G-4.4")
def test_informer_may_look_at_the_own_card() -> None:
    assert "look 2.1" in flipped("Informer", {2: "(blue-3)"}).options()


@pytest.mark.rule("G-4.4")
@pytest.mark.parametrize("edition", ["br", "en"])
def test_no_face_down_field_card_no_operation(edition: str) -> None:
    scene = flipped("Informer", {2: "red-3"}, edition)
    assert scene.rules("powerless") == {"G-4.4"}
    assert scene.turn == ("roll" if edition == "br" else "red")


@pytest.mark.rule("G-4.4", "G-3.3")
def test_a_card_that_was_looked_at_still_counts_for_the_limit() -> None:
    scene = flipped("Informer", {2: "(red-3)"}).play("look 2.1", "to 3")
    assert scene.state.may_hide(0) is False


# --- Saboteur, Auditor ---


@pytest.mark.rule("G-4.5")
@pytest.mark.parametrize(("card", "face", "stays"), [("3", 2, True), ("3", 3, False), ("4", 3, True), ("1", 1, False)])
def test_auditor_discards_at_the_cards_value_or_more(card: str, face: int, stays: bool) -> None:
    scene = flipped("Saboteur", {2: f"yellow-{card}"}).play("audit 2.1", f"audit {face}")
    assert (scene.row(2) != "") is stays
    assert scene.told("audit_rolled")[0]["caught"] == int(not stays)


@pytest.mark.rule("G-4.5")
def test_auditor_names_any_face_up_field_card_itself_included() -> None:
    scene = flipped("Saboteur", {2: "red-3 (yellow-1)"})
    assert scene.options() == ["decline", "audit 1.1", "audit 2.1"]


@pytest.mark.rule("G-4.5")
@pytest.mark.parametrize(("face", "row"), [(1, "blue-Saboteur"), (2, "")])
def test_auditor_on_itself(face: int, row: str) -> None:
    assert flipped("Saboteur", {}).play("audit 1.1", f"audit {face}").row(1) == row


@pytest.mark.rule("G-4.5", "G-5.1")
def test_auditor_out_of_a_bust() -> None:
    scene = flipped("Saboteur", {1: "red-3 red-2 yellow-1"}).play("audit 1.3", "audit 1")
    assert (scene.row(1), scene.state.busts) == ("red-3 red-2 blue-Saboteur", 0)


# --- Spy ---


@pytest.mark.rule("G-4.6", "G-4.2")
def test_spy_after_the_placing_deals_all_trainees_anew() -> None:
    scene = flipped("Spy", {}).play("spy")
    assert scene.options() == ["deal red-1", "deal red-3", "deal yellow-2"]
    scene.play("deal yellow-2", "deal red-3")
    assert (scene.trainees(), scene.turn) == ("(yellow-2) (red-3) (red-1)", "roll")


@pytest.mark.rule("G-4.6", "G-4.2")
def test_english_spy_before_the_placing_leaves_the_gap() -> None:
    scene = flipped("Spy", {}, "en").play("spy")
    assert scene.options() == ["deal red-1", "deal yellow-2"]
    scene.play("deal yellow-2")
    assert (scene.trainees(), scene.turn) == (". (yellow-2) (red-1)", "red")
    assert scene.play("train 3").trainees() == "(red-3) (yellow-2) (red-1)"


@pytest.mark.rule("G-4.6")
def test_spy_looks_alone() -> None:
    scene = flipped("Spy", {}).play("spy")
    spied = next(event for event in scene.events if event.kind == "spied")
    assert [spied.seen_by(seat).private for seat in range(4)] == [None, (3, 1, 2), None, None]
    assert scene.seen_by("blue", recall=False).table.token_card != scene.seen_by("red", recall=False).table.token_card


@pytest.mark.rule("G-4.6", "G-8.1")
@pytest.mark.parametrize("trainees", ["blue-Spy red-2 red-2", "blue-Spy red-2 red-4"])
def test_equal_cards_do_not_shorten_the_dealing(trainees: str) -> None:
    scene = table(trainees=trainees).play("train 3", "flip 1", "spy", "deal red-3")
    assert scene.turn == "blue"
    assert scene.play(scene.options()[0]).turn == "roll"


@pytest.mark.rule("G-4.6")
def test_spy_may_put_everything_back_as_it_was() -> None:
    scene = flipped("Spy", {}).play("spy", "deal red-3", "deal red-1")
    assert scene.trainees() == "(red-3) (red-1) (yellow-2)"


# --- Manager, Intendente ---


@pytest.mark.rule("G-4.7", "G-4.1")
def test_manager_gives_its_owner_a_second_undercover_agent_without_a_decision() -> None:
    scene = flipped("Manager", {2: "(blue-3)"}, hands={"red": "3", "blue": "2 4"})
    assert scene.row(1) == "blue-Manager*"
    scene.play("roll 6", "hide 2", "at 3")
    assert scene.row(3) == "(blue-2)"


@pytest.mark.rule("G-4.7", "G-4.9")
def test_manager_flipped_by_its_owner_has_no_power() -> None:
    scene = table(trainees="red-Manager red-1 red-2", rows={2: "(red-3)"}, hands={"red": "4"}).play("train 4", "flip 1")
    assert scene.row(1) == "red-Manager"
    assert scene.state.may_hide(0) is False


@pytest.mark.rule("G-4.7", "G-4.5")
def test_manager_gone_both_undercover_stay_and_no_third_is_placed() -> None:
    rows = {2: "red-Manager* (red-2) (red-4)"}
    scene = flipped("Saboteur", rows, hands={"red": "3 1"}).play("audit 2.1", "audit 6")
    assert scene.row(2) == "(red-2) (red-4)"
    assert scene.state.may_hide(0) is False


@pytest.mark.rule("G-4.7", "G-5.5")
@pytest.mark.parametrize(
    ("rows", "may_hide"),
    [
        ({1: "red-Manager* red-4 yellow-1", 2: "(red-2)", 3: "(red-2)"}, False),
        ({1: "red-Manager* red-4 yellow-1 (red-2)", 2: "(red-2)"}, False),
        ({1: "red-Manager* red-4 yellow-1 (red-2) (red-2)"}, True),
        ({1: "red-4 yellow-1 blue-3 (red-2)", 2: "(red-2) red-Manager*"}, True),
    ],
)
def test_manager_gone_in_a_bust_one_waits_until_below_the_limit(rows: dict[int, str], may_hide: bool) -> None:
    scene = table(trainees="blue-1 red-1 yellow-2", rows=rows).play("train 3", "flip 1")
    assert scene.state.busts == 1
    assert scene.state.may_hide(0) is may_hide


# --- Runner, Atravessador ---


@pytest.mark.rule("G-4.8")
def test_runner_carries_exactly_two_crates_to_one_other_region() -> None:
    scene = flipped("Runner", {}, crates="5 2 1")
    assert scene.options() == ["decline", "carry 1", "carry 2"]
    assert scene.refused("carry 3") == "G-4.8"
    scene.play("carry 2")
    assert scene.options() == ["to 1", "to 3"]
    assert scene.play("to 3").state.crates == [5, 0, 3]


@pytest.mark.rule("G-4.8")
@pytest.mark.parametrize("edition", ["br", "en"])
def test_no_region_with_two_crates_no_operation(edition: str) -> None:
    scene = flipped("Runner", {}, edition, crates="1 0 1")
    assert scene.rules("powerless") == {"G-4.8"}
    assert scene.turn == ("roll" if edition == "br" else "red")


@pytest.mark.rule("G-4.8", "G-5.3")
def test_runner_before_a_bust_moves_what_is_won_there() -> None:
    scene = flipped("Runner", {1: "red-3 red-2 yellow-1"}, crates="4 4 4").play("carry 2", "to 1")
    assert scene.told("confiscated")[0]["crates"] == 3
