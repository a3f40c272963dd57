"""The table: where every card lies, and who may see it.

A card game is a matrix.  Its rows are the *zones* of the table (the stock, each hand, each
pile), its columns the *kinds* of card, and each entry tells how many cards of that kind lie in
that zone.  A game names its zones and says who sees them; this module lays them out in memory:
the rules see a record with named fields, everything that serves all games sees the matrix, and
both are the same bytes.

An *observation* is a table too: the zones its observer may not see are blank, `sizes` tells how
many cards lie in each, and the luck is gone.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, get_type_hints

import numpy as np
import numpy.typing as npt

from treize.compiled import kernel, rule
from treize.options import Choice, Copies, Option, Somebody, Switch, Value, Whole

__all__ = [
    "ALL", "FACE_UP", "HIDDEN", "NOBODY", "NO_SHORTCUT", "OWNER", "PER_SEAT", "REMEMBERED",
    "SPECTATOR",
    "Cards", "Luck", "Number", "Points", "Seat", "Seed", "Table",
    "choice", "copies", "copy_of", "kernel", "rule", "somebody", "switch", "whole", "zone",
]  # fmt: skip

Cards = npt.NDArray[np.int8]  # how many of each kind lie in a zone
Seed = int | tuple[int, ...]
PER_SEAT = 0  # as many as the game has seats
NAMES_A_SEAT = "seat"  # marks a number that tells who
NOBODY = -1  # nobody's turn: the round is over
NO_SHORTCUT = -1  # ask of every move whether it is legal
FACE_UP, SPECTATOR = -1, 8  # observers without a seat: one sees everything, one what all see

# Who sees the faces in a zone.  REMEMBERED: all saw the cards go there, and none may look again.
ALL, OWNER, REMEMBERED, HIDDEN = "all", "owner", "remembered", "hidden"

# What a table may hold besides cards: numbers, and one entry for each player.
Number = Annotated[int, np.int16]
Seat = Annotated[int, np.int16, NAMES_A_SEAT]
Luck = Annotated[np.uint64, np.uint64]
Points = Annotated[npt.NDArray[np.int32], np.int32, PER_SEAT]


class _Zone:
    def __init__(self, count: int, seen_by: str) -> None:
        self.count = count
        self.seen_by = seen_by

    def is_seen(self, owner: int, observer: int, is_over: bool) -> bool:
        """When a round is over the hands and the taken cards are laid open."""
        if self.seen_by == OWNER:
            return owner == observer or is_over
        return self.seen_by != HIDDEN


def copy_of(tables: Any) -> Any:
    """The same tables in memory of their own; NumPy would copy them field by field."""
    octets = bytearray(tables.tobytes())
    return np.frombuffer(octets, tables.dtype).view(type(tables))


def zone(count: int = 1, *, seen_by: str) -> Any:
    """Declare a place for cards, or several alike, and who sees their faces."""
    return _Zone(count, seen_by)


def whole(default: int, least: int, most: int) -> Any:
    """Declare an option: a number between two bounds."""
    return Whole(default, least, most)


def switch(default: bool, *, extra: bool = False) -> Any:
    """Declare an option: yes or no."""
    return Switch(default, extra)


def choice(*words: str, extra: bool = False) -> Any:
    """Declare an option: one of a few words, the default first."""
    return Choice(words, extra)


def somebody() -> Any:
    """Declare an option: a player, or anybody at random."""
    return Somebody()


def copies(
    *default: int, least: int, most: int, welcome: int, enough: int, extra: bool = False
) -> Any:
    """Declare an option: how many copies of each kind are in the pack."""
    return Copies(default, least, most, welcome, enough, extra)


class Table:
    """The state of a game: its zones, then its numbers and options."""

    seats: Number
    turn: Seat  # who decides next, or NOBODY when the round is over
    this_round: Number  # counting from 0; -1 before the first deal
    points: Points  # of the round just scored
    totals: Points  # of all rounds scored so far
    observer: Number  # whose observation this is, or FACE_UP
    sizes: npt.NDArray[np.int8]  # [zones] of an observation; while dealing, cards still to come
    luck: Luck

    kinds: ClassVar[int]
    dtype: ClassVar[np.dtype[np.void]]
    options: ClassVar[dict[str, Option]]
    rows: ClassVar[dict[str, slice]]  # the rows of the matrix that each zone takes
    per_seat: ClassVar[frozenset[str]]  # the zones that every seat has one of
    who: ClassVar[frozenset[str]]  # the numbers that name a seat
    remembered: ClassVar[frozenset[str]]  # the zones that lie face down though all know them
    visible: ClassVar[npt.NDArray[np.bool_]]  # [is over, observer, zone]
    forgettable: ClassVar[npt.NDArray[np.bool_]]  # [zone] seen once, and now face down

    def __init_subclass__(cls, *, kinds: int, seats: int) -> None:
        zones = {name: z for name, z in vars(cls).items() if isinstance(z, _Zone)}
        counts = {name: z.count or seats for name, z in zones.items()}
        ends = np.cumsum([*counts.values()])
        rows = [(z, owner) for name, z in zones.items() for owner in range(counts[name])]
        layout: list[Any] = [
            (name, np.int8, (kinds,) if zones[name].count == 1 else (count, kinds))
            for name, count in counts.items()
        ]
        hints = get_type_hints(cls, include_extras=True)
        marks = {name: getattr(hint, "__metadata__", ()) for name, hint in hints.items()}
        for name, mark in marks.items():
            if mark:
                kind, *shape = (part for part in mark if part is not NAMES_A_SEAT)
                layout.append((name, kind, tuple(size or seats for size in shape)))
        layout.append(("sizes", np.int8, len(rows)))
        assert not {name for name, *_ in layout} & set(dir(np.void)), "NumPy's own names win"  # noqa: S101

        cls.kinds = kinds
        cls.dtype = np.dtype((np.record, layout))
        cls.options = {n: o for n, o in vars(cls).items() if isinstance(o, Option)}
        cls.rows = {
            name: slice(int(end) - counts[name], int(end))
            for name, end in zip(counts, ends, strict=True)
        }
        cls.per_seat = frozenset(n for n, z in zones.items() if z.count == PER_SEAT)
        cls.who = frozenset(n for n, mark in marks.items() if NAMES_A_SEAT in mark)
        cls.remembered = frozenset(n for n, z in zones.items() if z.seen_by == REMEMBERED)
        cls.forgettable = np.array([z.seen_by == REMEMBERED for z, _ in rows])
        cls.visible = np.array(
            [
                [[z.is_seen(owner, observer, over) for z, owner in rows] for observer in range(9)]
                for over in (False, True)
            ]
        )

    @classmethod
    def lay(cls, tables: int, *, seats: int, seed: Seed, options: dict[str, Value]) -> Any:
        """Lay empty tables, each with luck of its own."""
        laid = np.zeros(tables, cls.dtype).view(np.recarray)
        laid.seats = seats
        laid.turn = laid.observer = laid.this_round = -1
        laid.luck = np.random.SeedSequence(seed).generate_state(tables, np.uint64) | np.uint64(1)
        for name, value in options.items():
            laid[name] = cls.options[name].to_table(value)
        return laid

    @classmethod
    def cards(cls, tables: Any) -> Cards:
        """The matrix of every table, sharing its memory: [table, zone, kind]."""
        shape = len(tables), cls.visible.shape[2], cls.kinds
        return np.ndarray(shape, np.int8, tables, 0, (tables.strides[0], cls.kinds, 1))
