"""What a seat knows, against brute force: the sampler draws exactly the worlds that fit all that it was told."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from gunrunners.knowledge_model import Believer, EveryChoice, deal, small_position, support
from rodada.engine.actions import verb_of
from rodada.engine.chance import Seeded
from rodada.engine.seats import CHANCE
from rodada.games.gunrunners import game
from rodada.games.gunrunners.state import GunrunnersState
from rodada.games.gunrunners.verbs import SPY_OUT

GAMES = 14
MOST_DRAWS = 3_000
MOST_WORLDS = 3_000


def chosen(state: GunrunnersState, random: Seeded) -> int:
    """A random action, but a Spy is nearly always sent."""
    actions = state.actions(state.to_act)
    if verb_of(actions[-1]) == SPY_OUT and random.below(8):
        return actions[-1]
    return actions[random.below(len(actions))]


def follow_a_game(state: GunrunnersState, viewer: int, random: Seeded) -> Counter[str]:
    """Play to the end, checking at every decision; counts checks of the whole support, dealings and looks."""
    believer, counts = Believer(state, viewer), Counter[str]()
    while not state.over and len(believer.worlds) < MOST_WORLDS:
        action = None
        seat = state.to_act
        if seat == CHANCE:
            events = state.resolve(random.pick(state.chances()))
        else:
            action = chosen(state, random)
            events = state.play(seat, action)
        believer.follow(action if seat == viewer else None, events, state)
        counts["dealings"] += any(event.kind == "dealt_out" for event in events)
        counts["looked at"] += any(event.kind == "looked" for event in events)
        counts["checked"] += worlds_agree(believer, state, viewer)
    counts["dealt twice"] = int(counts["dealings"] > 1)
    return counts


def worlds_agree(believer: Believer, state: GunrunnersState, viewer: int) -> bool:
    worlds = believer.deals()
    assert deal(state) in worlds
    for recall in (True, False):
        seen = state.view(viewer, recall).data()
        assert all(world.view(viewer, recall).data() == seen for world in believer.worlds)
    drawn = support(state, viewer, MOST_DRAWS)
    if drawn is not None:
        assert drawn == worlds
    return drawn is not None


@pytest.mark.rule("G-8.1", "G-8.3", "G-4.6")
@pytest.mark.parametrize(("seats", "edition"), list(product((2, 3), ("br", "en"))))
def test_the_sampler_draws_exactly_the_worlds_that_fit(seats: int, edition: str) -> None:
    random, counts = Seeded(seats), Counter[str]()
    for number in range(GAMES):
        state = game.load(small_position(seats, edition, random))
        counts += follow_a_game(state, number % (seats + 1), random)
    assert counts["checked"] > 10 * GAMES
    assert counts["dealings"] > GAMES // 3
    assert counts["dealt twice"] > 0
    assert counts["looked at"] > 0


def test_every_choice_makes_every_sequence_once() -> None:
    choices, made = EveryChoice(), []
    while True:
        made.append((choices.below(2), choices.below(3)))
        if not choices.again():
            break
    assert made == list(product(range(2), range(3)))
