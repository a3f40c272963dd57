"""Who is connected to the other processes that share the database.

That database is a PostgreSQL; its clock tells which processes run.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Mapping

from treize.server.errors import StorageFailed
from treize.server.store.databases import LIVING, NOW, Cursor
from treize.server.store.storage import Storage
from treize.server.store.tokens import new_id
from treize.server.tables.live_table import LiveTable

HEARTBEAT = f"UPDATE processes SET seen = {NOW} WHERE id = ?"  # noqa: S608
BEGIN = f"INSERT INTO processes VALUES (?, {NOW}) ON CONFLICT DO NOTHING"  # noqa: S608
SWEEP = f"DELETE FROM processes WHERE NOT {LIVING}"  # noqa: S608
LOOK = (
    "SELECT person FROM present JOIN processes ON processes.id = present.process"  # noqa: S608
    f" WHERE tbl = ? AND process <> ? AND {LIVING}"
)


class SharedPresence:
    """Tells the other processes who is here, and knows who is there."""

    def __init__(self, storage: Storage, loaded: Mapping[str, LiveTable]) -> None:
        self._storage, self._loaded = storage, loaded  # tables in memory, by their ids
        self._is_shared = storage.database.is_shared
        self.process = new_id("h", 8)
        self._others: set[str] = set()  # processes that run
        self._untold: set[str] = set()  # tables of which the others do not know yet who is here
        self._unseen: set[str] = set()  # and of which we do not know yet who is there
        self._looking: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)  # by table

    async def tell(self, table: LiveTable) -> None:
        """Let the others know who is here now; should it fail, with the next heartbeat."""
        if not self._is_shared:
            return

        def transaction(cursor: Cursor) -> None:
            at = self.process, table.id
            cursor.execute("DELETE FROM present WHERE process = ? AND tbl = ?", at)
            for person in list(table.here):
                cursor.execute("INSERT INTO present VALUES (?, ?, ?)", (*at, person))
            self._storage.database.announce(cursor, f"{table.id} here")

        try:
            await self._storage.write_and_wait(transaction)
            self._untold.discard(table.id)
        except StorageFailed:
            self._untold.add(table.id)

    async def read_elsewhere(self, table: LiveTable) -> bool:
        """Find out who is connected to a table elsewhere, and tell whether that has changed."""
        if not self._is_shared:
            return False
        self._unseen.add(table.id)  # should it fail, it is done with the next heartbeat
        async with self._looking[table.id]:  # one after the other: the last answer is the newest
            rows = await self._storage.rows(LOOK, table.id, self.process)
            before, table.elsewhere = table.elsewhere, {str(row[0]) for row in rows}
            table.was_visited |= bool(table.elsewhere)
            self._unseen.discard(table.id)
            return before != table.elsewhere

    async def heartbeat(self) -> list[LiveTable]:
        """Give a heartbeat, and tell at which tables one must look who is there."""
        if not self._is_shared:
            return []
        is_known = await self._storage.execute(HEARTBEAT, self.process)
        if not is_known:  # the first, or we were given up
            await self._storage.execute(BEGIN, self.process)
            self._untold |= {name for name, table in self._loaded.items() if table.here}
        for name in self._untold & self._loaded.keys():
            await self.tell(self._loaded[name])
        others = await self._find_others()
        if others != self._others:
            self._unseen |= self._loaded.keys()
        self._others = others
        return [self._loaded[name] for name in self._unseen & self._loaded.keys()]

    async def _find_others(self) -> set[str]:
        """The processes that run; what the rest has left behind is taken away."""
        execute = self._storage.execute
        await execute(SWEEP)
        await execute("DELETE FROM present WHERE process NOT IN (SELECT id FROM processes)")
        rows = await self._storage.rows("SELECT id FROM processes WHERE id <> ?", self.process)
        return {str(row[0]) for row in rows}

    def forget(self, table: LiveTable) -> None:
        """A table leaves the memory."""
        self._looking.pop(table.id, None)

    async def close(self) -> None:
        """Tell the others that nobody is here any more."""
        if self._is_shared:
            await self._storage.execute("DELETE FROM processes WHERE id = ?", self.process)
