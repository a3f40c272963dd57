"""Every part of the server, built once and given what it needs; and how they start and stop."""

from __future__ import annotations

import asyncio
import gc
import logging
from contextlib import suppress
from functools import partial
from itertools import count

from treize.errors import TreizeError
from treize.server.background import Background
from treize.server.clock import now
from treize.server.errors import StorageFailed, cause_of
from treize.server.settings import Settings
from treize.server.store.databases import ANY_NOTICE
from treize.server.store.event_log import EventLog
from treize.server.store.people import REVOKED, People
from treize.server.store.storage import Storage
from treize.server.tables.archive import Archive
from treize.server.tables.attendance import Attendance
from treize.server.tables.chat import Chat
from treize.server.tables.directory import TableDirectory
from treize.server.tables.forgetting import Forgetting
from treize.server.tables.live_table import LiveTable
from treize.server.tables.presence import SharedPresence
from treize.server.tables.reactions import Reactions
from treize.server.tables.removal import REMOVED, Removal
from treize.server.tables.shuffles import Shuffles
from treize.server.tables.table_commands import TableCommands
from treize.server.tables.table_log import TableLog
from treize.server.tables.upkeep import Upkeep
from treize.server.transport.limits import Limits
from treize.server.workers.analysis import Analyst
from treize.server.workers.bot_workers import BotWorkers
from treize.server.workers.compile_queue import CompileQueue
from treize.server.workers.engine_module import EngineModule
from treize.server.workers.hints import Hints
from treize.server.workers.pool import Pool
from treize.server.workers.replays import Replays
from treize.server.workers.turns import Turns

log = logging.getLogger("treize.server")

HEARTBEAT = 2.0  # seconds between two heartbeats that clocks are stopped by after a crash
COLLECT = 300  # heartbeats between two full garbage collections, for which all wait
MEASURE = 30  # heartbeats between two looks at the size of the database
SOON = 10_000  # milliseconds before its time is up that a table is in memory again
RESUMED = 2_000  # tables that are loaded at the start


