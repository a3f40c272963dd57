"""The server under strain: workers that die, floods of hints, of replays, of bots without people.

Each scene is measured in turns, quiet and strained, so that a busy moment of the machine hits both:
python tests/server/strain.py [SCENE ...]
"""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import signal
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import msgspec
from servers import RunningServer, play_on, server_at
from websockets.asyncio.client import ClientConnection, connect

from treize.server.client import Client
from treize.server.wire.commands import Exit
from treize.server.wire.fields import PROTOCOL
from treize.server.wire.lobby import NewTable

LONG: dict[str, Any] = {"rounds": 24}
FREE = {
    "commands_per_second": "100000",
    "commands_burst": "100000",
    "compile_at_start": "true",
}


class Player:
    """Somebody who plays the first legal move in each own turn, and one match after the other."""

    def __init__(self, server: RunningServer, table: str, token: str, pause: float = 0.0) -> None:
        self.server, self.table, self.token, self.pause = server, table, token, pause
        self.moves: list[float] = []  # seconds until an own move was seen
        self.waits: list[float] = []  # seconds until a bot has moved
        self.moved = time.monotonic()  # when a move was last seen
        self._sent = 0.0
        self._begun = 0.0

    async def run(self) -> None:
        async with connected(self.server, self.token) as socket:
            await say(socket, "enter", table=self.table)
            async for text in socket:
                message = msgspec.json.decode(text)
                if message["type"] in ("view", "update"):
                    await self._see(socket, message)
                else:
                    await self._hear(socket, message)

    async def _hear(self, socket: ClientConnection, message: Any) -> None:
        assert message["type"] != "refused", message

    async def _see(self, socket: ClientConnection, message: Any) -> None:
        state = message["state"]
        if self._sent:
            self.moves.append(time.perf_counter() - self._sent)
            self._sent = 0.0
        if state["phase"] == "over":
            if state["shuffle"] is None:
                await say(socket, "rematch", table=self.table)
            return
        self.moved = time.monotonic()
        if self._begun and (state["last"] or {}).get("by") == "bot":
            self.waits.append(time.perf_counter() - self._begun)
        self._begun = time.perf_counter()
        for own in message["yours"]:
            if own["legal"]:
                await asyncio.sleep(self.pause)
                move = {"seat": own["seat"], "move": own["legal"][0], "number": state["number"]}
                self._sent = time.perf_counter()
                await say(socket, "play", table=self.table, **move)


async def say(socket: ClientConnection, kind: str, **fields: Any) -> str:
    key = secrets.token_hex(8)
    await socket.send(msgspec.json.encode({"type": kind, "key": key, **fields}), text=True)
    return key


@asynccontextmanager
async def connected(server: RunningServer, token: str) -> AsyncIterator[ClientConnection]:
    address = f"ws://127.0.0.1:{server.port}/api/socket"
    async with connect(address, max_size=2**22, compression=None) as socket:
        await say(socket, "hello", protocol=PROTOCOL, token=token)
        yield socket


@asynccontextmanager
async def beside(*work: Awaitable[None]) -> AsyncIterator[None]:
    """While something goes on; it must not fail meanwhile."""
    tasks = [asyncio.ensure_future(one) for one in work]
    try:
        yield
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def solo_table(server: RunningServer, **wish: Any) -> tuple[str, str]:
    """A new table with a person and bots, and the token of the person."""
    ann = server.guest()
    table = ann.create(NewTable(game="thirteen", solo=True, **wish)).id
    ann.close()
    return table, ann.token


