"""Which cards went where in a move, in the words of the wire."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import itemgetter

from treize.games import game_named
from treize.match.flows import (
    FIRST_ROW,
    IS_MIDDLE,
    UNSEEN,
    laid_by,
    parts_of_flows,
    spot_map_of,
)
from treize.match.observation import Observation
from treize.server.wire.happenings import Flow, Spot

MOVES = 8_192  # that are remembered: most send the same cards the same way as one before
_KNOWN: dict[tuple[object, ...], list[Flow]] = {}


def flows(game: str, before: Observation, after: Observation, seat: int, move: str) -> list[Flow]:
    """The cards that a move sent from place to place.

    They follow from the difference of the tables, and from where cards of the kind laid lie now.
    """
    key = game, seat, move, after.counts - before.counts, _read_laid(game, move)(bytes(after))
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= MOVES:
            _KNOWN.clear()
        parts: list[list[int]] = parts_of_flows(game, before, after, seat, move).tolist()
        found = _KNOWN[key] = _put_together(game, parts)
    return found


@cache
def _read_laid(game: str, move: str) -> Callable[[bytes], object]:
    """Reads how many cards of the kind that a move lays lie at each spot where it may be laid."""
    spot_map, (kind, _) = spot_map_of(game), laid_by(game, move)
    middle = spot_map.known[spot_map.known[:, IS_MIDDLE] > 0, FIRST_ROW].tolist()
    where = [row * spot_map.kinds + kind for row in middle] if kind >= 0 else []
    return itemgetter(*where) if where else len


def _put_together(game: str, parts: list[list[int]]) -> list[Flow]:
    """Parts put together to flows: a card of each kind by its name, if all are seen."""
    found: list[Flow] = []
    cards, spots = game_named(game).CARDS, _spots(game)
    for flow, source, target, kind, number in parts:
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
    return [Spot(*spot) for spot in spot_map_of(game).spots]
