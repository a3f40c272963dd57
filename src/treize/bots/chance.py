"""The player who plays any legal move, each as likely as the others."""

from __future__ import annotations

from random import Random

from treize.match import Match


class Chance:
    """Plays uniformly at random, by luck of its own."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)  # noqa: S311  # a choice, not a secret

    def choose(self, match: Match) -> str:
        """A legal move for whoever's turn it is."""
        legal = match.legal()
        return legal[int(self._random.random() * len(legal))]
