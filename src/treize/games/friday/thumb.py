"""How to play Friday the 13th well: as 13."""

from treize.games.thirteen.thumb import SEARCH, merits, rate

__all__ = ["SEARCH", "merits", "rate"]

SLIP = 0.003
