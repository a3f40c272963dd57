"""What may be seen: the only door through which a state leaves the rules.

`observe` makes an observation, `redeal` a table that the observer can't tell from the real one,
and `describe` puts what is seen into words and numbers that any client can read.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable
from functools import cache, partial
from operator import add, itemgetter
from threading import get_ident
from typing import Any, NamedTuple

import numpy as np

from treize import cards, games
from treize.errors import BadSeat
from treize.luck import luck_from
from treize.notation import card_of, parts_of, read_move, write_cards, written
from treize.table import FACE_UP, SPECTATOR, Told, copy_of, kernel, rule

MOST_TRIES = 10_000  # redeals until one is possible; more only where a table was made up

# --- Observations, compiled ---------------------------------------------------


@rule
def blank(state: Any, matrix: Any, visible: Any, observer: int) -> None:
    """Turn a table into what the observer sees of it, and knows."""
    is_over = 1 if state.turn < 0 else 0
    cards.observe(state, matrix, visible[is_over, observer], observer)
    games.forget(state, observer)


@kernel
def observe_all(tables: Any, matrix: Any, visible: Any, observers: Any) -> None:
    """Turn every table into what its observer sees of it."""
    for i in range(len(tables)):
        blank(tables[i], matrix[i], visible, observers[i])


@rule
def observe_one(tables: Any, seen: Any, matrix: Any, visible: Any, observer: int) -> bool:
    """Copy a table as its observer sees it; not one that is seen by an observer already."""
    if tables[0].observer != FACE_UP:
        return False
    seen[0] = tables[0]
    blank(seen[0], matrix[0], visible, observer)
    return True


@rule
def imagine(state: Any, matrix: Any, visible: Any, pack: Any, most: Any) -> None:
    """Turn an observation with luck of its own into a table that its observer may be looking at."""
    observer: Any = np.int64(state.observer)
    tries = 1
    while not deal_hidden(state, matrix, visible, pack, most) and tries < MOST_TRIES:
        cards.cover(state, matrix, visible, observer)
        tries += 1


@rule
def deal_hidden(state: Any, matrix: Any, visible: Any, pack: Any, most: Any) -> bool:
    """Deal the hidden cards anew within what play has proved, and tell whether that may be."""
    games.pack(state, pack)
    cards.redeal(state, matrix, visible, pack, most, games.bounds(state, most))
    return games.is_possible(state)


@kernel
def redeal_all(tables: Any, matrix: Any, visible: Any, lucks: Any) -> None:
    """Turn every observation into a table that its observer may be looking at."""
    pack = np.zeros(matrix.shape[2], np.int8)
    most = np.zeros(matrix.shape[1:], np.int8)
    for i in range(len(tables)):
        state = tables[i]
        state.luck = lucks[i]
        is_over = 1 if state.turn < 0 else 0
        imagine(state, matrix[i], visible[is_over, state.observer], pack, most)


def observe(tables: Any, observers: Any) -> Any:
    """What observers see of tables, one each: a copy in which the rest is blank."""
    return _observe(tables.view(np.ndarray), observers).view(type(tables))


def _observe(tables: Any, observers: Any) -> Any:
    """The same of plain arrays, which are much quicker than recarrays."""
    if _is_blind(tables):
        raise BadSeat("seat/blind")
    state = games.rules_of(tables).State
    seen = copy_of(tables)
    observe_all(seen, state.cards(seen), state.visible, _each(observers, len(seen)))
    return seen


def _is_blind(tables: Any) -> bool:
    """Whether these are observations already."""
    observers = tables["observer"]
    if len(observers) == 1:
        return bool(observers.item() != FACE_UP)
    return bool((observers != FACE_UP).any())


@cache
def _alone(observer: int) -> Any:
    return np.broadcast_to(observer, 1)


def _each(observers: Any, number: int) -> Any:
    """An observer for each table."""
    if number == 1 and type(observers) is int:
        return _alone(observers)
    return np.broadcast_to(observers, number)


def redeal(observations: Any, lucks: Any) -> Any:
    """Tables that the observers can't tell from the real ones, by luck of their own."""
    if (observations.observer == FACE_UP).any():
        raise BadSeat("seat/face-up")
    lucks = np.broadcast_to(luck_from(lucks), len(observations))
    return _redeal(observations.view(np.ndarray), lucks).view(type(observations))


