"""What waits for a worker: those that people wait for first, and everybody in turn."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from typing import Any, NamedTuple

from treize.server.errors import Denied

log = logging.getLogger("treize.jobs")

STARVATION_GUARD = 8  # every 8th job is the least urgent one, so that none waits for ever


class Urgency(IntEnum):
    """How soon a job is to be done; the smaller, the sooner."""

    TURN = 0  # the move of a bot at a table where somebody sits and waits
    ASKED = 1  # a hint, a replay, an analysis, a bot's move that is only watched
    IDLE = 2  # the move of a bot at a table where nobody is


class Rank(NamedTuple):
    """How urgent a job is, in whose name it is done, and for which table."""

    urgency: Urgency
    owner: str
    table: str


class JobFailed(Exception):
    """A job can't be done; the log tells why."""


@dataclass(eq=False)
class Job:
    """Something to be done by a worker."""

    work: str  # its name in worker.py
    given: tuple[object, ...]
    rank: Rank
    result: asyncio.Future[Any]  # cancelled when nobody waits for it any more
    attempts: int = 0  # workers that it was given to

    def finish(self, result: object) -> None:
        """Tell whoever still waits what came of it."""
        if not self.result.done():
            self.result.set_result(result)

    def fail(self, cause: str) -> None:
        """Tell whoever still waits that nothing comes of it."""
        about = {"table": self.rank.table, "job": self.work, "cause": cause}
        log.error("job failed", extra=about)
        if not self.result.done():
            self.result.set_exception(JobFailed(cause))


class JobQueue:
    """Jobs by urgency; within one, each owner's first comes before anybody's second.

    So who asks for much waits for their own jobs, and the others do not.
    """

    def __init__(self) -> None:
        self._heaps: list[list[tuple[int, int, Job]]] = [[] for _ in Urgency]
        self._rounds = [0 for _ in Urgency]  # of the job taken last
        self._next: list[dict[str, int]] = [{} for _ in Urgency]  # the round of an owner's next job
        self._number = count()
        self._takers: list[tuple[Urgency, asyncio.Future[Job]]] = []
        self._taken = 0

    def __len__(self) -> int:
        return sum(not job.result.done() for heap in self._heaps for _, _, job in heap)

    def put(self, job: Job) -> None:
        """Let a job wait, or hand it to a worker that has nothing to do."""
        urgency, owner, _ = job.rank
        turn = max(self._rounds[urgency], self._next[urgency].get(owner, 0))
        self._next[urgency][owner] = turn + 1
        heappush(self._heaps[urgency], (turn, next(self._number), job))
        for least, taker in sorted(self._takers, key=lambda taker: taker[0]):
            if not taker.done() and (found := self._pop(least)) is not None:
                taker.set_result(found)
                return

    async def get(self, least: Urgency) -> Job:
        """The next job, of those that are at least so urgent."""
        job = self._pop(least)
        if job is not None:
            return job
        taker: asyncio.Future[Job] = asyncio.get_running_loop().create_future()
        self._takers.append((least, taker))
        try:
            return await taker
        finally:
            self._takers.remove((least, taker))

    def take_all(self) -> list[Job]:
        """All jobs that wait."""
        return list(iter(lambda: self._pop(Urgency.IDLE), None))

    def _pop(self, least: Urgency) -> Job | None:
        """The next job; now and then the least urgent, that it does not wait for ever."""
        urgencies = [urgency for urgency in Urgency if urgency <= least]
        self._taken += least == Urgency.IDLE
        if self._taken % STARVATION_GUARD == 0:
            urgencies.reverse()
        for urgency in urgencies:
            heap = self._heaps[urgency]
            while heap:
                self._rounds[urgency], _, job = heappop(heap)
                if not job.result.done():
                    return job
            self._rounds[urgency] = 0
            self._next[urgency].clear()
        return None


class Quota:
    """Lets each owner wait for so many things at once, and all together for so many."""

    def __init__(self, each: int, most: int) -> None:
        self._each, self._most = each, most
        self._waiting: Counter[str] = Counter()

    @contextmanager
    def hold(self, owner: str) -> Iterator[None]:
        """Wait for one thing more, or be refused."""
        if self._waiting[owner] >= self._each or self._waiting.total() >= self._most:
            raise Denied("server/busy")
        self._waiting[owner] += 1
        try:
            yield
        finally:
            self._waiting[owner] -= 1
            if not self._waiting[owner]:
                del self._waiting[owner]
