"""What a bot can do with an observation, all it ever gets: see the moves, and draw luck from it."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import numpy as np

from treize import games


def legal_moves(seen: Any) -> list[int]:
    """The legal moves of the seat that sees this, by number."""
    moves = np.zeros(len(games.rules_of(seen).MOVES), np.int16)
    number = games.legal(seen[0], moves)
    return [int(move) for move in moves[:number]]


def luck_for(seed: str, seen: Any) -> int:
    """Luck that is the same for the same seed and the same observation."""
    return int.from_bytes(sha256(seed.encode() + seen.tobytes()).digest()[:8])


def name_of(seen: Any, move: int) -> str:
    """A move as text."""
    return str(games.rules_of(seen).MOVES[move])
