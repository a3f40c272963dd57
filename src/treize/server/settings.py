"""What the server allows: every limit in one place, each to be changed by TREIZE_NAME."""

from __future__ import annotations

import logging
import os
from math import inf
from typing import get_type_hints

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

    absence_grace_seconds: float = 45.0  # until a bot plays for who is away
    shuffle_seconds: float = 2.0  # for browsers to promise their part of the luck; to reveal it
    bot_move_seconds: float = 0.4  # at least, on the server; browsers show it at their own pace
    connection_idle_seconds: float = 90.0  # until a silent connection is closed
    table_idle_seconds: float = 900.0  # until a table nobody looks at leaves the memory
    keep_days: float = 365.0  # of tables nobody enters, and people without any; 0: for ever
    max_message_bytes: int = 16_384  # over the socket
    max_request_bytes: int = 65_536  # over HTTP
    request_seconds: float = 10.0  # that a request over HTTP may take to come
    max_send_buffer_bytes: int = 1_000_000  # waiting for a slow client, before it is let go
    tables_per_connection: int = 8  # that it looks at
    max_connections: int = 10_000  # sockets
    max_http_connections: int = 1_000  # besides; the one that waits longest makes room
    connections_per_address: int = 400
    connections_per_table: int = 200  # people who do not sit there
    watchers_per_table: int = 100  # besides, without a name
    max_tables: int = 20_000  # in memory
    new_tables_per_hour: int = 60  # set up by one person
    new_records_per_hour: int = 60  # of matches played elsewhere, sent by one person
    commands_per_second: float = 40.0  # from one connection, in the long run
    commands_burst: int = 120
    requests_per_second: float = 30.0  # from one address, in the long run
    requests_burst: int = 300
    new_people_per_hour: int = 120  # from one address
    name_changes_per_hour: int = 60  # and changes of the look, of one person
    mutes_per_person: int = 500
    wrong_codes_per_hour: int = 60  # of tables, tried from one address; a person has a sixth
    workers: int = max(2, CORES - 1)  # processes in which bots think; the first only for people
    hints_per_person: int = 4  # that somebody waits for at once
    replays_per_person: int = 8  # and checks of matches; likewise, or from an address
    max_queued_jobs: int = 200  # hints, and as many replays, that all together wait for
    max_chat_characters: int = 300  # in a line
    chat_lines_shown: int = 50  # in a view
    talk_per_second: float = 1.0  # lines and reactions from one connection, in the long run
    talk_burst: int = 10
    compile_at_start: bool = True  # all games, or each when it is asked for
    allowed_hosts: str = ""  # names of this server besides that of its public address
    trusted_proxies: str = "127.0.0.1"  # whose word about the real address is taken

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
            log.warning("unknown setting", extra={"setting": PREFIX + name.upper()})
        for name in given.keys() & kinds.keys():
            _check(PREFIX + name.upper(), given[name], kinds[name])
        return msgspec.convert(given, cls, strict=False)


def _check(setting: str, value: str, kind: object) -> None:
    """Refuse what a setting can't be."""
    try:
        found = msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        found = -1
    if kind in (int, float) and not LEAST[kind] <= found < inf:
        raise BadUse("use/setting", setting=setting, value=value, kind=kind.__name__)
    if kind is bool and not isinstance(found, bool):
        raise BadUse("use/setting", setting=setting, value=value, kind=kind.__name__)
