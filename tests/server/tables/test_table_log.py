"""However an event was decided, it is appended, told and answered; and the table goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from treize.server.clock import now
from treize.server.errors import Denied, StorageFailed
from treize.server.settings import Settings
from treize.server.store.databases import database_at
from treize.server.store.people import Account
from treize.server.store.storage import Storage
from treize.server.tables import events
from treize.server.tables.live_table import LiveTable
from treize.server.transport.server import Server
from treize.server.wire import commands, lobby, updates
from treize.server.wire.fields import By
from treize.server.workers.compile_queue import CompileQueue
from treize.server.workers.jobs import JobFailed, Rank, Urgency


class Listener:
    """Somebody at a table who remembers what was told last."""

    address = ""

    def __init__(self, person: str) -> None:
        self.person: str | None = person
        self.name = person
        self.muted: set[str] = set()
        self.heard: list[Any] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def dismiss(self, table: str) -> None:
        raise AssertionError(f"sent from {table}")


class Scene:
    """A server with a table at which one person plays both seats."""

    def __init__(self, server: Server, table: LiveTable, ann: Account, listener: Listener) -> None:
        self.server, self.table, self.ann, self.listener = server, table, ann, listener

    def move(self) -> commands.Play:
        room = self.table.room
        return commands.Play(
            f"move {room.number}", room.id, room.turn or 0, room.legal[0], room.number
        )

    def submit(self, command: Any) -> asyncio.Future[Any]:
        answered: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.server.commands.submit(
            self.table, self.listener, self.ann, command, answered.set_result
        )
        return answered

    async def do(self, command: Any) -> Any:
        """The answer to a command."""
        return await asyncio.wait_for(self.submit(command), 20)

    async def append(self, event: events.Events) -> None:
        await self.server.table_log.append_and_wait(self.table, lambda: event)


def play(folder: Path, scene: Callable[[Scene], Awaitable[None]]) -> None:
    """Open a server, seat somebody, and begin a match."""

    async def run() -> None:
        storage = Storage(database_at(folder))
        storage.check()
        server = Server(storage, Settings(shuffle_seconds=0), CompileQueue(is_eager=False))
        await server.open()
        try:
            ann, _ = await server.people.introduce("Ann")
            table, _ = await server.directory.create(lobby.NewTable(game="drat", seats=2), ann)
            at = Scene(server, table, ann, Listener(ann.id))
            table.arrive(at.listener)
            assert isinstance(await at.do(commands.Sit("sit", table.id, 1, "Bob")), updates.Ok)
            assert isinstance(await at.do(commands.Start("start", table.id)), updates.Ok)
            while not table.room.is_playing:  # until nobody's part of the luck is waited for
                await asyncio.sleep(0.01)
            await scene(at)
        finally:
            await server.close()

    asyncio.run(run())


def test_a_move_is_told_and_answered(tmp_path: Path) -> None:
    """First everybody hears of it, then whoever played gets the answer; sent again, the same."""

    async def scene(at: Scene) -> None:
        command = at.move()
        answer = await at.do(command)
        assert answer == updates.Ok(command.key, at.table.room.version, None)
        assert at.listener.heard[-1]["happened"][0]["move"] == command.move
        again = await at.do(command)
        assert (again, at.table.room.number) == (answer, 1)

    play(tmp_path, scene)


def test_decisions_are_made_one_after_the_other(tmp_path: Path) -> None:
    """Each on the table as the one before has left it, whoever decides."""

    async def scene(at: Scene) -> None:
        room, order = at.table.room, list[int]()

        def decide(number: int) -> events.Events:
            order.append(room.number)
            by: By = "bot" if number % 2 else "clock"
            return events.Played(at=now(), seat=room.turn or 0, move=room.legal[0], by=by)

        first = at.submit(at.move())
        others = [
            at.server.table_log.append_and_wait(at.table, partial(decide, n)) for n in range(4)
        ]
        stale = at.submit(commands.Play("stale", room.id, 0, room.legal[0], room.number))
        assert order == []
        await asyncio.gather(*others)
        assert order == [1, 2, 3, 4]
        assert isinstance(await first, updates.Ok)
        assert (await stale).code in ("move/stale", "seat/yours")
        assert room.number == 5

    play(tmp_path, scene)


def test_who_no_longer_waits_does_not_hold_up_the_table(tmp_path: Path) -> None:
    """What was to be appended is appended all the same."""

    async def scene(at: Scene) -> None:
        room = at.table.room
        renamed = events.TookName(at=now(), person=at.ann.id, before="Ann", name="Anna")
        waiting = [at.server.table_log.append_and_wait(at.table, lambda: renamed) for _ in range(2)]
        waiting[0].cancel()
        await waiting[1]
        assert (room.seats[0].name, at.table.is_busy) == ("Anna", False)
        assert isinstance(await at.do(at.move()), updates.Ok)

    play(tmp_path, scene)


def test_a_move_that_is_not_legal_leaves_the_table_free(tmp_path: Path) -> None:
    """It is refused at once, and the next is played."""

    async def scene(at: Scene) -> None:
        wrong = commands.Play("wrong", at.table.id, 0, "no move", at.table.room.number)
        assert at.submit(wrong).done()
        assert not at.table.is_busy
        assert isinstance(await at.do(at.move()), updates.Ok)

    play(tmp_path, scene)


def fail(descriptor: int) -> None:
    raise OSError(5, "Input/output error")


def test_a_disk_that_fails_is_the_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is told, and the table goes on once the disk does."""

    async def scene(at: Scene) -> None:
        heard = len(at.listener.heard)
        with monkeypatch.context() as broken:
            broken.setattr("treize.server.store.databases._sync", fail)
            assert isinstance(await at.do(at.move()), StorageFailed)
        assert len(at.listener.heard) == heard
        answer = await at.do(at.move())  # it did get into the log
        assert (answer.version, at.table.room.number) == (at.table.room.version, 1)

    play(tmp_path, scene)


