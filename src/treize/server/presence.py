"""Who is connected to the other processes of a house that share its database.

That database is a PostgreSQL; its clock tells which processes run.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from treize.server.databases import Cursor
from treize.server.desk import Desk
from treize.server.people import new_id
from treize.server.storage import StorageFailed

if TYPE_CHECKING:
    from treize.server.house import House

NOW = "CAST(extract(epoch FROM clock_timestamp()) AS BIGINT)"
LIVING = f"seen >= {NOW} - 10"  # seconds since its last sign of life that a process counts
BEAT = f"UPDATE processes SET seen = {NOW} WHERE id = ?"  # noqa: S608
BEGIN = f"INSERT INTO processes VALUES (?, {NOW}) ON CONFLICT DO NOTHING"  # noqa: S608
SWEEP = f"DELETE FROM processes WHERE NOT {LIVING}"  # noqa: S608
LOOK = (
    "SELECT person FROM present JOIN processes ON processes.id = present.process"  # noqa: S608
    f" WHERE tbl = ? AND process <> ? AND {LIVING}"
)


class Presence:
    """Tells the other processes who is here, and knows who is there."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.process = new_id("h", 8)
        self._others: set[str] = set()  # processes that run
        self._untold: set[str] = set()  # tables of which the others do not know yet who is here
        self._unseen: set[str] = set()  # and of which we do not know yet who is there

    @property
    def _is_shared(self) -> bool:
        return self._house.storage.database.is_shared

    async def tell(self, desk: Desk) -> None:
        """Let the others know who is here now; should it fail, with the next sign of life."""
        if not self._is_shared:
            return
        storage, table = self._house.storage, desk.room.id

        def wish(cursor: Cursor) -> None:
            at = self.process, table
            cursor.execute(storage.spell("DELETE FROM present WHERE process = ? AND tbl = ?"), at)
            for person in list(desk.here):
                cursor.execute(storage.spell("INSERT INTO present VALUES (?, ?, ?)"), (*at, person))
            storage.database.announce(cursor, f"{table} here")

        try:
            await storage.written(wish)
            self._untold.discard(table)
        except StorageFailed:
            self._untold.add(table)

    async def look(self, desk: Desk) -> bool:
        """Find out who is connected to a table elsewhere, and tell whether that has changed."""
        if not self._is_shared:
            return False
        table = desk.room.id
        self._unseen.add(table)  # should it fail, it is done with the next sign of life
        async with desk.looking:  # one after the other: the last answer is the newest
            rows = await self._house.storage.rows(LOOK, table, self.process)
            before, desk.elsewhere = desk.elsewhere, {str(row[0]) for row in rows}
            self._unseen.discard(table)
            return before != desk.elsewhere

    async def beat(self) -> None:
        """Give a sign of life, and notice which other processes have begun or ended."""
        if not self._is_shared:
            return
        storage, desks = self._house.storage, self._house.desks
        if not await storage.execute(BEAT, self.process):  # the first, or we were given up
            await storage.execute(BEGIN, self.process)
            self._untold |= {table for table, desk in desks.items() if desk.here}
        for table in self._untold & desks.keys():
            await self.tell(desks[table])
        others = await self._find_others()
        if others != self._others:
            self._unseen |= desks.keys()
        self._others = others
        for table in self._unseen & desks.keys():
            self._house.start(self._house.door.look_elsewhere(desks[table]))

    async def _find_others(self) -> set[str]:
        """The processes that run; what the rest has left behind is taken away."""
        storage = self._house.storage
        await storage.execute(SWEEP)
        await storage.execute("DELETE FROM present WHERE process NOT IN (SELECT id FROM processes)")
        rows = await storage.rows("SELECT id FROM processes WHERE id <> ?", self.process)
        return {str(row[0]) for row in rows}

    async def close(self) -> None:
        """Tell the others that nobody is here any more."""
        if self._is_shared:
            await self._house.storage.execute("DELETE FROM processes WHERE id = ?", self.process)
