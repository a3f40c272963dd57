"""What the server allows: every limit in one place, each to be changed by TREIZE_NAME."""

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
RETRY_SECONDS = 1.0  # after which something that must happen is tried again
CORES = os.cpu_count() or 2
log = logging.getLogger("treize.settings")


class Settings(msgspec.Struct, frozen=True):
    """Limits of the server."""

    grace: float = 45.0  # until a bot plays for who is away
    pace: float = 0.6  # a bot takes at least so long, that people can follow
    idle: float = 90.0  # until a silent connection is closed
    forget: float = 900.0  # until a table nobody looks at leaves the memory
    frame: int = 16_384  # over the socket
    body: int = 65_536  # over HTTP
    backlog: int = 1_000_000  # waiting for a slow client, before it is let go
    looks: int = 8  # that it looks at
    sockets: int = 10_000
    sockets_each: int = 400
    watchers: int = 200
    tables: int = 20_000  # in memory
    tables_each: int = 60  # set up by one person
    commands: float = 40.0  # from one connection, in the long run
    burst: int = 120
    asked: float = 30.0  # from one address, in the long run
    asked_burst: int = 300
    people_each: int = 120  # from one address
    workers: int = max(2, CORES - 1)  # processes in which bots think; the first only for people
    hints: int = 4  # that somebody waits for at once
    replays: int = 8  # and checks of matches; likewise, or from an address
    queue: int = 200  # hints, and as many replays, that all together wait for
    chat: int = 300  # in a line
    chat_lines: int = 50  # in a view
    eager: bool = True  # all games, or each when it is asked for
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
            log.warning("unknown setting", extra={"problem": PREFIX + name.upper()})
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
