"""What an operator can do with a server that runs, and with one that does not; what is idle."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from servers import RunningServer, listen, play_on, refused, server_at, solo, two_at_a_table
from websockets.exceptions import ConnectionClosed

from treize.server.client import Client
from treize.server.wire.lobby import NewTable
from treize.terminal.cli import main

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TREIZE_LANG", "en")


def admin(capture: Capture, place: object, *arguments: str) -> str:
    """What the command prints."""
    assert main(["admin", *arguments, "--data", str(place)]) == 0
    return capture.readouterr().out


def in_database(folder: Path, statement: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / "treize.sqlite3")) as database, database:
        return database.execute(statement).fetchall()


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.1)


def is_known(server: RunningServer, table: str) -> bool:
    try:
        Client(server.url, "Eve").enter(table)
    except Exception as refusal:
        assert getattr(refusal, "code", None) == "table/unknown", refusal
        return False
    return True


def test_who_lost_their_token_is_forgotten_by_the_operator(tmp_path: Path, capsys: Capture) -> None:
    """Found by a part of their name, while people play; their connection ends."""
    with server_at(tmp_path) as server:
        ann, bob, table = two_at_a_table(server)
        assert f"{bob.person}: Bob" in admin(capsys, tmp_path, "people", "bo")
        assert "Ann" not in admin(capsys, tmp_path, "people", "bo")
        listed = json.loads(admin(capsys, tmp_path, "tables", ann.person or "", "--json"))
        assert [line["id"] for line in listed] == [table]
        assert f"Bob ({bob.person})" in listed[0]["people"]
        assert "is forgotten" in admin(capsys, tmp_path, "forget", bob.person or "")
        with refused("person/unknown"):
            bob.home()
        seen = ann.enter(table)
        assert seen.state.occupants[1].person is None
    assert "Nothing found" in admin(capsys, tmp_path, "people", "bob")


def test_a_table_is_removed_while_people_sit_there(tmp_path: Path, capsys: Capture) -> None:
    """They are let go, and its finished matches stay until they are removed as well."""
    with server_at(tmp_path) as server:
        ann = server.guest()
        finished, going_on, other = solo(ann), solo(ann), solo(ann)
        play_on(ann, finished)
        for table in (finished, going_on, other):
            ann.enter(table)
        assert "is removed" in admin(capsys, tmp_path, "remove", going_on)
        assert not is_known(server, going_on)
        listen(ann, 0.5)
        play_on(ann, other, 2)  # which goes on as if nothing was
        assert "stay with their players" in admin(capsys, tmp_path, "remove", finished)
        assert not is_known(server, finished)
        assert f"{finished}-1" in admin(capsys, tmp_path, "records", ann.person or "")
        assert "is removed" in admin(capsys, tmp_path, "remove", f"{finished}-1")
        with refused("record/unknown"):
            ann.record(f"{finished}-1")
        assert "treize_errors_total 0.0" in server.fetch("/metrics")
    for name in ("events", "chat", "sitters", "sat", "snapshots"):
        found = in_database(tmp_path, f"SELECT DISTINCT tbl FROM {name}")  # noqa: S608
        assert {str(row[0]) for row in found} <= {other}


def test_without_a_server_it_is_noted_and_done_at_the_start(
    tmp_path: Path, capsys: Capture
) -> None:
    """There is one way of forgetting, and it is the server's."""
    with server_at(tmp_path) as server:
        zoe = server.guest("Zoe")
        table = solo(zoe)
    assert "done when the server starts" in admin(capsys, tmp_path, "forget", zoe.person or "")
    assert "done when the server starts" in admin(capsys, tmp_path, "remove", table)
    with server_at(tmp_path) as server:
        wait_until(lambda: not in_database(tmp_path, "SELECT id FROM people WHERE name = 'Zoe'"))
        wait_until(lambda: not is_known(server, table))
    assert in_database(tmp_path, "SELECT * FROM chores") == []


def test_all_processes_let_a_removed_table_go(postgres: str, capsys: Capture) -> None:
    """Whoever is connected to another one too."""
    with server_at(postgres) as one, server_at(postgres) as other:
        ann, bob = one.guest("Ann"), other.guest("Bob")
        table = ann.create(NewTable(game="drat", seats=2)).id
        ann.enter(table)
        bob.enter(table)
        bob.sit(table)
        assert "is removed" in admin(capsys, postgres, "remove", table)
        for server in (one, other):
            wait_until(lambda server=server: not is_known(server, table))  # type: ignore[misc]
        assert "is forgotten" in admin(capsys, postgres, "forget", bob.person or "")
        with pytest.raises(ConnectionClosed):
            listen(bob, 10)


@pytest.mark.parametrize("arguments", [("forget", "pnobody"), ("remove", "tnothing"), ("remove",)])
def test_what_is_not_there_is_told(
    tmp_path: Path, capsys: Capture, arguments: tuple[str, ...]
) -> None:
    """And a database that this version has not opened yet."""
    with server_at(tmp_path):
        pass
    assert main(["admin", *arguments, "--data", str(tmp_path)]) == 2
    assert "treize admin people" in capsys.readouterr().err
    in_database(tmp_path, "UPDATE server SET value = 5 WHERE name = 'schema'")
    assert main(["admin", *arguments, "--data", str(tmp_path)]) == 2
    assert "older version" in capsys.readouterr().err


# --- What is idle ---


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


@pytest.mark.parametrize(
    "beat",
    [
        "UPDATE server SET value = value - 90000000000 WHERE name = 'beat'",
        "DELETE FROM server WHERE name = 'beat'",  # as in a backup
    ],
)
def test_time_without_a_server_does_not_count(tmp_path: Path, beat: str) -> None:
    """After a long holiday, or with an old backup, everything is still there."""
    with server_at(tmp_path) as server:
        solo(server.guest("Ann"))
    for statement in (
        "UPDATE tables SET visited = visited - 90000000000",
        "UPDATE people SET seen = seen - 90000000000",
        beat,
    ):
        in_database(tmp_path, statement)
    with server_at(tmp_path, table_idle_seconds="0"):
        time.sleep(4)
    assert len(in_database(tmp_path, "SELECT id FROM tables")) == 1
