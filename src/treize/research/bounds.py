"""How small and how large every number that is seen can be, at tables with such options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from treize import batch, games
from treize.games import drat, leaves, ole, thirteen
from treize.match import CAP
from treize.plain import plain
from treize.research.features import Features, numbers_of, rows_of
from treize.table import NOBODY

Bounds = tuple[int, int]  # the least and the most
Pack = npt.NDArray[np.int8]  # how many of each kind
WHATEVER: Bounds = (np.iinfo(np.int16).min, np.iinfo(np.int16).max)  # that a feature can hold


def bounds(
    game: str, seats: int, options: dict[str, Any] | None = None, cap: int = CAP
) -> tuple[Features, Features]:
    """The least and the most of every feature, in a match of at most `cap` moves."""
    seats = plain(seats)
    table = batch.lay(game, 1, seats=seats, seed=0, options=options or {})
    rules = games.game_named(game)
    pack = np.zeros(rules.State.kinds, np.int8)
    rules.pack(table[0], pack)
    known = _KNOWN[game](table[0], pack, plain(cap)) if game in _KNOWN else {}
    shown, counted = rows_of(rules.State, seats, 0)
    cards = [(0, int(copies)) for copies in pack] * len(shown)
    sizes = [(0, int(pack.sum()))] * len(counted)
    names = [name.partition("[")[0] for name, _ in numbers_of(rules.State, seats, 0)]
    numbers = [known.get(name, WHATEVER) for name in names]
    who = [(NOBODY, seats - 1)] * len(rules.State.who)
    seen = [*cards, *sizes, *numbers, *who]
    least, most = np.clip(np.array(seen), *WHATEVER).astype(np.int16).T
    return least.copy(), most.copy()


def _scored(rounds: int, worst: int) -> dict[str, Bounds]:
    """Points of so many rounds, each costing so much at worst."""
    return {"this_round": (0, rounds - 1), "points": (0, worst), "totals": (0, rounds * worst)}


def _thirteen(state: Any, pack: Pack, cap: int) -> dict[str, Bounds]:
    """At worst somebody takes every card, and no colour is spared."""
    return _scored(thirteen.number_of_rounds(state), int(pack.sum()) + int(pack[thirteen.ROTTEN]))


def _ole(state: Any, pack: Pack, cap: int) -> dict[str, Bounds]:
    """At worst somebody keeps the highest hand, and takes a chip after every card of the others."""
    cards, each = int(pack.sum()), int(pack.sum()) // int(state.seats)
    values = np.sort(np.repeat(ole.VALUE, pack))
    worst = int(values[-each:].sum()) + int(state.chip) * cards
    return {
        **_scored(int(state.rounds) or int(state.seats), worst),
        "phase": (ole.ORDER, ole.PLAY),
        "order": (0, 1),
        "top": (ole.NONE, ole.KINDS - 1),
        "run": (0, len(ole.HIGHEST) - 1),  # each card is of a stronger colour
        "streak": (0, int(state.seats)),
        "chips": (0, cards),
    }


def _leaves(state: Any, pack: Pack, cap: int) -> dict[str, Bounds]:
    """Everybody but one pays in each round, so that an advanced match can't go on for ever."""
    cards, seats, target = int(pack.sum()), int(state.seats), int(state.target)
    if state.match != leaves.ADVANCED:
        return {**_scored(1, cards), "passed": (0, 1)}
    rounds = 1 + seats * (target - 1) // (seats - 1)
    return {**_scored(rounds, cards), "totals": (0, target - 1 + cards), "passed": (0, 1)}


def _drat(state: Any, pack: Pack, cap: int) -> dict[str, Bounds]:
    """The count can fall for as long as everybody lays negative cards; a token ends its rise."""
    tokens = int(state.tokens)
    return {
        **_scored(1, tokens),
        "last": (drat.NONE, drat.DUEL),
        "total": (cap * min(drat.VALUES), int(state.limit) - 1 + max(drat.VALUES)),
        "drats": (0, tokens),
        "chilis": (0, drat.CHILIS),
    }


_KNOWN: dict[str, Callable[[Any, Pack, int], dict[str, Bounds]]] = {
    "thirteen": _thirteen,
    "ole": _ole,
    "friday": _thirteen,
    "leaves": _leaves,
    "drat": _drat,
}
