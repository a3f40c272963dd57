"""Signs without words: all at a table see them for a moment, and they are kept nowhere."""

from __future__ import annotations

import msgspec

from treize.server.errors import Denied
from treize.server.store.databases import Cursor
from treize.server.store.people import Account
from treize.server.store.storage import Storage
from treize.server.tables.live_table import LiveTable
from treize.server.wire.commands import React
from treize.server.wire.updates import Reacted


class Reactions:
    """The signs at all tables, also from other processes."""

    def __init__(self, storage: Storage, process: str) -> None:
        self._storage, self._process = storage, process

    async def react(self, table: LiveTable, person: Account, command: React) -> None:
        """Somebody shows a sign to all at a table."""
        if command.seat not in table.room.seating.of(person.id):
            raise Denied("seat/yours", seat=command.seat)
        table.react(Reacted(table.id, command.seat, person.id, command.reaction))
        database = self._storage.database
        if not database.is_shared:
            return
        notice = f"{table.id} reacted {self._process} {command.seat} {command.reaction}"

        def transaction(cursor: Cursor) -> None:
            database.announce(cursor, notice)

        await self._storage.write_and_wait(transaction)

    def relay(self, table: LiveTable, notice: str) -> None:
        """Show here what was shown elsewhere."""
        process, seat, reaction = notice.split()
        person = table.room.seats[int(seat)].person
        if process != self._process and person is not None:
            shown = {"table": table.id, "seat": int(seat), "person": person, "reaction": reaction}
            table.react(msgspec.convert({"type": "reacted", **shown}, Reacted))
