"""The house: finds tables, carries out commands, and lets happen what follows.

A command is decided on the room, its event is appended to the log, and only when that is durable
it happens in memory, is told to all, and is answered.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Any

from treize.errors import TreizeError
from treize.games import check_seats, game_named
from treize.luck import new_seed
from treize.options import check
from treize.server import events, messages
from treize.server.chat import Chat
from treize.server.databases import ANYTHING
from treize.server.decisions import Asker, Denied, check_name, decide, play
from treize.server.desk import Desk, Guest
from treize.server.door import Door
from treize.server.people import Known, People, hashed, new_id, now
from treize.server.presence import Presence
from treize.server.records import Records
from treize.server.room import Room
from treize.server.settings import Settings
from treize.server.storage import Statement, Storage, StorageFailed, Taken, Wish
from treize.server.thinking import Thinkers
from treize.server.turns import Turns
from treize.server.views import line_of
from treize.server.warm import Kitchen

log = logging.getLogger("treize.house")

ATTEMPTS = 8  # times that another process may be quicker
CODE = "ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 5
BEAT = 2.0  # seconds between two signs of life that clocks are stopped by after a crash
RARELY = 300  # beats between two searches for old rubbish: with 1,000 tables all wait for that
LISTED = 50  # tables and records in a list
AGAIN = 1.0  # seconds after which something that must happen is tried again
Answer = Callable[[messages.Ok | Exception], None]
Decide = Callable[[], events.Events | None]


class House:
    """Everything that goes on here."""

    def __init__(self, storage: Storage, settings: Settings, kitchen: Kitchen) -> None:
        self.storage, self.settings, self.kitchen = storage, settings, kitchen
        self.people = People(storage)
        self.records = Records(storage)
        self.chat = Chat(storage, settings)
        self.thinkers = Thinkers()
        self.turns = Turns(self)
        self.door = Door(self)
        self.presence = Presence(self)
        self.desks: dict[str, Desk] = {}
        self.moves = 0  # played since the house opened
        self._loading: dict[str, asyncio.Future[Desk]] = {}
        self._codes: dict[str, str] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._last_beat = 0
        self.is_closing = False

    # --- Opening and closing ---

    async def open(self) -> None:
        """Open the storage, go on with what was being played, and begin to compile."""
        await self._open_storage()
        await self._beat()
        self.kitchen.open()
        if self.settings.eager:
            self.thinkers.open()
        self.start(self._go_on())
        self.start(self._live())

    async def _open_storage(self) -> None:
        self.storage.open()
        self.storage.listen(self._hear)
        rows = await self.storage.rows("SELECT value FROM house WHERE name = 'beat'")
        self._last_beat = int(rows[0][0]) if rows else 0

    async def close(self) -> None:
        """Let nothing begin any more, and write down what has happened."""
        self.is_closing = True
        for desk in self.desks.values():
            desk.rest()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self.thinkers.close)
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
                await self.desk(str(table))
            except TreizeError as error:  # one that can't be loaded holds up no other
                log.error("loading", extra={"problem": error.code})

    async def _live(self) -> None:
        """Give signs of life, forget tables that nobody looks at, and look for old rubbish."""
        for beat in count(1):
            await asyncio.sleep(BEAT)
            await self._beat()
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

    # --- Tables ---

    async def desk(self, name: str) -> Desk:
        """A table by its id or its code."""
        table = await self._id_of(name)
        if table in self.desks:
            return self.desks[table]
        if table not in self._loading:
            if len(self.desks) >= self.settings.tables:
                raise Denied("house/full")
            self._loading[table] = asyncio.ensure_future(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        finally:
            self._loading.pop(table, None)

    async def _id_of(self, name: str) -> str:
        if name in self.desks:
            return name
        code = name.upper()
        if len(name) == CODE_LENGTH and code not in self._codes:
            rows = await self.storage.rows("SELECT id FROM tables WHERE code = ?", code)
            if rows:
                self._codes[code] = str(rows[0][0])
        return self._codes.get(code, name)

    async def _load(self, table: str) -> Desk:
        """A table from its log."""
        rows = await self.storage.events(table)
        if not rows:
            raise Denied("table/unknown", table=table)
        log_of_table = [events.read(body) for _, body in rows]
        created = log_of_table[0]
        if not isinstance(created, events.Created):
            raise Denied("table/unknown", table=table)
        await self.kitchen.need(created.game, "rules")
        room = Room(created)
        for number, event in enumerate(log_of_table):
            room.apply(event)
            if number % 64 == 63:
                await asyncio.sleep(0)  # others have their turn
        desk = Desk(room)
        self.desks[table] = desk
        await self.presence.look(desk)
        await self._hear_event(desk)  # what was appended elsewhere while it was read
        await self._stop_clock_of_the_past(desk)
        await self._keep(room)
        self.turns.wake(desk)
        return desk

    async def _stop_clock_of_the_past(self, desk: Desk) -> None:
        """Nobody's time runs while the house is closed."""
        room = desk.room
        if room.since is None or room.is_slow or desk.is_attended:
            return
        at = max(room.changed, min(self._last_beat or now(), now()))
        await self.surely(desk, lambda: events.Stopped(at=at) if room.since is not None else None)

    async def create(self, wish: messages.NewTable, host: Known) -> tuple[Desk, str | None]:
        """Set up a table, and tell what opens it if it is private."""
        check_seats(wish.game, wish.seats)
        options = check(game_named(wish.game).State.options, dict(wish.options))
        await self.kitchen.need(wish.game, "rules")
        if len(self.desks) >= self.settings.tables:
            raise Denied("house/full")
        invite = secrets.token_urlsafe(16) if wish.access == "private" else None
        created = events.Created(
            at=now(),
            id=new_id("t", 12),
            code=None if invite else await self._new_code(),
            game=wish.game,
            seats=wish.seats,
            options=options,
            access=wish.access,
            clock=wish.clock,
            level=wish.level,
            memory=wish.memory,
            undo=wish.undo,
            host=host.id,
            invite=hashed(invite) if invite else None,
        )
        desk = Desk(Room(created))
        desk.chat = []
        async with desk.lock:
            await self.append(desk, created)
            self.desks[created.id] = desk
            if wish.sit or wish.solo:
                sat = events.SatDown(at=now(), person=host.id, seat=0, name=host.name)
                await self.append(desk, sat)
            if wish.solo:
                await self.append(desk, events.Began(at=now(), seed=new_seed()))
        return desk, invite

    async def _new_code(self) -> str:
        """A short code that no table has had yet."""
        while True:
            code = "".join(secrets.choice(CODE) for _ in range(CODE_LENGTH))
            if not await self.storage.rows("SELECT 1 FROM tables WHERE code = ?", code):
                return code

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
        """Append what is decided, if anything; decide again if another process was quicker."""
        async with desk.lock:
            for _ in range(ATTEMPTS):
                event = decide()
                if event is None or await self.append(desk, event):
                    return
        raise Denied("house/busy")

    async def surely(self, desk: Desk, decide: Decide) -> None:
        """Do the same, and as long as it fails try again: nobody would ask for it a second time."""
        while not self.is_closing:
            try:
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
            await self._keep(desk.room)
        self._tell(desk, event, told)

    async def _keep(self, room: Room) -> None:
        """Write a match down if it is over; what fails now is done when the table is loaded."""
        try:
            await self.records.keep(room)
        except StorageFailed as error:
            log.error("storage", extra={"problem": error.data["problem"]})

    def _apply(self, desk: Desk, event: events.Events) -> list[messages.Happening]:
        desk.touched = event.at
        if isinstance(event, events.Played):
            self.moves += 1
        return desk.room.apply(event)

    def _tell(self, desk: Desk, event: events.Events, told: list[messages.Happening]) -> None:
        desk.broadcast(told)
        if isinstance(event, (events.SatDown, events.StoodUp)):
            desk.tell_presence()
        if isinstance(event, events.Began):
            self.door.watch_absent(desk)
        self.turns.wake(desk)

    def _hear(self, news: str) -> None:
        """Something has happened, was said, or somebody has come or gone, at another process."""
        if news == ANYTHING:
            for desk in self.desks.values():
                self.start(self._hear_event(desk))
                self.start(self.chat.hear(desk))
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
            self.start(self._hear_event(desk))

    async def _hear_event(self, desk: Desk) -> None:
        if self.storage.database.is_shared:
            async with desk.lock:
                await self.catch_up(desk)

    # --- Commands ---

    async def act(self, guest: Guest, person: Known, command: Any) -> messages.Ok:
        """Carry out a command that changes a table."""
        desk = await self.desk(command.table)
        room = desk.room

        def wanted() -> events.Events | None:
            if command.key in room.answers_to(person.id):
                return None
            return decide(room, command, _asker(desk, guest, person, command.key))

        await self.let_happen(desk, wanted)
        answer = room.answers_to(person.id).get(command.key)
        return answer or messages.Ok(command.key, room.version, None)

    def play(self, guest: Guest, person: Known, command: messages.Play, answer: Answer) -> bool:
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
        self, desk: Desk, event: events.Played, told: list[messages.Happening], answer: Answer
    ) -> None:
        try:
            await self._keep(desk.room)
        finally:
            self._tell_move(desk, event, told, answer)

    def _tell_move(
        self, desk: Desk, event: events.Played, told: list[messages.Happening], answer: Answer
    ) -> None:
        result: messages.Ok | Exception
        try:
            self._tell(desk, event, told)
            result = messages.Ok(event.key or "", desk.room.version, None)
        except Exception as error:
            result = error
        desk.lock.release()
        answer(result)

    # --- Names and words ---

    async def rename(self, guest: Guest, person: Known, name: str) -> None:
        """Somebody goes by another name, here and wherever they sit."""
        before = person.name
        await self.people.rename(person, check_name(name))
        for table in await self._tables_of(person.id):
            desk = await self.desk(table)
            event = events.TookName(at=now(), person=person.id, before=before, name=name)
            await self.let_happen(desk, partial(_if_seated, desk, event))

    async def say(self, guest: Guest, person: Known, command: messages.Say) -> None:
        """Somebody says something to all at a table."""
        desk = await self.desk(command.table)
        if guest not in desk.guests:
            raise Denied("table/here")
        await self.chat.say(desk, person, command)

    # --- Lists ---

    async def home(self, person: str | None) -> messages.Home:
        """The tables anybody may join, those somebody sits at, and their finished matches."""
        public = await self.storage.rows(
            "SELECT id FROM tables WHERE access = 'public' AND phase IN ('open', 'playing')"
            " ORDER BY changed DESC LIMIT ?",
            LISTED,
        )
        yours = [] if person is None else await self._tables_of(person)
        own = [line_of((await self.desk(table)).room, person) for table in yours]
        own = [line for line in own if line.yours]
        listed = [line_of((await self.desk(str(row[0]))).room, person) for row in public]
        listed = [line for line in listed if not line.yours and any(p.person for p in line.places)]
        return messages.Home(listed, own, await self.records.of(person, LISTED))

    async def _tables_of(self, person: str) -> list[str]:
        """The last tables where somebody has sat down."""
        rows = await self.storage.rows(
            "SELECT tbl FROM sitters JOIN tables ON tables.id = sitters.tbl WHERE person = ?"
            " ORDER BY changed DESC LIMIT ?",
            person,
            LISTED,
        )
        return [str(row[0]) for row in rows]


def _if_seated(desk: Desk, event: events.TookName) -> events.TookName | None:
    return event if event.person in desk.room.people else None


def _asker(desk: Desk, guest: Guest, person: Known, key: str) -> Asker:
    """Who gives a command, if they are at the table."""
    if guest not in desk.guests:
        raise Denied("table/here")
    return Asker(person.id, person.name, key, max(now(), desk.room.changed), desk.here)


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
