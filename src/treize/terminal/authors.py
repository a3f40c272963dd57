"""For authors of games: a game begun."""

from __future__ import annotations

from pathlib import Path

from treize.new_game import new_game
from treize.words import Words


def begin(name: str, folder: Path, words: Words) -> None:
    """Write a new game, and tell what comes next."""
    rules = next(file for file in new_game(name, folder) if file.name == "rules.py")
    print(words("new-game", name=name, folder=str(folder), rules=str(rules)))
