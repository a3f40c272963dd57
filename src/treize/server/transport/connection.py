"""A connection: reads commands, answers each, and sends what happens at the tables it looks at."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

import msgspec

from treize.errors import TreizeError
from treize.server.background import Background
from treize.server.clock import now, steady
from treize.server.errors import Denied, facts_of
from treize.server.settings import Settings
from treize.server.store.people import Account, People
from treize.server.tables.attendance import Attendance
from treize.server.tables.decisions import is_decided
from treize.server.tables.directory import TableDirectory
from treize.server.tables.live_table import LiveTable
from treize.server.tables.looks import look_of
from treize.server.tables.table_commands import TableCommands
from treize.server.transport.asgi import Receive, Send
from treize.server.transport.limits import Bucket, Limits
from treize.server.transport.websocket import WebSocketProtocol
from treize.server.wire import commands
from treize.server.wire.encode import encode
from treize.server.wire.fields import PROTOCOL, Key, Language
from treize.server.wire.updates import Banned, Ok, Pong, Refused, Welcome
from treize.server.workers.hints import Hints
from treize.texts.words import Words

log = logging.getLogger("treize.connection")
_DECODER: msgspec.json.Decoder[commands.Commands] = msgspec.json.Decoder(commands.Commands)


class Unread(msgspec.Struct):
    """A command that can't be understood: all that is read of it is its key, if it has one."""

    key: Key | None = None


_UNREAD: msgspec.json.Decoder[Unread] = msgspec.json.Decoder(Unread)
_TOO_FAST = 50  # commands refused in a row before a connection is let go
CLOSE_TIMEOUT = 5.0  # seconds that the other end has to close a connection too
POLICY, GOING_AWAY = 1008, 1001


class Services(Protocol):
    """What a connection calls of the server."""

    people: People
    directory: TableDirectory
    attendance: Attendance
    commands: TableCommands
    hints: Hints
    background: Background
    settings: Settings
    limits: Limits
    public_url: str | None


