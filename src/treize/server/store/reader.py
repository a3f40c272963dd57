"""Questions to the database, each answered in a thread."""

from __future__ import annotations

import asyncio
import logging
import threading
from contextlib import suppress
from typing import Any

from treize.server.errors import StorageFailed
from treize.server.store.databases import BUSY_TIMEOUT, Database

log = logging.getLogger("treize.storage")
Row = tuple[Any, ...]


class Reader:
    """Keeps one connection for each thread that asks."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._local = threading.local()
        self.connections: list[Any] = []

    async def rows(self, statement: str, *values: object) -> list[Row]:
        """What a question finds."""
        return await asyncio.to_thread(self._rows, statement, values)

    def _rows(self, statement: str, values: Row) -> list[Row]:
        is_old = hasattr(self._local, "cursor")
        try:
            if not is_old:
                self._connect()
            self._local.cursor.execute(statement, values)
            return list(self._local.cursor.fetchall())
        except self._database.failures as error:
            is_lost = is_old and getattr(self._local.connection, "closed", False)
            self._disconnect()
            if is_lost:  # perhaps long ago, and the database is back
                return self._rows(statement, values)
            problem = first_line(error)
            log.error("read failed", extra={"cause": problem})
            raise StorageFailed("server/storage", problem=problem) from None

    def _connect(self) -> None:
        self._local.connection = self._database.connect(BUSY_TIMEOUT)
        self.connections.append(self._local.connection)
        self._local.cursor = self._local.connection.cursor()

    def _disconnect(self) -> None:
        """Let this thread connect anew the next time."""
        if hasattr(self._local, "cursor"):
            del self._local.cursor
            self.connections.remove(self._local.connection)
            with suppress(*self._database.failures):
                self._local.connection.close()

    def close(self) -> None:
        """Close all connections."""
        for connection in self.connections:
            connection.close()


def first_line(error: Exception) -> str:
    """What went wrong, in one line."""
    return (str(error).splitlines() or [type(error).__name__])[0][:200]
