"""A database of before is brought up to date, and one that can't be read is refused."""

from __future__ import annotations

import sqlite3
from typing import Any, get_args

from treize.server.store.schema import STEPS, migrate
from treize.server.tables import events

# The kinds of events that a server of the newest schema reads.
NEWEST = 8
KINDS = {
    "agreed", "asked-undo", "began", "bot-sat", "created", "declined", "gave-back", "listed",
    "opened", "played", "promised", "removed", "revealed", "sat", "shuffling", "stood", "stopped",
    "took-back", "took-look", "took-name", "took-over", "went-on",
}  # fmt: skip


def test_a_new_kind_of_event_raises_the_number_of_the_schema() -> None:
    """Else an older server opens a log that it can't read, and people can't go on there.

    Add a step to `STEPS`, if only an empty one, then write both anew here.
    """
    kinds = {kind.__struct_config__.tag for kind in get_args(events.Events)}
    assert (len(STEPS), kinds) == (NEWEST, KINDS)


def test_who_sat_where_is_found_in_old_logs() -> None:
    """Also who has stood up since, in a database that did not keep it."""
    cursor: Any = sqlite3.connect(":memory:").cursor()
    migrate(cursor, 5)
    sat = events.SatDown(at=1_700_000_000_000, person="pabcdefghjk", key="k", seat=1, name="Ann")
    stood = events.StoodUp(at=1_700_000_000_001, person="pabcdefghjk", key="l", seats=[1])
    log: list[events.Events] = [sat, stood, sat, sat]
    for version, event in enumerate(log, 1):
        table = "t1" if version < 4 else "t2"
        values = table, version, events.write(event).decode()
        cursor.execute("INSERT INTO events VALUES (?, ?, ?)", values)
    migrate(cursor)
    rows = cursor.execute("SELECT person, tbl FROM sat ORDER BY tbl").fetchall()
    assert rows == [("pabcdefghjk", "t1"), ("pabcdefghjk", "t2")]
