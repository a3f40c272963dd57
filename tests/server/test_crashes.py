"""Killed at any moment the server loses nothing that it has acknowledged."""

from __future__ import annotations

import resource
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from crashes import crash, log_of
from servers import RunningServer, play_on, server_at, solo

from treize.server.client import Client, Refusal
from treize.server.tables import events
from treize.server.wire.commands import Ping
from treize.server.wire.fields import Clock
from treize.server.wire.lobby import NewTable


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """Twenty times, under load; `make soak` does it two hundred times."""
    found = crash(20, tmp_path, seed=1)
    assert found["acknowledged"] > 50


def test_a_bank_stands_still_while_all_are_away_and_the_server_is_killed(tmp_path: Path) -> None:
    """What was thought is taken from it, the increment comes back, and no other time."""
    server = RunningServer(tmp_path).open()
    ann = server.guest()
    table = ann.create(NewTable(game="drat", seats=2, clock=Clock("bank", 100, 7))).id
    ann.enter(table)
    ann.sit(table, 1, "Zoé")
    ann.start(table)
    seen = next(iter(ann.turns(table)))
    mover, begun = seen.state.turn or 0, time.time()
    ann.play(seen, seen.turn.legal[0])  # type: ignore[union-attr]
    ann.close()
    time.sleep(1.0)
    server.kill()
    time.sleep(1.0)
    server.open()
    try:
        back = Client(server.url, token=ann.token)
        clocks = back.enter(table).state.clocks
        assert clocks is not None
        limit = 1000 * (time.time() - begun) - 2000
        assert 100_000 < clocks.left[mover] <= 107_000
        assert 207_000 - limit < sum(clocks.left) <= 207_000
        back.do(Ping("p"))  # all that entering led to is done
        kinds = [type(event) for event in log_of(server, table)]
        assert kinds[-2:] == [events.Stopped, events.WentOn]
    finally:
        server.close()


def test_a_server_stops_gracefully(tmp_path: Path) -> None:
    """Asked to stop it says goodbye and ends by itself."""
    server = RunningServer(tmp_path).open()
    ann = server.guest()
    assert server.close() in (0, -15)
    from treize.server.wire.updates import Closing

    assert isinstance(ann._receive(5), Closing)


def test_a_folder_that_can_not_be_written_is_refused_in_one_line(tmp_path: Path) -> None:
    """With what to do about it, and no traceback."""
    (tmp_path / "file").write_text("no folder")
    for place in (tmp_path / "file" / "data", Path("/proc/treize")):
        done = subprocess.run(
            [sys.executable, "-m", "treize", "serve", "--port", "0", "--data", str(place)],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 2
        assert done.stderr.startswith("treize: ")
        assert done.stderr.count("\n") == 1


def test_a_full_disk_stops_moves_and_loses_none(tmp_path: Path) -> None:
    """No file may grow: a move is refused in a sentence; when there is room again all play on."""
    with server_at(tmp_path) as server:
        ann = server.guest()
        table = solo(ann)
        played = play_on(ann, table, 5)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, 1 << 40))
        seen = next(iter(ann.turns(table)))
        assert seen.turn is not None
        for _ in range(3):
            with pytest.raises(Refusal) as refused:
                ann.play(seen, seen.turn.legal[0])
            assert refused.value.code == "server/storage"
        with pytest.raises(Refusal):
            server.guest("Bob")
        assert ann.server().name == "treize"  # what needs no writing goes on
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1 << 40, 1 << 40))
        assert play_on(ann, table, 5) == 5
        number = ann.seen[table].state.number
        server.kill()
        server.open()
        ann.reconnect()
        assert ann.seen[table].state.number >= number > 2 * played
    with sqlite3.connect(tmp_path / "treize.sqlite3") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
