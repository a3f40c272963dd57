"""The workers: a fixed number of processes, and the one queue they take jobs from."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec

from treize.server.workers.jobs import Job, JobFailed, JobQueue, Rank, Urgency
from treize.server.workers.worker import LENGTH, Answer, pack

log = logging.getLogger("treize.pool")

ATTEMPTS = 2  # workers that may die of the same job
JOB_TIMEOUT = 60.0  # seconds that a job may take
RESTART_DELAYS = (0.0, 0.5, 1.0, 2.0, 5.0)  # seconds, if one start after the other fails
FIRST_NICENESS, OTHER_NICENESS = 5, 10  # of the worker kept for people who wait, and of the others


class WorkerLost(Exception):
    """A worker has ended before it answered, or could not be started."""


class Worker:
    """A process that does one job after the other."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self.end = asyncio.ensure_future(process.wait())

    async def receive(self) -> Any:
        """The next answer; the first is that it is ready."""
        output: Any = self._process.stdout
        try:
            (size,) = LENGTH.unpack(await output.readexactly(LENGTH.size))
            body = await output.readexactly(size)
        except (asyncio.IncompleteReadError, OSError):
            raise WorkerLost from None
        is_done, found = msgspec.msgpack.decode(body, type=Answer)
        if not is_done:
            raise JobFailed(found)
        return found

    async def do(self, job: Job) -> Any:
        """Give it a job, and wait for the result."""
        given: Any = self._process.stdin
        try:
            given.write(pack((job.work, list(job.given))))
            await given.drain()
        except (OSError, RuntimeError):  # uvloop has the latter for a pipe that is closed
            raise WorkerLost from None
        return await self.receive()


@asynccontextmanager
async def start_worker(niceness: int, is_plain: bool) -> AsyncIterator[Worker]:
    """A worker, once it is ready; afterwards it is gone, whatever it was doing."""
    command = [sys.executable, "-m", "treize.server.workers.worker", str(niceness)]
    plain = {"NUMBA_DISABLE_JIT": "1"} if is_plain else {}
    starting = asyncio.ensure_future(
        asyncio.create_subprocess_exec(
            *command,
            stdin=PIPE,
            stdout=PIPE,
            env=os.environ | plain,
            start_new_session=True,  # a terminal's Ctrl+C is not for it
        )
    )
    try:
        worker = Worker(await asyncio.shield(starting))
        await worker.receive()
        yield worker
    finally:
        process = await starting  # it may be there though whoever waited for it was cancelled
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class Pool:
    """A few workers.  If there are several, the first does only what people wait for at a table."""

    def __init__(self, number: int, *, is_plain: bool = False) -> None:
        self._number, self._is_plain = number, is_plain
        self._queue = JobQueue()
        self._tasks: list[asyncio.Task[None]] = []
        self.ready = 0  # workers
        self.lost = 0  # workers since the server started
        self._asked = 0  # jobs that somebody waits for now
        self._used = 0.0  # when that was last so

    @property
    def waiting(self) -> int:
        """Jobs that no worker has taken yet."""
        return len(self._queue)

    @property
    def idle(self) -> float:
        """Seconds since the last job, if workers are kept."""
        if self._asked or not self._tasks:
            return 0.0
        return asyncio.get_running_loop().time() - self._used

    def open(self) -> None:
        """Have the workers ready before somebody waits for them."""
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._supervise(n)) for n in range(self._number)]

    async def close(self) -> None:
        """End all workers at once; whoever waits for a job hears no more."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for job in self._queue.take_all():
            job.result.cancel()

    async def run(self, work: str, *given: object, rank: Rank) -> Any:
        """Let a worker do a job when its turn comes; forgotten if whoever asked is cancelled."""
        self.open()
        loop = asyncio.get_running_loop()
        job = Job(work, given, rank, loop.create_future())
        self._queue.put(job)
        self._asked += 1
        try:
            return await job.result
        finally:
            self._asked -= 1
            self._used = loop.time()

    async def _supervise(self, number: int) -> None:
        """Keep one worker at work: when it dies another takes its place, and no more than that."""
        is_first = number == 0 and self._number > 1
        least = Urgency.TURN if is_first else Urgency.IDLE
        niceness = FIRST_NICENESS if number == 0 else OTHER_NICENESS
        failures = 0
        while True:
            try:
                async with start_worker(niceness, self._is_plain) as worker:
                    failures = 0
                    await self._work(worker, least)
            except Exception as error:  # whatever it is, there must be a worker again
                self.lost += 1
                failures += 1
                log.error("worker lost", exc_info=error)
            if failures > 1 and not self.ready:  # nobody can do anything; who waits shall know
                for job in self._queue.take_all():
                    job.fail("no worker can be started")
            await asyncio.sleep(RESTART_DELAYS[min(failures, len(RESTART_DELAYS)) - 1])

    async def _work(self, worker: Worker, least: Urgency) -> None:
        self.ready += 1
        try:
            while True:
                await self._do(worker, await self._next(worker, least))
        finally:
            self.ready -= 1

    async def _next(self, worker: Worker, least: Urgency) -> Job:
        """The next job for a worker, if it does not die while it waits for one."""
        job = asyncio.ensure_future(self._queue.get(least))
        try:
            await asyncio.wait([job, worker.end], return_when=asyncio.FIRST_COMPLETED)
            if job.done():
                return job.result()
            raise WorkerLost
        finally:
            job.cancel()

    async def _do(self, worker: Worker, job: Job) -> None:
        """Have a job done; if its worker dies, by another, for it may not be the job's fault."""
        job.attempts += 1
        try:
            async with asyncio.timeout(JOB_TIMEOUT):
                job.finish(await worker.do(job))
        except JobFailed as error:
            job.fail(str(error))
        except WorkerLost:
            if job.attempts < ATTEMPTS:
                self._queue.put(job)
            else:
                job.fail("its workers died")
            raise
        except TimeoutError:
            job.fail("it took too long")
            raise WorkerLost from None
        except asyncio.CancelledError:
            job.result.cancel()
            raise
