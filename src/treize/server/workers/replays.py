"""Replays and checks of finished matches: made by workers, each once, and kept for a while."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from treize.engine.options import Value, check
from treize.engine.table import FACE_UP, SPECTATOR
from treize.games import game_named
from treize.match.places import standing_of
from treize.match.record import Record, options_of_today, promise_of
from treize.server.background import Background
from treize.server.errors import Denied
from treize.server.settings import Settings
from treize.server.tables.archive import FinishedMatch
from treize.server.wire.lobby import Replay, Verified
from treize.server.workers.compile_queue import CompileQueue
from treize.server.workers.jobs import Quota, Rank, Urgency
from treize.server.workers.pool import Pool

FRAMES = 200  # of a replay at once
CACHE = 2**25  # bytes


class Cache:
    """What was made last, up to so many bytes."""

    def __init__(self, most: int) -> None:
        self._most, self._size = most, 0
        self._made: dict[Any, bytes] = {}  # the one used longest ago first

    def find(self, key: object) -> bytes | None:
        """What was made before, if it is still there."""
        found = self._made.pop(key, None)
        if found is not None:
            self._made[key] = found
        return found

    def keep(self, key: object, made: bytes) -> None:
        """Keep it in place of what was used longest ago."""
        self._made[key] = made
        self._size += len(made)
        while self._size > self._most:
            self._size -= len(self._made.pop(next(iter(self._made))))


class Replays:
    """Replays and checks for whoever asks."""

    def __init__(
        self, pool: Pool, compile_queue: CompileQueue, background: Background, settings: Settings
    ) -> None:
        self._pool, self._compile_queue, self._background = pool, compile_queue, background
        self._cache = Cache(CACHE)
        self._making: dict[Any, asyncio.Task[bytes]] = {}  # whoever asks waits for the same
        self._quota = Quota(settings.replays_per_person, settings.max_queued_jobs)

    async def part(
        self, match: FinishedMatch, eyes: str, first: int, count: int, owner: str
    ) -> Replay:
        """Moments of a finished match, from a seat's eyes, a spectator's or face up."""
        record, observer = match.record, _observer(eyes, match.summary.seats)
        given = record, match.by, observer, first, count
        key = match.summary.record, observer, first, count
        frames: Any = msgspec.Raw(await self._find_or_make("frames", match, key, given, owner))
        options = _options(record)
        unit, is_one_round = standing_of(record.game, options)
        return Replay(
            summary=match.summary,
            options=options,
            unit=unit,
            single=is_one_round,
            commitment=match.commitment,
            seed=record.seed,
            levels=match.levels,
            first=first,
            frames=frames,
            last=len(record.moves),
        )

    async def check(self, match: FinishedMatch, owner: str) -> Verified:
        """Play a finished match again, and compare its parts with what was promised."""
        record, given = match.record, (match.record, match.commitment)
        made = await self._find_or_make("verify", match, match.summary.record, given, owner)
        holds, moves = msgspec.json.decode(made, type=tuple[bool, int])
        return Verified(
            record=match.summary.record,
            holds=holds,
            commitment=match.commitment,
            seed=record.seed,
            hashed=promise_of(record),
            moves=moves,
            luck=record.luck,
        )

    async def _find_or_make(
        self, work: str, match: FinishedMatch, key: Any, given: Any, owner: str
    ) -> bytes:
        """What a worker makes of a match; what several ask for is made once."""
        found = self._cache.find(key)
        if found is not None:
            return found
        with self._quota.hold(owner):
            if key not in self._making:
                making = self._background.start(
                    self._make(work, match, key, given, owner), table=match.summary.table
                )
                self._making[key] = making
                making.add_done_callback(lambda _: self._making.pop(key))
            return await asyncio.shield(self._making[key])

    async def _make(
        self, work: str, match: FinishedMatch, key: Any, given: Any, owner: str
    ) -> bytes:
        await self._compile_queue.need(match.summary.game, "rules")
        rank = Rank(Urgency.ASKED, owner, match.summary.table)
        made: bytes = await self._pool.run(work, *given, rank=rank)
        self._cache.keep(key, made)
        return made


def _options(record: Record) -> dict[str, Value]:
    """All options that a match was played by."""
    given = options_of_today(record.game, record.treize, record.options)
    return check(game_named(record.game).State.options, given, record.seats)


def _observer(eyes: str, seats: int) -> int:
    if eyes == "open":
        return FACE_UP
    if eyes == "table":
        return SPECTATOR
    if eyes.isdecimal() and len(eyes) < 3 and int(eyes) < seats:
        return int(eyes)
    raise Denied("seat/unknown", seat=eyes[:16], most=seats - 1)
