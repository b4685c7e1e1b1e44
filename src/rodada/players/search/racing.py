"""A search that a game's fast twin carries out: the same contest, in its worlds and with its rollouts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rodada.engine.contract import Race, View
from rodada.players.search.tree import Edge, Node


class RacingSearch:
    """One decision of the viewer, put before the twin."""

    def __init__(self, view: View[Any], race: Race) -> None:
        self.viewer: Final = view.viewer
        self._seats: Final = view.table.seats
        self._race: Final = race

    def candidates(self) -> list[Edge]:
        """What the viewer can do."""
        return [Edge(action, prior, self._seats) for action, prior, *_ in self._race.found()]

    def compete(self, candidates: Sequence[Edge]) -> Sequence[Sequence[float]] | None:
        """Every candidate in the same world with the same luck, or None where one of them cannot be played in it."""
        return self._race.compete([edge.action for edge in candidates])

    def simulate(self) -> None:
        self._race.run(1)

    def grown(self, chosen: Edge | None) -> Node:
        """What it found as the tree that everybody reads: the decision with all its actions, and below it the line of
        play alone."""
        race, seats = self._race, self._seats
        root = Node(self.viewer, seats)
        root.visits = race.visits
        for action, prior, available, visits, rewards in race.found():
            edge = root.edges[action] = Edge(action, prior, seats)
            edge.available, edge.visits, edge.rewards = available, visits, list(rewards)
            root.rewards = [sum(pair) for pair in zip(root.rewards, rewards, strict=True)]
        if chosen is not None:
            root.chosen = root.edges[chosen.action]
        above = root.favourite()
        for seat, action in race.line(above.action):
            node = Node(seat, seats)
            node.visits = above.visits
            edge = node.edges[action] = Edge(action, 1.0, seats)
            edge.visits = above.visits
            above.children[seat, ()] = node
            above = edge
        return root
