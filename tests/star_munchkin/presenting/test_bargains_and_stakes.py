"""Bargaining at two touches, what a window means to whom, and what a card would make of the combat."""

from __future__ import annotations

from typing import Any

import pytest

from rodada.engine.actions import action, argument_of, verb_of
from rodada.engine.presenting import ACT, Pick, Stake
from rodada.games.star_munchkin import frames, verbs
from rodada.games.star_munchkin.contract import game
from rodada.games.star_munchkin.presenting import presenting
from rodada.games.star_munchkin.presenting.planning import DEAL, GROUP, LEAVE, deal
from rodada.games.star_munchkin.presenting.scene import Sums
from rodada.games.star_munchkin.reward import HELPER_FIRST
from rodada.games.star_munchkin.state import StarMunchkinState
from rodada.words import speaker
from rodada.words.trees import Voice

NAMES = ("Ana", "Bia", "Caio")
ENGLISH = Voice(speaker("en"), lambda seat: NAMES[seat])


def position(players: list[dict[str, Any]], **placed: Any) -> StarMunchkinState:
    return game.load({"seats": 3, "active": 0, "starter": 0, "players": players, **placed})


def fighting(foes: list[list[str]], *players: dict[str, Any], window: int = 0, **placed: Any) -> StarMunchkinState:
    """Ana fights; she decides, or Bia is asked in a window of that kind."""
    stack: list[list[Any]] = [["turn", 0, 3], ["combat", 0, 1, 0]]
    if window:
        stack.append(["window", 0, 0, window, 1, 0, 1, 0, 7])
    return position([*players, *([{}] * (3 - len(players)))], fighter=0, foes=foes, stack=stack, **placed)


def clingy() -> StarMunchkinState:
    """Ana fights 14 with 6; Bia would bring 9 more. Four treasures are at stake."""
    return fighting([["yaryarbins", "from-another-dimension"]], {"level": 6}, {"level": 9})


# --- bargaining ---


@pytest.mark.rule("M-5.9")
def test_help_is_asked_for_at_two_touches() -> None:
    """The seat, then the deal: nothing else is picked, and the offer lies on the table."""
    state = clingy()
    view = state.view(0)
    seat = next(choice for choice in presenting.question(view, []).choices if choice.at == "seat 1")
    question = presenting.question(view, [seat.pick])
    assert ENGLISH.say(question.prompt).startswith("With Bia, 15 to 14: wins. Treasures: 4 for you, 0 for Bia.")
    labels = {ENGLISH.say(choice.label): choice for choice in question.choices}
    chosen = labels["1 Treasure for Bia, Bia picks first"]
    assert ENGLISH.say(chosen.spoken) == (
        "Treasures: 1 for Bia, 3 for Ana; Bia picks first. It would be 15 to 14, which wins."
    )
    plan = presenting.plan(view, [seat.pick, chosen.pick])
    assert plan is not None
    for act in plan:
        state.play(0, act)
    asked = presenting.question(state.view(1), [])
    assert ENGLISH.say(asked.prompt) == (
        "Ana wants your help: 15 to 14, which wins. You get 1 of 4 Treasures: "
        "1 of the monsters’ Treasures, picking in turns, helper first. Deal?"
    )
    [lying] = presenting.scene(state.view(2)).deals
    assert (lying.by, lying.to, lying.fighters, lying.helpers) == (0, 1, 3, 1)
    assert lying.sums == Sums(side=15, monsters=14, wins=True)


@pytest.mark.rule("M-5.9")
def test_the_common_deals_are_nothing_one_half_and_all() -> None:
    question = presenting.question(clingy().view(0), [Pick(ACT, action(verbs.ASK, 1))])
    assert [ENGLISH.say(choice.label) for choice in question.choices[:6]] == [
        "1 Treasure for Bia, Ana picks first",
        "1 Treasure for Bia, Bia picks first",
        "2 Treasures for Bia, Ana picks first",
        "2 Treasures for Bia, Bia picks first",
        "All 4 Treasures for Bia",
        "Ask for free",
    ]


