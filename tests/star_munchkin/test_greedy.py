"""What a sensible player does in Star Munchkin: positions in which the good move is plain."""

from __future__ import annotations

import pytest

from rodada import players
from rodada.engine.chance import Seeded, settle
from rodada.engine.seats import CHANCE
from rodada.games.star_munchkin.contract import game
from rodada.games.star_munchkin.survey import Survey
from rodada.lab import Match, Tally, simulate
from star_munchkin.scenario import Table, met, table

GREEDY = players.find("greedy")(game)


def choice(at: Table) -> str:
    """What greedy plays here, in notation with names of cards."""
    act = players.decide(game, at.state, GREEDY, Seeded(1))
    word, _, rest = game.notation(act).partition(" ")
    cards = ("play", "equip", "unequip", "sell", "trouble", "card", "take", "give", "run", "sacrifice")
    return f"{word} {at.name(int(rest))}" if word in cards else f"{word} {rest}".strip()


def choices(at: Table, count: int) -> list[str]:
    """The next choices of whoever is asked, all greedy; chance brings what comes first."""
    made = []
    for _ in range(count):
        made.append(choice(at))
        at.state.play(at.state.to_act, players.decide(game, at.state, GREEDY, Seeded(1)))
        while at.state.to_act == CHANCE:
            at.state.resolve(at.state.chances().bag[0])
    return made


def answer_of(at: Table, seat: int) -> str:
    """What `seat` answers in the window, if those before it pass."""
    while at.state.to_act != seat and at.state.window is not None:
        at.state.play(at.state.to_act, 0)
    assert at.state.to_act == seat
    return choice(at)


# --- the turn ---


def test_what_makes_one_stronger_comes_before_the_door() -> None:
    at = table().seat(0, hand=["psychic", "vibrosword", "read-the-manual"])
    made = choices(at, 4)
    assert {*made} == {"play psychic", "play vibrosword", "play read-the-manual", "seat 1"}
    assert choice(at) == "open"


@pytest.mark.rule("M-6.3")
def test_a_worse_weapon_makes_way_for_a_better_one() -> None:
    at = table().seat(0, level=3, using=["flare-pistol"], before=["quantum-cannon"])
    assert choices(at, 2) == ["unequip flare-pistol", "equip quantum-cannon"]


@pytest.mark.rule("M-6.9")
def test_what_is_of_no_use_is_sold_and_what_is_worn_is_not() -> None:
    idle = ["neural-whip", "chrome-chassis", "tentacle-sneakers"]
    at = table().seat(0, level=3, sex="female", hand=idle, using=["vibrosword"])
    assert choices(at, 3) == ["sell chrome-chassis", "sell neural-whip", "sold"]
    assert at.level(0) == 4
    assert at.using(0) == ["vibrosword"]


def test_nothing_is_sold_where_it_brings_no_level_worth_having() -> None:
    at = table().seat(0, level=9, hand=["neural-whip", "chrome-chassis", "tentacle-sneakers"])
    assert not choice(at).startswith("sell")


@pytest.mark.rule("M-3.2")
def test_looks_for_trouble_that_it_wins_and_for_no_other() -> None:
    strong = table().seat(0, level=5, using=["vibrosword"], hand=["space-goats"]).after_door()
    assert choice(strong) == "trouble space-goats"
    weak = table().seat(0, level=2, hand=["great-cthulhu", "planet-eater"]).after_door()
    assert choice(weak) == "loot"


@pytest.mark.rule("M-3.3")
def test_charity_gives_the_worst() -> None:
    hand = ["nova-grenade", "psychic", "space-goats", "from-another-dimension", "friendship-ray", "wandering-monster"]
    at = table().seat(0, level=7, before=["psychic.2"], hand=hand).ending().play("end")
    assert (at.asked, choice(at)) == ("charity", "give psychic")


@pytest.mark.rule("M-6.7")
def test_trades_what_both_can_use_better() -> None:
    at = table().seat(0, level=3, before=["mutant", "chrome-chassis"]).seat(1, before=["cyborg", "neural-whip"])
    made = choices(at, 5)
    assert [word.split()[0] for word in made] == ["trade", "give", "want", "send", "accept"]
    at.quiet()
    assert "neural-whip" in at.before(0)
    assert "chrome-chassis" in at.before(1)


# --- combat ---


def test_it_wins_by_itself_where_it_can() -> None:
    assert choice(met("starfish", level=5)) == "fight"


@pytest.mark.rule("M-5.9")
def test_help_is_asked_of_who_makes_the_difference_and_agreed() -> None:
    at = met("space-goats", level=4).seat(1, level=4)
    asked = choices(at, 3)
    assert asked[0] == "ask 2"
    assert asked[1].startswith("treasures")
    assert asked[2] == "send"
    assert choice(at) == "accept"


@pytest.mark.rule("M-5.9", "M-2.6")
def test_nobody_helps_to_the_winning_level() -> None:
    at = met("space-goats", level=9, before=["space-hiccups", "hull-breach"]).seat(1, level=7)
    at.play("ask 2", "treasures 2", "send")
    assert choice(at) == "refuse"


@pytest.mark.rule("M-12.2")
def test_but_for_a_shared_victory_they_do() -> None:
    at = met("space-goats", level=9, before=["space-hiccups", "hull-breach"], options={"shared_victory": True})
    at.seat(1, level=7).play("ask 2", "treasures 1", "send")
    assert choice(at) == "accept"


