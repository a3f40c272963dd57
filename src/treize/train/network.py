"""A network while it learns: the same three layers in single precision, and how they are mended."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from treize.engine.table import kernel
from treize.networks.integer import MOST, ONE
from treize.networks.planes import Planes, Rows

Reals = npt.NDArray[np.float32]
CEILING = MOST / ONE  # of what goes from one layer to the next
HEAVIEST = 127 / ONE  # of a weight in the first layer, so that it fits into a byte later
KEEP, KEEP_SQUARES, TINY = 0.9, 0.999, 1e-5  # as Adam has them


class Passed(NamedTuple):
    """What a network saw and thought, kept to learn from."""

    rows: Rows  # [example, place]
    numbers: npt.NDArray[np.int16]  # [example] how many rows were read
    first: Reals  # [example, unit]
    second: Reals  # [example, unit]


@kernel
def add_rows(
    rows: Rows, numbers: npt.NDArray[np.int16], weights: Reals, bias: Reals, out: Reals
) -> None:
    """Add up the rows of weights that each example leads to."""
    for i in range(len(numbers)):
        into = out[i]
        into[:] = bias
        for k in range(numbers[i]):
            row = weights[rows[i, k]]
            for unit in range(len(into)):
                into[unit] += row[unit]


@kernel
def scatter_rows(rows: Rows, numbers: npt.NDArray[np.int16], slopes: Reals, into: Reals) -> None:
    """Add the slope of each example to all rows that it led to."""
    for i in range(len(numbers)):
        slope = slopes[i]
        for k in range(numbers[i]):
            row = into[rows[i, k]]
            for unit in range(len(slope)):
                row[unit] += slope[unit]


@kernel
def add_along(runs: npt.NDArray[np.int32], weights: Reals) -> None:
    """Let each row of a count hold those before it too."""
    for k in range(len(runs)):
        for row in range(runs[k, 0] + 1, runs[k, 1]):
            weights[row] += weights[row - 1]


@kernel
def add_back(runs: npt.NDArray[np.int32], slopes: Reals) -> None:
    """Let each row of a count have the slopes of those after it too."""
    for k in range(len(runs)):
        for row in range(runs[k, 1] - 2, runs[k, 0] - 1, -1):
            slopes[row] += slopes[row + 1]


class Network:
    """Three layers that learn."""

    def __init__(
        self, planes: Planes, inner: tuple[int, int], answers: int, luck: np.random.Generator
    ) -> None:
        self.planes = planes
        self.runs = planes.runs()
        one, two = inner

        def some(shape: tuple[int, int], spread: float) -> Reals:
            return (luck.standard_normal(shape) * spread).astype(np.float32)

        self.layers: list[Reals] = [
            some((planes.number, one), 0.12),
            np.zeros(one, np.float32),
            some((one, two), (2 / one) ** 0.5),
            np.zeros(two, np.float32),
            some((two, answers), 0.1 * two**-0.5),
            np.zeros(answers, np.float32),
        ]
        self.drift = [np.zeros_like(layer) for layer in self.layers]
        self.squares = [np.zeros_like(layer) for layer in self.layers]
        self.steps = 0

    def summed(self) -> Reals:
        """The rows of the first layer as they are added up."""
        rows = self.layers[0].copy()
        add_along(self.runs, rows)
        return rows

    def answers(
        self, rows: Rows, numbers: npt.NDArray[np.int16], summed: Reals
    ) -> tuple[Reals, Passed]:
        """What it says to each example, and what it needs to learn from that."""
        _, bias, inner, second_bias, outer, last_bias = self.layers
        first = np.empty((len(numbers), len(bias)), np.float32)
        add_rows(rows, numbers, summed, bias, first)
        np.clip(first, 0, CEILING, out=first)
        second: Reals = first @ inner
        second += second_bias
        np.clip(second, 0, CEILING, out=second)
        said: Reals = second @ outer
        said += last_bias
        return said, Passed(rows, numbers, first, second)

    def slopes(self, wrong: Reals, passed: Passed) -> list[Reals]:
        """How each weight changes what was wrong with the answers."""
        rows, numbers, first, second = passed
        _, _, inner, _, outer, _ = self.layers
        at_second: Reals = (wrong @ outer.T) * ((second > 0) & (second < CEILING))
        at_first: Reals = (at_second @ inner.T) * ((first > 0) & (first < CEILING))
        into = np.zeros_like(self.layers[0])
        scatter_rows(rows, numbers, at_first, into)
        add_back(self.runs, into)
        return [
            into, at_first.sum(0), first.T @ at_second, at_second.sum(0),
            second.T @ wrong, wrong.sum(0),
        ]  # fmt: skip

    def learn(self, slopes: list[Reals], rate: float) -> None:
        """One step of Adam; the weights of the first layer stay such as fit into a byte."""
        self.steps += 1
        wide = (1 - KEEP_SQUARES**self.steps) ** 0.5 / (1 - KEEP**self.steps)
        for place, slope in enumerate(slopes):
            drift, squares = self.drift[place], self.squares[place]
            np.add(drift, (1 - KEEP) * (slope - drift), out=drift)
            np.add(squares, (1 - KEEP_SQUARES) * (slope * slope - squares), out=squares)
            self.layers[place] -= (rate * wide) * drift / (np.sqrt(squares) + TINY)
        np.clip(self.layers[0], -HEAVIEST, HEAVIEST, out=self.layers[0])

    def integers(self) -> list[npt.NDArray[np.int32]]:
        """Its weights in whole numbers, as files hold them."""
        rows, first, inner, second, outer, last = self.layers
        whole = (rows * ONE, first * ONE, inner * ONE, second * ONE * ONE,
                 outer.T * ONE, last * ONE * ONE)  # fmt: skip
        return [np.rint(layer).astype(np.int32) for layer in whole]
