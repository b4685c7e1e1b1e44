"""The fast twin of a game plays what its rules play: the same chance, the same decisions, every state equal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from rodada.engine.chance import Seeded, settle
from rodada.engine.contract import CHANCE, Chance, Game, State
from rodada.lab.conformance.finding import keep, no_other_exception
from rodada.lab.conformance.walks import numbered, random_start

if TYPE_CHECKING:
    from rodada.engine.contract import Racing

WORD: Final = 1 << 64


def has_twin(game: Game[Any]) -> bool:
    """Whether there is one, and it was built."""
    return hasattr(game, "twin") and cast("Racing", game).twin(game.start(game.seats[0]), 0) is not None


def check_twin(game: Game[Any], seed: int, number: int) -> int:
    """Follow one random game with its twin, and one of the twin's own playouts; gives the decisions of seats."""
    random = numbered(seed, number)
    state, _ = random_start(game, random)
    with no_other_exception(state):
        return _side_by_side(game, state.copy(), random) + _alone(game, state, random)


def _side_by_side(game: Game[Any], state: State, random: Seeded) -> int:
    """Each decides nothing: the decisions come from here, chance from one seed."""
    chance = random.below(WORD)
    twin = cast("Racing", game).twin(state, chance)
    assert twin is not None
    resolver = Seeded(chance)
    settle(state, resolver)
    decisions = 0
    while not state.over:
        keep("twin-state", twin.state(state) == state, state=state)
        legal = state.actions(state.to_act)
        keep("twin-actions", twin.actions() == legal, twin.actions(), state)
        action = legal[random.below(len(legal))]
        state.play(state.to_act, action)
        settle(state, resolver)
        twin.play(action)
        decisions += 1
    keep("twin-state", twin.over and twin.state(state) == state, state=state)
    keep("twin-outcome", twin.ranks() == state.outcome().ranks, twin.ranks(), state)
    return decisions


def _alone(game: Game[Any], state: State, random: Seeded) -> int:
    """A playout is the game that the rules play with the same quick luck, dice and choices."""
    luck = random.below(WORD)
    twin = cast("Racing", game).twin(state, 0)
    if state.to_act == CHANCE:
        settle(state, Seeded(0))  # as the twin did
    assert twin is not None
    quick, decisions = Quick(luck), 0
    while not state.over:
        settle(state, quick)
        if not state.over:
            legal = state.actions(state.to_act)
            state.play(state.to_act, legal[quick.below(len(legal))])
            decisions += 1
    end = twin.played(luck)
    keep("twin-playout", end.over and end.ranks() == state.outcome().ranks, end.ranks(), state)
    winners = [rank == 1 for rank in state.outcome().ranks]
    shares = [won / sum(winners) for won in winners]
    keep("twin-playout", twin.playouts(1, luck) == (decisions, shares), twin.playouts(1, luck), state)
    return decisions


class Quick:
    """Splitmix64, the luck of playouts: the state grows by the golden ratio and is mixed."""

    def __init__(self, state: int) -> None:
        self._state = state

    def below(self, bound: int) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) % WORD
        z = self._state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % WORD
        z = (z ^ z >> 27) * 0x94D049BB133111EB % WORD
        return (z ^ z >> 31) * bound >> 64

    def pick(self, chance: Chance) -> int:
        return chance.bag[self.below(len(chance.bag))]
