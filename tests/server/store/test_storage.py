"""The log is the truth, on SQLite and on a real PostgreSQL alike."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

import psycopg
import pytest

from treize.errors import BadUse
from treize.server.errors import StorageFailed
from treize.server.store.databases import BUSY_TIMEOUT, Cursor, database_at, without_secrets
from treize.server.store.event_log import EventLog, Statement
from treize.server.store.people import People
from treize.server.store.schema import STEPS
from treize.server.store.storage import Conflict, Storage
from treize.server.store.tokens import hash_of

Try = Callable[[Storage], Awaitable[None]]
NOBODY = 65534


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(tmp_path) if request.param == "sqlite" else request.getfixturevalue("postgres")


def run(place: str, *tries: Try) -> None:
    """Open the storage for each try, one after the other."""

    async def attempt(one: Try) -> None:
        storage = Storage(database_at(place), place)
        storage.check()
        storage.open()
        try:
            await one(storage)
        finally:
            await storage.close()

    for one in tries:
        asyncio.run(attempt(one))


async def append(storage: Storage, table: str, version: int, body: bytes, *more: Statement) -> None:
    """Append an event, and wait until it is durable."""
    durable: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def then(error: Exception | None) -> None:
        if error is None:
            durable.set_result(None)
        else:
            durable.set_exception(error)

    EventLog(storage).append(table, version, body, more, then)
    await durable


async def read_log(storage: Storage, table: str, after: int = 0) -> list[bytes]:
    return await EventLog(storage).after(table, after)


def test_events_come_back_in_order(place: str) -> None:
    """What was appended is there after the server was closed."""
    table = uuid4().hex

    async def write(storage: Storage) -> None:
        for version in (1, 2, 3):
            await append(storage, table, version, b'{"n":%d}' % version)

    async def read(storage: Storage) -> None:
        assert await read_log(storage, table) == [b'{"n":%d}' % n for n in (1, 2, 3)]
        assert await read_log(storage, table, after=2) == [b'{"n":3}']

    run(place, write, read)


def test_a_number_is_taken_once(place: str) -> None:
    """Of many who append the same number, one succeeds, and only what it keeps is kept."""
    table = uuid4().hex

    async def race(storage: Storage) -> None:
        async def one(number: int) -> bool:
            kept = "INSERT INTO analyses VALUES (?, ?)", (f"{table}{number}", "x")
            try:
                await append(storage, table, 1, b'{"n":%d}' % number, kept)
            except Conflict:
                return False
            return True

        won = await asyncio.gather(*(one(number) for number in range(50)))
        assert sum(won) == 1
        rows = await storage.rows("SELECT record FROM analyses WHERE record LIKE ?", f"{table}%")
        assert rows == [(f"{table}{won.index(True)}",)]

    run(place, race)


def test_many_events_share_a_transaction(place: str) -> None:
    """Group commit: what waits together is written together."""
    table = uuid4().hex

    async def write(storage: Storage) -> None:
        before = storage.transactions
        many = (append(storage, f"{table}{n}", 1, b"{}") for n in range(500))
        await asyncio.gather(*many)
        assert storage.transactions - before < 100

    run(place, write)


def test_a_transaction_that_fails_harms_no_other(place: str) -> None:
    """One statement that the database refuses does not take back its neighbours'."""
    table = uuid4().hex

    async def write(storage: Storage) -> None:
        bad = "INSERT INTO nowhere VALUES (?)", (1,)
        odd = "INSERT INTO analyses VALUES (?, ?)", (table, object())
        results = await asyncio.gather(
            append(storage, f"{table}a", 1, b"{}"),
            append(storage, f"{table}b", 1, b"{}", bad),
            append(storage, f"{table}c", 10**30, b"{}"),
            append(storage, f"{table}d", 1, b"{}", odd),
            append(storage, f"{table}e", 1, b"{}"),
            return_exceptions=True,
        )
        assert [isinstance(result, Exception) for result in results] == [False, *[True] * 3, False]
        assert isinstance(results[1], StorageFailed)
        assert [len(await read_log(storage, f"{table}{n}")) for n in "abcde"] == [1, 0, 0, 0, 1]

    run(place, write)


