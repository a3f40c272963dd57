"""A small client of the server, for bots and scripts: `docs/protocol.md` in Python.

client = Client("http://127.0.0.1:1313", "Ann")
table = client.create(NewTable(game=game, solo=True))
for seen in client.turns(table.id):
    client.play(seen, seen.yours[0].legal[0])
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from time import monotonic, sleep
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from treize.match.record import read
from treize.server.wire import commands, fields, happenings, lobby, updates
from treize.server.wire.own_parts import OwnParts

WAIT = 60.0  # seconds until an answer is given up
T = TypeVar("T")
_DECODER: msgspec.json.Decoder[updates.Messages] = msgspec.json.Decoder(updates.Messages)


class Refusal(Exception):
    """The server did not do what was asked; `code` and `facts` tell why."""

    def __init__(self, problem: updates.Refused | lobby.Problem) -> None:
        super().__init__(problem.text)
        self.code, self.facts = problem.code, problem.facts


@dataclass
class TableView:
    """A table as this client sees it."""

    table: str
    version: int
    about: updates.About
    state: updates.State
    yours: list[updates.Yours]
    happened: list[happenings.Happening] = field(default_factory=list)

    @property
    def turn(self) -> updates.Yours | None:
        """The own seat that is to play, if one is."""
        return next((own for own in self.yours if own.legal), None)


class Client:
    """Somebody who plays: one name, one socket."""

    def __init__(self, url: str, name: str = "guest", token: str | None = None) -> None:
        self.url = url.rstrip("/")
        if token is None:
            token = self._ask("/api/people", lobby.Person, lobby.Introduction(name)).token
        self.token = token or ""
        self.seen: dict[str, TableView] = {}
        self.said: list[updates.ChatLine] = []
        self.reacted: list[updates.Reacted] = []
        self.person = ""  # known to all
        self.removed: list[str] = []  # tables that a host has sent us from
        self.presence: dict[str, updates.Presence] = {}  # by table
        self.parts = OwnParts()
        self._invites: dict[str, str | None] = {}
        self._socket = self._connect()

    # --- The lobby ---

    def _ask(self, path: str, kind: type[T], body: object = None) -> T:
        headers = {"content-type": "application/json"}
        if body is None or not isinstance(body, lobby.Introduction):
            headers["authorization"] = f"Bearer {getattr(self, 'token', '')}"
        given = None if body is None else msgspec.json.encode(body)
        request = Request(self.url + path, given, headers)  # noqa: S310  # the server's own address
        try:
            with urlopen(request, timeout=WAIT) as answer:  # noqa: S310
                return msgspec.json.decode(answer.read(), type=kind)
        except HTTPError as error:
            problem = msgspec.json.decode(error.read(), type=lobby.Problem)
            raise Refusal(problem) from None

    def server(self) -> lobby.Server:
        """What the server offers."""
        return self._ask("/api/server", lobby.Server)

    def home(self) -> lobby.Home:
        """Tables to join, and your own."""
        return self._ask("/api/home", lobby.Home)

    def create(self, wish: lobby.NewTable) -> lobby.TableSummary:
        """Set up a table."""
        answer = self._ask("/api/tables", lobby.NewTableAnswer, wish)
        self._invites[answer.table.id] = answer.invite
        return answer.table

    def record(self, record: str) -> dict[str, Any]:
        """The record of a finished match."""
        return self._ask(f"/api/records/{record}", dict[str, Any])

    # --- The socket ---

    def _connect(self) -> ClientConnection:
        parts = urlsplit(self.url)
        kind = "wss" if parts.scheme == "https" else "ws"
        address = f"{kind}://{parts.netloc}/api/socket"
        self._line = ExitStack()
        try:
            socket = self._line.enter_context(connect(address, compression=None, max_size=2**22))
        except InvalidHandshake as error:
            raise ConnectionError(str(error)) from None
        hello = commands.Hello(secrets.token_hex(8), fields.PROTOCOL, self.token or None)
        socket.send(msgspec.json.encode(hello).decode())
        answer = _DECODER.decode(socket.recv(timeout=WAIT))
        if isinstance(answer, updates.Refused):
            self._line.close()
            raise Refusal(answer)
        if isinstance(answer, updates.Welcome):
            self.person = answer.person or ""
        return socket

    def reconnect(self) -> None:
        """Connect again and go on where the tables were last seen; the server may need a moment."""
        self.close()
        end = monotonic() + WAIT
        while True:
            try:
                self._socket = self._connect()
                break
            except (OSError, ConnectionClosed):
                self.close()
                if monotonic() > end:
                    raise
                sleep(0.1)
        for table, seen in list(self.seen.items()):
            self._enter(table, seen.version)

    def close(self) -> None:
        """Hang up; seats stay one's own."""
        self._line.close()

    def do(self, command: commands.Commands) -> updates.Messages:
        """Give a command and wait for its answer; what happens meanwhile is taken in."""
        self._socket.send(msgspec.json.encode(command).decode())
        while True:
            message = self._receive(WAIT)
            if getattr(message, "key", None) == command.key:
                if isinstance(message, updates.Refused):
                    raise Refusal(message)
                return message

    def _receive(self, timeout: float) -> updates.Messages:
        message = _DECODER.decode(self._socket.recv(timeout=timeout))
        self._take_in(message)
        return message

    def _take_in(self, message: updates.Messages) -> None:
        match message:
            case updates.View(table, version, about, state, yours):
                self.seen[table] = TableView(table, version, about, state, yours)
                self._add_part(self.seen[table])
            case updates.Update(table, _, version, happened, state, yours):
                seen = self.seen[table]
                self.seen[table] = TableView(table, version, seen.about, state, yours, happened)
                self._add_part(self.seen[table])
            case updates.Said():
                self.said.append(message.line)
            case updates.Presence():
                self.presence[message.table] = message
            case updates.Reacted():
                self.reacted.append(message)
            case updates.Banned():
                self.removed.append(message.table)
                del self.seen[message.table]

    def _add_part(self, seen: TableView) -> None:
        """Add to the luck of a match that is about to begin; nobody waits for the answer."""
        self.parts.follow(seen.about.id, seen.state, seen.yours, seen.happened)
        command = self.parts.answer(seen.about, seen.state, self.person, self.key())
        if command is not None:
            self._socket.send(msgspec.json.encode(command).decode())

    def luck_problem(self, table: str) -> str | None:
        """Why the luck of a match that is over is not proved to us; none if it is."""
        state = self.seen[table].state
        name = state.record or ""
        problem = self.parts.problem(name, state.luck, state.seed, state.commitment)
        return problem or self.parts.difference(name, read(self.record(name)))

    @staticmethod
    def key() -> str:
        """A key for one command."""
        return secrets.token_hex(8)

    # --- Playing ---

    def enter(self, table: str, invite: str | None = None) -> TableView:
        """Come to a table, and see it."""
        self._invites.setdefault(table, invite)
        before = set(self.seen)
        self._enter(table, None)
        while table not in self.seen and set(self.seen) == before:
            self._receive(WAIT)
        seen = self.seen.get(table) or self.seen[(set(self.seen) - before).pop()]
        return self._shuffled(seen.table)

    def _shuffled(self, table: str) -> TableView:
        """A table once no match is about to begin there."""
        while self.seen[table].state.shuffle is not None:
            self._wait()
        return self.seen[table]

    def _enter(self, table: str, seen: int | None) -> None:
        """Come to a table; one seen before is up to date afterwards."""
        answer = self.do(commands.Enter(self.key(), table, self._invites.get(table), seen))
        now = answer.version or 0 if isinstance(answer, updates.Ok) else 0
        while seen is not None and self.seen[table].version < now:
            self._receive(WAIT)

    def sit(self, table: str, seat: int | None = None, name: str | None = None) -> int:
        """Take a seat, and tell which."""
        answer = self.do(commands.Sit(self.key(), table, seat, name))
        return answer.seat if isinstance(answer, updates.Ok) and answer.seat is not None else -1

    def start(self, table: str) -> None:
        """Begin the match, and wait until the cards are dealt."""
        self.do(commands.Start(self.key(), table))
        self._shuffled(table)

    def rematch(self, table: str) -> None:
        """Begin another match with the same people, likewise."""
        self.do(commands.Rematch(self.key(), table))
        self._shuffled(table)

    def play(self, seen: TableView, move: str) -> None:
        """Play a move with the seat whose turn it is."""
        own = seen.turn
        seat = own.seat if own is not None else seen.yours[0].seat
        self.do(commands.Play(self.key(), seen.table, seat, move, seen.state.number))

    def say(self, table: str, text: str) -> None:
        """Say something to all at the table."""
        self.do(commands.Say(self.key(), table, text))

    def react(self, table: str, seat: int, reaction: fields.Reaction) -> None:
        """Show all at the table a sign without words."""
        self.do(commands.React(self.key(), table, seat, reaction))

    def look(self, animal: fields.Animal, colour: fields.Colour) -> None:
        """Look otherwise, wherever you sit."""
        self.do(commands.ChangeLook(self.key(), animal, colour))

    def turns(self, table: str) -> Iterator[TableView]:
        """Each time one of your seats is to play, until the match is over."""
        seen = self.seen.get(table) or self.enter(table)
        while seen.state.phase != "over":
            if seen.turn is not None:
                yield seen
            if self.seen[seen.table] is seen:
                self._wait()
            seen = self.seen[seen.table]

    def _wait(self) -> None:
        """Wait for something to happen; connect again if the connection is lost."""
        try:
            self._receive(30.0)
        except TimeoutError:
            self.do(commands.Ping(self.key()))
        except ConnectionClosed:
            self.reconnect()
