"""What a seat sees, as a row of numbers: one way for all games, derived from their zones.

First the cards of every zone that the seat sees, kind by kind; then how many cards lie in each zone
that it does not see; then the numbers on the table.  All seats are told clockwise from the one
that looks, so that it is always the first.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from treize import games
from treize.engine import verbs
from treize.engine.compiled import inlined, kernel
from treize.engine.table import States, Table, octets_of
from treize.errors import BadSeat
from treize.match.observation import Observation
from treize.research.rows import copy_row, count_row

Features = npt.NDArray[np.int16]
Index = np.uint64  # an index that can't be negative: nobody asks whether to count from the end
NOT_TOLD = {"seats", "observer"}  # the first never changes, the second is the seat that looks


class Plan(NamedTuple):
    """Where to read what each seat sees: [seat that looks, place]."""

    shown: npt.NDArray[np.uint64]  # first bytes of rows whose cards are told
    counted: npt.NDArray[np.uint64]  # first bytes of rows that are only counted
    numbers: npt.NDArray[np.uint64]  # bytes where a number begins
    who: npt.NDArray[np.uint64]  # bytes where the number of a seat begins


class Buffers(NamedTuple):
    """Tables opened for reading, in the forms that a plan needs."""

    octets: npt.NDArray[np.int8]  # [table, byte] first all cards, zone by zone
    numbers: npt.NDArray[np.int16]  # [table, byte] the number that begins there


@cache
def plan_of(game: str, seats: int) -> Plan:
    """How to read the tables of a game with so many seats."""
    state = games.game_named(game).State
    rows = [rows_of(state, seats, seat) for seat in range(seats)]
    numbers = [numbers_of(state, seats, seat) for seat in range(seats)]
    who = sorted(state.fields[name][1] for name in state.who)
    return Plan(
        np.array([shown for shown, _ in rows], Index) * Index(state.kinds),
        np.array([hidden for _, hidden in rows], Index) * Index(state.kinds),
        np.array([[offset for _, offset in told] for told in numbers], Index),
        np.array([who] * seats, Index),
    )


def rows_of(state: type[Table], seats: int, seat: int) -> tuple[list[int], list[int]]:
    """The rows whose cards a seat sees, and those it can only count, from its own on."""
    rows = [row for name in state.rows for row in state.rows_around(name, seats, seat)]
    sees = state.visible[0, seat]
    return [row for row in rows if sees[row]], [row for row in rows if not sees[row]]


def numbers_of(state: type[Table], seats: int, seat: int) -> list[tuple[str, int]]:
    """The numbers on the table, each with the byte where it begins; not those that name a seat."""
    told = []
    for name, (dtype, offset) in state.fields.items():
        if name in state.who | state.options.keys() | NOT_TOLD:
            continue
        if dtype == np.int16:
            told.append((name, offset))
        elif dtype.base == np.int32:  # points, or their like, of every seat
            places = [(seat + step) % seats for step in range(seats)]
            step = dtype.base.itemsize
            told += [(f"{name}[{i}]", offset + step * place) for i, place in enumerate(places)]
    return told


@cache
def labels(game: str, seats: int) -> tuple[str, ...]:
    """What each feature tells, as text; seat 0 is the one that looks."""
    rules = games.game_named(game)
    state = rules.State
    named = {
        row: f"{zone}[{i}]" if len(rows) > 1 else zone
        for zone in state.rows
        for rows in [state.rows_around(zone, seats, 0)]
        for i, row in enumerate(rows)
    }
    seen, hidden = rows_of(state, seats, 0)
    shown = [f"{named[row]} {card}" for row in seen for card in rules.CARDS]
    counted = [f"size of {named[row]}" for row in hidden]
    who = sorted(state.who, key=lambda name: state.fields[name][1])
    return *shown, *counted, *(name for name, _ in numbers_of(state, seats, 0)), *who


def buffers_of(tables: States) -> Buffers:
    """Tables opened for reading, sharing their memory."""
    size = tables.dtype.itemsize
    numbers = np.ndarray((len(tables), size - 1), np.int16, tables, 0, (size, 1))
    return Buffers(octets_of(tables).view(np.int8), numbers)


@inlined
def write_features(
    state: Table, buffers: Buffers, plan: Plan, i: int, looker: int, features: Features
) -> None:
    """Write down what a seat sees of a table."""
    octets, numbers = buffers.octets, buffers.numbers
    shown, counted, offsets, who = plan.shown, plan.counted, plan.numbers, plan.who
    table, seat, at = Index(i), Index(looker), Index(0)
    for j in range(Index(shown.shape[1])):
        copy_row(state, octets, table, shown[seat, j], features, at)
        at += Index(verbs.number_of_kinds(state))
    for j in range(Index(counted.shape[1])):
        features[table, at] = count_row(state, octets, table, counted[seat, j])
        at += Index(1)
    for j in range(Index(offsets.shape[1])):
        features[table, at] = numbers[table, offsets[seat, j]]
        at += Index(1)
    for j in range(Index(who.shape[1])):
        someone = numbers[table, who[seat, j]]
        away = someone - looker
        features[table, at] = someone if someone < 0 else away if away >= 0 else away + state.seats
        at += Index(1)


@kernel
def write_all_features(
    tables: States,
    buffers: Buffers,
    plan: Plan,
    observers: npt.NDArray[np.int16],
    features: Features,
) -> None:
    """Write down what one seat of each table sees: [table, feature]."""
    for i in range(len(features)):
        write_features(tables[i], buffers, plan, i, observers[i], features)


def features_seen(seen: Observation) -> Features:
    """The same of an observation, which knows of hidden rows only how many cards lie there."""
    if seen.seat is None:
        raise BadSeat("seat/unknown", seat=None, most=seen.seats - 1)
    features: Features = features_of(seen.states, seen.seat)[0]
    state = seen.rules.State
    shown, hidden = rows_of(state, seen.seats, seen.seat)
    first = len(shown) * state.kinds
    features[first : first + len(hidden)] = [seen.sizes[row] for row in hidden]
    return features


def features_of(tables: States, observers: npt.ArrayLike) -> Features:
    """What one seat of each table sees: [table, feature]."""
    seats = int(tables["seats"][0])
    game = games.name_of(tables)
    features = np.zeros((len(tables), len(labels(game, seats))), np.int16)
    seats_that_look = np.broadcast_to(np.asarray(observers, np.int16), len(tables))
    write_all_features(tables, buffers_of(tables), plan_of(game, seats), seats_that_look, features)
    return features
