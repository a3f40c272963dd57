"""What speaks for a move, as compiled rules write it down: rows of a code and its facts."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from treize.engine.facts import Fact
from treize.engine.table import Cards, rule

Merits = npt.NDArray[np.int16]  # [merit, 1 + facts], the weightiest first
Choices = npt.NDArray[np.int64]  # the legal moves, as wide as rules take them

# In any game: there is no other move; nothing but the search speaks for it; what follows for sure.
ANYWHERE: dict[str, tuple[Fact, ...]] = {
    "only": (), "best": (),
    "out": (), "no-token": (), "again": (), "takes-nothing": (), "takes-fewest": (Fact("number"),),
}  # fmt: skip
ONLY, BEST, OUT, NO_TOKEN, AGAIN, TAKES_NOTHING, TAKES_FEWEST = range(len(ANYWHERE))
OWN = len(ANYWHERE)  # the code of the first that a game declares
NONE = -1  # instead of a code


@rule
def add_usual(rows: Merits, number: int, usual: Merits, but: int) -> int:
    """Write down after others what speaks for a move in any game, but for one, and none twice."""
    for place in range(len(usual)):
        is_new = usual[place, 0] != but
        for other in range(number):
            is_new = is_new and rows[other, 0] != usual[place, 0]
        if is_new:
            for column in range(rows.shape[1]):
                rows[number, column] = usual[place, column]
            number += 1
    return number


@rule
def is_highest(hand: Cards, value: npt.NDArray[np.int64], card: int) -> bool:
    """Whether a card is worth more than every other kind in hand, and there is another."""
    others = 0
    for kind in range(len(hand)):
        if hand[kind] > 0 and kind != card:
            others += 1
            if value[kind] >= value[card]:
                return False
    return others > 0
