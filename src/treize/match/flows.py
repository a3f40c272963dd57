"""Which cards went where in a move, from what everybody saw of the table before and after it.

Only observations of a spectator are compared, so a flow can't tell what nobody may know.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from treize import games
from treize.engine.table import HAND, SPECTATOR, Octets, Table, kernel, rule
from treize.match.notation import parts_of
from treize.match.observation import Observation

Numbers = npt.NDArray[np.int64]  # as wide as all that is counted, or much is compiled twice
Parts = npt.NDArray[np.int16]
UNSEEN = -1  # instead of a kind: cards whose faces nobody sees
DRAWN = 1  # after the column of those: cards that left a place to which others came
OVERLOOKED, FACES, BACKS = range(3)  # how a row is compared
IS_MIDDLE, IS_HIDDEN, IS_HAND, FIRST_ROW = range(4)  # what is known of a spot
PARTS = 5  # of a row that is found


# --- What is more or less at each spot: by kind, then unseen, then drawn ---


@rule
def add(more: Numbers, cells: Numbers, spot: int, kind: int, number: int) -> None:
    """Note that so many cards more lie somewhere; cells are listed in the order they are met.

    `more` tells how many, then whether a cell is listed; the last cell how many are.
    """
    if more[1, spot, kind] == 0:
        more[1, spot, kind] = 1
        place = cells[-1, 0]
        cells[place, 0], cells[place, 1] = spot, kind
        cells[-1, 0] += 1
    more[0, spot, kind] += number


@rule
def compare(
    before: Octets, after: Octets, rows: Numbers, sizes: int, more: Numbers, cells: Numbers
) -> None:
    """Note how many cards more or less lie at each spot: by kind where all are seen."""
    kinds = more.shape[2] - 2
    for row in range(len(rows)):
        if rows[row, 1] == FACES:
            for kind in range(kinds):
                number = int(after[row * kinds + kind]) - int(before[row * kinds + kind])
                if number != 0:
                    add(more, cells, rows[row, 0], kind, number)
    for row in range(len(rows)):
        number = int(after[sizes + row]) - int(before[sizes + row])
        if rows[row, 1] == BACKS and number != 0:
            add(more, cells, rows[row, 0], kinds, number)


@rule
def where_laid(after: Octets, spots: Numbers, more: Numbers, laid: int, number: int) -> int:
    """Where a card was laid: where more of it lie now, or else where it lies and something moved.

    If it lies nowhere any more it was laid where all cards have gone.
    """
    kinds, found, weight = more.shape[2] - 2, -1, 0
    for spot in range(len(spots)):
        if spots[spot, IS_MIDDLE]:
            is_lying = after[spots[spot, FIRST_ROW] * kinds + laid] >= number
            has_moved = False
            for kind in range(kinds + 2):
                has_moved = has_moved or more[1, spot, kind] > 0
            speaks = 1 if has_moved else 0
            if is_lying:
                speaks = 3 if has_moved else 2
            if more[0, spot, laid] > 0:
                speaks = 4
            if speaks > weight:
                found, weight = spot, speaks
    return found


@rule
def draw_from_what_was_swept(spots: Numbers, more: Numbers, cells: Numbers) -> None:
    """A card drawn out of a hidden place in the same move in which others were swept there."""
    unseen, swept, is_drawn = more.shape[2] - 2, len(spots), False
    for spot in range(len(spots)):
        number = more[0, spot, unseen]
        if spots[spot, IS_HIDDEN] and number < 0:
            return
        if spots[spot, IS_HIDDEN] and number > 0:
            swept = min(swept, spot)
        is_drawn = is_drawn or (spots[spot, IS_HAND] > 0 and number > 0)
    if swept < len(spots) and is_drawn:
        more[0, swept, unseen] += 1
        one: Any = np.int64(-1)  # as wide as elsewhere, or it is compiled once more
        add(more, cells, swept, unseen + DRAWN, one)


# --- What follows from it ---


@rule
def note(found: Parts, place: int, first: int, source: int, target: int, kind: int) -> None:
    """Write down a part of a flow; those between the same spots are one, but for the card laid."""
    flow = 0
    for other in range(place):
        if found[other, 0] >= first and found[other, 1] == source and found[other, 2] == target:
            flow = int(found[other, 0])
            break
        flow = max(flow, int(found[other, 0]) + 1)
    found[place, 0], found[place, 1], found[place, 2], found[place, 3] = flow, source, target, kind


@rule
def match_all(more: Numbers, cells: Numbers, found: Parts, first: int) -> int:
    """Send what left somewhere to where something came, first what fits best.

    That is the same faces, then backs to backs, faces to backs and backs to faces.
    """
    unseen, parts = more.shape[2] - 2, first
    for step in range(4):
        for i in range(cells[-1, 0]):
            source, kind = cells[i, 0], cells[i, 1]
            if more[0, source, kind] >= 0 or (kind >= unseen) != (step in (1, 3)):
                continue
            for j in range(cells[-1, 0]):
                target, other = cells[j, 0], cells[j, 1]
                if (other >= unseen) != (step in (1, 2)) or (step == 0 and kind != other):
                    continue
                number = min(-more[0, source, kind], more[0, target, other])
                if number > 0 and source != target:
                    face = other if kind >= unseen else kind
                    face = UNSEEN if face >= unseen else face
                    note(found, parts, first, source, target, face)
                    found[parts, 4] = number
                    more[0, source, kind] += number
                    more[0, target, other] -= number
                    parts += 1
    return parts


@kernel
def find_flows(
    before: Octets,
    after: Octets,
    rows: Numbers,
    spots: Numbers,
    hands: Numbers,
    sizes: int,
    seat: int,
    laid: int,
    number: int,
    more: Numbers,
    cells: Numbers,
    found: Parts,
) -> int:
    """Write down which cards a move sent from spot to spot, and give the number of parts.

    The tables are the bytes of a spectator's observations; `rows` [row, 2] tells the spot of each
    row of the matrix and how it is compared, `spots` [spot, 4] what is known of each spot, `hands`
    [seat] the spot of each hand or -1; `sizes` is the first byte of the sizes.  A move lays so many
    cards of a kind, or -1.  `more` [2, spot, kinds + 2] and `cells` [spots * (kinds + 2) + 1, 2]
    are scratch, all zeros.  A part [5] is the number of its flow, from which spot to which, the
    kind or UNSEEN, and how many cards.  Parts of one flow need not follow each other.
    """
    kinds = more.shape[2] - 2
    compare(before, after, rows, sizes, more, cells)
    target = where_laid(after, spots, more, laid, number) if laid >= 0 else -1
    parts = 0
    if target >= 0 and hands[seat] >= 0:
        hand = hands[seat]
        found[0, 0], found[0, 1], found[0, 2] = 0, hand, target
        found[0, 3], found[0, 4] = laid, number
        add(more, cells, hand, kinds, number)
        add(more, cells, target, laid, -number)
        parts = 1
    draw_from_what_was_swept(spots, more, cells)
    return match_all(more, cells, found, parts)


# --- The places of a game ---

Spot = tuple[str, int | None, str | None]  # a place in the words of the table, of whom, which pile


class SpotMap:
    """The spots of a game, and which rows of its matrix lie there."""

    def __init__(self, game: str) -> None:
        rules = games.game_named(game)
        state, seats = rules.State, rules.SEATS.stop - 1
        hand = next((p.name for p in state.places.values() if p.role == HAND and p.is_held), "")
        rows_of: dict[Spot, list[int]] = {}
        for name, rows in state.rows.items():
            for number in range(rows.stop - rows.start):
                rows_of.setdefault(_spot(state, name, number), []).append(rows.start + number)
        self.spots = [*rows_of]
        self.rows_of = [*rows_of.values()]
        visible = state.visible[0, SPECTATOR]
        is_open = [all(visible[row] for row in rows) for rows in self.rows_of]
        shown = hand, None, None  # a card of a hand that lies open
        self.shown = self.spots.index(shown) if shown in rows_of else -1
        self.rows = np.zeros((len(visible), 2), np.int64)
        self.known = np.zeros((len(self.spots), 4), np.int64)
        for spot, ((place, seat, _), own) in enumerate(rows_of.items()):
            faces = OVERLOOKED if spot == self.shown else FACES
            self.rows[own] = spot, faces if is_open[spot] else BACKS
            is_hidden = not is_open[spot] and place != hand
            self.known[spot] = is_open[spot] and seat is None, is_hidden, place == hand, own[0]
        hands = {seat: spot for spot, (place, seat, _) in enumerate(self.spots) if place == hand}
        self.hands = np.array([hands.get(seat, -1) for seat in range(seats)], np.int64)
        self.kinds, self.sizes = state.kinds, state.fields["sizes"][1]
        self.parts = len(self.spots) * (self.kinds + 2)  # that are found at most


def _spot(state: type[Table], name: str, number: int) -> Spot:
    """The place of a row in the words of the table: of whom, and of which pile."""
    place = state.places[name]
    label = place.labels[number] if place.labels else None
    return place.name, number if name in state.per_seat else None, label


@cache
def spot_map_of(game: str) -> SpotMap:
    """The places of a game."""
    return SpotMap(game)


@cache
def laid_by(game: str, move: str) -> tuple[int, int]:
    """The kind of card that a move lays, or -1, and how many."""
    parts = parts_of(game, move)
    kind = -1 if parts.card is None else games.game_named(game).CARDS.index(parts.card)
    return kind, parts.number or 1


def parts_of_flows(
    game: str, before: Observation, after: Observation, seat: int, move: str
) -> Parts:
    """The cards that a move sent from spot to spot, as `find_flows` writes them down."""
    spot_map = spot_map_of(game)
    found = np.empty((spot_map.parts, PARTS), np.int16)
    number = find_flows(
        np.frombuffer(bytes(before), np.uint8),
        np.frombuffer(bytes(after), np.uint8),
        spot_map.rows,
        spot_map.known,
        spot_map.hands,
        spot_map.sizes,
        seat,
        *laid_by(game, move),
        np.zeros((2, len(spot_map.spots), spot_map.kinds + 2), np.int64),
        np.zeros((spot_map.parts + 1, 2), np.int64),
        found,
    )
    return found[:number]
