"""The one way by which an event gets into a table's log, whoever decided it.

A decision is made when the table is free, on the room as it is then.  Its event is appended to the
log, and only when that is durable it happens in memory, is told to all, and is answered.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from treize.server.background import Background
from treize.server.errors import Denied
from treize.server.store.event_log import EVERY, EventLog, Statement
from treize.server.store.storage import Conflict, resolve
from treize.server.tables import events, saved_room
from treize.server.tables.archive import Archive
from treize.server.tables.live_table import LiveTable
from treize.server.tables.room import Happenings, Room

CREATE = (
    "INSERT INTO tables (id, code, access, phase, changed, visited) VALUES (?, ?, ?, 'open', ?, ?)"
)
SIT = "INSERT INTO sitters VALUES (?, ?) ON CONFLICT DO NOTHING"
SAT = "INSERT INTO sat VALUES (?, ?) ON CONFLICT DO NOTHING"  # and stays when they stand up
LEAVE = "DELETE FROM sitters WHERE person = ? AND tbl = ?"
ATTEMPTS = 8  # times that another process may be quicker
Decide = Callable[[], events.Events | None]  # the event that is due as the table lies, if any
Done = Callable[[Exception | None], None]
Listener = Callable[[LiveTable, Happenings, events.Events], None]


class TableLog:
    """Appends to the logs of tables in memory, one event of a table after the other.

    It works with calls instead of tasks, for moves are most of what happens at tables.
    """

    def __init__(self, event_log: EventLog, archive: Archive, background: Background) -> None:
        self._events, self._archive, self._background = event_log, archive, background
        self.on_event: list[Listener] = []  # called in order after each event at any table
        self.moves = 0  # played since the server started

    # --- Appending ---

    def append(self, table: LiveTable, decide: Decide, done: Done) -> None:
        """Append what is decided when the table is free; call when it has happened, or failed."""
        if table.is_busy or table.waiting:
            table.waiting.append(partial(self._append_decided, table, decide, done, 1))
        else:
            self._append_decided(table, decide, done, 1)

    def append_and_wait(self, table: LiveTable, decide: Decide) -> asyncio.Future[None]:
        """Append what is decided, and wait until it has happened."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append(table, decide, partial(resolve, future))
        return future

    async def close(self, table: LiveTable) -> None:
        """Let nothing happen at a table any more, after what is on its way."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        table.waiting.append(partial(_hold, table, future))
        self._go_on(table)
        await future

    def reopen(self, table: LiveTable) -> None:
        """Let happen what has waited since."""
        table.is_busy = False
        self._go_on(table)

    async def catch_up(self, table: LiveTable) -> None:
        """Let happen here what other processes have appended, and wait for it."""
        if self._events.is_shared:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            table.waiting.append(partial(self._catch_up, table, partial(resolve, future)))
            self._go_on(table)
            await future

    def _go_on(self, table: LiveTable) -> None:
        """Make decisions until one leads to an event, which is waited for."""
        while table.waiting and not table.is_busy:
            table.waiting.popleft()()

    def _append_decided(self, table: LiveTable, decide: Decide, done: Done, attempt: int) -> None:
        room = table.room
        try:
            if self._background.is_closing:
                raise Denied("server/closing")
            event = decide()
            body = None if event is None else events.write(event)
        except Exception as error:
            done(error)
            return
        if event is None or body is None:
            done(None)
            return
        table.is_busy = True
        then = partial(self._on_written, table, event, decide, done, attempt)
        self._events.append(table.id, room.version + 1, body, _index(room, event), then)

    def _on_written(
        self,
        table: LiveTable,
        event: events.Events,
        decide: Decide,
        done: Done,
        attempt: int,
        error: Exception | None,
    ) -> None:
        """An event is durable, or it failed, or another process has appended another one."""
        if isinstance(error, Conflict):
            again = self._decide_again(table, decide, done, attempt)
            self._background.start(again, table=table.id)
            return
        try:
            if error is not None:
                raise error
            happened = self._apply(table, event)
            if _ends_match(table.room, event):
                then = partial(self._tell_and_finish, table, event, happened, done)
                self._archive.save(table.room, then)
                return
        except Exception as failure:
            self._finish(table, done, failure)
        else:
            self._tell_and_finish(table, event, happened, done)

    def _apply(self, table: LiveTable, event: events.Events) -> Happenings:
        table.touched = event.at
        if isinstance(event, events.Played):
            self.moves += 1
        happened = table.room.apply(event)
        if table.room.version % EVERY == 0:
            self._events.save(table.id, table.room.version, saved_room.write(table.room))
        return happened

    def _tell_and_finish(
        self,
        table: LiveTable,
        event: events.Events,
        happened: Happenings,
        done: Done,
        _: object = None,
    ) -> None:
        failure = None
        try:
            self._tell(table, event, happened)
        except Exception as error:
            failure = error
        self._finish(table, done, failure)

    def _tell(self, table: LiveTable, event: events.Events, happened: Happenings) -> None:
        for listener in self.on_event:
            listener(table, happened, event)

    def _finish(self, table: LiveTable, done: Done, error: Exception | None) -> None:
        table.is_busy = False
        done(error)
        self._go_on(table)

    # --- Other processes ---

    def _catch_up(self, table: LiveTable, done: Done) -> None:
        table.is_busy = True
        self._background.start(self._catch_up_and_finish(table, done), table=table.id)

    async def _catch_up_and_finish(self, table: LiveTable, done: Done) -> None:
        failure = None
        try:
            await self._read_on(table)
        except Exception as error:
            failure = error
        self._finish(table, done, failure)

    async def _decide_again(
        self, table: LiveTable, decide: Decide, done: Done, attempt: int
    ) -> None:
        try:
            await self._read_on(table)
            if attempt == ATTEMPTS:
                raise Denied("server/busy")
        except Exception as error:
            self._finish(table, done, error)
            return
        table.is_busy = False
        self._append_decided(table, decide, done, attempt + 1)
        self._go_on(table)

    async def _read_on(self, table: LiveTable) -> None:
        for body in await self._events.after(table.id, table.room.version):
            event = events.read(body)
            happened = self._apply(table, event)
            if _ends_match(table.room, event):
                await self._archive.save_and_wait(table.room)
            self._tell(table, event, happened)


def _hold(table: LiveTable, future: asyncio.Future[None]) -> None:
    table.is_busy = True
    resolve(future, None)


def _ends_match(room: Room, event: events.Events) -> bool:
    """Whether there is a record to write, or to open and close."""
    return room.finished is not None and isinstance(event, (events.Played, events.Opened))


def _index(room: Room, event: events.Events) -> list[Statement]:
    """What is written beside an event, so that tables can be found."""
    values: tuple[object, ...]
    match event:
        case events.Created():
            values = event.id, event.code, event.access, event.at, event.at
            return [(CREATE, values)]
        case events.SatDown():
            values = event.person, room.id
            return [(SIT, values), (SAT, values)]
        case events.StoodUp() | events.TookOver(gone=True):
            return [(LEAVE, (person, room.id)) for person in _leaving(room, event.seats)]
        case events.Removed():
            return [(LEAVE, (event.who, room.id))]
        case events.Began():
            values = event.at, room.id
            return [("UPDATE tables SET phase = 'playing', changed = ? WHERE id = ?", values)]
    return []


def _leaving(room: Room, seats: list[int]) -> list[str]:
    """Who sits at none but these seats."""
    return [person for person, own in room.seating.plan.seats.items() if {*own} <= {*seats}]