def test_an_offer_can_be_put_together_piece_by_piece_and_dropped() -> None:
    view = clingy().view(0)
    picks = [Pick(GROUP, 6), Pick(ACT, action(verbs.ASK, 1)), Pick(ACT, action(verbs.TREASURES, 3))]
    assert presenting.plan(view, picks) is None
    question = presenting.question(view, picks)
    assert "Treasures: 1 for you, 3 for Bia" in ENGLISH.say(question.prompt)
    assert not any(choice.pick.kind == DEAL for choice in question.choices)
    assert presenting.question(view, [*picks, Pick(LEAVE, 0)]).name == "combat"
    assert presenting.plan(view, [*picks, Pick(LEAVE, 0)]) is None


@pytest.mark.rule("M-5.9")
def test_a_counter_offer_has_its_common_deals_too() -> None:
    state = clingy()
    for act in (action(verbs.ASK, 1), action(verbs.SEND)):
        state.play(0, act)
    view = state.view(1)
    plan = presenting.plan(view, [Pick(ACT, action(verbs.COUNTER)), deal(2, HELPER_FIRST)])
    assert plan is not None
    assert [(verb_of(act), argument_of(act)) for act in plan] == [
        (verbs.COUNTER, 0),
        (verbs.TREASURES, 2),
        (verbs.ORDER, HELPER_FIRST),
        (verbs.SEND, 0),
    ]


# --- outlooks ---


@pytest.mark.rule("M-5.1")
def test_a_hand_card_shows_what_it_would_make_of_the_combat_on_each_of_its_targets() -> None:
    foes = [["fanged-fuzzball"], ["space-goats"]]
    state = fighting(foes, {"level": 1}, {"hand": ["from-another-dimension", "feline"]}, window=frames.OPENED)
    scene = presenting.scene(state.view(1))
    assert scene.combat is not None
    enhancer, race = sorted(scene.hand, key=lambda held: not held.playable)
    assert [then.at for then in enhancer.outlooks] == [f"card {foe.card}" for foe in scene.combat.foes]
    assert all(then.monsters > scene.combat.monsters for then in enhancer.outlooks)
    assert (race.playable, race.outlooks) == (False, [])


# --- stakes ---


def stake(state: StarMunchkinState, seat: int) -> Stake:
    return presenting.stake(state.view(seat))


@pytest.mark.rule("M-1.14")
def test_a_combat_of_others_concerns_those_whose_card_could_turn_it() -> None:
    held: dict[str, Any] = {"hand": ["from-another-dimension"]}
    state = fighting([["fanged-fuzzball"]], {"level": 3}, held, window=frames.OPENED)
    assert stake(state, 1) == Stake(mine=False, wins=False, flips=True, combat=True, answers=True, settles=False)
    far_ahead = fighting([["fanged-fuzzball"]], {"level": 8}, held, window=frames.OPENED)
    before = presenting.scene(far_ahead.view(1)).hand[0].outlooks[0]
    assert stake(far_ahead, 1).flips == (not before.wins)


def test_who_fights_is_concerned_where_it_does_not_decide_next_and_who_has_nothing_has_no_answers() -> None:
    feline = {"hand": ["feline"]}
    for window, last in ((frames.OPENED, False), (frames.PLAYED, False), (frames.DECIDED, True)):
        state = fighting([["fanged-fuzzball"]], {"level": 3}, feline, window=window)
        idle = Stake(mine=False, wins=False, flips=False, combat=True, answers=False, settles=last)
        assert stake(state, 0).mine is last
        assert stake(state, 1) == idle
        assert presenting.stake(state.view(None)) == idle


@pytest.mark.rule("M-2.6")
def test_that_somebody_is_about_to_win_concerns_everybody() -> None:
    state = fighting([["fanged-fuzzball"]], {"level": 9}, window=frames.OPENED)
    assert all(stake(state, seat).wins for seat in range(3))
    scene = presenting.scene(state.view(None))
    assert scene.combat is not None
    assert scene.combat.wins_game


