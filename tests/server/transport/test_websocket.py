"""Frames are read right however they come, and what is against RFC 6455 ends a line."""

from __future__ import annotations

import base64
import json
import os
import random
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from unittest.mock import Mock

import pytest
from servers import TEXT, RunningServer, frame

from treize.bench.server import HEADER
from treize.server.transport.websocket import ODD, WebSocketProtocol, flush_all
from treize.server.wire.lobby import NewTable

PIECE, LAST_PIECE, PING, PONG, CLOSE = 0x01, 0x80, 0x89, 0x8A, 0x88


class Wire:
    """A connection without a library in between."""

    def __init__(self, server: RunningServer) -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        host = f"127.0.0.1:{server.port}"
        self.socket.sendall(HEADER.format(path="/api/socket", host=host, key=key).encode())
        self.stream = self.socket.makefile("rb")
        assert b"101" in self.stream.readline()
        while self.stream.readline() != b"\r\n":
            pass

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *what: object) -> None:
        self.stream.close()
        self.socket.close()

    def heard(self) -> Iterator[tuple[int, bytes]]:
        """Frame after frame, until the server hangs up."""
        while head := self.stream.read(2):
            length = head[1]
            if length == 126:
                length = int.from_bytes(self.stream.read(2))
            yield head[0], self.stream.read(length)


def pings(number: int) -> list[tuple[str, list[bytes]]]:
    """Commands in every form that a frame may have: short, long, in pieces, something between."""
    said = [("hello", [frame(TEXT, b'{"type":"hello","key":"hello","protocol":3}')])]
    for n in range(number):
        text = b'{"type":"ping","key":"%d"}' % n
        forms = [
            [frame(TEXT, text)],
            [frame(TEXT, text, mask=bytes(4))],
            [frame(TEXT, text + b" " * 200)],
            [frame(PIECE, text[:9]), frame(PING, b"are you there"), frame(LAST_PIECE, text[9:])],
            [frame(PING, b""), frame(TEXT, text)],
        ]
        said.append((str(n), forms[n % len(forms)]))
    return said


@pytest.mark.parametrize("longest", [1, 7, 10_000])
def test_frames_are_read_however_they_are_cut(server: RunningServer, longest: int) -> None:
    """Byte by byte, in odd parts, or all at once: each command is answered, in its turn."""
    rng = random.Random(longest)
    said = pings(15)
    stream = b"".join(part for _, parts in said for part in parts)
    answers, pongs = [], 0
    with Wire(server) as wire:
        while stream:
            cut = rng.randint(1, longest)
            wire.socket.sendall(stream[:cut])
            stream = stream[cut:]
            time.sleep(0.0005)
        for kind, payload in wire.heard():
            pongs += kind == PONG
            if kind == TEXT:
                answers.append(json.loads(payload)["key"])
            if len(answers) == len(said) and pongs == 6:
                break
    assert answers == [key for key, _ in said]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b'"\xff\xfe"'), 1007),
        (frame(PIECE, b'{"type"') + frame(TEXT, b'{"type":"ping","key":"1"}'), 1002),
        (frame(LAST_PIECE, b"}"), 1002),
        (frame(0x83, b"a kind of frame that does not exist"), 1002),
        (b"\x81\x02{}", 1002),  # not masked
        (b"\x81\x00", 1002),
        (b"\x81\xfe\xff\xff" + bytes(4) + b"too long, and not waited for", 1009),
        (b"\x81\xff" + (1 << 40).to_bytes(8) + bytes(4), 1009),
        (frame(CLOSE, (1000).to_bytes(2)), 1000),
    ],
    ids=str,
)
def test_what_is_against_the_protocol_ends_the_line(
    server: RunningServer, sent: bytes, code: int
) -> None:
    """With the code that tells why; a line that is closed is closed in return."""
    with Wire(server) as wire:
        wire.socket.sendall(sent)
        closed = [payload for kind, payload in wire.heard() if kind == CLOSE]
    assert [int.from_bytes(payload[:2]) for payload in closed] == [code]
    with Wire(server) as other:
        other.socket.sendall(frame(TEXT, b'{"type":"hello","key":"k","protocol":3}'))
        assert json.loads(next(other.heard())[1])["type"] == "welcome"


def test_a_line_that_fails_harms_no_other(caplog: pytest.LogCaptureFixture) -> None:
    """The others are told what they should be told, and the one is dropped."""
    lines: list[Any] = [Mock(spec=WebSocketProtocol) for _ in range(3)]
    lines[1].flush.side_effect = RuntimeError("the handle is closed")
    told = list(lines)
    flush_all(told)
    assert told == []
    assert [line.flush.call_count for line in lines] == [1, 1, 1]
    assert [line.drop.call_count for line in lines] == [0, 1, 0]
    assert "flush failed" in caplog.text


def test_what_was_asked_before_hanging_up_is_done(server: RunningServer) -> None:
    """Whoever sends all at once and is gone has still played."""
    ann = server.guest()
    table = ann.create(NewTable(game="drat", seats=2, sit=False)).id
    commands: list[dict[str, Any]] = [
        {"type": "hello", "protocol": 3, "token": ann.token},
        {"type": "enter", "table": table},
        *({"type": "sit", "table": table, "seat": seat} for seat in (0, 1)),
        {"type": "start", "table": table},
    ]
    texts = [json.dumps({"key": str(n), **c}).encode() for n, c in enumerate(commands)]
    with Wire(server) as wire:
        wire.socket.sendall(b"".join(frame(TEXT, text) for text in texts))
    end = time.monotonic() + 20
    while ann.enter(table).state.phase != "playing":
        assert time.monotonic() < end
        time.sleep(0.05)


def test_who_hangs_up_while_coming_in_does_not_stay(server: RunningServer) -> None:
    """A connection that ends while it is being shown a table is no spectator of it."""
    ann = server.guest()
    table = ann.create(NewTable(game="drat", seats=2)).id
    enter = frame(TEXT, b'{"type":"hello","key":"1","protocol":3}') + frame(
        TEXT, json.dumps({"type": "enter", "key": "2", "table": table}).encode()
    )
    with Wire(server) as wire:
        wire.socket.sendall(enter + frame(CLOSE, (1000).to_bytes(2)))
        assert [kind for kind, _ in wire.heard()][-1] == CLOSE
    with Wire(server) as other:
        other.socket.sendall(enter)
        messages = (json.loads(payload) for kind, payload in other.heard() if kind == TEXT)
        assert any(m["type"] == "presence" and m["watching"] == 1 for m in messages)


def test_a_flood_of_signs_of_life_ends_the_line(server: RunningServer) -> None:
    """They cost as much as texts do, so there is a limit too; a few harm nobody."""
    with Wire(server) as wire:
        with suppress(ConnectionError):
            for _ in range(20):
                wire.socket.sendall(frame(PING, b"are you there?") * 50)
                time.sleep(0.02)
        with suppress(ConnectionError):
            assert sum(first == PONG for first, _ in wire.heard()) < 1_000
    with Wire(server) as wire:
        hello = frame(TEXT, b'{"type":"hello","key":"hello","protocol":3}')
        for _ in range(3):
            wire.socket.sendall(frame(PING, b"") * (ODD // 4) + hello)
        heard = wire.heard()
        answers = [next(heard)[0] for _ in range(3 * (ODD // 4) + 3)]
        assert answers.count(TEXT) == 3
