"""Every game, every number of seats, and options at both ends of their range.

Where the rules run as plain Python, slowly, the fewest and the most seats must do.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from treize import GAMES
from treize.engine.options import Choice, Copies, Option, Somebody, Switch, Value, Whole

IS_PLAIN = os.environ.get("NUMBA_DISABLE_JIT") == "1"
DECKS: list[list[int]] = [
    [20, 0, 0, 0, 0, 0], [2, 2, 2, 2, 6, 6], [10, 10, 10, 10, 10, 10], [0, 0, 0, 0, 1, 3],
]  # fmt: skip


@dataclass(frozen=True)
class Setting:
    """A game with its number of seats and its options."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        changed = ",".join(f"{name}={value}" for name, value in self.options)
        return f"{self.game}-{self.seats}-{changed or 'default'}"

    @property
    def given(self) -> dict[str, Any]:
        return dict(self.options)


def _values(option: Option) -> list[Value]:
    """Values worth trying: both ends, and every word."""
    match option:
        case Whole():
            return [option.least, option.most]
        case Switch():
            return [not option.default]
        case Choice():
            return list(option.words[1:])
        case Somebody():
            return [1]
        case Copies():
            return [deck for deck in DECKS if option.least <= sum(deck) <= option.most]


def _choices(game: str) -> list[tuple[tuple[str, Any], ...]]:
    """The defaults, each option changed alone, and all changed together."""
    tried = {name: _values(option) for name, option in GAMES[game].State.options.items()}
    alone = [((name, value),) for name, values in tried.items() for value in values]
    columns = zip_longest(*tried.values())
    together = [
        tuple((name, value) for name, value in zip(tried, column, strict=True) if value is not None)
        for column in columns
    ]
    return [(), *alone, *together]


SETTINGS = [
    Setting(game, seats, chosen)
    for game, rules in GAMES.items()
    for seats in (rules.SEATS[:: len(rules.SEATS) - 1] if IS_PLAIN else rules.SEATS)
    for chosen in _choices(game)
]
PLAIN_SETTINGS = [setting for setting in SETTINGS if not setting.options]
