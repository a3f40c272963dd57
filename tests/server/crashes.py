"""Kill the server at random moments under load, and see that nothing is lost or doubled."""

from __future__ import annotations

import random
import sqlite3
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from servers import RunningServer
from websockets.exceptions import ConnectionClosed

from treize.server.client import Client, Refusal
from treize.server.tables import events
from treize.server.wire import commands, updates
from treize.server.wire.fields import Clock
from treize.server.wire.lobby import NewTable

TABLES = 4  # at one of them sits a bot
BANK = 3_000  # seconds on each clock


class Regular:
    """Somebody who plays on whatever happens, and remembers every move that was acknowledged."""

    def __init__(self, server: RunningServer, with_bot: bool = False) -> None:
        self.server = server
        self.with_bot = with_bot
        self.client = server.guest()
        options: dict[str, Any] = {"rounds": 24}
        clock = Clock("bank", BANK, 0)
        self.table = self.client.create(
            NewTable(game="thirteen", seats=3, options=options, clock=clock, level="easy")
        ).id
        self.client.enter(self.table)
        for seat in (1,) if with_bot else (1, 2):  # a bot takes the free seat
            self.client.sit(self.table, seat, f"seat {seat}")
        self.client.start(self.table)
        self.acknowledged: dict[int, str] = {}  # by number
        self.problems: list[str] = []
        self.is_on = True
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        command: commands.Play | None = None
        while self.is_on:
            try:
                command = self._play(command)
            except (ConnectionClosed, OSError, TimeoutError, EOFError):
                self._return()
            except Refusal as refusal:
                self.problems.append(f"{refusal.code} {refusal.facts}")
                return

    def _play(self, command: commands.Play | None) -> commands.Play | None:
        """Play a move, or again the one that was not answered, with the same key."""
        seen = self.client.seen[self.table]
        if command is None:
            if seen.turn is None:
                if seen.state.phase == "over":
                    self.is_on = False
                    return None
                self.client._receive(5)
                return None
            move = random.choice(seen.turn.legal)
            number = seen.state.number
            command = commands.Play(self.client.key(), self.table, seen.turn.seat, move, number)
            self.pending = command
        self.client.do(command)
        self.acknowledged[command.number] = command.move
        self.pending = None
        while self.client.seen[self.table].state.number <= command.number:
            self.client._receive(5)
        return None

    pending: commands.Play | None = None

    def _return(self) -> None:
        """Connect again without reloading, and send what was not answered once more."""
        while self.is_on:
            try:
                self.client.reconnect()
                while self.client.seen[self.table].version < 1:
                    self.client._receive(5)
                if self.pending is not None:
                    command, self.pending = self.pending, None
                    self.client.do(command)
                    self.acknowledged[command.number] = command.move
                    while self.client.seen[self.table].state.number <= command.number:
                        self.client._receive(5)
            except (ConnectionClosed, OSError, TimeoutError, EOFError):
                time.sleep(0.05)
            except Refusal as refusal:
                self.problems.append(f"after a crash: {refusal.code} {refusal.facts}")
                return
            else:
                return


def crash(times: int, folder: Path, seed: int) -> dict[str, int]:
    """Kill and open the server so many times while people play; tell what was found."""
    rng = random.Random(seed)
    server = RunningServer(folder, commands_per_second="100000", commands_burst="100000").open()
    people = [Regular(server, with_bot=number == 0) for number in range(TABLES)]
    for person in people:
        person.thread.start()
    try:
        for _ in range(times):
            wait_for_moves(people, rng.randrange(2, 12))
            time.sleep(rng.uniform(0.0, 0.05))
            server.kill()
            server.open()
        wait_for_moves(people, 10)
        wait_for_bot(server, people[0])
        for person in people:
            person.is_on = False
        for person in people:
            person.thread.join(20)
        return check(server, people)
    finally:
        if server.process.poll() is None:
            server.close()


def wait_for_moves(people: list[Regular], number: int) -> None:
    """Until so many more moves were acknowledged, so that each crash comes in the thick of it."""
    begun = sum(len(person.acknowledged) for person in people)
    end = time.monotonic() + 60
    while sum(len(person.acknowledged) for person in people) < begun + number:
        assert time.monotonic() < end, [person.problems for person in people]
        if not any(person.is_on for person in people):
            return
        time.sleep(0.005)


def wait_for_bot(server: RunningServer, person: Regular) -> None:
    """Bots go on after a crash: until one has moved that had not before."""
    begun = len(played(server, person.table, "bot"))
    end = time.monotonic() + 60
    while len(played(server, person.table, "bot")) == begun and person.is_on:
        assert time.monotonic() < end, person.problems
        time.sleep(0.05)


def check(server: RunningServer, people: list[Regular]) -> dict[str, int]:
    """Every acknowledged move is in the log, once and in its place."""
    acknowledged = 0
    for person in people:
        assert person.problems == [], person.problems
        fresh = Client(server.url, token=person.client.token)
        seen = fresh.enter(person.table)
        while seen.turn is None and seen.state.phase == "playing":
            fresh._receive(20)  # a bot plays on, until it waits for the person
            seen = fresh.seen[person.table]
        assert seen.state.number >= len(person.acknowledged)
        moves = [event.move for event in played(server, person.table)]
        check_clocks(server, person, seen.state)
        assert len(moves) == seen.state.number, (len(moves), seen.state.number)
        for number, move in person.acknowledged.items():
            assert moves[number] == move, (number, move, moves[number])
        acknowledged += len(person.acknowledged)
        fresh.close()
    return {"tables": len(people), "acknowledged": acknowledged}


def check_clocks(server: RunningServer, person: Regular, state: updates.State) -> None:
    """Nobody's time ran while the server was not there, and the clock of who is to play runs."""
    if state.phase == "over":
        return
    assert state.clocks is not None
    people = [seat for seat, occupant in enumerate(state.occupants) if occupant.bot is None]
    if state.turn in people:
        assert state.clocks.running == state.turn
    spent = sum(BANK * 1000 - state.clocks.left[seat] for seat in people)
    log = log_of(server, person.table)
    stops = [event for event in log if isinstance(event, events.Stopped | events.WentOn)]
    for stop, go in zip(stops[::2], stops[1::2], strict=False):
        assert isinstance(stop, events.Stopped), stops
        assert isinstance(go, events.WentOn), stops
        assert stop.at <= go.at
    paused = sum(go.at - stop.at for stop, go in zip(stops[::2], stops[1::2], strict=False))
    assert 0 < spent <= time.time() * 1000 - log[0].at - paused, (spent, paused, state.clocks)


def played(server: RunningServer, table: str, by: str | None = None) -> list[events.Played]:
    """The moves in the log, as it lies on the disk."""
    moves = [event for event in log_of(server, table) if isinstance(event, events.Played)]
    return [move for move in moves if by in (None, move.by)]


def log_of(server: RunningServer, table: str) -> list[events.Events]:
    """The log, as it lies on the disk."""
    with sqlite3.connect(Path(server.data) / "treize.sqlite3") as connection:
        rows = connection.execute(
            "SELECT body FROM events WHERE tbl = ? ORDER BY version", (table,)
        ).fetchall()
    return [events.read(body.encode()) for (body,) in rows]


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with tempfile.TemporaryDirectory() as temporary:
        print(f"{number} crashes:", crash(number, Path(temporary), seed=13))
