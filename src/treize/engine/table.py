"""The table: where every card lies, and who may see it.

A card game is a matrix.  Its rows are the *zones* of the table (the stock, each hand, each
pile), its columns the *kinds* of card, and each entry tells how many cards of that kind lie in
that zone.  A game names its zones and says who sees them; this module lays them out in memory:
the rules see a record with named fields, everything that serves all games sees the matrix, and
both are the same bytes.

An *observation* is a table too: the zones its observer may not see are blank, `sizes` tells how
many cards lie in each, and the luck is gone.

What is declared here is also how a table is shown: zones lie in *places* that have a role and a
name, and numbers are told by their names, as what they stand for.
"""

from __future__ import annotations

import secrets
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any, ClassVar, TypeVar, get_type_hints

import numpy as np
import numpy.typing as npt

from treize.engine import compiled
from treize.engine.options import Choice, Copies, Option, Options, Somebody, Switch, Whole

rule, kernel = compiled.rule, compiled.kernel  # rules and tables are declared by one import
Cards = npt.NDArray[np.int8]  # how many of each kind lie in a zone
States = npt.NDArray[np.void]  # [table] with everything that lies there, hidden or not
Records = np.recarray[Any, np.dtype[np.void]]  # the same, whose fields have names
Arrays = TypeVar("Arrays", bound=States)
Octets = npt.NDArray[np.uint8]  # the bytes of a table, or of several: [table, byte]
Visible = npt.NDArray[np.bool_]  # [zone] of one observer, or [is over, observer, zone]
Moves = npt.NDArray[np.int16]  # by their numbers
Ranges = dict[str, tuple[int, int]]  # the least and the most that numbers can be, by field
Seed = int | tuple[int, ...]
PER_SEAT = 0  # as many as the game has seats
NAMES_A_SEAT = "seat"  # marks a number that tells who
NOBODY = -1  # nobody's turn: the round is over
NO_SHORTCUT = -1  # ask of every move whether it is legal
FACE_UP, SPECTATOR = -1, 8  # observers without a seat: one sees everything, one what all see

# Who sees the faces in a zone.  REMEMBERED: all saw the cards go there, and none may look again.
ALL, OWNER, REMEMBERED, HIDDEN = "all", "owner", "remembered", "hidden"

# What a zone is for, as pictures draw it and sentences speak of it.
HAND, STOCK, PILE, ROW, TARGET = "hand", "stock", "pile", "row", "target"
TAKEN, ASIDE = "taken", "aside"

# What a table may hold besides cards: numbers, and one entry for each player.
Number = Annotated[int, np.int16]
Seat = Annotated[int, np.int16, NAMES_A_SEAT]
Luck = Annotated[np.uint64, np.uint64]
Points = Annotated[npt.NDArray[np.int32], np.int32, PER_SEAT]


class _Zone:
    def __init__(self, count: int, seen_by: str, place: Place) -> None:
        self.count = count
        self.seen_by = seen_by
        self.place = place

    def is_seen(self, owner: int, observer: int, is_over: bool) -> bool:
        """When a round is over the hands and the taken cards are laid open."""
        if self.seen_by == OWNER:
            return owner == observer or is_over
        return self.seen_by != HIDDEN


@dataclass(frozen=True)
class Place:
    """Where cards lie, in the words of those who look on."""

    name: str  # empty where it is that of the zone
    role: str
    labels: tuple[str, ...] = ()  # of its piles, where each has a name
    part_of: str = ""  # the place whose cards these are counted to
    is_held: bool = False  # in somebody's hand


@dataclass(frozen=True)
class Line:
    """A line of the points of a round: what it counts, and of which pile."""

    code: str  # `score-GAME-CODE` says it
    label: str = ""  # of the pile it is about
    spared: str = ""  # its code where there is something to count but no points
    lists: str = ""  # the zone whose cards are told one by one


@dataclass(frozen=True)
class NumberField:
    """How a number on the table is told."""

    kind: str = "number"  # or seat, card, word, flag; nothing for what is not told
    name: str = ""  # empty where it is that of the field
    words: tuple[str, ...] = ()  # what each number stands for


def copy_of(tables: Arrays) -> Arrays:
    """The same tables in memory of their own; NumPy would copy them field by field."""
    octets = bytearray(tables.tobytes())
    return np.frombuffer(octets, tables.dtype).view(type(tables))


def octets_of(tables: States) -> Octets:
    """The bytes of each table, sharing its memory: [table, byte]."""
    return np.ndarray((len(tables), tables.dtype.itemsize), np.uint8, tables)


def zone(
    count: int = 1,
    *,
    seen_by: str,
    role: str | None = None,
    called: str = "",
    labels: str | tuple[str, ...] = (),
    part_of: str = "",
) -> Any:
    """Declare a place for cards, or several alike, and who sees their faces.

    Its role is guessed from that; it goes by its field's name unless it is called otherwise.
    Cards that are part of another place are counted there: what all know of a hand, for example.
    """
    role = role or _role_of(count, seen_by, bool(labels))
    return _Zone(count, seen_by, Place(called, role, tuple(labels), part_of))


def _role_of(count: int, seen_by: str, has_labels: bool) -> str:
    """What a zone is for, by how many there are and who sees them."""
    if has_labels:
        return TARGET
    if count == PER_SEAT:
        return HAND if seen_by == OWNER else TAKEN
    return {ALL: PILE, REMEMBERED: ASIDE}.get(seen_by, STOCK)


def told(called: str) -> Any:
    """Declare by which name a number is told."""
    return NumberField(name=called)


def a_card(called: str = "") -> Any:
    """Declare that a number is a kind of card, or negative for none."""
    return NumberField("card", called)


