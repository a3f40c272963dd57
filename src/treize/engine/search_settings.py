"""How far a search looks ahead, and how it judges what it sees there."""

from __future__ import annotations

from typing import NamedTuple

ROUND = 500  # moves: to the end of a round


class SearchSettings(NamedTuple):
    """How far a simulation looks, and how it judges what it sees there."""

    heat: float  # how many points behind make a chance to win fall to a third
    horizon: int = ROUND  # how many moves are played where the tree ends
    widen: int = 8  # visits before a node tries another move, times the square of how many it knows
