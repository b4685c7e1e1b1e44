"""What a game offers to a search, and what is done where it offers nothing.

A game that can judge its actions gives priors and a greedy policy for rollouts; one that can tell the chances to win
of a state lets them be cut short. Without either, any action is as good as another and games are played to the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, cast

from rodada.engine.contract import CHANCE, NEVER, OVER, Game, Stance, State, Tempered, View
from rodada.engine.events import Event
from rodada.players.search.luck import Luck

if TYPE_CHECKING:
    from rodada.engine.contract import Foreseeing, Judging

TURN: Final = "turn"
"""The kind of event that begins a turn, in every game."""
LONGEST: Final = 2_000
"""Decisions after which a rollout is left undecided: in some games random players may go on for ever."""
SLIP: Final = 0.1
"""How often a rollout takes any action instead of the best-judged one."""
DOUBT: Final = 0.1
"""The part of the priors that is shared out equally, so that no action is beyond hope."""


class Leaning(NamedTuple):
    """What a temperament makes of a search."""

    viewer: int
    game: Tempered
    stance: Stance
    regards: list[float]

    def rewards(self, found: list[float]) -> list[float]:
        """To the viewer its chances are not all: between 0, if only those win whom it wishes ill, and 1."""
        minded = sum([chance * regard for chance, regard in zip(found, self.regards, strict=True)])
        worst = min(self.regards)
        leaned = list(found)
        leaned[self.viewer] = (minded - worst) / (1.0 - worst)
        return leaned


class Adviser(Protocol):
    """Whoever knows better than the game how promising actions are and who is likely to win."""

    def priors(self, view: View[Any], actions: Sequence[int], own: Sequence[float]) -> list[float]:
        """How promising each action is, where the game says `own`; together 1."""

    def chances(self, state: State, own: Sequence[float]) -> list[float]:
        """How likely each seat is to win, where the game says `own`; together 1."""


class Guide:
    """A game as a search sees it. `horizon`: turns begun after which a rollout is cut off, where that is possible.

    A `blind` one takes nothing of what the game offers: any action is as good as another, and games are played out. An
    `adviser` has the last word on priors and chances. `slip` is how often a rollout takes any action instead of the
    best-judged one; where nothing is said, a game whose judgement is `steady` goes without. A `hasty` one makes nothing
    of that: it goes through a tree and slips in every game.
    """

    def __init__(
        self,
        game: Game[Any],
        horizon: int = 1,
        blind: bool = False,
        adviser: Adviser | None = None,
        slip: float | None = None,
        hasty: bool = False,
    ) -> None:
        self.steady: Final = not (blind or hasty) and bool(getattr(game, "steady", False))
        self._hasty: Final = hasty
        self._discreet: Final = bool(getattr(game, "discreet", False))
        self._adviser: Final = adviser
        judges, foresees = (hasattr(game, name) and not blind for name in ("judge", "prospects"))
        self._judge: Final = cast("Judging", game).judge if judges else None
        self._prospects: Final = cast("Foreseeing", game).prospects if foresees else None
        self._horizon: Final = horizon
        self._slip: Final[float] = slip if slip is not None else 0.0 if self.steady else SLIP
        self._leaning: Leaning | None = None

    def leaning(self, game: Game[Any], view: View[Any], stance: Stance) -> Guide:
        """The same for a viewer of some temperament: it judges otherwise, and minds what becomes of the others."""
        found = Guide(game, self._horizon, adviser=self._adviser, slip=self._slip, hasty=self._hasty)
        tempered = cast("Tempered", game)
        found._leaning = Leaning(view.viewer, tempered, stance, tempered.regards(view, stance))
        return found

    def priors(self, state: State, seat: int, actions: Sequence[int]) -> list[float]:
        """How promising each action looks to the seat, from what it may know; they sum to 1."""
        if self._judge is None and self._adviser is None:
            return alike(actions)
        return self.priors_of(self._seen(state, seat) if self._adviser is None else state.view(seat), actions)

    def priors_of(self, view: View[Any], actions: Sequence[int]) -> list[float]:
        """The same, from the view of the seat."""
        own = promising(self._values(view, actions)) if self._judge is not None else alike(actions)
        return own if self._adviser is None else self._adviser.priors(view, actions, own)

    def _seen(self, state: State, seat: int) -> View[Any]:
        """What the judgement is shown: in an imagined world there is nothing to hide from one that does not look."""
        return View(seat, True, state) if self._discreet else state.view(seat)

    def _values(self, view: View[Any], actions: Sequence[int]) -> list[float]:
        assert self._judge is not None
        if self._leaning is not None and self._leaning.viewer == view.viewer:
            return self._leaning.game.judge_as(view, actions, self._leaning.stance)
        return self._judge(view, actions)

    def reward(self, state: State, luck: Luck, turns: int) -> list[float]:
        """Play on, and what came of it for each seat: its share of the victory, or its chances where it was cut off.

        `turns` were begun just now: a turn that has not been played yet is as good a place to stop as any.
        """
        decisions, cuts = 0, self._prospects is not None or self._adviser is not None
        while decisions < LONGEST and not (cuts and turns >= self._horizon):
            seat = state.to_act
            if seat == CHANCE:
                bag = state.chances().bag
                events = state.bring(bag[luck.below(len(bag))])
            elif seat == OVER:
                break
            else:
                events = state.do(seat, self._quickly(state, seat, luck))
                decisions += 1
            if cuts:
                turns += turns_in(events)
        found = self._worth(state)
        return found if self._leaning is None else self._leaning.rewards(found)

    def _quickly(self, state: State, seat: int, luck: Luck) -> int:
        """The best-judged action most of the time."""
        actions = state.actions(seat)
        if len(actions) == 1:
            return actions[0]
        if self._judge is None:
            return actions[luck.below(len(actions))]
        values = self._values(self._seen(state, seat), actions)
        if self._slip and luck.happens(self._slip):
            sensible = [action for action, value in zip(actions, values, strict=True) if value > NEVER] or actions
            return sensible[luck.below(len(sensible))]
        return actions[values.index(max(values))]

    def _worth(self, state: State) -> list[float]:
        if state.over:
            ranks = state.outcome().ranks
            winners = ranks.count(1)
            return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
        own = self._prospects(state) if self._prospects is not None else [1.0 / state.seats] * state.seats
        return own if self._adviser is None else self._adviser.chances(state, own)


def far_guide(game: Game[Any]) -> Guide:
    """The guide of a search that has the time to look as far ahead as the game says."""
    return Guide(game, getattr(game, "ahead", 1))


def alike(actions: Sequence[object]) -> list[float]:
    return [1.0 / len(actions)] * len(actions)


def turns_in(events: Sequence[Event]) -> int:
    return sum([event.kind == TURN for event in events])


def promising(values: Sequence[float]) -> list[float]:
    """Judgements as priors. Their unit differs from game to game, so what counts is how far each lies behind the best,
    compared with how far they do on average."""
    best = max(values)
    sensible = [value for value in values if value > NEVER]
    count = len(sensible)
    if not count:
        return alike(values)
    usual = sum([best - value for value in sensible]) / count
    if usual <= 0.0:
        return [1.0 / count if value > NEVER else 0.0 for value in values]
    weights = [2.0 ** (2.0 * (value - best) / usual) if value > NEVER else 0.0 for value in values]
    part, doubt = (1.0 - DOUBT) / sum(weights), DOUBT / count
    return [doubt + part * weight if weight else 0.0 for weight in weights]
