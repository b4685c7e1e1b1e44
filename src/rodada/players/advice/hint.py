"""A hint: the best answers to what a seat is asked, how likely it wins with each, and how play might go on."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from rodada.engine.chance import Seeded
from rodada.engine.contract import Game, Random, View
from rodada.engine.presenting import Tree
from rodada.games import load
from rodada.players.advice.foretelling import foretold
from rodada.players.advice.wording import Wording
from rodada.players.search import Budget, explain
from rodada.players.thinking import Thinking, view_of

BUDGET: Final = Budget(simulations=1500, seconds=1.5)
BEST: Final = 3
"""Answers that are told."""
FAINT: Final = 0.02
"""The part of the simulations that an answer must have been taken in to be worth telling."""


class Advised(NamedTuple):
    """An answer, in words: the part of the simulations that took it, and the chance to win with it."""

    words: Tree
    share: float
    wins: float


class Hint(NamedTuple):
    """What a search found for the viewer: answers, best first; each seat's chance to win; the line of play told."""

    simulations: int
    answers: list[Advised]
    chances: list[float]
    line: list[Tree]


def hint(game: Game[Any], options: Any, view: View[Any], random: Random, budget: Budget = BUDGET) -> Hint:
    """A hint for the viewer, who is asked, in a game with these options; made of its view and of nothing else."""
    found = explain(game, view, game.sampler(view), random, budget, far=True)
    best = [found.candidates[0], *(one for one in found.candidates[1:BEST] if one.share >= FAINT)]
    wording = Wording(game, view, {one.action for one in best})
    answers = [Advised(wording.words((one.action, *one.then)), one.share, one.wins) for one in best]
    return Hint(found.simulations, answers, found.chances, foretold(game, options, view, found.line, random))


def hint_for(asked: Thinking, budget: Budget = BUDGET) -> Hint:
    """The same from plain data: what a worker process runs."""
    game = load(asked.game)
    options = game.options(msgspec.json.decode(asked.options))
    return hint(game, options, view_of(asked), Seeded(asked.luck), budget)
