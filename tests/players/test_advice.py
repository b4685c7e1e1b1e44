"""Hints: in the words of the answers that a person would give, from what the seat knows and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from gunrunners.scenario import table
from players.test_players import game_states
from rodada import players
from rodada.engine.chance import Seeded, settle
from rodada.engine.contract import State
from rodada.games import load
from rodada.players.advice.hint import Hint, hint, hint_for
from rodada.players.advice.wording import Wording
from rodada.players.search import Budget
from rodada.players.thinking import thinking
from rodada.words import LANGUAGES, speaker
from rodada.words.trees import Voice

gunrunners = load("gunrunners")
NAMES = ("Ana", "Bia", "Caio", "Duda", "Enzo")


def said(tree: Any, language: str = "en") -> str:
    return Voice(speaker(language), NAMES.__getitem__).say(tree)


def hinted(state: State, simulations: int = 30, game: Any = gunrunners, recall: bool = True) -> Hint:
    options = state.options  # type: ignore[attr-defined]
    return hint(game, options, state.view(state.to_act, recall), Seeded(1), Budget(simulations))


@pytest.mark.rule("G-6.1")
def test_the_answer_that_wins_comes_first_in_the_words_of_the_question() -> None:
    rows = {2: "red-4 red-3 blue-2"}
    scene = table(trainees="blue-1 yellow-1 blue-1", rows=rows, crates="2 12 2", busts=6)
    found = hinted(scene.state, 200)
    assert said(found.answers[0].words).startswith("Flip an agent → ")
    assert said(found.answers[0].words).endswith(" → North Africa (S)")
    assert found.answers[0].wins == max(answer.wins for answer in found.answers) > 0.9
    assert found.chances[0] > 0.8
    assert "turns up the agent of Caio" in " ".join(map(said, found.line))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_can_be_said(language: str) -> None:
    for state in game_states(3, "en", seed=4)[::16]:
        found = hinted(state, 20)
        texts = [said(one, language) for one in (*(answer.words for answer in found.answers), *found.line)]
        assert all(texts), texts
        assert not any("{" in text or "gunrunners-" in text for text in texts)


def test_every_action_of_star_munchkin_has_words() -> None:
    game = load("star-munchkin")
    state, chance, luck = game.start(3), Seeded(4), Seeded(5)
    random = players.find("random")(game)
    settle(state, chance)
    for number in range(400):
        if number % 13 == 0:
            actions = state.actions(state.to_act)
            wording = Wording(game, state.view(state.to_act), actions)
            assert all(said(wording.words([action])) for action in actions)
        state.play(state.to_act, players.decide(game, state, random, luck))
        settle(state, chance)
        if state.over:
            break


def test_what_belongs_to_a_decision_is_said_with_it_and_a_step_that_narrows_too() -> None:
    found = ((state, _hides(state)) for state in game_states(4, "br", seed=5)[30:])
    state, hides = next((state, hides) for state, hides in found if hides)
    after = state.copy()
    after.play(state.to_act, hides[0])
    place = after.actions(state.to_act)[-1]
    wording = Wording(gunrunners, state.view(state.to_act), hides)
    card, region = gunrunners.notation(hides[0]), gunrunners.notation(place)
    assert said(wording.words(hides[:1])).count(" → ") == 1, card
    assert said(wording.words([hides[0], place])).count(" → ") == 2, region


def _hides(state: State) -> list[int]:
    return [act for act in state.actions(state.to_act) if gunrunners.notation(act).startswith("hide")]


@pytest.mark.rule("G-8.3")
@pytest.mark.parametrize("recall", [True, False], ids=["memory", "as it lies"])
def test_what_is_hidden_never_changes_a_hint(recall: bool) -> None:
    worlds, changed = Seeded(7), 0
    for state in game_states(4, "br", seed=12)[5::40]:
        found, sampler = hinted(state, 15, recall=recall), gunrunners.sampler(state.view(state.to_act))
        for _ in range(2):
            world = sampler.sample(worlds)
            changed += world != state
            assert hinted(world, 15, recall=recall) == found
    assert changed


def test_a_worker_finds_the_same_from_plain_data() -> None:
    state = game_states(2, "br", seed=9)[-2]
    options = gunrunners.options_data(state.options)
    asked = thinking(gunrunners, options, state, state.to_act, "hint", "luck", recall=False)
    view = state.view(state.to_act, recall=False)
    luck = Seeded(asked.luck)
    assert hint_for(asked, Budget(30)) == hint(gunrunners, state.options, view, luck, Budget(30))
