"""The house under load: four people at each table play real matches through real sockets.

The client is small on purpose, so that it leaves the processor to the house: it reads of each
message what it needs to play on, and nothing else.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

SEATS = 4
GAME = "thirteen"
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
    is_on: bool = True
    moves: int = 0
    lost: int = 0
    times: list[float] = field(default_factory=list)
    sent: dict[tuple[str, int], tuple[float, int]] = field(default_factory=dict)

    def play(self, table: str, number: int) -> None:
        """A move is on its way."""
        self.sent[table, number] = time.perf_counter(), SEATS

    def soon(self, play: Callable[..., None], *what: Any) -> None:
        """Play after a while."""
        if self.pause:
            delay = self.pause * random.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(delay, play, *what)
        else:
            play(*what)

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
        self.say({"type": "hello", "protocol": 1, "token": self.token})
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
        elif self.is_host and b'"phase":"over"' in message:
            self.say({"type": "rematch", "table": self.table})

    def _play(self, move: bytes, seat: int, number: int) -> None:
        if not self.load.is_on:
            return
        self._key += 1
        self.load.play(self.table, number + 1)
        self.wire.say(
            b'{"type":"play","key":"%d","table":"%b","seat":%d,"move":%b,"number":%d}'
            % (self._key, self.table.encode(), seat, move, number)
        )


def number_after(message: bytes, words: bytes, start: int = 0) -> int:
    """The number that follows the first of these words."""
    found = end = message.find(words, start) + len(words)
    while message[end : end + 1].isdigit():
        end += 1
    return int(message[found:end])


def ask(url: str, path: str, body: Any, token: str | None = None) -> Any:
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


Seat = Callable[[str, Load, int], Awaitable[list[Any]]]
Begin = Callable[[str], tuple[subprocess.Popen[str], str]]


async def measure(url: str, pid: int, seat: Seat, tables: int, seconds: float, rate: float) -> Any:
    """Play for a while, at a rate or as fast as it goes, and tell what it took."""
    load = Load(pause=tables / rate if rate else 0.0)
    players = await seat(url, load, tables)
    for player in players:
        player.start()
    await asyncio.sleep(1.0 + load.pause)
    load.moves, load.times[:] = 0, []
    begun, cpu = time.perf_counter(), cpu_of(pid)
    await asyncio.sleep(seconds)
    took, spent = time.perf_counter() - begun, cpu_of(pid) - cpu
    moves, times = load.moves, sorted(load.times)
    memory = memory_of(pid)
    load.is_on = False
    lost = load.lost
    for player in players:
        player.wire.transport.close()
    return {
        "tables": tables,
        "sockets": len(players),
        "moves": moves,
        "per_second": round(moves / took),
        "per_cpu_second": round(moves / spent) if spent else 0,
        "cpu": round(spent / took, 3),
        "p50_ms": round(1000 * times[len(times) // 2], 2) if times else None,
        "p99_ms": round(1000 * times[len(times) * 99 // 100], 2) if times else None,
        "memory_mb": memory,
        "lost": lost,
    }


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


# --- A house of one's own ---

UNLIMITED = {
    "TREIZE_PEOPLE_EACH": "100000000",
    "TREIZE_TABLES_EACH": "100000000",
    "TREIZE_SOCKETS_EACH": "100000000",
    "TREIZE_ASKED": "100000000",
    "TREIZE_ASKED_BURST": "100000000",
    "TREIZE_COMMANDS": "100000000",
    "TREIZE_BURST": "100000000",
    "TREIZE_EAGER": "false",
}
RUNS = ((50, 0), (200, 0), (1_000, 0), (1_000, 500))  # tables, and moves a second or all it can


def open_house(folder: str) -> tuple[subprocess.Popen[str], str]:
    """A house on this machine with durable SQLite, and its address."""
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


def bench_server(name: str, begin: Begin, seat: Seat, seconds: float) -> Iterator[dict[str, Any]]:
    """Measure a fresh server at each number of tables."""
    import uvloop

    for tables, rate in RUNS:
        with tempfile.TemporaryDirectory() as folder:
            server, url = begin(folder)
            try:
                found = uvloop.run(measure(url, server.pid, seat, tables, seconds, rate))
                yield {"server": name, "rate": rate or "all it can", **found}
            finally:
                server.terminate()
                server.wait()


def bench(seconds: float = 10.0) -> None:
    """Print what was measured, a line for each run; boardgame.io beside it where it is."""
    from treize.bench import boardgame

    for result in bench_server("treize", open_house, seat, seconds):
        print(json.dumps(result), flush=True)
    if not boardgame.is_installed():
        print(json.dumps({"server": "boardgame.io", "missing": boardgame.MISSING}))
        return
    for result in bench_server("boardgame.io", boardgame.open_server, boardgame.seat, seconds):
        print(json.dumps(result), flush=True)


if __name__ == "__main__":
    bench()
