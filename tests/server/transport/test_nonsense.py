"""Whatever comes in, the server answers in one sentence and plays on."""

from __future__ import annotations

import json
import random
import socket
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from servers import TEXT, RunningServer, frame, play_on, server_at, solo
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from treize.server.client import Client
from treize.server.wire import fields

MESSAGES = 1_500
TAGS = [
    "hello", "enter", "exit", "sit", "stand", "leave", "bot", "start", "rematch", "play", "undo",
    "consent", "hint", "say", "react", "mute", "rename", "look", "publish", "ping", "nonsense",
]  # fmt: skip
FIELDS = ("key", "table", "seat", "move", "number", "text", "name", "person", "on", "to", "yes",
          "level", "token", "protocol", "language", "invite", "seen", "public",
          "animal", "colour", "reaction", "odd")  # fmt: skip


def failures_of(server: RunningServer) -> int:
    figures = server.fetch("/metrics")
    return int(float(figures.partition("\ntreize_errors_total ")[2].splitlines()[0]))


def value(rng: random.Random, table: str) -> Any:
    """Something that may or may not fit."""
    return rng.choice(
        [
            table, "", "x", "x" * rng.choice((1, 30, 3000)), 0, 1, -1, 2**31, 2**63, 2**70, 1.5,
            None, True, [], {}, [[[]]], {"a": {}}, "\u0000", "é\u202e", "+1", "easy", "en",
            "fox", "blue", "wow",
        ]
    )  # fmt: skip


def message(rng: random.Random, table: str) -> str | bytes:
    """A message that is wrong in some way, or by accident right."""
    kind = rng.randrange(10)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return "".join(chr(rng.randrange(32, 1000)) for _ in range(rng.randrange(100)))
    if kind == 2:
        return "[" * rng.choice((10, 5000)) + "]" * rng.randrange(10)
    fields: dict[str, Any] = {name: value(rng, table) for name in rng.sample(FIELDS, 3)}
    fields |= {"type": rng.choice(TAGS), "key": str(rng.randrange(10**9)), "table": table}
    fields |= {name: rng.randrange(8) for name in ("seat", "number") if rng.random() < 0.5}
    text = json.dumps(fields)
    return text[: rng.randrange(len(text))] if kind == 3 else text


