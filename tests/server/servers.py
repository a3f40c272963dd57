"""A real server in a process of its own, and guests that speak to it through real sockets."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from treize.match.record import RULES
from treize.server.client import Client, Refusal, TableView
from treize.server.tables import events
from treize.server.tables.room import Room
from treize.server.wire import fields
from treize.server.wire.lobby import NewTable

QUICK = {
    "TREIZE_BOT_MOVE_SECONDS": "0",
    "TREIZE_SHUFFLE_SECONDS": "0.2",  # for guests who wait for another in the same test
    "TREIZE_ABSENCE_GRACE_SECONDS": "0.3",
    "TREIZE_COMPILE_AT_START": "false",
    "TREIZE_REQUESTS_PER_SECOND": "100000",
    "TREIZE_REQUESTS_BURST": "100000",
    "TREIZE_NEW_PEOPLE_PER_HOUR": "100000",
    "TREIZE_NEW_TABLES_PER_HOUR": "100000",
}

GRACE = float(QUICK["TREIZE_ABSENCE_GRACE_SECONDS"])

TEXT = 0x81  # the first byte of a frame that is a whole text


def frame(first: int, payload: bytes, mask: bytes = b"mask") -> bytes:
    """A frame as a guest sends it."""
    length = len(payload)
    size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2)
    masked = bytes(octet ^ mask[at % 4] for at, octet in enumerate(payload))
    return bytes([first]) + size + mask + masked


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class RunningServer:
    """A server that tests open, close and kill."""

    def __init__(self, data: Path | str, **settings: str) -> None:
        self.data, self.port = data, free_port()
        self.ulimit = settings.pop("ulimit", None)  # what the shell allows it
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = QUICK | {f"TREIZE_{name.upper()}": v for name, v in settings.items()}
        self.log: Path | None = None

    def open(self, log: Path | None = None) -> RunningServer:
        command = [sys.executable, "-m", "treize", "serve", "--port", str(self.port)]
        if self.ulimit is not None:
            limited = f'ulimit {self.ulimit}; exec "$@"'
            command = ["sh", "-c", limited, "sh", *command]
        self.log = log
        with open(log or os.devnull, "ab") as output:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.data)],
                env=os.environ | self.settings,
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
        self.wait()
        return self

    def wait(self) -> None:
        """Until the server answers."""
        for _ in range(600):
            try:
                with urlopen(f"{self.url}/healthz", timeout=5) as answer:
                    assert answer.read() == b"ok"
                    return
            except (URLError, ConnectionError):
                assert self.process.poll() is None, "the server did not open"
                time.sleep(0.05)
        raise AssertionError("the server did not answer")

    def kill(self) -> None:
        """As if the power failed."""
        self.process.kill()
        self.process.wait()

    def close(self) -> int:
        """Ask it to stop, and wait."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)

    def fetch(self, path: str) -> str:
        """What a page says, asked for without a token."""
        with urlopen(self.url + path, timeout=60) as answer:
            return str(answer.read().decode())

    def guest(self, name: str = "Ann") -> Client:
        return Client(self.url, name)


@contextmanager
def server_at(data: Path | str, **settings: str) -> Iterator[RunningServer]:
    server = RunningServer(data, **settings).open()
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.close()


def play_on(client: Client, table: str, most: int = 10_000) -> int:
    """Play the first legal move whenever it is the client's turn."""
    played = 0
    for seen in client.turns(table):
        if played == most:
            break
        own = seen.turn
        assert own is not None
        client.play(seen, own.legal[0])
        played += 1
    return played


def solo(client: Client, game: Any = "drat", **wish: Any) -> str:
    return client.create(NewTable(game=game, solo=True, level="easy", **wish)).id


def refused(code: str) -> pytest.RaisesContext[Refusal]:  # type: ignore[name-defined]
    return pytest.raises(Refusal, check=lambda refusal: refusal.code == code)


def wait_for(client: Client, table: str, kind: type, seconds: float = 20.0) -> TableView:
    """Until something of a kind has happened at a table."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        seen = client.seen[table]
        if any(isinstance(happening, kind) for happening in seen.happened):
            return seen
        client._wait()
    raise AssertionError(f"no {kind.__name__}")


def two_at_a_table(server: RunningServer, **wish: object) -> tuple[Client, Client, str]:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.create(NewTable(game="drat", seats=2, **wish))  # type: ignore[arg-type]
    ann.enter(table.id)
    bob.enter(table.code or "")
    assert bob.sit(table.id) == 1
    ann.start(table.id)
    return ann, bob, table.id


def listen(client: Client, seconds: float) -> None:
    """Take in what happens for a while."""
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        try:
            client._receive(left)
        except TimeoutError:
            return


def until(client: Client, table: str, is_so: Callable[[Any], bool], seconds: float = 20.0) -> None:
    """Wait until a table is in some state."""
    end = time.monotonic() + seconds
    while not is_so(client.seen[table].state):
        assert time.monotonic() < end
        listen(client, 0.2)


def room_of(game: str, seats: int, seed: int, clock: fields.Clock | None = None) -> Room:
    """A table where people have just begun to play, without a server around it."""
    created = events.Created(
        at=1, id="t0", code="AAAAA", game=game, seats=seats, options={}, access="link",
        clock=clock or fields.Clock(), level="easy", memory=False, undo=True, host="p0",
    )  # fmt: skip
    room = Room(created)
    room.apply(created)
    for seat in range(seats):
        room.apply(events.SatDown(at=1, person=f"p{seat}", seat=seat, name=f"name {seat}"))
    room.apply(events.Began(at=1, seed=f"{seed:032x}", rules=RULES))
    return room
