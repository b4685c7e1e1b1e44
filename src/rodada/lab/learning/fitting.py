"""A network is fitted to lessons. This alone needs torch, and only whoever trains needs this.

Lessons of one game in so many are kept apart and never learned from: the losses of all others would go down by learning
games by heart.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np

from rodada.engine.errors import Refused
from rodada.lab.learning.lessons import Lessons, Numbers
from rodada.players.network.network import LAYERS, LIMIT, Network

APART: Final = 10
"""One game in so many."""
BATCH: Final = 256
RATE: Final = 2e-3
DECAY: Final = 0.02
LEAST_SPREAD: Final = 0.1
"""Numbers of a vector are told in units of how much they differ, but of no less than this."""
LEAST: Final = 1e-6
TORCH: Final = "2.13"


class Losses(NamedTuple):
    """Cross-entropies of games kept apart, by the game's own word and as corrected: the less, the better foretold."""

    policy_own: float
    policy: float
    value_own: float
    value: float

    @property
    def total(self) -> float:
        return self.policy + self.value


class Epoch(NamedTuple):
    """What has been learned so far."""

    losses: Losses
    network: Network

    @property
    def games(self) -> int:
        """One step of the bar."""
        return 1


def torch_there() -> Any:
    try:
        import torch
    except ImportError as error:
        raise Refused("train-torch-missing", version=TORCH) from error
    return torch


def fit(start: Network, lessons: Lessons, epochs: int, seed: int) -> Iterator[Epoch]:
    """The network as it was, and after each time through the lessons."""
    torch = torch_there()
    torch.set_num_threads(1)
    torch.use_deterministic_algorithms(True)
    apart = lessons.game % APART == 0
    learned, kept = np.flatnonzero(~apart), np.flatnonzero(apart)
    if not len(learned) or not len(kept):
        raise Refused("train-too-few", fewest=APART + 1)
    fitted = _Fitted(torch, start, lessons)
    batches = -(-len(learned) // BATCH)
    optimiser = torch.optim.AdamW(fitted.layers.values(), lr=RATE, weight_decay=DECAY)
    rate = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=epochs * batches + 1)
    luck = np.random.default_rng(seed)
    yield Epoch(fitted.measured(kept), start)
    for _ in range(epochs):
        for rows in np.array_split(luck.permutation(learned), batches):
            policy, value = fitted.losses(np.sort(rows))
            optimiser.zero_grad()
            (policy + value).backward()
            optimiser.step()
            rate.step()
        yield Epoch(fitted.measured(kept), fitted.network())


class _Fitted:
    """Weights under way, for vectors told in units of their spread."""

    def __init__(self, torch: Any, start: Network, lessons: Lessons) -> None:
        self._torch: Final = torch
        self._start: Final = start
        self._lessons: Final = lessons
        spread = np.maximum(np.concatenate([lessons.seen, lessons.opened]).std(0, dtype=np.float64), LEAST_SPREAD)
        self._units: Final = np.append(spread, 1).astype(np.float32)[:, None]
        self.layers: Final[dict[str, Any]] = {}
        for name in LAYERS:
            layer = start.layers[name] * (self._units if name == "first" else 1)
            self.layers[name] = torch.from_numpy(layer.astype(np.float32)).requires_grad_()

    def network(self) -> Network:
        layers = {name: layer.detach().numpy().copy() for name, layer in self.layers.items()}
        layers["first"] /= self._units
        return Network(self._start.shape, self._start.about, layers)

    def losses(self, rows: Numbers) -> tuple[Any, Any]:
        """Of the policy, where the teacher thought, and of the value."""
        lessons = self._lessons
        tried, won = self._of(lessons.tried[rows]), self._of(lessons.won[rows])
        policy = self._corrected(lessons.priors[rows], self._answer("policy", lessons.seen[rows]))
        policy = policy.masked_fill(~self._torch.from_numpy(lessons.legal[rows]), -1e9)
        value = self._corrected(lessons.foreseen[rows], self._answer("value", lessons.opened[rows]))
        return self._entropy(tried, policy), self._entropy(won, value)

    def measured(self, rows: Numbers) -> Losses:
        lessons, torch = self._lessons, self._torch
        with torch.no_grad():
            policy, value = self.losses(rows)
            own = [
                self._entropy(self._of(lessons.tried[rows]), self._corrected(lessons.priors[rows], 0)),
                self._entropy(self._of(lessons.won[rows]), self._corrected(lessons.foreseen[rows], 0)),
            ]
        return Losses(float(own[0]), float(policy), float(own[1]), float(value))

    def _of(self, column: Numbers) -> Any:
        return self._torch.from_numpy(column.astype(np.float32))

    def _answer(self, name: str, vectors: Numbers) -> Any:
        torch, layers = self._torch, self.layers
        inner = self._of(vectors / self._units[:-1, 0])
        for layer in ("first", "second"):
            inner = torch.relu(inner @ layers[layer][:-1] + layers[layer][-1])
        return (inner @ layers[name][:-1] + layers[name][-1]).clamp(-LIMIT, LIMIT)

    def _corrected(self, own: Numbers, corrections: Any) -> Any:
        """Logarithms of shares."""
        scores = self._of(own).clamp(min=LEAST).log() + corrections
        return scores.log_softmax(1)

    def _entropy(self, shares: Any, logarithms: Any) -> Any:
        """Per row that has any share at all."""
        total = -(shares * logarithms.clamp(min=-100)).sum()
        return total / shares.sum().clamp(min=1)