def _redeal(observations: Any, lucks: Any) -> Any:
    """The same of plain arrays that hold observations."""
    state = games.rules_of(observations).State
    imagined = copy_of(observations)
    redeal_all(imagined, state.cards(imagined), state.visible, lucks)
    return imagined


# --- Descriptions -------------------------------------------------------------


class Eyes:
    """Reads a table as its observer sees it: cards where faces show, else how many there are."""

    def __init__(self, game: str, octets: bytes, memory: bool) -> None:
        self.game = games.game_named(game)
        self.octets = octets
        script = _script(game)
        self._where = script.where
        self._read = read = script.form.unpack(octets)
        self.copies = read[: script.rows]  # of each row, how many of each kind
        self.sizes = read[script.where["sizes"]]
        self.seats = self.number("seats")
        self.is_over = self.number("turn") < 0
        self.observer = self.number("observer")
        self.is_face_up = self.observer == FACE_UP
        self._remembers = memory or self.is_face_up or self.is_over

    def number(self, name: str) -> int:
        number: int = self._read[self._where[name].start]
        return number

    def numbers(self, name: str) -> list[int]:
        return [*self._read[self._where[name]][: self.seats]]

    @property
    def table(self) -> Any:
        """The table as an array, for the rules."""
        return np.frombuffer(bytearray(self.octets), self.game.State.dtype)

    @property
    def turn(self) -> int | None:
        return None if self.is_over else self.number("turn")

    def rows(self, name: str, write: Callable[[bytes], Any] = bytes) -> list[Any]:
        """Each row of a zone: how many of each kind, written down in some way; or just how many."""
        rows = self.game.State.rows[name]
        shown = _shown(self.game.id, self.is_over, self.observer, self._remembers)
        pairs = zip(shown[rows], self.copies[rows], self.sizes[rows], strict=True)
        return [write(copies) if is_shown else size for is_shown, copies, size in pairs]

    def cards(self, name: str) -> list[Any]:
        """Each row of a zone as cards, or just how many."""
        return self.rows(name, partial(write_cards, self.game.id))

    def lying(self) -> dict[str, list[Lying]]:
        """What lies in every place, row by row; of blocks only those there are."""
        game, copies, sizes = self.game.id, self.copies, self.sizes
        found = {}
        who_looks = self.is_over, self.observer, self._remembers
        for name, rows, more, is_blocks in _readings(game, *who_looks, self.seats, self.turn):
            lying = [written(game, copies[row]) if seen else sizes[row] for seen, row in rows]
            for place, is_shown, others in more:
                lying[place] = self._together(is_shown, others)
            found[name] = [row for row in lying if row] if is_blocks else lying
        return found

    def _together(self, is_shown: bool, rows: list[int]) -> Lying:
        """The cards of some rows, or how many where some are hidden."""
        if not is_shown:
            return int(sum(map(self.sizes.__getitem__, rows)))
        kinds = zip(*(self.copies[row] for row in rows), strict=True)
        return written(self.game.id, bytes(map(sum, kinds)))

    @property
    def zones(self) -> dict[str, Any]:
        """What lies in every place: for each seat, by the labels of its piles, in blocks, or so."""
        places = {place.name: place for place in _places(self.game.id)}
        return {name: places[name].shape(rows) for name, rows in self.lying().items()}

    @property
    def numbers_told(self) -> dict[str, Any]:
        """The numbers on the table, as what they stand for."""
        read, seats = self._read, self.seats
        return {
            name: [*map(mean, read[start : start + seats])] if is_each else mean(read[start])
            for name, start, is_each, mean in _meanings(self.game.id)
        }


Lying = tuple[str, ...] | int  # cards, sorted as text; or how many
Reading = tuple[str, list[tuple[bool, int]], list[tuple[int, bool, list[int]]], bool]


@cache
def _readings(
    game: str, is_over: bool, observer: int, remembers: bool, seats: int, turn: int | None
) -> list[Reading]:
    """How to read each place: its rows and whether they show, and where several lie together."""
    shown = _shown(game, is_over, observer, remembers)
    readings = []
    for place in _places(game):
        parts = place.parts(seats, turn)
        more = [(i, all(shown[r] for r in rows), rows) for i, rows in enumerate(parts) if rows[1:]]
        first = [(shown[row], row) for row, *_ in parts]
        readings.append((place.name, first, more, place.is_blocks))
    return readings


