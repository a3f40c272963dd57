"""Workers are few, and stay so; whoever asks for much waits for it, and nobody else does."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import strain
import uvloop
from servers import server_at

from treize.bots import bot
from treize.match import Match
from treize.server.errors import Denied
from treize.server.workers import bot_workers, jobs, pool
from treize.server.workers.bot_workers import BotWorkers
from treize.server.workers.jobs import Job, JobFailed, JobQueue, Quota, Rank, Urgency
from treize.server.workers.pool import Pool

TURN, ASKED, IDLE = Urgency
ENDLESS = 10**9  # simulations that nobody waits for


# --- The queue ---


def wait_in(queue: JobQueue, owner: str, urgency: Urgency = ASKED) -> Job:
    result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    job = Job("choose", (), Rank(urgency, owner, "t1"), result)
    queue.put(job)
    return job


async def take(queue: JobQueue, least: Urgency = IDLE) -> Job:
    return await asyncio.wait_for(queue.get(least), 5)


def test_what_people_wait_for_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then what was asked for, then tables without anybody."""
    monkeypatch.setattr(jobs, "STARVATION_GUARD", 1000)

    async def run() -> None:
        queue = JobQueue()
        idle, asked, turn = (wait_in(queue, "Ann", urgency) for urgency in (IDLE, ASKED, TURN))
        assert [await take(queue) for _ in range(3)] == [turn, asked, idle]

    asyncio.run(run())


def test_everybody_has_a_share() -> None:
    """However many jobs somebody has, another's first is the next."""

    async def run() -> None:
        queue = JobQueue()
        greedy = [wait_in(queue, "Eve") for _ in range(50)]
        assert [await take(queue) for _ in range(3)] == greedy[:3]
        first, second = wait_in(queue, "Ann"), wait_in(queue, "Ann")
        assert [await take(queue) for _ in range(4)] == [first, greedy[3], second, greedy[4]]

    asyncio.run(run())


def test_nothing_waits_for_ever() -> None:
    """Though somebody always waits at a table, now and then another job is done."""

    async def run() -> None:
        queue = JobQueue()
        idle = wait_in(queue, "Ann", IDLE)
        for taken in range(2 * jobs.STARVATION_GUARD):
            wait_in(queue, "Bob", TURN)
            if await take(queue) is idle:
                assert taken > jobs.STARVATION_GUARD // 2
                return
        raise AssertionError("it was never taken")

    asyncio.run(run())


def test_a_worker_for_people_takes_nothing_else() -> None:
    """It is free when the next person waits, and is asked before the others."""

    async def run() -> None:
        queue = JobQueue()
        anything = asyncio.create_task(take(queue))
        people = asyncio.create_task(take(queue, TURN))
        await asyncio.sleep(0.05)
        turn, hint = wait_in(queue, "Ann", TURN), wait_in(queue, "Ann")
        assert (await people, await anything) == (turn, hint)
        wait_in(queue, "Ann")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(queue.get(TURN), 0.05)
        assert len(queue) == 1

    asyncio.run(run())


def test_what_nobody_waits_for_any_more_is_not_done() -> None:
    """Who asked has left, or the table has changed."""

    async def run() -> None:
        queue = JobQueue()
        first, second = wait_in(queue, "Ann"), wait_in(queue, "Ann")
        first.result.cancel()
        assert len(queue) == 1
        assert await take(queue) is second

    asyncio.run(run())


def test_nobody_waits_for_more_than_a_share() -> None:
    """Refused at once; and all together neither."""
    share = Quota(each=2, most=3)
    with share.hold("Ann"), share.hold("Ann"):
        with pytest.raises(Denied), share.hold("Ann"):
            pass
        with share.hold("Bob"), pytest.raises(Denied), share.hold("Cat"):
            pass
    with share.hold("Ann"), share.hold("Ann"), share.hold("Cat"):
        pass


# --- The workers ---


def with_pool(scene: Callable[[Pool], Awaitable[None]], number: int = 2) -> None:
    async def run() -> None:
        workers = Pool(number)
        workers.open()
        try:
            await asyncio.wait_for(scene(workers), 120)
        finally:
            await workers.close()
            assert strain.workers_of(os.getpid()) == []

    uvloop.run(run())


def think(workers: Pool, simulations: int = 20, urgency: Urgency = TURN) -> asyncio.Task[Any]:
    match = Match("drat", seats=3, seed=13)
    octets = bytes(match.observe(match.turn))
    run = workers.run(
        "advise", "drat", "seed", octets, simulations, rank=Rank(urgency, "Ann", "t1")
    )
    return asyncio.create_task(run)


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.02)


def kill_all() -> None:
    for worker in strain.workers_of(os.getpid()):
        os.kill(worker, signal.SIGKILL)


