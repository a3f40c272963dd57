"""A move is carried out without a task of its own; whatever happens, the table goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from treize.server import events
from treize.server.databases import database_at
from treize.server.decisions import Denied
from treize.server.desk import Desk, Lock
from treize.server.house import House
from treize.server.jobs import JobFailed, Rank, Urgency
from treize.server.people import Known, now
from treize.server.settings import Settings
from treize.server.storage import Storage, StorageFailed
from treize.server.warm import Kitchen
from treize.server.wire import commands, lobby, updates


class Listener:
    """Somebody at a table who remembers what was told last."""

    def __init__(self, person: str) -> None:
        self.person: str | None = person
        self.muted: set[str] = set()
        self.heard: list[Any] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))


class Scene:
    """A house with a table at which one person plays both seats."""

    def __init__(self, house: House, desk: Desk, ann: Known, listener: Listener) -> None:
        self.house, self.desk, self.ann, self.listener = house, desk, ann, listener

    def move(self) -> commands.Play:
        room = self.desk.room
        key = f"move {room.number}"
        return commands.Play(key, room.id, room.turn or 0, next(iter(room.outlook)), room.number)

    async def play(self, command: commands.Play) -> Any:
        """The answer to a move."""
        answered: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        assert self.house.play(self.listener, self.ann, command, answered.set_result)
        return await asyncio.wait_for(answered, 20)


def play(folder: Path, scene: Callable[[Scene], Awaitable[None]]) -> None:
    """Open a house, seat somebody, and begin a match."""

    async def run() -> None:
        storage = Storage(database_at(folder))
        storage.check()
        house = House(storage, Settings(), Kitchen(is_eager=False))
        await house.open()
        try:
            ann, _ = await house.people.introduce("Ann")
            desk, _ = await house.tables.create(lobby.NewTable(game="drat", seats=2), ann)
            listener = Listener(ann.id)
            desk.arrive(listener)
            for seat in (0, 1):
                if desk.room.places[seat].is_free:
                    await house.act(listener, ann, commands.Sit(f"sit {seat}", desk.room.id, seat))
            await house.act(listener, ann, commands.Start("start", desk.room.id))
            await scene(Scene(house, desk, ann, listener))
        finally:
            await house.close()

    asyncio.run(run())


def test_a_move_is_told_and_answered(tmp_path: Path) -> None:
    """First everybody hears of it, then whoever played gets the answer."""

    async def scene(at: Scene) -> None:
        command = at.move()
        answer = await at.play(command)
        assert answer == updates.Ok(command.key, at.desk.room.version, None)
        assert at.listener.heard[-1]["happened"][0]["move"] == command.move
        assert not at.house.play(at.listener, at.ann, command, print)  # `act` knows it is done
        again = await at.house.act(at.listener, at.ann, command)
        assert (again, at.desk.room.number) == (answer, 1)

    play(tmp_path, scene)


def test_a_move_does_not_overtake(tmp_path: Path) -> None:
    """While something else happens at the table a move is left to those who wait."""

    async def scene(at: Scene) -> None:
        async with at.desk.lock:
            assert not at.house.play(at.listener, at.ann, at.move(), print)
            waiting = asyncio.create_task(at.house.act(at.listener, at.ann, at.move()))
            await asyncio.sleep(0)
        assert not at.house.play(at.listener, at.ann, at.move(), print)  # it was handed over
        assert (await waiting).version == at.desk.room.version
        await at.play(at.move())
        assert at.desk.room.number == 2

    play(tmp_path, scene)


def test_a_move_that_is_not_legal_leaves_the_table_free(tmp_path: Path) -> None:
    """It is refused at once, and the next is played."""

    async def scene(at: Scene) -> None:
        wrong = commands.Play("wrong", at.desk.room.id, 0, "no move", at.desk.room.number)
        with pytest.raises(Exception, match="move"):
            at.house.play(at.listener, at.ann, wrong, print)
        await at.play(at.move())

    play(tmp_path, scene)


def test_a_disk_that_fails_is_the_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is told, and the table goes on once the disk does."""

    def fail(descriptor: int) -> None:
        raise OSError(5, "Input/output error")

    async def scene(at: Scene) -> None:
        heard = len(at.listener.heard)
        with monkeypatch.context() as broken:
            broken.setattr("treize.server.databases._sync", fail)
            assert isinstance(await at.play(at.move()), StorageFailed)
        assert len(at.listener.heard) == heard
        command = at.move()
        answer = await at.house.act(at.listener, at.ann, command)  # it did get into the log
        assert (answer.version, at.desk.room.number) == (at.desk.room.version, 1)

    play(tmp_path, scene)


