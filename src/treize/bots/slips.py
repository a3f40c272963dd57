"""How bots slip: now and then a move is played that looked nearly as good as the best."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np


def slipped(worths: Sequence[float], slip: float, most: float, luck: int) -> int:
    """The place of one that is less than `most` below the best; the nearer, the likelier."""
    below = max(worths) - np.array(worths)
    weights = np.cumsum(np.where(below < most, np.exp(-below / slip), 0.0))
    return int(np.searchsorted(weights, luck / 2**64 * weights[-1], side="right"))
