"""Which cards went where in a move, from what everybody saw of the table before and after it.

Only observations of a spectator are compared, so a flow can't tell what nobody may know.
"""

from __future__ import annotations

from functools import cache
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


class Stream(NamedTuple):
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
        self.spot_of: list[int] = []  # by row
        rows_of: dict[tuple[str, int | None, str | None], list[int]] = {}
        for name, rows in state.rows.items():
            for place in range(rows.stop - rows.start):
                row = rows.start + place
                rows_of.setdefault(_key(rules, name, place, rows), []).append(row)
        where = dict.fromkeys(range(len(visible)), 0)
        for key, rows in rows_of.items():
            where |= dict.fromkeys(rows, len(self.spots))
            self.spots.append(Spot(*key))
        self.spot_of = [where[row] for row in range(len(visible))]
        self.rows_of = list(rows_of.values())
        self.is_open = [all(visible[row] for row in rows) for rows in self.rows_of]
        shown = Spot("hands", None, None)  # a card of a hand that lies open
        self.shown = self.spots.index(shown) if shown in self.spots else -1
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


def flows(game: str, before: Any, after: Any, seat: int, move: str) -> list[Flow]:
    """The cards that a move sent from place to place."""
    layout = layout_of(game)
    changes = _changes(game, layout, before, after)
    found: list[Flow] = []
    card = card_of(game, move)
    if card is not None:
        number = int(move.partition("x")[2] or 1) if game == "leaves" else 1
        kind, hand = layout.kinds[card], layout.hand_of[seat]
        target = _landing(game, layout, after, changes, kind, number)
        if target is not None:
            found.append(_flow(layout, hand, target, kind, number))
            _add(changes, hand, None, number)
            _add(changes, target, kind, -number)
    _draw_from_what_was_swept(layout, changes)
    return found + _match(layout, changes)


def _draw_from_what_was_swept(layout: Layout, changes: Changes) -> None:
    """A card drawn out of a hidden place in the same move in which others were swept there."""
    hidden = [
        s for s, spot in enumerate(layout.spots) if not layout.is_open[s] and spot.place != "hands"
    ]
    swept = [s for s in hidden if changes.get((s, None), 0) > 0]
    is_drawn = any(changes.get((s, None), 0) > 0 for s in layout.hand_of.values())
    if swept and is_drawn and not any(changes.get((s, None), 0) < 0 for s in hidden):
        _add(changes, swept[0], None, 1)
        changes[swept[0], DRAWN] = -1


Changes = dict[tuple[int, int | None], int]


def _add(changes: Changes, spot: int, kind: int | None, number: int) -> None:
    changes[spot, kind] = changes.get((spot, kind), 0) + number


def _changes(game: str, layout: Layout, before: Any, after: Any) -> Changes:
    """How many cards more or less lie at each place: by kind where all are seen."""
    state = games.game_named(game).State
    changes: Changes = {}
    difference = state.cards(after)[0] - state.cards(before)[0]
    for row, kind in zip(*difference.nonzero(), strict=True):
        spot = layout.spot_of[row]
        if layout.is_open[spot] and spot != layout.shown:
            _add(changes, spot, int(kind), int(difference[row, kind]))
    sizes = after[0].sizes - before[0].sizes
    for row in sizes.nonzero()[0]:
        spot = layout.spot_of[row]
        if not layout.is_open[spot]:
            _add(changes, spot, None, int(sizes[row]))
    return changes


def _landing(
    game: str, layout: Layout, after: Any, changes: Changes, kind: int, number: int
) -> int | None:
    """Where a card was laid: where more of it lie now, or else where it lies and something moved.

    If it lies nowhere any more it was laid where all cards have gone.
    """
    matrix = games.game_named(game).State.cards(after)[0]
    middle = [s for s, spot in enumerate(layout.spots) if layout.is_open[s] and spot.seat is None]
    moved = {spot for spot, _ in changes}
    for found in (
        [s for s in middle if changes.get((s, kind), 0) > 0],
        [s for s in middle if s in moved and matrix[layout.rows_of[s][0], kind] >= number],
        [s for s in middle if matrix[layout.rows_of[s][0], kind] >= number],
        [s for s in middle if s in moved],
    ):
        if found:
            return found[0]
    return None


def _match(layout: Layout, changes: Changes) -> list[Flow]:
    """Send what left somewhere to where something came."""
    left = [Stream(s, None if k == DRAWN else k, -n) for (s, k), n in changes.items() if n < 0]
    came = [Stream(s, k, n) for (s, k), n in changes.items() if n > 0]
    together: dict[tuple[int, int], list[tuple[int | None, int]]] = {}
    for fits in (_same_kind, _both_hidden, _to_hidden, _from_hidden):
        left, came = _pour(left, came, fits, together)
    return [_merge(layout, *spots, parts) for spots, parts in together.items()]


def _same_kind(source: Stream, target: Stream) -> bool:
    return source.kind is not None and source.kind == target.kind


def _to_hidden(source: Stream, target: Stream) -> bool:
    return source.kind is not None and target.kind is None


def _from_hidden(source: Stream, target: Stream) -> bool:
    return source.kind is None and target.kind is not None


def _both_hidden(source: Stream, target: Stream) -> bool:
    return source.kind is None and target.kind is None


def _pour(
    left: list[Stream], came: list[Stream], fits: Any, together: dict[tuple[int, int], Any]
) -> tuple[list[Stream], list[Stream]]:
    """Match what fits, and tell what remains of both."""
    remaining = []
    for source in left:
        number = source.number
        for place, target in enumerate(came):
            if number and target.number and target.spot != source.spot and fits(source, target):
                poured = min(number, target.number)
                kind = target.kind if source.kind is None else source.kind
                together.setdefault((source.spot, target.spot), []).append((kind, poured))
                number -= poured
                came[place] = target._replace(number=target.number - poured)
        if number:
            remaining.append(source._replace(number=number))
    return remaining, [target for target in came if target.number]


def _merge(layout: Layout, source: int, target: int, parts: list[tuple[int | None, int]]) -> Flow:
    number = sum(n for _, n in parts)
    if any(kind is None for kind, _ in parts):
        return Flow(number, None, layout.spots[source], layout.spots[target])
    cards = [layout.cards[kind] for kind, n in parts if kind is not None for _ in range(n)]
    return Flow(number, cards, layout.spots[source], layout.spots[target])


def _flow(layout: Layout, source: int, target: int, kind: int, number: int) -> Flow:
    return Flow(number, [layout.cards[kind]] * number, layout.spots[source], layout.spots[target])
