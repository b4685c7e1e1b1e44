"""What Star Munchkin shows of itself, over random games: everything that may be done can be picked, nothing else can,
everything can be said in both languages, and nothing that a viewer may not know is in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from rodada.engine.chance import Seeded
from rodada.engine.errors import Illegal
from rodada.engine.presenting import ACT, Pick, Question, Tree
from rodada.engine.seats import CHANCE
from rodada.engine.view import View
from rodada.games.star_munchkin import frames
from rodada.games.star_munchkin.contract import game
from rodada.games.star_munchkin.presenting import presenting
from rodada.games.star_munchkin.presenting.planning import DEAL, GROUP, LEAVE, MORE
from rodada.games.star_munchkin.state import StarMunchkinState
from rodada.lab.conformance.walks import Walk, apply
from rodada.players.player import decide
from rodada.players.roster import find
from rodada.words import LANGUAGES, speaker
from rodada.words.trees import Voice

VOICES = [Voice(speaker(language), lambda seat: f"player {seat}") for language in LANGUAGES]
Seeing = View[StarMunchkinState]


def say(tree: Tree) -> None:
    for voice in VOICES:
        assert voice.say(tree)


def positions(number: int, every: int, most: int = 700) -> Iterator[StarMunchkinState]:
    """Positions of one random game in which a seat decides."""
    walk = Walk(game, 4, number)
    for step in range(most):
        if walk.state.over:
            return
        if walk.state.to_act != CHANCE and step % every == 0:
            yield walk.state
        apply(walk.state, *walk.move())


def played(number: int, most: int = 2000) -> Iterator[StarMunchkinState]:
    """Every decision of a game of greedy players, who now and then do anything at all."""
    random, greedy = Seeded(number), find("greedy")(game)
    state = game.start(4, game.options({"packs": ["core", "red-tape"], "rounds": 6}))
    for _ in range(most):
        if state.over:
            return
        if state.to_act == CHANCE:
            state.resolve(random.pick(state.chances()))
            continue
        yield state
        legal = state.actions(state.to_act)
        wild = random.below(4) == 0
        state.play(state.to_act, legal[random.below(len(legal))] if wild else decide(game, state, greedy, random))


# --- what is asked ---


def first_actions(view: Seeing) -> set[int]:
    """Every action that some way of picking begins with; every step, and what it comes to, is looked at."""
    found: set[int] = set()
    steps: list[list[Pick]] = [[]]
    asked: set[int] = set()
    while steps:
        picks = steps.pop()
        question = presenting.question(view, picks)
        check_question(question)
        for choice in question.choices:
            pick = choice.pick
            if choice.refusal is not None or pick.kind == LEAVE or pick in picks:
                continue
            plan = presenting.plan(view, [*picks, pick])
            if pick.kind == ACT and not picks_act(picks):
                found.add(pick.value)
            if plan is not None:
                check_plan(view, plan)
            elif pick.kind in (GROUP, MORE) or (len(picks) < 3 and pick.value not in asked):
                asked.add(pick.value if pick.kind == ACT else -1)
                steps.append([*picks, pick])
    return found


def picks_act(picks: list[Pick]) -> bool:
    return any(pick.kind in (ACT, DEAL) for pick in picks)


def check_question(question: Question) -> None:
    say(question.prompt)
    keys = [choice.key for choice in question.choices if choice.key]
    assert len(keys) == len(set(keys)), question.name
    assert all(choice.key or choice.at for choice in question.choices), question.name
    assert sum(choice.leads for choice in question.choices) <= 1
    assert all(choice.refusal is None for choice in question.choices if choice.leads)
    for choice in question.choices:
        say(choice.label)
        say(choice.spoken)
        if choice.refusal is not None:
            say({"say": choice.refusal.key, "with": choice.refusal.arguments})


def check_plan(view: Seeing, plan: list[int]) -> None:
    """Its actions can be played one after another."""
    table = view.table.copy()
    for act in plan:
        table.play(view.viewer, act)


@pytest.mark.parametrize("number", range(10))
def test_everything_that_may_be_done_can_be_picked_and_nothing_else(number: int) -> None:
    for state in positions(number, every=7):
        for seat in range(state.seats):
            actions = state.actions(seat)
            if actions:
                assert first_actions(state.view(seat)) == set(actions), (state.stack[-1], seat)


def test_every_kind_of_decision_is_asked_and_answered() -> None:
    """Whoever decides is asked something with a legal answer, whatever it is."""
    asked: Counter[str] = Counter()
    for number in range(3):
        for state in played(number):
            question = presenting.question(state.view(state.to_act), [])
            open_to = [choice for choice in question.choices if choice.refusal is None]
            assert {c.pick.value for c in open_to if c.pick.kind == ACT} <= set(state.actions(state.to_act))
            assert open_to
            check_question(question)
            asked[frames.NAMES[state.stack[-1][0]]] += 1
    assert {"window", "setup", "turn", "combat", "flight", "draft", "offer", "sale", "choose", "charity"} <= set(asked)


def test_an_illegal_pick_is_refused_and_changes_nothing() -> None:
    state = next(positions(0, every=40))
    view = state.view(state.to_act)
    before = view.data()
    for pick in (Pick(ACT, 1 << 30), Pick(DEAL, 7), Pick(ACT, -5)):
        with pytest.raises(Illegal):
            presenting.question(view, [pick])
    for pick in (Pick(GROUP, 99), Pick(MORE, -3), Pick("nonsense", 1)):
        assert presenting.question(view, [pick]).choices
    assert view.data() == before


# --- what is played for who says nothing ---


def test_the_default_is_legal_and_ends_every_game() -> None:
    """Nobody ever says anything: the rounds pass and the game ends."""
    random = Seeded(3)
    state = game.start(3, game.options({"rounds": 3}))
    for _ in range(3000):
        if state.over:
            break
        if state.to_act == CHANCE:
            state.resolve(random.pick(state.chances()))
        else:
            view = state.view(state.to_act)
            state.play(state.to_act, presenting.default(view, state.actions(state.to_act)))
    assert state.over


def test_the_default_of_whatever_somebody_else_has_begun_is_legal() -> None:
    for state in played(7, 600):
        actions = state.actions(state.to_act)
        assert presenting.default(state.view(state.to_act), actions) in actions


# --- what is told and shown ---


def test_every_event_can_be_told_to_everybody_in_both_languages() -> None:
    """And names a card only to those who were told it."""
    said: set[Any] = set()
    for number in range(50):
        walk = Walk(game, 12, number)
        options, rows = walk.state.options, walk.state.cards.rows
        for _ in range(500):
            if walk.state.over:
                break
            for event in apply(walk.state, *walk.move()):
                for viewer in range(walk.state.seats + 1):
                    seen = event.seen_by(viewer)
                    tree = presenting.told(seen, options)
                    if tree is None or (seen, options.packs) in said:
                        continue
                    said.add((seen, options.packs))
                    say(tree)
                    if seen.private is None:
                        told = msgspec.json.encode(tree).decode()
                        assert not any(rows[card].title["en"] in told for card in event.private)
    assert len({seen.kind for seen, _ in said}) > 40


def shown(state: StarMunchkinState, viewer: int) -> bytes:
    """Everything that a viewer is shown, as bytes."""
    view = state.view(None if viewer == state.seats else viewer)
    told: list[Any] = [presenting.scene(view), presenting.stake(view), presenting.notes(view)]
    if viewer < state.seats and (state.to_act == viewer or state.actions(viewer)):
        question = presenting.question(view, [])
        told.append([question.name, question.prompt, question.rules, question.about])
        told.append([(*choice[:5], str(choice.refusal), choice.leads) for choice in question.choices])
    return msgspec.json.encode(told)


@pytest.mark.parametrize("number", range(5))
def test_what_a_viewer_may_not_know_changes_nothing_that_it_is_shown(number: int) -> None:
    random = Seeded(number)
    for state in positions(number, every=9):
        for viewer in range(state.seats + 1):
            world = game.sampler(state.view(None if viewer == state.seats else viewer)).sample(random)
            assert shown(state, viewer) == shown(world, viewer)


def test_parts_know_every_card() -> None:
    options = game.options({"packs": ["core", "red-tape"]})
    parts = presenting.parts(options)
    state = game.start(3, options)
    assert len(parts.cards) == len(state.cards.rows)
    for card, place in enumerate(parts.cards[1:], 1):
        row, face = state.row(card), parts.faces[place]
        assert (face.pack, face.id, face.kind, face.level) == (row.pack, row.id, row.kind, row.level)
    for face in parts.faces:
        for tree in (*face.facts, *face.text):
            say(tree)


def test_how_it_ended_and_what_one_remembers_can_be_said() -> None:
    for state in played(11):
        for tree in presenting.notes(state.view(0)):
            say(tree)
    assert state.over
    for tree in presenting.result(state, state.outcome()):
        say(tree)
