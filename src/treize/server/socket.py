"""A connection: reads commands, answers each, and sends what happens at the tables it looks at."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec

from treize.errors import BadMove, TreizeError
from treize.server.decisions import Denied
from treize.server.desk import Desk
from treize.server.house import House
from treize.server.line import NAME, Line
from treize.server.people import Known, now
from treize.server.settings import Bucket
from treize.server.storage import StorageFailed, Taken
from treize.server.views import encode
from treize.server.wire import commands, fields, updates
from treize.words import Words

log = logging.getLogger("treize.socket")
_DECODER: msgspec.json.Decoder[commands.Commands] = msgspec.json.Decoder(commands.Commands)


class Keyed(msgspec.Struct):
    """All that is read of a command that can't be understood."""

    key: fields.Key


_KEYED: msgspec.json.Decoder[Keyed] = msgspec.json.Decoder(Keyed)
_TOO_FAST = 50  # commands refused in a row before a connection is let go
FAREWELL = 5.0  # seconds that the other end has to close a connection too
POLICY, GOING_AWAY = 1008, 1001


def address_of(scope: Any) -> str:
    """Where a connection or a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "?"


def is_from_here(scope: Any, public_url: str | None) -> bool:
    """Whether a page of this house asks, or no page at all."""
    headers = {name: value for name, value in scope["headers"] if name in (b"origin", b"host")}
    origin = headers.get(b"origin", b"").decode("latin-1")
    if not origin:
        return True
    own = {headers.get(b"host", b"").decode("latin-1").lower()}
    if public_url:
        own.add(urlsplit(public_url).netloc.lower())
    try:
        return urlsplit(origin).netloc.lower() in own
    except ValueError:
        return False


class Socket:
    """One connection."""

    def __init__(self, house: House, line: Line, receive: Any, send: Any) -> None:
        self.house = house
        self.person: str | None = None
        self.known: Known | None = None
        self.muted: set[str] = set()
        self.language: fields.Language = "en"
        self.heard = now()
        self._is_welcome = False
        self._looks: dict[str, Desk] = {}
        self._line, self._receive, self._send = line, receive, send
        self.send = line.tell
        self._hints: set[asyncio.Task[None]] = set()
        self._fast = 0
        self._is_ending = False
        loop = asyncio.get_running_loop()
        self._clock = loop.time
        self._bucket = Bucket(house.settings.commands, house.settings.burst, loop.time())

    # --- Sending ---

    def end(self, code: int) -> None:
        """Close the connection; who does not take even that in time is let go."""
        if not self._is_ending:
            self._is_ending = True
            self._line.flush()
            self.house.start(self._close(code))

    async def _close(self, code: int) -> None:
        asyncio.get_running_loop().call_later(FAREWELL, self._line.drop)
        with suppress(OSError):  # it has hung up by itself
            await self._send({"type": "websocket.close", "code": code})

    # --- Receiving ---

    async def run(self) -> None:
        """Serve the connection until it ends, and what was asked for till then is done."""
        try:
            self._line.listen(self._hear, self.house.settings.backlog)
            await self._receive()  # the line is closed
            await self._line.hear_out()
        finally:
            self._is_ending = True
            for hint in self._hints:
                hint.cancel()
            for desk in self._looks.values():
                self.house.door.depart(desk, self)
            self._looks.clear()

    def _hear(self, text: str | None) -> bool:
        """Begin to carry out a command, and tell whether it is answered already."""
        if self._is_ending:
            return True
        self.heard = now()
        command = None
        try:
            if self._is_too_fast():
                raise Denied("wire/fast")
            if text is None:
                raise Denied("wire/bad", problem="binary")
            command = _decode(text)
            if not self._play(command):
                self.house.start(self._obey(command))
        except Exception as error:
            self._refuse(command.key if command else _key_of(text), error)
            return True
        return False

    def _play(self, command: commands.Commands) -> bool:
        """Play a move without much ado, if that can be done."""
        return (
            isinstance(command, commands.Play)
            and self._is_welcome
            and self.house.play(self, self._somebody(), command, partial(self._answer, command))
        )

    def _answer(self, command: commands.Commands, result: Any) -> None:
        """Answer a command, and go on with the next."""
        if isinstance(result, Taken):
            self.house.start(self._obey(command))
            return
        if isinstance(result, Exception):
            self._refuse(command.key, result)
        elif result is not None:
            self.send(encode(result))
        self._line.hear_next()

    def _is_too_fast(self) -> bool:
        if self._bucket.takes(self._clock()):
            self._fast = 0
            return False
        self._fast += 1
        if self._fast > _TOO_FAST:
            self.end(POLICY)
        return True

    def _refuse(self, key: str | None, error: Exception) -> None:
        if not isinstance(error, TreizeError):
            log.error("failed", exc_info=error)
            error = Denied("house/error")
        text = Words(self.language).error(error)
        self.send(encode(updates.Refused(key, error.code, facts_of(error), text)))

    # --- Commands ---

    async def _obey(self, command: commands.Commands) -> None:
        """Carry out a command, and answer."""
        result: Any
        try:
            result = await self._obey_anybody(command)
        except Exception as error:
            result = error
        self._answer(command, result)

    async def _obey_anybody(self, command: commands.Commands) -> Any:
        """Carry out a command and give the answer, if it is not sent already."""
        if isinstance(command, commands.Hello):
            return await self._hello(command)
        if not self._is_welcome:
            raise Denied("wire/hello")
        match command:
            case commands.Ping():
                return updates.Pong(command.key, now())
            case commands.Enter():
                return await self._enter(command)
            case commands.Exit():
                return self._exit(command)
        return await self._obey_known(command, self._somebody())

    async def _obey_known(self, command: commands.Commands, person: Known) -> Any:
        """Carry out what only somebody with a name may ask for."""
        match command:
            case commands.Hint():
                return self._hint(command, person)
            case commands.Say():
                await self.house.say(self, person, command)
            case commands.Mute():
                await self._mute(command, person)
            case commands.Rename():
                await self.house.rename(self, person, command.name)
            case commands.Leave():
                answer = await self.house.act(self, person, command)
                self._look_away(command.table)
                return answer
            case _:
                return await self.house.act(self, person, command)
        return updates.Ok(command.key, None, None)

    def _somebody(self) -> Known:
        if self.known is None:
            raise Denied("person/needed")
        return self.known

    async def _hello(self, command: commands.Hello) -> updates.Welcome:
        if self._is_welcome:
            raise Denied("wire/again")
        self.language = command.language
        if command.protocol != fields.PROTOCOL:
            raise Denied("wire/protocol", given=command.protocol, known=fields.PROTOCOL)
        if command.token is not None:
            self.known = await self.house.people.who(command.token)
            self.person = self.known.id
            self.muted = await self.house.people.mutes(self.known.id)
        self._is_welcome = True
        name = self.known.name if self.known else None
        return updates.Welcome(command.key, self.person, name, sorted(self.muted), now())

    async def _enter(self, command: commands.Enter) -> None:
        desk = await self.house.tables.find(command.table)
        if desk.room.id not in self._looks and len(self._looks) >= self.house.settings.looks:
            raise Denied("wire/many", most=self.house.settings.looks)
        await self.house.door.enter(self, desk, command.invite)
        self._looks[desk.room.id] = desk
        self.send(encode(updates.Ok(command.key, desk.room.version, None)))
        if command.seen is None:
            self.send(desk.view_for(self))
        else:
            self.send(desk.update_for(self, command.seen))
        self.house.door.welcome(desk, self.person)

    def _exit(self, command: commands.Exit) -> updates.Ok:
        self._look_away(command.table)
        return updates.Ok(command.key, None, None)

    def _look_away(self, name: str) -> None:
        """Look no longer at a table, by its id or its code."""
        for desk in list(self._looks.values()):
            if name == desk.room.id or name.upper() == desk.room.about.code:
                del self._looks[desk.room.id]
                self.house.door.depart(desk, self)

    async def _mute(self, command: commands.Mute, person: Known) -> None:
        await self.house.people.mute(person.id, command.person, command.on)
        change = self.muted.add if command.on else self.muted.discard
        change(command.person)

    def _hint(self, command: commands.Hint, person: Known) -> None:
        """Think beside, so that a move can be played meanwhile."""
        hint = self.house.start(self._send_hint(command, person))
        self._hints.add(hint)
        hint.add_done_callback(self._hints.discard)

    async def _send_hint(self, command: commands.Hint, person: Known) -> None:
        try:
            self.send(encode(await self.house.turns.hint(person, command)))
        except Exception as error:
            self._refuse(command.key, error)


def facts_of(error: TreizeError) -> dict[str, Any]:
    """The facts of an error as they are told."""
    facts = dict(error.data)
    if isinstance(error, StorageFailed):
        facts.clear()  # its problem is for the log
    if isinstance(error, BadMove) and error.code == "move/illegal":
        facts.pop("legal", None)  # the view has them
    return facts


def _key_of(text: str | None) -> str | None:
    """The key of a command that is not carried out, so that its answer can be recognised."""
    try:
        return None if text is None else _KEYED.decode(text).key
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def _decode(text: str) -> commands.Commands:
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Denied("wire/bad", problem=str(error)[:200]) from None


class Sockets:
    """All connections, and how many from each address."""

    def __init__(self, house: House, public_url: str | None) -> None:
        self.house, self.public_url = house, public_url
        self.open: dict[Socket, str] = {}
        self._each: dict[str, int] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a connection if it may come in."""
        await receive()  # it wishes to connect
        address = address_of(scope)
        settings = self.house.settings
        is_full = len(self.open) >= settings.sockets
        is_full = is_full or self._each.get(address, 0) >= settings.sockets_each
        if is_full or self.house.is_closing or not is_from_here(scope, self.public_url):
            await send({"type": "websocket.close", "code": POLICY})
            return
        await send({"type": "websocket.accept"})
        socket = Socket(self.house, scope["extensions"][NAME]["line"], receive, send)
        self.open[socket] = address
        self._each[address] = self._each.get(address, 0) + 1
        try:
            await socket.run()
        finally:
            del self.open[socket]
            self._each[address] -= 1
            if not self._each[address]:
                del self._each[address]

    async def watch(self) -> None:
        """Close connections from which nothing is heard."""
        while True:
            await asyncio.sleep(5)
            late = now() - int(self.house.settings.idle * 1000)
            for socket in list(self.open):
                if socket.heard < late:
                    socket.end(GOING_AWAY)

    async def close(self) -> None:
        """Tell everybody that the house stops, and close."""
        for socket in list(self.open):
            socket.send(encode(updates.Closing()))
            socket.end(GOING_AWAY)
        for _ in range(20):
            if not self.open:
                return
            await asyncio.sleep(0.05)
