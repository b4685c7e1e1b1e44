"""A line of play as sentences: what a viewer would be told if it came so. What others hide stays hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from rodada.engine.contract import CHANCE, Game, Random, State, View
from rodada.engine.presenting import Presenting, Tree
from rodada.players.search.explaining import Step

WORLDS: Final = 12
"""So many worlds are tried until one allows the whole line: each of its steps came from one of many."""
LONGEST: Final = 5
"""Steps that are told."""


def foretold(game: Game[Any], options: Any, view: View[Any], line: Sequence[Step], random: Random) -> list[Tree]:
    """The line in sentences, as far as it can be played in one world."""
    sampler, best = game.sampler(view), list[Tree]()
    wanted = line[:LONGEST]
    for _ in range(WORLDS):
        told, steps = _played(game, options, view, sampler.sample(random), wanted, random)
        if len(told) > len(best):
            best = told
        if steps == len(wanted):
            break
    return best


def _played(
    game: Game[Any], options: Any, view: View[Any], state: State, line: Sequence[Step], random: Random
) -> tuple[list[Tree], int]:
    """What would be told of the line in one world, and how many of its steps it allows."""
    shows = cast("Presenting", cast("Any", game).presenting)
    told: list[Tree] = []
    for number, step in enumerate(line):
        if state.over or state.to_act != step.seat or step.action not in state.actions(step.seat):
            return told, number
        for event in state.do(step.seat, step.action):
            sentence = shows.told(event.seen_by(view.viewer), options)
            if sentence is not None:
                told.append(sentence)
                break
        _settle(state, random)
    return told, len(line)


def _settle(state: State, random: Random) -> None:
    """As in the search: chance falls, and what is forced is no step."""
    while not state.over:
        if state.to_act == CHANCE:
            bag = state.chances().bag
            state.resolve(bag[random.below(len(bag))])
        elif len(actions := state.actions(state.to_act)) == 1:
            state.do(state.to_act, actions[0])
        else:
            return
