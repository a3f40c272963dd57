"""Writes to the database, whichever it is.

Whatever waits goes into one database transaction, and each answer comes when that is durable.  One
follows the other: waiting for a slow disk, or for another process, is done in a thread.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Any

from treize.errors import BadUse
from treize.server.errors import StorageFailed
from treize.server.store.databases import BUSY_TIMEOUT, Cursor, Database, without_secrets
from treize.server.store.reader import Reader, first_line
from treize.server.store.schema import migrate

log = logging.getLogger("treize.storage")
BATCH = 1_000  # transactions that share one of the database's
PROBE = 1.0  # seconds for which it is known that writing works
QUICK = 0.005  # seconds: to wait in a thread for what takes no longer would be more work
CHECKPOINT = 2_000  # transactions after which SQLite's log is brought into its file

Transaction = Callable[[Cursor], Any]  # all of its changes are made, or none
Then = Callable[[Any], None]  # takes the result of a transaction, or its exception
Batch = list[tuple[Transaction, Then]]


class Conflict(Exception):
    """Another process was quicker; whoever shares the database's transaction is not harmed."""


class Storage:
    """Writes one batch of transactions after the other, and answers when they are durable."""

    def __init__(self, database: Database, place: str = "") -> None:
        self.database = database
        self._reader = Reader(database)
        self.rows = self._reader.rows  # what a question finds
        self._shown = without_secrets(place)
        self._waiting: Batch = []
        self._is_writing = False
        self._written: SimpleQueue[tuple[Batch, list[object] | None] | None] = SimpleQueue()
        self._logged = 0  # transactions since the last checkpoint
        self._is_quick = False  # the disk was, the last time
        self._stop = threading.Event()
        self._probed = -PROBE  # when that was done last
        self.transactions = 0
        self.size = 0  # bytes, when it was last measured

    # --- Opening and closing ---

    def check(self) -> None:
        """Connect, and bring the schema up to date."""
        try:
            self.database.claim()
            self._connect()
            self._migrate()
        except self.database.failures as error:
            self.database.close()
            raise BadUse("use/data", place=self._shown, problem=first_line(error)) from None
        except BadUse:
            self.database.close()
            raise

    def _connect(self) -> None:
        self._connection = self.database.connect(0.0)  # those who may wait do so by themselves
        self._cursor = self._connection.cursor()

    def _migrate(self) -> None:
        self._begin(self.database.begin_alone, BUSY_TIMEOUT)
        try:
            migrate(self._cursor)
        except BadUse:
            self._roll_back()
            raise
        self._cursor.execute("COMMIT")

    def open(self) -> None:
        """Begin to write."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._finish_all, name="storage", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Write what still waits, then close."""
        with suppress(StorageFailed):
            await self.write_and_wait(lambda cursor: None)
        self._written.put(None)
        await asyncio.to_thread(self._thread.join)
        self._stop.set()
        self._connection.close()
        self._reader.close()
        self.database.close()

    def listen(self, tell: Callable[[str], None]) -> None:
        """Call in this loop with whatever some process has announced."""

        def run() -> None:
            while not self._stop.is_set():
                try:
                    self.database.listen(partial(self._call, tell), self._stop)
                except Exception:  # the connection is lost: listen again
                    self._stop.wait(1.0)
                else:
                    return

        threading.Thread(target=run, name="listener", daemon=True).start()

    # --- Writing ---

    def write(self, transaction: Transaction, then: Then) -> None:
        """Run a transaction soon; what is to be done then waits for the disk."""
        self._waiting.append((transaction, then))
        if len(self._waiting) == 1 and not self._is_writing:
            self._loop.call_soon(self._start)  # so that more may come to share it

    def write_and_wait(self, transaction: Transaction) -> asyncio.Future[Any]:
        """Do the same, for those who wait."""
        future: asyncio.Future[Any] = self._loop.create_future()
        self.write(transaction, partial(resolve, future))
        return future

    async def execute(self, statement: str, *values: object) -> int:
        """Change rows, and tell how many."""

        def transaction(cursor: Cursor) -> int:
            cursor.execute(statement, values)
            return cursor.rowcount

        return int(await self.write_and_wait(transaction))

    async def probe(self) -> None:
        """Write, and look whether what was written is where it will be looked for."""
        if time.monotonic() - self._probed < PROBE:
            return
        await self.execute(
            "INSERT INTO server VALUES ('probe', 1) ON CONFLICT (name)"
            " DO UPDATE SET value = server.value + 1"
        )
        try:
            self.database.check_files()
        except OSError as error:
            log.error("files lost", extra={"cause": first_line(error)})
            raise StorageFailed("server/storage", problem=first_line(error)) from None
        self._probed = time.monotonic()

    def _start(self) -> None:
        """Run all that waits, and wait until it is durable.

        That is waited for in the thread, unless the disk was quick the last time.
        """
        batch = self._waiting[:BATCH]
        del self._waiting[:BATCH]
        self._is_writing = True
        results = self._run(batch, 0.0) if self.database.is_local else None
        if results is not None and self._is_quick and self._logged + len(batch) < CHECKPOINT:
            self._answer(batch, self._make_durable(results), True)
        else:
            self._written.put((batch, results))

    def _finish_all(self) -> None:
        """Make one batch after the other durable, and answer."""
        while (written := self._written.get()) is not None:
            batch, results = written
            if results is None:
                results = self._run(batch, BUSY_TIMEOUT) or []
            answers = self._make_durable(results)
            if self._logged < CHECKPOINT:
                self._call(self._answer, batch, answers, True)
                continue
            self._call(self._answer, batch, answers, False)
            with suppress(*self.database.failures):  # the log grows on; it is tried again
                self.database.checkpoint(self._cursor)
                self._logged = 0
            self._call(self._go_on)

    def _make_durable(self, results: list[object]) -> list[object]:
        self._logged += len(results)
        self._is_quick = False
        begun = time.perf_counter()
        try:
            self.database.sync(self._cursor)
        except self.database.failures as error:
            return _failures(error, len(results))
        self._is_quick = time.perf_counter() - begun < QUICK
        return results

    def _call(self, function: Callable[..., None], *values: object) -> None:
        with suppress(RuntimeError):  # the loop may be closed: then nobody waits any more
            self._loop.call_soon_threadsafe(function, *values)

    def _answer(self, batch: Batch, results: list[object], is_ready: bool) -> None:
        for (_, then), result in zip(batch, results, strict=True):
            try:
                then(result)
            except Exception as error:
                log.error("what follows a transaction failed", exc_info=error)
        if is_ready:
            self._go_on()

    def _go_on(self) -> None:
        self._is_writing = False
        if self._waiting:
            self._loop.call_soon(self._start)

    async def measure(self) -> None:
        """See how large the database is."""
        self.size = int((await self.rows(self.database.size))[0][0])

    # --- In the database ---

    def _begin(self, begin: Callable[[Cursor], None], timeout: float) -> None:
        """Begin a transaction, as soon as no other program is writing."""
        end = time.monotonic() + timeout
        while True:
            try:
                begin(self._cursor)
                return
            except self.database.failures as error:
                if not self.database.is_busy(error) or time.monotonic() >= end:
                    raise
                self._stop.wait(0.01)

    def _run(self, batch: Batch, timeout: float) -> list[object] | None:
        """The results of a batch; none if another program writes and there is no time to wait."""
        try:
            self._begin(self.database.begin, timeout)
        except self.database.failures as error:  # then nobody can write: all are told at once
            if not timeout and self.database.is_busy(error):
                return None
            self._recover()
            return _failures(error, len(batch))
        try:
            return self._commit(batch)
        except Exception as error:
            self._roll_back()
            if self._recover():
                return _failures(error, len(batch))
            if len(batch) > 1:  # one of them fails: the others shall not suffer
                return [self._run_alone(waiting) for waiting in batch]
            return _failures(error, 1) if isinstance(error, self.database.failures) else [error]

    def _run_alone(self, waiting: tuple[Transaction, Then]) -> Any:
        results = self._run([waiting], 0.0)
        return results[0] if results else StorageFailed("server/storage", problem="busy")

    def _commit(self, batch: Batch) -> list[object]:
        results = []
        for transaction, _ in batch:
            try:
                results.append(transaction(self._cursor))
            except Conflict as conflict:
                results.append(conflict)
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


def resolve(future: asyncio.Future[Any], result: object) -> None:
    """Wake whoever waits for a result, or for an exception."""
    if future.done():
        return  # whoever waited is gone
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)


def _failures(error: Exception, number: int) -> list[object]:
    """What all who share a database's transaction are told; the log is told once."""
    log.error("write failed", extra={"cause": first_line(error)})
    return [StorageFailed("server/storage", problem=first_line(error)) for _ in range(number)]
