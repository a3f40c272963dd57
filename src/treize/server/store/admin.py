"""What an operator sees and orders, in the database, while a server runs or not.

An order is a chore that the server does, so that there is one way of forgetting and removing; one
that does not run does it when it starts.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from typing import Any, NamedTuple

import msgspec

from treize.errors import BadUse
from treize.server.store.databases import BUSY_TIMEOUT, Database, without_secrets
from treize.server.store.reader import Row, first_line
from treize.server.store.schema import STEPS
from treize.server.store.transfer import source_at, version_of

MOST = 100  # lines of a list
PATIENCE = 60.0  # seconds in which a server that runs has done a chore
PEOPLE = (
    "SELECT id, name, seen, (SELECT COUNT(*) FROM sitters WHERE person = people.id),"
    " (SELECT COUNT(DISTINCT record) FROM played WHERE person = people.id) FROM people"
    " WHERE id = ? OR LOWER(name) LIKE ? ORDER BY seen DESC LIMIT ?"
)
TABLES = (
    "SELECT id, code, access, phase, visited FROM tables WHERE id LIKE ? OR code = ?"
    " OR id IN (SELECT tbl FROM sitters WHERE person = ?) ORDER BY visited DESC LIMIT ?"
)
SITTERS = (
    "SELECT sitters.person, people.name FROM sitters JOIN people ON people.id = sitters.person"
    " WHERE tbl = ? ORDER BY people.name"
)
RECORDS = (
    "SELECT id, ended, public, body FROM records WHERE id LIKE ? OR tbl = ?"
    " OR id IN (SELECT record FROM played WHERE person = ?) ORDER BY ended DESC LIMIT ?"
)
# What each chore is about: a row of this table that is gone when it is done.
GONE = {
    "forget": "SELECT id FROM people WHERE id = ?",
    "remove-table": "SELECT id FROM tables WHERE id = ? OR code = UPPER(?)",
    "remove-record": "SELECT id FROM records WHERE id = ?",
}
NOTE = "INSERT INTO chores VALUES (?, ?) ON CONFLICT DO NOTHING"


class Person(NamedTuple):
    """Somebody, as an operator sees them."""

    id: str
    name: str
    seen: int
    tables: int
    records: int


class TableLine(NamedTuple):
    """A table, as an operator sees it."""

    id: str
    code: str | None
    access: str
    phase: str
    visited: int | None
    people: list[str]


class RecordLine(NamedTuple):
    """A finished match, as an operator sees it."""

    id: str
    ended: int
    public: bool
    names: list[str]


class _Summary(msgspec.Struct):
    names: list[str]


class _Body(msgspec.Struct):
    summary: _Summary = msgspec.field(name="line")


class Admin:
    """The database of a server, with what its operator may ask and order."""

    def __init__(self, database: Database, connection: Any) -> None:
        self._database, self._cursor = database, connection.cursor()

    def _rows(self, statement: str, *values: object) -> list[Row]:
        self._cursor.execute(statement, values)
        return list(self._cursor.fetchall())

    def people(self, text: str) -> list[Person]:
        """Those with this id, or whose names have this in them; the last seen first."""
        return [Person(*row) for row in self._rows(PEOPLE, text, f"%{text.lower()}%", MOST)]

    def tables(self, text: str) -> list[TableLine]:
        """That of this id or code, or those of a person; the last visited first."""
        rows = self._rows(TABLES, text or "%", text.upper(), text, MOST)
        return [
            TableLine(name, code, access, phase, visited, self._sitters(name))
            for name, code, access, phase, visited in rows
        ]

    def _sitters(self, table: str) -> list[str]:
        return [f"{name} ({person})" for person, name in self._rows(SITTERS, table)]

    def records(self, text: str) -> list[RecordLine]:
        """That of this id, or those of a table or a person; the newest first."""
        rows = self._rows(RECORDS, text or "%", text, text, MOST)
        bodies = [msgspec.json.decode(row[3], type=_Body) for row in rows]
        return [
            RecordLine(str(name), int(ended), bool(public), body.summary.names)
            for (name, ended, public, _), body in zip(rows, bodies, strict=True)
        ]

    def find(self, chore: str, subject: str) -> str | None:
        """The id of what a chore is about, if it is there."""
        statement = GONE[chore]
        rows = self._rows(statement, *[subject] * statement.count("?"))
        return str(rows[0][0]) if rows else None

    def order(self, chore: str, subject: str) -> bool:
        """Let the server do a chore; whether it runs, and has done it."""
        is_running = self._is_running()
        self._database.begin(self._cursor)
        self._cursor.execute(NOTE, (chore, subject))
        self._cursor.execute("COMMIT")
        self._database.sync(self._cursor)
        end = time.monotonic() + PATIENCE * is_running
        while time.monotonic() < end:
            if self.find(chore, subject) is None:
                return True
            time.sleep(0.2)
        if is_running:
            raise BadUse("use/chore", subject=subject)
        return False

    def _is_running(self) -> bool:
        if self._database.is_shared:
            return self._database.is_in_use(self._cursor)
        try:
            self._database.claim()
        except BadUse:  # somebody else has
            return True
        self._database.close()
        return False


@contextmanager
def admin_of(place: str) -> Iterator[Admin]:
    """The database at a place, if it is of this version."""
    database = source_at(place)
    try:
        with closing(database.connect(BUSY_TIMEOUT)) as connection:
            version = version_of(connection.cursor())
            if version < len(STEPS):
                raise BadUse("use/older", found=version, known=len(STEPS))
            yield Admin(database, connection)
    except database.failures as error:
        raise BadUse("use/data", place=without_secrets(place), problem=first_line(error)) from None
    finally:
        with suppress(OSError):
            database.close()