class Server:
    """All parts; none of them knows this one."""

    def __init__(
        self,
        storage: Storage,
        settings: Settings,
        compile_queue: CompileQueue,
        public_url: str | None = None,
    ) -> None:
        self.storage, self.settings, self.compile_queue = storage, settings, compile_queue
        self.public_url, self.limits = public_url, Limits(settings)
        self.background = background = Background()
        self.people = People(storage)
        self.event_log = EventLog(storage)
        self.archive = Archive(storage)
        self.tables: dict[str, LiveTable] = {}  # in memory, by their ids
        self.presence = SharedPresence(storage, self.tables)
        self.chat = Chat(storage, settings)
        self.reactions = Reactions(storage, self.presence.process)
        self.table_log = TableLog(self.event_log, self.archive, background)
        self.attendance = Attendance(self.table_log, self.presence, self.chat, background, settings)
        self.shuffles = Shuffles(self.table_log, background, settings)
        self.directory = TableDirectory(
            storage,
            self.event_log,
            self.table_log,
            self.archive,
            self.presence,
            self.tables,
            partial(compile_queue.need, part="rules"),
            settings,
        )
        self.commands = TableCommands(
            self.directory, self.table_log, self.chat, self.reactions, self.people
        )
        self.forgetting = Forgetting(storage, self.people, self.directory, self.table_log)
        self.removal = Removal(storage, self.table_log, self.tables, self._release)
        self.upkeep = Upkeep(storage, self.removal, self.forgetting, settings, self.tables)
        self.pool = Pool(settings.workers)
        self.bots = BotWorkers(self.pool, partial(compile_queue.is_ready, part="search"))
        self.turns = Turns(self.table_log, self.attendance, self.bots, background, settings)
        self.hints = Hints(self.directory, self.bots, settings)
        self.replays = Replays(self.pool, compile_queue, background, settings)
        self.analyst = Analyst(storage, self.bots, compile_queue, background)
        self.engine = EngineModule(compile_queue)
        self._connect()

    def _connect(self) -> None:
        """Let the parts hear of each other: first all are told, then what follows is done."""
        told = self.attendance.follow, self.chat.follow, self.shuffles.wake, self.turns.wake
        self.table_log.on_event += [LiveTable.broadcast, *told]
        self.attendance.on_arrival.append(self.turns.wake)  # time may be up since
        self.attendance.on_arrival.append(self.upkeep.visit)
        self.directory.on_load += [self._refresh_attendance, self.turns.wake, self.shuffles.wake]

    def _refresh_attendance(self, table: LiveTable) -> None:
        self.background.start(self.attendance.refresh(table), table=table.id)

    # --- Starting and stopping ---

    async def open(self) -> None:
        """Open the storage, go on with what was being played, and begin to compile."""
        self.storage.open()
        self.storage.listen(self._on_notice)
        rows = await self.storage.rows("SELECT value FROM server WHERE name = 'beat'")
        self.directory.last_heartbeat = int(rows[0][0]) if rows else 0
        await self.upkeep.open(self.directory.last_heartbeat)
        await self._heartbeat()
        await self.storage.measure()
        self.compile_queue.open()
        if self.settings.compile_at_start:
            self.pool.open()
        self.background.start(self._resume())
        self.background.start(self.engine.open(self.settings.compile_at_start))
        self.background.start(self._maintain())

    async def close(self) -> None:
        """Let nothing begin any more, and write down what has happened."""
        self.background.is_closing = True
        for table in self.tables.values():
            self._release(table)
        await self.background.close()
        await self.bots.close()
        await self.pool.close()
        await self.compile_queue.close()
        await self._heartbeat()
        with suppress(StorageFailed):
            await self.presence.close()
        await self.storage.close()

    async def _resume(self) -> None:
        """Load the tables where a match is being played, so that clocks and bots go on."""
        for table in await self.directory.playing(RESUMED):
            await self._load(table)

    async def _load(self, table: str) -> None:
        try:
            await self.directory.find(table)
        except TreizeError as error:  # one that can't be loaded holds up no other
            log.error("table not loaded", extra={"table": table, "cause": cause_of(error)})

    async def _maintain(self) -> None:
        """Give a heartbeat now and then, and forget what nobody needs."""
        for number in count(1):
            await asyncio.sleep(HEARTBEAT)
            await self._heartbeat()
            await self.bots.close_if_idle()
            if number % COLLECT == 0:
                gc.collect()
            if number % MEASURE == 0:
                self.background.start(self.storage.measure())
            self.background.start(self.upkeep.work())
            await self._forget_idle()
            await self._wake_due()

    async def _forget_idle(self) -> None:
        """Let tables leave the memory; of one whose clock runs it is kept when it must be back."""
        idle = [table for table in self.tables.values() if self._is_idle(table)]
        try:
            await self.directory.put_away(idle)
        except StorageFailed as error:
            log.error("idle tables not saved", extra={"cause": cause_of(error)})
            return
        for table in idle:
            if self._is_idle(table):  # still
                self._release(table)
                del self.tables[table.id]

    async def _wake_due(self) -> None:
        """Load tables where time is nearly up."""
        try:
            due = await self.directory.due(now() + SOON)
        except StorageFailed:
            return  # it is tried again
        for table in due:
            await self._load(table)

    async def _heartbeat(self) -> None:
        try:
            await self.storage.execute(
                "INSERT INTO server VALUES ('beat', ?)"
                " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                now(),
            )
            for table in await self.presence.heartbeat():
                self._refresh_attendance(table)
        except StorageFailed as error:
            log.error("heartbeat not saved", extra={"cause": cause_of(error)})

    def _is_idle(self, table: LiveTable) -> bool:
        late = now() - int(self.settings.table_idle_seconds * 1000)
        if table.subscribers or table.touched >= late or table.is_busy:
            return False
        deadline = table.room.deadline
        is_soon = deadline is not None and deadline <= now() + 2 * SOON
        return not is_soon and not self.turns.is_thinking(table)

    def _release(self, table: LiveTable) -> None:
        """Let a table wait for nothing any more."""
        self.turns.forget(table)
        self.shuffles.forget(table)
        self.attendance.forget(table)
        self.presence.forget(table)

    # --- Other processes ---

    def _on_notice(self, notice: str) -> None:
        """Something has happened, was said, or somebody has come or gone, at another process."""
        if notice == ANY_NOTICE:
            for table in self.tables.values():
                self._catch_up(table)
                self._catch_up_chat(table)
                self._refresh_attendance(table)
            return
        name, what, *more = notice.split(" ", 2)
        if what == REVOKED:
            self.people.revoke(name)
        if name not in self.tables:
            return
        table = self.tables[name]
        if what == REMOVED:
            self.background.start(self.removal.table(name), table=name)
        elif what == "chat":
            self._catch_up_chat(table)
        elif what == "reacted":
            self.reactions.relay(table, more[0])
        elif what == "here":
            self._refresh_attendance(table)
        elif int(what) > table.room.version:
            self._catch_up(table)

    def _catch_up(self, table: LiveTable) -> None:
        self.background.start(self.table_log.catch_up(table), table=table.id)

    def _catch_up_chat(self, table: LiveTable) -> None:
        self.background.start(self.chat.catch_up(table), table=table.id)
