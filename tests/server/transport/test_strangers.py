"""Strangers with bad manners: half requests, floods, guesses; whoever plays notices nothing."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from servers import RunningServer, refused, server_at
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from treize.server.client import Client, Refusal
from treize.server.wire.lobby import NewTable

DESCRIPTORS = "-n 1024"  # files that a process may usually have open
UNFINISHED = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@contextmanager
def lines_to(server: RunningServer, number: int) -> Iterator[list[socket.socket]]:
    """Connections that nothing was sent through yet."""
    with ExitStack() as stack:
        address = "127.0.0.1", server.port
        yield [
            stack.enter_context(socket.create_connection(address, timeout=20))
            for _ in range(number)
        ]


def answer_to(server: RunningServer, request: bytes) -> bytes:
    """All that a request brings until the server hangs up."""
    with lines_to(server, 1) as (line,):
        line.sendall(request)
        return b"".join(iter(lambda: line.recv(65_536), b""))


def test_unfinished_requests_keep_nobody_out(tmp_path: Path) -> None:
    """More of them than the server may open files: who asks properly is answered."""
    with (
        server_at(tmp_path, ulimit=DESCRIPTORS) as server,
        lines_to(server, 1_100) as lines,
    ):
        for line in lines:
            line.sendall(UNFINISHED)
        assert server.fetch("/healthz") == "ok"
        assert server.guest().home().public == []


def test_a_request_has_little_time_to_come(tmp_path: Path) -> None:
    """Its head, and its body; drop by drop does not help."""
    with server_at(tmp_path, request_seconds="0.5") as server, lines_to(server, 2) as lines:
        lines[0].sendall(UNFINISHED)
        lines[1].sendall(b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 40\r\n\r\n")
        end = time.monotonic() + 0.4
        while time.monotonic() < end:
            for line in lines:
                line.sendall(b"X")
            time.sleep(0.1)
        for line in lines:
            line.settimeout(3)
            assert line.recv(1) == b""


def test_a_request_of_two_lengths_ends_its_connection(server: RunningServer) -> None:
    """Whoever stands between might take the rest for a request of somebody else."""
    request = (
        b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
        b"0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    )
    answer = answer_to(server, request)
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert answer.count(b"HTTP/1.1") == 1


def test_long_texts_are_texts(tmp_path: Path) -> None:
    """The limit of commands alone says how many come, however long they are."""
    with server_at(tmp_path, commands_per_second="100000") as server:
        ann = server.guest()
        for number in range(1_000):
            ann._socket.send(f'{{"type":"ping","key":"{number}"{" " * 200}}}')
        answers = [str(ann._socket.recv(timeout=20)) for _ in range(1_000)]
    assert '"key":"999"' in answers[-1]


def test_a_body_that_is_no_text_is_refused(server: RunningServer) -> None:
    """It is the fault of who sent it."""
    body = b'{"name": "\xff\xfe"}'
    head = b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
    head += b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(body)
    assert answer_to(server, head + body).startswith(b"HTTP/1.1 400 ")


def ask(server: RunningServer, path: str, body: object = None, **headers: str) -> int:
    """The status of an answer."""
    given = None if body is None else json.dumps(body).encode()
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    request = Request(server.url + path, given, {"content-type": "application/json"} | named)
    try:
        with urlopen(request, timeout=20) as answer:
            return int(answer.status)
    except HTTPError as error:
        error.close()
        return error.code


def test_an_ipv6_network_is_one_address(tmp_path: Path) -> None:
    """Everybody has billions of them in one /64; another network is another."""
    with server_at(tmp_path, new_people_per_hour="3") as server:

        def introduce(address: str) -> int:
            return ask(server, "/api/people", {"name": "Eve"}, x_forwarded_for=address)

        assert [introduce(f"2001:db8::{n}") for n in range(5)] == [201, 201, 201, 429, 429]
        assert introduce("2001:db8:0:1::1") == 201
        assert [introduce(f"::ffff:192.0.2.{n}") for n in range(4)] == [201] * 4


def test_a_flood_harms_no_neighbour(tmp_path: Path) -> None:
    """Behind one address, whoever is known has requests of their own; and not without end."""
    with server_at(tmp_path, requests_per_second="0.1", requests_burst="20") as server:
        ann = server.guest()
        floods = [ask(server, "/api/server") for _ in range(30)]
        assert floods[-1] == 429
        assert ask(server, "/api/home", authorization="Bearer " + "x" * 43) == 429
        own = [ask(server, "/api/home", authorization=f"Bearer {ann.token}") for _ in range(30)]
        assert (own[0], own[15], own[-1]) == (200, 200, 429)


def test_codes_can_not_be_guessed(tmp_path: Path) -> None:
    """By neither way; and a neighbour who knows a code gets in all the same."""
    with server_at(tmp_path, wrong_codes_per_hour="20") as server:
        ann, bob, eve = server.guest(), server.guest("Bob"), server.guest("Eve")
        table = ann.create(NewTable(game="drat", seats=2))
        guesses = [ask(server, f"/api/tables/ZZZ{a}{b}") for a in "ABCDE" for b in "ABCDEFGH"]
        assert guesses.count(404) <= 20
        assert guesses[-1] == 429
        assert ask(server, f"/api/tables/{table.code}") == 429
        with refused("wire/fast"):
            for number in range(40):
                with suppress(Unknown):
                    enter(eve, f"ZZ{'ABCDEFGH'[number % 8]}{'ABCDE'[number // 8]}Z")
        assert bob.enter(table.code or "").table == table.id
        assert ask(server, f"/api/tables/{table.id}") == 200


class Unknown(Exception):
    """There is no such table."""


def enter(client: Client, code: str) -> None:
    try:
        client.enter(code)
    except Refusal as refusal:
        if refusal.code == "table/unknown":
            raise Unknown from None
        raise


def test_a_page_by_another_name_is_refused(server: RunningServer) -> None:
    """Somebody's name that leads to this machine makes no page of theirs ours (DNS rebinding)."""
    for host in ("evil.example", "evil.example:80", "127.0.0.1.evil.example", "[::1].evil.example"):
        assert ask(server, "/api/server", host=host) == 421
        assert ask(server, "/", host=host) == 421
    url = server.url.replace("http", "ws") + "/api/socket"
    with (
        pytest.raises(InvalidStatus),
        connect(
            url, origin=Origin("http://evil.example"), additional_headers={"Host": "evil.example"}
        ),
    ):
        pass
    for host in (
        f"localhost:{server.port}",
        "[::1]:1313",
        "192.168.1.2",
        "treize:1313",
        "pi.local",
    ):
        assert ask(server, "/api/server", host=host) == 200
