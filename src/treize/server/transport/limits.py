"""How often somebody may ask."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from treize.server.errors import Denied
from treize.server.settings import Settings
from treize.server.tables.directory import CODE_LENGTH

REMEMBERED = 50_000  # people or addresses
NETWORK = 64  # bits of an IPv6 address that a whole network of one household has in common
OWN_GUESSES = 6  # times fewer wrong codes a person has than an address


@lru_cache(1_024)
def network_of(address: str) -> str:
    """Who is counted as one: an address, but of IPv6 all that a household has."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, NETWORK), strict=False))


class Bucket:
    """Lets a number of things through at once, and so many a second in the long run."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst, self.left, self.since = rate, burst, burst, now

    def takes(self, now: float) -> bool:
        """Whether one more may go through now."""
        if not self.has(now):
            return False
        self.left -= 1
        return True

    def has(self, now: float) -> bool:
        """Whether one more could go through now."""
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        return self.left >= 1


class Buckets:
    """The same for each of many people, or addresses."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._each: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        """Whether one more of somebody may go through now."""
        return self._of(who).takes(asyncio.get_running_loop().time())

    def has(self, who: str) -> bool:
        """Whether one more of somebody could go through now."""
        return self._of(who).has(asyncio.get_running_loop().time())

    def _of(self, who: str) -> Bucket:
        if len(self._each) > REMEMBERED:
            self._each.clear()
        if who not in self._each:
            time = asyncio.get_running_loop().time()
            self._each[who] = Bucket(self._rate, self._burst, time)
        return self._each[who]


class Guesses:
    """How many codes that no table has may be tried, from an address and by a person.

    Where an address has tried too many, whoever has a name may still try a few.
    """

    def __init__(self, settings: Settings) -> None:
        most = settings.wrong_codes_per_hour
        self._addresses = Buckets(most / 3600, most)
        own = max(1, most // OWN_GUESSES)
        self._people = Buckets(own / 3600, own)

    def check(self, name: str, address: str, person: str | None) -> None:
        """Refuse to look for a code after too many wrong ones; an id can't be guessed."""
        if len(name) != CODE_LENGTH or self._addresses.has(address):
            return
        if person is None or not self._people.has(person):
            raise Denied("wire/fast")

    def failed(self, name: str, address: str, person: str | None) -> None:
        """There is no such table."""
        if len(name) == CODE_LENGTH:
            self._addresses.take(address)
            if person is not None:
                self._people.take(person)
