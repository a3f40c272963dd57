"""Opponents for people, from friendly to formidable: the same search, with human weaknesses.

A weaker one looks at fewer possible worlds, forgets the cards that are gone, and now and then
plays a move that looked nearly as good as the best; it never plays one that looked bad.  A beginner
does not search at all where the game has a rule of thumb.
"""

from __future__ import annotations

from typing import NamedTuple

from treize.bots import Level, Player
from treize.bots.beginner import Beginner
from treize.bots.search import Search
from treize.games import game_named
from treize.networks.loaded import LoadedNetwork, shipped


class Strength(NamedTuple):
    """How well somebody plays."""

    simulations: int
    memory: bool  # whether cards are remembered that all saw and that now lie face down
    slips: float  # how much worse than the best a move may look and be played all the same


STRENGTH: dict[Level, Strength] = {
    "beginner": Strength(40, False, 8),
    "easy": Strength(80, False, 4),
    "normal": Strength(250, False, 2),
    "hard": Strength(1_000, True, 1),
    "expert": Strength(4_000, True, 0),
}

LEARNED: Level = "expert"  # who asks the network of a game that has one


def level(name: Level, game: str, seed: str) -> Player:
    """An opponent of a level."""
    if name == "beginner" and game_named(game).find("rate"):
        return Beginner(game, seed)
    return search(name, game, seed, shipped(game) if name == LEARNED else None)


def search(name: Level, game: str, seed: str, network: LoadedNetwork | None = None) -> Search:
    """The search of a level, with a network or without."""
    simulations, memory, slips = STRENGTH[name]
    slip = slips * game_named(game).SLIP
    return Search(game, seed, simulations=simulations, memory=memory, slip=slip, network=network)
