"""Where a finished match turned: every decision judged from the eyes of who had to take it."""

from __future__ import annotations

import asyncio
import logging
from math import hypot

import msgspec

from treize.match import Match
from treize.match.record import begin
from treize.server.background import Background
from treize.server.errors import Denied
from treize.server.store.storage import Storage
from treize.server.tables.archive import FinishedMatch
from treize.server.wire.lobby import Analysis, Judged
from treize.server.wire.updates import Advised
from treize.server.workers.bot_workers import BotWorkers
from treize.server.workers.compile_queue import CompileQueue
from treize.server.workers.jobs import Rank, Urgency

log = logging.getLogger("treize.analysis")

SIMULATIONS = 1_000  # for each decision
COSTLIEST = 5
UNKNOWN = 2.0  # the margin of a move that no simulation tried: its worth may be anything
AT_ONCE = 16  # matches that are analysed at the same time, each for somebody else
FAILED = 1_000  # analyses that failed and are remembered


class Analyst:
    """Judges matches in the bots' workers, one move after the other."""

    def __init__(
        self,
        storage: Storage,
        bots: BotWorkers,
        compile_queue: CompileQueue,
        background: Background,
    ) -> None:
        self._storage, self._bots = storage, bots
        self._compile_queue, self._background = compile_queue, background
        self._growing: dict[str, Analysis] = {}  # by record
        self._owners: dict[str, str] = {}  # in whose name each grows
        self._failed: dict[str, None] = {}  # records, the oldest failure first

    async def of(self, finished: FinishedMatch, owner: str) -> Analysis:
        """What is known of a match so far; one that failed is not begun again."""
        record = finished.summary.record
        if record in self._failed:
            raise Denied("analysis/failed")
        if record not in self._growing:
            rows = await self._storage.rows("SELECT body FROM analyses WHERE record = ?", record)
            if rows:
                return msgspec.json.decode(str(rows[0][0]), type=Analysis)
        return self._growing.get(record) or self._begin(finished, owner)

    async def again(self, finished: FinishedMatch, owner: str) -> Analysis:
        """Begin once more what has failed."""
        self._failed.pop(finished.summary.record, None)
        return await self.of(finished, owner)

    def _begin(self, finished: FinishedMatch, owner: str) -> Analysis:
        """Begin to analyse a match, or let it wait until the one before is done."""
        record = finished.summary.record
        empty = Analysis(record, 0, len(finished.record.moves), [], [])
        if owner not in self._owners.values() and len(self._owners) < AT_ONCE:
            self._growing[record], self._owners[record] = empty, owner
            work = self._analyse(
                finished, empty, Rank(Urgency.ASKED, owner, finished.summary.table)
            )
            self._background.start(work, table=finished.summary.table)
        return empty

    async def _analyse(self, finished: FinishedMatch, growing: Analysis, rank: Rank) -> None:
        record = growing.record
        try:
            await self._compile_queue.need(finished.summary.game, "search")
            await self._judge_all(finished, growing, rank)
            await self._storage.execute(
                "INSERT INTO analyses VALUES (?, ?) ON CONFLICT DO NOTHING",
                record,
                msgspec.json.encode(growing).decode(),
            )
        except Exception as error:
            about = {"table": finished.summary.table, "record": record}
            log.error("analysis failed", exc_info=error, extra=about)
            self._failed[record] = None
            if len(self._failed) > FAILED:
                del self._failed[next(iter(self._failed))]
        finally:
            del self._growing[record], self._owners[record]

    async def _judge_all(self, finished: FinishedMatch, growing: Analysis, rank: Rank) -> None:
        match = begin(finished.record)
        for number, move in enumerate(finished.record.moves, 1):
            if len(match.legal()) > 1 and match.turn is not None:
                eyes = bytes(match.observe(match.turn))
                advice, _ = await self._bots.advise(
                    match.game, "analysis", eyes, rank=rank, simulations=SIMULATIONS
                )
                growing.moves.append(judge(match, number, move, advice))
            match.play(move)
            growing.done = number
            await asyncio.sleep(0)
        certain = [judged for judged in growing.moves if judged.cost > judged.margin]
        certain.sort(key=lambda judged: -judged.cost)
        growing.costliest = [judged.number for judged in certain[:COSTLIEST]]


def judge(match: Match, number: int, move: str, advice: list[Advised]) -> Judged:
    """A move beside the best one."""
    played = next(a for a in advice if a.move == move)
    best = advice[0]
    spread = hypot(played.margin or UNKNOWN, best.margin or UNKNOWN)
    worth = played.worth or 0.0
    return Judged(
        number=number,
        seat=match.turn or 0,
        move=move,
        best=best.move,
        worth=worth,
        cost=round(max(0.0, (best.worth or 0.0) - worth), 4) if played is not best else 0.0,
        margin=round(spread, 4),
        points=played.points or 0.0,
    )
