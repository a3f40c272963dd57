"""How sure an average is: 95 % intervals by Student's t, also for a handful of deals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, pi, sin, sqrt, tan
from statistics import fmean, stdev
from typing import NamedTuple

SURE = 0.95
MANY = 5_000  # degrees of freedom: beyond it changes by less than a thousandth


class Estimate(NamedTuple):
    """An average, and how far the truth may lie from it; one deal alone can't tell how far."""

    mean: float
    margin: float | None


def estimate(values: Sequence[float]) -> Estimate:
    """The average of independent values with its 95 % margin."""
    number = len(values)
    if number < 2:
        return Estimate(fmean(values), None)
    return Estimate(fmean(values), quantile(number - 1) * stdev(values) / sqrt(number))


@cache
def quantile(freedom: int) -> float:
    """How many standard errors hold 95 % on both sides, for so many degrees of freedom."""
    freedom = min(freedom, MANY)
    low, high = 0.0, pi / 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _inside(middle, freedom) < SURE else (low, middle)
    return sqrt(freedom) * tan(low)


def _inside(angle: float, freedom: int) -> float:
    """How much of Student's t lies within ±√freedom·tan(angle): a finite sum of cosines.

    Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.3 and 26.7.4.
    """
    is_odd = freedom % 2 == 1
    term, total = (cos(angle), 0.0) if is_odd else (1.0, 0.0)
    for power in range(1 + is_odd, freedom, 2):
        total += term
        term *= cos(angle) ** 2 * power / (power + 1)
    share = sin(angle) * total
    return (angle + share) * 2 / pi if is_odd else share
