"""Players that compute: each gets an observation and nothing else, so that none can cheat."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol, cast

from treize.match import Match

LEVELS = "easy", "normal", "hard", "expert"  # for people, from friendly to formidable
BOTS = "chance", "greedy", *LEVELS


class Player(Protocol):
    """Whoever can choose a move for what a seat sees."""

    def choose(self, seen: Any) -> str:
        """A legal move, as text."""


def bot_named(name: str, game: str, seed: str) -> Player:
    """A bot by its name, ready to play a game, with luck of its own."""
    if name in LEVELS:
        from treize.bots.levels import level  # a search takes a while to load

        return level(name, game, seed)
    bot = getattr(import_module(f"treize.bots.{name}"), name.capitalize())
    return cast(Player, bot(game, seed))


def seated(name: str, game: str, seed: str) -> Callable[[Match], str]:
    """A bot that plays for whoever's turn it is, shown what that seat may see."""
    bot = bot_named(name, game, seed)
    return lambda match: bot.choose(match.observe(match.turn))
