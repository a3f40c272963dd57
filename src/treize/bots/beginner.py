"""The gentlest opponent: a rule of thumb, and the slips of somebody who has just learnt the game.

It never looks ahead, so it answers at once, compiled or not.  Often it plays a move that looks
good and is not the best, and never one that anybody can see is bad.
"""

from __future__ import annotations

from treize.bots.slips import slipped
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
        state, moves = seen.states[0], seen.legal_numbers()
        rates = [float(rate(state, move)) for move in moves]
        place = slipped(rates, self.lapse, CLEARLY * self.lapse, seen.luck(self.seed))
        return seen.rules.MOVES[moves[place]]
