"""What people say at a table: kept, and told to all who want to hear it."""

from __future__ import annotations

import msgspec

from treize.server import messages
from treize.server.decisions import Denied
from treize.server.desk import Desk
from treize.server.people import Known, now
from treize.server.settings import Settings
from treize.server.storage import Cursor, Storage


class Chat:
    """The lines of all tables."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self._storage, self._settings = storage, settings

    async def read(self, desk: Desk) -> None:
        """The last lines said at a table."""
        rows = await self._storage.rows(
            "SELECT number, body FROM chat WHERE tbl = ? ORDER BY number DESC LIMIT ?",
            desk.room.id,
            self._settings.chat_lines,
        )
        desk.chat = [_line(int(number), str(body)) for number, body in reversed(rows)]

    async def hear(self, desk: Desk) -> None:
        """Tell here what was said elsewhere."""
        last = desk.chat[-1].number if desk.chat else 0
        await self.read(desk)
        for line in desk.chat or []:
            if line.number > last:
                desk.say(line)

    async def say(self, desk: Desk, person: Known, command: messages.Say) -> None:
        """Somebody says something to all at a table."""
        if not command.text.strip() or not command.text.isprintable():
            raise Denied("chat/text")
        if len(command.text) > self._settings.chat:
            raise Denied("chat/long", most=self._settings.chat)
        seats = desk.room.seats_of(person.id)
        line = messages.ChatLine(
            0, person.id, person.name, seats[0] if seats else None, command.text, now()
        )
        number = await self._keep(desk.room.id, command.key, line)
        if number is not None:
            line.number = number
            desk.chat = [*(desk.chat or []), line][-self._settings.chat_lines :]
            desk.say(line)

    async def _keep(self, table: str, key: str, line: messages.ChatLine) -> int | None:
        """Write a line down and tell its number; none if it was said before."""

        def wish(cursor: Cursor) -> int | None:
            spell = self._storage.spell
            cursor.execute(
                spell("SELECT COALESCE(MAX(number), 0) + 1 FROM chat WHERE tbl = ?"), (table,)
            )
            number = int(cursor.fetchall()[0][0])
            cursor.execute(
                spell("INSERT INTO chat VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"),
                (table, number, line.person, key, msgspec.json.encode(line).decode()),
            )
            if cursor.rowcount != 1:
                return None
            self._storage.database.announce(cursor, f"{table} chat")
            return number

        number: int | None = await self._storage.written(wish)
        return number


def _line(number: int, body: str) -> messages.ChatLine:
    """A line as it was stored."""
    line = msgspec.json.decode(body, type=messages.ChatLine)
    line.number = number
    return line
