"""Games that teach: every seat played by one teacher, some of its decisions written down with what it thought.

The first teacher is the game's own judgement, which plays so quickly that who wins from where can be learned from many
games. Those that follow search, and think better than what guides them: that is what makes a network better than its
teacher.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from rodada.engine.chance import Seeded, settle
from rodada.engine.contract import Random, State, View
from rodada.engine.errors import Refused
from rodada.lab.environments.episode import Setting
from rodada.lab.learning.lessons import Lessons, in_columns
from rodada.lab.match import MOST_DECISIONS, seed_of
from rodada.players.network import guided, read
from rodada.players.network.advice import turned
from rodada.players.search import Guide
from rodada.players.search.descent import Search
from rodada.players.search.luck import SEEDS, Luck
from rodada.players.search.tree import Node

KEPT: Final = 4
"""One decision in so many is written down: neighbours in a game teach nearly the same."""
SLIP: Final = 10
CURIOSITY: Final = 25
"""In a hundred decisions: how often any action is played, or one by how much it was thought about."""
WHOLE: Final = 100

Shares = list[float]
"""How much of its thought a teacher gave to each action; together 1."""


class Teaching(NamedTuple):
    """What the games of a stage have in common; plain data that can be sent to other processes."""

    game: str
    seats: int
    options: dict[str, Any]
    small: bool
    """Whether it is the game's miniature that is taught."""
    seed: int
    stage: int
    simulations: int
    """Of a search for each decision; 0 for the first teacher."""
    network: Path | None
    """What guides the search."""


class Taught(NamedTuple):
    """Some games, and what they teach."""

    games: int
    lessons: Lessons


def teach(teaching: Teaching, first: int, count: int) -> Taught:
    """Games `first` to `first` + `count` - 1."""
    rows: list[list[Any]] = []
    for number in range(first, first + count):
        rows += _game(teaching, number)
    return Taught(count, in_columns(rows))


def _game(teaching: Teaching, number: int) -> list[list[Any]]:
    setting = _setting(teaching.game, teaching.seats, json.dumps(teaching.options), teaching.small)
    teacher = _teacher(setting, teaching.simulations, teaching.network)
    purpose = f"teaching {teaching.stage}"
    chance = Seeded(seed_of(teaching.seed, number, f"{purpose} chance"))
    luck = Seeded(seed_of(teaching.seed, number, f"{purpose} choices"))
    state = setting.start()
    settle(state, chance)
    noted: list[tuple[int, list[Any]]] = []
    decisions = 0
    while not state.over:
        if decisions == MOST_DECISIONS:
            raise Refused("simulate-endless", decisions=MOST_DECISIONS)
        actions = state.actions(state.to_act)
        action = actions[0] if len(actions) == 1 else _taught(teacher, state, actions, luck, noted)
        state.play(state.to_act, action)
        settle(state, chance)
        decisions += 1
    return [_row(number, state, seat, columns) for seat, columns in noted]


def _taught(
    teacher: Teacher, state: State, actions: Sequence[int], luck: Seeded, noted: list[tuple[int, list[Any]]]
) -> int:
    """A decision with a choice, written down now and then, and the first in any case: every game teaches something."""
    view = state.view(state.to_act)
    shares = teacher.shares(view, actions, luck)
    if not luck.below(KEPT) or not noted:
        noted.append((state.to_act, teacher.noted(state, view, actions, shares)))
    return teacher.play(actions, shares, luck)


def _row(number: int, state: State, seat: int, columns: list[Any]) -> list[Any]:
    ranks = state.outcome().ranks
    shares = [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    seen, opened, tried, legal, foreseen, priors = columns
    return [number, seen, opened, tried, legal, turned(shares, seat), foreseen, priors]


class Teacher:
    """Thinks about decisions: by judgement alone, or by a search."""

    def __init__(self, setting: Setting, simulations: int, network: Path | None) -> None:
        self._setting: Final = setting
        self._game: Final[Any] = setting.game
        self._guide: Final = Guide(setting.game)
        self._simulations: Final = simulations
        self._learned: Final = guided(setting.game, read(network)) if network is not None else None
        self._foresees: Final = hasattr(setting.game, "prospects")
        self._believes: Final = hasattr(setting.game, "believer")

    def shares(self, view: View[Any], actions: Sequence[int], luck: Random) -> Shares:
        if not self._simulations:
            return self._guide.priors_of(view, actions)
        visits = self._searched(view, luck)
        total = sum(visits.values())
        return [visits.get(action, 0) / total for action in actions]

    def _searched(self, view: View[Any], luck: Random) -> dict[int, int]:
        """A tree alone: how often it came back to an action says more than who won a contest of a few."""
        root = Node(view.viewer, view.table.seats)
        worlds = self._game.believer(view) if self._believes else self._game.sampler(view)
        search = Search(view.viewer, worlds, self._learned or self._guide, Luck(luck), root)
        for _ in range(self._simulations):
            search.simulate()
        return {action: edge.visits for action, edge in root.edges.items()}

    def play(self, actions: Sequence[int], shares: Shares, luck: Seeded) -> int:
        """Mostly what seemed best; now and then something else, so that more is met."""
        if not self._simulations:
            if luck.below(WHOLE) < SLIP:
                return actions[luck.below(len(actions))]
        elif luck.below(WHOLE) < CURIOSITY:
            return actions[_drawn(shares, luck)]
        best = max(shares)
        equals = [action for action, share in zip(actions, shares, strict=True) if share == best]
        return equals[luck.below(len(equals))]

    def noted(self, state: State, view: View[Any], actions: Sequence[int], shares: Shares) -> list[Any]:
        """What is known of a decision before the game is over."""
        encoding, seat = self._setting.encoding, view.viewer
        numbers = encoding.numbering.numbers(actions)
        tried = np.zeros(self._setting.actions, np.float16)
        legal = np.zeros(self._setting.actions, np.bool_)
        priors = np.zeros(self._setting.actions, np.float16)
        legal[numbers] = True
        priors[numbers] = self._guide.priors_of(view, actions)
        if self._simulations:
            tried[numbers] = shares
        alike = [1 / state.seats] * state.seats
        foreseen = self._game.prospects(state) if self._foresees else alike
        seen = np.frombuffer(encoding.vector(view), np.int16)
        opened = np.frombuffer(encoding.vector(View(seat, True, state)), np.int16)
        return [seen, opened, tried, legal, turned(foreseen, seat), priors]


def _drawn(shares: Shares, luck: Seeded) -> int:
    left = luck.below(SEEDS) / SEEDS
    for i, share in enumerate(shares):
        left -= share
        if left < 0:
            return i
    return len(shares) - 1


@lru_cache(4)
def _setting(game: str, seats: int, options: str, small: bool) -> Setting:
    return Setting(game, seats, json.loads(options), miniature=small)


@lru_cache(4)
def _teacher(setting: Setting, simulations: int, network: Path | None) -> Teacher:
    return Teacher(setting, simulations, network)
