"""How to play Friday the 13th well: as 13."""

from treize.games.thirteen.thumb import SEARCH, rate

__all__ = ["SEARCH", "rate"]

SLIP = 0.003
