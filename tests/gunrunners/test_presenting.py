"""What Gunrunners shows: every legal action can be picked, nothing hidden is shown, all of it can be said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from gunrunners.scenario import table
from rodada.engine.actions import action, verb_of
from rodada.engine.chance import Seeded
from rodada.engine.errors import Illegal
from rodada.engine.events import Event
from rodada.engine.presenting import ACT, Pick, Presenting
from rodada.engine.seats import CHANCE
from rodada.engine.view import View
from rodada.games.gunrunners import game, verbs
from rodada.games.gunrunners.options import GunrunnersOptions
from rodada.games.gunrunners.presenting.planning import CARD
from rodada.games.gunrunners.state import GunrunnersState
from rodada.words import LANGUAGES, speaker
from rodada.words.trees import Voice

SHOWS: Presenting = game.presenting
TABLES = [("br", 2), ("br", 3), ("br", 5), ("en", 2), ("en", 4)]


def walk(edition: str, seats: int, seed: int) -> Iterator[tuple[GunrunnersState, list[Event]]]:
    """Every state of a random game in which somebody is asked, and the events on the way to it."""
    state = game.start(seats, game.options({"edition": edition, "memory_aid": bool(seed % 2)}))
    random, events = Seeded(seed), list(state.events)
    while not state.over:
        if state.to_act == CHANCE:
            events += state.resolve(random.pick(state.chances()))
            continue
        yield state, events
        actions = state.actions(state.to_act)
        events = list(state.play(state.to_act, actions[random.below(len(actions))]))
    yield state, events


def plans(state: GunrunnersState, picks: tuple[Pick, ...] = ()) -> set[tuple[int, ...]]:
    """All that can be picked."""
    view = state.view(state.to_act)
    found = set()
    for choice in SHOWS.question(view, picks).choices:
        then = (*picks, choice.pick)
        if choice.refusal is None:
            plan = SHOWS.plan(view, then)
            found |= plans(state, then) if plan is None else {tuple(plan)}
    return found


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_every_legal_action_can_be_picked_and_every_plan_is_legal(edition: str, seats: int) -> None:
    names: Counter[str] = Counter()
    for seed in range(3):
        for state, _ in walk(edition, seats, seed):
            if state.over:
                break
            names[SHOWS.question(state.view(state.to_act), ()).name] += 1
            legal = set(state.actions(state.to_act))
            found = plans(state)
            assert {plan[0] for plan in found} == legal
            for plan in found:
                after = state.copy()
                for act in plan:
                    after.play(state.to_act, act)
            assert SHOWS.default(state.view(state.to_act), sorted(legal)) in legal
    assert names["deploy"] > 10


@pytest.mark.rule("G-8.1")
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_what_a_viewer_may_not_know_changes_nothing_that_it_is_shown(edition: str, seats: int) -> None:
    encode = msgspec.json.encode
    for number, (state, _) in enumerate(walk(edition, seats, 11)):
        for viewer in range(seats + 1) if number % 5 == 0 else ():
            view = state.view(None if viewer == seats else viewer)
            other = game.sampler(view).sample(Seeded(number)).view(None if viewer == seats else viewer)
            assert encode(SHOWS.scene(view)) == encode(SHOWS.scene(other))
            assert SHOWS.notes(view) == SHOWS.notes(other)
            if state.to_act == viewer:
                assert encode(asked(view)) == encode(asked(other))


def asked(view: View[Any]) -> object:
    question = SHOWS.question(view, ())
    return [question.prompt, [(c.label, c.spoken, c.at, c.refusal and str(c.refusal)) for c in question.choices]]


@pytest.mark.rule("G-3.6", "G-8.2")
def test_a_face_down_card_shows_its_agency_and_what_the_memory_aid_allows() -> None:
    for state, _ in walk("br", 3, 4):
        token = next((t for row in state.row for t in row if not state.is_up(t)), None)
        if token is not None:
            break
    owner = state.token_owner[token]

    def seen(viewer: int, recall: bool) -> tuple[int, int, int]:
        rows = SHOWS.scene(state.view(viewer, recall)).regions
        card = next(card for region in rows for card in region.row if card.token == token)
        return card.owner, card.card, card.value

    card = state.token_card[token]
    assert seen(owner, True) == (owner, card, state.options.deck.values()[card])
    assert seen(owner, False) == (owner, 0, 0)
    assert seen((owner + 1) % 3, True) == (owner, 0, 0)


@pytest.mark.rule("G-5.3", "G-5.4")
def test_who_would_take_what_as_far_as_one_knows() -> None:
    scene = table(trainees="red-1 blue-1 yellow-1", rows={2: "red-4 blue-3 (yellow-4) red-1"}, crates="4 12 4")
    region = SHOWS.scene(scene.state.view(None)).regions[1]
    assert region.lacks == 1
    assert [(s.seat, s.total, s.takes, s.hidden) for s in region.standing] == [(0, 5, 6, 0), (1, 3, 3, 0), (2, 0, 2, 1)]


def test_a_card_of_the_hand_goes_where_it_is_put() -> None:
    """Brazilian: on a table that one can touch, a card and then a place make the whole decision."""
    state = next(
        state
        for state, _ in walk("br", 4, 2)
        if state.turns and any(verb_of(act) == verbs.HIDE for act in state.actions(state.to_act))
    )
    view = state.view(state.to_act)
    card = Pick(CARD, state.hand[state.to_act][0])
    where = SHOWS.question(view, (card,))
    assert where.about == f"card {card.value}"
    legal = [choice for choice in where.choices if choice.refusal is None]
    plays = {(c.at.split()[0], *(verb_of(act) for act in SHOWS.plan(view, (card, c.pick)) or ())) for c in legal}
    assert plays == {("trainee", verbs.TRAIN, verbs.FLIP), ("row", verbs.HIDE, verbs.AT)}


@pytest.mark.parametrize("pick", [Pick(ACT, 10**9), Pick(ACT, -1), Pick(CARD, 15), Pick(CARD, -3)])
def test_picks_that_make_no_sense_are_refused(pick: Pick) -> None:
    state = next(state for state, _ in walk("br", 3, 5) if state.turns == 1 and 15 not in state.hand[state.to_act])
    with pytest.raises(Illegal):
        SHOWS.question(state.view(state.to_act), (pick, Pick(ACT, action(verbs.FLIP, 0))))


def test_who_is_not_on_the_move_is_asked_nothing() -> None:
    state = next(state for state, _ in walk("br", 3, 5) if state.turns == 1)
    with pytest.raises(Illegal):
        SHOWS.question(state.view((state.to_act + 1) % 3), ())


@pytest.mark.rule("G-4.3")
@pytest.mark.parametrize("region", [-1, 4, 10**6])
def test_a_region_that_is_not_there_is_refused(region: int) -> None:
    scene = table(trainees="blue-1 red-Director yellow-1", rows={1: "red-2"}, active="blue")
    scene.play("train 3", "flip 2")
    with pytest.raises(Illegal):
        SHOWS.question(scene.state.view(0), (Pick("region", region),))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    voice = Voice(speaker(language), lambda seat: f"<{seat}>")
    for edition, seats in TABLES:
        options: GunrunnersOptions = game.options({"edition": edition})
        for state, events in walk(edition, seats, 3):
            for event in events:
                for viewer in range(seats + 1):
                    assert voice.say(SHOWS.told(event.seen_by(viewer), options) or "")
            if state.over:
                assert len([voice.say(line) for line in SHOWS.result(state, state.outcome())]) > seats
                break
            question = SHOWS.question(state.view(state.to_act), ())
            texts = [question.prompt, *(text for choice in question.choices for text in (choice.label, choice.spoken))]
            assert all(voice.say(text) for text in texts)
        for card in SHOWS.parts(options).cards:
            assert voice.say(card.name)
            assert bool(voice.say(card.power)) == bool(card.rule)


@pytest.mark.rule("G-8.1")
def test_who_was_not_told_reads_no_card() -> None:
    for state, events in walk("br", 3, 6):
        for event in events:
            for viewer in range(state.seats + 1):
                if event.private and not event.mask >> viewer & 1:
                    assert "gunrunners-card" not in str(SHOWS.told(event.seen_by(viewer), state.options))
