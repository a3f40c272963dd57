"""Running the server: `treize serve`."""

from __future__ import annotations

import gc
import logging
import os
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import uvicorn

from treize.engine.compiled import when_compiling
from treize.errors import BadUse
from treize.server.errors import traceback_of
from treize.server.settings import Settings
from treize.server.store.databases import MASK, database_at, usual_place
from treize.server.store.storage import Storage
from treize.server.transport.app import App
from treize.server.transport.descriptors import fit
from treize.server.transport.http import http_protocol
from treize.server.transport.server import Server
from treize.server.transport.startup_message import can_show, show, welcome
from treize.server.transport.websocket import WebSocketProtocol
from treize.server.workers.compile_queue import CompileQueue
from treize.texts.words import Words

GC_THRESHOLDS = 10_000, 10**6, 10**6  # collect what is young: there are many old tables
SHUTDOWN_TIMEOUT = 3  # seconds that connections have to end by themselves


class JsonFormatter(logging.Formatter):
    """One JSON object a line; what it is about stands in fields, and nobody's words in it."""

    SUBJECTS = "table", "record", "game", "command", "task", "job", "request", "setting", "cause"

    def format(self, record: logging.LogRecord) -> str:
        """A line."""
        facts: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name in self.SUBJECTS:
            if getattr(record, name, None) is not None:
                facts[name] = getattr(record, name)
        if record.exc_info and record.exc_info[1] is not None:
            facts["error"] = type(record.exc_info[1]).__name__
            facts["traceback"] = traceback_of(record.exc_info[1])[-8:]
        return msgspec.json.encode(facts).decode()


def write_logs() -> None:
    """Send all log lines to standard error; at a terminal only what somebody must look after."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # else it tells of every visitor


class WebServer(uvicorn.Server):
    """Says when it is open, and tells everybody before it closes their connections."""

    def __init__(self, config: uvicorn.Config, app: App, tell: Callable[[], None]) -> None:
        super().__init__(config)
        self._app, self._tell = app, tell

    async def startup(self, sockets: Any = None) -> None:
        """Open, and say so."""
        await super().startup(sockets)
        if self.started:
            self._tell()

    async def shutdown(self, sockets: Any = None) -> None:
        """Let nobody in any more and say goodbye, then stop."""
        self._app.server.background.is_closing = True
        for server in self.servers:
            server.close()
        await self._app.connections.close()
        await super().shutdown(sockets)


def config_of(app: App, settings: Settings) -> uvicorn.Config:
    """How HTTP and WebSocket are spoken."""
    return uvicorn.Config(
        app,
        loop="uvloop",
        http=http_protocol(settings),
        ws=WebSocketProtocol,
        ws_max_size=settings.max_message_bytes,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        h11_max_incomplete_event_size=settings.max_message_bytes,
    )


def listen_at(host: str, port: int) -> socket.socket:
    """A place to listen, or one line that says why not."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        both = host == "::" and socket.has_dualstack_ipv6()
        return socket.create_server((host, port), family=family, backlog=2048, dualstack_ipv6=both)
    except (OSError, OverflowError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise BadUse("use/port", host=host, port=str(port), problem=problem.rstrip(".")) from None


def check_public_url(url: str) -> None:
    """Refuse an address that no browser could ask for, or that is not the root of its host."""
    try:
        parts = urlsplit(url)
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname)
        is_good = is_good and parts.path in ("", "/") and not parts.query + parts.fragment
    except ValueError:
        is_good = False
    if not is_good:
        raise BadUse("use/public-url", url=url)


def serve(
    host: str,
    port: int,
    place: str | Path | None,
    public_url: str | None,
    is_shown: bool,
    words: Words,
) -> None:
    """Open the server, and serve until somebody stops it."""
    write_logs()
    settings = fit(Settings.read())
    host = host.strip("[]")
    if public_url is not None:
        check_public_url(public_url)
    os.umask(MASK)
    where = place or usual_place()
    storage = Storage(database_at(where), str(where))
    queue = CompileQueue(settings.compile_at_start)
    app = App(Server(storage, settings, queue, public_url))
    listener = listen_at(host, port)
    told, urls = welcome(words, host, listener.getsockname()[1], public_url)

    def tell() -> None:
        gc.freeze()  # what is there now stays
        gc.set_threshold(*GC_THRESHOLDS)
        print(told if sys.stdout.isatty() else " ".join(told.split()), flush=True)
        if is_shown and can_show():
            show(urls[0])

    when_compiling(lambda what: logging.getLogger("treize.rules").info(f"compiling {what}"))
    try:
        storage.check()
        WebServer(config_of(app, settings), app, tell).run([listener])
    except KeyboardInterrupt:
        print(words("serve-closed"))
    finally:
        listener.close()
