"""The tables of the database, and how an older one is brought up to date."""

from __future__ import annotations

import re

import msgspec

from treize.errors import BadUse
from treize.server.store.databases import Cursor

# Each step brings a database from one version of the schema to the next; none is ever changed.
# A new kind of event is a step too, if only an empty one: who can't read it must not open.
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
    """
    ALTER TABLE people ADD COLUMN animal TEXT;
    ALTER TABLE people ADD COLUMN colour TEXT;
    """,
    """
    CREATE TABLE snapshots (
        tbl TEXT NOT NULL, version BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (tbl, version)
    );
    ALTER TABLE tables ADD COLUMN due BIGINT;
    CREATE INDEX tables_due ON tables (due);
    CREATE INDEX sitters_at ON sitters (tbl);
    """,
    """
    ALTER TABLE tables ADD COLUMN line TEXT;
    CREATE INDEX records_ended ON records (id, ended);
    """,
    """
    CREATE TABLE sat (person TEXT NOT NULL, tbl TEXT NOT NULL, PRIMARY KEY (person, tbl));
    """,
    """
    CREATE TABLE chores (what TEXT NOT NULL, subject TEXT NOT NULL, PRIMARY KEY (what, subject));
    ALTER TABLE tables ADD COLUMN visited BIGINT;
    UPDATE tables SET visited = (SELECT value FROM server WHERE name = 'beat');
    UPDATE people SET seen = COALESCE((SELECT value FROM server WHERE name = 'beat'), seen);
    CREATE INDEX tables_visited ON tables (visited);
    CREATE INDEX people_seen ON people (seen);
    """,
    """
    ALTER TABLE tables RENAME COLUMN line TO summary;
    UPDATE tables SET summary = NULL;
    """,
)

WITH_SAT = 5  # the step that begins to keep who ever sat where
VERSION = "SELECT value FROM server WHERE name = 'schema'"


def names_in(version: int) -> list[str]:
    """The tables of the database in a version of the schema."""
    return re.findall(r"CREATE TABLE (\w+)", "".join(STEPS[:version]))


def migrate(cursor: Cursor, newest: int | None = None) -> None:
    """Bring the schema up to date, in a transaction that no other process shares."""
    newest = len(STEPS) if newest is None else newest
    cursor.execute("CREATE TABLE IF NOT EXISTS server (name TEXT PRIMARY KEY, value BIGINT)")
    cursor.execute(VERSION)
    found = cursor.fetchall()
    if not found:  # a new database, or one in which this table had its old name
        cursor.execute("CREATE TABLE IF NOT EXISTS house (name TEXT PRIMARY KEY, value BIGINT)")
        cursor.execute("INSERT INTO server SELECT name, value FROM house")
        cursor.execute("DROP TABLE house")
        cursor.execute(VERSION)
        found = cursor.fetchall()
    version = int(found[0][0]) if found else 0
    if version > newest:
        raise BadUse("use/schema", found=version, known=newest)
    for number in range(version, newest):
        for statement in STEPS[number].split(";"):
            if statement.strip():
                cursor.execute(statement)
        if number == WITH_SAT:
            _find_who_sat(cursor)
    if version < newest:
        cursor.execute("DELETE FROM server WHERE name = 'schema'")
        cursor.execute("INSERT INTO server VALUES ('schema', ?)", (newest,))


def _find_who_sat(cursor: Cursor) -> None:
    """Fill in who ever sat where, from the logs of before."""
    cursor.execute("""SELECT tbl, body FROM events WHERE body LIKE '{"type":"sat",%'""")
    found = {(msgspec.json.decode(body)["person"], tbl) for tbl, body in cursor.fetchall()}
    cursor.executemany("INSERT INTO sat VALUES (?, ?)", list(found))
