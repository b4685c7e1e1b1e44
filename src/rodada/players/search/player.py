"""The player that looks ahead for as long as it may."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from rodada.engine.contract import Game, Random, Sampler, View
from rodada.players.search.contest import Contest
from rodada.players.search.descent import Search, fingerprint
from rodada.players.search.guide import Guide, far_guide
from rodada.players.search.luck import SEEDS, Luck
from rodada.players.search.racing import RacingSearch
from rodada.players.search.tree import Edge, Node
from rodada.players.tempers import judge_of, stance_in

if TYPE_CHECKING:
    from rodada.engine.contract import Believing, Racing


CONTEST: Final = 0.75
"""The part of a budget that the contest may use up where more than its winner is wanted."""


class Budget(NamedTuple):
    """How long to look ahead: until either is used up. Only simulations make games that can be repeated."""

    simulations: int | None = None
    seconds: float | None = None
    least: int = 1
    """Simulations that are done however late it is: on a busy machine, too, nobody should play below its level."""

    def begin(self) -> Spending:
        return Spending(self)


class Spending:
    """A budget that is being used up: simulations done, and the time that has passed."""

    def __init__(self, budget: Budget) -> None:
        self.done = 0
        self._budget: Final = budget
        self._begun: Final = time.perf_counter()

    def reaches(self, more: int, part: float = 1.0) -> bool:
        """Whether so much of it is enough for so many simulations more; for the first it always is."""
        simulations, seconds, least = self._budget
        if simulations is None and seconds is None:
            return self.done < more
        if simulations is not None and self.done + more > max(1.0, part * simulations):
            return False
        return self.done < least or seconds is None or time.perf_counter() - self._begun < part * seconds


class SearchPlayer:
    """Looks ahead in sampled worlds and takes the action that it came back to most often.

    With `belief` it takes worlds the more seriously the better they explain what others have played, where the game can
    tell. With `reuse` it goes on with what it found out at its last decision, where the new one follows from it. With
    `race` and a budget of time it leaves the work to the game's fast twin, where there is one: many more simulations
    of the same kind. With `far` its rollouts go as far ahead as the game says, else one turn.
    """

    def __init__(
        self,
        game: Game[Any],
        budget: Budget,
        belief: bool = True,
        reuse: bool = True,
        guide: Guide | None = None,
        temper: str = "",
        race: bool = True,
        far: bool = False,
    ) -> None:
        if temper:
            judge_of(game, "search", temper)  # refuses a game without temperaments
        self._temper: Final = temper
        self._game: Final = game
        self._budget: Final = budget
        self._belief: Final = belief and hasattr(game, "believer")
        self._reuse: Final = reuse
        self._guide: Final = guide or (far_guide(game) if far else Guide(game))
        races = race and guide is None and not temper and hasattr(game, "race")
        self._twin: Final = cast("Racing", game) if races else None
        self._last: Node | None = None

    def choose(self, view: View[Any], actions: Sequence[int], sampler: Sampler[Any], random: Random) -> int:
        """Think no longer than it takes to know what to play."""
        return self.search(view, sampler, random, settled=True).root.favourite().action

    def search(self, view: View[Any], sampler: Sampler[Any], random: Random, settled: bool = False) -> Search:
        """Spend the budget on a decision, or only until it is `settled`."""
        raced = self._race(view, random)
        if raced is not None:
            return Search(view.viewer, sampler, self._guide, Luck(random), raced.grown(self._think(raced, settled)))
        root = self._root(view)
        worlds = cast("Believing", self._game).believer(view) if self._belief else sampler
        search = Search(view.viewer, worlds, self._guide_for(view), Luck(random), root)
        root.chosen = self._think(search, settled)
        self._last = root if self._reuse else None
        return search

    def _guide_for(self, view: View[Any]) -> Guide:
        return self._guide.leaning(self._game, view, stance_in(view, self._temper)) if self._temper else self._guide

    def _think(self, search: Search | RacingSearch, settled: bool) -> Edge | None:
        """The contest until somebody has won it; what is left of the budget goes into the whole tree.

        Whoever wants more than a move wants the tree too, which a contest may do without.
        """
        spending, part = self._budget.begin(), CONTEST if self._guide.steady and not settled else 1.0
        contest = Contest(search.candidates(), search.viewer, everybody=not settled)
        while not contest.settled and spending.reaches(len(contest.candidates), part):
            rewards = search.compete(contest.candidates)
            if rewards is None:
                break
            spending.done += len(contest.candidates)
            contest.tell(rewards)
        if settled and contest.settled:
            return contest.best()
        while spending.reaches(1):
            search.simulate()
            spending.done += 1
        return contest.best() if contest.worlds or contest.settled else None

    def _race(self, view: View[Any], random: Random) -> RacingSearch | None:
        """The game's own fast twin, where there is one; only by the clock, since it takes other worlds.

        So whoever counts simulations plays the same game whether or not the twin was built.
        """
        if self._twin is None or self._budget.seconds is None or self._budget.simulations is not None:
            return None
        actions = view.table.actions(view.viewer)
        priors = self._guide.priors_of(view, actions)
        race = self._twin.race(view, priors, random.below(SEEDS), self._belief)
        return None if race is None else RacingSearch(view, race)

    def _root(self, view: View[Any]) -> Node:
        """The node of an earlier tree that is this view, or a new one."""
        mark = fingerprint(view) if self._reuse else ""
        kept = self._last.descendant(mark) if self._last is not None else None
        return kept or Node(view.viewer, view.table.seats, mark)
