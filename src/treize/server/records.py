"""Finished matches, kept for ever."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec

from treize.match import Match
from treize.server import events
from treize.server.databases import Cursor
from treize.server.decisions import Denied
from treize.server.room import Finished, Room
from treize.server.storage import Storage
from treize.server.wire import fields, lobby

# Unless another match has begun.
OVER = "UPDATE tables SET phase = 'over', changed = ? WHERE id = ? AND changed <= ?"


class Kept(msgspec.Struct):
    """A finished match as it is stored."""

    line: lobby.RecordLine
    commitment: str
    record: dict[str, Any]
    by: list[events.By]
    levels: list[fields.Level | None]
    players: dict[str, list[int]]  # who sat where


class Records:
    """All finished matches."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def keep(self, room: Room) -> None:
        """Write a finished match down, once; and whether all may see it."""
        match, record, finished = room.match, room.record_id, room.finished
        if match is None or record is None or finished is None:
            return
        kept = _kept(room, match, record, finished)
        players = [(p, s) for p, seats in kept.players.items() for s in seats]

        def wish(cursor: Cursor) -> None:
            spell = self._storage.spell
            cursor.execute(
                spell(
                    "INSERT INTO records VALUES (?, ?, ?, ?, ?) ON CONFLICT (id)"
                    " DO UPDATE SET public = excluded.public"
                ),
                (
                    record,
                    room.id,
                    kept.line.ended,
                    int(room.is_public),
                    msgspec.json.encode(kept).decode(),
                ),
            )
            for person, seat in players:
                cursor.execute(
                    spell("INSERT INTO played VALUES (?, ?, ?) ON CONFLICT DO NOTHING"),
                    (person, record, seat),
                )
            cursor.execute(spell(OVER), (finished.at, room.id, finished.at))

        await self._storage.written(wish)

    async def kept(self, table: str) -> dict[str | None, bool]:
        """The matches of a table that are written down, and whether all may see them."""
        rows = await self._storage.rows("SELECT id, public FROM records WHERE tbl = ?", table)
        return {str(record): bool(public) for record, public in rows}

    async def find(self, record: str, person: str | None) -> Kept:
        """A finished match, if it may be seen by whoever asks."""
        rows = await self._storage.rows("SELECT public, body FROM records WHERE id = ?", record)
        if rows:
            kept = msgspec.json.decode(str(rows[0][1]), type=Kept)
            kept.line.public = bool(rows[0][0])
            kept.line.yours = kept.players.get(person or "", [])
            if kept.line.public or kept.line.yours:
                return kept
        raise Denied("record/unknown", record=record)

    async def of(self, person: str | None, most: int) -> list[lobby.RecordLine]:
        """The finished matches of somebody, newest first."""
        if person is None:
            return []
        rows = await self._storage.rows(
            "SELECT DISTINCT records.id, public, ended, body FROM records JOIN played"
            " ON played.record = records.id WHERE played.person = ? ORDER BY ended DESC LIMIT ?",
            person,
            most,
        )
        lines = []
        for _, public, _, body in rows:
            kept = msgspec.json.decode(str(body), type=Kept)
            kept.line.public, kept.line.yours = bool(public), kept.players.get(person, [])
            lines.append(kept.line)
        return lines


def _kept(room: Room, match: Match, record: str, finished: Finished) -> Kept:
    places, players = finished.seating
    names = [place.name or f"bot {number + 1}" for number, place in enumerate(places)]
    date = datetime.fromtimestamp(room.started / 1000, UTC).date().isoformat()
    line = lobby.RecordLine(
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
    )
    levels = [place.bot if place.person is None else None for place in places]
    written = match.record(names=names, date=date)
    return Kept(line, match.commitment, written, list(room.by), levels, players)
