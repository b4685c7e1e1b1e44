"""Actions in the words of the answers by which a person would give them: “Go undercover → Spy → Rio”."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple, cast

from rodada.engine.contract import Game, View
from rodada.engine.presenting import ACT, Choice, Pick, Presenting, Tree

MOST_QUESTIONS: Final = 400
"""So many questions are gone through in search of words."""
ARROW: Final = " → "


class Way(NamedTuple):
    """Answers one after another: the last pick, what they are called, and how many of them no key gives."""

    picks: tuple[Pick, ...] = ()
    trail: tuple[Tree, ...] = ()
    keyless: int = 0


class Decision(NamedTuple):
    """A whole decision: its actions, the way to it, and how many answers of it make the first action."""

    actions: tuple[int, ...]
    way: Way
    first: int


class Wording:
    """The words of some of the actions that a viewer who is asked may take."""

    def __init__(self, game: Game[Any], view: View[Any], wanted: Collection[int]) -> None:
        self._presenting: Final = cast("Presenting", cast("Any", game).presenting)
        self._view: Final = view
        self._wanted: Final = frozenset(wanted)
        self._found: Final[dict[int, list[Decision]]] = {}
        self._explore()

    def words(self, actions: Sequence[int]) -> Tree:
        """What the viewer would do with the first of these actions, and with the next where they belong to it."""
        decisions = self._found.get(actions[0])
        if decisions is None:
            raise LookupError(f"no question offers action {actions[0]}")
        # What lies at its thing alone says less than the way through the steps that narrow the question.
        best = max(decisions, key=lambda decision: (_fit(decision, actions), -decision.way.keyless))
        trail = best.way.trail if _is_whole(best, actions) else best.way.trail[: best.first]
        return trail[0] if len(trail) == 1 else {"join": ARROW, "of": list(trail)}

    def _explore(self) -> None:
        """Ask what a person would be asked, answer by answer."""
        waiting = deque([Way()])
        asked = 0
        while waiting and asked < MOST_QUESTIONS:
            way = waiting.popleft()
            asked += 1
            for choice in self._presenting.question(self._view, way.picks).choices:
                if choice.refusal is None and not self._is_beside(way, choice):
                    self._follow(_on(way, choice), waiting)

    def _follow(self, way: Way, waiting: deque[Way]) -> None:
        actions = self._presenting.plan(self._view, way.picks)
        if actions is None:
            waiting.append(way)
        elif actions and actions[0] in self._wanted:
            first = next((n for n, pick in enumerate(way.picks, 1) if pick.kind == ACT), len(way.picks))
            self._found.setdefault(actions[0], []).append(Decision(tuple(actions), way, first))

    def _is_beside(self, way: Way, choice: Choice) -> bool:
        """Whether this can only lead to actions that nobody wants to know of."""
        return not way.picks and choice.pick.kind == ACT and choice.pick.value not in self._wanted


def _on(way: Way, choice: Choice) -> Way:
    return Way((*way.picks, choice.pick), (*way.trail, choice.label), way.keyless + (not choice.key))


def _is_whole(decision: Decision, actions: Sequence[int]) -> bool:
    return decision.actions == tuple(actions[: len(decision.actions)])


def _fit(decision: Decision, actions: Sequence[int]) -> int:
    """How well a decision is what these actions do: the whole of it best, else the longer the more they have alike."""
    if _is_whole(decision, actions):
        return MOST_QUESTIONS + len(decision.actions)
    return _alike(decision.actions, actions)


def _alike(some: Sequence[int], others: Sequence[int]) -> int:
    """How many actions two decisions have in common before they part."""
    count = 0
    for one, other in zip(some, others, strict=False):
        if one != other:
            break
        count += 1
    return count
