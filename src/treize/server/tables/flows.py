"""Which cards went where in a move, in the words of the wire."""

from __future__ import annotations

from functools import cache, lru_cache

import numpy as np

from treize.games import game_named
from treize.match.flows import PARTS, UNSEEN, layout_of, parts_of_flows
from treize.match.observation import Observation
from treize.server.wire.happenings import Flow, Spot

MOVES = 8_192  # that are remembered: most send the same cards the same way as one before


def flows(game: str, before: Observation, after: Observation, seat: int, move: str) -> list[Flow]:
    """The cards that a move sent from place to place."""
    return _flows(game, parts_of_flows(game, before, after, seat, move).tobytes())


@lru_cache(MOVES)
def _flows(game: str, parts: bytes) -> list[Flow]:
    """Parts put together to flows: a card of each kind by its name, if all are seen."""
    found: list[Flow] = []
    cards, spots = game_named(game).CARDS, _spots(game)
    rows: list[list[int]] = np.frombuffer(parts, np.int16).reshape(-1, PARTS).tolist()
    for flow, source, target, kind, number in rows:
        if flow == len(found):
            found.append(Flow(0, [], spots[source], spots[target]))
        sent = found[flow]
        sent.number += number
        if kind == UNSEEN:
            sent.cards = None
        elif sent.cards is not None:
            sent.cards += [cards[kind]] * number
    return found


@cache
def _spots(game: str) -> list[Spot]:
    return [Spot(*spot) for spot in layout_of(game).spots]
