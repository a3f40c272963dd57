"""How strong a policy has become: matches against rules of thumb."""

from __future__ import annotations

import numpy as np

from treize.networks.planes import plan_of
from treize.research.vector import Tables
from treize.train.experience import read_tables
from treize.train.network import Network

MATCHES, LONGEST = 512, 5_000


def share_against_thumb(game: str, seats: int, policy: Network) -> float:
    """The share of wins of one policy, playing its likeliest move, among rules of thumb."""
    learners = np.arange(MATCHES) % seats
    tables = Tables(
        game, MATCHES, seats=seats, seed=99, learners=learners, opponents="greedy", observe=False
    )
    plan = plan_of(game, policy.planes, seats)
    rows, numbers = np.zeros((MATCHES, len(plan.how) + 1), np.int16), np.zeros(MATCHES, np.int16)
    summed = policy.summed()
    won, is_over = np.zeros(MATCHES), np.zeros(MATCHES, np.bool_)
    for _ in range(LONGEST):
        read_tables(tables._arrays.octets, tables.turns, plan, rows, numbers)
        logits, _ = policy.logits(rows, numbers, summed)
        tables.step(np.where(tables.masks == 1, logits, -np.inf).argmax(1))
        ends = tables.ended & ~is_over
        won[ends] = tables.rewards[ends, learners[ends]] + 1 / seats
        is_over |= ends
        if is_over.all():
            break
    return round(float(won.mean()), 4)
