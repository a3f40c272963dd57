"""The wire of a connection: uvicorn's WebSocket, with a short way out for what guests are told.

All that a guest is told in one turn of the loop is written at once, after everybody's part was
made; what the transport still holds tells how far behind a guest is.
"""

from __future__ import annotations

import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

NAME = "treize.line"  # in the extensions of a connection's scope
TEXT = 0x81  # the first byte of a frame that is a whole text


def header(length: int) -> bytes:
    """What stands before a text on its way to a guest (RFC 6455, 5.2)."""
    if length < 126:
        return struct.pack("!BB", TEXT, length)
    if length < 1 << 16:
        return struct.pack("!BBH", TEXT, 126, length)
    return struct.pack("!BBQ", TEXT, 127, length)


class Line(WebSocketsSansIOProtocol):
    """A WebSocket that the house can write to without waiting."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._unsent: list[bytes] = []

    def handle_connect(self, event: Any) -> None:
        """Let the house know the line that a connection comes by."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][NAME] = {"line": self}

    def tell(self, message: bytes) -> int:
        """Send a text soon, and tell how many bytes wait already for the other end."""
        if not self._unsent:
            self.loop.call_soon(self.flush)
        self._unsent += header(len(message)), message
        return int(self.transport.get_write_buffer_size())

    def flush(self) -> None:
        """Write all that is to be sent."""
        if self._unsent and self.conn.state is OPEN and not self.transport.is_closing():
            self.transport.write(b"".join(self._unsent))
        self._unsent.clear()

    def drop(self) -> None:
        """Hang up without a word: the other end does not listen."""
        self.transport.abort()

    @property
    def is_stuck(self) -> bool:
        """Whether the other end takes nothing at the moment."""
        return not self.writable.is_set()
