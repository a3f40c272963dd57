"""Thousands of tables at once, as arrays: `treize.vector.Tables(game, 4_096)`."""

from treize.research.bounds import bounds
from treize.research.features import features_of, labels
from treize.research.vector import Tables

__all__ = ["Tables", "bounds", "features_of", "labels"]
