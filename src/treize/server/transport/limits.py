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
NAME_CHANGES = 10  # at once
PEOPLE = 10  # who may ask as much as one may, behind one address
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
        self._addresses = _hourly(most)
        self._people = _hourly(max(1, most // OWN_GUESSES))

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


class Limits:
    """All that is counted of those who ask."""

    def __init__(self, settings: Settings) -> None:
        self.guesses = Guesses(settings)
        self.changes = _hourly(settings.name_changes_per_hour, NAME_CHANGES)  # by person
        self.new_people = _hourly(settings.new_people_per_hour)  # by address
        self.new_tables = _hourly(settings.new_tables_per_hour)  # by person
        self.new_records = _hourly(settings.new_records_per_hour)  # by person
        rate, burst = settings.requests_per_second, settings.requests_burst
        self._requests = Buckets(rate, burst)  # by address, or by person
        self._of_people = Buckets(rate * PEOPLE, burst * PEOPLE)  # by address, of all its people

    def may_ask(self, address: str, person: str | None) -> bool:
        """Whether a request is none too many; behind one address many people may be at home."""
        if person is None:
            return self._requests.take(address)
        return self._requests.take(person) and self._of_people.take(address)


def _hourly(most: int, burst: int | None = None) -> Buckets:
    return Buckets(most / 3600, burst or most)
