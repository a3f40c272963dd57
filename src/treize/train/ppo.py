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
EPOCHS = 2  # how often each example is looked at
BATCH = 4096  # examples between two steps
LONGEST = 0.5  # gradients are shortened to this
CRITIC = 0.5  # how much the critic's gradients weigh
SMALLEST = 1e-12  # that a logarithm is taken of
Masks = npt.NDArray[np.int8]


class Lesson(NamedTuple):
    """How learning went."""

    entropy: float  # the policy's mean, where there was a choice
    loss: float  # the critic's mean cross-entropy


@rule
def probabilities(logits: Reals, mask: Masks, probs: Reals) -> tuple[int, float]:
    """Write down how likely each legal move is; tell how many there are, and the entropy."""
    number, most, total = 0, np.float32(-1e9), np.float32(0)
    for move in range(len(mask)):
        probs[move] = 0
        if mask[move]:
            number += 1
            most = max(most, logits[move])
    for move in range(len(mask)):
        if mask[move]:
            probs[move] = np.exp(logits[move] - most)
            total += probs[move]
    entropy = 0.0
    for move in range(len(mask)):
        if mask[move]:
            probs[move] /= total
            entropy -= probs[move] * np.log(probs[move] + SMALLEST)
    return number, entropy


@rule
def surrogate_slope(prob: float, log_prob: float, advantage: float) -> float:
    """The slope of the clipped objective: none where a move's chance has changed far enough."""
    ratio = np.exp(np.log(prob + SMALLEST) - log_prob)
    is_far = ratio > 1 + CLIP if advantage > 0 else ratio < 1 - CLIP
    return 0.0 if is_far else float(-ratio * advantage)


@kernel
def policy_gradients(
    logits: Reals, masks: Masks, moves: npt.NDArray[np.int64], log_probs: Reals, advantages: Reals,
    explored: npt.NDArray[np.bool_], entropy_bonus: float, gradients: Reals,
) -> tuple[float, int]:  # fmt: skip
    """Write down the gradient of every logit; tell the sum of entropies, and of how many."""
    entropies, choices = 0.0, 0
    for i in range(len(logits)):
        number, entropy = probabilities(logits[i], masks[i], gradients[i])
        if number == 1 or explored[i]:
            gradients[i, :] = 0
            continue
        entropies += entropy
        choices += 1
        slope = surrogate_slope(gradients[i, moves[i]], log_probs[i], advantages[i])
        for move in range(len(masks[i])):
            prob = gradients[i, move]
            if prob > 0:
                bonus = entropy_bonus * prob * (np.log(prob + SMALLEST) + entropy)
                gradients[i, move] = slope * ((move == moves[i]) - prob) + bonus
    gradients /= max(choices, 1)
    return entropies, choices


@kernel
def critic_gradients(
    logits: Reals, truth: Reals, seats: npt.NDArray[np.int64], gradients: Reals
) -> float:
    """Write down the gradient of every logit, and tell the sum of cross-entropies."""
    loss = 0.0
    for i in range(len(logits)):
        most = logits[i, 0]
        for step in range(1, seats[i]):
            most = max(most, logits[i, step])
        total = 0.0
        for step in range(seats[i]):
            total += np.exp(logits[i, step] - most)
        gradients[i, :] = 0
        for step in range(seats[i]):
            log_share = logits[i, step] - most - np.log(total)
            gradients[i, step] = CRITIC * (np.exp(log_share) - truth[i, step]) / len(logits)
            loss -= truth[i, step] * log_share
    return loss


def learn(
    policy: Network, critic: Network, seen: Examples, luck: np.random.Generator,
    learning_rate: float, entropy_bonus: float,
) -> Lesson:  # fmt: skip
    """Learn from examples, some thousands at a time."""
    spread = seen.advantages.std() + 1e-8
    advantages = np.asarray((seen.advantages - seen.advantages.mean()) / spread, np.float32)
    seen = seen._replace(advantages=advantages)
    entropies = losses = 0.0
    choices = 0
    for _ in range(EPOCHS):
        order = luck.permutation(len(seen.moves))
        for places in np.array_split(order, max(1, len(order) // BATCH)):
            batch = Examples._make(column[places] for column in seen)
            found = _learn_policy(policy, batch, learning_rate, entropy_bonus)
            entropies, choices = entropies + found[0], choices + found[1]
            losses += _learn_critic(critic, batch, learning_rate)
    return Lesson(entropies / max(1, choices), losses / (EPOCHS * len(seen.moves)))


def _learn_policy(
    policy: Network, batch: Examples, learning_rate: float, entropy_bonus: float
) -> tuple[float, int]:
    logits, activations = policy.logits(batch.own, batch.own_numbers, policy.summed())
    gradients = np.empty_like(logits)
    found = policy_gradients(
        logits, batch.masks, batch.moves, batch.log_probs, batch.advantages, batch.explored,
        entropy_bonus, gradients,
    )  # fmt: skip
    _step(policy, policy.backward(gradients, activations), learning_rate)
    return found


def _learn_critic(critic: Network, batch: Examples, learning_rate: float) -> float:
    logits, activations = critic.logits(batch.world, batch.world_numbers, critic.summed())
    gradients = np.empty_like(logits)
    losses = critic_gradients(logits, batch.shares, batch.seats, gradients)
    _step(critic, critic.backward(gradients, activations), learning_rate)
    return losses


def _step(network: Network, gradients: list[Reals], learning_rate: float) -> None:
    """One step of learning, by gradients that are not too long together."""
    length = sum(float(np.vdot(gradient, gradient)) for gradient in gradients) ** 0.5
    shorter = np.float32(min(1.0, LONGEST / (length + 1e-9)))
    network.learn([gradient * shorter for gradient in gradients], learning_rate)
