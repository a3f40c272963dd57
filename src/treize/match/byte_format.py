"""How the bytes of a table are read: where everything stands, and which rows somebody sees."""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import cache
from operator import itemgetter
from typing import Any, NamedTuple

from treize import games
from treize.engine.table import FACE_UP, Table
from treize.match.places import PlaceRows, meanings, places, rows_held, visible_rows

ShownRow = tuple[bool, int]  # whether it shows, and which row
Together = tuple[int, bool, list[int]]  # which of the rows, whether it shows, of which others
Reading = tuple[list[ShownRow], list[Together], bool]


@cache
def readings(
    game: str, is_over: bool, observer: int, is_told: bool, seats: int, turn: int | None
) -> dict[str, Reading]:
    """How to read each place: its rows and whether they show, and where several lie together."""
    shown = rows_shown(game, is_over, observer, is_told)

    def reading(place: PlaceRows) -> Reading:
        parts = place.parts(seats, turn)
        more = [(i, all(shown[r] for r in rows), rows) for i, rows in enumerate(parts) if rows[1:]]
        return [(shown[row], row) for row, *_ in parts], more, place.is_blocks

    return {place.name: reading(place) for place in places(game)}


@cache
def rows_shown(game: str, is_over: bool, observer: int, is_told: bool) -> list[bool]:
    """Whether the observer sees the cards of each row, and is told those none may look at again."""
    state = games.game_named(game).State
    rows = [True] * state.visible.shape[2]
    if observer != FACE_UP:
        rows = visible_rows(game)[is_over][observer]
    return [seen and (is_told or not state.forgettable[row]) for row, seen in enumerate(rows)]


@cache
def rows_in_hand(game: str, seat: int, is_over: bool, is_turn: bool) -> list[slice]:
    """The bytes of the rows that a player holds and sees."""
    shown, kinds = visible_rows(game)[is_over][seat], games.game_named(game).State.kinds
    rows = [row for row in rows_held(game, seat, is_turn=is_turn) if shown[row]]
    return [slice(row * kinds, (row + 1) * kinds) for row in rows]


@cache
def hand_reader(
    game: str, seats: int, turn: int | None, size: int
) -> Callable[[bytes], tuple[bytes, ...]] | None:
    """Reads all hands at once from what the seats see, one after the other; if each is one row."""
    each = [rows_in_hand(game, seat, turn is None, seat == turn) for seat in range(seats)]
    if seats < 2 or any(len(rows) != 1 for rows in each):
        return None
    starts = range(0, seats * size, size)
    return itemgetter(
        *(
            slice(start + row.start, start + row.stop)
            for start, (row,) in zip(starts, each, strict=True)
        )
    )


@cache
def number_positions(game: str) -> list[tuple[str, int, bool, Callable[[int], Any]]]:
    """The numbers that are told: name, where they stand, whether each seat has one, and of what."""
    where = byte_format_of(game).where
    return [(name, where[field].start, each, mean) for name, field, each, mean in meanings(game)]


class ByteFormat(NamedTuple):
    """How the bytes of a table are read: its rows first, each as bytes, then all numbers."""

    rules: games.Game
    form: struct.Struct
    head: Callable[[bytes], tuple[int, int, int, int]]  # seats, turn, round and observer alone
    rows: int
    where: dict[str, slice]  # each field among what is read
    counts: tuple[slice, slice]  # the bytes of the rows, and of their sizes


@cache
def byte_format_of(game: str) -> ByteFormat:
    """To read a table at once is quicker than to ask an array for one number after the other."""
    rules = games.game_named(game)
    state = rules.State
    rows = state.visible.shape[2]
    form, end, count = "=" + f"{state.kinds}s" * rows, rows * state.kinds, rows
    where = {}
    for name, (dtype, start) in state.fields.items():
        if start < rows * state.kinds:
            continue  # a zone: a part of the matrix
        letter = {1: "b", 2: "h", 4: "i", 8: "q"}[dtype.base.itemsize]
        number = dtype.itemsize // dtype.base.itemsize
        form += f"{start - end}x{number}{letter}"
        where[name] = slice(count, count + number)
        end, count = start + dtype.itemsize, count + number
    whole = struct.Struct(f"{form}{state.dtype.itemsize - end}x")
    sizes = state.fields["sizes"][1]
    counts = slice(0, rows * state.kinds), slice(sizes, sizes + rows)
    return ByteFormat(rules, whole, _head(state), rows, where, counts)


def _head(state: type[Table]) -> Callable[[bytes], tuple[int, int, int, int]]:
    """Reads seats, turn, round and observer alone, which lie in this order."""
    form, end = "=", 0
    for name in ("seats", "turn", "this_round", "observer"):
        start = state.fields[name][1]
        form += f"{start - end}xh"
        end = start + 2
    return struct.Struct(form).unpack_from
