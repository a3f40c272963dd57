"""The server under load: four people at each table play real matches through real sockets.

The client is small on purpose, so that it leaves the processor to the server: it reads of each
message what it needs to play on, and nothing else.  Two servers are measured in turns, lap by lap,
so that a busy moment of the machine hits both.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import re
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from treize.games import GAMES
from treize.server.wire.fields import PROTOCOL

SEATS = 4
GAME = next(iter(GAMES))  # they are alike to a server
DIGITS = re.compile(rb"\d+")
HEADER = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(text: bytes) -> bytes:
    """A message as a client sends it: masked, by zeros, for the mask is no secret here."""
    length = len(text)
    if length < 126:
        return struct.pack("!BB4x", 0x81, 0x80 | length) + text
    return struct.pack("!BBH4x", 0x81, 0x80 | 126, length) + text


class Wire(asyncio.Protocol):
    """A WebSocket that hands every text message to whoever plays."""

    def __init__(self, player: Player, host: str, path: str) -> None:
        self.player, self._host, self._path = player, host, path
        self._buffer = b""
        self._is_open = False

    def connection_made(self, transport: Any) -> None:
        """Ask for a socket."""
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(HEADER.format(path=self._path, host=self._host, key=key).encode())

    def data_received(self, data: bytes) -> None:
        """Cut what comes into messages."""
        buffer = self._buffer + data if self._buffer else data
        if not self._is_open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = buffer
                return
            self._is_open = True
            buffer = buffer[end + 4 :]
            self.player.opened(self)
        at = 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1] & 127, at + 2
            if length == 126:
                length = int.from_bytes(buffer[at + 2 : at + 4])
                start = at + 4
            elif length == 127:
                length = int.from_bytes(buffer[at + 2 : at + 10])
                start = at + 10
            if len(buffer) < start + length:
                break
            kind = buffer[at] & 15
            if kind == 1:
                self.player.hears(buffer[start : start + length])
            elif kind == 9:
                pong = struct.pack("!BB4x", 0x8A, 0x80 | length)
                self.transport.write(pong + buffer[start : start + length])
            at = start + length
        self._buffer = buffer[at:]

    def connection_lost(self, error: Exception | None) -> None:
        """Nobody should be lost while something is measured."""
        self.player.load.lost += 1

    def say(self, text: bytes) -> None:
        """Send a message."""
        self.transport.write(frame(text))


@dataclass
class Load:
    """What is measured: the moves and how long each took to reach the last player."""

    pause: float = 0.0  # seconds that a player thinks
    is_on: bool = False
    held: list[tuple[Callable[..., None], Any]] = field(default_factory=list)  # moves till it is
    moves: int = 0
    lost: int = 0
    times: list[float] = field(default_factory=list)
    sent: dict[tuple[str, int], tuple[float, int]] = field(default_factory=dict)

    def play(self, table: str, number: int) -> None:
        """A move is on its way."""
        self.sent[table, number] = time.perf_counter(), SEATS

    def soon(self, play: Callable[..., None], *what: object) -> None:
        """Play after a while."""
        if self.pause:
            delay = self.pause * random.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(delay, self._now, play, what)
        else:
            self._now(play, what)

    def _now(self, play: Callable[..., None], what: Any) -> None:
        if self.is_on:
            play(*what)
        else:
            self.held.append((play, what))

    def go_on(self) -> None:
        """Let the players play."""
        self.is_on = True
        held, self.held = self.held, []
        for play, what in held:
            play(*what)

    async def stop(self) -> None:
        """Let them wait, and wait until the last move has reached all."""
        self.is_on = False
        while self.sent:
            await asyncio.sleep(0.001)

    def reach(self, table: str, number: int) -> None:
        """A move has reached one more player."""
        begun, missing = self.sent.pop((table, number), (0.0, 0))
        if missing > 1:
            self.sent[table, number] = begun, missing - 1
        elif missing == 1:
            self.moves += 1
            self.times.append(time.perf_counter() - begun)


class Player:
    """Plays any legal move whenever it is its turn."""

    def __init__(self, load: Load, table: str, token: str, is_host: bool) -> None:
        self.load, self.table, self.token, self.is_host = load, table, token, is_host
        self.ready = asyncio.get_running_loop().create_future()
        self._key = 0

    def start(self) -> None:
        """Begin the match, as a host."""
        if self.is_host:
            self.say({"type": "start", "table": self.table})

    def opened(self, wire: Wire) -> None:
        """Say who is there and come to the table."""
        self.wire = wire
        self.say({"type": "hello", "protocol": PROTOCOL, "token": self.token})
        self.say({"type": "enter", "table": self.table})
        if not self.is_host:
            self.say({"type": "sit", "table": self.table})

    def say(self, command: dict[str, Any]) -> None:
        """Give a command."""
        self._key += 1
        self.wire.say(json.dumps({**command, "key": str(self._key)}).encode())

    def hears(self, message: bytes) -> None:
        """Look for what matters: whether it is one's turn, and which moves are legal."""
        if not message.startswith(b'{"type":"update"'):
            is_seated = message.startswith(b'{"type":"ok","key":"%d"' % (2 if self.is_host else 3))
            if is_seated and not self.ready.done():
                self.ready.set_result(None)
            if message.startswith(b'{"type":"refused"'):
                raise AssertionError(message)
            return
        number = number_after(message, b'"number":', message.find(b'"state":'))
        self.load.reach(self.table, number)
        at = message.rfind(b'"yours":')
        begin = message.find(b'"legal":[', at) + 9
        if begin > 8 and message[begin : begin + 1] != b"]":
            end = message.find(b"]", begin)
            move = random.choice(message[begin:end].split(b","))
            seat = number_after(message, b'"seat":', at)
            self.load.soon(self._play, move, seat, number)
        elif self.is_host and b'"phase":"over"' in message and b'"shuffle":null' in message:
            self.say({"type": "rematch", "table": self.table})

    def _play(self, move: bytes, seat: int, number: int) -> None:
        self._key += 1
        self.load.play(self.table, number + 1)
        self.wire.say(
            b'{"type":"play","key":"%d","table":"%b","seat":%d,"move":%b,"number":%d}'
            % (self._key, self.table.encode(), seat, move, number)
        )


