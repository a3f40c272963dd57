"""Opponents for people, from friendly to formidable: the same search, with human weaknesses.

A weaker one looks at fewer possible worlds, forgets the cards that are gone, and now and then
plays a move that looked nearly as good as the best; it never plays one that looked bad.
"""

from __future__ import annotations

from typing import NamedTuple

from treize.bots.search import Search


class Level(NamedTuple):
    """How well somebody plays."""

    simulations: int
    memory: bool  # whether cards are remembered that all saw and that now lie face down
    whim: float  # how much of a win may be lost by a move that is played all the same


STRENGTH = {
    "easy": Level(40, False, 0.03),
    "normal": Level(200, False, 0.01),
    "hard": Level(1_000, True, 0.002),
    "expert": Level(4_000, True, 0.0),
}


def level(name: str, game: str, seed: str) -> Search:
    """An opponent of a level."""
    simulations, memory, whim = STRENGTH[name]
    return Search(game, seed, simulations=simulations, memory=memory, whim=whim)
