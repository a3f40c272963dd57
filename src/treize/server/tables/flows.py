"""Which cards went where in a move, from what everybody saw of the table before and after it.

Only observations of a spectator are compared, so a flow can't tell what nobody may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, compress, count, product
from operator import ne
from typing import Any

from treize import games
from treize.engine.table import HAND, SPECTATOR
from treize.match.notation import parts_of
from treize.match.observation import Observation
from treize.server.wire.happenings import Flow, Spot

Cell = tuple[int, int | None]  # a spot and a kind; no kind where none is seen
Changes = dict[Cell, int]
DRAWN = -1  # instead of a kind: cards that left a place to which others came
HIDDEN = (None, DRAWN)  # where no kind is seen
MOVES = 8_192  # that are remembered


class Layout:
    """The places of a game, and which rows of its matrix lie there."""

    def __init__(self, game: str) -> None:
        rules = games.game_named(game)
        state = rules.State
        visible = state.visible[0, SPECTATOR]
        hand = next((p.name for p in state.places.values() if p.role == HAND and p.is_held), "")
        self.cards = rules.CARDS
        self.kinds = {card: kind for kind, card in enumerate(rules.CARDS)}
        self.spots: list[Spot] = []
        rows_of: dict[tuple[str, int | None, str | None], list[int]] = {}
        for name, rows in state.rows.items():
            for place in range(rows.stop - rows.start):
                row = rows.start + place
                rows_of.setdefault(_key(state, name, place), []).append(row)
        where = dict.fromkeys(range(len(visible)), 0)
        for key, rows in rows_of.items():
            where |= dict.fromkeys(rows, len(self.spots))
            self.spots.append(Spot(*key))
        self.rows_of = list(rows_of.values())
        self.is_open = [all(visible[row] for row in rows) for rows in self.rows_of]
        self.middle = [s for s, t in enumerate(self.spots) if self.is_open[s] and t.seat is None]
        self.hidden = [
            s for s, spot in enumerate(self.spots) if not self.is_open[s] and spot.place != hand
        ]
        shown = Spot(hand, None, None)  # a card of a hand that lies open
        self.shown = self.spots.index(shown) if shown in self.spots else -1
        rows_of_spots = sorted(where.items())
        self.faces = {r: s for r, s in rows_of_spots if self.is_open[s] and s != self.shown}
        self.backs = {r: s for r, s in rows_of_spots if not self.is_open[s]}
        self.hand_of = {
            spot.seat: number for number, spot in enumerate(self.spots) if spot.place == hand
        }


def _key(state: Any, name: str, number: int) -> tuple[str, int | None, str | None]:
    """The place of a row in the words of the table: of whom, and of which pile."""
    place = state.places[name]
    label = place.labels[number] if place.labels else None
    return place.name, number if name in state.per_seat else None, label


@cache
def layout_of(game: str) -> Layout:
    """The places of a game."""
    return Layout(game)


_REMEMBERED: dict[tuple[str, int, str, int], list[Flow]] = {}


def flows(game: str, before: Observation, after: Observation, seat: int, move: str) -> list[Flow]:
    """The cards that a move sent from place to place.

    They nearly always follow from the move and the difference of the tables, and most moves were
    made before with the same difference.
    """
    key = game, seat, move, _number(after) - _number(before)
    found = _REMEMBERED.get(key)
    if found is None:
        layout = layout_of(game)
        changes = _changes(layout, before, after)
        laid = _laid(game, move)
        target = None if laid is None else _grown(layout, changes, laid[0])
        if laid is not None and target is None:
            return _find(layout, seat, laid, _lying(layout, after, changes, *laid), changes)
        if len(_REMEMBERED) >= MOVES:
            _REMEMBERED.clear()
        found = _REMEMBERED[key] = _find(layout, seat, laid, target, changes)
    return found


def _number(seen: Observation) -> int:
    """All that is seen as one number, with a digit for each count."""
    return int.from_bytes(seen.counts)


@cache
def _laid(game: str, move: str) -> tuple[int, int] | None:
    """The kind of card that a move lays, and how many, if it lays any."""
    parts = parts_of(game, move)
    return None if parts.card is None else (layout_of(game).kinds[parts.card], parts.number or 1)


def _find(
    layout: Layout, seat: int, laid: tuple[int, int] | None, target: int | None, changes: Changes
) -> list[Flow]:
    found: list[Flow] = []
    if laid is not None and target is not None and seat in layout.hand_of:
        kind, number = laid
        hand = layout.hand_of[seat]
        found.append(_flow(layout, hand, target, kind, number))
        _add(changes, hand, None, number)
        _add(changes, target, kind, -number)
    if any(changes.values()):  # the card laid was not all
        _draw_from_what_was_swept(layout, changes)
        found += _match(layout, changes)
    return found


def _draw_from_what_was_swept(layout: Layout, changes: Changes) -> None:
    """A card drawn out of a hidden place in the same move in which others were swept there."""
    swept = [s for s in layout.hidden if changes.get((s, None), 0) > 0]
    if not swept or any(changes.get((s, None), 0) < 0 for s in layout.hidden):
        return
    if any(changes.get((s, None), 0) > 0 for s in layout.hand_of.values()):
        _add(changes, swept[0], None, 1)
        changes[swept[0], DRAWN] = -1


def _add(changes: Changes, spot: int, kind: int | None, number: int) -> None:
    changes[spot, kind] = changes.get((spot, kind), 0) + number


def _changes(layout: Layout, before: Observation, after: Observation) -> Changes:
    """How many cards more or less lie at each place: by kind where all are seen."""
    changes: Changes = {}
    for row in _others(before.copies, after.copies):
        if row in layout.faces:
            old, new = before.copies[row], after.copies[row]
            for kind in _others(old, new):
                _add(changes, layout.faces[row], kind, new[kind] - old[kind])
    for row in _others(before.sizes, after.sizes):
        if row in layout.backs:
            _add(changes, layout.backs[row], None, after.sizes[row] - before.sizes[row])
    return changes


def _others(before: Iterable[Any], after: Iterable[Any]) -> Iterator[int]:
    """Where the two are no longer the same."""
    return compress(count(), map(ne, before, after))


def _grown(layout: Layout, changes: Changes, kind: int) -> int | None:
    """Where a card was laid: where more of it lie now."""
    return next((spot for spot in layout.middle if changes.get((spot, kind), 0) > 0), None)


def _lying(
    layout: Layout, after: Observation, changes: Changes, kind: int, number: int
) -> int | None:
    """Or else where it lies and something moved.

    If it lies nowhere any more it was laid where all cards have gone.
    """
    moved = {spot for spot, _ in changes}
    lying = [s for s in layout.middle if after.copies[layout.rows_of[s][0]][kind] >= number]
    found = [s for s in lying if s in moved] or lying or [s for s in layout.middle if s in moved]
    return found[0] if found else None


def _match(layout: Layout, changes: Changes) -> list[Flow]:
    """Send what left somewhere to where something came, first what fits best."""
    faces, backs, faces_came, backs_came = [list[Cell]() for _ in range(4)]
    left, came = (faces, backs), (faces_came, backs_came)
    for cell, number in changes.items():
        if number:
            (left if number < 0 else came)[cell[1] in HIDDEN].append(cell)
    alike = [(s, t) for s in faces for t in faces_came if s[1] == t[1]]
    into_hiding, out_of_hiding = product(faces, backs_came), product(backs, faces_came)
    together: dict[tuple[int, int], list[tuple[int | None, int]]] = {}
    for source, target in chain(alike, product(backs, backs_came), into_hiding, out_of_hiding):
        number = min(-changes[source], changes[target])
        if number and source[0] != target[0]:
            kind = target[1] if source[1] in HIDDEN else source[1]
            together.setdefault((source[0], target[0]), []).append((kind, number))
            changes[source] += number
            changes[target] -= number
    return [_merge(layout, *spots, parts) for spots, parts in together.items()]


def _merge(layout: Layout, source: int, target: int, parts: list[tuple[int | None, int]]) -> Flow:
    number = sum(n for _, n in parts)
    if any(kind is None for kind, _ in parts):
        return Flow(number, None, layout.spots[source], layout.spots[target])
    cards = [layout.cards[kind] for kind, n in parts if kind is not None for _ in range(n)]
    return Flow(number, cards, layout.spots[source], layout.spots[target])


def _flow(layout: Layout, source: int, target: int, kind: int, number: int) -> Flow:
    return Flow(number, [layout.cards[kind]] * number, layout.spots[source], layout.spots[target])