def number_after(message: bytes, words: bytes, start: int = 0) -> int:
    """The number that follows the first of these words."""
    found = DIGITS.match(message, message.index(words, start) + len(words))
    return int(found[0]) if found else -1


def ask(url: str, path: str, body: object, token: str | None = None) -> Any:
    """Ask the lobby for something."""
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    request = Request(url + path, json.dumps(body).encode(), headers)  # noqa: S310  # our own
    try:
        with urlopen(request, timeout=60) as answer:  # noqa: S310
            return json.load(answer)
    except HTTPError as error:
        raise AssertionError(error.read().decode()) from None


async def connect(url: str, path: str, player: Any) -> None:
    """Give a player a socket, and wait until it is at its table."""
    host = url.partition("//")[2]
    name, _, port = host.partition(":")
    wire = Wire(player, host, path)
    await asyncio.get_running_loop().create_connection(lambda: wire, name, int(port))
    await player.ready


async def seat(url: str, load: Load, tables: int) -> list[Any]:
    """Fill tables with people."""
    players = []
    for _ in range(tables):
        tokens = [
            (await asyncio.to_thread(ask, url, "/api/people", {"name": "Ann"}))["token"]
            for _ in range(SEATS)
        ]
        wish = {"game": GAME, "seats": SEATS, "options": {}}
        made = await asyncio.to_thread(ask, url, "/api/tables", wish, tokens[0])
        for number, token in enumerate(tokens):
            player = Player(load, made["table"]["id"], token, number == 0)
            await connect(url, "/api/socket", player)
            players.append(player)
    return players


