"""Print a digest of random matches, the same in every way of running the rules."""

from __future__ import annotations

from hashlib import sha256

import numpy as np

from treize import GAMES, games
from treize.engine import batch

CAP = 120


def digest() -> str:
    """One hash over what random play leaves behind, all games and seats.

    Not over the bytes of the tables, which change with every new option.
    """
    total = sha256()
    for game, rules in GAMES.items():
        for seats in rules.SEATS:
            tables = games.lay(game, 3, seats=seats, seed=seats, options={})
            lengths = np.zeros(3, np.int64)
            batch.play_matches(tables, lengths, CAP)
            told = rules.State.cards(tables), tables.turn, tables.totals, tables.luck, lengths
            for part in told:
                total.update(np.ascontiguousarray(part).tobytes())
    return total.hexdigest()


if __name__ == "__main__":
    print(digest())
