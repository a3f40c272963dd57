"""Which cards went where in a move, from what everybody saw of the table before and after it.

Only observations of a spectator are compared, so a flow can't tell what nobody may know.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from operator import sub
from typing import Any, NamedTuple

from treize import games
from treize.notation import card_of
from treize.server.messages import Flow, Spot
from treize.table import SPECTATOR

# Zones that the words of the table call otherwise, or count to a hand.
PLACES = {
    "targets": "piles",
    "pile": "played",
    "laid": "table",
    "known": "hands",
    "shown": "hands",
    "block": "under",
}


DRAWN = -1  # instead of a kind: cards that left a place to which others came


@dataclass(slots=True)
class Stream:
    """So many cards of a kind that left a place or came to one; no kind where none is seen."""

    spot: int
    kind: int | None
    number: int


class Layout:
    """The places of a game, and which rows of its matrix lie there."""

    def __init__(self, game: str) -> None:
        rules = games.game_named(game)
        state = rules.State
        visible = state.visible[0, SPECTATOR]
        self.cards = rules.CARDS
        self.kinds = {card: kind for kind, card in enumerate(rules.CARDS)}
        self.spots: list[Spot] = []
        rows_of: dict[tuple[str, int | None, str | None], list[int]] = {}
        for name, rows in state.rows.items():
            for place in range(rows.stop - rows.start):
                row = rows.start + place
                rows_of.setdefault(_key(rules, name, place, rows), []).append(row)
        where = dict.fromkeys(range(len(visible)), 0)
        for key, rows in rows_of.items():
            where |= dict.fromkeys(rows, len(self.spots))
            self.spots.append(Spot(*key))
        self.rows_of = list(rows_of.values())
        self.is_open = [all(visible[row] for row in rows) for rows in self.rows_of]
        self.middle = [s for s, t in enumerate(self.spots) if self.is_open[s] and t.seat is None]
        self.hidden = [
            s for s, spot in enumerate(self.spots) if not self.is_open[s] and spot.place != "hands"
        ]
        shown = Spot("hands", None, None)  # a card of a hand that lies open
        self.shown = self.spots.index(shown) if shown in self.spots else -1
        rows_of_spots = sorted(where.items())
        self.faces = [(r, s) for r, s in rows_of_spots if self.is_open[s] and s != self.shown]
        self.backs = [(r, s) for r, s in rows_of_spots if not self.is_open[s]]
        self.hand_of = {
            spot.seat: number for number, spot in enumerate(self.spots) if spot.place == "hands"
        }


def _key(rules: Any, name: str, place: int, rows: slice) -> tuple[str, int | None, str | None]:
    """The place of a row in the words of the table: of whom, and of which colour."""
    if name == "targets":
        return PLACES[name], None, rules.LETTERS[place]
    word = PLACES.get(name, name)
    return word, place if rows.stop - rows.start > 1 else None, None


@cache
def layout_of(game: str) -> Layout:
    """The places of a game."""
    return Layout(game)


class Glance(NamedTuple):
    """What a spectator saw: how many of each kind in each row, and how many cards."""

    copies: list[bytes]
    sizes: tuple[int, ...]


def flows(game: str, before: Glance, after: Glance, seat: int, move: str) -> list[Flow]:
    """The cards that a move sent from place to place."""
    layout = layout_of(game)
    changes = _changes(layout, before, after)
    found: list[Flow] = []
    card = card_of(game, move)
    if card is not None:
        number = int(move.partition("x")[2] or 1) if game == "leaves" else 1
        kind, hand = layout.kinds[card], layout.hand_of[seat]
        target = _landing(layout, after, changes, kind, number)
        if target is not None:
            found.append(_flow(layout, hand, target, kind, number))
            _add(changes, hand, None, number)
            _add(changes, target, kind, -number)
    _draw_from_what_was_swept(layout, changes)
    return found + _match(layout, changes)


def _draw_from_what_was_swept(layout: Layout, changes: Changes) -> None:
    """A card drawn out of a hidden place in the same move in which others were swept there."""
    swept = [s for s in layout.hidden if changes.get((s, None), 0) > 0]
    is_drawn = any(changes.get((s, None), 0) > 0 for s in layout.hand_of.values())
    if swept and is_drawn and not any(changes.get((s, None), 0) < 0 for s in layout.hidden):
        _add(changes, swept[0], None, 1)
        changes[swept[0], DRAWN] = -1


Changes = dict[tuple[int, int | None], int]


def _add(changes: Changes, spot: int, kind: int | None, number: int) -> None:
    changes[spot, kind] = changes.get((spot, kind), 0) + number


def _changes(layout: Layout, before: Glance, after: Glance) -> Changes:
    """How many cards more or less lie at each place: by kind where all are seen."""
    changes: Changes = {}
    for row, spot in layout.faces:
        old, new = before.copies[row], after.copies[row]
        if old != new:
            for kind, more in enumerate(map(sub, new, old)):
                if more:
                    _add(changes, spot, kind, more)
    for row, spot in layout.backs:
        if before.sizes[row] != after.sizes[row]:
            _add(changes, spot, None, after.sizes[row] - before.sizes[row])
    return changes


def _landing(layout: Layout, after: Glance, changes: Changes, kind: int, number: int) -> int | None:
    """Where a card was laid: where more of it lie now, or else where it lies and something moved.

    If it lies nowhere any more it was laid where all cards have gone.
    """
    for spot in layout.middle:
        if changes.get((spot, kind), 0) > 0:
            return spot
    moved = {spot for spot, _ in changes}
    lying = [s for s in layout.middle if after.copies[layout.rows_of[s][0]][kind] >= number]
    found = [s for s in lying if s in moved] or lying or [s for s in layout.middle if s in moved]
    return found[0] if found else None


def _match(layout: Layout, changes: Changes) -> list[Flow]:
    """Send what left somewhere to where something came."""
    left = [Stream(s, None if k == DRAWN else k, -n) for (s, k), n in changes.items() if n < 0]
    came = [Stream(s, k, n) for (s, k), n in changes.items() if n > 0]
    together: dict[tuple[int, int], list[tuple[int | None, int]]] = {}
    for fits in (_same_kind, _both_hidden, _to_hidden, _from_hidden):
        for source in left:
            for target in came:
                if source.number and target.number and fits(source, target):
                    _pour(source, target, together)
    return [_merge(layout, *spots, parts) for spots, parts in together.items()]


def _same_kind(source: Stream, target: Stream) -> bool:
    return source.kind is not None and source.kind == target.kind


def _to_hidden(source: Stream, target: Stream) -> bool:
    return source.kind is not None and target.kind is None


def _from_hidden(source: Stream, target: Stream) -> bool:
    return source.kind is None and target.kind is not None


def _both_hidden(source: Stream, target: Stream) -> bool:
    return source.kind is None and target.kind is None


def _pour(source: Stream, target: Stream, together: dict[tuple[int, int], Any]) -> None:
    """Let as many cards go from here to there as left and came."""
    if source.spot == target.spot:
        return
    number = min(source.number, target.number)
    kind = target.kind if source.kind is None else source.kind
    together.setdefault((source.spot, target.spot), []).append((kind, number))
    source.number -= number
    target.number -= number


def _merge(layout: Layout, source: int, target: int, parts: list[tuple[int | None, int]]) -> Flow:
    number = sum(n for _, n in parts)
    if any(kind is None for kind, _ in parts):
        return Flow(number, None, layout.spots[source], layout.spots[target])
    cards = [layout.cards[kind] for kind, n in parts if kind is not None for _ in range(n)]
    return Flow(number, cards, layout.spots[source], layout.spots[target])


def _flow(layout: Layout, source: int, target: int, kind: int, number: int) -> Flow:
    return Flow(number, [layout.cards[kind]] * number, layout.spots[source], layout.spots[target])
