"""Players that compute: each gets an observation and nothing else, so that none can cheat."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal, Protocol, get_args

from treize.errors import BadUse
from treize.games import game_named
from treize.match import Match
from treize.match.observation import Observation

# For people, from friendly to formidable.
Level = Literal["beginner", "easy", "normal", "hard", "expert"]
LEVELS: tuple[Level, ...] = get_args(Level)
BOTS = "chance", "greedy", *LEVELS
POLICY = "policy"  # with the file of a network


class Player(Protocol):
    """Whoever can choose a move for what a seat sees."""

    def choose(self, seen: Observation) -> str:
        """A legal move, as text."""


def bot(name: str, game: str, seed: str = "") -> Player:
    """A bot by its name, ready to play a game: the same seed plays the same on what it sees.

    `policy@FILE` goes by a trained network alone, `expert@FILE` searches with it, and so on;
    `expert@none` searches without any.
    """
    game_named(game)
    name, at, file = name.partition("@")
    if at:
        return _trained_bot(name, Path(file), game, seed)
    if name in LEVELS:
        from treize.bots.levels import level  # a search takes a while to load

        return level(name, game, seed)
    if name not in BOTS:
        raise BadUse("use/bot", bot=str(name)[:80], known=", ".join(BOTS))
    from treize.bots.chance import Chance
    from treize.bots.greedy import Greedy

    return Chance(game, seed) if name == "chance" else Greedy(game, seed)


def _trained_bot(name: str, file: Path, game: str, seed: str) -> Player:
    """A bot with the network of a file."""
    from treize.networks.loaded import network_in

    if name == POLICY:
        from treize.bots.policy import Policy

        return Policy(network_in(file, game), seed)
    if name not in LEVELS:
        raise BadUse("use/bot", bot=f"{name}@", known=", ".join((POLICY, *LEVELS)))
    from treize.bots.levels import search

    network = None if file == Path("none") else network_in(file, game)
    return search(name, game, seed, network)


def seated(name: str, game: str, seed: str) -> Callable[[Match], str]:
    """A bot that plays for whoever's turn it is, shown what that seat may see."""
    player = bot(name, game, seed)
    return lambda match: player.choose(match.observe(match.turn))