def word(*words: str, called: str = "") -> Any:
    """Declare what each number stands for, counting from 0."""
    return NumberField("word", called, words)


def flag(called: str = "") -> Any:
    """Declare that a number is a yes or a no."""
    return NumberField("flag", called)


def untold() -> Any:
    """Declare that a number is the rules' own business."""
    return NumberField("")


def whole(default: int, least: int, most: int, *, zero: str = "") -> Any:
    """Declare an option: a number between two bounds; the word for 0, if it is no number."""
    return Whole(default, least, most, zero)


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


def ranges_of_points(rounds: int, worst: int) -> Ranges:
    """What points can be in so many rounds, if each costs so much at worst."""
    return {"this_round": (0, rounds - 1), "points": (0, worst), "totals": (0, rounds * worst)}


def _title(state: type) -> str:
    """The name of a game's type: its module, and a digest of its sources.

    Numba finds what it has compiled by the type alone, and would not see that rules have changed.
    """
    file = getattr(sys.modules.get(state.__module__), "__file__", None)
    if file is None:  # typed in by hand: new each time
        return f"{state.__module__} {secrets.token_hex(8)}"
    return f"{state.__module__} {compiled.digest_of(Path(file))}"


def _placed(name: str, zones: dict[str, _Zone]) -> Place:
    """The place of a zone; whether it is held goes by the zone it is a part of."""
    place = zones[name].place
    whole = zones.get(place.part_of, zones[name]).place
    return replace(place, name=place.name or place.part_of or name, is_held=whole.role == HAND)


def _told(state: type, name: str, mark: tuple[Any, ...]) -> NumberField | None:
    """How a number is told, if it is: one, or one for each seat, that a game has of its own."""
    declared = vars(state).get(name)
    if isinstance(declared, NumberField):
        if declared.kind == "number" and NAMES_A_SEAT in mark:
            return NumberField("seat", declared.name)
        return declared if declared.kind else None
    _, *shape = (part for part in mark if part is not NAMES_A_SEAT) if mark else (None, None)
    is_own = name not in Table.__annotations__ and shape in ([], [PER_SEAT])
    return NumberField("seat" if NAMES_A_SEAT in mark else "number") if is_own else None


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
    title: ClassVar[str]  # the game's module, and a digest of its sources
    dtype: ClassVar[np.dtype[np.void]]  # the title is in it: no two games have the same
    fields: ClassVar[dict[str, tuple[np.dtype[Any], int]]]  # the type of each, and its first byte
    options: ClassVar[dict[str, Option]]
    rows: ClassVar[dict[str, slice]]  # the rows of the matrix that each zone takes
    per_seat: ClassVar[frozenset[str]]  # the zones that every seat has one of
    places: ClassVar[dict[str, Place]]  # where each zone lies
    told: ClassVar[dict[str, NumberField]]  # the numbers that are told, by field
    for_each: ClassVar[frozenset[str]]  # the fields with a number for each seat
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
        cls.title = _title(cls)
        hints = get_type_hints(cls, include_extras=True)
        marks = {name: getattr(hint, "__metadata__", ()) for name, hint in hints.items()}
        for name, mark in marks.items():
            if mark:
                kind, *shape = (part for part in mark if part is not NAMES_A_SEAT)
                titled = (cls.title, name) if name == "seats" else name
                layout.append((titled, kind, tuple(size or seats for size in shape)))
        layout.append(("sizes", np.int8, len(rows)))
        assert not {name for name, *_ in layout} & set(dir(np.void)), "NumPy's own names win"  # noqa: S101

        cls.kinds = kinds
        cls.dtype = np.dtype((np.record, layout))
        found: Any = cls.dtype.fields  # by their titles too
        cls.fields = {name: found[name][:2] for name in cls.dtype.names or ()}
        cls.options = {n: o for n, o in vars(cls).items() if isinstance(o, Option)}
        cls.rows = {
            name: slice(int(end) - counts[name], int(end))
            for name, end in zip(counts, ends, strict=True)
        }
        cls.per_seat = frozenset(n for n, z in zones.items() if z.count == PER_SEAT)
        cls.places = {name: _placed(name, zones) for name in zones}
        cls.for_each = frozenset(n for n, mark in marks.items() if mark[-1:] == (PER_SEAT,))
        cls.told = {n: t for n in marks if n not in cls.options and (t := _told(cls, n, marks[n]))}
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
    def lay(cls, tables: int, *, seats: int, seed: Seed, options: Options) -> Records:
        """Lay empty tables, each with luck of its own."""
        laid = np.zeros(tables, cls.dtype).view(np.recarray)
        laid.seats = seats
        laid.turn = laid.observer = laid.this_round = -1
        laid.luck = np.random.SeedSequence(seed).generate_state(tables, np.uint64) | np.uint64(1)
        for name, value in options.items():
            laid[name] = cls.options[name].to_table(value)
        return laid

    @classmethod
    def rows_around(cls, zone: str, seats: int, seat: int) -> list[int]:
        """The rows of a zone, clockwise from a seat where every seat has one."""
        first, end = cls.rows[zone].start, cls.rows[zone].stop
        if zone not in cls.per_seat:
            return [*range(first, end)]
        return [first + (seat + step) % seats for step in range(seats)]

    @classmethod
    def cards(cls, tables: States) -> Cards:
        """The matrix of every table, sharing its memory: [table, zone, kind]."""
        shape = len(tables), cls.visible.shape[2], cls.kinds
        return np.ndarray(shape, np.int8, tables, 0, (tables.strides[0], cls.kinds, 1))
