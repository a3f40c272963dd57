"""Where the house keeps everything, whichever database it is.

The log of a table is the truth.  An event is appended under the next number or not at all, so two
processes can't both play a move.  Whatever waits goes into one transaction, and each answer comes
when that transaction is durable.  One transaction follows the other: waiting for a slow disk, or
for another process, is done in a thread.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Any

from treize.errors import BadUse, TreizeError
from treize.server.databases import PATIENCE, Cursor, Database, shown

log = logging.getLogger("treize.storage")
AT_ONCE = 1_000  # wishes in one transaction
QUICK = 0.005  # seconds: to wait in a thread for what takes no longer would be more work
LOG = 2_000  # wishes after which SQLite's log is brought into its file
Row = tuple[Any, ...]
Statement = tuple[str, Row]  # with the values that go into it

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
    """
    CREATE TABLE present (
        process TEXT NOT NULL, tbl TEXT NOT NULL, person TEXT NOT NULL,
        PRIMARY KEY (process, tbl, person)
    );
    CREATE INDEX present_at ON present (tbl);
    CREATE TABLE processes (id TEXT PRIMARY KEY, seen BIGINT NOT NULL);
    """,
)


class StorageFailed(TreizeError):
    """The disk or the database refuses; nothing was changed.  Guests are not told the problem."""


class Taken(Exception):
    """There is an event of this number already: another process was quicker."""


Wish = Callable[[Cursor], Any]
Then = Callable[[Any], None]  # what is done with the result of a wish, or with its exception
Waiting = list[tuple[Wish, Then]]
APPEND = "INSERT INTO events VALUES (?, ?, ?) ON CONFLICT DO NOTHING"


class Storage:
    """Writes one transaction after the other, and answers when things are durable."""

    def __init__(self, database: Database, place: str = "") -> None:
        self.database = database
        self._shown = shown(place)
        self._waiting: Waiting = []
        self._is_writing = False
        self._written: SimpleQueue[tuple[Waiting, list[Any] | None] | None] = SimpleQueue()
        self._logged = 0  # wishes carried out since the database was last tidied
        self._is_quick = False  # the disk was, the last time
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
            self.database.claim()
            self._connect()
            self._migrate()
        except self.database.failures as error:
            self.database.close()
            raise BadUse("use/data", place=self._shown, problem=_first_line(error)) from None
        except BadUse:
            self.database.close()
            raise

    def _connect(self) -> None:
        self._connection = self.database.connect(0.0)  # those who may wait do so by themselves
        self._cursor = self._connection.cursor()

    def open(self) -> None:
        """Begin to write."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._finish_all, name="storage", daemon=True)
        self._thread.start()

    def _migrate(self) -> None:
        cursor = self._cursor
        self._begin(self.database.begin_alone, PATIENCE)
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
        if version < len(STEPS):
            cursor.execute("DELETE FROM house WHERE name = 'schema'")
            cursor.execute(self.spell("INSERT INTO house VALUES ('schema', ?)"), (len(STEPS),))
        cursor.execute("COMMIT")

    async def close(self) -> None:
        """Write what still waits, then close."""
        with suppress(StorageFailed):
            await self.written(lambda cursor: None)
        self._written.put(None)
        await asyncio.to_thread(self._thread.join)
        self._stop.set()
        for connection in [self._connection, *self._readers]:
            connection.close()
        self.database.close()

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

    def write(self, wish: Wish, then: Then) -> None:
        """Carry out a wish in the next transaction; what is to be done then waits for the disk."""
        self._waiting.append((wish, then))
        if len(self._waiting) == 1 and not self._is_writing:
            self._loop.call_soon(self._start)  # so that more may come to share it

    def written(self, wish: Wish) -> asyncio.Future[Any]:
        """Do the same, for those who wait."""
        future: asyncio.Future[Any] = self._loop.create_future()
        self.write(wish, partial(_settle, future))
        return future

    def _start(self) -> None:
        """Carry out all that waits in one transaction, and wait until it is durable.

        That is waited for in the thread, unless the disk was quick the last time.
        """
        group = self._waiting[:AT_ONCE]
        del self._waiting[:AT_ONCE]
        self._is_writing = True
        results = self._carry_out(group, 0.0) if self.database.is_near else None
        if results is not None and self._is_quick and self._logged + len(group) < LOG:
            self._answer(group, self._make_durable(results), True)
        else:
            self._written.put((group, results))

    def _finish_all(self) -> None:
        """Make one transaction after the other durable, and answer."""
        while (written := self._written.get()) is not None:
            group, results = written
            if results is None:
                results = self._carry_out(group, PATIENCE) or []
            answers = self._make_durable(results)
            if self._logged < LOG:
                self._call(self._answer, group, answers, True)
                continue
            self._call(self._answer, group, answers, False)
            with suppress(*self.database.failures):  # the log grows on; it is tried again
                self.database.tidy(self._cursor)
                self._logged = 0
            self._call(self._go_on)

    def _make_durable(self, results: list[Any]) -> list[Any]:
        self._logged += len(results)
        self._is_quick = False
        begun = time.perf_counter()
        try:
            self.database.sync(self._cursor)
        except self.database.failures as error:
            return _failed(error, len(results))
        self._is_quick = time.perf_counter() - begun < QUICK
        return results

    def _call(self, function: Callable[..., None], *values: Any) -> None:
        with suppress(RuntimeError):  # the loop may be closed: then nobody waits any more
            self._loop.call_soon_threadsafe(function, *values)

    def _answer(self, group: Waiting, results: list[Any], is_ready: bool) -> None:
        for (_, then), result in zip(group, results, strict=True):
            try:
                then(result)
            except Exception:
                log.exception("failed")
        if is_ready:
            self._go_on()

    def _go_on(self) -> None:
        self._is_writing = False
        if self._waiting:
            self._loop.call_soon(self._start)

    def _begin(self, begin: Callable[[Cursor], None], patience: float) -> None:
        """Begin a transaction, as soon as no other program is writing."""
        end = time.monotonic() + patience
        while True:
            try:
                begin(self._cursor)
                return
            except self.database.failures as error:
                if not self.database.is_busy(error) or time.monotonic() >= end:
                    raise
                self._stop.wait(0.01)

    def _carry_out(self, group: Waiting, patience: float) -> list[Any] | None:
        """The results of wishes, or None if there is no patience to wait for another program."""
        try:
            self._begin(self.database.begin, patience)
        except self.database.failures as error:  # then nobody can write: all are told at once
            if not patience and self.database.is_busy(error):
                return None
            self._recover()
            return _failed(error, len(group))
        try:
            return self._transact(group)
        except Exception as error:
            self._roll_back()
            if self._recover():
                return _failed(error, len(group))
            if len(group) > 1:  # one of them fails: the others shall not suffer
                return [self._alone(waiting) for waiting in group]
            return _failed(error, 1) if isinstance(error, self.database.failures) else [error]

    def _alone(self, waiting: tuple[Wish, Then]) -> Any:
        results = self._carry_out([waiting], 0.0)
        return results[0] if results else StorageFailed("house/storage", problem="busy")

    def _transact(self, group: Waiting) -> list[Any]:
        results = []
        for wish, _ in group:
            try:
                results.append(wish(self._cursor))
            except Taken as taken:
                results.append(taken)
        self._cursor.execute("COMMIT")
        self.transactions += 1
        return results

    def _roll_back(self) -> None:
        with suppress(*self.database.failures):  # there may be nothing to roll back
            self._cursor.execute("ROLLBACK")

    def _recover(self) -> bool:
        """Connect again if the connection is lost, and tell whether it was."""
        if not getattr(self._connection, "closed", False):
            return False
        try:
            self._connect()
        except self.database.failures:
            self._stop.wait(0.2)
        return True

    def appending(
        self, table: str, version: int, body: bytes, more: Sequence[Statement] = ()
    ) -> Wish:
        """Append an event under this number, or raise Taken; with it write what goes with it."""
        return partial(self._append, table, version, body, more)

    def _append(
        self, table: str, version: int, body: bytes, more: Sequence[Statement], cursor: Cursor
    ) -> None:
        cursor.execute(self.spell(APPEND), (table, version, body.decode()))
        if cursor.rowcount != 1:
            raise Taken
        for statement, values in more:
            cursor.execute(self.spell(statement), values)
        self.database.announce(cursor, f"{table} {version}")
        self.appended += 1

    async def execute(self, statement: str, *values: Any) -> int:
        """Change rows, and tell how many."""

        def wish(cursor: Cursor) -> int:
            cursor.execute(spelt, values)
            return cursor.rowcount

        spelt = self.spell(statement)
        return int(await self.written(wish))

    # --- Reading ---

    async def rows(self, statement: str, *values: Any) -> list[Row]:
        """What a question finds, in a thread of its own."""
        return await asyncio.to_thread(self._rows, self.spell(statement), values)

    def _rows(self, statement: str, values: Row) -> list[Row]:
        is_old = hasattr(self._local, "cursor")
        try:
            if not is_old:
                self._local.connection = self.database.connect(PATIENCE)
                self._readers.append(self._local.connection)
                self._local.cursor = self._local.connection.cursor()
            self._local.cursor.execute(statement, values)
            return list(self._local.cursor.fetchall())
        except self.database.failures as error:
            is_lost = is_old and getattr(self._local.connection, "closed", False)
            self._forget_reader()
            if is_lost:  # perhaps long ago, and the database is back
                return self._rows(statement, values)
            log.error("storage", extra={"problem": _first_line(error)})
            raise StorageFailed("house/storage", problem=_first_line(error)) from None

    def _forget_reader(self) -> None:
        """Let this thread connect anew the next time."""
        if hasattr(self._local, "cursor"):
            del self._local.cursor
            self._readers.remove(self._local.connection)
            with suppress(*self.database.failures):
                self._local.connection.close()

    async def events(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The events of a table after a version, in order."""
        rows = await self.rows(
            "SELECT version, body FROM events WHERE tbl = ? AND version > ? ORDER BY version",
            table,
            after,
        )
        return [(int(version), str(body).encode()) for version, body in rows]


def _settle(future: asyncio.Future[Any], result: Any) -> None:
    if future.done():
        return  # whoever waited is gone
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)


def _failed(error: Exception, number: int) -> list[Any]:
    return [StorageFailed("house/storage", problem=_first_line(error)) for _ in range(number)]


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0][:200]
