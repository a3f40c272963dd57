"""All that a server keeps, copied from one database to another: backups, restores and moves.

A backup is one SQLite file, whatever the server keeps its data in, so that it can be restored into
either kind of database.  The target is changed in one transaction: all of it is there, or nothing.
"""

from __future__ import annotations

import hashlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from treize.errors import BadUse
from treize.server.store.databases import (
    BUSY_TIMEOUT,
    FILE,
    MASK,
    Cursor,
    Database,
    Sqlite,
    database_at,
    without_secrets,
)
from treize.server.store.reader import Row, first_line
from treize.server.store.schema import STEPS, VERSION, migrate, names_in

LEFT_BEHIND = {"present", "processes"}  # what only processes that run can say
RECORDS = "records"
BATCH = 1_000  # rows between two looks at how far it is
Progress = Callable[[int, int], None]  # rows copied, and how many there are


class Sum(NamedTuple):
    """How many rows a table has, and a sum of their hashes, in whichever order they come."""

    rows: int
    hashes: int


class Copied(NamedTuple):
    """What was copied, read again at the target, and found the same."""

    rows: int
    records: int


EMPTY = Sum(0, 0)


@contextmanager
def _for_the_owner() -> Iterator[None]:
    """New files are for their owner alone: they hold the seeds of what is being played."""
    mask = os.umask(MASK)
    try:
        yield
    finally:
        os.umask(mask)


@_for_the_owner()
def back_up(place: str, file: Path, progress: Progress) -> Copied:
    """Write all that a server keeps into a file, while people play."""
    if file.exists():
        raise BadUse("use/exists", file=str(file))
    beside = file.with_name(f"{file.name}.new")
    beside.unlink(missing_ok=True)
    try:
        copied = copy_all(source_at(place), Sqlite(beside), str(file), progress)
        with closing(sqlite3.connect(beside)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")  # so that it is one file
        beside.replace(file)
    finally:
        for left in (beside, Path(f"{beside}-wal"), Path(f"{beside}-shm")):
            left.unlink(missing_ok=True)
    return copied


@_for_the_owner()
def restore(file: Path, place: str, progress: Progress) -> Copied:
    """Bring a backup into an empty folder or database, where no server runs."""
    if not file.is_file():
        raise BadUse("use/no-data", place=str(file))
    with _claimed(database_at(place)) as target:
        return copy_all(Sqlite(file), target, place, progress)


@_for_the_owner()
def move(source: str, target: str, progress: Progress) -> Copied:
    """Bring all that a server keeps to another place; the old one stays as it was."""
    with _claimed(source_at(source)) as before, _claimed(database_at(target)) as after:
        _check_closed(before, source)
        return copy_all(before, after, target, progress)


def _check_closed(database: Database, place: str) -> None:
    """Refuse to leave behind what people are still playing."""
    with closing(database.connect(BUSY_TIMEOUT)) as connection:
        if database.is_in_use(connection.cursor()):
            raise BadUse("use/open", place=without_secrets(place))


def source_at(place: str) -> Database:
    """A database that is there already."""
    if "://" not in place and not Path(place, FILE).is_file():
        raise BadUse("use/no-data", place=place)
    return database_at(place)


@contextmanager
def _claimed(database: Database) -> Iterator[Database]:
    """A database that no server works with meanwhile."""
    database.claim()
    try:
        yield database
    finally:
        database.close()


def copy_all(source: Database, target: Database, place: str, progress: Progress) -> Copied:
    """Copy every row into an empty database, then read it again and compare."""
    try:
        with (
            closing(source.connect(BUSY_TIMEOUT)) as reading,
            closing(target.connect(BUSY_TIMEOUT)) as to,
        ):
            sums = _copy(source, reading, target, to, place, progress)
    except (*source.failures, *target.failures) as error:
        raise BadUse("use/data", place=without_secrets(place), problem=first_line(error)) from None
    return Copied(sum(each.rows for each in sums.values()), sums[RECORDS].rows)


def _copy(
    source: Database, reading: Any, target: Database, to: Any, place: str, progress: Progress
) -> dict[str, Sum]:
    """Copy in one transaction, and commit only what was read again and is the same."""
    asking, writing = reading.cursor(), to.cursor()
    source.begin_reading(asking)
    version = version_of(asking)
    names = [name for name in names_in(version) if name not in LEFT_BEHIND]
    total = sum(_rows_in(asking, name) for name in names)
    target.begin_alone(writing)
    migrate(writing, version)
    if any(_rows_in(writing, name) for name in names) or target.is_in_use(writing):
        raise BadUse("use/not-empty", place=without_secrets(place))
    sums: dict[str, Sum] = {}
    for name in names:
        rows = source.stream(reading, f"SELECT * FROM {name}")  # noqa: S608  # a name of ours
        before = sum(each.rows for each in sums.values())
        sums[name] = _insert(writing, name, rows, lambda done: progress(done, total), before)
    for name in names:
        if _sum_of(target, to, name) != sums[name]:
            raise BadUse("use/copy-differs", place=without_secrets(place), table=name)
    writing.execute("COMMIT")
    return sums


def _insert(
    cursor: Cursor, name: str, rows: Iterator[Row], tell: Callable[[int], None], before: int
) -> Sum:
    """Insert all rows of a table, and tell how many there are with those of tables before."""
    inserted = EMPTY
    while batch := list(islice(rows, BATCH)):
        marks = ", ".join("?" * len(batch[0]))
        cursor.executemany(f"INSERT INTO {name} VALUES ({marks})", batch)  # noqa: S608
        inserted = _added(inserted, batch)
        tell(before + inserted.rows)
    return inserted


def version_of(cursor: Cursor) -> int:
    """The version of the schema that a database has."""
    cursor.execute(VERSION)
    version = int(cursor.fetchall()[0][0])
    if version > len(STEPS):
        raise BadUse("use/schema", found=version, known=len(STEPS))
    return version


def _rows_in(cursor: Cursor, name: str) -> int:
    cursor.execute(f"SELECT COUNT(*) FROM {name}")  # noqa: S608  # a name of ours
    return int(cursor.fetchall()[0][0])


def _sum_of(database: Database, connection: Any, name: str) -> Sum:
    """The sum of all rows of a table."""
    rows = database.stream(connection, f"SELECT * FROM {name}")  # noqa: S608  # a name of ours
    found = EMPTY
    while batch := list(islice(rows, BATCH)):
        found = _added(found, batch)
    return found


def _added(before: Sum, rows: list[Row]) -> Sum:
    """A sum with more rows in it."""
    hashes = before.hashes
    for row in rows:
        hashes += int.from_bytes(hashlib.sha256(msgspec.json.encode(row)).digest())
    return Sum(before.rows + len(rows), hashes)
