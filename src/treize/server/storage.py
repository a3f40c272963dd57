"""Where the house keeps everything: SQLite in one file, or PostgreSQL, behind one interface.

The log of a table is the truth.  An event is appended under the next number or not at all, so two
processes can't both play a move.  One thread writes; whatever waits for it goes into one
transaction, and each answer comes when that transaction is durable.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Protocol, TypeVar

from treize.errors import BadUse, TreizeError

AT_ONCE = 1_000  # wishes in one transaction
PATIENCE = 10.0  # seconds to wait for another process that writes
T = TypeVar("T")
Row = tuple[Any, ...]

# Each step brings a database from one version of the schema to the next; none is ever changed.
STEPS = (
    """
    CREATE TABLE people (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, token TEXT NOT NULL UNIQUE, seen BIGINT NOT NULL
    );
    CREATE TABLE mutes (person TEXT NOT NULL, muted TEXT NOT NULL, PRIMARY KEY (person, muted));
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, code TEXT UNIQUE, access TEXT NOT NULL, phase TEXT NOT NULL,
        changed BIGINT NOT NULL
    );
    CREATE INDEX tables_listed ON tables (access, phase, changed);
    CREATE TABLE sitters (
        person TEXT NOT NULL, tbl TEXT NOT NULL, PRIMARY KEY (person, tbl)
    );
    CREATE TABLE events (
        tbl TEXT NOT NULL, version BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (tbl, version)
    );
    CREATE TABLE chat (
        tbl TEXT NOT NULL, number BIGINT NOT NULL, person TEXT NOT NULL, keyed TEXT NOT NULL,
        body TEXT NOT NULL, PRIMARY KEY (tbl, number), UNIQUE (tbl, person, keyed)
    );
    CREATE TABLE records (
        id TEXT PRIMARY KEY, tbl TEXT NOT NULL, ended BIGINT NOT NULL, public BIGINT NOT NULL,
        body TEXT NOT NULL
    );
    CREATE TABLE played (
        person TEXT NOT NULL, record TEXT NOT NULL, seat BIGINT NOT NULL,
        PRIMARY KEY (person, record, seat)
    );
    CREATE TABLE analyses (record TEXT PRIMARY KEY, body TEXT NOT NULL);
    """,
)


class StorageFailed(TreizeError):
    """The disk or the database refuses; nothing was changed."""


class Taken(Exception):
    """There is an event of this number already: another process was quicker."""


@dataclass(frozen=True)
class Kept:
    """What else is written with an event, in the same transaction."""

    statements: list[tuple[str, Row]] = field(default_factory=list)

    def add(self, statement: str, *values: Any) -> None:
        self.statements.append((statement, values))


class Cursor(Protocol):
    """What both databases offer."""

    rowcount: int

    def execute(self, statement: Any, values: Any = ..., /) -> Any: ...
    def fetchall(self) -> list[Any]: ...


class Database(Protocol):
    """How a kind of database is opened and how its dialect differs."""

    failures: tuple[type[Exception], ...]

    def connect(self) -> Any: ...
    def spell(self, statement: str) -> str: ...
    def begin(self, cursor: Cursor) -> None: ...
    def announce(self, cursor: Cursor, news: str) -> None: ...
    def listen(self, tell: Callable[[str], None], stop: threading.Event) -> None: ...


class Sqlite:
    """One file; readers and the writer do not wait for each other (WAL)."""

    failures: tuple[type[Exception], ...] = (sqlite3.Error,)

    def __init__(self, file: Path) -> None:
        self.file = file

    def connect(self) -> Any:
        connection = sqlite3.connect(
            self.file, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")  # durable means on the disk
        return connection

    def spell(self, statement: str) -> str:
        return statement

    def begin(self, cursor: Cursor) -> None:
        cursor.execute("BEGIN IMMEDIATE")

    def announce(self, cursor: Cursor, news: str) -> None:
        """Nobody else reads this file while the house is open."""

    def listen(self, tell: Callable[[str], None], stop: threading.Event) -> None:
        """There is nobody to hear from."""


class Postgres:
    """A PostgreSQL, which several processes of the house may share."""

    def __init__(self, url: str) -> None:
        import psycopg

        self.url = url
        self.failures: tuple[type[Exception], ...] = (psycopg.Error,)

    def connect(self) -> Any:
        import psycopg

        return psycopg.connect(self.url, autocommit=True, connect_timeout=10)

    def spell(self, statement: str) -> str:
        return statement.replace("?", "%s")

    def begin(self, cursor: Cursor) -> None:
        cursor.execute("BEGIN")

    def announce(self, cursor: Cursor, news: str) -> None:
        cursor.execute("SELECT pg_notify('treize', %s)", (news,))

    def listen(self, tell: Callable[[str], None], stop: threading.Event) -> None:
        """Tell of every event that any process has appended."""
        with self.connect() as connection:
            connection.execute("LISTEN treize")
            while not stop.is_set():
                for notice in connection.notifies(timeout=1.0):
                    tell(notice.payload)


def database_at(place: str | Path) -> Database:
    """A database by its URL, or a file in a folder."""
    if str(place).startswith(("postgresql://", "postgres://")):
        return Postgres(str(place))
    folder = Path(place)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadUse("use/data", place=str(place), problem=str(error.strerror)) from None
    return Sqlite(folder / "treize.sqlite3")


Wish = Callable[[Cursor], Any]
APPEND = "INSERT INTO events VALUES (?, ?, ?) ON CONFLICT DO NOTHING"


class Storage:
    """Writes in one thread, reads in others, and answers when things are durable."""

    def __init__(self, database: Database, place: str = "") -> None:
        self.database = database
        self._shown = place.rpartition("@")[2]  # what stands before it may be a password
        self._wishes: SimpleQueue[tuple[Wish, asyncio.Future[Any]] | None] = SimpleQueue()
        self._spelt: dict[str, str] = {}
        self._stop = threading.Event()
        self._local = threading.local()
        self._readers: list[Any] = []
        self.transactions = 0
        self.appended = 0

    # --- Opening and closing ---

    def check(self) -> None:
        """Connect, and bring the schema up to date."""
        try:
            self._connection = self.database.connect()
            self._cursor = self._connection.cursor()
            self._migrate()
        except self.database.failures as error:
            raise BadUse("use/data", place=self._shown, problem=_first_line(error)) from None

    def open(self) -> None:
        """Begin to write, in a thread of its own."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._write, name="storage", daemon=True)
        self._thread.start()

    def _migrate(self) -> None:
        cursor = self._cursor
        self.database.begin(cursor)
        cursor.execute("CREATE TABLE IF NOT EXISTS house (name TEXT PRIMARY KEY, value BIGINT)")
        cursor.execute("SELECT value FROM house WHERE name = 'schema'")
        found = cursor.fetchall()
        version = int(found[0][0]) if found else 0
        if version > len(STEPS):
            cursor.execute("ROLLBACK")
            raise BadUse("use/schema", found=version, known=len(STEPS))
        for step in STEPS[version:]:
            for statement in step.split(";"):
                if statement.strip():
                    cursor.execute(statement)
        cursor.execute("DELETE FROM house WHERE name = 'schema'")
        cursor.execute(self.spell("INSERT INTO house VALUES ('schema', ?)"), (len(STEPS),))
        cursor.execute("COMMIT")

    async def close(self) -> None:
        """Write what still waits, then close."""
        self._wishes.put(None)
        await asyncio.to_thread(self._thread.join)
        self._stop.set()
        for connection in [self._connection, *self._readers]:
            connection.close()

    def listen(self, tell: Callable[[str], None]) -> None:
        """Call in this loop with each table and version that some process has written."""

        def run() -> None:
            while not self._stop.is_set():
                try:
                    self.database.listen(
                        lambda news: self._tell(tell, news),
                        self._stop,
                    )
                except Exception:  # the connection is lost: listen again
                    self._stop.wait(1.0)
                else:
                    return

        threading.Thread(target=run, name="listener", daemon=True).start()

    def _tell(self, tell: Callable[[str], None], news: str) -> None:
        self._loop.call_soon_threadsafe(tell, news)

    def spell(self, statement: str) -> str:
        """A statement in the dialect of the database."""
        if statement not in self._spelt:
            self._spelt[statement] = self.database.spell(statement)
        return self._spelt[statement]

    # --- Writing ---

    def write(self, wish: Wish) -> asyncio.Future[Any]:
        """Carry out a wish in the next transaction; the future is done when it is durable."""
        future: asyncio.Future[Any] = self._loop.create_future()
        self._wishes.put((wish, future))
        return future

    def _write(self) -> None:
        """Take all that waits, write it in one transaction, and answer."""
        is_open = True
        while is_open:
            group = [self._wishes.get()]
            try:
                while len(group) < AT_ONCE:
                    group.append(self._wishes.get_nowait())
            except Empty:
                pass
            if None in group:
                is_open = False
            wishes = [wish for wish in group if wish is not None]
            if wishes:
                self._answer(wishes, self._carry_out([wish for wish, _ in wishes]))

    def _carry_out(self, wishes: list[Wish]) -> list[Any]:
        try:
            return self._transact(wishes)
        except self.database.failures as error:
            if len(wishes) > 1:  # one of them fails: the others shall not suffer
                return [self._carry_out([wish])[0] for wish in wishes]
            self._recover()
            return [StorageFailed("house/storage", problem=_first_line(error))]

    def _transact(self, wishes: list[Wish]) -> list[Any]:
        cursor = self._cursor
        results = []
        try:
            self.database.begin(cursor)
            for wish in wishes:
                try:
                    results.append(wish(cursor))
                except Taken as taken:
                    results.append(taken)
            cursor.execute("COMMIT")
        except self.database.failures:
            self._roll_back()
            raise
        self.transactions += 1
        return results

    def _roll_back(self) -> None:
        with suppress(*self.database.failures):  # there may be nothing to roll back
            self._cursor.execute("ROLLBACK")

    def _recover(self) -> None:
        """Connect again if the connection is lost."""
        if getattr(self._connection, "closed", False):
            try:
                self._connection = self.database.connect()
                self._cursor = self._connection.cursor()
            except self.database.failures:
                self._stop.wait(0.2)

    def _answer(self, wishes: list[tuple[Wish, asyncio.Future[Any]]], results: list[Any]) -> None:
        answers = [(future, result) for (_, future), result in zip(wishes, results, strict=True)]
        with suppress(RuntimeError):  # the loop may be closed: then nobody waits any more
            self._loop.call_soon_threadsafe(_settle, answers)

    async def append(self, table: str, version: int, body: bytes, kept: Kept) -> None:
        """Append an event under this number, or raise Taken; with it write what goes with it."""

        def wish(cursor: Cursor) -> None:
            cursor.execute(self.spell(APPEND), (table, version, body.decode()))
            if cursor.rowcount != 1:
                raise Taken
            for statement, values in kept.statements:
                cursor.execute(self.spell(statement), values)
            self.database.announce(cursor, f"{table} {version}")

        await self.write(wish)
        self.appended += 1

    async def execute(self, statement: str, *values: Any) -> int:
        """Change rows, and tell how many."""

        def wish(cursor: Cursor) -> int:
            cursor.execute(spelt, values)
            return cursor.rowcount

        spelt = self.spell(statement)
        return int(await self.write(wish))

    # --- Reading ---

    async def rows(self, statement: str, *values: Any) -> list[Row]:
        """What a question finds, in a thread of its own."""
        return await asyncio.to_thread(self._rows, self.spell(statement), values)

    def _rows(self, statement: str, values: Row) -> list[Row]:
        try:
            if not hasattr(self._local, "cursor"):
                connection = self.database.connect()
                self._readers.append(connection)
                self._local.cursor = connection.cursor()
            self._local.cursor.execute(statement, values)
            return list(self._local.cursor.fetchall())
        except self.database.failures as error:
            if hasattr(self._local, "cursor"):
                del self._local.cursor
            raise StorageFailed("house/storage", problem=_first_line(error)) from None

    async def events(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The events of a table after a version, in order."""
        rows = await self.rows(
            "SELECT version, body FROM events WHERE tbl = ? AND version > ? ORDER BY version",
            table,
            after,
        )
        return [(int(version), str(body).encode()) for version, body in rows]


def _settle(answers: Iterable[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in answers:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0][:200]
