"""Forgetting somebody: their seats, what they said, and their name wherever it was kept."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec

from treize.server.clock import now
from treize.server.errors import Denied
from treize.server.store.databases import Cursor
from treize.server.store.people import People
from treize.server.store.storage import Storage
from treize.server.tables import events
from treize.server.tables.archive import FinishedMatch
from treize.server.tables.directory import TableDirectory
from treize.server.tables.seating import NOBODY
from treize.server.tables.table_log import TableLog

PLAYED = "SELECT DISTINCT record FROM played WHERE person = ? LIMIT ?"
WAIT = 0.1  # seconds between two looks at a shuffle
AT_ONCE = 20  # matches that are changed in one transaction
SITS = "SELECT tbl FROM sitters WHERE person = ?"
KNOWN = "SELECT tbl FROM sat WHERE person = ? UNION SELECT tbl FROM chat WHERE person = ?"
NAMING = events.SatDown, events.TookName, events.TookLook
NAMED = "SELECT version, body FROM events WHERE tbl = ? AND body LIKE ?"
LEFT_OVER = (
    "DELETE FROM chat WHERE person = ?",
    "DELETE FROM mutes WHERE person = ?",
    "DELETE FROM mutes WHERE muted = ?",
    "DELETE FROM sitters WHERE person = ?",
    "DELETE FROM sat WHERE person = ?",
)


class Forgetting:
    """Forgets people who ask for it; broken off, it can be begun again."""

    def __init__(
        self, storage: Storage, people: People, directory: TableDirectory, table_log: TableLog
    ) -> None:
        self._storage, self._people = storage, people
        self._directory, self._table_log = directory, table_log

    async def forget(self, person: str) -> None:
        """Free their seats, take their name from everything, and their token from them."""
        tables = await self._tables_of(KNOWN, person, person)
        sits = set(await self._tables_of(SITS, person))
        for table in tables:
            if table in sits | self._directory.loaded.keys() or self._storage.database.is_shared:
                await self._remove(table, person)
            await self._storage.write_and_wait(partial(_rename_events, table, person))
        while records := await self._storage.rows(PLAYED, person, AT_ONCE):
            names = [str(row[0]) for row in records]
            await self._storage.write_and_wait(partial(_rename_records, names, person))
        for statement in LEFT_OVER:
            await self._storage.execute(statement, person)
        await self._people.forget(person)

    async def _tables_of(self, statement: str, *person: str) -> list[str]:
        return [str(row[0]) for row in await self._storage.rows(statement, *person)]

    async def _remove(self, name: str, person: str) -> None:
        """Take somebody from a table as it lies in memory, in every process."""
        try:
            while (table := await self._directory.find(name)).room.shuffle is not None:
                await asyncio.sleep(WAIT)  # for a moment nobody's seat changes
        except Denied:  # it can't be loaded, and nobody sees it
            return
        event = events.Removed(at=max(now(), table.room.changed), who=person, forgotten=True)
        await self._table_log.append_and_wait(table, lambda: event)


def _rename_events(table: str, person: str, cursor: Cursor) -> None:
    """Take a name out of a table's log; whole tables that were written down go, and come again."""
    cursor.execute(NAMED, (table, f'%"{person}"%'))
    for version, body in cursor.fetchall():
        event = events.read(str(body).encode())
        if event.person != person or not isinstance(event, NAMING):
            continue
        nameless = msgspec.structs.replace(event, name=NOBODY)
        if isinstance(nameless, events.TookName):
            nameless = msgspec.structs.replace(nameless, before=NOBODY)
        values = events.write(nameless).decode(), table, version
        cursor.execute("UPDATE events SET body = ? WHERE tbl = ? AND version = ?", values)
    cursor.execute("DELETE FROM snapshots WHERE tbl = ?", (table,))
    cursor.execute("UPDATE tables SET summary = NULL WHERE id = ?", (table,))


def _rename_records(records: list[str], person: str, cursor: Cursor) -> None:
    """Take a name out of finished matches; those who played them too keep them."""
    for record in records:
        cursor.execute("SELECT body FROM records WHERE id = ?", (record,))
        for (body,) in cursor.fetchall():
            match = msgspec.json.decode(body, type=FinishedMatch)
            for seat in match.players.pop(person, []):
                match.summary.names[seat] = NOBODY
            names = list(match.summary.names)
            match.record = msgspec.structs.replace(match.record, names=names)
            values = msgspec.json.encode(match).decode(), record
            cursor.execute("UPDATE records SET body = ? WHERE id = ?", values)
        cursor.execute("DELETE FROM played WHERE person = ? AND record = ?", (person, record))
