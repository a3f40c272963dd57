"""Finding tables: in memory, by their code, or from their log; and setting up new ones."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import msgspec

from treize.engine.luck import new_seed
from treize.engine.options import check
from treize.games import check_seats, game_named
from treize.match.record import RULES
from treize.server.clock import now
from treize.server.errors import Denied
from treize.server.settings import Settings
from treize.server.store.databases import Cursor
from treize.server.store.event_log import EVERY, EventLog
from treize.server.store.people import Account
from treize.server.store.storage import Storage
from treize.server.store.tokens import hash_of, new_id
from treize.server.tables import events, saved_room
from treize.server.tables.archive import Archive
from treize.server.tables.client_state import summary_of
from treize.server.tables.live_table import LiveTable
from treize.server.tables.looks import look_of
from treize.server.tables.presence import SharedPresence
from treize.server.tables.room import HISTORY, Room
from treize.server.tables.table_log import TableLog
from treize.server.wire.encode import encode
from treize.server.wire.lobby import Home, NewTable, TableSummary

CODE = "ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 5
LOOKED_AT, OF_ONE = 1_000, 3  # public tables that are looked at, and listed of one person
# Those where somebody else sits; a few of each, so that nobody fills the list.
PUBLIC = (
    "SELECT id FROM (SELECT id, changed, ROW_NUMBER() OVER (PARTITION BY first ORDER BY changed"
    " DESC) AS nth FROM (SELECT id, changed,"
    " (SELECT MIN(person) FROM sitters WHERE tbl = tables.id) AS first FROM tables"
    " WHERE access = 'public' AND phase IN ('open', 'playing')"
    " AND EXISTS (SELECT 1 FROM sitters WHERE tbl = tables.id)"
    " AND NOT EXISTS (SELECT 1 FROM sitters WHERE tbl = tables.id AND person = ?)"
    " ORDER BY changed DESC LIMIT ?) AS recent) AS numbered"
    " WHERE nth <= ? ORDER BY changed DESC LIMIT ?"
)
PUT_AWAY = "UPDATE tables SET due = ?, summary = ?, visited = COALESCE(?, visited) WHERE id = ?"
TAKE_OUT = "UPDATE tables SET due = NULL, summary = NULL WHERE id = ?"
AT_ONCE = 0.005  # seconds of a log that happen before others have their turn
CURRENT = 8  # tables not in memory where somebody is renamed
LISTED = 50  # tables and records in a list


class TableDirectory:
    """All tables: those in memory, and those that are loaded when somebody asks for them."""

    def __init__(
        self,
        storage: Storage,
        event_log: EventLog,
        table_log: TableLog,
        archive: Archive,
        presence: SharedPresence,
        loaded: dict[str, LiveTable],
        need_rules: Callable[[str], Awaitable[None]],
        settings: Settings,
    ) -> None:
        self._storage, self._events, self._table_log = storage, event_log, table_log
        self._archive, self._presence = archive, presence
        self._need_rules = need_rules  # waits until the rules of a game are compiled
        self._most = settings.max_tables
        self.loaded = loaded  # by their ids
        self.last_heartbeat = 0  # when the server was last known to run, before it started
        self.on_load: list[Callable[[LiveTable], None]] = []
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}  # whoever asks waits for the same
        self._codes: dict[str, str] = {}

    # --- Finding ---

    async def find(self, name: str) -> LiveTable:
        """A table by its id or its code."""
        table = await self._id_of(name)
        if table not in self._loading:
            if table in self.loaded:
                return self.loaded[table]
            self._check_capacity()
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(self._loading[table])

    def _check_capacity(self) -> None:
        if len(self.loaded) >= self._most:
            raise Denied("server/full")

    async def _id_of(self, name: str) -> str:
        if name in self.loaded:
            return name
        code = name.upper()
        if len(name) == CODE_LENGTH and code not in self._codes:
            rows = await self._storage.rows("SELECT id FROM tables WHERE code = ?", code)
            if rows:
                self._codes[code] = str(rows[0][0])
        return self._codes.get(code, name)

    async def _load(self, name: str) -> LiveTable:
        """A table from its log."""
        table = LiveTable(await self._read(name))
        await self._presence.read_elsewhere(table)
        is_attended = table.is_attended  # at another process
        self.loaded[name] = table
        try:
            await self._table_log.catch_up(table)  # what was appended elsewhere while it was read
            if not is_attended:
                await self._table_log.append_and_wait(
                    table, partial(self._stop_clock_at_last_heartbeat, table.room)
                )
        except BaseException:
            del self.loaded[name]
            raise
        await self._storage.execute(TAKE_OUT, name)  # from now on its clock is watched here
        for listener in self.on_load:
            listener(table)
        return table

    async def _read(self, name: str) -> Room:
        """A room from its last snapshot and the log since then, or from the whole log."""
        body = await self._events.snapshot(name, HISTORY)
        room = None
        if body is not None:
            await self._need_rules(saved_room.game_of(body))
            room = saved_room.read(body)
        log_of_table = await self._events.after(name, room.version if room else 0)
        if room is None:
            created = events.read(log_of_table[0]) if log_of_table else None
            if not isinstance(created, events.Created):
                raise Denied("table/unknown", table=name)
            await self._need_rules(created.game)
            room = Room(created)
        await self._replay(room, log_of_table)
        return room

    async def _replay(self, room: Room, log_of_table: list[bytes]) -> None:
        """Let a log happen once more, and write down what it was not possible to write then."""
        saved = await self._archive.of_table(room.id)
        latest = len(log_of_table) - HISTORY if len(log_of_table) > EVERY + HISTORY else -1
        time = asyncio.get_running_loop().time
        begun = time()
        for number, body in enumerate(log_of_table, 1):
            event = events.read(body)
            if isinstance(event, events.Began):
                await self._save(room, saved)
            room.apply(event)
            if number == latest:  # the next time it is quicker
                self._events.save(room.id, room.version, saved_room.write(room))
            if time() - begun > AT_ONCE:
                await asyncio.sleep(0)  # others have their turn
                begun = time()
        await self._save(room, saved)

    async def _save(self, room: Room, saved: dict[str, bool]) -> None:
        if room.record_id is not None and saved.get(room.record_id) != room.is_public:
            await self._archive.save_and_wait(room)

    def _stop_clock_at_last_heartbeat(self, room: Room) -> events.Events | None:
        """Nobody's time runs while the server is not there."""
        if room.clocks.since is None or room.clocks.is_slow:
            return None
        return events.Stopped(at=max(room.changed, min(self.last_heartbeat or now(), now())))

    # --- Setting up ---

    async def create(self, wanted: NewTable, host: Account) -> tuple[LiveTable, str | None]:
        """Set up a table, and tell what opens it if it is private."""
        check_seats(wanted.game, wanted.seats)
        options = check(game_named(wanted.game).State.options, dict(wanted.options), wanted.seats)
        await self._need_rules(wanted.game)
        self._check_capacity()
        invite = secrets.token_urlsafe(16) if wanted.access == "private" else None
        created = events.Created(
            at=now(),
            id=new_id("t", 12),
            code=None if invite else await self._new_code(),
            game=wanted.game,
            seats=wanted.seats,
            options=options,
            access=wanted.access,
            clock=wanted.clock,
            level=wanted.level,
            memory=wanted.memory,
            undo=wanted.undo,
            host=host.id,
            invite=hash_of(invite) if invite else None,
        )
        first: list[events.Events] = [created]
        if wanted.sit or wanted.solo:
            look = look_of(host)
            sat = events.SatDown(at=now(), person=host.id, seat=0, name=host.name, look=look)
            first.append(sat)
        if wanted.solo:
            first.append(events.Shuffling(at=now(), part=new_seed(), rules=RULES))
        return await self._open(created, first), invite

    async def _open(self, created: events.Created, first: list[events.Events]) -> LiveTable:
        """A new table, once its first events have happened; nobody can come between them."""
        table = LiveTable(Room(created))
        table.chat = []
        self.loaded[table.id] = table
        steps = [partial(_next, table.room, number, event) for number, event in enumerate(first)]
        try:
            await asyncio.gather(*(self._table_log.append_and_wait(table, step) for step in steps))
        finally:
            if not table.room.version:  # nothing has happened
                del self.loaded[table.id]
        return table

    async def _new_code(self) -> str:
        """A short code that no table has had yet."""
        while True:
            code = "".join(secrets.choice(CODE) for _ in range(CODE_LENGTH))
            if not await self._storage.rows("SELECT 1 FROM tables WHERE code = ?", code):
                return code

    # --- Lists ---

    async def playing(self, most: int) -> list[str]:
        """The tables where a match is being played, the last changed first."""
        rows = await self._storage.rows(
            "SELECT id FROM tables WHERE phase = 'playing' AND due IS NULL"
            " ORDER BY changed DESC LIMIT ?",
            most,
        )
        return [str(row[0]) for row in rows]

    async def put_away(self, tables: Sequence[LiveTable]) -> None:
        """Write down when tables must be in memory again, because somebody's time is up.

        Their summaries too, so that a list need not load them, unless others may have them.
        """

        def transaction(cursor: Cursor) -> None:
            for table in tables:
                summary = None if self._events.is_shared else encode(summary_of(table.room, None))
                body = summary and summary.decode()
                visited = now() if table.was_visited else None
                cursor.execute(PUT_AWAY, (table.room.deadline, body, visited, table.id))

        if tables:
            await self._storage.write_and_wait(transaction)

    async def due(self, at: int) -> list[str]:
        """The tables that must be in memory now, and are not."""
        rows = await self._storage.rows("SELECT id FROM tables WHERE due <= ?", at)
        return [str(row[0]) for row in rows if row[0] not in self.loaded]

    async def of(self, person: str) -> dict[str, str]:
        """The last tables where somebody has sat down, and the phase of each."""
        rows = await self._storage.rows(
            "SELECT tbl, phase FROM sitters JOIN tables ON tables.id = sitters.tbl"
            " WHERE person = ? ORDER BY changed DESC LIMIT ?",
            person,
            LISTED,
        )
        return {str(table): str(phase) for table, phase in rows}

    async def current_of(self, person: str) -> list[str]:
        """The tables somebody sits at where it matters now: in memory, and the last of others."""
        phases = await self.of(person)
        waiting = [name for name in phases if phases[name] != "over" and name not in self.loaded]
        return [name for name in phases if name in self.loaded] + waiting[:CURRENT]

    async def home(self, person: str | None) -> Home:
        """The tables anybody may join, those somebody sits at, and their finished matches."""
        public = await self._storage.rows(PUBLIC, person or "", LOOKED_AT, OF_ONE, LISTED)
        yours = [] if person is None else [*await self.of(person)]
        own = [one for one in await self._summaries(yours, person) if one.yours]
        listed = await self._summaries([str(row[0]) for row in public], person)
        listed = [one for one in listed if any(p.person for p in one.occupants)]  # old rows
        return Home(listed, own, await self._archive.of_person(person, LISTED))

    async def _summaries(self, tables: list[str], person: str | None) -> list[TableSummary]:
        saved = await self._saved_summaries([table for table in tables if table not in self.loaded])
        summaries = [
            saved.get(table) or summary_of((await self.find(table)).room, None) for table in tables
        ]
        for one in summaries:
            one.yours = [n for n, p in enumerate(one.occupants) if p.person == person]
        return summaries

    async def _saved_summaries(self, tables: list[str]) -> dict[str, TableSummary]:
        """The summaries of tables that are not in memory, as far as they were written down."""
        if not tables:
            return {}
        marks = ", ".join("?" * len(tables))
        rows = await self._storage.rows(
            f"SELECT id, summary FROM tables WHERE summary IS NOT NULL AND id IN ({marks})",  # noqa: S608
            *tables,
        )
        return {str(tbl): msgspec.json.decode(body, type=TableSummary) for tbl, body in rows}


def _next(room: Room, version: int, event: events.Events) -> events.Events | None:
    """An event that follows so many others, unless one of them failed."""
    return event if room.version == version else None
