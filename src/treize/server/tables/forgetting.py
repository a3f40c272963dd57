"""Forgetting somebody: their seats, what they said, and their name wherever it was kept."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec

from treize.server.clock import now
from treize.server.errors import Denied
from treize.server.store.databases import Cursor
from treize.server.store.people import Account, People
from treize.server.store.storage import Storage
from treize.server.tables import events
from treize.server.tables.archive import FinishedMatch
from treize.server.tables.directory import TableDirectory
from treize.server.tables.table_log import TableLog

NOBODY = "…"  # stands where the name of somebody stood who is forgotten
PLAYED = "SELECT DISTINCT record FROM played WHERE person = ? LIMIT ?"
WAIT = 0.1  # seconds between two looks at a shuffle
AT_ONCE = 20  # matches that are changed in one transaction
# Where somebody sat, as far as that is known.
SAT = (
    "SELECT tbl FROM sitters WHERE person = ? UNION SELECT tbl FROM records"
    " JOIN played ON played.record = records.id WHERE played.person = ?"
)
NAMED = "SELECT version, body FROM events WHERE tbl = ? AND body LIKE ?"


class Forgetting:
    """Forgets people who ask for it; broken off, it can be begun again."""

    def __init__(
        self, storage: Storage, people: People, directory: TableDirectory, table_log: TableLog
    ) -> None:
        self._storage, self._people = storage, people
        self._directory, self._table_log = directory, table_log

    async def forget(self, account: Account) -> None:
        """Free their seats, take their name from everything, and their token from them."""
        person = account.id
        tables = [str(row[0]) for row in await self._storage.rows(SAT, person, person)]
        for table in await self._directory.of(person):
            await self._stand_up(table, person)
        for table in tables:
            await self._storage.write_and_wait(partial(_rename_events, table, person))
        while records := await self._storage.rows(PLAYED, person, AT_ONCE):
            names = [str(row[0]) for row in records]
            await self._storage.write_and_wait(partial(_rename_records, names, person))
        for statement in (
            "DELETE FROM chat WHERE person = ?",
            "DELETE FROM mutes WHERE person = ?",
            "DELETE FROM sitters WHERE person = ?",
        ):
            await self._storage.execute(statement, person)
        await self._people.forget(account)

    async def _stand_up(self, name: str, person: str) -> None:
        try:
            while (table := await self._directory.find(name)).room.shuffle is not None:
                await asyncio.sleep(WAIT)  # for a moment nobody's seat changes
        except Denied:  # it can't be loaded, and nobody sees it
            return
        event = events.Removed(at=max(now(), table.room.changed), who=person)
        seating = table.room.seating
        await self._table_log.append_and_wait(
            table, lambda: event if person in seating.people | {seating.host} else None
        )
        table.chat = [line for line in table.chat or [] if line.person != person]


def _rename_events(table: str, person: str, cursor: Cursor) -> None:
    """Take a name out of a table's log; whole tables that were written down go, and come again."""
    cursor.execute(NAMED, (table, f'%"{person}"%'))
    for version, body in cursor.fetchall():
        event = events.read(str(body).encode())
        if event.person != person:
            continue
        if isinstance(event, events.SatDown):
            event = msgspec.structs.replace(event, name=NOBODY)
        elif isinstance(event, events.TookName):
            event = msgspec.structs.replace(event, before=NOBODY, name=NOBODY)
        values = events.write(event).decode(), table, version
        cursor.execute("UPDATE events SET body = ? WHERE tbl = ? AND version = ?", values)
    cursor.execute("DELETE FROM snapshots WHERE tbl = ?", (table,))
    cursor.execute("UPDATE tables SET line = NULL WHERE id = ?", (table,))


def _rename_records(records: list[str], person: str, cursor: Cursor) -> None:
    """Take a name out of finished matches; those who played them too keep them."""
    for record in records:
        cursor.execute("SELECT body FROM records WHERE id = ?", (record,))
        for (body,) in cursor.fetchall():
            match = msgspec.json.decode(body, type=FinishedMatch)
            for seat in match.players.pop(person, []):
                match.line.names[seat] = NOBODY
            names = list(match.line.names)
            match.record = msgspec.structs.replace(match.record, names=names)
            values = msgspec.json.encode(match).decode(), record
            cursor.execute("UPDATE records SET body = ? WHERE id = ?", values)
        cursor.execute("DELETE FROM played WHERE person = ? AND record = ?", (person, record))