def test_nonsense_over_the_socket_is_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Malformed, wrong types, unknown tags, huge, binary, floods: no crash, no internal error."""
    server = RunningServer(
        tmp_path_factory.mktemp("fuzz"), commands_per_second="100000", commands_burst="100000"
    ).open()
    try:
        rng = random.Random(13)
        ann = server.guest()
        table = solo(ann)
        eve = server.guest("Eve")
        eve.enter(table)
        answered = refused = 0
        for _ in range(MESSAGES):
            try:
                eve._socket.send(message(rng, table))
                eve._socket.send('{"type":"ping","key":"ping"}')
                while True:
                    answer = json.loads(eve._socket.recv(timeout=20))
                    refused += answer["type"] == "refused"
                    assert answer.get("code") != "server/error", answer
                    if answer.get("key") == "ping":
                        break
                answered += 1
            except ConnectionClosed:
                eve.reconnect()
        assert answered > MESSAGES * 0.9
        assert refused > MESSAGES / 2
        assert failures_of(server) == 0
        assert play_on(ann, table, 3) == 3
    finally:
        server.close()


def test_too_large_and_too_old_are_refused(server: RunningServer) -> None:
    """A frame beyond the limit ends the connection; another protocol is told so."""
    url = server.url.replace("http", "ws") + "/api/socket"
    with connect(url) as line:
        line.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=10)
    with connect(url) as line:
        line.send('{"type":"ping","key":"1"}')
        assert json.loads(line.recv(timeout=10))["code"] == "wire/hello"
        line.send('{"type":"hello","key":"1","protocol":0}')
        assert json.loads(line.recv(timeout=10))["code"] == "wire/protocol"


def test_a_flood_is_slowed_and_others_play_on(server: RunningServer) -> None:
    """Too many commands are refused, then the connection ends."""
    ann = server.guest()
    table = solo(ann)
    eve = server.guest("Eve")
    with pytest.raises((ConnectionClosed, TimeoutError)):
        flood(eve)
    assert play_on(ann, table, 3) == 3


def flood(client: Client) -> None:
    for number in range(3_000):
        client._socket.send(json.dumps({"type": "ping", "key": str(number)}))
    while True:
        client._socket.recv(timeout=5)


def test_a_page_of_another_site_may_not_connect(server: RunningServer) -> None:
    """The origin of a socket is checked."""
    url = server.url.replace("http", "ws") + "/api/socket"
    with pytest.raises(InvalidStatus), connect(url, origin=Origin("https://evil.example")):
        pass
    with connect(url, origin=Origin(server.url)):
        pass


def test_half_open_connections_harm_nobody(server: RunningServer) -> None:
    """Who connects and says nothing, or half a request, takes nothing from others."""
    idle = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(50)]
    for number, line in enumerate(idle):
        line.send(b"GET /api/socket HTTP/1.1\r\nHost: x\r\n"[: number or 1])
    ann = server.guest()
    assert play_on(ann, solo(ann), 3) == 3
    for line in idle:
        line.close()


def test_who_never_reads_is_let_go(tmp_path: Path) -> None:
    """What waits for somebody is bounded, and nobody else waits for them."""
    with server_at(
        tmp_path,
        max_send_buffer_bytes="20000",
        commands_per_second="100000",
        commands_burst="100000",
    ) as server:
        ann, eve = server.guest(), server.guest("Eve")
        table = solo(ann)
        eve.enter(table)
        line = eve._socket.socket
        enter = frame(TEXT, json.dumps({"type": "enter", "key": "1", "table": table}).encode())
        with pytest.raises(ConnectionError):
            send_for_ever(line, enter)
        assert play_on(ann, table, 3) == 3


def send_for_ever(line: socket.socket, octets: bytes) -> None:
    while True:
        line.sendall(octets)


def test_the_schema_has_a_page(server: RunningServer) -> None:
    """It tells of every request and structure, and loads nothing from elsewhere."""
    schema = json.loads(server.fetch("/api/schema/openapi.json"))
    page = server.fetch("/api/schema/")
    for path in schema["paths"]:
        assert path in page
    for name in schema["components"]["schemas"]:
        assert f'id="{name}"' in page
    assert "<script" not in page
    assert "http" not in page.replace("http-equiv", "")


def test_headers_are_strict(server: RunningServer) -> None:
    """On every answer: no frames, no sniffing, nothing from elsewhere."""
    import httpx

    for path in ("/", "/api/server", "/t/abcdef", "/nothing.js", "/api/nothing"):
        answer = httpx.get(server.url + path)
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert httpx.get(f"{server.url}/../../etc/passwd").status_code in (200, 404)
    huge = httpx.post(f"{server.url}/api/people", content=b"x" * 200_000)
    assert huge.status_code in (400, 413)
    assert "text" in huge.json()


@pytest.mark.filterwarnings(  # schemathesis does what Hypothesis no longer likes
    "ignore::hypothesis.errors.HypothesisDeprecationWarning"
)
def test_the_http_side_keeps_to_its_schema(server: RunningServer) -> None:
    """Schemathesis: whatever is asked, no answer is an internal error."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    often = settings(
        max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
    )
    operations: Any = list(schema.get_all_operations())
    assert len(operations) > 10
    for operation in operations:
        often(given(case=operation.ok().as_strategy())(ask))()
    assert failures_of(server) == 0


def ask(case: Any) -> None:
    case.call_and_validate(checks=[not_a_server_error])


def test_messages_are_as_typescript_says() -> None:
    """The generated types are not stale."""
    from pathlib import Path

    from treize.server.wire.typescript import typescript

    file = Path(__file__).parents[3] / "web" / "src" / "net" / "messages.ts"
    assert file.read_text(encoding="utf-8") == typescript()
    assert fields.PROTOCOL == 3
