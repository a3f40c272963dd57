"""How often somebody may ask."""

from __future__ import annotations

import asyncio

REMEMBERED = 50_000  # people or addresses


class Bucket:
    """Lets a number of things through at once, and so many a second in the long run."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst, self.left, self.since = rate, burst, burst, now

    def takes(self, now: float) -> bool:
        """Whether one more may go through now."""
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """The same for each of many people, or addresses."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._each: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        """Whether one more of somebody may go through now."""
        time = asyncio.get_running_loop().time()
        if len(self._each) > REMEMBERED:
            self._each.clear()
        return self._each.setdefault(who, Bucket(self._rate, self._burst, time)).takes(time)
