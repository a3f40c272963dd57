"""Players that compute: each gets an observation and nothing else, so that none can cheat."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol, cast

from treize.match import Match

# Their names, and where they live: a bot is imported when it sits down, for some take a while.
BOTS = {"chance": "Chance", "greedy": "Greedy", "search": "Search"}


class Player(Protocol):
    """Whoever can choose a move for what a seat sees."""

    def choose(self, seen: Any) -> str:
        """A legal move, as text."""


def bot_named(name: str, seed: str) -> Player:
    """A bot by its name, with luck of its own."""
    return cast(Player, getattr(import_module(f"treize.bots.{name}"), BOTS[name])(seed))


def seated(name: str, seed: str) -> Callable[[Match], str]:
    """A bot that plays for whoever's turn it is, shown what that seat may see."""
    bot = bot_named(name, seed)
    return lambda match: bot.choose(match.observe(match.turn))
