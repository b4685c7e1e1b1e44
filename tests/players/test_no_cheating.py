"""Whatever a seat cannot see may be swapped: no player of any kind changes its move for it, in either game."""

from __future__ import annotations

from typing import Any

import pytest

from rodada import players
from rodada.engine.chance import Seeded, settle
from rodada.engine.contract import State
from rodada.games import load
from rodada.players.search import Budget, SearchPlayer
from rodada.players.tempers import Memory, temper_of

SIMULATIONS = 12
"""In place of the budget of a level: the search is the same, and so is what it may not know."""
EACH = 9
"""Of so many decisions one is looked at."""


def player_of(game: Any, name: str) -> Any:
    if name.startswith(("level4", "level5")):
        strongest = name.startswith("level5")
        return SearchPlayer(game, Budget(SIMULATIONS), reuse=strongest, far=strongest, temper=temper_of(name))
    return players.find(name)(game)


def decisions(game: Any, seats: int, count: int) -> list[tuple[State, tuple[float, ...]]]:
    """Some decisions of a game, with what the seat on the move would resent."""
    state, chance, luck = game.start(seats), Seeded(31), Seeded(32)
    greedy, memory = players.find("greedy")(game), Memory(game, ["level3-vindictive"] * seats)
    found: list[tuple[State, tuple[float, ...]]] = []
    settle(state, chance)
    met = 0
    while not state.over and len(found) < count:
        seat = state.to_act
        if len(state.actions(seat)) > 1:
            met += 1
            if met % EACH == 0:
                found.append((state.copy(), memory.grudges(seat)))
        memory.tell(state.play(seat, players.decide(game, state, greedy, luck)))
        settle(state, chance)
    return found


@pytest.mark.rule("G-8.3", "M-2.2")
@pytest.mark.parametrize("name", players.names())
@pytest.mark.parametrize("title", ["gunrunners", "star-munchkin"])
def test_what_is_hidden_never_changes_a_move(title: str, name: str) -> None:
    game = load(title)
    worlds = Seeded(7)
    differed = 0
    for number, (state, grudges) in enumerate(decisions(game, 3, 10)):
        move = players.decide(game, state, player_of(game, name), Seeded(number), grudges)
        for _ in range(2):
            world = game.sampler(state.view(state.to_act)).sample(worlds)
            differed += world != state
            assert players.decide(game, world, player_of(game, name), Seeded(number), grudges) == move
    assert differed