def test_the_schema_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Data of an older version is kept and goes on; that of a newer one is refused."""
    place = str(tmp_path)

    async def write(storage: Storage) -> None:
        await append(storage, "old", 1, b"{}")
        await storage.execute("ALTER TABLE server RENAME TO house")  # as it was called once

    async def read(storage: Storage) -> None:
        assert await read_log(storage, "old") == [b"{}"]
        await storage.execute("INSERT INTO later VALUES (?)", 1)

    run(place, write)
    more = (*STEPS, "CREATE TABLE later (number BIGINT)")
    monkeypatch.setattr("treize.server.store.schema.STEPS", more)
    run(place, read)
    monkeypatch.undo()
    with pytest.raises(BadUse) as refused:
        Storage(database_at(place)).check()
    assert refused.value.code == "use/schema"


def test_an_answer_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every commit reaches the disk before it is answered, and nothing else waits meanwhile."""
    may_write = threading.Event()
    synced: list[str] = []

    def slow(descriptor: int) -> None:
        synced.append(os.readlink(f"/proc/self/fd/{descriptor}"))
        may_write.wait(10)

    async def look(storage: Storage) -> None:
        monkeypatch.setattr("treize.server.store.databases._sync", slow)
        appended = asyncio.ensure_future(append(storage, "t", 1, b"{}"))
        await asyncio.sleep(0.1)
        assert not appended.done()
        assert synced == [str(tmp_path / "treize.sqlite3-wal")]
        may_write.set()
        await asyncio.wait_for(appended, 10)

    run(str(tmp_path), look)


def test_a_quick_disk_is_waited_for_without_the_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until it is slow once, or fails."""
    waited: list[bool] = []

    def sync(descriptor: int) -> None:
        waited.append(threading.current_thread() is threading.main_thread())
        if len(waited) == 4:
            time.sleep(0.05)

    async def write(storage: Storage) -> None:
        monkeypatch.setattr("treize.server.store.storage.QUICK", 0.04)
        monkeypatch.setattr("treize.server.store.databases._sync", sync)
        for version in range(1, 7):
            await append(storage, "t", version, b"{}")
        assert waited == [False, True, True, True, False, True]
        assert len(await read_log(storage, "t")) == len(waited)

    run(str(tmp_path), write)


def test_a_disk_that_fails_is_believed_again_only_when_all_was_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its refusal is told; what was in the log then goes into the file before anything else."""
    fdatasync = os.fdatasync

    def fail(descriptor: int) -> None:
        raise OSError(5, "Input/output error")

    async def write(storage: Storage) -> None:
        monkeypatch.setattr("treize.server.store.databases._sync", fail)
        with pytest.raises(StorageFailed) as refused:
            await append(storage, "t", 1, b"{}")
        assert "Input/output error" in str(refused.value.data["problem"])
        monkeypatch.setattr("treize.server.store.databases._sync", fdatasync)
        with pytest.raises(Conflict):  # it did happen: whoever asks again takes it in
            await append(storage, "t", 1, b"{}")
        await append(storage, "t", 2, b"{}")
        shutil.copy(tmp_path / "treize.sqlite3", tmp_path / "alone.sqlite3")  # without its log
        with sqlite3.connect(tmp_path / "alone.sqlite3") as alone:
            assert alone.execute("SELECT version FROM events").fetchall() == [(1,)]

    run(str(tmp_path), write)


def test_the_log_of_sqlite_stays_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes into the file now and then, also while there is always more to write."""
    monkeypatch.setattr("treize.server.store.storage.CHECKPOINT", 20)

    async def write(storage: Storage) -> None:
        async def play(table: str) -> None:
            for version in range(1, 101):
                await append(storage, table, version, b"{}")

        await asyncio.gather(*(play(f"t{n}") for n in range(10)))
        assert len(await read_log(storage, "t9")) == 100

        assert (tmp_path / "treize.sqlite3-wal").stat().st_size < 500_000

    run(str(tmp_path), write)


def test_when_nothing_can_be_written_all_are_told_at_once(tmp_path: Path) -> None:
    """Another program holds the file: nobody waits in turn for the same refusal."""

    async def write(storage: Storage) -> None:
        other = sqlite3.connect(tmp_path / "treize.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        begun = time.monotonic()
        waiting = [append(storage, "t", number, b"{}") for number in range(1, 6)]
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert time.monotonic() - begun < 2 * BUSY_TIMEOUT
        assert {type(answer) for answer in answers} == {StorageFailed}
        other.execute("ROLLBACK")
        other.close()
        await append(storage, "t", 1, b"{}")

    run(str(tmp_path), write)


def test_a_question_that_fails_leaves_no_connection_behind(place: str) -> None:
    """However often somebody asks."""

    async def ask(storage: Storage) -> None:
        for _ in range(20):
            with pytest.raises(StorageFailed):
                await storage.rows("SELECT nothing FROM nowhere")
        assert storage._reader.connections == []
        assert await storage.rows("SELECT 1") == [(1,)]

    run(place, ask)


def test_a_second_server_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    """Until the first is closed; neither would hear of the other's events."""

    async def write(storage: Storage) -> None:
        with pytest.raises(BadUse) as refused:
            Storage(database_at(tmp_path)).check()
        assert refused.value.code == "use/twice"

    run(str(tmp_path), write, write)


def test_data_is_for_its_owner_only(tmp_path: Path) -> None:
    """The log knows the seed of a match that is being played."""

    async def write(storage: Storage) -> None:
        await append(storage, "t", 1, b"{}")

    run(str(tmp_path / "new"), write)
    assert (tmp_path / "new").stat().st_mode & 0o077 == 0


