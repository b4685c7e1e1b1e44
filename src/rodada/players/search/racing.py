"""What a game's fast twin found, as the tree that everybody reads."""

from __future__ import annotations

from typing import Any

from rodada.engine.contract import Race, View
from rodada.players.search.tree import Edge, Node


def grown(view: View[Any], race: Race) -> Node:
    """The decision with all its actions, and below it the line of play alone."""
    seats = view.table.seats
    root = Node(view.viewer, seats)
    root.visits = race.visits
    for action, prior, available, visits, rewards in race.found():
        edge = root.edges[action] = Edge(action, prior, seats)
        edge.available, edge.visits, edge.rewards = available, visits, list(rewards)
        root.rewards = [sum(pair) for pair in zip(root.rewards, rewards, strict=True)]
    above = root.favourite()
    for seat, action in race.line()[1:]:
        node = Node(seat, seats)
        node.visits = above.visits
        edge = node.edges[action] = Edge(action, 1.0, seats)
        edge.visits = above.visits
        above.children[seat, ()] = node
        above = edge
    return root
