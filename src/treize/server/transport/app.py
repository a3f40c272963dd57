"""The whole server as one ASGI application: pages, lobby and socket behind strict headers."""

from __future__ import annotations

import asyncio
from typing import cast

from treize.server.errors import Denied
from treize.server.transport.asgi import Application, Message, Receive, Scope, Send
from treize.server.transport.connection import Services
from treize.server.transport.connections import Connections, address_of
from treize.server.transport.limits import Buckets
from treize.server.transport.metrics import Figure, Metrics
from treize.server.transport.pages import Page, Pages
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
    """Pages, lobby and socket."""

    def __init__(self, server: Server, public_url: str | None = None) -> None:
        self.server = server
        services = Services(
            server.people,
            server.directory,
            server.attendance,
            server.commands,
            server.hints,
            server.background,
            server.settings,
        )
        self.connections = Connections(services, public_url)
        self.metrics = metrics_of(server, self.connections)
        self._public_url = public_url
        self._lobby: asyncio.Task[Application]
        self._pages = Pages()
        server.engine.on_ready.append(self._pages.add_engine)
        self._headers = [*HEADERS, SECURE] if (public_url or "").startswith("https") else HEADERS
        settings = server.settings
        self._requests = Buckets(settings.requests_per_second, settings.requests_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection, a request, or the beginning and the end of it all."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        else:
            await self._request(scope, receive, self._strictly(send))

    async def _live(self, receive: Receive, send: Send) -> None:
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
        from treize.server.transport.lobby import Lobby, lobby_app

        server = self.server
        lobby = Lobby(
            server.people,
            server.directory,
            server.archive,
            server.replays,
            server.analyst,
            server.compile_queue,
            server.engine,
            server.storage,
            server.settings,
            self.metrics,
            self._public_url,
        )
        return cast(Application, lobby_app(lobby))

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] == "/api/socket":
            await self.connections(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})

    def _strictly(self, send: Send) -> Send:
        """Send with the headers that keep a browser from doing what it should not."""

        async def strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *self._headers]
            await send(message)

        return strictly

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if not self._requests.take(address_of(scope)):
            await _answer(send, 429, _too_fast(scope), "json")
        elif path.startswith(LOBBY):
            lobby = await self._lobby
            await lobby(scope, receive, send)
        elif scope["method"] not in ("GET", "HEAD"):
            await _answer(send, 405, b"", "text")
        else:
            await self._page(scope, send)

    async def _page(self, scope: Scope, send: Send) -> None:
        page = self._pages.find(scope["path"])
        if page is None:
            await _answer(send, 404, b"", "text")
            return
        headers = dict(scope["headers"])
        if headers.get(b"if-none-match", b"").decode("latin-1") == page.tag:
            await _send(send, 304, b"", [(b"etag", page.tag.encode())])
            return
        await self._send_page(scope, send, page, b"gzip" in headers.get(b"accept-encoding", b""))

    async def _send_page(self, scope: Scope, send: Send, page: Page, can_unpack: bool) -> None:
        body = page.packed if can_unpack and page.packed is not None else page.body
        headers = [
            (b"content-type", page.kind.encode()),
            (b"cache-control", page.cache.encode()),
            (b"etag", page.tag.encode()),
            (b"vary", b"accept-encoding"),
            (b"content-length", str(len(body)).encode()),
        ]
        if body is page.packed:
            headers.append((b"content-encoding", b"gzip"))
        await _send(send, 200, b"" if scope["method"] == "HEAD" else body, headers)


def metrics_of(server: Server, connections: Connections) -> Metrics:
    """What is counted."""
    pool = server.pool
    return Metrics(
        gauges=[
            Figure("tables_loaded", "tables in memory", lambda: len(server.tables)),
            Figure("connections", "open connections", lambda: len(connections.open)),
            Figure("workers_ready", "workers that are ready", lambda: pool.ready),
            Figure("jobs_queued", "jobs that wait for a worker", lambda: pool.waiting),
            Figure(
                "compile_jobs_pending",
                "parts of games that are not compiled yet",
                lambda: len(server.compile_queue.pending),
            ),
        ],
        counters=[
            Figure("moves", "moves played", lambda: server.table_log.moves),
            Figure("events_appended", "events appended", lambda: server.event_log.appended),
            Figure("transactions", "transactions written", lambda: server.storage.transactions),
            Figure("workers_lost", "workers that died", lambda: pool.lost),
        ],
    )


def _too_fast(scope: Scope) -> bytes:
    language = language_of(dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1"))
    text = Words(language).error(Denied("wire/fast"))
    return encode(Problem("wire/fast", {}, text))


async def _answer(send: Send, status: int, body: bytes, kind: str) -> None:
    kinds = {"json": b"application/json", "text": b"text/plain; charset=utf-8"}
    headers = [(b"content-type", kinds[kind]), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"10"))
    await _send(send, status, body, headers)


async def _send(send: Send, status: int, body: bytes, headers: list[tuple[bytes, bytes]]) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
