"""Where a finished match turned: every decision judged from the eyes of who had to take it."""

from __future__ import annotations

import asyncio
from math import hypot
from typing import Any

import msgspec

from treize.match import Match
from treize.server import messages
from treize.server.house import House
from treize.server.records import Kept

SIMULATIONS = 1_000  # for each decision
COSTLIEST = 5
UNKNOWN = 2.0  # the margin of a move that no simulation tried: its worth may be anything
AT_ONCE = 2  # matches that are analysed at the same time


class Analyst:
    """Judges matches in the bots' processes, one move after the other."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._growing: dict[str, messages.Analysis] = {}

    async def of(self, kept: Kept) -> messages.Analysis:
        """What is known of a match so far."""
        record = kept.line.record
        if record not in self._growing:
            rows = await self._house.storage.rows(
                "SELECT body FROM analyses WHERE record = ?", record
            )
            if rows:
                return msgspec.json.decode(str(rows[0][0]), type=messages.Analysis)
        if record not in self._growing:
            empty = messages.Analysis(record, 0, len(kept.record["moves"]), [], [])
            if len(self._growing) >= AT_ONCE:
                return empty
            self._growing[record] = empty
            self._house.start(self._analyse(kept, empty))
        return self._growing[record]

    async def _analyse(self, kept: Kept, growing: messages.Analysis) -> None:
        try:
            await self._house.kitchen.need(kept.line.game, "search")
            await self._judge_all(kept, growing)
            await self._house.storage.execute(
                "INSERT INTO analyses VALUES (?, ?) ON CONFLICT DO NOTHING",
                growing.record,
                msgspec.json.encode(growing).decode(),
            )
        finally:
            del self._growing[growing.record]

    async def _judge_all(self, kept: Kept, growing: messages.Analysis) -> None:
        record: Any = kept.record
        match = Match(
            record["game"], seats=record["seats"], seed=record["seed"], options=record["options"]
        )
        for number, move in enumerate(record["moves"], 1):
            if len(match.legal()) > 1 and match.turn is not None:
                growing.moves.append(await self._judge(match, number, move))
            match.play(move)
            growing.done = number
            await asyncio.sleep(0)
        certain = [judged for judged in growing.moves if judged.cost > judged.margin]
        certain.sort(key=lambda judged: -judged.cost)
        growing.costliest = [judged.number for judged in certain[:COSTLIEST]]

    async def _judge(self, match: Match, number: int, move: str) -> messages.Judged:
        seat = match.turn or 0
        octets = match.observe(seat).tobytes()
        advice = await self._house.thinkers.advise(
            match.game, "analysis", octets, is_ready=True, simulations=SIMULATIONS
        )
        played = next(a for a in advice if a.move == move)
        best = advice[0]
        spread = hypot(played.margin or UNKNOWN, best.margin or UNKNOWN)
        worth = played.worth or 0.0
        return messages.Judged(
            number=number,
            seat=seat,
            move=move,
            best=best.move,
            worth=worth,
            cost=round(max(0.0, (best.worth or 0.0) - worth), 4) if played is not best else 0.0,
            margin=round(spread, 4),
            points=played.points or 0.0,
        )