@cache
def _meanings(game: str) -> list[tuple[str, int, bool, Callable[[int], Any]]]:
    """The numbers that are told: name, where they stand, whether each seat has one, and of what."""
    rules = games.game_named(game)
    where = _script(game).where
    return [
        (name, where[field].start, field in rules.State.for_each, _meaning(told, rules.CARDS))
        for name, field, told in _numbers(game)
    ]


def _meaning(told: Told, cards: tuple[str, ...]) -> Callable[[int], Any]:
    """What a number stands for."""
    meant: dict[str, Callable[[int], Any]] = {
        "number": int,
        "flag": bool,
        "word": told.words.__getitem__,
        "seat": lambda number: None if number < 0 else number,
        "card": lambda number: None if number < 0 else cards[number],
    }
    return meant[told.kind]


class _Place(NamedTuple):
    """Where cards lie, in the words of those who look on."""

    name: str
    role: str
    by_seat: list[list[int]]  # the rows of each seat, if every seat has some
    of_turn: list[int]  # rows that belong to whoever is to play
    labels: tuple[str, ...]
    rows: list[int]  # else

    @property
    def is_blocks(self) -> bool:
        """Whether there are several rows without a name, of which only those that are used show."""
        return not self.by_seat and not self.labels and len(self.rows) > 1

    def parts(self, seats: int, turn: int | None) -> list[list[int]]:
        """The rows that lie together."""
        if not self.by_seat:
            return [[row] for row in self.rows]
        return [
            [*rows, *self.of_turn] if seat == turn else rows
            for seat, rows in enumerate(self.by_seat[:seats])
        ]

    def shape(self, lying: list[Lying]) -> Any:
        """What lies there: for each seat, by the labels of its piles, alone, or in blocks."""
        rows = [row if isinstance(row, int) else [*row] for row in lying]
        if self.labels:
            return dict(zip(self.labels, rows, strict=True))
        return rows if self.by_seat or self.is_blocks else rows[0]


@cache
def _places(game: str) -> list[_Place]:
    """Every place of a game; what all know of one is told by its own name too."""
    state = games.game_named(game).State
    zones: dict[str, list[str]] = {}
    for zone, place in state.places.items():
        zones.setdefault(place.name, []).append(zone)
        if place.part_of and all(state.visible[0, SPECTATOR, state.rows[zone]]):
            zones.setdefault(zone, []).append(zone)
    return [_place(state, name, parts) for name, parts in zones.items()]


def _place(state: Any, name: str, zones: list[str]) -> _Place:
    rows = {zone: range(state.rows[zone].start, state.rows[zone].stop) for zone in zones}
    each = [rows[zone] for zone in zones if zone in state.per_seat]
    others = [row for zone in zones if zone not in state.per_seat for row in rows[zone]]
    by_seat = [list(own) for own in zip(*each, strict=True)]
    labels = state.places[zones[0]].labels
    role = state.places[zones[-1] if zones[-1] == name else zones[0]].role
    return _Place(name, role, by_seat, others if by_seat else [], labels, others)


@cache
def _numbers(game: str) -> list[tuple[str, str, Told]]:
    """The numbers that are told: name, field, and how."""
    state = games.game_named(game).State
    return [(told.name or field, field, told) for field, told in state.told.items()]


def look(game: str, table: Any, observer: int, *, memory: bool = False) -> Eyes:
    """Look at one table as an observer."""
    sheet, cards, visible = paper(game, 1, get_ident())
    if not observe_one(table.view(np.ndarray), sheet, cards, visible, observer):
        raise BadSeat("seat/blind")
    return Eyes(game, sheet.tobytes(), memory)


@cache
def paper(game: str, number: int, thread: int) -> tuple[Any, Any, Any]:
    """So many tables that a thread may write on, their matrices, and who sees which rows."""
    state = games.game_named(game).State
    tables = np.zeros(number, state.dtype)
    return tables, state.cards(tables), state.visible


class Script(NamedTuple):
    """How the bytes of a table are read: its rows first, each as bytes, then all numbers."""

    form: struct.Struct
    rows: int
    where: dict[str, slice]  # each field among what is read


