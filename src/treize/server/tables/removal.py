"""Removing tables and finished matches for good."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from treize.server.store.databases import Cursor
from treize.server.store.storage import Storage
from treize.server.tables.live_table import LiveTable
from treize.server.tables.table_log import TableLog

REMOVED = "removed"  # announced with the id of a table
OF_TABLE = (
    "DELETE FROM events WHERE tbl = ?",
    "DELETE FROM snapshots WHERE tbl = ?",
    "DELETE FROM chat WHERE tbl = ?",
    "DELETE FROM sitters WHERE tbl = ?",
    "DELETE FROM sat WHERE tbl = ?",
    "DELETE FROM tables WHERE id = ?",
)
OF_RECORD = (
    "DELETE FROM played WHERE record = ?",
    "DELETE FROM analyses WHERE record = ?",
    "DELETE FROM records WHERE id = ?",
)


class Removal:
    """Removes what is kept, and lets go whoever looks at it."""

    def __init__(
        self,
        storage: Storage,
        table_log: TableLog,
        loaded: dict[str, LiveTable],
        release: Callable[[LiveTable], None],
    ) -> None:
        self._storage, self._table_log, self._loaded = storage, table_log, loaded
        self._release = release  # lets a table wait for nothing any more
        self._going: set[str] = set()  # tables that are being removed

    async def table(self, name: str) -> None:
        """Remove a table, its log and what was said there; finished matches stay."""
        if name in self._going:
            return
        self._going.add(name)
        try:
            if name in self._loaded:
                await self._remove_loaded(self._loaded[name])
            else:
                await self._delete_table(name)
        finally:
            self._going.discard(name)

    async def _remove_loaded(self, table: LiveTable) -> None:
        name = table.id
        await self._table_log.close(table)
        try:
            await self._delete_table(name)
        except BaseException:
            self._table_log.reopen(table)
            raise
        del self._loaded[name]
        for subscriber in list(table.subscribers):
            subscriber.dismiss(name)
        self._release(table)

    async def record(self, name: str) -> None:
        """Remove a finished match; its table too, whose log would bring it back."""
        for (table,) in await self._storage.rows("SELECT tbl FROM records WHERE id = ?", name):
            await self.table(str(table))
        await self._storage.write_and_wait(partial(_delete, OF_RECORD, name))

    async def _delete_table(self, name: str) -> None:
        def transaction(cursor: Cursor) -> None:
            _delete(OF_TABLE, name, cursor)
            self._storage.database.announce(cursor, f"{name} {REMOVED}")

        await self._storage.write_and_wait(transaction)


def _delete(statements: tuple[str, ...], name: str, cursor: Cursor) -> None:
    for statement in statements:
        cursor.execute(statement, (name,))
