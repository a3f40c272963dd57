"""How to play Friday the 13th well: as 13."""

from treize.games.friday import rules
from treize.games.thirteen.thumb import SEARCH, merits, merits_of, rate

__all__ = ["SEARCH", "merits", "rate"]

MERITS = merits_of(rules.LETTERS)

SLIP = 0.003
