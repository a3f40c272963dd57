"""How bots slip: now and then a move is played that looked nearly as good as the best."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from treize.engine.reals import exp
from treize.engine.table import rule

HALVED = 0.5**64  # luck has 64 bits


@rule
def slipped(worths: npt.NDArray[np.float64], slip: float, most: float, luck: np.uint64) -> int:
    """The place of one that is less than `most` below the best; the nearer, the likelier."""
    weights = np.zeros(len(worths))
    best, total, last = worths[0], 0.0, 0
    for worth in worths:
        best = max(best, worth)
    for place in range(len(worths)):
        below = best - worths[place]
        if below < most:
            total += exp(-below / slip)
            last = place
        weights[place] = total
    goal = float(luck) * HALVED * total
    for place in range(last):
        if weights[place] > goal:
            return place
    return last
