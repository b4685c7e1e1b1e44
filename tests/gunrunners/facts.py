"""`python tests/gunrunners/facts.py --games 20000`: the facts that follow from the rules, on random games.

Every player has at most 13 turns and nobody is skipped; phase 2 is never stuck; at most two busts a turn, at most five
face-up cards in a row; the warehouse never exceeds 5; crates are constant. And how many games end without cards, which
depends on what "random" chooses among:

- `chained`: each question is answered uniformly, as it is asked: option with card, then region; power, then its goal;
- `whole`: uniformly among complete options (trainee with card, card with region), powers as in `chained`;
- `plain`: uniformly among complete options, and no power is used.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from itertools import cycle, islice, pairwise
from pathlib import Path
from typing import Final

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[2] / "src")]

from rodada.engine.actions import verb_of
from rodada.engine.chance import Seeded
from rodada.engine.seats import CHANCE
from rodada.games.gunrunners import game
from rodada.games.gunrunners.board import ENDED_BY_CARDS
from rodada.games.gunrunners.setup import crates_for
from rodada.games.gunrunners.state import GunrunnersState
from rodada.games.gunrunners.verbs import DECLINE, FLIP, HIDE, TRAIN

MOST_TURNS: Final = 13
TABLES: Final = [("br", 2), ("br", 3), ("br", 4), ("br", 5), ("en", 2), ("en", 3), ("en", 4)]

Reading = Callable[[GunrunnersState, list[int], Seeded], int]


def chained(state: GunrunnersState, actions: list[int], random: Seeded) -> int:
    return actions[random.below(len(actions))]


def whole(state: GunrunnersState, actions: list[int], random: Seeded) -> int:
    """Weighs each first step of phase 2 by the complete options that begin with it."""
    weights = [_ways(state, verb_of(action)) for action in actions]
    at = random.below(sum(weights))
    for action, weight in zip(actions, weights, strict=True):
        at -= weight
        if at < 0:
            return action
    raise AssertionError


def _ways(state: GunrunnersState, verb: int) -> int:
    seat = state.to_act
    if verb == TRAIN:
        return len(state.may_flip(seat))
    if verb == FLIP:
        return len(set(state.hand[seat])) or 1
    return len(state.crates) if verb == HIDE else 1


def plain(state: GunrunnersState, actions: list[int], random: Seeded) -> int:
    return actions[0] if verb_of(actions[0]) == DECLINE else whole(state, actions, random)


READINGS: Final[dict[str, Reading]] = {"chained": chained, "whole": whole, "plain": plain}


def play(edition: str, seats: int, reading: Reading, random: Seeded) -> GunrunnersState:
    """One random game, in which every fact is asserted at every decision."""
    state = game.start(seats, game.options({"edition": edition}))
    turns: list[int] = []
    busts = 0
    while not state.over:
        if state.to_act == CHANCE:
            events = state.resolve(random.pick(state.chances()))
        else:
            actions = state.actions(state.to_act)
            assert actions, "stuck"
            events = state.do(state.to_act, reading(state, actions, random))
        for event in events:
            if event.kind == "turn":
                turns.append(event.public[0])
                busts = 0
            busts += event.kind == "bust"
        assert busts <= 2, "a third bust in a turn"
        _assert_table(state)
    assert all(following == (seat + 1) % seats for seat, following in pairwise(turns)), "skipped"
    assert max(Counter(turns).values()) <= MOST_TURNS, "a fourteenth turn"
    return state


def _assert_table(state: GunrunnersState) -> None:
    assert max(state.exposed) <= 5, "six face-up cards in a row"
    assert 0 <= state.warehouse <= 5, "the warehouse"
    crates = state.supply + state.warehouse + state.removed + sum(state.crates) + sum(state.won)
    assert crates == crates_for(state.seats, state.options.edition), "crates"


def without_cards(edition: str, seats: int, reading: Reading, games: int, seed: int) -> int:
    """How many of so many games ended because all cards were played."""
    random = Seeded(seed)
    return sum(play(edition, seats, reading, random).ending == ENDED_BY_CARDS for _ in range(games))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    kinds = [(name, *table) for name in READINGS for table in TABLES]
    shares = Counter(islice(cycle(kinds), asked.games))
    for (name, edition, seats), games in shares.items():
        ended = without_cards(edition, seats, READINGS[name], games, asked.seed)
        print(
            f"{name:8} {edition} {seats} seats: {games} games, {100 * ended / games:5.1f} % without cards", flush=True
        )
    print(f"all facts hold in {sum(shares.values())} games")


if __name__ == "__main__":
    main()