def test_many_processes_may_open_a_new_database_at_once(postgres: str) -> None:
    """One brings the schema up to date, the others wait for it."""
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("CREATE DATABASE together")
    place = postgres.replace("/postgres?", "/together?")
    assert place != postgres
    ready = threading.Barrier(6)

    def check() -> None:
        storage = Storage(database_at(place), place)
        ready.wait(20)
        storage.check()
        storage._connection.close()

    with ThreadPoolExecutor(6) as pool:
        for opened in [pool.submit(check) for _ in range(6)]:
            opened.result(60)


@pytest.mark.parametrize(
    "place", ["mysql://u:secret@host/name", "postgresql+psycopg://u:secret@host/x", "dbname=treize"]
)
def test_a_database_we_do_not_know_is_no_folder(place: str) -> None:
    """It is refused, and its password is not shown."""
    with pytest.raises(BadUse) as refused:
        database_at(place)
    assert refused.value.code == "use/database"
    assert "secret" not in str(refused.value)


def test_a_password_is_not_shown() -> None:
    """Wherever it stands in an address."""
    for place in ("postgresql://u:secret@host/name", "postgresql://host/name?password=secret"):
        assert "secret" not in without_secrets(place)


def test_a_file_that_is_no_database_is_refused_in_one_line(tmp_path: Path) -> None:
    """Not by a traceback, and nothing is written into it."""
    file = tmp_path / "treize.sqlite3"
    file.write_bytes(b"something else, and long enough to be looked at" * 100)
    with pytest.raises(BadUse) as refused:
        Storage(database_at(tmp_path), str(tmp_path)).check()
    assert refused.value.code == "use/data"
    assert "\n" not in str(refused.value)
    assert file.read_bytes().startswith(b"something else")


def test_a_folder_that_may_only_be_read_is_refused_in_one_line() -> None:
    """By somebody who may not write there; the matches in it stay, and are there again later."""

    async def write(storage: Storage) -> None:
        await append(storage, "t", 1, b"{}")

    async def read(storage: Storage) -> None:
        assert await read_log(storage, "t") == [b"{}"]

    with TemporaryDirectory() as folder:
        run(folder, write)
        Path(folder, "treize.sqlite3").chmod(0o444)
        Path(folder).chmod(0o555)
        user = os.geteuid()
        try:
            if user == 0:
                os.seteuid(NOBODY)  # the superuser may write anywhere
            with pytest.raises(BadUse) as refused:
                Storage(database_at(folder), folder).check()
        finally:
            os.seteuid(user)
            Path(folder).chmod(0o755)
        assert refused.value.code == "use/data"
        assert "\n" not in str(refused.value)
        Path(folder, "treize.sqlite3").chmod(0o644)
        run(folder, read)


def test_a_full_disk_is_told_and_harms_nothing(tmp_path: Path) -> None:
    """An append that does not fit is refused, and the next one that fits goes on."""

    async def fill(storage: Storage) -> None:
        await append(storage, "t", 1, b"{}")

        def bound(cursor: Cursor) -> None:
            cursor.execute("PRAGMA page_count")
            cursor.execute(f"PRAGMA max_page_count = {cursor.fetchall()[0][0]}")

        def unbound(cursor: Cursor) -> None:
            cursor.execute("PRAGMA max_page_count = 1000000")

        await storage.write_and_wait(bound)
        with pytest.raises(StorageFailed) as refused:
            await append(storage, "t", 2, b'"%b"' % (b"x" * 100_000))
        assert refused.value.code == "server/storage"
        await storage.write_and_wait(unbound)
        await append(storage, "t", 2, b"{}")
        assert len(await read_log(storage, "t")) == 2

    run(str(tmp_path), fill)
    with sqlite3.connect(tmp_path / "treize.sqlite3") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_people_of_an_older_database_stay_and_may_choose_a_look(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who introduced themselves before there were looks has none chosen, and keeps the token."""
    old = uuid4().hex

    async def introduce(storage: Storage) -> None:
        row = (old, "Ann", hash_of(old), 1)
        await storage.execute("INSERT INTO people VALUES (?, ?, ?, ?)", *row)

    async def choose(storage: Storage) -> None:
        ann = await People(storage).who(old)
        assert (ann.name, ann.animal, ann.colour) == ("Ann", None, None)
        await People(storage).change_look(ann, "owl", "plum")
        ann = await People(storage).who(old)
        assert (ann.animal, ann.colour) == ("owl", "plum")

    if "://" in place:  # a database of its own, for the others are up to date
        with psycopg.connect(place, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE old{old}")
        place = place.replace("/postgres?", f"/old{old}?")
    monkeypatch.setattr("treize.server.store.schema.STEPS", STEPS[:2])
    run(place, introduce)
    monkeypatch.undo()
    run(place, choose)
