"""Five small card games about the number 13, for people, bots and programs.

A match trusts nobody: it checks every move, and shows each seat only what that seat may see.

    >>> import treize
    >>> match = treize.Match(min(treize.GAMES), seats=3, seed=13)
    >>> player = treize.bot("greedy", match.game)
    >>> while not match.is_over:
    ...     step = match.play(player.choose(match.observe(match.turn)))
    >>> match.is_over, len(match.totals)
    (True, 3)

`Match` and `Step` are a match and its moves, `Observation` is what a seat sees, `Player` whoever
can choose a move for an observation, and `bot` one of ours.  `GAMES` are the games by their ids,
and `add_game` puts one of your own beside them.  Whatever can't be had is a `TreizeError`, and a
`ValueError` too.

Names listed here and in the reference, the codes of errors, records, traces and the wire stay as
they are within a major version, and are in the changelog when they change; all else may move.
"""

from treize.bots import Player, bot
from treize.errors import (
    BadGame,
    BadMove,
    BadOption,
    BadRecord,
    BadSeat,
    BadSeed,
    BadUse,
    TreizeError,
)
from treize.games import GAMES, Game
from treize.games import add as add_game
from treize.match import Match, Step
from treize.match.observation import Observation

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "BadGame",
    "BadMove",
    "BadOption",
    "BadRecord",
    "BadSeat",
    "BadSeed",
    "BadUse",
    "Game",
    "Match",
    "Observation",
    "Player",
    "Step",
    "TreizeError",
    "__version__",
    "add_game",
    "bot",
]
