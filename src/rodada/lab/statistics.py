"""Intervals: how sure a number is that was counted in so many games. All at 95 %."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple

NORMAL_95: Final = 1.959963984540054
"""19 of 20 values of a normal distribution lie within so many standard deviations."""


class Estimate(NamedTuple):
    """A number with the interval in which the true one lies in 19 of 20 simulations; None where nothing can be said."""

    value: float
    low: float | None
    high: float | None


def share(part: float, whole: float) -> Estimate:
    """Wilson's interval of a share: sound for small numbers and for shares near 0 and 1.

    A shared victory counts in part, which makes the true interval narrower than this one, never wider.
    """
    if whole == 0:
        return Estimate(0.0, None, None)
    p, z2 = part / whole, NORMAL_95**2
    middle = (p + z2 / (2 * whole)) / (1 + z2 / whole)
    half = NORMAL_95 * sqrt(p * (1 - p) / whole + z2 / (4 * whole**2)) / (1 + z2 / whole)
    return Estimate(p, max(0.0, middle - half), min(1.0, middle + half))


MIRRORED: Final = 2.0
"""Grouping is believed to make games worth as many more at most: few groups may agree by chance."""


def share_in_groups(groups: Iterable[Sequence[float]]) -> Estimate:
    """A share of what was counted in groups, each a part and a whole, whose members depend on each other.

    Wilson's interval for as many independent ones as would tell as much as these groups do.
    """
    sums = list(groups)
    part, whole = sum(group[0] for group in sums), sum(group[1] for group in sums)
    if not whole:
        return Estimate(0.0, None, None)
    p, count = part / whole, len(sums)
    worth = float(count)
    if count > 1 and 0.0 < p < 1.0:
        spread = sum([(group[0] - p * group[1]) ** 2 for group in sums]) * count / (count - 1)
        most = MIRRORED * whole
        worth = max(worth, min(most, p * (1 - p) * whole**2 / spread if spread else most))
    return share(p * worth, worth)._replace(value=p)


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