@cache
def _script(game: str) -> Script:
    """To read a table at once is quicker than to ask an array for one number after the other."""
    state = games.game_named(game).State
    rows = state.visible.shape[2]
    form, end, count = "=" + f"{state.kinds}s" * rows, rows * state.kinds, rows
    where = {}
    for name in state.dtype.names:
        dtype, start, *_ = state.dtype.fields[name]
        if start < rows * state.kinds:
            continue  # a zone: a part of the matrix
        letter = {1: "b", 2: "h", 4: "i", 8: "q"}[dtype.base.itemsize]
        number = dtype.itemsize // dtype.base.itemsize
        form += f"{start - end}x{number}{letter}"
        where[name] = slice(count, count + number)
        end, count = start + dtype.itemsize, count + number
    return Script(struct.Struct(f"{form}{state.dtype.itemsize - end}x"), rows, where)


@cache
def _visible(game: str) -> list[list[list[bool]]]:
    """Which rows an observer sees: [is over][observer][row]."""
    rows: list[list[list[bool]]] = games.game_named(game).State.visible.tolist()
    return rows


@cache
def _shown(game: str, is_over: bool, observer: int, remembers: bool) -> list[bool]:
    """Whether the observer sees the cards of each row."""
    state = games.game_named(game).State
    rows = [True] * state.visible.shape[2]
    if observer != FACE_UP:
        rows = _visible(game)[is_over][observer]
    return [seen and (remembers or not state.forgettable[row]) for row, seen in enumerate(rows)]


def describe(game: str, table: Any, *, memory: bool = False) -> dict[str, Any]:
    """A table as its observer sees it, in the words of the trace format and no others.

    Where faces are hidden their number stands instead.  `memory` tells what all saw and none may
    look at again.
    """
    return _described(Eyes(game, table.tobytes(), memory))


def _described(eyes: Eyes) -> dict[str, Any]:
    own = eyes.game.describe
    if own is not None:
        described: dict[str, Any] = own(eyes)
        return described
    return {
        "round": eyes.number("this_round"), "turn": eyes.turn, **eyes.zones, **eyes.numbers_told
    }  # fmt: skip


def view(game: str, table: Any, *, memory: bool = False) -> dict[str, Any]:
    """The same, with what the table announces: the sums of the targets, the leaves taken."""
    eyes = Eyes(game, table.tobytes(), memory)
    return _described(eyes) | _announced(eyes)


def _announced(eyes: Eyes) -> dict[str, Any]:
    announce = eyes.game.announce
    return announce(eyes) if announce else {}


class Tableau(NamedTuple):
    """What is seen of a table, in one form for all games."""

    game: str
    round: int
    turn: int | None
    zones: dict[str, list[Lying]]  # by place, row by row: cards, or how many
    numbers: dict[str, Any]


def tableau(eyes: Eyes) -> Tableau:
    """What is seen: what lies in every place, and the numbers with what the table announces."""
    zones = eyes.lying()
    numbers = eyes.numbers_told
    for name, said in _announced(eyes).items():
        if name not in zones:
            numbers[name] = said
    return Tableau(eyes.game.id, eyes.number("this_round"), eyes.turn, zones, numbers)


def zones_of(game: str) -> list[tuple[str, str, bool, list[str]]]:
    """The places of a game: name, role, whether each seat has one, and labels."""
    return [(p.name, p.role, bool(p.by_seat), [*p.labels]) for p in _places(game)]


def numbers_of(game: str) -> list[tuple[str, str, bool]]:
    """The numbers of a game: name, what they stand for, and whether each seat has one."""
    state = games.game_named(game).State
    return [(name, told.kind, field in state.for_each) for name, field, told in _numbers(game)]


def standing_of(game: str, options: dict[str, Any]) -> tuple[str, bool]:
    """What a standing counts with such options, and whether a match is a single round."""
    unit, is_one_round = games.game_named(game).unit, games.game_named(game).is_one_round
    return unit(options) if unit else "points", bool(is_one_round and is_one_round(options))


def hands(game: str, table: Any, seats: int, turn: int | None) -> list[bytes]:
    """How many of each card each player holds and sees; for that player only."""
    octets = table.tobytes()
    first, others = _held(game, seats, turn)
    held = [*first(octets)]
    for seat, row in others:
        held[seat] = bytes(map(add, held[seat], octets[row]))
    return held


