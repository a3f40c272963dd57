"""What people say at a table: kept, and told to all who want to hear it."""

from __future__ import annotations

from typing import Any

import msgspec

from treize.server.databases import Cursor
from treize.server.decisions import Denied
from treize.server.desk import Desk
from treize.server.people import Known, now
from treize.server.settings import Settings
from treize.server.storage import Storage
from treize.server.wire import commands, updates

SAID = "SELECT 1 FROM chat WHERE tbl = ? AND person = ? AND keyed = ?"
NEXT = "SELECT COALESCE(MAX(number), 0) + 1 FROM chat WHERE tbl = ?"
SAY = "INSERT INTO chat VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"


class Chat:
    """The lines of all tables."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self._storage, self._settings = storage, settings

    async def read(self, desk: Desk) -> list[updates.ChatLine]:
        """The last lines said at a table."""
        rows = await self._storage.rows(
            "SELECT number, body FROM chat WHERE tbl = ? ORDER BY number DESC LIMIT ?",
            desk.room.id,
            self._settings.chat_lines,
        )
        return [_line(int(number), str(body)) for number, body in reversed(rows)]

    async def hear(self, desk: Desk) -> None:
        """Tell here what was said elsewhere."""
        for line in await self.read(desk):
            if line.number > _last(desk):
                self._tell(desk, line)

    def _tell(self, desk: Desk, line: updates.ChatLine) -> None:
        desk.chat = [*(desk.chat or []), line][-self._settings.chat_lines :]
        desk.say(line)

    async def say(self, desk: Desk, person: Known, command: commands.Say) -> None:
        """Somebody says something to all at a table."""
        if not command.text.strip() or not command.text.isprintable():
            raise Denied("chat/text")
        if len(command.text) > self._settings.chat:
            raise Denied("chat/long", most=self._settings.chat)
        seats = desk.room.seats_of(person.id)
        line = updates.ChatLine(
            0, person.id, person.name, seats[0] if seats else None, command.text, now()
        )
        number = await self._keep(desk.room.id, command.key, line)
        line.number = number or 0
        if line.number == _last(desk) + 1:
            self._tell(desk, line)
        elif number is not None:  # somebody else was quicker, at another process
            await self.hear(desk)

    async def _keep(self, table: str, key: str, line: updates.ChatLine) -> int | None:
        """Write a line down and tell its number; none if it was said before."""
        spell, body = self._storage.spell, msgspec.json.encode(line).decode()

        def find(cursor: Cursor, statement: str, *values: str) -> list[Any]:
            cursor.execute(spell(statement), values)
            return cursor.fetchall()

        def wish(cursor: Cursor) -> int | None:
            while not find(cursor, SAID, table, line.person, key):
                number = int(find(cursor, NEXT, table)[0][0])
                cursor.execute(spell(SAY), (table, number, line.person, key, body))
                if cursor.rowcount == 1:  # or else the number is taken meanwhile
                    self._storage.database.announce(cursor, f"{table} chat")
                    return number
            return None

        number: int | None = await self._storage.written(wish)
        return number


def _last(desk: Desk) -> int:
    """The number of the line that was told last."""
    return desk.chat[-1].number if desk.chat else 0


def _line(number: int, body: str) -> updates.ChatLine:
    """A line as it was stored."""
    line = msgspec.json.decode(body, type=updates.ChatLine)
    line.number = number
    return line
