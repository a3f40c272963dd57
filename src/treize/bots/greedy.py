"""Players with a rule of thumb: each move has a rate, and the best is played.

The rules of thumb are the games' own (`thumb.py` in their folders): the tips of the rulebooks and
what one learns in a few evenings.
"""

from __future__ import annotations

import numpy as np

from treize.engine import verbs
from treize.engine.table import Moves, Table, rule
from treize.engine.verbs import rate
from treize.match.observation import Observation


class Greedy:
    """Plays the move with the best rate; among equals, luck decides."""

    def __init__(self, game: str, seed: str) -> None:
        self.seed = seed

    def choose(self, seen: Observation) -> str:
        """The best move by the game's rule of thumb."""
        state = seen.states[0]
        rates = {move: float(rate(state, move)) for move in seen.legal_numbers()}
        best = [move for move, worth in rates.items() if worth == max(rates.values())]
        return seen.rules.MOVES[best[seen.luck(self.seed) % len(best)]]


@rule
def greedy_move(state: Table, moves: Moves) -> int:
    """The best legal move by the rule of thumb, the first of equals."""
    return best_of(state, moves, verbs.legal(state, moves))


@rule
def best_of(state: Table, moves: Moves, number: int) -> int:
    """The best of some moves by the rule of thumb, the first of equals."""
    best, best_rate = 0, -np.inf
    for i in range(number):
        worth = rate(state, moves[i])
        if worth > best_rate:
            best, best_rate = i, worth
    return int(moves[best])