@cache
def _held(
    game: str, seats: int, turn: int | None
) -> tuple[Callable[[bytes], Iterable[bytes]], list[tuple[int, slice]]]:
    """Reads the row that each player holds, or none; and others that some hold and see too."""
    visible, kinds = _visible(game)[turn is None], games.game_named(game).State.kinds
    held = [
        [
            slice(row * kinds, (row + 1) * kinds)
            for row in rows_held(game, seat, is_turn=turn == seat)
            if visible[seat][row]
        ]
        for seat in range(seats)
    ]
    others = [(seat, row) for seat, rows in enumerate(held) for row in rows[1:]]
    if seats > 1 and all(held):
        return itemgetter(*(rows[0] for rows in held)), others
    return lambda octets: [octets[rows[0]] if rows else bytes(kinds) for rows in held], others


@cache
def place_of_hands(game: str) -> str:
    """The place where players hold their cards; empty if they hold none."""
    held = (p.name for p in games.game_named(game).State.places.values() if p.is_held)
    return next(held, "")


def rows_held(game: str, seat: int, *, is_turn: bool) -> list[int]:
    """The rows of what a player holds."""
    state = games.game_named(game).State
    zones = [zone for zone, place in state.places.items() if place.is_held]
    held = [state.rows[zone].start + seat for zone in zones if zone in state.per_seat]
    others = [state.rows[zone].start for zone in zones if zone not in state.per_seat]
    return held + others if is_turn else held


def chance_of(game: str, table: Any, move: str) -> dict[str, Any] | None:
    """What luck decided in the last move and the table does not show, if there is such a thing."""
    chance = games.game_named(game).chance
    if chance is None:
        return None
    drawn: dict[str, Any] | None = chance(table[0], parts_of(game, move))
    return drawn


def outcome_of(game: str, table: Any, move: str, seat: int) -> dict[str, list[int]]:
    """What followed from that luck by the rules, for those who show it."""
    outcome = games.game_named(game).outcome
    return outcome(table[0], parts_of(game, move), seat) if outcome else {}


# --- Reasons ------------------------------------------------------------------


def reason_against(game: str, table: Any, move: str) -> tuple[str, dict[str, Any]] | None:
    """Why a move is not legal: a code and the data for a sentence; none if it is."""
    rules = games.game_named(game)
    why = int(games.why_not_at(table.view(np.ndarray), read_move(game, move)))
    if why == games.LEGAL:
        return None
    data = {"move": move, "card": card_of(game, move), **_circumstances(game, table)}
    return f"{game}/{rules.REASONS[why]}", data


def reasons(game: str, table: Any) -> dict[str, dict[str, Any]]:
    """For each card in the hand of who is to play that no legal move lays, why not."""
    rules = games.game_named(game)
    whys = np.zeros(len(rules.MOVES), np.int16)
    games.reasons_at(table.view(np.ndarray), whys)
    seats, turn = (int(table[name][0]) for name in ("seats", "turn"))
    held = dict(zip(rules.CARDS, hands(game, table, seats, turn)[turn], strict=True))
    laid = [
        (str(move), move.card, why)
        for move, why in zip(rules.moves, whys.tolist(), strict=True)
        if move.card is not None and held[move.card] >= (move.number or 1)
    ]
    playable = {card for _, card, why in laid if why == games.LEGAL}
    circumstances = _circumstances(game, table)
    return {
        card: {"code": f"{game}/{rules.REASONS[why]}", "move": move, "card": card, **circumstances}
        for move, card, why in laid
        if card not in playable
    }


def _circumstances(game: str, table: Any) -> dict[str, Any]:
    """The public facts a reason may speak of."""
    circumstances = games.game_named(game).circumstances
    return circumstances(table) if circumstances else {}


__all__ = [
    "FACE_UP",
    "SPECTATOR",
    "Eyes",
    "blank",
    "chance_of",
    "describe",
    "hands",
    "imagine",
    "look",
    "numbers_of",
    "observe",
    "outcome_of",
    "paper",
    "place_of_hands",
    "reason_against",
    "reasons",
    "redeal",
    "rows_held",
    "standing_of",
    "tableau",
    "view",
    "zones_of",
]
