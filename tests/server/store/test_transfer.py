"""Backups, restores and moves: all that a server keeps, in one kind of database or the other."""

from __future__ import annotations

import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from servers import play_on, server_at, solo

from treize.errors import BadUse
from treize.server.client import Client
from treize.server.store import transfer
from treize.server.store.databases import Sqlite


def quietly(done: int, total: int) -> None:
    """Nobody looks at the bar."""
    assert 0 < done <= total


@pytest.fixture
def empty(postgres: str) -> str:
    """A new database on the PostgreSQL of the tests."""
    name = f"moved_{secrets.token_hex(4)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    before, _, after = postgres.partition("?")
    return f"{before.rpartition('/')[0]}/{name}?{after}"


def test_everything_moves_to_postgresql_and_back(tmp_path: Path, empty: str) -> None:
    """A finished match and one that is being played are there, and go on, after each step."""
    here, file, back = tmp_path / "here", tmp_path / "backup.sqlite3", tmp_path / "back"
    with server_at(here) as server:
        ann = server.guest()
        finished, going_on = solo(ann), solo(ann)
        play_on(ann, finished)
        play_on(ann, going_on, 3)
        version = ann.seen[going_on].version
        copied = transfer.back_up(str(here), file, quietly)  # while the server is open
        token = ann.token
    assert copied.records == 1
    with pytest.raises(BadUse, match="already exists"):
        transfer.back_up(str(here), file, quietly)
    assert file.stat().st_mode & 0o077 == 0
    assert not file.with_name("backup.sqlite3.new").exists()

    assert transfer.restore(file, empty, quietly) == copied
    with pytest.raises(BadUse, match="already in use"):
        transfer.restore(file, empty, quietly)
    assert transfer.move(empty, str(back), quietly) == copied
    with server_at(back) as server:
        ann = Client(server.url, token=token)
        ann.enter(going_on)
        assert ann.seen[going_on].version == version
        play_on(ann, going_on, 2)


def test_nothing_is_moved_away_from_under_a_server(tmp_path: Path, empty: str) -> None:
    """Not from a folder, not from a database."""
    with server_at(tmp_path / "open"), pytest.raises(BadUse, match="already running"):
        transfer.move(str(tmp_path / "open"), str(tmp_path / "new"), quietly)
    with server_at(empty), pytest.raises(BadUse, match="stop it first"):
        transfer.move(empty, str(tmp_path / "new"), quietly)


def test_a_copy_that_differs_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that loses a row is found out, and the target stays empty."""
    with server_at(tmp_path / "here") as server:
        server.guest()
    honest = Sqlite.stream

    def forgetful(self: Sqlite, connection: sqlite3.Connection, statement: str) -> object:
        rows = list(honest(self, connection, statement))
        is_read_back = "new" in str(self.file)
        return iter(rows[1:] if is_read_back and "people" in statement else rows)

    monkeypatch.setattr(Sqlite, "stream", forgetful)
    with pytest.raises(BadUse, match="people"):
        transfer.move(str(tmp_path / "here"), str(tmp_path / "new"), quietly)
    with closing(sqlite3.connect(tmp_path / "new/treize.sqlite3")) as connection:
        assert not connection.execute("SELECT name FROM sqlite_master").fetchall()


def test_whatever_is_written_is_for_its_owner_alone(tmp_path: Path) -> None:
    """As the server's own files are: backup, restored folder, new place."""
    with server_at(tmp_path / "here") as server:
        server.guest()
    for folder in ("restored", "moved"):  # which were there before, and are for all
        (tmp_path / folder).mkdir(0o755)
    transfer.back_up(str(tmp_path / "here"), tmp_path / "file", quietly)
    transfer.restore(tmp_path / "file", str(tmp_path / "restored"), quietly)
    transfer.move(str(tmp_path / "here"), str(tmp_path / "moved"), quietly)
    files = [file for file in tmp_path.rglob("*") if file.is_file()]
    assert len(files) >= 7
    assert not [file for file in files if file.stat().st_mode & 0o077]


def test_where_there_is_nothing_one_is_told(tmp_path: Path) -> None:
    """No folder is made for a source that is not there."""
    with pytest.raises(BadUse, match="no server’s data"):
        transfer.back_up(str(tmp_path / "nowhere"), tmp_path / "file", quietly)
    assert not (tmp_path / "nowhere").exists()
