"""Five small card games about the number 13, for people, bots and programs."""

from treize.errors import TreizeError
from treize.games import GAMES
from treize.match import Match, Step

__version__ = "0.1.0"
__all__ = ["GAMES", "Match", "Step", "TreizeError", "__version__"]
