"""The two kinds of database that the server can work with: SQLite in one file, or PostgreSQL."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from platformdirs import user_data_path

from treize.errors import BadUse

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # Windows: there nobody watches over two servers in one folder
    flock = None  # type: ignore[assignment]

BUSY_TIMEOUT = 2.0  # seconds to wait for another program that writes into the same file
ANY_NOTICE = ""  # comes after a new connection: some may have been missed, so read all again
DELETED = "the data was deleted, moved or replaced while the server ran; restart it"
NOW = "CAST(extract(epoch FROM clock_timestamp()) AS BIGINT)"  # by the clock of PostgreSQL
LIVING = f"seen >= {NOW} - 10"  # seconds since its last heartbeat that a process counts
FILE = "treize.sqlite3"  # in the folder of a server
OWNER_ONLY = 0o700  # the log knows the seed of every match that is being played
MASK = 0o077  # the mask for new files, for the same reason
_sync = getattr(os, "fdatasync", os.fsync)  # some systems have but the slower one


class Cursor(Protocol):
    """What both databases offer; a statement has question marks where its values go."""

    rowcount: int

    def execute(self, statement: object, values: object = ..., /) -> Any: ...
    def executemany(self, statement: object, rows: Any, /) -> Any: ...
    def fetchall(self) -> list[Any]: ...


class Database(Protocol):
    """What differs between the kinds of database."""

    failures: tuple[type[Exception], ...]
    is_local: bool  # transactions take no time worth a thread, as long as nothing must be durable
    is_shared: bool  # other processes may work with it
    size: str  # the question how many bytes it takes

    def claim(self) -> None: ...
    def connect(self, timeout: float) -> Any: ...
    def is_busy(self, error: Exception) -> bool: ...
    def begin(self, cursor: Cursor) -> None: ...
    def begin_alone(self, cursor: Cursor) -> None: ...
    def begin_reading(self, cursor: Cursor) -> None: ...
    def stream(self, connection: Any, statement: str) -> Iterator[tuple[Any, ...]]: ...
    def is_in_use(self, cursor: Cursor) -> bool: ...
    def sync(self, cursor: Cursor) -> None: ...
    def check_files(self) -> None: ...
    def checkpoint(self, cursor: Cursor) -> bool: ...
    def close(self) -> None: ...
    def announce(self, cursor: Cursor, notice: str) -> None: ...
    def listen(self, tell: Callable[[str], None], stop: threading.Event) -> None: ...


class Sqlite:
    """One file; readers and the writer do not wait for each other (WAL).

    A commit goes into the log beside the file.  SQLite would wait there for the disk, and hold up
    whoever commits; so it does not, and the log is brought to the disk by `sync`.
    """

    failures: tuple[type[Exception], ...] = (sqlite3.Error, OSError)
    is_local = True
    is_shared = False
    size = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"

    def __init__(self, file: Path) -> None:
        self.file = file
        self._claim: Any = None  # a file that is locked while the server runs
        self._log: int | None = None  # a descriptor of the log
        self._is_doubtful = False  # the disk has refused to take the log
        self._inode: int | None = None  # of the file that was opened

    def claim(self) -> None:
        """Let no second server into the folder: neither would hear of the other's events."""
        self._claim = self.file.with_suffix(".lock").open("w")
        try:
            if flock is not None:
                flock(self._claim, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            self._claim.close()
            raise BadUse("use/twice", place=str(self.file.parent)) from None

    def connect(self, timeout: float) -> Any:
        connection = sqlite3.connect(
            self.file, timeout=timeout, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        if self._inode is None:
            self._inode = os.stat(self.file).st_ino
        return connection

    def is_busy(self, error: Exception) -> bool:
        """Whether another program is writing just now."""
        return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY

    def begin(self, cursor: Cursor) -> None:
        cursor.execute("BEGIN IMMEDIATE")

    def begin_alone(self, cursor: Cursor) -> None:
        """Begin what no other process may do at the same time."""
        self.begin(cursor)

    def begin_reading(self, cursor: Cursor) -> None:
        """Begin to read everything as it is at one moment."""
        cursor.execute("BEGIN")

    def stream(self, connection: Any, statement: str) -> Iterator[tuple[Any, ...]]:
        """The rows that a question finds, one after the other."""
        return iter(connection.execute(statement))

    def is_in_use(self, cursor: Cursor) -> bool:
        """Whether a server works with it, which `claim` tells here."""
        return False

    def sync(self, cursor: Cursor) -> None:
        """Wait until the log is on the disk.

        After a failure the system may take for written what is not; the way over the file is
        safe, for all of it is written again.
        """
        if self._is_doubtful and not self.checkpoint(cursor):
            raise OSError("the log does not get into the file")
        if self._log is None:
            self._log = os.open(f"{self.file}-wal", os.O_RDWR)
        self._is_doubtful = True
        _sync(self._log)
        self._is_doubtful = False
        if not os.fstat(self._log).st_nlink:
            raise OSError(DELETED)

    def check_files(self) -> None:
        """Refuse to go on in a file that is not where it will be looked for."""
        if os.stat(self.file).st_ino != self._inode:
            raise OSError(DELETED)

    def checkpoint(self, cursor: Cursor) -> bool:
        """Bring the log into the file, so that it begins anew; tell whether all of it is there."""
        cursor.execute("PRAGMA wal_checkpoint")
        _, logged, moved = cursor.fetchall()[0]
        return bool(logged == moved)

    def close(self) -> None:
        if self._log is not None:
            os.close(self._log)
            self._log = None
        if self._claim is not None:
            self._claim.close()

    def announce(self, cursor: Cursor, notice: str) -> None:
        """Nobody else reads this file while the server runs."""

    def listen(self, tell: Callable[[str], None], stop: threading.Event) -> None:
        """There is nobody to hear from."""


class Postgres:
    """A PostgreSQL, which several processes of the server may share."""

    is_local = False
    is_shared = True
    size = "SELECT pg_database_size(current_database())"

    def __init__(self, url: str) -> None:
        import psycopg

        self.url = url
        self.failures: tuple[type[Exception], ...] = (psycopg.Error,)

    def claim(self) -> None:
        """Several processes may work with it."""

    def connect(self, timeout: float) -> Any:
        import psycopg

        return psycopg.connect(
            self.url, autocommit=True, connect_timeout=10, cursor_factory=_dialect_cursor()
        )

    def is_busy(self, error: Exception) -> bool:
        """PostgreSQL waits by itself."""
        return False

    def begin(self, cursor: Cursor) -> None:
        cursor.execute("BEGIN")

    def begin_alone(self, cursor: Cursor) -> None:
        """Begin what no other process may do at the same time."""
        self.begin(cursor)
        cursor.execute("SELECT pg_advisory_xact_lock(1313)")

    def begin_reading(self, cursor: Cursor) -> None:
        """Begin to read everything as it is at one moment."""
        cursor.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")

    def stream(self, connection: Any, statement: str) -> Iterator[tuple[Any, ...]]:
        """The rows that a question finds, one after the other."""
        with connection.cursor(name="stream") as cursor:
            yield from cursor.execute(statement)

    def is_in_use(self, cursor: Cursor) -> bool:
        """Whether some process of a server has given a sign of life lately."""
        cursor.execute(f"SELECT COUNT(*) FROM processes WHERE {LIVING}")  # noqa: S608
        return bool(cursor.fetchall()[0][0])

    def sync(self, cursor: Cursor) -> None:
        """What is committed is durable."""

    def check_files(self) -> None:
        """They are PostgreSQL's own."""

    def checkpoint(self, cursor: Cursor) -> bool:
        """PostgreSQL does that by itself."""
        return True

    def close(self) -> None:
        """There is nothing but the connections."""

    def announce(self, cursor: Cursor, notice: str) -> None:
        cursor.execute("SELECT pg_notify('treize', ?)", (notice,))

    def listen(self, tell: Callable[[str], None], stop: threading.Event) -> None:
        """Tell of every event that any process has appended."""
        with self.connect(BUSY_TIMEOUT) as connection:
            connection.execute("LISTEN treize")
            tell(ANY_NOTICE)
            while not stop.is_set():
                for notice in connection.notifies(timeout=1.0):
                    tell(notice.payload)


@cache
def _dialect_cursor() -> Any:
    """PostgreSQL's cursor, made to take statements with question marks for values."""
    import psycopg

    class DialectCursor(psycopg.Cursor[Any]):
        def execute(self, query: Any, params: Any = None, **how: Any) -> Any:
            return super().execute(query.replace("?", "%s"), params, **how)

        def executemany(self, query: Any, params_seq: Any, **how: Any) -> None:
            super().executemany(query.replace("?", "%s"), params_seq, **how)

    return DialectCursor


def database_at(place: str | Path) -> Database:
    """A database by its URL, or a file in a folder."""
    scheme, is_url, _ = str(place).partition("://")
    if is_url and scheme.lower() in ("postgresql", "postgres"):
        return Postgres(f"{scheme.lower()}{str(place)[len(scheme) :]}")
    if is_url or "dbname=" in str(place):
        raise BadUse("use/database", place=without_secrets(place))
    folder = Path(place)
    try:
        folder.mkdir(OWNER_ONLY, parents=True, exist_ok=True)
    except FileExistsError:
        raise BadUse("use/folder", place=str(place)) from None
    except OSError as error:
        raise BadUse("use/data", place=str(place), problem=str(error.strerror)) from None
    return Sqlite(folder / FILE)


def usual_place() -> str:
    """Where a server keeps everything if nobody says where."""
    return str(user_data_path("treize"))


def without_secrets(place: str | Path) -> str:
    """A place as it may be shown: in an address, what stands before @ or behind ? may be secret."""
    if "://" not in str(place):
        return str(place)
    return str(place).rpartition("@")[2].partition("?")[0]
