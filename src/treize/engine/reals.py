"""exp and log by + - * / alone, so that every machine and every browser gets the same bits.

Libraries differ in the last bits of theirs, and a search that meets another bit may play another
move.  Both are right to 14 digits.
"""

from __future__ import annotations

from math import factorial

import numpy as np

from treize.engine.table import rule

LN_2 = 0.6931471805599453
STEPS = 16  # between 1 and 2, where logarithms are known
LEAST = -700.0  # below it exp is nothing


def _log(number: float) -> float:
    """The logarithm of a number between 1 and 2, by a series."""
    ratio = (number - 1.0) / (number + 1.0)
    terms, power = [], ratio
    for n in range(1, 60, 2):
        terms.append(power / n)
        power *= ratio * ratio
    return 2.0 * sum(reversed(terms))


LOGS = np.array([_log(1.0 + step / STEPS) for step in range(STEPS)])
POWERS = np.array([0.5**n for n in range(32)])
SERIES = tuple(1.0 / factorial(n) for n in range(14))  # of exp


@rule
def exp(x: float) -> float:
    """E to the power of x, which is 0 or less: halved so often, the rest by a series."""
    if x < LEAST:
        return 0.0
    halved = int(0.5 - x / LN_2)
    x += halved * LN_2
    whole = SERIES[-1]
    for i in range(len(SERIES) - 2, -1, -1):
        whole = SERIES[i] + x * whole
    while halved >= 32:
        whole *= 0.5**32
        halved -= 32
    return float(whole * POWERS[halved])


@rule
def log(x: float) -> float:
    """The natural logarithm of x, which is 1 or more: halved so often, the rest by a series."""
    halved = 0
    while x >= 256.0:
        x *= 0.00390625
        halved += 8
    if x >= 16.0:
        x *= 0.0625
        halved += 4
    if x >= 4.0:
        x *= 0.25
        halved += 2
    if x >= 2.0:
        x *= 0.5
        halved += 1
    step = int((x - 1.0) * STEPS)
    near = 1.0 + step / STEPS
    ratio = (x - near) / (x + near)
    square = ratio * ratio
    rest = 1.0 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square * (1 / 9))))
    return float(halved * LN_2 + LOGS[step] + 2.0 * ratio * rest)
