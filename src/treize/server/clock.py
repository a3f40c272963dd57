"""What time it is."""

from __future__ import annotations

import time


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)
