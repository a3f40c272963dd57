"""Finished matches: what is kept of them, and who may see it."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from functools import partial
from typing import Any

import msgspec

from treize.match import Match
from treize.server.errors import Denied
from treize.server.store.records import RecordRow, Records
from treize.server.store.storage import Then, settle
from treize.server.tables import events
from treize.server.tables.room import MatchEnd, Room
from treize.server.wire.fields import Level
from treize.server.wire.lobby import RecordLine

log = logging.getLogger("treize.archive")


class FinishedMatch(msgspec.Struct):
    """A finished match as it is stored."""

    line: RecordLine
    commitment: str
    record: dict[str, Any]
    by: list[events.By]
    levels: list[Level | None]
    players: dict[str, list[int]]  # who sat where


class Archive:
    """All finished matches."""

    def __init__(self, records: Records) -> None:
        self._records = records

    def save(self, room: Room, then: Then) -> None:
        """Write down the match that is over, and whether all may see it.

        What fails now is only logged: it is done when the table is loaded.
        """

        def finish(error: Any) -> None:
            if isinstance(error, Exception):
                problem = getattr(error, "data", {}).get("problem", type(error).__name__)
                log.error("record not saved", extra={"table": room.id, "problem": problem})
            then(None)

        row = _row(room)
        if row is None:
            then(None)
        else:
            self._records.save(row, finish)

    async def saved(self, room: Room) -> None:
        """Do the same, and wait for it."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.save(room, partial(settle, future))
        await future

    async def of_table(self, table: str) -> dict[str, bool]:
        """The matches of a table that are written down, and whether all may see them."""
        return await self._records.of_table(table)

    async def find(self, record: str, person: str | None) -> FinishedMatch:
        """A finished match, if it may be seen by whoever asks."""
        found = await self._records.find(record)
        if found is not None:
            match = _read(*found, person)
            if match.line.public or match.line.yours:
                return match
        raise Denied("record/unknown", record=record)

    async def of_person(self, person: str | None, most: int) -> list[RecordLine]:
        """The finished matches of somebody, newest first."""
        rows = [] if person is None else await self._records.of_person(person, most)
        return [_read(is_public, body, person).line for is_public, body in rows]


def _read(is_public: bool, body: str, person: str | None) -> FinishedMatch:
    match = msgspec.json.decode(body, type=FinishedMatch)
    match.line.public, match.line.yours = is_public, match.players.get(person or "", [])
    return match


def _row(room: Room) -> RecordRow | None:
    """What is stored of the match that is over."""
    match, record, finished = room.match, room.record_id, room.finished
    if match is None or record is None or finished is None:
        return None
    kept = _finished_match(room, match, record, finished)
    players = [(person, seat) for person, seats in kept.players.items() for seat in seats]
    body = msgspec.json.encode(kept)
    return RecordRow(record, room.id, finished.at, room.is_public, body, players)


def _finished_match(room: Room, match: Match, record: str, finished: MatchEnd) -> FinishedMatch:
    places, players = finished.plan
    names = [place.name or f"bot {number + 1}" for number, place in enumerate(places)]
    date = datetime.fromtimestamp(room.started / 1000, UTC).date().isoformat()
    line = RecordLine(
        record=record,
        table=room.id,
        game=room.about.game,
        seats=match.seats,
        names=names,
        totals=match.totals,
        winners=match.winners,
        moves=len(match.steps),
        ended=finished.at,
        public=room.is_public,
        yours=[],
        looks=[place.look for place in places if place.look],
    )
    levels = [place.bot if place.person is None else None for place in places]
    written = match.record(names=names, date=date)
    return FinishedMatch(line, match.commitment, written, list(room.by), levels, players)