@pytest.mark.rule("M-5.9")
def test_a_promise_is_worth_what_the_card_does() -> None:
    """Up a Level for nothing but a promise; but Taking the Credit would cost the helper one."""
    kind = met("space-goats", level=4, hand=["plot-hole"]).seat(1, level=4).play("ask 2", "promise plot-hole", "send")
    assert choice(kind) == "accept"
    mean = met("space-goats", level=4, hand=["steal-the-credit"]).seat(1, level=4)
    assert choice(mean.play("ask 2", "promise steal-the-credit", "send")) != "accept"


@pytest.mark.rule("M-5.11")
def test_whoever_gains_by_helping_helps_for_nothing() -> None:
    at = met("space-goats", level=4).seat(1, level=4, before=["fixer"]).play("ask 2", "send")
    assert choice(at) == "accept"


@pytest.mark.rule("M-9.1")
def test_of_two_sidekicks_the_better_one_stays() -> None:
    at = met("space-goats", before=["trader", "red-shirt", "loud-hairy-alien"]).play("drop trader")
    assert at.asked == "fix"
    choices(at, 1)
    assert at.before(0) == ["loud-hairy-alien"]


def test_a_one_shot_is_kept_where_it_turns_nothing_and_used_where_it_does() -> None:
    assert choice(met("space-goats", level=3, hand=["nova-grenade"])) == "play nova-grenade"
    assert choice(met("space-goats", level=7, hand=["nova-grenade"])) == "fight"
    assert choice(met("great-cthulhu", level=3, hand=["nova-grenade"])) != "play nova-grenade"


@pytest.mark.rule("M-5.6", "M-5.14")
def test_whoever_is_about_to_win_is_stopped_in_time() -> None:
    at = met("space-goats", level=9).seat(1, level=5, hand=["radioactive", "antimatter"]).play("fight")
    assert answer_of(at, 1) == "play radioactive"


def test_two_cards_together_where_one_is_not_enough() -> None:
    at = met("starfish", level=9, using=["vibrosword"]).seat(1, level=5, hand=["radioactive", "caffeinated"])
    at.play("fight")
    assert answer_of(at, 1).startswith("play")


def test_a_small_victory_is_not_worth_a_great_card() -> None:
    at = met("lost-luggage", level=3).seat(1, level=5, hand=["from-another-dimension"]).play("fight")
    assert at.state.to_act != 1 or answer_of(at, 1) == "pass"


@pytest.mark.rule("M-10.1", "M-5.14")
def test_a_trap_that_costs_a_level_waits_for_the_winning_one() -> None:
    at = met("starfish", level=9).seat(1, level=5, hand=["spoilers"]).play("fight")
    assert answer_of(at, 1) == "pass"
    at.state.play(1, 0)
    while at.state.to_act == CHANCE or at.state.window is None:
        at.state.resolve(at.state.chances().bag[0])
    assert answer_of(at, 1) == "play spoilers"


# --- flight ---


@pytest.mark.rule("M-7.4")
def test_a_sidekick_dies_for_its_master_and_not_for_a_trifle() -> None:
    dire = table().seat(0, level=6, using=["vibrosword"], before=["red-shirt"])
    dire.lost(0, "planet-eater")
    assert choice(dire) == "sacrifice red-shirt"
    light = table().seat(0, level=1, before=["loud-hairy-alien"])
    light.lost(0, "lost-luggage")
    assert choice(light).startswith("run")


# --- as a player ---


def test_greedy_beats_two_random_players() -> None:
    """`rodada simulate` says well over 90 % in 500 games; of 24 less than 75 % would be bad luck indeed."""
    match = Match("star-munchkin", ("greedy", "random", "random"), seed=5, options={"ask_all": False})
    wins = Tally.of(simulate(match, 24)).kinds["greedy"].wins
    assert wins / 24 >= 0.75


@pytest.mark.rule("M-2.2")
@pytest.mark.parametrize("seats", [3, 6])
def test_what_is_hidden_never_changes_a_choice(seats: int) -> None:
    state = game.start(seats, game.options({"ask_all": False}))
    chance, luck, worlds = Seeded(seats), Seeded(2), Seeded(3)
    differed = asked = 0
    settle(state, chance)
    while not state.over and state.turns < 20:
        seat = state.to_act
        actions = state.actions(seat)
        if len(actions) > 1:
            view = state.view(seat)
            values = game.judge(view, actions)
            world = game.sampler(view).sample(worlds)
            differed += world != state
            asked += 1
            assert game.judge(world.view(seat), actions) == values
            assert view == state.view(seat), "judging leaves the table as it was"
        state.play(seat, players.decide(game, state, GREEDY, luck))
        settle(state, chance)
    assert differed > asked / 2


def test_among_equals_a_fair_share_of_combats_is_fought_with_help() -> None:
    asked = helped = 0
    for number in range(3):
        state = game.start(4, game.options({"ask_all": False}))
        survey, chance, luck = Survey(4), Seeded(number), Seeded(50 + number)
        while not state.over:
            if state.to_act == CHANCE:
                events = state.resolve(chance.pick(state.chances()))
            else:
                events = state.play(state.to_act, players.decide(game, state, GREEDY, luck))
            survey.see(state, events)
        happened = survey.counts(state)["happenings"]
        asked += happened["combats-asking"]["times"]
        helped += happened["combats-helped"]["times"]
    assert helped >= asked / 2 > 0
