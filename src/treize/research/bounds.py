"""How small and how large every number that is seen can be, at tables with such options."""

from __future__ import annotations

from typing import Any

import numpy as np

from treize import games
from treize.engine import verbs
from treize.engine.batch import CAP
from treize.engine.options import Options
from treize.engine.plain import plain
from treize.engine.table import NOBODY, Ranges
from treize.research.features import Features, numbers_of, rows_of

WHATEVER = (np.iinfo(np.int16).min, np.iinfo(np.int16).max)  # that a feature can hold


def _of_what_is_told(state: Any) -> Ranges:
    """What follows from what a number stands for: a card, a word, a yes or a no."""
    most = {"card": state.kinds - 1, "flag": 1}
    return {
        name: (-1 if told.kind == "card" else 0, most.get(told.kind, len(told.words) - 1))
        for name, told in state.told.items()
        if told.kind in (*most, "word")
    }


def bounds(
    game: str, seats: int, options: Options | None = None, cap: int = CAP
) -> tuple[Features, Features]:
    """The least and the most of every feature, in a match of at most `cap` moves."""
    seats = plain(seats)
    table = games.lay(game, 1, seats=seats, seed=0, options=options or {})
    rules = games.game_named(game)
    pack = np.zeros(rules.State.kinds, np.int8)
    verbs.pack(table[0], pack)
    known = _of_what_is_told(rules.State)
    known |= rules.ranges(table[0], pack, plain(cap)) if rules.ranges else {}
    shown, counted = rows_of(rules.State, seats, 0)
    cards = [(0, int(copies)) for copies in pack] * len(shown)
    sizes = [(0, int(pack.sum()))] * len(counted)
    names = [name.partition("[")[0] for name, _ in numbers_of(rules.State, seats, 0)]
    numbers = [known.get(name, WHATEVER) for name in names]
    who = [(NOBODY, seats - 1)] * len(rules.State.who)
    seen = [*cards, *sizes, *numbers, *who]
    least, most = np.clip(np.array(seen), *WHATEVER).astype(np.int16).T
    return least.copy(), most.copy()