# --- why not ---


@pytest.mark.rule("M-5.3")
def test_an_item_on_the_table_says_why_it_cannot_be_put_on() -> None:
    state = fighting([["fanged-fuzzball"]], {"level": 3, "in_play": ["rocket-boots"]})
    assert [refusal for refusal in denied(state, "card") if refusal.startswith("M-5.3: ")]


@pytest.mark.rule("M-5.9")
def test_a_player_who_cannot_be_asked_says_why() -> None:
    state = fighting([["fanged-fuzzball"]], {"level": 3}, options={"offers": 0})
    assert denied(state, "seat") == ["M-5.9: only 0 offers of one seat are allowed here."] * 2


def denied(state: StarMunchkinState, thing: str) -> list[str]:
    """Why things of a kind cannot be had, to Ana."""
    choices = presenting.question(state.view(0), []).choices
    return [str(choice.refusal) for choice in choices if choice.refusal and choice.at.startswith(thing)]


@pytest.mark.rule("M-3.3")
def test_charity_is_a_card_and_who_gets_it_at_once() -> None:
    hand = ["feline", "from-another-dimension", "fanged-fuzzball", "space-goats", "laser", "rocket-boots"]
    state = position([{"level": 4, "hand": hand}, {}, {}], stack=[["turn", 0, 7], ["charity", 0, 0, 0, 0, 0]])
    view = state.view(0)
    card = presenting.question(view, []).choices[0].pick
    assert presenting.plan(view, [card]) is None
    seats = presenting.question(view, [card])
    assert [choice.at for choice in seats.choices] == ["seat 1", "seat 2"]
    assert presenting.plan(view, [card, seats.choices[1].pick]) == [card.value, action(verbs.CHOOSE_SEAT, 2)]


# --- what is told of a flight, of an offer that waits, of what may not be kept ---


@pytest.mark.rule("M-7.1")
def test_who_is_not_chased_or_cannot_run_is_told_before_running() -> None:
    monsters = [["planet-eater"], ["laser-proof-jelly"], ["evil-twin"]]
    scene = presenting.scene(fighting(monsters, {"level": 3, "in_play": ["feline"]}).view(0))
    assert scene.combat is not None
    told = {game.load({"seats": 3}).row(foe.card).id: foe.flee[0] for foe in scene.combat.foes}
    assert {name: flee.how for name, flee in told.items()} == {
        "planet-eater": "unchased",
        "laser-proof-jelly": "caught",
        "evil-twin": "rolls",
    }
    assert told["evil-twin"].bonus == 1


@pytest.mark.rule("M-5.9")
def test_whoever_made_an_offer_is_asked_whether_to_take_it_back() -> None:
    state = clingy()
    for act in (action(verbs.ASK, 1), action(verbs.TREASURES, 2), action(verbs.SEND)):
        state.play(0, act)
    question = presenting.question(state.view(0), [])
    assert ENGLISH.say(question.prompt).startswith("Bia is thinking about your offer: 2 of the monsters’ Treasures")
    assert [ENGLISH.say(choice.label) for choice in question.choices] == ["Take the offer back"]
    state.play(0, question.choices[0].pick.value)
    assert (state.to_act, state.offers) == (0, [])


@pytest.mark.rule("M-9.1")
def test_who_may_not_keep_two_sidekicks_is_asked_which_goes() -> None:
    state = fighting([["evil-twin"]], {"level": 3, "in_play": ["trader", "red-shirt", "whiz-kid"]})
    state.play(0, next(act for act in state.actions(0) if verb_of(act) == verbs.DROP))
    question = presenting.question(state.view(0), [])
    assert ENGLISH.say(question.prompt) == "You may no longer keep all of these. Which one goes?"
    assert question.rules == ("M-4.3", "M-9.1", "M-4.5")
    assert len(question.choices) == 2
