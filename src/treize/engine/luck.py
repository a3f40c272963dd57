"""Luck nobody can foresee, and that stays as it was promised.

A match has one secret, its seed.  Before the first deal and before each move the table's luck is
set anew from a one-way hash of the seed and the move's number, so cards already seen tell nothing
of those to come.  The table shows a hash of the seed at the start and the seed at the end; on a
server the seed is made of several parts (`match/parts.py`).
"""

from __future__ import annotations

import re
import secrets
from hashlib import sha256

import numpy as np
import numpy.typing as npt
from numba.extending import register_jitable

from treize.engine.plain import plain
from treize.errors import BadSeed


def new_seed() -> str:
    """A seed from the operating system's secure source, 32 hexadecimal digits."""
    return secrets.token_hex(16)


def read_seed(seed: str | int | None) -> str:
    """A seed as given: digits, a number, or none for a new one."""
    seed = plain(seed)
    if seed is None:
        return new_seed()
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 2**128:
        return f"{seed:032x}"
    if isinstance(seed, str) and re.fullmatch("[0-9a-f]{32}", seed):
        return seed
    raise BadSeed("seed/bad", seed=str(seed)[:80])


def luck_of(seed: str, number: int) -> int:
    """The table's luck for a move; number 0 is the first deal."""
    return int.from_bytes(sha256(f"treize luck {seed} {number}".encode()).digest()[:8]) | 1


def commitment(seed: str) -> str:
    """What a table shows of its seed before the first card."""
    return sha256(f"treize seed {seed}".encode()).hexdigest()


def luck_from(numbers: npt.ArrayLike) -> npt.NDArray[np.uint64]:
    """Numbers, however small or alike, as luck far apart."""
    return splitmix64(np.atleast_1d(np.asarray(numbers, np.uint64)))


@register_jitable
def splitmix64(luck: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    """The finish of splitmix64."""
    luck = luck + np.uint64(0x9E3779B97F4A7C15)
    luck = (luck ^ (luck >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    luck = (luck ^ (luck >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return (luck ^ (luck >> np.uint64(31))) | np.uint64(1)


def seed_of_series(seed: int, number: int) -> str:
    """The seed of one match among many that come from one number."""
    return sha256(f"treize series {seed} {number}".encode()).hexdigest()[:32]
