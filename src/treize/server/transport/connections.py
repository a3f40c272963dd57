"""All connections: who may come in, and who is let go."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from treize.server.clock import steady
from treize.server.transport.asgi import Receive, Scope, Send
from treize.server.transport.connection import GOING_AWAY, POLICY, Connection, Services
from treize.server.transport.limits import network_of
from treize.server.transport.websocket import NAME
from treize.server.wire.encode import encode
from treize.server.wire.updates import Closing

REVOKED_AFTER = 2.0  # seconds


def address_of(scope: Mapping[str, Any]) -> str:
    """Where a connection or a request comes from, as far as it is counted apart."""
    client = scope.get("client")
    return network_of(str(client[0])) if client else "?"


def is_from_here(scope: Scope, public_url: str | None) -> bool:
    """Whether a page of this server asks, or no page at all."""
    headers = {name: value for name, value in scope["headers"] if name in (b"origin", b"host")}
    origin = headers.get(b"origin", b"").decode("latin-1")
    if not origin:
        return True
    own = {headers.get(b"host", b"").decode("latin-1").lower()}
    if public_url:
        own.add(urlsplit(public_url).netloc.lower())
    try:
        return urlsplit(origin).netloc.lower() in own
    except ValueError:
        return False


class Connections:
    """All connections, and how many from each address."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.open: dict[Connection, str] = {}
        self._each: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection if it may come in."""
        await receive()  # it wishes to connect
        address, public_url = address_of(scope), self._services.public_url
        if not self._has_room_for(address) or not is_from_here(scope, public_url):
            await send({"type": "websocket.close", "code": POLICY})
            return
        await send({"type": "websocket.accept"})
        protocol = scope["extensions"][NAME]["protocol"]
        connection = Connection(self._services, address, protocol, receive, send)
        self.open[connection] = address
        self._each[address] = self._each.get(address, 0) + 1
        try:
            await connection.run()
        finally:
            del self.open[connection]
            self._each[address] -= 1
            if not self._each[address]:
                del self._each[address]

    def _has_room_for(self, address: str) -> bool:
        settings = self._services.settings
        is_full = len(self.open) >= settings.max_connections
        is_full = is_full or self._each.get(address, 0) >= settings.connections_per_address
        return not is_full and not self._services.background.is_closing

    async def watch(self) -> None:
        """Close connections from which nothing is heard."""
        while True:
            await asyncio.sleep(5)
            late = steady() - self._services.settings.connection_idle_seconds
            for connection in list(self.open):
                if connection.heard < late:
                    connection.end(GOING_AWAY)

    def revoke(self, person: str) -> None:
        """Close in a moment what was opened with a token that no longer holds.

        Who has just been given another one has the time to connect with it.
        """
        loop = asyncio.get_running_loop()
        for connection in [one for one in self.open if one.person == person]:
            loop.call_later(REVOKED_AFTER, connection.end, POLICY)

    async def close(self) -> None:
        """Tell everybody that the server stops, and close."""
        for connection in list(self.open):
            connection.send(encode(Closing()))
            connection.end(GOING_AWAY)
        for _ in range(20):
            if not self.open:
                return
            await asyncio.sleep(0.05)
