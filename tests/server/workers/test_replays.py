"""Finished matches again: in parts, from any moment on, made once by workers."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

from servers import RunningServer, play_on, refused, solo

from treize.server.client import Client
from treize.server.wire import lobby
from treize.server.workers.replays import Cache


def finished(client: Client) -> str:
    """The address of a match that was just played."""
    table = solo(client, options={"tokens": 3})
    play_on(client, table)
    return f"/api/records/{client.seen[table].state.record}"


def test_the_parts_of_a_replay_are_those_of_the_whole(server: RunningServer) -> None:
    """From whatever moment on, asked for once or again."""
    ann = server.guest()
    path = finished(ann)
    whole = ann._ask(f"{path}/replay?eyes=1", lobby.Replay)
    assert [frame.number for frame in whole.frames] == list(range(whole.last + 1))
    assert any(frame.scoring for frame in whole.frames)
    for first in (0, 1, 2, whole.last // 2, whole.last, whole.last + 1):
        for _ in range(2):
            part = ann._ask(f"{path}/replay?eyes=1&first={first}&count=3", lobby.Replay)
            assert part.frames == whole.frames[first : first + 3]
            assert (part.first, part.last, part.options) == (first, whole.last, whole.options)


def test_a_replay_tells_each_which_seats_were_theirs(server: RunningServer) -> None:
    """Though it was made for another."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    path = finished(ann)
    assert ann._ask(f"{path}/replay", lobby.Replay).summary.yours == [0]
    assert bob._ask(f"{path}/replay", lobby.Replay).summary.yours == []


def test_an_analysis_that_fails_is_told_and_not_begun_by_asking(tmp_path: Path) -> None:
    """Only who wishes it tries again, and if nothing is in the way it succeeds."""
    server = RunningServer(tmp_path / "data").open(tmp_path / "log")
    try:
        ann = server.guest()
        path = finished(ann)
        change(server, '"moves":[', '"moves":["+9",')
        with refused("analysis/failed"):
            wait_for_analysis(ann, path)
        for _ in range(5):
            with refused("analysis/failed"):
                ann._ask(f"{path}/analysis", lobby.Analysis)
        assert failures(tmp_path / "log") == 1
        ann._ask(f"{path}/analysis", lobby.Analysis, {})
        with refused("analysis/failed"):
            wait_for_analysis(ann, path)
        assert failures(tmp_path / "log") == 2
        change(server, '"moves":["+9",', '"moves":[')
        ann._ask(f"{path}/analysis", lobby.Analysis, {})
        wait_for_analysis(ann, path)
    finally:
        server.close()


def change(server: RunningServer, before: str, after: str) -> None:
    """Change what is written of all finished matches."""
    with sqlite3.connect(Path(server.data) / "treize.sqlite3") as connection:
        connection.execute("UPDATE records SET body = replace(body, ?, ?)", (before, after))


def wait_for_analysis(client: Client, path: str) -> None:
    end = time.monotonic() + 60
    while (found := client._ask(f"{path}/analysis", lobby.Analysis)).done < found.total:
        assert time.monotonic() < end
        time.sleep(0.1)


def failures(log: Path) -> int:
    return log.read_text(encoding="utf-8").count('"message":"analysis failed"')


def test_what_was_used_longest_ago_is_forgotten_first() -> None:
    """And never more is kept than there is room for."""
    cache = Cache(10)
    cache.keep("a", b"aaaa")
    cache.keep("b", b"bbbb")
    assert cache.find("a") == b"aaaa"
    cache.keep("c", b"cccc")
    assert [cache.find(key) for key in "abc"] == [b"aaaa", None, b"cccc"]
    cache.keep("huge", bytes(11))
    cache.keep("d", b"dddd")
    assert [cache.find(key) for key in ("huge", "d")] == [None, b"dddd"]
