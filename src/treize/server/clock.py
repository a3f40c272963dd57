"""What time it is.

The system's clock is asked once: should somebody set it while people play, no connection and
nobody's time to think takes harm.  Until the next start the server goes on by the time it knew.
"""

from __future__ import annotations

import time

DAY = 86_400_000  # milliseconds
_CLOCK = getattr(time, "CLOCK_BOOTTIME", None)  # goes on while a computer sleeps


def steady() -> float:
    """Seconds since some moment, never set."""
    return time.monotonic() if _CLOCK is None else time.clock_gettime(_CLOCK)


_START = time.time() - steady()


def now() -> int:
    """Milliseconds since 1970."""
    return int((_START + steady()) * 1000)
