"""Finished matches: what is kept of them, and who may see it."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from functools import partial

import msgspec

from treize.match.record import Record, read
from treize.server.errors import Denied, cause_of
from treize.server.store.databases import Cursor
from treize.server.store.storage import Storage, Then, resolve
from treize.server.tables.room import Room
from treize.server.wire.fields import By, Level
from treize.server.wire.lobby import RecordSummary

log = logging.getLogger("treize.archive")
SAVE = (
    "INSERT INTO records VALUES (?, ?, ?, ?, ?) ON CONFLICT (id)"
    " DO UPDATE SET public = excluded.public"
)
PLAYED = "INSERT INTO played VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
# Unless another match has begun.
OVER = "UPDATE tables SET phase = 'over', changed = ? WHERE id = ? AND changed <= ?"


class FinishedMatch(msgspec.Struct):
    """A finished match as it is stored."""

    summary: RecordSummary = msgspec.field(name="line")
    commitment: str
    record: Record
    by: list[By]
    levels: list[Level | None]
    players: dict[str, list[int]]  # who sat where


class Archive:
    """All finished matches, kept for ever."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def save(self, room: Room, then: Then) -> None:
        """Write down the match that is over, once; and whether all may see it.

        What fails now is only logged: it is done when the table is loaded.
        """

        def finish(error: object) -> None:
            if isinstance(error, Exception):
                about = {"table": room.id, "record": room.record_id, "cause": cause_of(error)}
                log.error("record not saved", extra=about)
            then(None)

        finished = _finished_match(room)
        if finished is None:
            then(None)
        else:
            self._storage.write(partial(_insert, finished), finish)

    async def save_and_wait(self, room: Room) -> None:
        """Do the same, and wait for it."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.save(room, partial(resolve, future))
        await future

    async def add(self, match: FinishedMatch) -> None:
        """Keep a match that was played elsewhere; what is kept already stays as it is."""
        await self._storage.write_and_wait(partial(_insert, match))

    async def of_table(self, table: str) -> dict[str, bool]:
        """The matches of a table that are written down, and whether all may see them."""
        rows = await self._storage.rows("SELECT id, public FROM records WHERE tbl = ?", table)
        return {str(record): bool(public) for record, public in rows}

    async def find(self, record: str, person: str | None) -> FinishedMatch:
        """A finished match, if it may be seen by whoever asks."""
        rows = await self._storage.rows("SELECT public, body FROM records WHERE id = ?", record)
        for public, body in rows:
            match = _read(bool(public), str(body), person)
            if match.summary.public or match.summary.yours:
                return match
        raise Denied("record/unknown", record=record)

    async def of_person(self, person: str | None, most: int) -> list[RecordSummary]:
        """The finished matches of somebody, newest first."""
        if person is None:
            return []
        rows = await self._storage.rows(
            "SELECT public, body FROM records WHERE id IN (SELECT record FROM"
            " (SELECT DISTINCT record, ended FROM played JOIN records ON records.id = record"
            " WHERE person = ? ORDER BY ended DESC LIMIT ?) AS newest) ORDER BY ended DESC",
            person,
            most,
        )
        return [_read(bool(public), str(body), person).summary for public, body in rows]


def _read(is_public: bool, body: str, person: str | None) -> FinishedMatch:
    match = msgspec.json.decode(body, type=FinishedMatch)
    match.summary.public, match.summary.yours = is_public, match.players.get(person or "", [])
    return match


def _insert(match: FinishedMatch, cursor: Cursor) -> None:
    summary, body = match.summary, msgspec.json.encode(match).decode()
    cursor.execute(SAVE, (summary.record, summary.table, summary.ended, int(summary.public), body))
    for person, seats in match.players.items():
        for seat in seats:
            cursor.execute(PLAYED, (person, summary.record, seat))
    cursor.execute(OVER, (summary.ended, summary.table, summary.ended))


def _finished_match(room: Room) -> FinishedMatch | None:
    """What is stored of the match that is over."""
    match, record, finished = room.match, room.record_id, room.finished
    if match is None or record is None or finished is None:
        return None
    occupants, players, _ = finished.plan
    names = [occupant.name or f"bot {number + 1}" for number, occupant in enumerate(occupants)]
    date = datetime.fromtimestamp(room.started / 1000, UTC).date().isoformat()
    summary = RecordSummary(
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
        looks=[occupant.look for occupant in occupants if occupant.look],
    )
    levels = [occupant.bot if occupant.person is None else None for occupant in occupants]
    written = read(match.record(names=names, date=date))
    return FinishedMatch(summary, match.commitment, written, list(room.by), levels, players)
