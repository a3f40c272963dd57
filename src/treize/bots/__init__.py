"""Players that compute: each gets an observation and nothing else, so that none can cheat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from treize.bots.chance import Chance
from treize.bots.greedy import Greedy
from treize.bots.search import Search
from treize.match import Match


class Player(Protocol):
    """Whoever can choose a move for what a seat sees."""

    def choose(self, seen: Any) -> str:
        """A legal move, as text."""


BOTS: dict[str, Callable[[str], Player]] = {
    "chance": Chance,
    "greedy": Greedy,
    "search": Search,
}


def seated(name: str, seed: str) -> Callable[[Match], str]:
    """A bot that plays for whoever's turn it is, shown what that seat may see."""
    bot = BOTS[name](seed)
    return lambda match: bot.choose(match.observe(match.turn))
