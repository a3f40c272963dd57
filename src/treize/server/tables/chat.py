"""What people say at a table: kept, and told to all who want to hear it."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from treize.server.clock import now
from treize.server.errors import Denied
from treize.server.settings import Settings
from treize.server.store.databases import Cursor
from treize.server.store.people import Account
from treize.server.store.reader import Row
from treize.server.store.storage import Storage
from treize.server.tables import events
from treize.server.tables.live_table import LiveTable
from treize.server.tables.room import Happenings
from treize.server.wire.commands import Say
from treize.server.wire.updates import ChatLine

SAID = "SELECT 1 FROM chat WHERE tbl = ? AND person = ? AND keyed = ?"
NEXT = "SELECT COALESCE(MAX(number), 0) + 1 FROM chat WHERE tbl = ?"
SAY = "INSERT INTO chat VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"


class Chat:
    """The lines of all tables."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self._storage, self._settings = storage, settings

    async def read(self, table: LiveTable) -> list[ChatLine]:
        """The last lines said at a table."""
        rows = await self._storage.rows(
            "SELECT number, body FROM chat WHERE tbl = ? ORDER BY number DESC LIMIT ?",
            table.id,
            self._settings.chat_lines_shown,
        )
        return [
            replace(msgspec.json.decode(str(body), type=ChatLine), number=int(number))
            for number, body in reversed(rows)
        ]

    def follow(self, table: LiveTable, happened: Happenings, event: events.Events) -> None:
        """What somebody said who is forgotten is told to nobody any more."""
        if isinstance(event, events.Removed) and event.forgotten and table.chat is not None:
            table.chat = [line for line in table.chat if line.person != event.who]

    async def catch_up(self, table: LiveTable) -> None:
        """Tell here what was said elsewhere."""
        for line in await self.read(table):
            if line.number > _last(table):
                self._tell(table, line)

    def _tell(self, table: LiveTable, line: ChatLine) -> None:
        table.chat = [*(table.chat or []), line][-self._settings.chat_lines_shown :]
        table.say(line)

    async def say(self, table: LiveTable, person: Account, command: Say) -> None:
        """Somebody says something to all at a table."""
        if not command.text.strip() or not command.text.isprintable():
            raise Denied("chat/text")
        if len(command.text) > self._settings.max_chat_characters:
            raise Denied("chat/long", most=self._settings.max_chat_characters)
        seats = table.room.seating.of(person.id)
        line = ChatLine(0, person.id, person.name, seats[0] if seats else None, command.text, now())
        number = await self._keep(table.id, command.key, line)
        line.number = number or 0
        if line.number == _last(table) + 1:
            self._tell(table, line)
        elif number is not None:  # somebody else was quicker, at another process
            await self.catch_up(table)

    async def _keep(self, table: str, key: str, line: ChatLine) -> int | None:
        """Write a line down and tell its number; none if it was said before."""
        body = msgspec.json.encode(line).decode()

        def find(cursor: Cursor, statement: str, *values: str) -> list[Row]:
            cursor.execute(statement, values)
            return cursor.fetchall()

        def transaction(cursor: Cursor) -> int | None:
            while not find(cursor, SAID, table, line.person, key):
                number = int(find(cursor, NEXT, table)[0][0])
                cursor.execute(SAY, (table, number, line.person, key, body))
                if cursor.rowcount == 1:  # or else the number is taken meanwhile
                    self._storage.database.announce(cursor, f"{table} chat")
                    return number
            return None

        number: int | None = await self._storage.write_and_wait(transaction)
        return number


def _last(table: LiveTable) -> int:
    """The number of the line that was told last."""
    return table.chat[-1].number if table.chat else 0
