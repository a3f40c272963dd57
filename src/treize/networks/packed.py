"""A critic as bytes, for the engine module: what `LoadedNetwork.critic_of` gives, in one piece.

First come whole numbers of four bytes: sizes, and where the plan for each number of seats begins;
then the options that a table must have, the weights, and the plans.  Weights of rows are told as
bytes, those of a count one by one, and are added up when they are unpacked.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from numba.extending import register_jitable

from treize import games
from treize.engine.table import Octets, octets_of
from treize.networks.files import Trained, is_known_by
from treize.networks.integer import Critic, Weights, buffers_for, no_critic
from treize.networks.planes import Plan, add_along, plan_of

WORD = 4  # bytes of a number in the head
ROWS, ONE, TWO, ANSWERS, RUNS, OPTIONS = range(6)  # sizes, in the head
PLANS = 6  # from here on in the head, for each number of seats: where its plan begins, or 0
HEAD = 16  # numbers
ABOUT = 8  # numbers before a plan: how many readings and rows, and the five of `Plan`


def pack(trained: Trained) -> bytes:
    """The critic of a network, with a plan for each number of seats that it knows."""
    rows, first, inner, second, outer, third = trained.critic
    runs, options = trained.critic_planes.runs(), _pack_options(trained)
    head = np.zeros(HEAD, np.int32)
    head[:PLANS] = len(rows), len(first), len(second), len(third), len(runs), len(options)
    parts = [
        _octets(part, kind)
        for part, kind in (
            (options, np.int32), (rows, np.int8), (runs, np.int32), (first, np.int32),
            (inner, np.int16), (second, np.int32), (outer, np.int16), (third, np.int32),
        )
    ]  # fmt: skip
    for seats in trained.about.seats:
        head[PLANS + seats] = WORD * HEAD + sum(map(len, parts))
        parts.append(_pack_plan(plan_of(trained.about.game, trained.critic_planes, seats)))
    return _octets(head, np.int32) + b"".join(parts)


def _pack_options(trained: Trained) -> npt.NDArray[np.int32]:
    """[byte, place and value] what a table's options must be for the network to know it."""
    about = trained.about
    table = games.lay(about.game, 1, seats=about.seats[0], seed=0, options=about.options)
    octets, state = octets_of(table)[0], games.game_named(about.game).State
    fields = [state.fields[name] for name, option in state.options.items() if is_known_by(option)]
    places = [at + i for dtype, at in fields for i in range(dtype.itemsize)]
    return np.array([[at, octets[at]] for at in places], np.int32).reshape(-1, 2)


def _pack_plan(plan: Plan) -> bytes:
    numbers = [len(plan.how), len(plan.rows), plan.usual, plan.totals, plan.sizes, plan.kinds]
    head = np.array([*numbers, plan.cards, 0], np.int32)
    return b"".join(
        _octets(part, kind)
        for part, kind in (
            (head, np.int32), (plan.at, np.int32), (plan.start, np.int32), (plan.least, np.int32),
            (plan.most, np.int32), (plan.rows, np.int16), (plan.how, np.int8),
        )
    )  # fmt: skip


def _octets(part: npt.NDArray[np.integer], kind: type[np.integer]) -> bytes:
    """Numbers as bytes, up to where the next number may begin."""
    octets = np.ascontiguousarray(part).astype(kind).tobytes()
    return octets.ljust(padded(len(octets)), b"\0")


# --- In compiled code ---


@register_jitable
def unpack(octets: Octets, table: Octets, seats: int) -> Critic:
    """The critic of a table, with memory of its own; empty where none knows tables like that."""
    if len(octets) == 0 or longs(octets, 0, HEAD)[PLANS + seats] == 0:
        return no_critic()
    head = longs(octets, 0, HEAD)
    options = longs(octets, WORD * HEAD, 2 * wide(head[OPTIONS]))
    for i in range(0, len(options), 2):
        if table[options[i]] != options[i + 1]:
            return no_critic()
    rows, one, two = wide(head[ROWS]), wide(head[ONE]), wide(head[TWO])
    answers, runs = wide(head[ANSWERS]), wide(head[RUNS])
    at = WORD * (HEAD + len(options))
    summed = grid(octets[at : at + rows * one].view(np.int8).astype(np.int16), rows, one)
    at += padded(rows * one)
    add_along(grid(longs(octets, at, 2 * runs), runs, 2), summed)
    at += WORD * 2 * runs
    first = longs(octets, at, one)
    at += WORD * one
    inner = grid(shorts(octets, at, one * two), one, two)
    at += padded(2 * one * two)
    second = longs(octets, at, two)
    at += WORD * two
    outer = grid(shorts(octets, at, answers * two), answers, two)
    at += padded(2 * answers * two)
    weights = Weights(summed, first, inner, second, outer, longs(octets, at, answers))
    plan = unpack_plan(octets, wide(head[PLANS + seats]), wide(seats))
    return Critic(weights, plan, buffers_for(weights))


@register_jitable
def unpack_plan(octets: Octets, at: int, seats: int) -> Plan:
    """The plan that begins there."""
    head = longs(octets, at, ABOUT)
    readings, rows = wide(head[0]), wide(head[1])
    at += WORD * ABOUT
    places = grid(longs(octets, at, seats * readings), seats, readings)
    at += WORD * seats * readings
    starts = longs(octets, at, readings)
    least = longs(octets, at + WORD * readings, readings)
    most = longs(octets, at + 2 * WORD * readings, readings)
    at += 3 * WORD * readings
    led = shorts(octets, at, rows)
    at += padded(2 * rows)
    how = octets[at : at + readings].view(np.int8)
    usual, totals, sizes = wide(head[2]), wide(head[3]), wide(head[4])
    return Plan(
        places, how, starts, least, most, led, usual, totals, sizes, wide(head[5]), wide(head[6])
    )


@register_jitable
def longs(octets: Octets, at: int, number: int) -> npt.NDArray[np.int32]:
    """So many numbers of four bytes from there on."""
    return octets[at : at + WORD * number].view(np.int32)


@register_jitable
def shorts(octets: Octets, at: int, number: int) -> npt.NDArray[np.int16]:
    """So many numbers of two bytes from there on."""
    return octets[at : at + 2 * number].view(np.int16)


@register_jitable
def grid(numbers: npt.NDArray[Any], rows: int, columns: int) -> npt.NDArray[Any]:
    """Numbers in rows; the engine module has nothing to reshape arrays with."""
    found = np.empty((rows, columns), numbers.dtype)
    for i in range(len(numbers)):
        found[i // columns, i % columns] = numbers[i]
    return found


@register_jitable
def wide(number: np.int32 | int) -> int:
    """A number as large as addresses are."""
    return np.int64(number)  # type: ignore[return-value]  # compiled, it is one


@register_jitable
def padded(size: int) -> int:
    """So many bytes, up to where the next number may begin."""
    return size + -size % WORD
