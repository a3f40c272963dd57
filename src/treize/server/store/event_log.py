"""The logs of all tables.

A table's log is the truth.  An event is appended under the next number or not at all, so two
processes can't both play a move.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from typing import Any

from treize.server.store.databases import Cursor
from treize.server.store.storage import Conflict, Storage, Then

log = logging.getLogger("treize.events")
APPEND = "INSERT INTO events VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
SAVE = "INSERT INTO snapshots VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
FORGET = "DELETE FROM snapshots WHERE tbl = ? AND version <= ?"
FIND = (
    "SELECT body FROM snapshots WHERE tbl = ? AND version + ? <="
    " (SELECT MAX(version) FROM events WHERE tbl = ?) ORDER BY version DESC LIMIT 1"
)
EVERY = 128  # events after which a table is written down as a whole
Statement = tuple[str, tuple[Any, ...]]  # with the values that go into it


class EventLog:
    """Appends events, and reads them."""

    def __init__(self, storage: Storage) -> None:
        self._storage, self._announce = storage, storage.database.announce
        self.is_shared = storage.database.is_shared  # other processes append too
        self.appended = 0  # events since the server started

    def append(
        self, table: str, version: int, body: bytes, more: Sequence[Statement], then: Then
    ) -> None:
        """Append an event under this number, with what goes with it, and call when it is durable.

        The call is given the exception if that failed, a Conflict if the number is taken.
        """
        self._storage.write(partial(self._insert, table, version, body, more), then)

    def _insert(
        self, table: str, version: int, body: bytes, more: Sequence[Statement], cursor: Cursor
    ) -> None:
        cursor.execute(APPEND, (table, version, body.decode()))
        if cursor.rowcount != 1:
            raise Conflict
        for statement, values in more:
            cursor.execute(statement, values)
        self._announce(cursor, f"{table} {version}")
        self.appended += 1

    def save(self, table: str, version: int, body: bytes) -> None:
        """Write down a table as a whole at a version; the one before the last is taken away."""

        def insert(cursor: Cursor) -> None:
            cursor.execute(SAVE, (table, version, body.decode()))
            cursor.execute(FORGET, (table, version - 2 * EVERY))

        self._storage.write(insert, partial(_log_failure, table))

    async def snapshot(self, table: str, behind: int) -> bytes | None:
        """A table as a whole, the last that has at least so many events behind it, if any."""
        rows = await self._storage.rows(FIND, table, behind, table)
        return str(rows[0][0]).encode() if rows else None

    async def after(self, table: str, version: int = 0) -> list[bytes]:
        """The events of a table after a version, in order."""
        rows = await self._storage.rows(
            "SELECT body FROM events WHERE tbl = ? AND version > ? ORDER BY version",
            table,
            version,
        )
        return [str(body).encode() for (body,) in rows]


def _log_failure(table: str, result: object) -> None:
    """Without it loading takes longer, and nothing more."""
    if isinstance(result, Exception):
        log.error("snapshot not saved", extra={"table": table, "cause": type(result).__name__})
