"""What a server does beside: chores of its operator, and removing what is clearly idle.

Time in which no server ran does not count, so that nothing is lost to a long holiday, or with an
old backup.
"""

from __future__ import annotations

import logging

from treize.errors import TreizeError
from treize.server.clock import DAY, now
from treize.server.errors import cause_of
from treize.server.settings import Settings
from treize.server.store.storage import Storage
from treize.server.tables.forgetting import Forgetting
from treize.server.tables.live_table import LiveTable
from treize.server.tables.removal import Removal

log = logging.getLogger("treize.upkeep")
AT_ONCE = 20  # tables, and people, that are removed at a time
PAUSE = 300_000  # milliseconds between two looks for what is idle
VISIT = "UPDATE tables SET visited = ? WHERE id = ?"
NEWEST = (
    "SELECT MAX(at) FROM (SELECT MAX(visited) AS at FROM tables"
    " UNION ALL SELECT MAX(seen) FROM people) AS signs"
)
IDLE_TABLES = "SELECT id FROM tables WHERE visited < ? ORDER BY visited LIMIT ?"
IDLE_PEOPLE = (
    "SELECT id FROM people WHERE seen < ?"
    " AND NOT EXISTS (SELECT 1 FROM sitters WHERE person = people.id)"
    " AND NOT EXISTS (SELECT 1 FROM played WHERE person = people.id) ORDER BY seen LIMIT ?"
)


class Upkeep:
    """Does what is to be done, a little at a time."""

    def __init__(
        self,
        storage: Storage,
        removal: Removal,
        forgetting: Forgetting,
        settings: Settings,
        loaded: dict[str, LiveTable],
    ) -> None:
        self._storage, self._removal, self._forgetting = storage, removal, forgetting
        self._keep = int(settings.keep_days * DAY)
        self._loaded = loaded
        self._is_working = False
        self._looked = 0  # when it last looked for what is idle

    async def open(self, last_heartbeat: int) -> None:
        """Let the time since then not count; a backup that was restored has no heartbeat."""
        last = last_heartbeat or (await self._storage.rows(NEWEST))[0][0] or now()
        away = now() - last
        if away > DAY:
            await self._storage.execute("UPDATE tables SET visited = visited + ?", away)
            await self._storage.execute("UPDATE people SET seen = seen + ?", away)

    def visit(self, table: LiveTable) -> None:
        """Keep when somebody with a name was at a table, to the day."""
        if table.was_visited and now() - table.visited > DAY:
            table.visited = now()
            values = table.visited, table.id
            self._storage.write(lambda cursor: cursor.execute(VISIT, values), lambda result: None)

    async def work(self) -> None:
        """Do what is to be done now, unless that is being done already."""
        if self._is_working:
            return
        self._is_working = True
        try:
            await self._do_chores()
            if self._keep and now() - self._looked > PAUSE:
                self._looked = now()
                await self._remove_idle()
        except TreizeError as error:
            log.error("upkeep not done", extra={"cause": cause_of(error)})
        finally:
            self._is_working = False

    async def _do_chores(self) -> None:
        """Do what the operator wants, each by one process."""
        for what, subject in await self._storage.rows("SELECT what, subject FROM chores"):
            statement = "DELETE FROM chores WHERE what = ? AND subject = ?"
            if await self._storage.execute(statement, what, subject):
                if what == "forget":
                    await self._forgetting.forget(subject)
                elif what == "remove-table":
                    await self._removal.table(subject)
                elif what == "remove-record":
                    await self._removal.record(subject)

    async def _remove_idle(self) -> None:
        """Remove tables that nobody enters, then forget people who have neither table nor match."""
        before = now() - self._keep
        for (table,) in await self._storage.rows(IDLE_TABLES, before, AT_ONCE):
            if table not in self._loaded:
                await self._removal.table(str(table))
        for (person,) in await self._storage.rows(IDLE_PEOPLE, before, AT_ONCE):
            await self._forgetting.forget(str(person))
