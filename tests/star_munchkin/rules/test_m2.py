"""M-2: setup and end."""

from __future__ import annotations

import pytest

from rodada.engine.actions import PASS
from rodada.engine.chance import Seeded, settle
from rodada.engine.errors import BadData
from rodada.engine.seats import CHANCE
from rodada.games.star_munchkin.board import FEMALE, MALE
from rodada.games.star_munchkin.contract import game
from rodada.games.star_munchkin.state import StarMunchkinState
from star_munchkin.scenario import met, table


def started(seats: int, **options: str) -> StarMunchkinState:
    """A game whose first cards are dealt; all chose to be female."""
    state = game.start(seats, game.options(options))
    random = Seeded(7)
    settle(state, random)
    while state.to_act >= 0 and not state.hand[state.to_act]:
        state.play(state.to_act, game.parse("sex 0"))
        settle(state, random)
    return state


@pytest.mark.rule("M-2.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_four_cards_of_each_deck_to_every_player(seats: int) -> None:
    state = started(seats)
    for hand in state.hand:
        decks = [state.row(card).deck for card in hand]
        assert (decks.count("door"), decks.count("treasure")) == (4, 4)
    assert (len(state.pile[0]), len(state.pile[1])) == (95 - 4 * seats, 73 - 4 * seats)


@pytest.mark.rule("M-2.1")
@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_players(seats: int) -> None:
    with pytest.raises(BadData, match="seats"):
        game.start(seats)


@pytest.mark.rule("M-2.2")
def test_an_empty_deck_is_made_of_its_reshuffled_discards() -> None:
    at = table().discarded("spoilers", "feline").nothing_in("door").play("open", "door feline")
    assert (at.on_discards("door"), len(at.state.pile[0])) == ([], 1)
    assert "reshuffled" in at.told


@pytest.mark.rule("M-2.2")
def test_both_pile_and_discards_empty_nobody_draws() -> None:
    at = met("space-goats", level=9).nothing_in("treasure").play("fight").quiet()
    assert (at.level(0), at.hand(0)) == (10, [])
    door = table().nothing_in("door").play("open")
    assert door.choices() == ["loot"]


@pytest.mark.rule("M-2.2")
def test_nobody_looks_through_the_discards() -> None:
    state = table().discarded("rocket-boots", "vibrosword", "laser").state
    laser = state.discards[1][-1]
    assert state.view(0, recall=False).table.discards[1] == (0, 0, laser)


@pytest.mark.rule("M-2.3")
def test_everyone_starts_as_a_human_of_level_1_and_chooses_a_sex() -> None:
    state = game.start(3, game.options({"start": "first"}))
    for seat, sex in ((0, MALE), (1, FEMALE), (2, MALE)):
        assert [game.notation(act) for act in state.actions(seat)] == ["sex 0", "sex 1"]
        state.play(seat, game.parse(f"sex {sex}"))
    assert (state.sex, state.level, state.table) == ([MALE, FEMALE, MALE], [1, 1, 1], [(), (), ()])


@pytest.mark.rule("M-2.4")
def test_first_cards_are_played_in_seat_order() -> None:
    state = started(3, start="first")
    asked = []
    while state.stack[-1][0] == 2:
        asked.append(state.to_act)
        kinds = {state.row(act & 0xFFFF).kind for act in state.actions(state.to_act) if act >> 16 == 1}
        assert kinds <= {"class", "race", "item", "sidekick", "special"}
        state.play(state.to_act, game.parse("done"))
    assert asked == [0, 1, 2]
    assert state.to_act == 0


@pytest.mark.rule("M-2.5")
def test_the_starting_player_is_drawn_by_lot_or_chosen() -> None:
    state = game.start(4)
    assert state.to_act == CHANCE
    assert state.chances().kind == "starter"
    assert list(state.chances().bag) == [0, 1, 2, 3]
    state.resolve(2)
    assert (state.starter, state.to_act) == (2, 2)
    assert game.start(4, game.options({"start": "first"})).starter == 0


@pytest.mark.rule("M-2.6")
def test_the_first_to_level_10_by_a_kill_wins() -> None:
    at = met("planet-eater", level=9, using=["bananafanafofaser", "laser", "dazer"], hand=["nova-grenade"])
    at.play("play nova-grenade", "side 0", "fight").quiet()
    assert (at.asked, at.winners, at.level(0)) == ("over", [0], 10)
    assert at.state.outcome().rule == "M-2.6"
    assert at.state.actions(1) == []
    assert PASS not in at.state.actions(0)


@pytest.mark.rule("M-2.6")
def test_two_winners_of_one_combat() -> None:
    at = met("lost-luggage", level=9, helper=1, options={"shared_victory": True}).seat(1, level=9)
    assert at.play("fight").quiet().winners == [0, 1]


@pytest.mark.rule("M-2.6", "M-0.4")
def test_two_there_at_once_by_an_ability_both_win() -> None:
    """A Fixer goes up by helping, to the winning Level too; its last window comes first."""
    at = met("lost-luggage", level=9, helper=1).seat(1, level=9, before=["fixer"], hand=["laser"]).play("fight").quiet()
    assert (at.asked, at.winners, at.level(1)) == ("over", [0, 1], 10)
    assert at.told.count("won_game") == 2
    stopped = met("lost-luggage", level=9, helper=1).seat(1, level=9, before=["fixer"]).seat(2, hand=["spoilers"])
    stopped.play("fight", "pass", "pass", "pass", "pass")
    assert (stopped.window, stopped.turn, stopped.level(0)) == ("winning", 2, 10)
    stopped.play("play spoilers", "seat 2").quiet()
    assert (stopped.winners, stopped.level(1)) == ([0], 9)


@pytest.mark.rule("M-2.6", "M-5.10")
def test_a_helper_without_such_an_ability_does_not_win() -> None:
    at = met("lost-luggage", level=9, helper=1).seat(1, level=9, before=["red-shirt"]).play("fight").quiet()
    assert (at.asked, at.winners) == ("over", [0])
    low = met("lost-luggage", level=9, helper=1).seat(1, level=8, before=["fixer"]).play("fight").quiet()
    assert (low.winners, low.level(1)) == ([0], 8)


@pytest.mark.rule("M-5.11")
def test_a_fixer_goes_up_by_helping() -> None:
    at = met("lost-luggage", level=2, helper=1).seat(1, level=3, before=["fixer"]).play("fight").quiet()
    assert (at.level(0), at.level(1)) == (3, 4)
