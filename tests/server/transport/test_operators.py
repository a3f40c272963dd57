"""What a server does by itself: it removes what is idle."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from servers import play_on, server_at, solo

from treize.server.client import Client


def in_database(folder: Path, statement: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / "treize.sqlite3")) as database, database:
        return database.execute(statement).fetchall()


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_only_what_is_clearly_idle_is_removed(tmp_path: Path) -> None:
    """Tables that nobody entered, people who have neither table nor match; no finished match."""
    with server_at(tmp_path) as server:
        ann, zoe, eve = server.guest("Ann"), server.guest("Zoe"), server.guest("Eve")
        finished, _, going_on = solo(ann), solo(zoe), solo(eve)
        play_on(ann, finished)
        server.guest("Tim")
        server.guest("Max")
    in_database(tmp_path, f"UPDATE tables SET visited = 1 WHERE id <> '{going_on}'")  # noqa: S608
    in_database(tmp_path, "UPDATE people SET seen = 1 WHERE name <> 'Max'")
    with server_at(tmp_path, keep_days="0"):
        time.sleep(3)
    assert len(in_database(tmp_path, "SELECT id FROM tables")) == 3
    with server_at(tmp_path, table_idle_seconds="0", keep_days="30") as server:
        names = "SELECT name FROM people ORDER BY name"
        kept = [("Ann",), ("Eve",), ("Max",)]
        wait_until(lambda: in_database(tmp_path, names) == kept)
        assert in_database(tmp_path, "SELECT id FROM tables") == [(going_on,)]
        assert Client(server.url, token=ann.token).record(f"{finished}-1")
        told = server.fetch("/metrics")
        size = next(line for line in told.splitlines() if line.startswith("treize_database_bytes"))
        assert float(size.split()[1]) > 10_000


def test_who_comes_is_seen_and_the_table_visited(tmp_path: Path) -> None:
    """Days later neither is idle."""
    with server_at(tmp_path) as server:
        ann = server.guest("Ann")
        table = solo(ann)
    in_database(tmp_path, "UPDATE tables SET visited = 1")
    in_database(tmp_path, "UPDATE people SET seen = 1")
    with server_at(tmp_path) as server:
        Client(server.url, token=ann.token).enter(table)
    assert in_database(tmp_path, "SELECT seen > 1000 FROM people") == [(1,)]
    assert in_database(tmp_path, "SELECT visited > 1000 FROM tables") == [(1,)]


def test_time_without_a_server_does_not_count(tmp_path: Path) -> None:
    """After a long holiday, or with an old backup, everything is still there."""
    with server_at(tmp_path) as server:
        solo(server.guest("Ann"))
    for statement in (
        "UPDATE tables SET visited = visited - 90000000000",
        "UPDATE people SET seen = seen - 90000000000",
        "UPDATE server SET value = value - 90000000000 WHERE name = 'beat'",
    ):
        in_database(tmp_path, statement)
    with server_at(tmp_path, table_idle_seconds="0"):
        time.sleep(4)
    assert len(in_database(tmp_path, "SELECT id FROM tables")) == 1
