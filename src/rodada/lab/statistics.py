"""Intervals: how sure a number is that was counted in so many games. All at 95 %."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

NORMAL_95: Final = 1.959963984540054
"""19 of 20 values of a normal distribution lie within so many standard deviations."""


class Estimate(NamedTuple):
    """A number with the interval in which the true one lies in 19 of 20 simulations; None where nothing can be said."""

    value: float
    low: float | None
    high: float | None


def share(part: float, whole: int) -> Estimate:
    """Wilson's interval of a share: sound for small numbers and for shares near 0 and 1.

    A shared victory counts in part, which makes the true interval narrower than this one, never wider.
    """
    if whole == 0:
        return Estimate(0.0, None, None)
    p, z2 = part / whole, NORMAL_95**2
    middle = (p + z2 / (2 * whole)) / (1 + z2 / whole)
    half = NORMAL_95 * sqrt(p * (1 - p) / whole + z2 / (4 * whole**2)) / (1 + z2 / whole)
    return Estimate(p, max(0.0, middle - half), min(1.0, middle + half))


def mean(total: float, squares: float, count: int) -> Estimate:
    """The normal interval of a mean, from the sum of `count` numbers and the sum of their squares."""
    if count == 0:
        return Estimate(0.0, None, None)
    value = total / count
    if count == 1:
        return Estimate(value, None, None)
    deviation = sqrt(max(0.0, (squares - total * total / count) / (count - 1)))
    half = NORMAL_95 * deviation / sqrt(count)
    return Estimate(value, value - half, value + half)
