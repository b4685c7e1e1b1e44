"""The game's questions with what a terminal adds: passing for longer, leaving, and what cards say for who listens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rodada.cli.terminal.face import keyed
from rodada.cli.terminal.star_munchkin.naming import Names
from rodada.cli.terminal.turns import VOW
from rodada.engine.actions import PASS, verb_of
from rodada.engine.presenting import ACT, Choice, Pick, Question
from rodada.engine.view import View
from rodada.games.star_munchkin import frames, verbs
from rodada.games.star_munchkin.presenting import presenting, things
from rodada.games.star_munchkin.presenting.answers import GO_ON, NEVER_MIND
from rodada.games.star_munchkin.presenting.planning import effective
from rodada.games.star_munchkin.presenting.wording import both
from rodada.games.star_munchkin.state import StarMunchkinState

THIS_COMBAT: Final = Pick(VOW, 1)
UNTIL_MY_TURN: Final = Pick(VOW, 2)
_READ: Final = (verbs.PLAY, verbs.EQUIP, verbs.TAKE, verbs.CHOOSE_CARD)
"""Verbs of answers after which the text of their card is read out."""


def question(names: Names, view: View[StarMunchkinState], picks: Sequence[Pick], brief: bool) -> Question:
    """What the viewer is asked. A brief one stands under a picture, where every card of the hand has its place."""
    asked = keyed(presenting.question(view, picks))
    choices = list(asked.choices)
    if not brief:
        choices = [_read(names, view.table, choice) for choice in choices if choice.refusal is None]
    if effective(picks):
        return asked._replace(choices=tuple(choices))
    if view.table.to_act != view.viewer:
        choices.insert(0, _step(GO_ON, "leave", NEVER_MIND))
    elif view.table.stack[-1][0] == frames.WINDOW:
        choices += _passes(view.table, view.viewer)
    return asked._replace(choices=tuple(choices))


def plan(view: View[StarMunchkinState], picks: Sequence[Pick]) -> list[int] | None:
    """The actions of a whole decision; none of them for who wanted to act out of turn and does not."""
    if picks and picks[-1].kind == VOW:
        return [PASS]
    if picks and picks[-1] == NEVER_MIND and view.table.to_act != view.viewer:
        return []
    return presenting.plan(view, picks)


def _step(key: str, name: str, pick: Pick) -> Choice:
    return Choice(key, *both(name), pick)


def _passes(table: StarMunchkinState, seat: int) -> list[Choice]:
    """To pass for longer than once."""
    found = [_step("c", "pass-combat", THIS_COMBAT)] if table.fighter >= 0 else []
    return [*found, _step("b", "pass-turn", UNTIL_MY_TURN)] if table.active != seat else found


def _read(names: Names, table: StarMunchkinState, choice: Choice) -> Choice:
    """The answer with the text of its card behind what is said of it."""
    pick = choice.pick
    if pick.kind != ACT or verb_of(pick.value) not in _READ:
        return choice
    text = names.text(things.card_of(table, pick.value))
    return choice._replace(spoken={"join": " ", "of": [choice.spoken, text]})
