"""The rows of finished matches, kept for ever."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from treize.server.store.databases import Cursor
from treize.server.store.storage import Storage, Then

SAVE = (
    "INSERT INTO records VALUES (?, ?, ?, ?, ?) ON CONFLICT (id)"
    " DO UPDATE SET public = excluded.public"
)
PLAYED = "INSERT INTO played VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
# Unless another match has begun.
OVER = "UPDATE tables SET phase = 'over', changed = ? WHERE id = ? AND changed <= ?"


class RecordRow(NamedTuple):
    """A finished match as it is stored."""

    id: str
    table: str
    ended: int  # milliseconds since 1970
    is_public: bool
    body: bytes
    players: list[tuple[str, int]]  # people and their seats


class Records:
    """All finished matches."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def save(self, row: RecordRow, then: Then) -> None:
        """Write a finished match down, once; and whether all may see it."""
        self._storage.write(partial(_save, row), then)

    async def of_table(self, table: str) -> dict[str, bool]:
        """The matches of a table that are written down, and whether all may see them."""
        rows = await self._storage.rows("SELECT id, public FROM records WHERE tbl = ?", table)
        return {str(record): bool(public) for record, public in rows}

    async def find(self, record: str) -> tuple[bool, str] | None:
        """Whether all may see a finished match, and its body."""
        rows = await self._storage.rows("SELECT public, body FROM records WHERE id = ?", record)
        return (bool(rows[0][0]), str(rows[0][1])) if rows else None

    async def of_person(self, person: str, most: int) -> list[tuple[bool, str]]:
        """The same for the matches of somebody, newest first."""
        rows = await self._storage.rows(
            "SELECT DISTINCT records.id, public, ended, body FROM records JOIN played"
            " ON played.record = records.id WHERE played.person = ? ORDER BY ended DESC LIMIT ?",
            person,
            most,
        )
        return [(bool(public), str(body)) for _, public, _, body in rows]


def _save(row: RecordRow, cursor: Cursor) -> None:
    cursor.execute(SAVE, (row.id, row.table, row.ended, int(row.is_public), row.body.decode()))
    for person, seat in row.players:
        cursor.execute(PLAYED, (person, row.id, seat))
    cursor.execute(OVER, (row.ended, row.table, row.ended))
