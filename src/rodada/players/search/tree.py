"""What a search has found out: nodes are what the searcher can tell apart, edges the actions taken there.

An action of another seat that the searcher cannot see in full (which card was hidden) is an edge of its own, but all
that look alike lead to the same node. Chance is not branched: a node averages over its dice and draws, so the actions
of a node differ from one world to the next, and each edge counts how often it was available.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from rodada.engine.events import Seen

Key = tuple[int, tuple[Seen, ...]]
"""Who decides next, and what the searcher was told of the action before."""

CURIOSITY: Final = 0.5
"""How much a promising or seldom tried action is preferred to one that has done well, in chances to win."""


class Edge:
    """An action at a node: how often it could be and was taken, and the sum of each seat's rewards after it."""

    __slots__ = ("action", "available", "children", "prior", "rewards", "visits")

    def __init__(self, action: int, prior: float, seats: int) -> None:
        self.action: Final = action
        self.prior: Final = prior
        self.available = 0
        self.visits = 0
        self.rewards = [0.0] * seats
        self.children: dict[Key, Node] = {}

    def mean(self, seat: int) -> float:
        return self.rewards[seat] / self.visits if self.visits else 0.0


class Node:
    """A decision of `seat`, as far as the searcher can tell it from others.

    `fingerprint` is the digest of the searcher's view where it is the one to decide and no chance lies in between.
    `chosen` is the edge that a contest ended with, at the decision itself.
    """

    __slots__ = ("chosen", "edges", "fingerprint", "rewards", "seat", "visits")

    def __init__(self, seat: int, seats: int, fingerprint: str = "") -> None:
        self.seat: Final = seat
        self.fingerprint: Final = fingerprint
        self.visits = 0
        self.rewards = [0.0] * seats
        self.edges: dict[int, Edge] = {}
        self.chosen: Edge | None = None

    def strange(self, actions: Sequence[int]) -> bool:
        """Whether an action has never been seen here."""
        edges = self.edges
        return not all(map(edges.__contains__, actions))

    def add(self, actions: Sequence[int], priors: Sequence[float]) -> None:
        """Edges for the actions that have none."""
        seats = len(self.rewards)
        for action, prior in zip(actions, priors, strict=True):
            if action not in self.edges:
                self.edges[action] = Edge(action, prior, seats)

    def choose(self, actions: Sequence[int]) -> Edge:
        """The available edge that promises most to the seat, or has been tried too seldom for what it promises."""
        edges, seat = self.edges, self.seat
        offered = [edges[action] for action in actions]
        expected = self.rewards[seat] / self.visits if self.visits else 0.0
        weight = CURIOSITY / (sum([edge.prior for edge in offered]) or 1.0)
        best, chosen = -1.0, offered[0]
        for edge in offered:
            edge.available += 1
            if not edge.prior:  # out of the question, but for want of anything else
                continue
            visits = edge.visits
            value = edge.rewards[seat] / visits if visits else expected
            value += weight * edge.prior * sqrt(edge.available) / (1 + visits)
            if value > best:
                best, chosen = value, edge
        return chosen

    def favourite(self) -> Edge:
        """The edge that won the contest, or was taken most often; among equals the one that did best."""
        if self.chosen is not None:
            return self.chosen
        seat = self.seat
        return max(self.edges.values(), key=lambda edge: (edge.visits, edge.mean(seat), -edge.action))

    def descendant(self, fingerprint: str) -> Node | None:
        """The node below that is this very view."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            for edge in node.edges.values():
                for child in edge.children.values():
                    if child.fingerprint == fingerprint:
                        return child
                    waiting.append(child)
        return None
