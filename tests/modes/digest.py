"""Print a digest of random matches, the same in every way of running the rules."""

from __future__ import annotations

from hashlib import sha256

import numpy as np

from treize import GAMES, batch

CAP = 120


def digest() -> str:
    """One hash over the tables that random play leaves behind, all games and seats."""
    total = sha256()
    for game, rules in GAMES.items():
        for seats in rules.SEATS:
            tables = batch.lay(game, 3, seats=seats, seed=seats, options={})
            lengths = np.zeros(3, np.int64)
            batch.play_matches(tables, lengths, CAP)
            total.update(tables.tobytes() + lengths.tobytes())
    return total.hexdigest()


if __name__ == "__main__":
    print(digest())
