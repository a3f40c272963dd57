"""A network in whole numbers: three layers, the same bits on every machine.

The first layer only adds rows of weights, one for each thing that is read on the table.  Between
layers values are whole numbers from 0 to 1023, which stand for 0 to almost 4.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba.extending import register_jitable

from treize.engine import verbs
from treize.engine.reals import exp
from treize.engine.table import Moves, Octets, Table, rule
from treize.networks.planes import Plan, Rows, find_rows

ONE = 256  # stands for 1, in weights and between layers
MOST = 1023  # between layers
SHIFT = 8  # halvings that bring a product of two back to one
Out = npt.NDArray[np.float64]


class Weights(NamedTuple):
    """Three layers; those that are given first weigh what comes in, the second what goes out."""

    rows: npt.NDArray[np.int16]  # [row, unit]
    first: npt.NDArray[np.int32]  # [unit]
    inner: npt.NDArray[np.int16]  # [unit, unit after it]
    second: npt.NDArray[np.int32]  # [unit]
    outer: npt.NDArray[np.int16]  # [answer, unit]
    third: npt.NDArray[np.int32]  # [answer]


class Buffers(NamedTuple):
    """What a network writes on."""

    rows: Rows  # [place]
    first: npt.NDArray[np.int32]  # [unit]
    second: npt.NDArray[np.int32]  # [unit]
    answers: Out  # [answer]


@register_jitable
def buffers_for(weights: Weights) -> Buffers:
    """Room for one reading of a table."""
    return Buffers(
        np.zeros(len(weights.rows) + 1, np.int16),
        np.zeros(len(weights.first), np.int32),
        np.zeros(len(weights.second), np.int32),
        np.zeros(len(weights.third)),
    )


@rule
def run_hidden_layers(weights: Weights, buffers: Buffers, number: int) -> None:
    """From the rows that were read to both inner layers."""
    first, second = buffers.first, buffers.second
    first[:] = weights.first
    for k in range(number):
        row = weights.rows[buffers.rows[k]]
        for unit in range(len(first)):
            first[unit] += row[unit]
    second[:] = weights.second
    for unit in range(len(first)):
        value = min(max(first[unit], 0), MOST)
        if value:
            inner = weights.inner[unit]
            for after in range(len(second)):
                second[after] += value * inner[after]
    for after in range(len(second)):
        second[after] = min(max(second[after] >> SHIFT, 0), MOST)


@rule
def answer(weights: Weights, buffers: Buffers, place: int) -> float:
    """One answer of the last layer."""
    total, outer = weights.third[place], weights.outer[place]
    for unit in range(len(buffers.second)):
        total += buffers.second[unit] * outer[unit]
    return float(total / (ONE * ONE))


@rule
def soften(answers: Out, number: int) -> None:
    """Turn the first answers into shares that add up to one."""
    most = answers[0]
    for i in range(1, number):
        most = max(most, answers[i])
    total = 0.0
    for i in range(number):
        answers[i] = exp(answers[i] - most)
        total += answers[i]
    for i in range(number):
        answers[i] /= total


@rule
def ask_critic(
    weights: Weights, buffers: Buffers, plan: Plan, octets: Octets, looker: int,
    seats: int, shares: Out,
) -> None:  # fmt: skip
    """Write down everybody's share of the win, by seat, from a table that lies open."""
    run_hidden_layers(weights, buffers, find_rows(octets, 0, looker, plan, buffers.rows))
    for step in range(seats):
        buffers.answers[step] = answer(weights, buffers, step)
    soften(buffers.answers, seats)
    for step in range(seats):
        shares[(looker + step) % seats] = buffers.answers[step]


@rule
def ask_policy(
    weights: Weights, buffers: Buffers, plan: Plan, octets: Octets, looker: int,
    moves: Moves, number: int,
) -> None:  # fmt: skip
    """Write down how likely each of the legal moves is played, in their order."""
    run_hidden_layers(weights, buffers, find_rows(octets, 0, looker, plan, buffers.rows))
    for place in range(number):
        buffers.answers[place] = answer(weights, buffers, moves[place])
    soften(buffers.answers, number)


class Critic(NamedTuple):
    """A network that looks at whole tables with so many seats."""

    weights: Weights
    plan: Plan
    buffers: Buffers


@register_jitable
def no_critic() -> Critic:
    """Nobody who judges: a search plays on by rules of thumb."""
    shorts, longs = np.zeros(0, np.int16), np.zeros(0, np.int32)
    flat, tall = np.zeros((0, 0), np.int16), np.zeros((0, 0), np.int32)
    weights = Weights(flat, longs, flat, longs, flat, longs)
    plan = Plan(tall, np.zeros(0, np.int8), longs, longs, longs, shorts, -1, 0, 0, 0, 0)
    return Critic(weights, plan, Buffers(shorts, longs, longs, np.zeros(0)))


@rule
def appraise(state: Table, octets: Octets, critic: Critic, utility: Out) -> None:
    """What a table is worth to everyone: shares of the win, by the next decision there is."""
    while state.turn < 0 and not verbs.is_over(state):
        verbs.deal(state)
    if state.turn >= 0:
        weights, plan, buffers = critic
        ask_critic(weights, buffers, plan, octets, int(state.turn), int(state.seats), utility)
        return
    winners = 0
    for seat in range(state.seats):
        winners += verbs.is_winner(state, seat)
    for seat in range(state.seats):
        utility[seat] = verbs.is_winner(state, seat) / winners
