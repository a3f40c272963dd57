"""The player who plays any legal move, each as likely as the others."""

from __future__ import annotations

from typing import Any

from treize.bots.seen import legal_moves, luck_for, name_of


class Chance:
    """Plays at random; the same seed plays the same move when it sees the same."""

    def __init__(self, game: str, seed: str) -> None:
        self.seed = seed

    def choose(self, seen: Any) -> str:
        """One of the legal moves."""
        moves = legal_moves(seen)
        return name_of(seen, moves[luck_for(self.seed, seen) % len(moves)])