class Connection:
    """A client's WebSocket: its commands are answered in order, and its tables send through it."""

    def __init__(
        self,
        services: Services,
        address: str,
        protocol: WebSocketProtocol,
        receive: Receive,
        send: Send,
    ) -> None:
        self.address = address  # as far as it is counted apart
        self._services, self._background = services, services.background
        self.person: str | None = None
        self.account: Account | None = None
        self.muted: set[str] = set()
        self.language: Language = "en"
        self.heard = steady()  # when something came last
        self._is_welcome = False
        self._tables: dict[str, LiveTable] = {}  # that it looks at, by their ids
        self._protocol, self._receive, self._send = protocol, receive, send
        self.send = protocol.send_soon
        self._hints: set[asyncio.Task[None]] = set()
        self._fast = 0
        self._is_ending = False
        settings, self._time = services.settings, asyncio.get_running_loop().time
        self._bucket = Bucket(settings.commands_per_second, settings.commands_burst, self._time())
        self._talk = Bucket(settings.talk_per_second, settings.talk_burst, self._time())

    @property
    def name(self) -> str | None:
        """By which the person goes."""
        return self.account.name if self.account else None

    # --- Beginning and end ---

    async def run(self) -> None:
        """Serve the connection until it ends, and what was asked for till then is done."""
        try:
            self._protocol.listen(self._take, self._services.settings.max_send_buffer_bytes)
            await self._receive()  # it is closed
            await self._protocol.received_all()
        finally:
            self._is_ending = True
            for hint in self._hints:
                hint.cancel()
            for table in self._tables.values():
                self._services.attendance.depart(table, self)
            self._tables.clear()

    def end(self, code: int) -> None:
        """Close the connection; who does not take even that in time is let go."""
        if not self._is_ending:
            self._is_ending = True
            self._protocol.flush()
            self._background.start(self._close(code))

    async def _close(self, code: int) -> None:
        asyncio.get_running_loop().call_later(CLOSE_TIMEOUT, self._protocol.drop)
        with suppress(OSError):  # it has hung up by itself
            await self._send({"type": "websocket.close", "code": code})

    # --- Commands and answers ---

    def _take(self, text: str | None) -> None:
        """Begin to carry out a command; the next is asked for when it is answered."""
        if self._is_ending:
            self._protocol.receive_next()
            return
        self.heard = steady()
        command = None
        try:
            if self._is_too_fast():
                raise Denied("wire/fast")
            if text is None:
                raise Denied("wire/bad", problem="binary")
            command = _decode(text)
            self._dispatch(command)
        except Exception as error:
            self._refuse(command or _read_key(text), error)
            self._protocol.receive_next()

    def _dispatch(self, command: commands.Commands) -> None:
        """Let a command change its table at once if we look at it, or begin a task."""
        table = self._tables.get(getattr(command, "table", ""))
        if table is not None and self.account is not None and is_decided(command):
            self._submit(table, self.account, command)
        else:
            name = getattr(command, "table", "")
            self._services.limits.guesses.check(name, self.address, self.person)
            self._background.start(self._dispatch_later(command))

    def _submit(self, table: LiveTable, account: Account, command: commands.Commands) -> None:
        answer = partial(self._answer, command)
        self._services.commands.submit(table, self, account, command, answer)

    def _answer(self, command: commands.Commands, result: object) -> None:
        """Answer a command, and go on with the next."""
        if isinstance(result, Exception):
            self._refuse(command, result)
        elif result is not None:
            if isinstance(command, commands.Leave):
                self._unsubscribe(command.table)
            self.send(encode(result))
        self._protocol.receive_next()

    def _is_too_fast(self) -> bool:
        if self._bucket.takes(self._time()):
            self._fast = 0
            return False
        self._fast += 1
        if self._fast > _TOO_FAST:
            self.end(POLICY)
        return True

    def _refuse(self, command: commands.Commands | Unread, error: Exception) -> None:
        if not isinstance(error, TreizeError):
            about = {"table": getattr(command, "table", None), "command": type(command).__name__}
            log.error("command failed", exc_info=error, extra=about)
            error = Denied("server/error")
        if error.code == "table/unknown":
            name = getattr(command, "table", "")
            self._services.limits.guesses.failed(name, self.address, self.person)
        text = Words(self.language).error(error)
        self.send(encode(Refused(command.key, error.code, facts_of(error), text)))

    # --- What needs a task ---

    async def _dispatch_later(self, command: commands.Commands) -> None:
        """Carry out a command, and answer."""
        result: object
        try:
            if is_decided(command) and self._is_welcome:
                account = self._require_account()
                table = await self._services.directory.find(getattr(command, "table", ""))
                self._submit(table, account, command)
                return
            result = await self._carry_out(command)
        except Exception as error:
            result = error
        self._answer(command, result)

    async def _carry_out(self, command: commands.Commands) -> Any:
        """Carry out a command and give the answer, if it is not sent already."""
        if not self._is_welcome and not isinstance(command, commands.Hello):
            raise Denied("wire/hello")
        match command:
            case commands.Hello():
                return await self._hello(command)
            case commands.Ping():
                return Pong(command.key, now())
            case commands.Enter():
                return await self._enter(command)
            case commands.Exit():
                self._unsubscribe(command.table)
            case commands.Hint():
                return self._hint(command, self._require_account())
            case _:
                await self._carry_out_for(self._require_account(), command)
        return Ok(command.key, None, None)

    async def _carry_out_for(self, account: Account, command: commands.Commands) -> None:
        """Carry out what somebody says and how they want to be known."""
        match command:
            case commands.Say() | commands.React():
                if not self._talk.takes(self._time()):
                    raise Denied("chat/fast")
                await self._services.commands.say(self, account, command)
            case commands.Mute():
                await self._mute(command, account)
            case commands.Rename() | commands.ChangeLook():
                if not self._services.limits.changes.take(account.id):
                    raise Denied("wire/fast")
                await self._services.commands.change(account, command)

    def _require_account(self) -> Account:
        if self.account is None:
            raise Denied("person/needed")
        return self.account

    async def _hello(self, command: commands.Hello) -> Welcome:
        if self._is_welcome:
            raise Denied("wire/again")
        self.language = command.language
        if command.protocol != PROTOCOL:
            raise Denied("wire/protocol", given=command.protocol, known=PROTOCOL)
        look = None
        if command.token is not None:
            people = self._services.people
            account = await people.who(command.token)
            self.muted = await people.mutes(account.id)
            self.account, self.person, look = account, account.id, look_of(account)
        self._is_welcome = True
        return Welcome(command.key, self.person, self.name, sorted(self.muted), now(), look)

    async def _enter(self, command: commands.Enter) -> None:
        attendance, most = self._services.attendance, self._services.settings.tables_per_connection
        table = await self._services.directory.find(command.table)
        if table.id not in self._tables and len(self._tables) >= most:
            raise Denied("wire/many", most=most)
        await attendance.enter(self, table, command.invite)
        self._tables[table.id] = table
        self.send(encode(Ok(command.key, table.room.version, None)))
        if command.seen is None:
            self.send(table.view_for(self))
        else:
            self.send(table.update_for(self, command.seen))
        attendance.welcome(table, self.person)

    def _unsubscribe(self, name: str) -> None:
        """Look no longer at a table, by its id or its code."""
        for table in list(self._tables.values()):
            if name == table.id or name.upper() == table.room.about.code:
                del self._tables[table.id]
                self._services.attendance.depart(table, self)

    def dismiss(self, table: str) -> None:
        """The host has sent them from a table."""
        self.send(encode(Banned(table)))
        self._unsubscribe(table)

    async def _mute(self, command: commands.Mute, account: Account) -> None:
        most = self._services.settings.mutes_per_person
        if command.on and len(self.muted - {command.person}) >= most:
            raise Denied("person/mutes", most=most)
        await self._services.people.mute(account.id, command.person, command.on)
        change = self.muted.add if command.on else self.muted.discard
        change(command.person)

    def _hint(self, command: commands.Hint, account: Account) -> None:
        """Think beside, so that a move can be played meanwhile."""
        hint = self._background.start(self._send_hint(command, account), table=command.table)
        self._hints.add(hint)
        hint.add_done_callback(self._hints.discard)

    async def _send_hint(self, command: commands.Hint, account: Account) -> None:
        try:
            self.send(encode(await self._services.hints.advise(account, command)))
        except Exception as error:
            self._refuse(command, error)


def _read_key(text: str | None) -> Unread:
    """The key of a command that is not carried out, so that its answer can be recognised."""
    try:
        return Unread() if text is None else _UNREAD.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return Unread()


def _decode(text: str) -> commands.Commands:
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Denied("wire/bad", problem=str(error)[:200]) from None
