"""The gentlest opponent: a rule of thumb, and the slips of somebody who has just learnt the game.

It never looks ahead, so it answers at once, compiled or not.  Often it plays a move that looks
good and is not the best, and never one that anybody can see is bad.
"""

from __future__ import annotations

import numpy as np

from treize.bots.slips import slipped
from treize.engine.table import Moves, Table, rule
from treize.engine.verbs import rate
from treize.games import game_named
from treize.match.observation import Observation

CLEARLY = 1.5  # lapses below the best a move is seen to be bad


class Beginner:
    """Plays what its rule of thumb rates highly; the same seed plays the same on what it sees."""

    def __init__(self, game: str, seed: str) -> None:
        self.seed = seed
        self.lapse = game_named(game).LAPSE

    def choose(self, seen: Observation) -> str:
        """A move that looks good; the better, the likelier."""
        moves = np.array(seen.legal_numbers(), np.int16)
        luck = np.uint64(seen.luck(self.seed))
        return seen.rules.MOVES[choose_by_thumb(seen.states[0], moves, self.lapse, luck)]


@rule
def choose_by_thumb(state: Table, moves: Moves, lapse: float, luck: np.uint64) -> int:
    """One of the legal moves that looks good."""
    rates = np.zeros(len(moves))
    for place in range(len(moves)):
        rates[place] = rate(state, moves[place])
    return int(moves[slipped(rates, lapse, CLEARLY * lapse, luck)])
