"""A match being played: its moves, what is seen of it, its points, its record."""

from treize.match.match import Match, Step
from treize.match.observation import Observation

__all__ = ["Match", "Observation", "Step"]
