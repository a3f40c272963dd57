"""What a search makes of its trees: what each move is worth, and in which order they stand."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from treize.bots.tree import NO_CHILD, ROOT, Tree
from treize.engine.table import Moves, rule

Weighed = npt.NDArray[np.float64]  # [place, of WORTH, ERROR, POINTS, VISITS]
WORTH, ERROR, POINTS, VISITS = range(4)
COLUMNS = 4


@rule
def add_up(tree: Tree, moves: Moves, seat: int, weighed: Weighed) -> None:
    """Add what a tree holds of each move; squares stand where the error will be."""
    for place in range(len(moves)):
        node = tree.children[ROOT, moves[place]]
        if node != NO_CHILD:
            weighed[place, WORTH] += tree.worth[node, seat]
            weighed[place, ERROR] += tree.squares[node]
            weighed[place, POINTS] += tree.points[node]
            weighed[place, VISITS] += tree.visits[node]


@rule
def weigh(weighed: Weighed) -> None:
    """Turn the sums of each move into what one may expect of it, and how sure that is."""
    for place in range(len(weighed)):
        visits = weighed[place, VISITS]
        if visits == 0:
            weighed[place, ERROR] = 1.0
            continue
        worth = weighed[place, WORTH] / visits
        spread = weighed[place, ERROR] / visits - worth * worth
        weighed[place, WORTH] = worth
        weighed[place, ERROR] = np.sqrt(max(spread, 0.25 / visits) / visits)
        weighed[place, POINTS] /= visits


@rule
def comes_before(weighed: Weighed, most: float, one: int, other: int) -> bool:
    """Whether a move stands before another: looked into half as often as any, and worth more."""
    is_thin, other_is = 2 * weighed[one, VISITS] < most, 2 * weighed[other, VISITS] < most
    if is_thin != other_is:
        return bool(other_is)
    return bool(weighed[one, WORTH] > weighed[other, WORTH])


@rule
def put_in_order(weighed: Weighed, order: Moves) -> None:
    """Write down the places of the moves, the best first; those alike stay as they were."""
    most = 0.0
    for place in range(len(weighed)):
        most = max(most, weighed[place, VISITS])
    for place in range(len(order)):
        at = place
        while at > 0 and comes_before(weighed, most, place, order[at - 1]):
            order[at] = order[at - 1]
            at -= 1
        order[at] = place
