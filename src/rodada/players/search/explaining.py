"""Why a search would play what it would play, as data."""

from __future__ import annotations

from typing import Any, NamedTuple

from rodada.engine.contract import Game, Random, Sampler, View
from rodada.players.search.descent import Search
from rodada.players.search.player import Budget, SearchPlayer
from rodada.players.search.tree import Edge, Node


class Candidate(NamedTuple):
    """An action that was considered: the parts of all simulations that took it and of those that it then won."""

    action: int
    visits: int
    share: float
    wins: float
    """The viewer's share of victories, or chances to win, after this action."""
    then: tuple[int, ...] = ()
    """What the viewer would do next, as long as nobody else decides in between."""


class Step(NamedTuple):
    """A move of the line of play. What another seat plays unseen is a guess."""

    seat: int
    action: int


class Explanation(NamedTuple):
    """What a search found: the candidates, the best first and the others by visits; each seat's chances, and how play
    would go on."""

    viewer: int
    simulations: int
    """With those of an earlier decision that the tree was kept from."""
    candidates: list[Candidate]
    chances: list[float]
    line: list[Step]

    @property
    def best(self) -> int:
        return self.candidates[0].action


def explain(
    game: Game[Any],
    view: View[Any],
    sampler: Sampler[Any],
    random: Random,
    budget: Budget,
    belief: bool = True,
    far: bool = False,
) -> Explanation:
    """What the viewer, who is on the move, might play, and why."""
    return explained(SearchPlayer(game, budget, belief=belief, far=far).search(view, sampler, random))


def explained(search: Search) -> Explanation:
    """What a finished search found."""
    root, viewer = search.root, search.viewer
    visits = root.visits
    best = root.favourite()
    edges = sorted(
        root.edges.values(), key=lambda edge: (edge is not best, -edge.visits, -edge.mean(viewer), edge.action)
    )
    return Explanation(
        viewer,
        visits,
        [
            Candidate(edge.action, edge.visits, edge.visits / visits, edge.mean(viewer), _then(edge, viewer))
            for edge in edges
        ],
        [reward / visits for reward in root.rewards],
        _line(root),
    )


def _then(edge: Edge, viewer: int) -> tuple[int, ...]:
    """The most visited way on through decisions of the viewer alone."""
    actions: list[int] = []
    while (node := _usual(edge)) is not None and node.seat == viewer and node.visits > 1:
        edge = node.favourite()
        actions.append(edge.action)
    return tuple(actions)


def _usual(edge: Edge) -> Node | None:
    return max(edge.children.values(), key=lambda child: child.visits, default=None)


def _line(node: Node | None) -> list[Step]:
    """The most visited way through the tree, as far as it was gone more than once."""
    steps = []
    while node is not None and node.visits > 1:
        edge = node.favourite()
        steps.append(Step(node.seat, edge.action))
        node = _usual(edge)
    return steps
