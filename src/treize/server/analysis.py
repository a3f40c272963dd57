"""Where a finished match turned: every decision judged from the eyes of who had to take it."""

from __future__ import annotations

import asyncio
import logging
from math import hypot
from typing import Any

import msgspec

from treize.match import Match
from treize.record import begin, read
from treize.server.decisions import Denied
from treize.server.house import House
from treize.server.jobs import Rank, Urgency
from treize.server.records import Kept
from treize.server.wire import lobby

log = logging.getLogger("treize.analysis")

SIMULATIONS = 1_000  # for each decision
COSTLIEST = 5
UNKNOWN = 2.0  # the margin of a move that no simulation tried: its worth may be anything
AT_ONCE = 16  # matches that are analysed at the same time, each for somebody else
FAILED = 1_000  # analyses that failed and are remembered


class Analyst:
    """Judges matches in the bots' workers, one move after the other."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._growing: dict[str, lobby.Analysis] = {}  # by record
        self._owners: dict[str, str] = {}  # in whose name each grows
        self._failed: dict[str, None] = {}  # records, the oldest failure first

    async def of(self, kept: Kept, owner: str) -> lobby.Analysis:
        """What is known of a match so far; one that failed is not begun again."""
        record = kept.line.record
        if record in self._failed:
            raise Denied("analysis/failed")
        if record not in self._growing:
            rows = await self._house.storage.rows(
                "SELECT body FROM analyses WHERE record = ?", record
            )
            if rows:
                return msgspec.json.decode(str(rows[0][0]), type=lobby.Analysis)
        return self._growing.get(record) or self._begin(kept, owner)

    async def again(self, kept: Kept, owner: str) -> lobby.Analysis:
        """Begin once more what has failed."""
        self._failed.pop(kept.line.record, None)
        return await self.of(kept, owner)

    def _begin(self, kept: Kept, owner: str) -> lobby.Analysis:
        """Begin to analyse a match, or let it wait until the one before is done."""
        record = kept.line.record
        empty = lobby.Analysis(record, 0, len(kept.record["moves"]), [], [])
        if owner not in self._owners.values() and len(self._owners) < AT_ONCE:
            self._growing[record], self._owners[record] = empty, owner
            self._house.start(self._analyse(kept, empty, Rank(Urgency.ASKED, owner)))
        return empty

    async def _analyse(self, kept: Kept, growing: lobby.Analysis, rank: Rank) -> None:
        record = growing.record
        try:
            await self._house.kitchen.need(kept.line.game, "search")
            await self._judge_all(kept, growing, rank)
            await self._house.storage.execute(
                "INSERT INTO analyses VALUES (?, ?) ON CONFLICT DO NOTHING",
                record,
                msgspec.json.encode(growing).decode(),
            )
        except Exception as error:
            log.error("analysis", exc_info=error)
            self._failed[record] = None
            if len(self._failed) > FAILED:
                del self._failed[next(iter(self._failed))]
        finally:
            del self._growing[record], self._owners[record]

    async def _judge_all(self, kept: Kept, growing: lobby.Analysis, rank: Rank) -> None:
        record: Any = kept.record
        match = begin(read(record))
        for number, move in enumerate(record["moves"], 1):
            if len(match.legal()) > 1 and match.turn is not None:
                growing.moves.append(await self._judge(match, number, move, rank))
            match.play(move)
            growing.done = number
            await asyncio.sleep(0)
        certain = [judged for judged in growing.moves if judged.cost > judged.margin]
        certain.sort(key=lambda judged: -judged.cost)
        growing.costliest = [judged.number for judged in certain[:COSTLIEST]]

    async def _judge(self, match: Match, number: int, move: str, rank: Rank) -> lobby.Judged:
        seat = match.turn or 0
        octets = match.observe(seat).tobytes()
        advice = await self._house.thinkers.advise(
            match.game,
            "analysis",
            octets,
            rank=rank,
            is_ready=True,
            simulations=SIMULATIONS,
        )
        played = next(a for a in advice if a.move == move)
        best = advice[0]
        spread = hypot(played.margin or UNKNOWN, best.margin or UNKNOWN)
        worth = played.worth or 0.0
        return lobby.Judged(
            number=number,
            seat=seat,
            move=move,
            best=best.move,
            worth=worth,
            cost=round(max(0.0, (best.worth or 0.0) - worth), 4) if played is not best else 0.0,
            margin=round(spread, 4),
            points=played.points or 0.0,
        )
