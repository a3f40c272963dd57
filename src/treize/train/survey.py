"""Which values make a difference at the tables of a game: found by playing it."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from treize import games
from treize.bots.greedy import greedy_move
from treize.engine import verbs
from treize.engine.cards import roll
from treize.engine.table import States, Table, copy_of, kernel, octets_of
from treize.networks.planes import (
    NO_ROW,
    SEAT,
    SEATS,
    Plan,
    Planes,
    Reading,
    View,
    lay_plan,
    read_all,
    readings_of,
)

BUCKETS = 16  # that a reading is parted into at most

TABLES, STEPS = 64, 96  # that are looked at to find them, for each number of seats


@cache
def survey(game: str, view: View) -> Planes:
    """The values that come up where one plays at random and the others by a rule of thumb."""
    rules = games.game_named(game)
    seen: dict[str, list[npt.NDArray[np.int32]]] = {}
    is_count: dict[str, bool] = {}
    for seats in rules.SEATS:
        readings = readings_of(game, view, seats)
        values = _play_and_read(game, readings, seats)
        for j, reading in enumerate(readings):
            seen.setdefault(reading.label, []).append(values[:, j])
            is_count[reading.label] = _is_count(rules.State, reading)
    counts, kinds = {}, {}
    for label, parts in seen.items():
        found = np.concatenate(parts)
        if is_count[label]:
            counts[label] = _steps(found)
        else:
            kinds[label] = tuple(np.unique(found).tolist())
    kinds = {label: values for label, values in kinds.items() if len(values) > 1}
    counts = {label: values for label, values in counts.items() if values}
    return Planes(view, (*counts.items(),), (*kinds.items(), (SEATS, (*rules.SEATS,))))


def _is_count(state: type[Table], reading: Reading) -> bool:
    """Whether more of it is more."""
    told = state.told.get(reading.label.split()[0])
    return reading.how != SEAT and (told is None or told.kind == "number")


def _steps(values: npt.NDArray[np.int32]) -> tuple[int, ...]:
    """All values but the least; of many, those that part what comes up evenly."""
    found = np.unique(values)
    if len(found) > BUCKETS:
        even = np.quantile(values, np.linspace(0, 1, BUCKETS + 2)[1:-1])
        found = np.unique(np.append(even.round().astype(np.int32), found[0]))
    return tuple(found[1:].tolist())


def _play_and_read(game: str, readings: list[Reading], seats: int) -> npt.NDArray[np.int32]:
    """[look, reading] what the seat to move reads at many tables, at many times."""
    tables = games.lay(game, TABLES, seats=seats, seed=(13, seats), options={})
    empty = copy_of(tables[:1])
    plan = lay_plan(game, [(reading, (), True) for reading in readings], seats, {}, NO_ROW)
    values = np.zeros((STEPS * TABLES, len(readings)), np.int32)
    moves = np.zeros(len(games.game_named(game).MOVES), np.int16)
    play_and_read(tables, octets_of(tables), octets_of(empty), plan, moves, values)
    return values


@kernel
def play_and_read(
    tables: States, octets: npt.NDArray[np.uint8], empty: npt.NDArray[np.uint8],
    plan: Plan, moves: npt.NDArray[np.int16], values: npt.NDArray[np.int32],
) -> None:  # fmt: skip
    """Play on, one seat at random and the others by a rule of thumb, and read at every turn."""
    look = 0
    for i in range(len(tables)):
        state = tables[i]
        for _ in range(len(values) // len(tables)):
            while state.turn < 0:
                if state.this_round >= 0 and verbs.is_over(state):
                    luck = state.luck
                    octets[i, :] = empty[0]
                    state.luck = luck
                verbs.deal(state)
            read_all(octets, i, int(state.turn), plan, values[look])
            look += 1
            if state.turn == i % state.seats:
                number = verbs.legal(state, moves)
                verbs.play(state, moves[roll(state, number)])
            else:
                verbs.play(state, greedy_move(state, moves))
