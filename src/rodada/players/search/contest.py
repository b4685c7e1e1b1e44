"""At the decision itself the candidates meet the same worlds with the same luck, and drop out as they fall behind.

What one candidate gains on another in the same world tells far more than what either does in worlds of its own. The
one that is judged best before anything is tried defends its place: only who surely does better takes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from rodada.players.search.tree import Edge

FEWEST: Final = 8
"""Worlds before anybody drops out."""
PACE: Final = 1.25
"""How many times as many worlds there are at each look as at the one before."""
BETTER: Final = 2.5
"""Standard errors by which a challenger must be ahead to take the place."""
BEHIND: Final = 1.5
"""Standard errors that are allowed to a challenger before it is given up."""
SLIGHT: Final = 0.002
"""A chance to win too small to be looked for."""
HINT: Final = 1.0
"""Standard errors that are enough where time has run out."""

Rewards = list[float]


class Contest:
    """The candidates that are still in it, the holder first. `everybody`: those that are out of the question, too."""

    def __init__(self, edges: Sequence[Edge], seat: int, everybody: bool) -> None:
        ranked = sorted(edges, key=lambda edge: (-edge.prior, edge.action))
        self.candidates = ranked if everybody else [edge for edge in ranked if edge.prior > 0.0] or ranked
        self.worlds = 0
        self._seat: Final = seat
        self._rewards: Final[dict[int, Rewards]] = {edge.action: [] for edge in self.candidates}
        self._look = FEWEST

    @property
    def settled(self) -> bool:
        return len(self.candidates) == 1

    def tell(self, rewards: Sequence[Sequence[float]]) -> None:
        """What came of each candidate in one more world."""
        for edge, reward in zip(self.candidates, rewards, strict=True):
            self._rewards[edge.action].append(reward[self._seat])
        self.worlds += 1
        if self.worlds >= self._look:
            self._look = max(self.worlds + 1, int(self.worlds * PACE))
            self._compare()

    def best(self) -> Edge:
        """The holder, unless another one seems better."""
        holder, *others = self.candidates
        if self.worlds < 2:
            return holder
        found, ahead = holder, 0.0
        for edge in others:
            gain, error = self._gain(edge, holder)
            if gain > HINT * error and gain > ahead:
                found, ahead = edge, gain
        return found

    def _compare(self) -> None:
        """Somebody may take the place; whoever cannot any more drops out."""
        holder, *others = self.candidates
        gains = {edge.action: self._gain(edge, holder) for edge in others}
        surely = [edge for edge in others if gains[edge.action][0] > max(BETTER * gains[edge.action][1], SLIGHT)]
        if surely:
            holder = max(surely, key=lambda edge: gains[edge.action][0])
            others = [edge for edge in self.candidates if edge is not holder]
            gains = {edge.action: self._gain(edge, holder) for edge in others}
        self.candidates = [holder]
        for edge in others:
            gain, error = gains[edge.action]
            if gain + BEHIND * error > SLIGHT:
                self.candidates.append(edge)

    def _gain(self, edge: Edge, other: Edge) -> tuple[float, float]:
        """By how much one did better than another in the same worlds, and the standard error of that."""
        differences = [a - b for a, b in zip(self._rewards[edge.action], self._rewards[other.action], strict=True)]
        count = len(differences)
        mean = sum(differences) / count
        squares = sum([difference * difference for difference in differences])
        return mean, sqrt(max(0.0, squares / count - mean * mean) / (count - 1))
