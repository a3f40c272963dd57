"""The whole server as one ASGI application: pages, lobby and socket behind strict headers."""

from __future__ import annotations

import asyncio
from typing import cast

from treize.server.errors import Denied, facts_of
from treize.server.transport.asgi import Application, Message, Receive, Scope, Send
from treize.server.transport.assets import Asset, Assets
from treize.server.transport.connections import Connections, address_of
from treize.server.transport.hosts import Hosts
from treize.server.transport.metrics import Metric, Metrics
from treize.server.transport.server import Server
from treize.server.wire.encode import encode
from treize.server.wire.lobby import Problem
from treize.texts.words import Words, language_of

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
SECURE = (b"strict-transport-security", b"max-age=31536000")
LOBBY = ("/api", "/healthz", "/metrics")


class App:
    """Assets, lobby and socket."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._hosts = Hosts(server.public_url, server.settings.allowed_hosts)
        self.connections = Connections(server)
        server.people.on_revoked.append(self.connections.revoke)
        self.metrics = metrics_of(server, self.connections)
        self._lobby: asyncio.Task[Application]
        self._assets = Assets()
        server.engine.on_ready.append(self._assets.add_engine)
        is_secure = (server.public_url or "").startswith("https")
        self._headers = [*HEADERS, SECURE] if is_secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection, a request, or the beginning and the end of it all."""
        if scope["type"] == "lifespan":
            await self._lifespan(receive, send)
        elif scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        else:
            await self._request(scope, receive, self._with_headers(send))

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        await receive()
        await self.server.open()
        self._lobby = self.server.background.start(asyncio.to_thread(self._open_lobby))
        self.server.background.start(self.connections.watch())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.connections.close()
        await self.server.close()
        await send({"type": "lifespan.shutdown.complete"})

    def _open_lobby(self) -> Application:
        """The lobby; a first page is there before its framework is imported."""
        from treize.server.transport.lobby_app import lobby_app

        return cast(Application, lobby_app(self.server, self.metrics))

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] == "/api/socket" and self._hosts.knows(_header(scope, b"host")):
            await self.connections(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})

    def _with_headers(self, send: Send) -> Send:
        """Send with the headers that keep a browser from doing what it should not."""

        async def strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *self._headers]
            await send(message)

        return strictly

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if path != "/healthz" and not self._hosts.knows(host := _header(scope, b"host")):
            await _answer(send, 421, _refused(scope, Denied("wire/host", host=host[:80])), "json")
        elif not self._may_ask(scope):
            await _answer(send, 429, _refused(scope, Denied("wire/fast")), "json")
        elif path.startswith(LOBBY):
            lobby = await self._lobby
            await lobby(scope, receive, send)
        elif scope["method"] not in ("GET", "HEAD"):
            await _answer(send, 405, b"", "text")
        else:
            await self._serve_asset(scope, send)

    def _may_ask(self, scope: Scope) -> bool:
        person = self.server.people.known(_header(scope, b"authorization").partition(" ")[2])
        return self.server.limits.may_ask(address_of(scope), person.id if person else None)

    async def _serve_asset(self, scope: Scope, send: Send) -> None:
        asset = self._assets.find(scope["path"])
        if asset is None:
            await _answer(send, 404, b"", "text")
            return
        headers = dict(scope["headers"])
        if headers.get(b"if-none-match", b"").decode("latin-1") == asset.tag:
            await _send(send, 304, b"", [(b"etag", asset.tag.encode())])
            return
        await self._send_asset(scope, send, asset, b"gzip" in headers.get(b"accept-encoding", b""))

    async def _send_asset(self, scope: Scope, send: Send, asset: Asset, can_unpack: bool) -> None:
        body = asset.packed if can_unpack and asset.packed is not None else asset.body
        headers = [
            (b"content-type", asset.kind.encode()),
            (b"cache-control", asset.cache.encode()),
            (b"etag", asset.tag.encode()),
            (b"vary", b"accept-encoding"),
            (b"content-length", str(len(body)).encode()),
        ]
        if body is asset.packed:
            headers.append((b"content-encoding", b"gzip"))
        await _send(send, 200, b"" if scope["method"] == "HEAD" else body, headers)


def metrics_of(server: Server, connections: Connections) -> Metrics:
    """What is counted."""
    pool = server.pool
    return Metrics(
        gauges=[
            Metric("tables_loaded", "tables in memory", lambda: len(server.tables)),
            Metric("connections", "open connections", lambda: len(connections.open)),
            Metric("database_bytes", "size of the database", lambda: server.storage.size),
            Metric("workers_ready", "workers that are ready", lambda: pool.ready),
            Metric("jobs_queued", "jobs that wait for a worker", lambda: pool.waiting),
            Metric(
                "compile_jobs_pending",
                "parts of games that are not compiled yet",
                lambda: len(server.compile_queue.pending),
            ),
        ],
        counters=[
            Metric("moves", "moves played", lambda: server.table_log.moves),
            Metric("events_appended", "events appended", lambda: server.event_log.appended),
            Metric("transactions", "transactions written", lambda: server.storage.transactions),
            Metric("workers_lost", "workers that died", lambda: pool.lost),
        ],
    )


def _header(scope: Scope, name: bytes) -> str:
    return str(dict(scope["headers"]).get(name, b"").decode("latin-1"))


def _refused(scope: Scope, error: Denied) -> bytes:
    text = Words(language_of(_header(scope, b"accept-language"))).error(error)
    return encode(Problem(error.code, facts_of(error), text))


async def _answer(send: Send, status: int, body: bytes, kind: str) -> None:
    kinds = {"json": b"application/json", "text": b"text/plain; charset=utf-8"}
    headers = [(b"content-type", kinds[kind]), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"10"))
    await _send(send, status, body, headers)


async def _send(send: Send, status: int, body: bytes, headers: list[tuple[bytes, bytes]]) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
