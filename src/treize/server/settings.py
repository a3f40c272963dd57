"""What the house allows: every limit in one place, each to be changed by TREIZE_NAME."""

from __future__ import annotations

import logging
import os
from math import inf
from typing import Any, get_type_hints

import msgspec

from treize.errors import BadUse

PREFIX = "TREIZE_"
OTHERS = ("TREIZE_LANG",)  # what is set in the same way and is no limit
LEAST = {int: 1, float: 0.0}
AGAIN = 1.0  # seconds after which something that must happen is tried again
CORES = os.cpu_count() or 2
log = logging.getLogger("treize.settings")


class Settings(msgspec.Struct, frozen=True):
    """Limits of the house; times in seconds, sizes in bytes."""

    grace: float = 45.0  # until a bot plays for who is away
    pace: float = 0.6  # a bot takes at least so long, that people can follow
    idle: float = 90.0  # a connection from which nothing is heard for so long is closed
    forget: float = 900.0  # a table nobody looks at leaves the memory
    frame: int = 16_384  # of a message to the house
    body: int = 65_536  # of a request
    backlog: int = 1_000_000  # waiting for a slow client, before it is let go
    looks: int = 8  # tables that one connection looks at
    sockets: int = 10_000  # connections altogether
    sockets_each: int = 400  # from one address
    watchers: int = 200  # at one table
    tables: int = 20_000  # in memory
    tables_each: int = 60  # that one person set up within an hour
    commands: float = 40.0  # a second from one connection, in the long run
    burst: int = 120  # commands at once
    asked: float = 30.0  # requests a second from one address, in the long run
    asked_burst: int = 300
    people_each: int = 120  # names from one address within an hour
    workers: int = max(2, CORES - 1)  # processes in which bots think; the first only for people
    hints: int = 4  # that one person waits for
    replays: int = 8  # and checks of matches, that one person or address waits for
    queue: int = 200  # hints, and as many replays, that all together wait for
    chat: int = 300  # signs of a line
    chat_lines: int = 50  # of the chat that a view brings
    eager: bool = True  # compile all games from the start, or each when it is asked for
    proxies: str = "127.0.0.1"  # whose word about the real address is taken

    @classmethod
    def read(cls) -> Settings:
        """The limits as the environment changes them."""
        given = {
            name.removeprefix(PREFIX).lower(): value
            for name, value in os.environ.items()
            if name.startswith(PREFIX) and name not in OTHERS
        }
        kinds = get_type_hints(cls)
        for name in given.keys() - kinds.keys():  # others may have named theirs like that
            log.warning("unknown", extra={"problem": PREFIX + name.upper()})
        for name in given.keys() & kinds.keys():
            _check(PREFIX + name.upper(), given[name], kinds[name])
        return msgspec.convert(given, cls, strict=False)


def _check(setting: str, value: str, kind: Any) -> None:
    """Refuse what a setting can't be."""
    try:
        found = msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        found = -1
    if kind in (int, float) and not LEAST[kind] <= found < inf:
        raise BadUse("use/setting", setting=setting, value=value, kind=kind.__name__)
    if kind is bool and not isinstance(found, bool):
        raise BadUse("use/setting", setting=setting, value=value, kind=kind.__name__)


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
