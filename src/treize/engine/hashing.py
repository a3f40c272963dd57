"""SHA-256, compiled, where Python's own can't be had; tests hold the two together."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from treize.engine.table import Octets, rule

Words = npt.NDArray[np.int64]
LOW = 0xFFFFFFFF  # 32 bits: words are as wide as that, and never overflow 63
BLOCK, LENGTH = 64, 8  # bytes of a block, and of the length that ends the last one


def _primes(number: int) -> list[int]:
    return [n for n in range(2, 400) if all(n % d for d in range(2, n))][:number]


def _root(prime: int, power: int) -> int:
    """The first 32 bits behind the point of a root."""
    goal, found = prime << 32 * power, 0
    for bit in reversed(range(40)):
        if (found | 1 << bit) ** power <= goal:
            found |= 1 << bit
    return found & LOW


START = np.array([_root(prime, 2) for prime in _primes(8)])
ROUNDS = np.array([_root(prime, 3) for prime in _primes(64)])


@rule
def rotate_right(word: int, by: int) -> int:
    """A word with its bits rotated to the right; by two at least, or it would overflow."""
    return (word >> by | word << (32 - by)) & LOW


@rule
def expand(block: Words) -> None:
    """Spread the first 16 words of a block to 64."""
    for i in range(16, 64):
        a, b = block[i - 15], block[i - 2]
        low = rotate_right(a, 7) ^ rotate_right(a, 18) ^ (a >> 3)
        high = rotate_right(b, 17) ^ rotate_right(b, 19) ^ (b >> 10)
        block[i] = (block[i - 16] + low + block[i - 7] + high) & LOW


@rule
def mix(block: Words, state: Words) -> None:
    """Mix a block into the state."""
    a, b, c, d = state[0], state[1], state[2], state[3]
    e, f, g, h = state[4], state[5], state[6], state[7]
    for i in range(64):
        turns = rotate_right(e, 6) ^ rotate_right(e, 11) ^ rotate_right(e, 25)
        new = h + turns + ((e & f) ^ (~e & g)) + ROUNDS[i] + block[i]
        other = rotate_right(a, 2) ^ rotate_right(a, 13) ^ rotate_right(a, 22)
        most = (a & b) ^ (a & c) ^ (b & c)
        h, g, f, e = g, f, e, (d + new) & LOW
        d, c, b, a = c, b, a, (new + other + most) & LOW
    for i, word in enumerate((a, b, c, d, e, f, g, h)):
        state[i] = (state[i] + word) & LOW


@rule
def padded_byte_at(message: Octets, at: int, end: int) -> int:
    """A byte of a message with all that follows it: a one, noughts, and its length in bits."""
    if at < len(message):
        return int(message[at])
    if at == len(message):
        return 128
    left = end - 1 - at
    return (len(message) * 8 >> 8 * left) & 255 if left < LENGTH else 0


@rule
def sha256(message: Octets, digest: Octets) -> None:
    """Write down the 32 bytes of a message's hash."""
    state = START.copy()
    block = np.zeros(64, np.int64)
    end = (len(message) + LENGTH) // BLOCK * BLOCK + BLOCK
    for start in range(0, end, BLOCK):
        for i in range(16):
            word = 0
            for j in range(4):
                word = word << 8 | padded_byte_at(message, start + 4 * i + j, end)
            block[i] = word
        expand(block)
        mix(block, state)
    for i in range(32):
        digest[i] = (state[i // 4] >> 8 * (3 - i % 4)) & 255
