"""A small network that corrects what a game itself says: which actions are promising, and who is likely to win.

What a view tells goes in as numbers; two layers are shared by both answers, and each answer has one of its own. An
answer is by what factor a game's own numbers are too small, as a logarithm: a network of zeros changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rodada.engine.errors import Refused

try:
    import numpy as np
except ImportError as error:
    raise Refused("lab-extra-missing", package="numpy") from error

if TYPE_CHECKING:
    import numpy.typing as npt

    Floats = npt.NDArray[np.float32]

LAYERS: Final = ("first", "second", "policy", "value")
LIMIT: Final = 4.0
"""The logarithm of the largest correction: nothing becomes certain or beyond hope."""


class Shape(NamedTuple):
    """What it is made for: the sizes of a game's vector and numbering, its seats; and how wide its layers are."""

    inputs: int
    actions: int
    seats: int
    width: int

    def of(self, layer: str) -> tuple[int, int]:
        """Rows and columns: a row for each number that goes in, and one for what is added in any case."""
        goes_in = self.inputs if layer == "first" else self.width
        return goes_in + 1, {"policy": self.actions, "value": self.seats}.get(layer, self.width)


class Network:
    """Weights by layer; `about` is what it was made for, as JSON: the game, its rules and its options."""

    def __init__(self, shape: Shape, about: dict[str, Any], layers: dict[str, Floats]) -> None:
        self.shape: Final = shape
        self.about: Final = about
        self.layers: Final = layers

    def priors(self, vector: Any, numbers: Sequence[int], own: Sequence[float]) -> list[float]:
        """How promising each of these actions is, where the game itself says `own`; together 1."""
        layer = self.layers["policy"][:, numbers]
        return corrected(own, (self._inner(vector) @ layer[:-1] + layer[-1]).tolist())

    def chances(self, vector: Any, own: Sequence[float]) -> list[float]:
        """How likely each seat is to win, from the viewer's on; together 1."""
        layer = self.layers["value"]
        return corrected(own, (self._inner(vector) @ layer[:-1] + layer[-1]).tolist())

    def _inner(self, vector: Any) -> Floats:
        """What both answers are made of. Most numbers of a vector are zero."""
        seen = np.frombuffer(vector, np.int16)
        there = np.flatnonzero(seen)
        first, second = self.layers["first"], self.layers["second"]
        inner: Floats = np.maximum(seen[there].astype(np.float32) @ first[there] + first[-1], 0)
        both: Floats = np.maximum(inner @ second[:-1] + second[-1], 0)
        return both


def corrected(own: Sequence[float], corrections: Sequence[float]) -> list[float]:
    """Shares, each multiplied by its factor; together 1 again."""
    pairs = zip(own, corrections, strict=True)
    parts = [share * exp(max(-LIMIT, min(LIMIT, correction))) for share, correction in pairs]
    total = sum(parts)
    return [part / total for part in parts]


def fresh(shape: Shape, about: dict[str, Any], seed: int) -> Network:
    """A network that has learned nothing, and corrects nothing."""
    luck = np.random.default_rng(seed)
    layers = {}
    for name in LAYERS:
        rows, columns = shape.of(name)
        layer = np.zeros((rows, columns), np.float32)
        if name in ("first", "second"):
            layer[:-1] = luck.normal(0, (2 / rows) ** 0.5, (rows - 1, columns))
        layers[name] = layer
    return Network(shape, about, layers)
