"""Entry points that tell a move: which cards went where in it, and what speaks for it."""

from __future__ import annotations

import numpy as np
from numba import carray  # type: ignore[attr-defined]

from treize.device.entries import ADDRESS, WHOLE, EntryPoint, entry
from treize.device.playing import looker
from treize.engine.merits import BEST, ONLY
from treize.games import Game
from treize.match.flows import PARTS, find_flows, laid_by, spot_map_of
from treize.match.forecast import Forecast
from treize.match.merits import choose, weigh


@entry(ADDRESS, ADDRESS, WHOLE, WHOLE, ADDRESS)
def flows(game: Game) -> EntryPoint:
    """Write down which cards a move sent from spot to spot, as two spectators' bytes tell."""
    spot_map, size = spot_map_of(game.id), game.State.dtype.itemsize
    rows, known, hands, sizes = spot_map.rows, spot_map.known, spot_map.hands, spot_map.sizes
    laid = np.array([laid_by(game.id, move) for move in game.MOVES], np.int64)
    more, cells = (2, len(spot_map.spots), spot_map.kinds + 2), (spot_map.parts + 1, 2)
    shape = spot_map.parts, PARTS

    def enter(before, after, seat, move, found):  # type: ignore[no-untyped-def]
        return find_flows(
            carray(before, size, np.uint8), carray(after, size, np.uint8),
            rows, known, hands, sizes, seat, laid[move, 0], laid[move, 1],
            np.zeros(more, np.int64), np.zeros(cells, np.int64), carray(found, shape, np.int16),
        )  # fmt: skip

    return enter


@entry(ADDRESS, WHOLE, ADDRESS, ADDRESS)
def merit(game: Game) -> EntryPoint:
    """Write down the merit that sets a move apart from the others, a code and its facts."""
    record, most, foresee = game.State.dtype, len(game.MOVES), looker(game)
    lays = np.array([move.card is not None for move in game.moves], np.int16)
    merits, columns = len(game.merits), 1 + max(facts.size for _, facts in game.merits)
    width = 1 + len(Forecast._fields)

    def enter(address, move, room, found):  # type: ignore[no-untyped-def]
        ahead, many = np.zeros((most, width), np.int16), np.zeros(most, np.int16)
        number, told = foresee(address, ahead), carray(found, columns, np.int16)
        if number == 1:
            told[0] = ONLY
            return
        rows = np.zeros((most, merits, columns), np.int16)
        usual = np.zeros((merits, columns), np.int16)
        seen, table = carray(address, 1, record), carray(room, 1, record)
        weigh(seen, table, ahead[:number], lays, usual, rows, many)
        own = 0
        while own < number - 1 and ahead[own, 0] != move:
            own += 1
        place = choose(rows[:number], many[:number], own)
        told[0] = BEST
        if place >= 0:
            for column in range(columns):
                told[column] = rows[own, place, column]

    return enter
