"""The entry points of the engine module: each takes addresses of memory, and calls a rule there.

They are declared once and compiled for every game: a function of the game gives what is compiled,
and the types of its arguments are those at the border of the module.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from numba import types

from treize.games import GAMES, Game

EntryPoint = Callable[..., Any]  # takes addresses and numbers; Numba finds out what it gives
ADDRESS, WHOLE, LUCK, REAL = types.voidptr, types.int64, types.uint64, types.float64


class Entry(NamedTuple):
    """An entry point: its name, what is compiled, and the types of its arguments."""

    name: str
    function: EntryPoint
    arguments: tuple[Any, ...]


Maker = Callable[[Game], EntryPoint]
_MAKERS: dict[str, tuple[Maker, tuple[Any, ...]]] = {}


def entry(*arguments: Any) -> Callable[[Maker], Maker]:
    """Declare an entry point of every game, with arguments of such types."""

    def declare(make: Maker) -> Maker:
        _MAKERS[make.__name__] = make, arguments
        return make

    return declare


def entries() -> list[Entry]:
    """All entry points of each game."""
    return [
        Entry(f"{game.id}.{name}", make(game), arguments)
        for game in GAMES.values()
        for name, (make, arguments) in _MAKERS.items()
    ]
