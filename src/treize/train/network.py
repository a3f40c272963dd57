"""A network while it learns: the same three layers in single precision, and how they are mended."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from treize.engine.table import kernel
from treize.networks.integer import MOST, ONE
from treize.networks.planes import Planes, Rows, add_along

Reals = npt.NDArray[np.float32]
CEILING = MOST / ONE  # of what goes from one layer to the next
HEAVIEST = 127 / ONE  # of a weight in the first layer, so that it fits into a byte later
FIRST = 0.03  # spread of the first weights of rows: rare ones should say little
BETA1, BETA2, EPSILON = 0.9, 0.999, 1e-5  # as Adam has them


class Activations(NamedTuple):
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
def scatter_rows(rows: Rows, numbers: npt.NDArray[np.int16], gradients: Reals, into: Reals) -> None:
    """Add the gradient of each example to all rows that it led to."""
    for i in range(len(numbers)):
        gradient = gradients[i]
        for k in range(numbers[i]):
            row = into[rows[i, k]]
            for unit in range(len(gradient)):
                row[unit] += gradient[unit]


@kernel
def add_back(runs: npt.NDArray[np.int32], gradients: Reals) -> None:
    """Let each row of a count have the gradients of those after it too."""
    for k in range(len(runs)):
        for row in range(runs[k, 1] - 2, runs[k, 0] - 1, -1):
            gradients[row] += gradients[row + 1]


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
            some((planes.number, one), FIRST),
            np.zeros(one, np.float32),
            some((one, two), one**-0.5),
            np.zeros(two, np.float32),
            some((two, answers), 0.1 * two**-0.5),
            np.zeros(answers, np.float32),
        ]
        self.momentum = [np.zeros_like(layer) for layer in self.layers]
        self.squares = [np.zeros_like(layer) for layer in self.layers]
        self.steps = 0

    def summed(self) -> Reals:
        """The rows of the first layer as they are added up."""
        rows = self.layers[0].copy()
        add_along(self.runs, rows)
        return rows

    def logits(
        self, rows: Rows, numbers: npt.NDArray[np.int16], summed: Reals
    ) -> tuple[Reals, Activations]:
        """What it says to each example, and what it needs to learn from that."""
        _, bias, inner, second_bias, outer, last_bias = self.layers
        first = np.empty((len(numbers), len(bias)), np.float32)
        add_rows(rows, numbers, summed, bias, first)
        np.clip(first, 0, CEILING, out=first)
        second: Reals = first @ inner
        second += second_bias
        np.clip(second, 0, CEILING, out=second)
        logits: Reals = second @ outer
        logits += last_bias
        return logits, Activations(rows, numbers, first, second)

    def backward(self, gradients: Reals, activations: Activations) -> list[Reals]:
        """The gradient of every weight, from those of the logits."""
        rows, numbers, first, second = activations
        _, _, inner, _, outer, _ = self.layers
        at_second: Reals = (gradients @ outer.T) * ((second > 0) & (second < CEILING))
        at_first: Reals = (at_second @ inner.T) * ((first > 0) & (first < CEILING))
        into = np.zeros_like(self.layers[0])
        scatter_rows(rows, numbers, at_first, into)
        add_back(self.runs, into)
        return [
            into, at_first.sum(0), first.T @ at_second, at_second.sum(0),
            second.T @ gradients, gradients.sum(0),
        ]  # fmt: skip

    def learn(self, gradients: list[Reals], learning_rate: float) -> None:
        """One step of Adam; the weights of the first layer stay such as fit into a byte."""
        self.steps += 1
        wide = (1 - BETA2**self.steps) ** 0.5 / (1 - BETA1**self.steps)
        for place, gradient in enumerate(gradients):
            momentum, squares = self.momentum[place], self.squares[place]
            np.add(momentum, (1 - BETA1) * (gradient - momentum), out=momentum)
            np.add(squares, (1 - BETA2) * (gradient * gradient - squares), out=squares)
            self.layers[place] -= (learning_rate * wide) * momentum / (np.sqrt(squares) + EPSILON)
        np.clip(self.layers[0], -HEAVIEST, HEAVIEST, out=self.layers[0])

    def integers(self) -> list[npt.NDArray[np.int32]]:
        """Its weights in whole numbers, as files hold them."""
        rows, first, inner, second, outer, last = self.layers
        whole = (rows * ONE, first * ONE, inner * ONE, second * ONE * ONE,
                 outer.T * ONE, last * ONE * ONE)  # fmt: skip
        return [np.rint(layer).astype(np.int32) for layer in whole]
