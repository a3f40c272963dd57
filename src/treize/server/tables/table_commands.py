"""What people ask for at tables."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from treize.server.clock import now
from treize.server.errors import Denied
from treize.server.names import check_name, is_shown_as
from treize.server.store.people import Account, People
from treize.server.tables import events
from treize.server.tables.chat import Chat
from treize.server.tables.decisions import Sender, decide
from treize.server.tables.directory import TableDirectory
from treize.server.tables.live_table import LiveTable, Subscriber
from treize.server.tables.looks import look_of
from treize.server.tables.reactions import Reactions
from treize.server.tables.room import Room
from treize.server.tables.table_log import TableLog
from treize.server.wire.commands import ChangeLook, Commands, React, Rename, Say
from treize.server.wire.updates import Ok

Answer = Callable[[Ok | Exception], None]
Personal = events.TookName | events.TookLook  # what changes wherever somebody sits


class TableCommands:
    """Carries out commands that change tables."""

    def __init__(
        self,
        directory: TableDirectory,
        table_log: TableLog,
        chat: Chat,
        reactions: Reactions,
        people: People,
    ) -> None:
        self._directory, self._table_log, self._people = directory, table_log, people
        self._chat, self._reactions = chat, reactions

    def submit(
        self,
        table: LiveTable,
        subscriber: Subscriber,
        account: Account,
        command: Commands,
        answer: Answer,
    ) -> None:
        """Carry out a command in its turn, and answer when what it changed is durable."""
        self._table_log.append(
            table,
            partial(_event_for, table, subscriber, account, command),
            partial(_answer, table.room, account.id, command.key, answer),
        )

    async def change(self, account: Account, command: Rename | ChangeLook) -> None:
        """Somebody goes by another name, or looks otherwise, here and wherever they sit."""
        if isinstance(command, ChangeLook):
            await self._change_look(account, command)
        else:
            await self._rename(account, command.name)

    async def _rename(self, account: Account, name: str) -> None:
        before = account.name
        await self._people.rename(account, check_name(name))
        event = events.TookName(at=now(), person=account.id, before=before, name=account.name)
        await self._append_everywhere(account, event)

    async def _change_look(self, account: Account, command: ChangeLook) -> None:
        await self._people.change_look(account, command.animal, command.colour)
        name, look = account.name, look_of(account)
        event = events.TookLook(at=now(), person=account.id, name=name, look=look)
        await self._append_everywhere(account, event)

    async def _append_everywhere(self, account: Account, event: Personal) -> None:
        for found in await self._directory.current_of(account.id):
            try:
                table = await self._directory.find(found)
            except Denied:  # it can't be loaded now, and stays as it was
                continue
            await self._table_log.append_and_wait(table, partial(_if_needed, table.room, event))

    async def say(self, subscriber: Subscriber, account: Account, command: Say | React) -> None:
        """Somebody says something to all at a table, in words or without."""
        table = await self._directory.find(command.table)
        if subscriber not in table.subscribers:
            raise Denied("table/here")
        if isinstance(command, Say):
            await self._chat.say(table, account, command)
        else:
            await self._reactions.react(table, account, command)


def _event_for(
    table: LiveTable, subscriber: Subscriber, account: Account, command: Commands
) -> events.Events | None:
    """The event that a command leads to; none if it was carried out before."""
    room = table.room
    if command.key in room.answers.to(account.id):
        return None
    if subscriber not in table.subscribers:
        raise Denied("table/here")
    at = max(now(), room.changed)
    return decide(room, command, Sender(account, command.key, at))


def _answer(room: Room, person: str, key: str, answer: Answer, error: Exception | None) -> None:
    answer(error or room.answers.to(person).get(key) or Ok(key, room.version, None))


def _if_needed(room: Room, event: Personal) -> Personal | None:
    """What changes at a table: at the seat where they sit by their own name."""
    name = event.name if isinstance(event, events.TookLook) else event.before
    for number in room.seating.of(event.person):
        seat = room.seats[number]
        if seat.name is None or not is_shown_as(name, seat.name):
            continue
        if isinstance(event, events.TookLook):
            return replace(event, name=seat.name) if seat.look != event.look else None
        shown = room.seating.name_apart(event.name, number)
        if shown != seat.name:
            return replace(event, before=seat.name, name=shown)
    return None