def workers_of(server: int) -> list[int]:
    """The workers that run."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text()
    return [pid for pid in map(int, children.split()) if b"workers.worker" in command_of(pid)]


def command_of(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def megabytes(pids: list[int]) -> float:
    total = 0
    for pid in pids:
        try:
            total += int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096
        except OSError:
            continue
    return total / 1e6


def figure(server: RunningServer, name: str) -> float:
    figures = server.fetch("/metrics")
    found = re.search(rf"^treize_{name} (\S+)$", figures, re.MULTILINE)
    assert found is not None
    return float(found[1])


def ninety_nine(times: list[float]) -> float:
    """The time that 99 of 100 do not exceed."""
    return sorted(times)[int(0.99 * len(times))]


def told(times: list[float]) -> str:
    p50, p99 = 1000 * statistics.median(times), 1000 * ninety_nine(times)
    return f"{len(times)} times, p50 {p50:.1f} ms, p99 {p99:.1f} ms"


# --- A worker dies ---


async def kill(tables: int, seconds: float, workers: int = 2) -> dict[str, float]:
    """Kill each worker, then all at once, while bots play; tell how long they stood still."""
    settings = FREE | {"workers": str(workers)}
    with tempfile.TemporaryDirectory() as folder, server_at(folder, **settings) as server:
        await ready(server)
        players = [Player(server, *solo_table(server, options=LONG)) for _ in range(tables)]
        async with beside(*[player.run() for player in players]):
            await asyncio.sleep(seconds)
            before, moves = workers_of(server.process.pid), figure(server, "moves_total")
            memory = megabytes(before)
            await asyncio.sleep(seconds)
            found = {
                "tables": tables,
                "moves a second": (figure(server, "moves_total") - moves) / seconds,
                "workers": len(before),
                "MB": memory,
            }
            most, peak, gaps = 0, 0.0, list[float]()
            for victims in [[0]] if workers == 1 else [[0], [1], [0, 1]]:
                running = workers_of(server.process.pid)
                for victim in victims:
                    os.kill(running[victim], signal.SIGKILL)
                last, gap, end = time.monotonic(), 0.0, time.monotonic() + seconds
                while time.monotonic() < end or figure(server, "workers_ready") < workers:
                    await asyncio.sleep(0.05)
                    now = max(player.moved for player in players)
                    last, gap = max(now, last), max(gap, now - last, time.monotonic() - now)
                    running = workers_of(server.process.pid)
                    most, peak = max(most, len(running)), max(peak, megabytes(running))
                gaps.append(gap)
            found |= {"most workers": most, "most MB": peak, "MB after": megabytes(running)}
            found |= {"seconds without a move": max(gaps[:2]), "all killed": gaps[-1]}
            found["workers lost"] = figure(server, "workers_lost_total")
        begun = time.monotonic()
        server.close()
        return found | {"seconds to close": time.monotonic() - begun}


async def ready(server: RunningServer) -> None:
    """Until all is compiled or loaded, and the workers are there."""
    while figure(server, "compile_jobs_pending") or not figure(server, "workers_ready"):
        await asyncio.sleep(0.2)


# --- Others ask for much ---


class Asker(Player):
    """Somebody who asks for hints without end, four at once, and never plays."""

    async def _see(self, socket: ClientConnection, message: Any) -> None:
        if message["yours"][0]["legal"] and not self._begun:
            self._begun = time.perf_counter()
            for _ in range(4):
                await say(socket, "hint", table=self.table, seat=0)

    async def _hear(self, socket: ClientConnection, message: Any) -> None:
        if message["type"] == "advice":
            await say(socket, "hint", table=self.table, seat=0)


def read_on(address: str) -> None:
    """Read a long match from any moment of its end on, again and again, without a token."""
    while True:
        try:
            first = secrets.choice(range(1800, 2200))
            urlopen(f"{address}/replay?eyes=open&first={first}", timeout=60).read()
        except HTTPError as error:
            assert error.code in (429, 503), error
            time.sleep(0.1)


def read_together(address: str, number: int) -> None:
    """So many readers, in a process of their own: its lock is not that of who measures."""
    readers = [threading.Thread(target=read_on, args=[address]) for _ in range(number)]
    for reader in readers:
        reader.start()


def ask_for_hints(server: RunningServer) -> list[Awaitable[None]]:
    """Twenty-five people who ask for hints."""
    tables = [solo_table(server) for _ in range(25)]
    return [Asker(server, *table).run() for table in tables]


def leave_experts(server: RunningServer) -> list[Awaitable[None]]:
    """Thirty tables of expert bots, and whoever set them up is gone."""
    ann = server.guest()
    for _ in range(30):
        wish = NewTable(game="thirteen", level="expert", sit=False, options=LONG)
        table = ann.create(wish).id
        ann.enter(table)
        ann.start(table)
        ann.do(Exit(ann.key(), table))
    ann.close()
    return []


Flood = Callable[[RunningServer], list[Awaitable[None]]]


async def bots(flood: Flood, laps: int, seconds: float, **settings: str) -> list[list[float]]:
    """How long bots take to move for somebody: quiet, and while others ask for much."""
    waits: list[list[float]] = [[], []]
    for lap in range(2 * laps):
        with tempfile.TemporaryDirectory() as data, server_at(data, **FREE, **settings) as server:
            await ready(server)
            player = Player(server, *solo_table(server))
            async with beside(*(flood(server) if lap % 2 else [])):
                await asyncio.sleep(2)
                async with beside(player.run()):
                    await asyncio.sleep(seconds)
        waits[lap % 2] += player.waits
    return waits


async def replays(laps: int, seconds: float, asked: str) -> list[list[float]]:
    """How long a move takes at ten tables: quiet, and while eight read a long match."""
    moves: list[list[float]] = [[], []]
    settings = FREE | {"requests_per_second": asked, "requests_burst": "300"}
    with tempfile.TemporaryDirectory() as folder, server_at(folder, **settings) as server:
        tables = [hot_seat(server, **LONG) for _ in range(10)]
        address = f"{server.url}/api/records/{long_match(server)}"
        readers = get_context("spawn").Process(target=read_together, args=[address, 8])
        readers.start()
        await asyncio.sleep(5)
        players = [Player(server, *table, pause=0.05) for table in tables]
        async with beside(*[player.run() for player in players]):
            for lap in range(2 * laps):
                os.kill(readers.pid or 0, signal.SIGCONT if lap % 2 else signal.SIGSTOP)
                await asyncio.sleep(seconds / 4)  # what was begun before is over
                for player in players:
                    player.moves.clear()
                await asyncio.sleep(seconds)
                moves[lap % 2] += [move for player in players for move in player.moves]
        readers.kill()
        readers.join()
    return moves


def hot_seat(server: RunningServer, **options: Any) -> tuple[str, str]:
    """A table at which one person plays all three seats."""
    ann = server.guest()
    table = ann.create(NewTable(game="thirteen", seats=3, options=options)).id
    ann.enter(table)
    for seat in (1, 2):
        ann.sit(table, seat, f"seat {seat}")
    ann.start(table)
    ann.close()
    return table, ann.token


def long_match(server: RunningServer) -> str:
    """The record of a match of some 2,400 moves."""
    table, token = hot_seat(server, **LONG)
    ann = Client(server.url, token=token)
    play_on(ann, table)
    return ann.seen[table].state.record or ""


# --- All of it ---


async def scene(name: str) -> None:
    print(name, flush=True)
    if name == "kill":
        for tables, workers in ((12, 2), (50, 2), (12, 1)):
            found = await kill(tables, 8.0, workers)
            print("  ", ", ".join(f"{key} {value:.3g}" for key, value in found.items()))
            assert found["most workers"] == workers
            assert found["most MB"] < 1.2 * found["MB"]
        return
    worst: Callable[[list[float]], float] = statistics.median
    if name == "replays":
        laps, worst = [await replays(15, 2.0, asked) for asked in ("30", "100000")], ninety_nine
    else:
        flood = {"hints": ask_for_hints, "gone": leave_experts}[name]
        laps = [await bots(flood, 3, 6.0, bot_move_seconds=pace) for pace in ("0.6", "0")]
    for quiet, strained in laps:
        print(f"  quiet:    {told(quiet)}\n  strained: {told(strained)}", flush=True)
        assert worst(strained) <= 2 * worst(quiet), "others have to wait"


if __name__ == "__main__":
    for chosen in sys.argv[1:] or ["kill", "hints", "gone", "replays"]:
        asyncio.run(scene(chosen))
