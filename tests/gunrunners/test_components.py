"""Section G-0: the cards, the crates, the track."""

from __future__ import annotations

import pytest

from gunrunners.scenario import at_start, table
from rodada.engine.errors import BadData
from rodada.games.gunrunners import game
from rodada.games.gunrunners.deck import DECKS


@pytest.mark.rule("G-0.1")
@pytest.mark.parametrize(
    ("deck", "plain", "specials"),
    [
        ("reconstructed", (1, 1, 2, 2, 3, 3, 4, 4), (1, 2, 2, 2, 2, 2)),
        ("ascending", (1, 1, 2, 2, 3, 3, 4, 4), (1, 2, 2, 2, 3, 3)),
        ("pyramid", (1, 1, 1, 2, 2, 3, 3, 4), (1, 2, 2, 2, 2, 2)),
        ("one-five", (1, 1, 2, 2, 3, 3, 4, 5), (1, 2, 2, 2, 2, 2)),
    ],
)
def test_an_agency_has_eight_plain_agents_and_six_special_ones(
    deck: str, plain: tuple[int, ...], specials: tuple[int, ...]
) -> None:
    assert (DECKS[deck].plain, DECKS[deck].specials) == (plain, specials)
    assert all(len(pile) == 14 for pile in at_start(deck=deck).state.pile)


@pytest.mark.rule("G-0.1")
def test_a_deck_of_ones_own_decides_what_cards_are_worth() -> None:
    deck = {"name": "mine", "plain": [1, 9, 9, 9, 9, 9, 9, 9]}
    specials = {"director": 1, "informer": 2, "saboteur": 3, "spy": 4, "manager": 5, "runner": 6}
    rows = {1: "red-Runner red-Director blue-9"}
    scene = table(
        options={"deck": deck | specials},
        rows=rows,
        trainees="red-Spy blue-1 yellow-1",
        active="blue",
        hands={"blue": "9"},
    ).play("train 9", "flip 1", "decline")
    assert [(told["seat"], told["total"]) for told in scene.told("confiscated")] == [(0, 11), (1, 9)]


@pytest.mark.rule("G-0.1")
@pytest.mark.parametrize(
    ("deck", "field", "key"),
    [
        ("tarot", "options.deck", "refused-deck-name"),
        ({"plain": [1] * 8}, "options.deck.director", "refused-missing"),
        ({"plain": [1] * 7}, "options.deck.plain", "refused-deck-plain-count"),
        ({"plain": [2] * 8}, "options.deck.plain", "refused-deck-no-trainee"),
        ({"plain": [1] * 7 + [10]}, "options.deck.plain[7]", "refused-out-of-range"),
        ({"plain": [1] * 8, "spy": 0}, "options.deck.spy", "refused-out-of-range"),
        ({"plain": [1] * 8, "joker": 1}, "options.deck.joker", "refused-unknown-field"),
        ({"plain": [1] * 8, "name": ""}, "options.deck.name", "refused-deck-title"),
    ],
)
def test_a_deck_that_is_none_is_refused(deck: object, field: str, key: str) -> None:
    if isinstance(deck, dict) and field != "options.deck.director":
        deck = {"director": 1, "informer": 2, "saboteur": 2, "spy": 2, "manager": 2, "runner": 2, **deck}
    with pytest.raises(BadData) as refusal:
        game.options({"deck": deck})
    assert (refusal.value.field, refusal.value.key) == (field, key)


@pytest.mark.rule("G-0.2")
@pytest.mark.parametrize(
    ("edition", "seats", "supply"),
    [("en", 3, 109 - 12), ("en", 4, 109 - 16), ("br", 3, 99 - 12), ("br", 4, 99 - 16), ("br", 5, 124 - 20)],
)
def test_each_edition_has_its_crates(edition: str, seats: int, supply: int) -> None:
    assert at_start(seats, edition).state.supply == supply


@pytest.mark.rule("G-0.2", "G-5.6")
@pytest.mark.parametrize(
    ("supply", "after"),
    [(5, [4, 2, 4]), (4, [4, 2, 4]), (3, [4, 2, 3]), (2, [3, 2, 3]), (1, [3, 1, 3]), (0, [3, 0, 3])],
)
def test_a_short_supply_serves_the_bust_region_first_then_the_others_from_the_top(
    supply: int, after: list[int]
) -> None:
    scene = table(rows={2: "red-3 red-4 red-1 red-2"}, crates="3 0 3", won={"blue": 93 - supply}, decision="bust")
    assert scene.state.crates == after
    assert scene.state.supply == max(supply - 4, 0)


@pytest.mark.rule("G-0.2", "G-2.2", "G-2.3")
@pytest.mark.parametrize("roll", ["roll 1", "roll 6"])
def test_an_empty_supply_delivers_nothing(roll: str) -> None:
    scene = table(crates="4 4 4", won={"blue": 87}, decision="deliver").play(roll)
    assert (scene.state.crates, scene.state.warehouse) == ([4, 4, 4], 0)


@pytest.mark.rule("G-0.2", "G-2.2")
def test_with_an_empty_supply_the_warehouse_still_goes_to_the_region_rolled() -> None:
    scene = table(crates="4 4 4", warehouse=3, won={"blue": 84}, decision="deliver").play("roll 2")
    assert (scene.state.crates, scene.state.warehouse, scene.state.supply) == ([4, 7, 4], 0, 0)


@pytest.mark.rule("G-0.3")
def test_the_track_counts_seven_busts_from_its_start() -> None:
    assert at_start().state.busts == 0
    scene = table(busts=6, rows={1: "red-3 red-4 red-1"}, trainees="blue-2 red-1 yellow-1").play("train 3", "flip 1")
    assert scene.told("bust") == [{"region": 0, "busts": 7}]
    assert scene.turn == "over"
