"""Who is connected to the other processes of a house that share its database."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treize.server.databases import Cursor
from treize.server.desk import Desk
from treize.server.people import new_id, now

if TYPE_CHECKING:
    from treize.server.house import House

LIVING = 10_000  # milliseconds after its last sign of life that a process counts as running
BEAT = "INSERT INTO processes VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen"


class Presence:
    """Tells the other processes who is here, and knows who is there."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.process = new_id("h", 8)
        self._others: set[str] = set()  # processes that run

    @property
    def _is_shared(self) -> bool:
        return self._house.storage.database.is_shared

    async def tell(self, desk: Desk) -> None:
        """Let the others know who is here now."""
        if not self._is_shared:
            return
        storage, table, here = self._house.storage, desk.room.id, list(desk.here)

        def wish(cursor: Cursor) -> None:
            at = self.process, table
            cursor.execute(storage.spell("DELETE FROM present WHERE process = ? AND tbl = ?"), at)
            for person in here:
                cursor.execute(storage.spell("INSERT INTO present VALUES (?, ?, ?)"), (*at, person))
            storage.database.announce(cursor, f"{table} here")

        await storage.written(wish)

    async def look(self, desk: Desk) -> None:
        """Find out who is connected to this table elsewhere."""
        if not self._is_shared:
            return
        rows = await self._house.storage.rows(
            "SELECT person FROM present JOIN processes ON processes.id = present.process"
            " WHERE tbl = ? AND process <> ? AND seen >= ?",
            desk.room.id,
            self.process,
            now() - LIVING,
        )
        desk.elsewhere = {str(row[0]) for row in rows}

    async def beat(self) -> None:
        """Give a sign of life, and notice which other processes have begun or ended."""
        if self._is_shared:
            await self._house.storage.execute(BEAT, self.process, now())
            others = await self._find_others()
            if others != self._others:
                self._others = others
                for desk in list(self._house.desks.values()):
                    await self._house.door.look_elsewhere(desk)

    async def _find_others(self) -> set[str]:
        """The processes that run; what the rest has left behind is taken away."""
        storage, late = self._house.storage, now() - LIVING
        await storage.execute("DELETE FROM processes WHERE seen < ?", late)
        await storage.execute("DELETE FROM present WHERE process NOT IN (SELECT id FROM processes)")
        rows = await storage.rows("SELECT id FROM processes WHERE id <> ?", self.process)
        return {str(row[0]) for row in rows}

    async def close(self) -> None:
        """Tell the others that nobody is here any more."""
        if self._is_shared:
            await self._house.storage.execute("DELETE FROM processes WHERE id = ?", self.process)