def test_a_killed_worker_is_replaced_by_one() -> None:
    """Whether it worked or waited; what it worked at is done by another."""

    async def scene(workers: Pool) -> None:
        await until(lambda: workers.ready == 2)
        for is_busy in (False, True):
            running = strain.workers_of(os.getpid())
            waiting = [think(workers, 2_000) for _ in range(20 * is_busy)]
            await asyncio.sleep(0.1)
            os.kill(running[0], signal.SIGKILL)
            await until(lambda: workers.ready < 2)
            await asyncio.gather(*waiting, think(workers))
            await until(lambda: workers.ready == 2)
            assert len(strain.workers_of(os.getpid())) == 2
        assert workers.lost == 2

    with_pool(scene)


def test_a_job_that_kills_its_workers_is_given_up() -> None:
    """After the second; the next job is done."""

    async def scene(workers: Pool) -> None:
        deadly = think(workers, ENDLESS)
        for _ in range(pool.ATTEMPTS):
            await until(lambda: workers.ready == 1 and workers.waiting == 0)
            kill_all()
            await until(lambda: workers.ready == 0)
        harmless = think(workers)
        with pytest.raises(JobFailed):
            await deadly
        await harmless
        assert workers.lost == pool.ATTEMPTS

    with_pool(scene, number=1)


def test_a_job_that_does_not_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its worker is replaced, and the jobs behind it are done."""
    monkeypatch.setattr(pool, "JOB_TIMEOUT", 3.0)

    async def scene(workers: Pool) -> None:
        endless, harmless = think(workers, ENDLESS), think(workers)
        with pytest.raises(JobFailed):
            await endless
        await harmless

    with_pool(scene, number=1)


def test_what_can_not_be_done_fails_and_the_worker_stays() -> None:
    """An error is the job's own."""

    async def scene(workers: Pool) -> None:
        with pytest.raises(JobFailed, match="KeyError"):
            await workers.run("sing", rank=Rank(TURN, "Ann", "t1"))
        await think(workers)
        assert workers.lost == 0

    with_pool(scene, number=1)


def test_if_no_worker_can_be_started_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asked is told, so that a bot plays something."""
    monkeypatch.setattr("sys.executable", "/bin/false")

    async def scene(workers: Pool) -> None:
        with pytest.raises(JobFailed):
            await think(workers)

    with_pool(scene)


def test_workers_end_at_once_whatever_they_do() -> None:
    """Nobody waits for what a server that closes has begun."""

    async def scene(workers: Pool) -> None:
        endless = [think(workers, ENDLESS) for _ in range(5)]
        await until(lambda: workers.waiting == 3)
        begun = time.monotonic()
        await workers.close()
        assert time.monotonic() - begun < 5
        found = await asyncio.gather(*endless, return_exceptions=True)
        assert {type(one) for one in found} == {asyncio.CancelledError}

    with_pool(scene)


def test_a_worker_leaves_it_to_the_server_when_to_end() -> None:
    """Ctrl+C and systemd tell all processes to stop; what a move waits for is still done."""

    async def scene(workers: Pool) -> None:
        await until(lambda: workers.ready == 1)
        for sign in (signal.SIGINT, signal.SIGTERM):
            os.kill(strain.workers_of(os.getpid())[0], sign)
            await think(workers)
        assert workers.lost == 0

    with_pool(scene, number=1)


def test_what_is_not_compiled_yet_is_thought_plainly_while_it_must(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In one worker more, which ends when nobody needs it any more."""
    monkeypatch.setattr(bot_workers, "IDLE_SECONDS", -1.0)  # at once: uvloop counts in ms

    async def scene(workers: Pool) -> None:
        await until(lambda: workers.ready == 1)
        bots = BotWorkers(workers, is_compiled=lambda game: False)
        match = Match("drat", seats=3, seed=13)
        seen, rank = bytes(match.observe(match.turn)), Rank(TURN, "Ann", "t1")
        move = await bots.choose("expert", "drat", "x", seen, rank=rank)
        assert move in match.legal()
        for seed in "abcdefgh":  # a beginner need not play any other way
            move = await bots.choose("beginner", "drat", seed, seen, rank=rank)
            assert move == bot("beginner", "drat", seed).choose(match.observe(match.turn))
        assert len(strain.workers_of(os.getpid())) == 2
        await bots.close_if_idle()
        assert len(strain.workers_of(os.getpid())) == 1

    with_pool(scene, number=1)


def test_workers_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    """They hear that nobody is there any more."""
    with server_at(tmp_path, compile_at_start="true") as server:
        end = time.monotonic() + 60
        while len(running := strain.workers_of(server.process.pid)) < 2:
            assert time.monotonic() < end
        server.kill()
        while any(map(strain.command_of, running)):
            assert time.monotonic() < end
            time.sleep(0.05)


def test_bots_play_on_when_workers_are_killed() -> None:
    """One after the other and all at once: as many as before take their places."""
    found = asyncio.run(strain.kill(tables=6, seconds=1.0))
    assert (found["workers"], found["most workers"], found["workers lost"]) == (2, 2, 4)
    assert found["most MB"] < 1.2 * found["MB"]
    assert found["seconds to close"] < 10
