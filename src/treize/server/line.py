"""The wire of a connection: uvicorn's WebSocket, with a short way in and out for what is said.

Nearly all that comes is a short text in one frame, and that is read here; everything else, and the
whole of the handshakes, is left to the library.  All that a guest is told in one turn of the loop
is written at once, after everybody's part was made; what the transport still holds tells how far
behind a guest is.
"""

from __future__ import annotations

import logging
import struct
from asyncio import AbstractEventLoop, Future
from collections import deque
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

log = logging.getLogger("treize.line")
NAME = "treize.line"  # in the extensions of a connection's scope
TEXT = 0x81  # the first byte of a frame that is a whole text
MASKED = 0x80  # of the second byte; the rest of it is the length, if that is short
SHORT = 126  # bytes; longer texts have their length in two bytes more, or in eight
AHEAD = 8  # texts that may wait before no more are read


def header(length: int) -> bytes:
    """What stands before a text on its way to a guest (RFC 6455, 5.2)."""
    if length < SHORT:
        return struct.pack("!BB", TEXT, length)
    if length < 1 << 16:
        return struct.pack("!BBH", TEXT, 126, length)
    return struct.pack("!BBQ", TEXT, 127, length)


def end_of_frame(data: bytes) -> int:
    """Where the frame ends that a guest has begun to send, as far as that can be told yet."""
    length = data[1] - MASKED
    if length < 0:
        return 2  # not masked: there is nothing more to know
    if length < SHORT:
        return 6 + length
    if length == SHORT:
        return 8 + int.from_bytes(data[2:4])
    return 14 + int.from_bytes(data[2:10])


def unmask(text: bytes, mask: bytes) -> bytes:
    """A short text as it was before its guest masked it (RFC 6455, 5.3)."""
    masks = (mask * (SHORT // 4 + 1))[: len(text)]
    return (int.from_bytes(text) ^ int.from_bytes(masks)).to_bytes(len(text))


class Inbox:
    """What came and was not heard yet; asyncio's own queue does more than one listener needs."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._listener: Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._listener is not None and not self._listener.done():
            self._listener.set_result(None)

    async def get(self) -> Any:
        """The next event, when there is one."""
        while not self._events:
            self._listener = self._loop.create_future()
            await self._listener
        return self._events.popleft()

    def empty(self) -> bool:
        return not self._events

    def qsize(self) -> int:
        return len(self._events)


_TOGETHER: WeakKeyDictionary[AbstractEventLoop, list[Line]] = WeakKeyDictionary()


def flush_all(lines: list[Line]) -> None:
    """Write to all who are told something in this turn of the loop; who fails harms no other."""
    for line in lines:
        try:
            line.flush()
        except Exception:
            log.exception("failed")
            line.drop()
    lines.clear()


class Line(WebSocketsSansIOProtocol):
    """A WebSocket that the house can write to without waiting."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Any = Inbox(self.loop)
        self._unsent: list[bytes] = []
        self._together = _TOGETHER.setdefault(self.loop, [])
        self._begun = b""  # of a frame that has not come whole

    def handle_connect(self, event: Any) -> None:
        """Let the house know the line that a connection comes by."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][NAME] = {"line": self}

    # --- In ---

    def data_received(self, data: bytes) -> None:
        """Take frame after frame; one that is too long is not waited for."""
        data = self._begun + data
        while len(data) > 1 and self.conn.state is OPEN:
            end = end_of_frame(data)
            if len(data) < end <= self.config.ws_max_size + 14:
                break
            self._take(data[:end])
            data = data[end:]
        if data and self.conn.state is not OPEN:
            super().data_received(data)
            data = b""
        self._begun = data

    def _take(self, frame: bytes) -> None:
        if frame[0] == TEXT and MASKED <= frame[1] < MASKED + SHORT and not self.frames:
            try:
                text = unmask(frame[6:], frame[2:6]).decode()
            except UnicodeDecodeError:
                pass
            else:
                self._pass_on(text)
                return
        super().data_received(frame)

    def _pass_on(self, text: str) -> None:
        """Let the house hear a text."""
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # --- Out ---

    def tell(self, message: bytes) -> int:
        """Send a text soon, and tell how many bytes wait already for the other end."""
        if not self._unsent:
            if not self._together:
                self.loop.call_soon(flush_all, self._together)
            self._together.append(self)
        self._unsent += header(len(message)), message
        return int(self.transport.get_write_buffer_size())

    def flush(self) -> None:
        """Write all that is to be sent."""
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(self._unsent))
        self._unsent.clear()

    def drop(self) -> None:
        """Hang up without a word: the other end does not listen."""
        self.transport.abort()

    @property
    def is_stuck(self) -> bool:
        """Whether the other end takes nothing at the moment."""
        return not self.writable.is_set()
