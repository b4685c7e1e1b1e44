"""Asking a seat: what it sees when it is asked, what it picked, and the actions its picks come to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from rodada.engine.actions import PASS
from rodada.engine.errors import Illegal, Refused
from rodada.engine.presenting import ACT, Pick, Presenting, Question
from rodada.engine.state import State
from rodada.engine.view import View
from rodada.table import wire
from rodada.table.session.table import Table
from rodada.table.wire import ChoiceTold, PickSaid, QuestionTold, Tree

MOST_PICKS: Final = 40
_KEPT: Final = 8
"""Questions of a seat that are kept: those of its last steps."""


def presenting(table: Table) -> Presenting:
    return cast("Presenting", cast(Any, table.game).presenting)


def remembers(table: Table) -> bool:
    """Whether this table may be reminded of what it saw: a game without such an option does not mind."""
    return bool(getattr(table.chosen, "memory_aid", True))


def as_asked(table: Table, seat: int) -> State:
    """The game as it stands when a responder is asked: as if those before it had passed. Not to be changed."""
    state = table.playing
    if table.window is None or seat not in table.window.order or state.to_act == seat:
        return state
    twin = state.copy()
    while twin.to_act != seat:
        twin.do(twin.to_act, PASS)
    return twin


def is_asked(table: Table, seat: int) -> bool:
    """Whether an answer of this seat is wanted now."""
    if table.window is not None:
        return seat in table.window.order and table.window.answer(seat) is None
    return table.state is not None and seat == table.playing.to_act


def may_act(table: Table, seat: int) -> bool:
    """Whether a seat that is not asked may do something all the same."""
    state = table.playing
    if state.over or state.to_act == seat or (table.window and seat in table.window.order):
        return False
    return bool(state.actions(seat))


# --- picks ---


class Questions:
    """What a seat is asked, step by step, worked out once: good as long as nothing is played."""

    __slots__ = ("_known", "_shows", "view")

    def __init__(self, shows: Presenting, view: View[Any]) -> None:
        self.view: Final = view
        self._shows: Final = shows
        self._known: dict[tuple[Pick, ...], Question] = {}

    def after(self, picks: Sequence[Pick]) -> Question:
        known = self._known.get(tuple(picks))
        if known is None:
            if len(self._known) >= _KEPT:
                self._known.clear()
            known = self._known[tuple(picks)] = self._shows.question(self.view, picks)
        return known

    def plan(self, picks: Sequence[Pick]) -> list[int] | None:
        """What these picks come to; None while something is still to be picked."""
        return self._shows.plan(self.view, picks)


def planned(state: State, questions: Questions, said: Sequence[PickSaid]) -> tuple[list[Pick], list[int] | None]:
    """What these picks come to in the game as it is asked, each checked against what was offered."""
    if len(said) > MOST_PICKS:
        raise Refused("session-too-many-picks", most=MOST_PICKS)
    picks = [Pick(pick.kind, pick.value) for pick in said]
    seat = questions.view.viewer
    if len(picks) != 1 or picks[0].kind != ACT or picks[0].value not in state.actions(seat):
        for number, pick in enumerate(picks):
            _offered(state, seat, questions.after(picks[:number]), pick)
            if number + 1 < len(picks) and questions.plan(picks[: number + 1]) is not None:
                raise Refused("session-no-such-choice")
    return picks, questions.plan(picks)


def _offered(state: State, seat: int, question: Question, pick: Pick) -> None:
    """Refused with the rule where there is one."""
    refusal: Illegal | None = None
    for choice in question.choices:
        if choice.pick == pick:
            if choice.refusal is None:
                return
            refusal = choice.refusal
    if refusal is None and pick.kind == ACT:
        refusal = state.why_not(seat, pick.value)
    raise refusal or Refused("session-no-such-choice")


# --- questions as they are told ---


def told(at: str, questions: Questions, picks: Sequence[Pick]) -> QuestionTold:
    """The question after these picks; none of its choices is left where they already come to something."""
    seat = questions.view.viewer
    said = [PickSaid(pick.kind, pick.value) for pick in picks]
    if picks and questions.plan(picks) is not None:
        return QuestionTold(seat=seat, name="whole", at=at, prompt="", choices=[], rules=[], picks=said)
    question = questions.after(picks)
    choices = []
    for choice in question.choices:
        ends = choice.refusal is None and questions.plan([*picks, choice.pick]) is not None
        choices.append(
            ChoiceTold(
                label=tree(choice.label),
                spoken=tree(choice.spoken),
                pick=PickSaid(*choice.pick),
                key=choice.key,
                at=choice.at,
                leads=choice.leads,
                refusal=None if choice.refusal is None else why(choice.refusal),
                rule="" if choice.refusal is None else choice.refusal.rule,
                ends=ends,
            )
        )
    return QuestionTold(
        seat=seat,
        name=question.name,
        at=at,
        prompt=tree(question.prompt),
        choices=choices,
        rules=list(question.rules),
        picks=said,
        about=question.about,
    )


def tree(text: Any) -> Tree:
    return cast("Tree", text)


def why(refused: Refused) -> Tree:
    """A refusal as a tree."""
    return {"say": refused.key, "with": dict(refused.arguments)}


def refusal(said: str, refused: Refused) -> wire.Refused:
    rule = refused.rule if isinstance(refused, Illegal) else ""
    return wire.Refused(id=said, why=why(refused), rule=rule)