@dataclass
class Entrant:
    """A server, and who plays there."""

    name: str
    begin: Callable[[str], tuple[subprocess.Popen[str], str]]
    seat: Callable[[str, Load, int], Awaitable[list[Any]]]
    laps: list[tuple[int, float, float]] = field(default_factory=list)  # moves, time, processor
    times: list[float] = field(default_factory=list)
    server: Any = None

    async def enter(self, folder: str, tables: int, rate: float) -> None:
        """Open the server, fill its tables, and let them play for a while."""
        self.server, url = self.begin(folder)
        self.load = Load(pause=tables / rate if rate else 0.0)
        self.players = await self.seat(url, self.load, tables)
        self.load.go_on()
        for player in self.players:
            player.start()
        await asyncio.sleep(1.0)
        await self.load.stop()

    async def lap(self, seconds: float) -> None:
        """Play for a while, and write down what it took."""
        self.load.go_on()
        await asyncio.sleep(2 * self.load.pause)  # till those who waited play apart again
        self.load.times.clear()
        moves, begun, cpu = self.load.moves, time.perf_counter(), cpu_of(self.server.pid)
        await asyncio.sleep(seconds)
        await self.load.stop()
        took, spent = time.perf_counter() - begun, cpu_of(self.server.pid) - cpu
        self.laps.append((self.load.moves - moves, took, spent))
        self.times += self.load.times

    def result(self) -> dict[str, Any]:
        """What was measured."""
        moves, took, spent = (sum(values) for values in zip(*self.laps, strict=True))
        times = sorted(self.times)
        return {
            "server": self.name,
            "sockets": len(self.players),
            "moves": moves,
            "per_second": round(moves / took),
            "per_cpu_second": round(moves / spent),
            "best_lap": round(max(lap / spent for lap, _, spent in self.laps)),
            "cpu": round(spent / took, 3),
            "p50_ms": round(1000 * times[len(times) // 2], 2),
            "p99_ms": round(1000 * times[len(times) * 99 // 100], 2),
            "memory_mb": memory_of(self.server.pid),
            "lost": self.load.lost,
        }


async def race(entrants: list[Entrant], tables: int, rate: float) -> list[dict[str, Any]]:
    """Measure servers in turns, at a rate or as fast as it goes."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            for entrant in entrants:
                await entrant.enter(f"{folder}/{entrant.name}", tables, rate)
            for _ in range(1 if rate else LAPS):  # at a rate each plays on without a break
                for entrant in entrants:
                    await entrant.lap(SECONDS if rate else SECONDS / LAPS)
            return [{"tables": tables, "rate": rate or "all", **e.result()} for e in entrants]
        finally:
            for server in [entrant.server for entrant in entrants if entrant.server]:
                server.terminate()
                server.wait()


def cpu_of(pid: int) -> float:
    """Seconds of processor that a process has used, all its threads."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int:
    """Megabytes that a process holds."""
    with open(f"/proc/{pid}/status", encoding="ascii") as file:
        line = next(line for line in file if line.startswith("VmRSS"))
    return int(line.split()[1]) // 1024


# --- A server of one's own ---

UNLIMITED = {
    "TREIZE_NEW_PEOPLE_PER_HOUR": "100000000",
    "TREIZE_NEW_TABLES_PER_HOUR": "100000000",
    "TREIZE_CONNECTIONS_PER_ADDRESS": "100000000",
    "TREIZE_REQUESTS_PER_SECOND": "100000000",
    "TREIZE_REQUESTS_BURST": "100000000",
    "TREIZE_COMMANDS_PER_SECOND": "100000000",
    "TREIZE_COMMANDS_BURST": "100000000",
    "TREIZE_CONNECTION_IDLE_SECONDS": "100000000",
    "TREIZE_COMPILE_AT_START": "false",
    "TREIZE_SHUFFLE_SECONDS": "0",
}
RUNS = ((50, 0), (200, 0), (1_000, 0), (1_000, 500))  # tables, and moves a second or all it can
SECONDS = 12.0  # that are measured of each server
LAPS = 6


def open_server(folder: str) -> tuple[subprocess.Popen[str], str]:
    """A server on this machine with durable SQLite, and its address."""
    command = [sys.executable, "-m", "treize", "serve", "--lang", "en", "--port", "0"]
    return start([*command, "--data", folder], os.environ | UNLIMITED)


def start(command: list[str], surroundings: dict[str, str]) -> tuple[subprocess.Popen[str], str]:
    """A server that prints its address."""
    server = subprocess.Popen(
        command,
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    words = (word for line in server.stdout or () for word in line.split())
    return server, next(word for word in words if word.startswith("http")).rstrip("/")


def bench() -> None:
    """Print what was measured, a line for each server; boardgame.io is beside it where it is."""
    import uvloop

    from treize.bench import boardgame

    for tables, rate in RUNS:
        entrants = [Entrant("treize", open_server, seat)]
        if boardgame.is_installed():
            entrants.append(Entrant("boardgame.io", boardgame.open_server, boardgame.seat))
        for result in uvloop.run(race(entrants, tables, rate)):
            print(json.dumps(result), flush=True)
    if not boardgame.is_installed():
        print(json.dumps({"server": "boardgame.io", "missing": boardgame.MISSING}))


if __name__ == "__main__":
    bench()
