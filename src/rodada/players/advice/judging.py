"""What a decision was worth: the chance to win with what was played, and with what a search would have played.

Both are judged from what the seat could know then, with a perfect memory. A search visits what it does not like too
seldom to say how bad that is; so the two actions are weighed against each other in the same worlds with the same luck.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, cast

from rodada.engine.chance import Seeded
from rodada.engine.contract import Game, View
from rodada.engine.presenting import Presenting, Tree
from rodada.games import load
from rodada.players.advice.wording import Wording
from rodada.players.search import Budget, Guide, SearchPlayer
from rodada.players.search.descent import Search
from rodada.players.search.explaining import explained
from rodada.players.search.luck import Luck
from rodada.players.thinking import Thinking, view_of

ROLLOUTS: Final = 20
"""How often a position is played on to tell each seat's chances."""


class Question(NamedTuple):
    """A decision that was made: what the seat could know, what it played, and how much thought it is worth."""

    known: Thinking
    played: tuple[int, ...]
    """The action, and those of the same seat that followed before anybody else decided."""
    simulations: int


class Verdict(NamedTuple):
    """What was asked, what was played and what would have been better, in words; the chances to win with each."""

    prompt: Tree
    played: Tree
    better: Tree
    action: int
    """The better one."""
    played_wins: float
    better_wins: float

    @property
    def cost(self) -> float:
        return self.better_wins - self.played_wins


def suspicion(asked: Question) -> float:
    """About how much worse the action was than the search's own: cheap, to find out what is worth a closer look.

    Where the search knows at once what it would play, and it was played, nothing is looked at.
    """
    search = _searched(load(asked.known.game), view_of(asked.known), asked, settled=True)
    best = search.root.favourite().action
    if best == asked.played[0]:
        return 0.0
    better, played = _weighed(search, best, asked.played[0], asked.simulations // 4)
    return better - played


def verdict(asked: Question) -> Verdict:
    """A closer look."""
    game, view = load(asked.known.game), view_of(asked.known)
    search = _searched(game, view, asked)
    found, played = explained(search).candidates[0], asked.played[0]
    wording = Wording(game, view, {played, found.action})
    shows = cast("Presenting", cast("Any", game).presenting)
    better_wins, played_wins = _weighed(search, found.action, played, asked.simulations // 2)
    return Verdict(
        shows.question(view, []).prompt,
        wording.words(asked.played),
        wording.words((found.action, *found.then)),
        found.action,
        played_wins,
        better_wins,
    )


def prospects(known: Thinking) -> list[float]:
    """How likely each seat is to win from a state in which all is known, played on by the search's own habits."""
    game = load(known.game)
    state, guide, luck = view_of(known).table, Guide(game), Luck(Seeded(known.luck))
    rewards = [guide.reward(state.copy(), luck, 0) for _ in range(ROLLOUTS)]
    return [sum(column) / ROLLOUTS for column in zip(*rewards, strict=True)]


def _searched(game: Game[Any], view: View[Any], asked: Question, settled: bool = False) -> Search:
    player = SearchPlayer(game, Budget(asked.simulations), reuse=False)
    return player.search(view, game.sampler(view), Seeded(asked.known.luck), settled)


def _weighed(search: Search, better: int, played: int, worlds: int) -> tuple[float, float]:
    """The viewer's chances to win after two actions, each in the same worlds with the same luck."""
    viewer, both = search.viewer, [search.root.edges[action] for action in (better, played)]
    found = [rewards for _ in range(max(1, worlds)) if (rewards := search.compete(both)) is not None]
    if not found:  # no world allows both, though the viewer may do either
        return both[0].mean(viewer), both[1].mean(viewer)
    wins = [sum(pair[which][viewer] for pair in found) / len(found) for which in (0, 1)]
    return wins[0], wins[1]