def test_an_end_that_can_not_be_kept_is_told_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is in the log; its record is written when the table is loaded, a rematch later."""

    async def scene(at: Scene) -> None:
        def refuse(match: Any, cursor: Any) -> None:
            raise StorageFailed("server/storage", problem="full")

        with monkeypatch.context() as full:
            full.setattr("treize.server.tables.archive._insert", refuse)
            while at.table.room.is_playing:
                assert isinstance(await at.do(at.move()), updates.Ok)
        assert at.listener.heard[-1]["state"]["phase"] == "over"
        assert not at.table.is_busy
        record = at.table.room.record_id or ""
        assert not await at.server.archive.of_person(at.ann.id, 1)
        await at.do(commands.Rematch("again", at.table.id))
        del at.server.tables[at.table.id]
        await at.server.directory.find(at.table.id)
        assert (await at.server.archive.find(record, None)).summary.record == record

    play(tmp_path, scene)


def test_a_bot_thinks_anew_when_its_turn_comes_back_another_way(tmp_path: Path) -> None:
    """A move, an undo and another move: what it thought about the first is forgotten."""

    async def scene(at: Scene) -> None:
        room, thought = at.table.room, []

        async def choose(level: str, game: str, seed: str, octets: bytes, **how: Any) -> str:
            thought.append(octets)
            if len(thought) == 1:
                await asyncio.sleep(3600)
            return room.legal[0]

        at.server.turns.bots.choose = choose  # type: ignore[method-assign]
        seat = room.turn or 0
        while len(room.legal) < 2:
            await at.do(at.move())
            seat = room.turn or 0
        first, *_, other = room.legal
        stand = commands.Stand("stand", room.id, 1 - seat)
        await at.do(stand)
        number = room.number
        for key, move in (("first", first), ("other", other)):
            command = commands.Play(key, room.id, seat, move, number)
            await at.do(command)
            if key == "first":
                while not thought and room.number == number + 1:
                    await asyncio.sleep(0.01)
                await at.do(commands.Undo("undo", room.id, seat, number))
        for _ in range(500):
            if room.number > number + 1 and room.turn == seat:
                break
            await asyncio.sleep(0.01)
        assert room.number > number + 1
        assert len(set(thought)) == len(thought) >= 2

    play(tmp_path, scene)


def test_a_bot_that_can_not_think_plays_something(tmp_path: Path) -> None:
    """Its process may be gone, and the next one too; the table goes on."""

    async def scene(at: Scene) -> None:
        room = at.table.room

        async def choose(*given: Any, **how: Any) -> str:
            raise JobFailed

        at.server.turns.bots.choose = choose  # type: ignore[method-assign]
        number = room.number
        stand = commands.Stand("stand", room.id, room.turn or 0)
        await at.do(stand)
        for _ in range(500):
            if room.number > number:
                return
            await asyncio.sleep(0.01)
        raise AssertionError("nobody plays")

    play(tmp_path, scene)


def test_a_bot_is_hurried_when_somebody_comes_to_wait_for_it(tmp_path: Path) -> None:
    """At a table without anybody it comes after all others; not any more from then on."""

    async def scene(at: Scene) -> None:
        room, ranks = at.table.room, []

        async def choose(*given: Any, rank: Rank, **how: Any) -> str:
            ranks.append(rank)
            if rank.urgency == Urgency.IDLE:
                await asyncio.sleep(3600)
            return room.legal[0]

        at.server.turns.bots.choose = choose  # type: ignore[method-assign]
        while len(room.legal) < 2:
            await at.do(at.move())
        at.table.depart(at.listener)
        await at.append(events.TookOver(at=now(), seats=[0, 1], level="easy", why="left"))
        while not ranks:
            await asyncio.sleep(0.01)
        number = room.number
        at.table.arrive(at.listener)
        at.server.attendance.welcome(at.table, at.ann.id)
        for _ in range(500):
            if room.number > number:
                break
            await asyncio.sleep(0.01)
        urgencies = Urgency.IDLE, Urgency.TURN
        assert ranks[:2] == [Rank(urgency, at.ann.id, room.id) for urgency in urgencies]
        assert room.number > number

    play(tmp_path, scene)


def test_a_person_waits_for_a_few_hints_at_most(tmp_path: Path) -> None:
    """However many connections ask; what one gives up another may ask for."""

    async def scene(at: Scene) -> None:
        room = at.table.room
        waiting: list[Rank] = []

        async def advise(*given: Any, rank: Rank, **how: Any) -> Any:
            waiting.append(rank)
            await asyncio.sleep(3600)

        at.server.bots.advise = advise  # type: ignore[method-assign]

        def ask() -> asyncio.Task[updates.Advice]:
            hint = commands.Hint("hint", room.id, room.turn or 0)
            return asyncio.create_task(at.server.hints.advise(at.ann, hint))

        for _ in range(2):
            hints = [ask() for _ in range(at.server.settings.hints_per_person)]
            await asyncio.sleep(0.05)
            with pytest.raises(Denied):
                await ask()
            for hint in hints:
                hint.cancel()
            await asyncio.gather(*hints, return_exceptions=True)
        assert set(waiting) == {Rank(Urgency.ASKED, at.ann.id, room.id)}
        assert len(waiting) == 2 * at.server.settings.hints_per_person

    play(tmp_path, scene)


def test_what_must_happen_is_tried_until_the_disk_takes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A seat is given back although the first attempt failed, and the log knows of it already."""

    async def scene(at: Scene) -> None:
        room = at.table.room
        monkeypatch.setattr("treize.server.tables.attendance.RETRY_SECONDS", 0.05)
        at.table.depart(at.listener)
        await at.append(events.TookOver(at=now(), seats=[1], level="easy", why="away"))
        at.table.arrive(at.listener)
        with monkeypatch.context() as broken:
            broken.setattr("treize.server.store.databases._sync", fail)
            at.server.attendance.welcome(at.table, at.ann.id)
            await asyncio.sleep(0.2)
        for _ in range(200):
            if room.seats[1].bot is None:
                return
            await asyncio.sleep(0.02)
        raise AssertionError("the seat was not given back")

    play(tmp_path, scene)
