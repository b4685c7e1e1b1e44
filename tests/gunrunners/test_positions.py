"""Positions that a person writes: defaults, exact round trips, and each contradiction refused with field and reason."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gunrunners.scenario import table
from rodada.engine.chance import Seeded, settle
from rodada.engine.errors import BadData
from rodada.engine.seats import CHANCE
from rodada.games.gunrunners import game

HANDS = [{"hand": [3]}]
ROW = "regions[0].row[0]"
TRAINEES = [{"trainee": {"owner": "blue", "card": 1}}]


def position(**fields: Any) -> dict[str, Any]:
    """A position that loads: red to deploy, one trainee of blue."""
    return {"seats": 3, "regions": TRAINEES, "players": HANDS, **fields}


def field_card(owner: str, card: str | int, **more: Any) -> dict[str, Any]:
    return {"owner": owner, "card": card, **more}


def in_row(*cards: dict[str, Any]) -> list[dict[str, Any]]:
    """The regions, with these cards in the first row."""
    return [{**TRAINEES[0], "row": list(cards)}]


# --- defaults ---


def test_what_is_left_out_gets_its_default() -> None:
    state = game.load(position())
    assert (state.starter, state.active, state.to_act, state.turns) == (0, 0, 0, 2)
    assert (state.crates, state.warehouse, state.busts, state.supply) == ([4, 4, 4], 0, 0, 99 - 12)
    assert (state.options.edition, state.options.deck.name, state.options.memory_aid) == ("br", "reconstructed", False)
    assert state.hand == [(3,), (), ()]
    assert [len(pile) for pile in state.pile] == [13, 13, 14]
    assert state.gone == [(), (), ()]
    assert (state.token_owner, state.token_card, state.token_known) == ([1], [1], [0b0010])


def test_four_seats_when_not_said() -> None:
    assert game.load({"regions": TRAINEES, "players": HANDS}).seats == 4


def test_two_seats_begin_on_space_three() -> None:
    assert game.load(position(seats=2)).busts == 3


def test_face_down_cards_are_known_to_their_owner_face_up_ones_to_all() -> None:
    state = game.load(position(regions=in_row(field_card("red", 2), field_card("yellow", "Spy", up=True))))
    assert [state.knows(viewer, token) for token in (1, 2) for viewer in range(4)] == [True, *[False] * 3, *[True] * 4]


def test_the_supply_is_what_is_left() -> None:
    state = game.load(position(warehouse=3, removed=2, players=[{"hand": [3], "won": 20}]))
    assert state.supply == 99 - 12 - 3 - 2 - 20


@pytest.mark.parametrize(
    ("decision", "asked"), [("deploy", 0), ("deliver", CHANCE), ("starter", CHANCE), ("setup", 0), ("bust", CHANCE)]
)
def test_decisions_by_name(decision: str, asked: int) -> None:
    begun: dict[str, Any] = {"regions": [], "players": []} if decision in ("starter", "setup") else {}
    assert game.load(position(decision=decision, **begun)).to_act == asked


# --- round trips ---


@pytest.mark.parametrize("edition", ["br", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_of_a_game_comes_back_exactly_and_goes_on_alike(seats: int, edition: str) -> None:
    state, random = game.start(seats, game.options({"edition": edition})), Seeded(seats)
    while not state.over:
        written = json.loads(json.dumps(game.position(state)))
        again = game.load(written)
        assert again == state
        assert game.position(again) == written
        if state.to_act == CHANCE:
            outcome = random.pick(state.chances())
            assert _told(state.resolve(outcome)) == _told(again.resolve(outcome))
        else:
            actions = state.actions(state.to_act)
            assert again.actions(state.to_act) == actions
            action = actions[random.below(len(actions))]
            assert _told(state.play(state.to_act, action)) == _told(again.play(again.to_act, action))
        assert again == state
    again = game.load(game.position(state))
    assert (again, again.outcome()) == (state, state.outcome())


def _told(events: list[Any]) -> list[str]:
    return [repr(event) for event in events]


def test_a_position_by_hand_can_be_played_to_its_end() -> None:
    state, random = game.load(position()), Seeded(1)
    while not state.over:
        settle(state, random)
        if not state.over:
            actions = state.actions(state.to_act)
            state.play(state.to_act, actions[random.below(len(actions))])
    assert sum(state.crates) + state.supply + state.warehouse + state.removed + sum(state.won) == 99


def test_hands_left_out_are_drawn_when_their_turn_comes_even_where_the_position_is_written_again() -> None:
    state = game.load(position(seats=2, turn=60, decision="bust")).copy()
    state.resolve(6)
    assert (state.chances().kind, state.hand[1]) == ("draw", ())
    assert game.load(game.position(state)) == state


# --- contradictions ---


@pytest.mark.parametrize(
    ("fields", "field", "key"),
    [
        # what is not there at all
        ({"game": "chess"}, "game", "refused-choice"),
        ({"seats": 6}, "seats", "refused-out-of-range"),
        ({"seats": 5, "options": {"edition": "en"}}, "seats", "gunrunners-five-seats"),
        ({"seats": "3"}, "seats", "refused-not-int"),
        ({"colour": "red"}, "colour", "refused-unknown-field"),
        ({"options": {"edition": "fr"}}, "options.edition", "refused-choice"),
        ({"options": {"house": 1}}, "options.house", "refused-unknown-field"),
        ({"options": []}, "options", "refused-not-object"),
        ({"active": "green"}, "active", "refused-choice"),
        ({"starter": "pink"}, "starter", "refused-choice"),
        ({"regions": [{}, {}, {}, {}]}, "regions", "refused-too-long"),
        ({"regions": [{"row": [{"owner": "green", "card": 1}]}]}, "regions[0].row[0].owner", "refused-choice"),
        ({"regions": [{"row": [{"owner": "red", "card": 5}]}]}, "regions[0].row[0].card", "gunrunners-not-in-deck"),
        ({"regions": [{"row": [{"owner": "red", "card": "Joker"}]}]}, "regions[0].row[0].card", "refused-choice"),
        ({"regions": [{"row": [{"owner": "red"}]}]}, "regions[0].row[0].card", "refused-choice"),
        ({"regions": [{"row": ["red-1"]}]}, "regions[0].row[0]", "refused-not-object"),
        ({"players": [{}, {}, {}, {}]}, "players", "refused-too-long"),
        ({"players": [{"hand": [3], "cards": 1}]}, "players[0].cards", "refused-unknown-field"),
        # too much or too little of it
        ({"warehouse": 6}, "warehouse", "refused-out-of-range"),
        ({"warehouse": -1}, "warehouse", "refused-out-of-range"),
        ({"warehouse": True}, "warehouse", "refused-not-int"),
        ({"busts": 9}, "busts", "refused-out-of-range"),
        ({"seats": 2, "busts": 2}, "busts", "refused-out-of-range"),
        ({"supply": 50}, "supply", "gunrunners-crates"),
        ({"players": [{"hand": [3], "won": 100}]}, "supply", "gunrunners-crates"),
        ({"players": [{"hand": [3, 3, 3]}]}, "players[0]", "gunrunners-too-many-copies"),
        ({"players": [{"hand": [3, "Spy"], "gone": ["Spy"]}]}, "players[0]", "gunrunners-too-many-copies"),
        ({"players": [{"hand": [1] * 15}]}, "players[0].hand", "refused-too-long"),
        ({"players": [{"hand": [3], "pile": [1]}]}, "players[0]", "gunrunners-cards-missing"),
        ({"players": [{"hand": []}]}, "players[0].hand", "gunrunners-empty-hand"),
        ({"regions": []}, "regions", "gunrunners-no-trainees"),
        # what lies in the wrong way
        (
            {"regions": [{"trainee": {"owner": "blue", "card": 1, "up": True}}]},
            "regions[0].trainee.up",
            "gunrunners-trainee-up",
        ),
        ({"regions": in_row(field_card("red", 2, power=True))}, f"{ROW}.power", "gunrunners-power-manager"),
        ({"regions": in_row(field_card("red", "Manager", power=True))}, f"{ROW}.power", "gunrunners-power-manager"),
        ({"regions": in_row(*[field_card("red", n) for n in (1, 2, 4)])}, "players[0]", "gunrunners-three-undercover"),
        ({"regions": in_row(field_card("red", 2, token=0))}, f"{ROW}.token", "gunrunners-token-twice"),
        ({"regions": in_row(field_card("red", 2, token=201))}, f"{ROW}.token", "refused-out-of-range"),
        ({"regions": in_row(field_card("red", 2, known_to=["green"]))}, f"{ROW}.known_to[0]", "refused-choice"),
        (
            {"players": [{"hand": [3], "among": [{"of": "red", "card": 1, "known_to": "blue"}]}]},
            "players[0].among[0]",
            "gunrunners-not-among",
        ),
        # decisions that nobody could have to take
        (
            {"chosen": 3, "stack": [["hide", 0, 0]], "regions": in_row(field_card("red", 2), field_card("red", 4))},
            "stack[0]",
            "gunrunners-three-undercover",
        ),
        ({"chosen": 4}, "chosen", "gunrunners-chosen-when"),
        ({"stack": [["flip", 0, 0]]}, "chosen", "gunrunners-nothing-chosen"),
        ({"stack": [["hide", 0, 0]]}, "chosen", "gunrunners-nothing-chosen"),
        ({"stack": [["fill", 0, 0, 0]]}, "stack[0][3]", "gunrunners-fill-taken"),
        ({"stack": [["fill", 0, 0]]}, "stack[0]", "gunrunners-frame-length"),
        ({"stack": [["dance", 0, 0]]}, "stack[0][0]", "refused-choice"),
        ({"stack": [["deploy", 3, 0]]}, "stack[0][1]", "refused-out-of-range"),
        ({"stack": []}, "stack", "gunrunners-no-decision"),
        ({"stack": [["deploy", 0, 0]], "decision": "deploy"}, "decision", "gunrunners-decision-and-stack"),
        ({"decision": "dance"}, "decision", "refused-choice"),
        ({"stack": [["operate", 1, 0, 4, 0, 0]]}, "stack[0][3]", "gunrunners-no-power"),
        ({"stack": [["operate", 1, 0, 14, 0, 0]]}, "stack[0][3]", "gunrunners-no-power"),
        ({"stack": [["operate", 1, 1, 10, 0, 0]]}, "stack[0][4]", "gunrunners-no-place"),
        ({"stack": [["operate", 1, 1, 15, 7, 0]]}, "stack[0][4]", "gunrunners-no-load"),
        ({"stack": [["operate", 1, 1, 13, 7, 0]]}, "spied", "gunrunners-nothing-lifted"),
        ({"ended": "draw"}, "ended", "refused-choice"),
        ({"ended": "busts"}, "ended", "gunrunners-ended-busts"),
        ({"ended": "cards"}, "ended", "gunrunners-ended-cards"),
        ({"busts": 7}, "busts", "gunrunners-busts-over"),
        ({"stack": [["operate", 1, 0, 10, 0, 0]]}, "stack", "gunrunners-operation-on-what"),
        ({"stack": [["deploy", 0, 0], ["bust", 0, 0]]}, "stack", "gunrunners-one-decision"),
        ({"stack": [["draw", 0, 1, 0, -1]]}, "stack", "gunrunners-one-decision"),
        ({"stack": [["deploy", 0, 0], ["draw", 0, 0, 0, -1]]}, "stack", "gunrunners-one-decision"),
        ({"stack": [["bust", 0, 0], ["operate", 0, 0, 10, 0, 0]]}, "stack[1][1]", "gunrunners-operation-of-active"),
        ({"active": "red", "stack": [["deploy", 1, 0]]}, "active", "gunrunners-not-active"),
        ({"stack": [["deal", 0, 3]]}, "players[0].hand", "gunrunners-deal-order"),
        ({"stack": [["setup", 1, 0]]}, "stack[0]", "gunrunners-setup-order"),
        ({"decision": "starter"}, "regions", "gunrunners-not-yet-in-play"),
        ({"spied": {"by": "blue"}}, "spied", "gunrunners-spied-when"),
        (
            {"regions": in_row(*[field_card("blue", card, up=True) for card in (1, 2, 3, 4)])},
            "regions[0].row",
            "gunrunners-bust-due",
        ),
    ],
)
def test_a_contradiction_is_refused_with_its_field(fields: dict[str, Any], field: str, key: str) -> None:
    with pytest.raises(BadData) as refusal:
        game.load(position(**fields))
    assert (refusal.value.field, refusal.value.key) == (field, key)
    assert field in str(refusal.value)


@pytest.mark.parametrize("data", [None, 3, "position", [], [1], {"regions": {}}, {"players": 4}, {"stack": "deploy"}])
def test_what_is_no_position_is_refused(data: Any) -> None:
    with pytest.raises(BadData):
        game.load(data)


def test_a_scene_of_the_tests_is_a_position_as_people_write_them() -> None:
    scene = table(trainees="blue-1 red-2 .", rows={2: "red-Manager* (red-4)"})
    assert (scene.trainees(), scene.row(2)) == ("(blue-1) (red-2) .", "red-Manager* (red-4)")
