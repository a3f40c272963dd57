"""The player who plays any legal move, each as likely as the others."""

from __future__ import annotations

from random import Random

from treize.match import Match


class Chance:
    """Plays uniformly at random; the same seed plays the same move at the same moment."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, match: Match) -> str:
        """A legal move for whoever's turn it is."""
        luck = Random(f"{self.seed} {len(match.steps)}")  # noqa: S311  # a choice, not a secret
        legal = match.legal()
        return legal[int(luck.random() * len(legal))]
