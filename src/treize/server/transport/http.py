"""uvicorn's HTTP, with little patience: strangers may keep no connection from others."""

from __future__ import annotations

from asyncio import AbstractEventLoop, TimerHandle
from typing import Any
from weakref import WeakKeyDictionary

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from treize.server.settings import Settings

LENGTHS = {b"content-length", b"transfer-encoding"}
WHOLE = (h11.DONE, h11.MUST_CLOSE, h11.CLOSED, h11.SWITCHED_PROTOCOL)
Protocols = dict["HttpProtocol", None]  # in the order in which they were opened
_OPEN: WeakKeyDictionary[AbstractEventLoop, Protocols] = WeakKeyDictionary()


class StrictReader(h11.Connection):
    """Reads requests; one that tells its length in two ways is none (RFC 9112, 6.1)."""

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request) and len({n for n, _ in event.headers} & LENGTHS) > 1:
            raise h11.RemoteProtocolError("the length is told in two ways")
        return event


class HttpProtocol(H11Protocol):
    """A connection that is closed if a request is not whole in time, or if there are too many."""

    seconds = 10.0  # that a request may take to come
    most = 1_000  # connections; then the one that has waited longest for a request is closed

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn = StrictReader(h11.SERVER, self.config.h11_max_incomplete_event_size or 16_384)
        self._open = _OPEN.setdefault(self.loop, {})
        self._timer: TimerHandle | None = None  # until the request must be whole

    def connection_made(self, transport: Any) -> None:
        """Let somebody in, for somebody else if need be."""
        super().connection_made(transport)
        if len(self._open) >= self.most:
            waiting = (one for one in self._open if one._timer or one.timeout_keep_alive_task)
            next(waiting, next(iter(self._open)))._drop()
        self._open[self] = None
        self._timer = self.loop.call_later(self.seconds, self._drop)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing any more."""
        self._forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take a part of a request; the first one starts the time."""
        super().data_received(data)
        if self not in self._open or self.conn.their_state in WHOLE:
            self._stop()
        elif self._timer is None:
            self._timer = self.loop.call_later(self.seconds, self._drop)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """The connection is another's."""
        self._forget()
        super().handle_websocket_upgrade(event)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _forget(self) -> None:
        self._stop()
        self._open.pop(self, None)

    def _drop(self) -> None:
        self._forget()
        self.transport.abort()


def http_protocol(settings: Settings) -> type[HttpProtocol]:
    """HTTP within these limits."""

    class Limited(HttpProtocol):
        seconds, most = settings.request_seconds, settings.max_http_connections

    return Limited
