"""The entry points of the engine module: each takes addresses of memory, and calls a rule there.

Most are declared once and compiled for every game: a function of the game gives what is compiled,
and the types of its arguments are those at the border of the module.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numba import carray, types  # type: ignore[attr-defined]

from treize.engine import hashing
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
    """All entry points: `sha256`, and those of each game."""
    of_games = [
        Entry(f"{game.id}.{name}", make(game), arguments)
        for game in GAMES.values()
        for name, (make, arguments) in _MAKERS.items()
    ]
    return [Entry("sha256", _sha256, (ADDRESS, WHOLE, ADDRESS)), *of_games]


def _sha256(message, length, digest):  # type: ignore[no-untyped-def]
    hashing.sha256(carray(message, length, np.uint8), carray(digest, 32, np.uint8))
