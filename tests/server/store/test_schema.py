"""A database of before is brought up to date."""

from __future__ import annotations

import sqlite3

from treize.server.store.schema import migrate
from treize.server.tables import events


def test_who_sat_where_is_found_in_old_logs() -> None:
    """Also who has stood up since, in a database that did not keep it."""
    cursor = sqlite3.connect(":memory:").cursor()
    migrate(cursor, 5)
    sat = events.SatDown(at=1_700_000_000_000, person="pabcdefghjk", key="k", seat=1, name="Ann")
    stood = events.StoodUp(at=1_700_000_000_001, person="pabcdefghjk", key="l", seats=[1])
    for version, event in enumerate((sat, stood, sat, sat), 1):
        table = "t1" if version < 4 else "t2"
        values = table, version, events.write(event).decode()
        cursor.execute("INSERT INTO events VALUES (?, ?, ?)", values)
    migrate(cursor)
    rows = cursor.execute("SELECT person, tbl FROM sat ORDER BY tbl").fetchall()
    assert rows == [("pabcdefghjk", "t1"), ("pabcdefghjk", "t2")]
