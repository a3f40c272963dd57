"""How networks learn from what tables have seen: proximal policy optimisation.

The policy sees what a seat sees.  The critic sees all hands, which makes what it expects much
surer; it is asked while learning, and later in imagined worlds, never of a real table.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from treize.engine.table import kernel, rule
from treize.train.experience import Examples
from treize.train.network import Network, Reals

CLIP = 0.2  # how far a move's chance may change before it counts no more
TWICE = 2  # how often each example is looked at
BATCH = 4096  # examples between two steps
STEEPEST = 0.5  # slopes are shortened to this
CRITIC = 0.5  # how much the critic's slopes weigh
SMALLEST = 1e-12  # that a logarithm is taken of
Masks = npt.NDArray[np.int8]


class Lesson(NamedTuple):
    """How learning went."""

    doubt: float  # the policy's mean entropy, where there was a choice
    surprise: float  # the critic's mean cross-entropy


@rule
def shares_of(answers: Reals, mask: Masks, shares: Reals) -> tuple[int, float]:
    """Write down how likely each legal move is; tell how many there are, and the entropy."""
    number, most, total = 0, np.float32(-1e9), np.float32(0)
    for move in range(len(mask)):
        shares[move] = 0
        if mask[move]:
            number += 1
            most = max(most, answers[move])
    for move in range(len(mask)):
        if mask[move]:
            shares[move] = np.exp(answers[move] - most)
            total += shares[move]
    entropy = 0.0
    for move in range(len(mask)):
        if mask[move]:
            shares[move] /= total
            entropy -= shares[move] * np.log(shares[move] + SMALLEST)
    return number, entropy


@rule
def push_of(share: float, chance: float, gain: float) -> float:
    """How a move's chance should change: not at all where it already has, far enough."""
    ratio = np.exp(np.log(share + SMALLEST) - chance)
    is_far = ratio > 1 + CLIP if gain > 0 else ratio < 1 - CLIP
    return 0.0 if is_far else float(-ratio * gain)


@kernel
def judge_policy(
    answers: Reals, masks: Masks, moves: npt.NDArray[np.int64], chances: Reals, gains: Reals,
    curiosity: float, wrong: Reals,
) -> tuple[float, int]:  # fmt: skip
    """Write down which way each answer should go; tell the sum of entropies, and of how many."""
    doubt, choices = 0.0, 0
    for i in range(len(answers)):
        number, entropy = shares_of(answers[i], masks[i], wrong[i])
        doubt += entropy
        choices += number > 1
        push = push_of(wrong[i, moves[i]], chances[i], gains[i])
        for move in range(len(masks[i])):
            share = wrong[i, move]
            if number == 1:
                wrong[i, move] = 0
            elif share > 0:
                slope = push * ((move == moves[i]) - share)
                wrong[i, move] = slope + curiosity * share * (np.log(share + SMALLEST) + entropy)
    for i in range(len(answers)):
        for move in range(len(masks[i])):
            wrong[i, move] /= max(choices, 1)
    return doubt, choices


@kernel
def judge_critic(answers: Reals, truth: Reals, seats: npt.NDArray[np.int64], wrong: Reals) -> float:
    """Write down which way each answer should go, and tell the sum of surprises."""
    surprise = 0.0
    for i in range(len(answers)):
        most = answers[i, 0]
        for step in range(1, seats[i]):
            most = max(most, answers[i, step])
        total = 0.0
        for step in range(seats[i]):
            total += np.exp(answers[i, step] - most)
        wrong[i, :] = 0
        for step in range(seats[i]):
            log_share = answers[i, step] - most - np.log(total)
            wrong[i, step] = CRITIC * (np.exp(log_share) - truth[i, step]) / len(answers)
            surprise -= truth[i, step] * log_share
    return surprise


def learn(
    policy: Network, critic: Network, seen: Examples, luck: np.random.Generator,
    rate: float, curiosity: float,
) -> Lesson:  # fmt: skip
    """Learn from examples, some thousands at a time."""
    gains = np.asarray((seen.gains - seen.gains.mean()) / (seen.gains.std() + 1e-8), np.float32)
    seen = seen._replace(gains=gains)
    doubt = surprise = 0.0
    choices = number = 0
    for _ in range(TWICE):
        order = luck.permutation(len(seen.moves))
        for places in np.array_split(order, max(1, len(order) // BATCH)):
            batch = Examples._make(column[places] for column in seen)
            found = _learn_once(policy, critic, batch, rate, curiosity)
            doubt, choices = doubt + found[0], choices + found[1]
            surprise, number = surprise + found[2], number + len(places)
    return Lesson(doubt / max(1, choices), surprise / number)


def _learn_once(
    policy: Network, critic: Network, batch: Examples, rate: float, curiosity: float
) -> tuple[float, int, float]:
    answers, passed = policy.answers(batch.own, batch.own_numbers, policy.summed())
    wrong = np.empty_like(answers)
    doubt, choices = judge_policy(
        answers, batch.masks, batch.moves, batch.chances, batch.gains, curiosity, wrong
    )
    expected, looked = critic.answers(batch.world, batch.world_numbers, critic.summed())
    off = np.empty_like(expected)
    surprise = judge_critic(expected, batch.shares, batch.seats, off)
    for network, slopes in (
        (policy, policy.slopes(wrong, passed)),
        (critic, critic.slopes(off, looked)),
    ):
        length = sum(float(np.vdot(slope, slope)) for slope in slopes) ** 0.5
        shorter = np.float32(min(1.0, STEEPEST / (length + 1e-9)))
        network.learn([slope * shorter for slope in slopes], rate)
    return doubt, choices, surprise
