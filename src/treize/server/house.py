"""The house: carries out commands at its tables, and lets happen what follows.

A command is decided on the room, its event is appended to the log, and only when that is durable
it happens in memory, is told to all, and is answered.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Any

from treize.errors import TreizeError
from treize.server import events
from treize.server.chat import Chat
from treize.server.databases import ANYTHING
from treize.server.decisions import Asker, Denied, check_name, decide, play
from treize.server.desk import Desk, Guest
from treize.server.door import Door
from treize.server.people import Known, People, now
from treize.server.pool import Pool
from treize.server.presence import Presence
from treize.server.records import Records
from treize.server.room import Room
from treize.server.settings import AGAIN, Settings
from treize.server.storage import Statement, Storage, StorageFailed, Taken, Wish
from treize.server.tables import Tables
from treize.server.thinking import Thinkers
from treize.server.turns import Turns
from treize.server.warm import Kitchen
from treize.server.wire import commands, happenings, updates

log = logging.getLogger("treize.house")

ATTEMPTS = 8  # times that another process may be quicker
BEAT = 2.0  # seconds between two signs of life that clocks are stopped by after a crash
RARELY = 300  # beats between two searches for old rubbish: with 1,000 tables all wait for that
Answer = Callable[[updates.Ok | Exception], None]
Decide = Callable[[], events.Events | None]


class House:
    """Everything that goes on here."""

    def __init__(self, storage: Storage, settings: Settings, kitchen: Kitchen) -> None:
        self.storage, self.settings, self.kitchen = storage, settings, kitchen
        self.people = People(storage)
        self.records = Records(storage)
        self.chat = Chat(storage, settings)
        self.pool = Pool(settings.workers)
        self.thinkers = Thinkers(self.pool)
        self.turns = Turns(self)
        self.door = Door(self)
        self.tables = Tables(self)
        self.presence = Presence(self)
        self.desks: dict[str, Desk] = {}
        self.moves = 0  # played since the house opened
        self._tasks: set[asyncio.Task[Any]] = set()
        self.last_beat = 0
        self.is_closing = False

    # --- Opening and closing ---

    async def open(self) -> None:
        """Open the storage, go on with what was being played, and begin to compile."""
        await self._open_storage()
        await self._beat()
        self.kitchen.open()
        if self.settings.eager:
            self.pool.open()
        self.start(self._go_on())
        self.start(self._live())

    async def _open_storage(self) -> None:
        self.storage.open()
        self.storage.listen(self._hear)
        rows = await self.storage.rows("SELECT value FROM house WHERE name = 'beat'")
        self.last_beat = int(rows[0][0]) if rows else 0

    async def close(self) -> None:
        """Let nothing begin any more, and write down what has happened."""
        self.is_closing = True
        for desk in self.desks.values():
            desk.rest()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.pool.close()
        await self.kitchen.close()
        await self._beat()
        with suppress(StorageFailed):
            await self.presence.close()
        await self.storage.close()

    def time(self) -> float:
        """Seconds, for limits."""
        return asyncio.get_running_loop().time()

    def start(self, work: Any) -> asyncio.Task[Any]:
        """Do something beside; the house remembers it, or it might be forgotten half done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)
        return task

    def _finish(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("failed", exc_info=error)

    async def _go_on(self) -> None:
        """Load the tables where a match is being played, so that clocks and bots go on."""
        rows = await self.storage.rows(
            "SELECT id FROM tables WHERE phase = 'playing' ORDER BY changed DESC LIMIT 2000"
        )
        for (table,) in rows:
            try:
                await self.tables.find(str(table))
            except TreizeError as error:  # one that can't be loaded holds up no other
                log.error("loading", extra={"problem": error.code})

    async def _live(self) -> None:
        """Give signs of life, forget tables that nobody looks at, and look for old rubbish."""
        for beat in count(1):
            await asyncio.sleep(BEAT)
            await self._beat()
            await self.thinkers.rest()
            if beat % RARELY == 0:
                gc.collect()
            late = now() - int(self.settings.forget * 1000)
            for desk in list(self.desks.values()):
                is_idle = not desk.guests and desk.touched < late and not desk.lock.is_taken
                if is_idle and desk.room.deadline is None and not desk.is_thinking:
                    desk.rest()
                    del self.desks[desk.room.id]

    async def _beat(self) -> None:
        try:
            await self.storage.execute(
                "INSERT INTO house VALUES ('beat', ?)"
                " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                now(),
            )
            await self.presence.beat()
        except StorageFailed as error:
            log.error("storage", extra={"problem": error.data["problem"]})

    # --- Events ---

    async def append(self, desk: Desk, event: events.Events) -> bool:
        """Append an event and let it happen; or take in what another process has appended."""
        try:
            await self.storage.written(self._append(desk.room, event))
        except Taken:
            await self.catch_up(desk)
            return False
        await self._happen(desk, event)
        return True

    async def let_happen(self, desk: Desk, decide: Decide) -> None:
        """Append what is decided until nothing is; another process may be quicker meanwhile."""
        async with desk.lock:
            for _ in range(ATTEMPTS):
                event = decide()
                if event is None:
                    return
                await self.append(desk, event)
        raise Denied("house/busy")

    def surely(self, desk: Desk, purpose: str, decide: Decide) -> None:
        """Do the same beside, and as long as it fails try again: nobody would ask for it twice."""
        if purpose not in desk.due or desk.due[purpose].done():
            desk.due[purpose] = self.start(self._try(desk, decide))

    async def _try(self, desk: Desk, decide: Decide) -> None:
        while not self.is_closing:
            try:
                await self.door.look_elsewhere(desk)  # what is decided now must be right
                await self.let_happen(desk, decide)
                return
            except TreizeError as error:
                log.error("storage", extra={"problem": error.data.get("problem", error.code)})
                await asyncio.sleep(AGAIN)

    def _append(self, room: Room, event: events.Events) -> Wish:
        if self.is_closing:
            raise Denied("house/closing")
        return self.storage.appending(
            room.id, room.version + 1, events.write(event), _kept(room, event)
        )

    async def catch_up(self, desk: Desk) -> None:
        """Let happen here what has happened elsewhere."""
        for _, body in await self.storage.events(desk.room.id, desk.room.version):
            await self._happen(desk, events.read(body))

    async def _happen(self, desk: Desk, event: events.Events) -> None:
        told = self._apply(desk, event)
        if isinstance(event, (events.Played, events.Opened)):
            await self.keep(desk.room)
        self._tell(desk, event, told)

    async def keep(self, room: Room) -> None:
        """Write a match down if it is over; what fails now is done when the table is loaded."""
        try:
            await self.records.keep(room)
        except StorageFailed as error:
            log.error("storage", extra={"problem": error.data["problem"]})

    def _apply(self, desk: Desk, event: events.Events) -> list[happenings.Happening]:
        desk.touched = event.at
        if isinstance(event, events.Played):
            self.moves += 1
        return desk.room.apply(event)

    def _tell(self, desk: Desk, event: events.Events, told: list[happenings.Happening]) -> None:
        desk.broadcast(told)
        if isinstance(event, (events.SatDown, events.StoodUp)):
            desk.tell_presence()
        if isinstance(event, events.Began):
            self.door.watch_absent(desk)
        if isinstance(event, (events.Stopped, events.TookOver)):
            self.door.settle(desk)
        self.turns.wake(desk)

    def _hear(self, news: str) -> None:
        """Something has happened, was said, or somebody has come or gone, at another process."""
        if news == ANYTHING:
            for desk in self.desks.values():
                self.start(self.hear_event(desk))
                self.start(self.chat.hear(desk))
                self.start(self.door.look_elsewhere(desk))
            return
        table, _, what = news.partition(" ")
        if table not in self.desks:
            return
        desk = self.desks[table]
        if what == "chat":
            self.start(self.chat.hear(desk))
        elif what == "here":
            self.start(self.door.look_elsewhere(desk))
        elif int(what) > desk.room.version:
            self.start(self.hear_event(desk))

    async def hear_event(self, desk: Desk) -> None:
        if self.storage.database.is_shared:
            async with desk.lock:
                await self.catch_up(desk)

    # --- Commands ---

    async def act(self, guest: Guest, person: Known, command: Any) -> updates.Ok:
        """Carry out a command that changes a table."""
        desk = await self.tables.find(command.table)
        room = desk.room

        def wanted() -> events.Events | None:
            if command.key in room.answers_to(person.id):
                return None
            return decide(room, command, _asker(desk, guest, person, command.key))

        await self.let_happen(desk, wanted)
        answer = room.answers_to(person.id).get(command.key)
        return answer or updates.Ok(command.key, room.version, None)

    def play(self, guest: Guest, person: Known, command: commands.Play, answer: Answer) -> bool:
        """Do the same for a move, but without a task: moves are most of what is asked for.

        Tells whether nothing was in the way; then it is answered once it is durable.
        """
        desk = self.desks.get(command.table)
        if desk is None or command.key in desk.room.answers_to(person.id):
            return False
        if not desk.lock.take():
            return False
        try:
            event = play(desk.room, command, _asker(desk, guest, person, command.key))
            wish = self._append(desk.room, event)
        except Exception:
            desk.lock.release()
            raise
        self.storage.write(wish, partial(self._played, desk, event, answer))
        return True

    def _played(
        self, desk: Desk, event: events.Played, answer: Answer, error: Exception | None
    ) -> None:
        """A move is durable, or has failed; at the end of a match there is more to write."""
        try:
            if error is not None:
                raise error
            told = self._apply(desk, event)
        except Exception as failure:
            desk.lock.release()
            answer(failure)
            return
        if desk.room.record_id is None:
            self._tell_move(desk, event, told, answer)
        else:
            self.start(self._tell_end(desk, event, told, answer))

    async def _tell_end(
        self, desk: Desk, event: events.Played, told: list[happenings.Happening], answer: Answer
    ) -> None:
        try:
            await self.keep(desk.room)
        finally:
            self._tell_move(desk, event, told, answer)

    def _tell_move(
        self, desk: Desk, event: events.Played, told: list[happenings.Happening], answer: Answer
    ) -> None:
        result: updates.Ok | Exception
        try:
            self._tell(desk, event, told)
            result = updates.Ok(event.key or "", desk.room.version, None)
        except Exception as error:
            result = error
        desk.lock.release()
        answer(result)

    # --- Names and words ---

    async def rename(self, guest: Guest, person: Known, name: str) -> None:
        """Somebody goes by another name, here and wherever they sit."""
        before = person.name
        await self.people.rename(person, check_name(name))
        for table in await self.tables.of(person.id):
            try:
                desk = await self.tables.find(table)
            except Denied:  # it can't be loaded now, and keeps the name
                continue
            event = events.TookName(at=now(), person=person.id, before=before, name=name)
            await self.let_happen(desk, partial(_if_needed, desk.room, event))

    async def say(self, guest: Guest, person: Known, command: commands.Say) -> None:
        """Somebody says something to all at a table."""
        desk = await self.tables.find(command.table)
        if guest not in desk.guests:
            raise Denied("table/here")
        await self.chat.say(desk, person, command)


def _if_needed(room: Room, event: events.TookName) -> events.TookName | None:
    names = [room.places[seat].name for seat in room.seats_of(event.person)]
    return event if event.before != event.name and event.before in names else None


def _asker(desk: Desk, guest: Guest, person: Known, key: str) -> Asker:
    """Who gives a command, if they are at the table."""
    if guest not in desk.guests:
        raise Denied("table/here")
    return Asker(person.id, person.name, key, max(now(), desk.room.changed))


def _kept(room: Room, event: events.Events) -> list[Statement]:
    """What is written beside an event, so that tables can be found."""
    values: tuple[Any, ...]
    match event:
        case events.Created():
            values = event.id, event.code, event.access, event.at
            return [("INSERT INTO tables VALUES (?, ?, ?, 'open', ?)", values)]
        case events.SatDown():
            values = event.person, room.id
            return [("INSERT INTO sitters VALUES (?, ?) ON CONFLICT DO NOTHING", values)]
        case events.Began():
            values = event.at, room.id
            return [("UPDATE tables SET phase = 'playing', changed = ? WHERE id = ?", values)]
    return []
