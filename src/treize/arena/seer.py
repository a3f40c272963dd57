"""A yardstick, no opponent: one who plays like an expert and sees every card on the table.

How often it wins shows how much of a game is luck, and what knowledge could gain at most.  The
cards still to be drawn have no order yet: that it knows no better than others.  It lives here
because only an arena may show a whole table to a player.
"""

from __future__ import annotations

from collections.abc import Callable

from treize.bots import BOTS, bot, seated
from treize.match import Match

SEER = "seer"
PLAYERS = *BOTS, SEER


def seated_in_arena(name: str, game: str, seed: str) -> Callable[[Match], str]:
    """A bot, shown what its seat may see, or the seer, shown all."""
    if name != SEER:
        return seated(name, game, seed)
    seer = bot("expert", game, seed)
    return lambda match: seer.choose(match._face_up())
