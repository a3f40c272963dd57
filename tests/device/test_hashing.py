"""The compiled hash is the one that Python knows."""

from __future__ import annotations

from hashlib import sha256

import numpy as np
import pytest

from treize.engine import hashing


@pytest.mark.parametrize("length", [0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 128, 300])
def test_messages_of_every_length_are_hashed_as_by_python(length: int) -> None:
    """Around the ends of blocks, too, where a length fits or does not."""
    message = np.arange(length, dtype=np.int64).astype(np.uint8) * np.uint8(37)
    digest = np.zeros(32, np.uint8)
    hashing.sha256(message, digest)
    assert digest.tobytes() == sha256(message.tobytes()).digest()
