"""Opponents for people, from friendly to formidable: the same search, with human weaknesses.

A weaker one looks at fewer possible worlds, forgets the cards that are gone, and now and then
plays a move that looked nearly as good as the best; it never plays one that looked bad.
"""

from __future__ import annotations

from typing import NamedTuple

from treize.bots.search import Search
from treize.games import game_named


class Level(NamedTuple):
    """How well somebody plays."""

    simulations: int
    memory: bool  # whether cards are remembered that all saw and that now lie face down
    slips: float  # how much worse than the best a move may look and be played all the same


STRENGTH = {
    "easy": Level(80, False, 4),
    "normal": Level(250, False, 2),
    "hard": Level(1_000, True, 1),
    "expert": Level(4_000, True, 0),
}


def level(name: str, game: str, seed: str) -> Search:
    """An opponent of a level."""
    simulations, memory, slips = STRENGTH[name]
    whim = slips * game_named(game).SLIP
    return Search(game, seed, simulations=simulations, memory=memory, whim=whim)
