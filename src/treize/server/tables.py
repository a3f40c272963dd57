"""Finding tables: in memory, by their code, or from their log; and setting up new ones."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from treize.games import check_seats, game_named
from treize.luck import new_seed
from treize.options import check
from treize.record import RULES
from treize.server import events
from treize.server.decisions import Denied
from treize.server.desk import Desk
from treize.server.people import Known, hashed, new_id, now
from treize.server.room import Room
from treize.server.views import line_of
from treize.server.wire import lobby

if TYPE_CHECKING:
    from treize.server.house import House

CODE = "ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 5
LISTED = 50  # tables and records in a list


class Tables:
    """All tables of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._loading: dict[str, asyncio.Task[Desk]] = {}  # whoever asks waits for the same
        self._codes: dict[str, str] = {}

    async def find(self, name: str) -> Desk:
        """A table by its id or its code."""
        table = await self._id_of(name)
        if table not in self._loading:
            if table in self._house.desks:
                return self._house.desks[table]
            if len(self._house.desks) >= self._house.settings.tables:
                raise Denied("house/full")
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(self._loading[table])

    async def _id_of(self, name: str) -> str:
        if name in self._house.desks:
            return name
        code = name.upper()
        if len(name) == CODE_LENGTH and code not in self._codes:
            rows = await self._house.storage.rows("SELECT id FROM tables WHERE code = ?", code)
            if rows:
                self._codes[code] = str(rows[0][0])
        return self._codes.get(code, name)

    async def _load(self, table: str) -> Desk:
        """A table from its log."""
        rows = await self._house.storage.events(table)
        if not rows:
            raise Denied("table/unknown", table=table)
        log_of_table = [events.read(body) for _, body in rows]
        created = log_of_table[0]
        if not isinstance(created, events.Created):
            raise Denied("table/unknown", table=table)
        await self._house.kitchen.need(created.game, "rules")
        desk = Desk(Room(created))
        await self._replay(desk.room, log_of_table)
        await self._house.presence.look(desk)
        is_attended = desk.is_attended  # at another process
        self._house.desks[table] = desk
        try:
            await self._house.hear_event(desk)  # what was appended elsewhere while it was read
            if not is_attended:
                await self._stop_clock_of_the_past(desk)
        except BaseException:
            del self._house.desks[table]
            raise
        self._house.start(self._house.door.look_elsewhere(desk))
        self._house.turns.wake(desk)
        return desk

    async def _replay(self, room: Room, log_of_table: list[events.Events]) -> None:
        """Let a log happen once more, and write down what it was not possible to write then."""
        kept = await self._house.records.kept(room.id)
        for number, event in enumerate(log_of_table):
            if isinstance(event, events.Began) and kept.get(room.record_id) != room.is_public:
                await self._house.keep(room)
            room.apply(event)
            if number % 64 == 63:
                await asyncio.sleep(0)  # others have their turn
        if kept.get(room.record_id) != room.is_public:
            await self._house.keep(room)

    async def _stop_clock_of_the_past(self, desk: Desk) -> None:
        """Nobody's time runs while the house is closed."""
        room = desk.room
        if room.since is not None and not room.is_slow:
            at = max(room.changed, min(self._house.last_beat or now(), now()))
            async with desk.lock:
                await self._house.append(desk, events.Stopped(at=at))

    async def create(self, wish: lobby.NewTable, host: Known) -> tuple[Desk, str | None]:
        """Set up a table, and tell what opens it if it is private."""
        check_seats(wish.game, wish.seats)
        options = check(game_named(wish.game).State.options, dict(wish.options), wish.seats)
        await self._house.kitchen.need(wish.game, "rules")
        if len(self._house.desks) >= self._house.settings.tables:
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
            await self._house.append(desk, created)
            self._house.desks[created.id] = desk
            if wish.sit or wish.solo:
                sat = events.SatDown(at=now(), person=host.id, seat=0, name=host.name)
                await self._house.append(desk, sat)
            if wish.solo:
                await self._house.append(desk, events.Began(at=now(), seed=new_seed(), rules=RULES))
        return desk, invite

    async def _new_code(self) -> str:
        """A short code that no table has had yet."""
        while True:
            code = "".join(secrets.choice(CODE) for _ in range(CODE_LENGTH))
            if not await self._house.storage.rows("SELECT 1 FROM tables WHERE code = ?", code):
                return code

    async def home(self, person: str | None) -> lobby.Home:
        """The tables anybody may join, those somebody sits at, and their finished matches."""
        public = await self._house.storage.rows(
            "SELECT id FROM tables WHERE access = 'public' AND phase IN ('open', 'playing')"
            " ORDER BY changed DESC LIMIT ?",
            LISTED,
        )
        yours = [] if person is None else await self.of(person)
        own = [line_of((await self.find(table)).room, person) for table in yours]
        own = [line for line in own if line.yours]
        listed = [line_of((await self.find(str(row[0]))).room, person) for row in public]
        listed = [line for line in listed if not line.yours and any(p.person for p in line.places)]
        return lobby.Home(listed, own, await self._house.records.of(person, LISTED))

    async def of(self, person: str) -> list[str]:
        """The last tables where somebody has sat down."""
        rows = await self._house.storage.rows(
            "SELECT tbl FROM sitters JOIN tables ON tables.id = sitters.tbl WHERE person = ?"
            " ORDER BY changed DESC LIMIT ?",
            person,
            LISTED,
        )
        return [str(row[0]) for row in rows]
