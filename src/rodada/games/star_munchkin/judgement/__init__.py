"""What each legal action is worth to a seat, judged from its view alone: the heart of the greedy player.

One module for each kind of decision; `mind` knows what things are worth to the seat that decides, `fight` what a combat
is worth, `foresight` what cards do. All values are in Levels, as differences to letting things go their way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rodada.engine.actions import PASS, argument_of, verb_of
from rodada.engine.contract import NEVER
from rodada.engine.view import View
from rodada.games.star_munchkin import frames
from rodada.games.star_munchkin.judgement import bargains, choices, moments
from rodada.games.star_munchkin.judgement.mind import Mind
from rodada.games.star_munchkin.verbs import DROP

Values = Mapping[int, float]


def judge(view: View[Any], actions: Sequence[int], regards: list[float] | None = None, temper: str = "") -> list[float]:
    """What each of these legal actions is worth to the viewer, in Levels; to one who cares so much for each seat's."""
    board = view.table
    op = board.stack[-1][0]
    if op != frames.FIX and all(act == PASS or verb_of(act) == DROP for act in actions):
        return [0.0 if act == PASS else NEVER for act in actions]
    if op == frames.WINDOW and board.stack[-1][3] in moments.IDLE:
        return [0.0 if act == PASS else NEVER for act in actions]
    values = _OF_FRAME.get(op, moments.indifferent)(Mind(board, view.viewer, regards, temper), list(actions))
    return [values.get(act, NEVER) for act in actions]


def _each(worth: Callable[[Mind, int], float]) -> Callable[[Mind, list[int]], Values]:
    """A decision in which every action is judged by its argument."""

    def judged(mind: Mind, actions: list[int]) -> Values:
        return {act: worth(mind, argument_of(act)) for act in actions}

    return judged


def _chosen(mind: Mind, actions: list[int]) -> Values:
    return {act: choices.choose(mind, act) for act in actions}


_OF_FRAME: Final[Mapping[int, Callable[[Mind, list[int]], Values]]] = {
    frames.WINDOW: moments.in_window,
    frames.TURN: moments.in_turn,
    frames.SETUP: moments.in_turn,
    frames.RECEIVED: moments.in_turn,
    frames.COMBAT: moments.in_combat,
    frames.FLIGHT: moments.in_flight,
    frames.SALE: moments.in_sale,
    frames.TRIGGERS: moments.triggered,
    frames.INSTEAD: moments.instead,
    frames.CHARITY: moments.charity,
    frames.DRAFT: bargains.compose,
    frames.OFFER: bargains.answer,
    frames.CHOOSE: _chosen,
    frames.PAY: _each(choices.pay),
    frames.LOOTING: _each(choices.take),
    frames.SHARE: _each(choices.take),
    frames.FIX: _each(lambda mind, card: -mind.in_play(mind.me, card)),
}
