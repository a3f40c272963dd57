"""A table as a network reads it: one reading after the other, each leading to one row of weights.

Everything is told clockwise from the seat that looks.  A policy reads what that seat sees; a critic
reads the whole table, as only training and imagined worlds can show it.  One network serves all
numbers of seats: a reading that a small table does not have is just not there.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from treize import games
from treize.engine.compiled import inlined
from treize.engine.table import Octets, Table, rule

View = Literal["own", "world"]
CARDS, SIZE, NUMBER, EACH, BEHIND, SEAT = range(6)  # how a reading is read
SEATS = "seats"  # the reading that is always there
UNREAD = {"seats", "turn", "observer"}  # told otherwise, always the same, or no business of anybody
NO_ROW = -1
Rows = npt.NDArray[np.int16]
Numbers = npt.NDArray[np.int32]
Values = tuple[int, ...]


class Reading(NamedTuple):
    """Something on the table, at most a few numbers."""

    label: str
    how: int
    at: tuple[int, ...]  # [seat that looks] the byte where it begins


class Planes(msgspec.Struct, frozen=True):
    """What a network tells apart: of each reading, the values that make a difference.

    A count makes one from each of these on; what is no count has a row for each of these.
    """

    view: View
    counts: tuple[tuple[str, Values], ...]
    kinds: tuple[tuple[str, Values], ...]

    @property
    def number(self) -> int:
        """How many rows of weights there are."""
        return sum(len(values) for _, values in self.counts + self.kinds)

    def firsts(self) -> dict[str, int]:
        """The first row of each reading."""
        found, first = {}, 0
        for label, values in self.counts + self.kinds:
            found[label] = first
            first += len(values)
        return found

    def runs(self) -> npt.NDArray[np.int32]:
        """[reading that counts, first and end] the rows that add up, each holding those before."""
        firsts = self.firsts()
        runs = [(firsts[label], firsts[label] + len(values)) for label, values in self.counts]
        return np.array(runs, np.int32).reshape(-1, 2)


class Plan(NamedTuple):
    """Where to read a table with so many seats, and which row each value leads to."""

    at: npt.NDArray[np.int32]  # [seat that looks, reading]
    how: npt.NDArray[np.int8]  # [reading]
    start: npt.NDArray[np.int32]  # [reading] where the row of the value 0 is or would be in `rows`
    least: npt.NDArray[np.int32]  # [reading] the value that the first of those is for
    most: npt.NDArray[np.int32]  # [reading] the value that the last is for
    rows: Rows  # of all values of all readings, or NO_ROW
    usual: int  # the row that is always read, or NO_ROW
    totals: int  # the byte where the totals begin
    sizes: int  # the byte where the sizes of hidden rows begin
    kinds: int  # of card
    cards: int  # how many readings are of cards of a kind: the first


# --- What there is to read ---


def readings_of(game: str, view: View, seats: int) -> list[Reading]:
    """All readings of a table with so many seats, those read alike together."""
    state = games.game_named(game).State
    cards = games.game_named(game).CARDS
    found = []
    for zone, rows in state.rows.items():
        each = [state.rows_around(zone, seats, seat) for seat in range(seats)]
        for step, around in enumerate(zip(*each, strict=True)):
            name = f"{zone} {step}" if rows.stop - rows.start > 1 else zone
            first = [row * state.kinds for row in around]
            if view == "world" or state.visible[0, 0, around[0]]:
                for kind, card in enumerate(cards):
                    found.append(Reading(f"{name} {card}", CARDS, tuple(at + kind for at in first)))
            else:
                found.append(Reading(f"size of {name}", SIZE, tuple(first)))
    return sorted(found + _numbers_of(state, seats), key=lambda reading: reading.how)


def _numbers_of(state: type[Table], seats: int) -> list[Reading]:
    """The numbers on the table; not the points just scored, which the totals hold."""
    found = []
    for name, (dtype, offset) in state.fields.items():
        if name in UNREAD or name == "points":
            continue
        if dtype == np.int16:
            how = SEAT if name in state.who else NUMBER
            found.append(Reading(name, how, (offset,) * seats))
        elif dtype.base == np.int32:
            how = BEHIND if name == "totals" else EACH
            for step in range(seats):
                at = tuple(offset + 4 * ((seat + step) % seats) for seat in range(seats))
                found.append(Reading(f"{name} {step}", how, at))
    return found


@rule
def add_along(runs: npt.NDArray[np.int32], weights: npt.NDArray[Any]) -> None:
    """Let each row of a count hold those before it too."""
    for k in range(len(runs)):
        for row in range(runs[k, 0] + 1, runs[k, 1]):
            weights[row] += weights[row - 1]


# --- Reading ---


@cache
def plan_of(game: str, planes: Planes, seats: int) -> Plan:
    """How a network reads the tables of a game with so many seats."""
    values = dict(planes.counts + planes.kinds)
    told = [
        (reading, values[reading.label], reading.label in dict(planes.counts))
        for reading in readings_of(game, planes.view, seats)
        if reading.label in values
    ]
    firsts, numbers = planes.firsts(), values[SEATS]
    usual = firsts[SEATS] + numbers.index(seats) if seats in numbers else NO_ROW
    return lay_plan(game, told, seats, firsts, usual)


def lay_plan(
    game: str, told: list[tuple[Reading, Values, bool]], seats: int,
    firsts: dict[str, int], usual: int,
) -> Plan:  # fmt: skip
    """Where to read, and a list of rows for each reading, from its least value to its greatest."""
    fields = games.game_named(game).State.fields
    start: list[int] = []
    least: list[int] = []
    most: list[int] = []
    rows: list[int] = []
    for reading, values, is_count in told:
        low = min(values, default=0) - 1
        start.append(len(rows) - low)
        least.append(low)
        most.append(max(values, default=0) + (not is_count))
        for value in range(low, most[-1] + 1):
            place = sum(v <= value for v in values) - 1
            is_there = value in values or (is_count and place >= 0)
            rows.append(firsts[reading.label] + place if is_there else NO_ROW)
    return Plan(
        np.array([[r.at[seat] for r, *_ in told] for seat in range(seats)], np.int32),
        np.array([r.how for r, *_ in told], np.int8),
        np.array(start, np.int32),
        np.array(least, np.int32),
        np.array(most, np.int32),
        np.array(rows, np.int16),
        usual,
        fields["totals"][1],
        fields["sizes"][1],
        games.game_named(game).State.kinds,
        sum(r.how == CARDS for r, *_ in told),
    )


@inlined
def short_at(octets: Octets, i: int, at: int) -> np.int64:
    """The number of two bytes that begins there."""
    return np.int64(octets[i, at]) + (np.int64(np.int8(octets[i, at + 1])) << 8)


@inlined
def long_at(octets: Octets, i: int, at: int) -> np.int64:
    """The number of four bytes that begins there, as far as three of them hold it."""
    low = np.int64(octets[i, at]) + (np.int64(octets[i, at + 1]) << 8)
    return low + (np.int64(np.int8(octets[i, at + 2])) << 16)


@inlined
def lowest_total(octets: Octets, i: int, seats: int, totals: int) -> np.int64:
    """The lowest total at a table."""
    least = long_at(octets, i, totals)
    for seat in range(1, seats):
        least = min(least, long_at(octets, i, totals + 4 * seat))
    return least


@inlined
def size_at(octets: Octets, i: int, at: int, sizes: int, kinds: int) -> np.int64:
    """How many cards lie in a row, open or not."""
    found = np.int64(octets[i, sizes + at // kinds])
    for kind in range(kinds):
        found += np.int64(octets[i, at + kind])
    return found


@inlined
def number_at(
    octets: Octets, i: int, at: int, how: int, looker: int, seats: int, totals: int, sizes: int,
    kinds: int,
) -> np.int64:  # fmt: skip
    """What is read there, if it is not just the cards of a kind."""
    if how == SIZE:
        found = size_at(octets, i, at, sizes, kinds)
    elif how == EACH:
        found = long_at(octets, i, at)
    elif how == BEHIND:
        found = long_at(octets, i, at) - lowest_total(octets, i, seats, totals)
    else:
        found = short_at(octets, i, at)
        if how == SEAT and found >= 0:
            found = found - looker if found >= looker else found - looker + seats
    return found


@rule
def read_all(octets: Octets, i: int, looker: int, plan: Plan, values: Numbers) -> None:
    """Write down what each reading says, as the seat that looks sees it."""
    at, how, seats = plan.at[looker], plan.how, len(plan.at)
    totals, sizes, kinds = plan.totals, plan.sizes, plan.kinds
    for j in range(plan.cards):
        values[j] = octets[i, at[j]]
    for j in range(plan.cards, len(how)):
        values[j] = number_at(octets, i, at[j], how[j], looker, seats, totals, sizes, kinds)


@rule
def find_rows(octets: Octets, i: int, looker: int, plan: Plan, rows: Rows) -> int:
    """Write down the rows of weights that a table leads to, and tell how many."""
    at, how, seats = plan.at[looker], plan.how, len(plan.at)
    totals, sizes, kinds = plan.totals, plan.sizes, plan.kinds
    start, least, most, led = plan.start, plan.least, plan.most, plan.rows
    number = 0
    if plan.usual != NO_ROW:
        rows[0] = plan.usual
        number = 1
    for j in range(len(how)):
        if j < plan.cards:
            value = np.int64(octets[i, at[j]])
        else:
            value = number_at(octets, i, at[j], how[j], looker, seats, totals, sizes, kinds)
        value = min(max(value, least[j]), most[j])
        rows[number] = led[start[j] + value]  # kept only if the next line counts it
        number += rows[number] != NO_ROW
    return number
