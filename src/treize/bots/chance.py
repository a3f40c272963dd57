"""The player who plays any legal move, each as likely as the others."""

from __future__ import annotations

from treize.match.observation import Observation


class Chance:
    """Plays at random; the same seed plays the same move when it sees the same."""

    def __init__(self, game: str, seed: str) -> None:
        self.seed = seed

    def choose(self, seen: Observation) -> str:
        """One of the legal moves."""
        moves = seen.legal_numbers()
        return seen.rules.MOVES[moves[seen.luck(self.seed) % len(moves)]]
