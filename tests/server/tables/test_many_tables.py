"""Many tables of strangers: they hide no other, and leave the memory."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from servers import RunningServer, refused, server_at, solo

from treize.server.tables.directory import CURRENT
from treize.server.wire import commands, fields
from treize.server.wire.happenings import Moved
from treize.server.wire.lobby import NewTable


def loaded(server: RunningServer) -> int:
    figures = server.fetch("/metrics")
    return int(float(figures.partition("\ntreize_tables_loaded ")[2].splitlines()[0]))


def wait_until_loaded(server: RunningServer, number: int) -> None:
    end = time.monotonic() + 20
    while loaded(server) != number:
        assert time.monotonic() < end
        time.sleep(0.1)


def test_slow_tables_leave_the_memory(tmp_path: Path) -> None:
    """Days for a move; when the time is up they are back by themselves, after a restart too."""
    server = RunningServer(tmp_path, table_idle_seconds="0.1").open()
    try:
        ann, bob = server.guest(), server.guest("Bob")
        slow = fields.Clock("move", 3_600)
        table = ann.create(NewTable(game="drat", seats=2, clock=slow))
        ann.enter(table.id)
        bob.enter(table.code or "")
        bob.sit(table.id)
        ann.start(table.id)
        number, left = ann.seen[table.id].state.number, ann.seen[table.id].state.clocks
        assert left is not None
        assert left.running is not None
        ann.close()
        bob.close()
        wait_until_loaded(server, 0)
        server.close()
        bring_forward(tmp_path, 3_600_000 - 3_000)
        server.open()
        wait_until_loaded(server, 1)
        ann.reconnect()
        while ann.seen[table.id].state.number == number:
            ann._wait()
        assert any(
            isinstance(one, Moved) and one.by == "clock" for one in ann.seen[table.id].happened
        )
    finally:
        server.close()


def bring_forward(folder: Path, by: int) -> None:
    """Let everything have happened so much earlier."""
    import re
    import sqlite3

    with sqlite3.connect(folder / "treize.sqlite3") as database:
        rows = database.execute("SELECT tbl, version, body FROM events").fetchall()
        for row in rows:
            body = re.sub(r'"at":(\d+)', lambda found: f'"at":{int(found[1]) - by}', row[2])
            database.execute(
                "UPDATE events SET body = ? WHERE tbl = ? AND version = ?", (body, *row[:2])
            )
        database.execute("UPDATE tables SET due = due - ?", (by,))
    database.close()


def test_empty_tables_hide_no_other(tmp_path: Path) -> None:
    """Nor do tables of one stranger; and those one has left hide none where one sits."""
    with server_at(tmp_path) as server:
        ann, eve = server.guest(), server.guest("Eve")
        wanted = ann.create(NewTable(game="drat", seats=2, access="public")).id
        for number in range(60):
            sit = number % 2 == 0
            table = eve.create(NewTable(game="drat", seats=2, access="public", sit=sit)).id
            if number % 4 == 0:
                eve.enter(table)
                eve.do(commands.Leave(eve.key(), table))
        listed = server.guest("Bob").home().public
        assert wanted in {line.id for line in listed}
        assert 1 < len(listed) <= 5
        assert wanted in {line.id for line in ann.home().yours}
        assert all(line.yours for line in eve.home().yours)


def test_a_list_loads_no_table(tmp_path: Path) -> None:
    """Somebody may have played thousands of matches; what is listed is kept beside them."""
    with server_at(tmp_path, table_idle_seconds="0.5") as server:  # longer than a shuffle takes
        ann = server.guest()
        tables = {ann.create(NewTable(game="drat", seats=2, solo=True)).id for _ in range(5)}
        before = {line.id: line for line in ann.home().yours}
        wait_until_loaded(server, 0)
        after = {line.id: line for line in ann.home().yours}
        assert loaded(server) == 0
        assert after.keys() == before.keys() == tables
        assert all(line.yours == [0] and line.occupants[1].bot for line in after.values())


def appended(server: RunningServer) -> int:
    figures = server.fetch("/metrics")
    return int(float(figures.partition("\ntreize_events_appended_total ")[2].splitlines()[0]))


def test_a_rename_writes_little(tmp_path: Path) -> None:
    """Only at a few tables; and nobody is renamed all the time, or mutes the whole world."""
    with server_at(tmp_path, table_idle_seconds="0.1", mutes_per_person="3") as server:
        eve = server.guest("Eve")
        tables = [eve.create(NewTable(game="drat", seats=2)).id for _ in range(12)]
        wait_until_loaded(server, 0)
        eve.enter(tables[0])
        before = appended(server)
        eve.do(commands.Rename(eve.key(), "Mallory"))
        assert appended(server) - before <= 1 + CURRENT
        assert eve.seen[tables[0]].state.occupants[0].name == "Mallory"
        with refused("wire/fast"):
            for number in range(20):
                eve.do(commands.Rename(eve.key(), f"Eve {number}"))
        with refused("person/mutes"):
            for number in range(5):
                eve.do(commands.Mute(eve.key(), f"p{number}"))
        eve.do(commands.Mute(eve.key(), "p0", False))
        eve.do(commands.Mute(eve.key(), "p9"))


STEP = """
import pathlib, time
real, place = time.time, pathlib.Path(__file__).with_name("step")
time.time = lambda: real() + float(place.read_text())
"""


def test_a_clock_that_is_set_harms_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An hour forward: connections stay open, and nobody's bank is empty."""
    (tmp_path / "sitecustomize.py").write_text(STEP, encoding="utf-8")
    step = tmp_path / "step"
    step.write_text("0", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with server_at(tmp_path / "data", connection_idle_seconds="600") as server:
        ann = server.guest()
        table = solo(ann, seats=2, clock=fields.Clock("bank", 600))
        seen = next(ann.turns(table))
        step.write_text("3600", encoding="utf-8")
        time.sleep(6)  # connections are looked at every five seconds
        ann.play(seen, seen.yours[0].legal[0])
        clocks = ann.seen[table].state.clocks
        assert clocks is not None
        assert clocks.left[0] > 500_000