def test_an_end_that_can_not_be_kept_is_told_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is in the log; its record is written when the table is loaded, a rematch later."""

    async def scene(at: Scene) -> None:
        async def fail(room: Any) -> None:
            raise StorageFailed("house/storage", problem="full")

        with monkeypatch.context() as full:
            full.setattr(at.house.records, "keep", fail)
            while at.desk.room.is_playing:
                assert isinstance(await at.play(at.move()), updates.Ok)
        assert at.listener.heard[-1]["state"]["phase"] == "over"
        assert not at.desk.lock.is_taken
        record = at.desk.room.record_id or ""
        assert not await at.house.records.of(at.ann.id, 1)
        await at.house.act(at.listener, at.ann, commands.Rematch("again", at.desk.room.id))
        del at.house.desks[at.desk.room.id]
        await at.house.tables.find(at.desk.room.id)
        assert (await at.house.records.find(record, None)).line.record == record

    play(tmp_path, scene)


def test_a_lock_is_handed_on_in_order() -> None:
    """To whoever has waited longest and still waits; also past somebody who leaves right then."""

    async def run() -> list[int]:
        lock, order = Lock(), []

        async def wait(number: int) -> None:
            async with lock:
                order.append(number)

        assert lock.take()
        assert not lock.take()
        tasks = [asyncio.create_task(wait(number)) for number in range(5)]
        await asyncio.sleep(0)
        tasks[0].cancel()  # before it is handed over
        await asyncio.sleep(0)
        lock.release()  # to 1, who leaves before it hears of it
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not lock.is_taken
        return order

    assert asyncio.run(run()) == [2, 3, 4]


def test_a_bot_thinks_anew_when_its_turn_comes_back_another_way(tmp_path: Path) -> None:
    """A move, an undo and another move: what it thought about the first is forgotten."""

    async def scene(at: Scene) -> None:
        room, thought = at.desk.room, []

        async def choose(level: str, game: str, seed: str, octets: bytes, **how: Any) -> str:
            thought.append(octets)
            if len(thought) == 1:
                await asyncio.sleep(3600)
            return next(iter(room.outlook))

        at.house.thinkers.choose = choose  # type: ignore[method-assign]
        seat = room.turn or 0
        while len(room.outlook) < 2:
            await at.play(at.move())
            seat = room.turn or 0
        first, *_, other = room.outlook
        stand = commands.Stand("stand", room.id, 1 - seat)
        await at.house.act(at.listener, at.ann, stand)
        number = room.number
        for key, move in (("first", first), ("other", other)):
            command = commands.Play(key, room.id, seat, move, number)
            await at.house.act(at.listener, at.ann, command)
            if key == "first":
                while not thought and room.number == number + 1:
                    await asyncio.sleep(0.01)
                await at.house.act(
                    at.listener, at.ann, commands.Undo("undo", room.id, seat, number)
                )
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
        room = at.desk.room

        async def choose(*given: Any, **how: Any) -> str:
            raise JobFailed

        at.house.thinkers.choose = choose  # type: ignore[method-assign]
        number = room.number
        stand = commands.Stand("stand", room.id, room.turn or 0)
        await at.house.act(at.listener, at.ann, stand)
        for _ in range(500):
            if room.number > number:
                return
            await asyncio.sleep(0.01)
        raise AssertionError("nobody plays")

    play(tmp_path, scene)


def test_a_bot_is_hurried_when_somebody_comes_to_wait_for_it(tmp_path: Path) -> None:
    """At a table without anybody it comes after all others; not any more from then on."""

    async def scene(at: Scene) -> None:
        room, ranks = at.desk.room, []

        async def choose(*given: Any, rank: Rank, **how: Any) -> str:
            ranks.append(rank)
            if rank.urgency == Urgency.IDLE:
                await asyncio.sleep(3600)
            return next(iter(room.outlook))

        at.house.thinkers.choose = choose  # type: ignore[method-assign]
        while len(room.outlook) < 2:
            await at.play(at.move())
        at.desk.depart(at.listener)
        async with at.desk.lock:
            taken = events.TookOver(at=now(), seats=[0, 1], level="easy", why="left")
            await at.house.append(at.desk, taken)
        while not ranks:
            await asyncio.sleep(0.01)
        number = room.number
        at.desk.arrive(at.listener)
        at.house.door.welcome(at.desk, at.ann.id)
        for _ in range(500):
            if room.number > number:
                break
            await asyncio.sleep(0.01)
        assert ranks[:2] == [Rank(Urgency.IDLE, at.ann.id), Rank(Urgency.TURN, at.ann.id)]
        assert room.number > number

    play(tmp_path, scene)


def test_a_person_waits_for_a_few_hints_at_most(tmp_path: Path) -> None:
    """However many connections ask; what one gives up another may ask for."""

    async def scene(at: Scene) -> None:
        room = at.desk.room
        waiting: list[Rank] = []

        async def advise(*given: Any, rank: Rank, **how: Any) -> Any:
            waiting.append(rank)
            await asyncio.sleep(3600)

        at.house.thinkers.advise = advise  # type: ignore[method-assign]

        def ask() -> asyncio.Task[updates.Advice]:
            hint = commands.Hint("hint", room.id, room.turn or 0)
            return asyncio.create_task(at.house.turns.hint(at.ann, hint))

        for _ in range(2):
            hints = [ask() for _ in range(at.house.settings.hints)]
            await asyncio.sleep(0.05)
            with pytest.raises(Denied):
                await ask()
            for hint in hints:
                hint.cancel()
            await asyncio.gather(*hints, return_exceptions=True)
        assert set(waiting) == {Rank(Urgency.ASKED, at.ann.id)}
        assert len(waiting) == 2 * at.house.settings.hints

    play(tmp_path, scene)


def test_what_must_happen_is_tried_until_the_disk_takes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A seat is given back although the first attempt failed, and the log knows of it already."""

    def fail(descriptor: int) -> None:
        raise OSError(5, "Input/output error")

    async def scene(at: Scene) -> None:
        room = at.desk.room
        monkeypatch.setattr("treize.server.house.AGAIN", 0.05)
        taken = events.TookOver(at=now(), seats=[1], level="easy", why="away")
        async with at.desk.lock:
            await at.house.append(at.desk, taken)
        with monkeypatch.context() as broken:
            broken.setattr("treize.server.databases._sync", fail)
            at.house.door.welcome(at.desk, at.ann.id)
            await asyncio.sleep(0.2)
        for _ in range(200):
            if room.places[1].bot is None:
                return
            await asyncio.sleep(0.02)
        raise AssertionError("the seat was not given back")

    play(tmp_path, scene)
