"""uvicorn's WebSocket, with a short way in and out for what is said.

Nearly all that comes is a text in one frame, and that is read here; everything else, and the
whole of the handshakes, is left to the library.  Whoever listens is given one text after the other,
without a task in between, and asks for the next when the last is dealt with.  All that a client is
sent in one turn of the loop is written at once, after everybody's part was made.
"""

from __future__ import annotations

import logging
import struct
from asyncio import AbstractEventLoop, Future
from collections import deque
from collections.abc import Callable
from functools import lru_cache
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from treize.server.transport.limits import Bucket

log = logging.getLogger("treize.websocket")
NAME = "treize.websocket"  # in the extensions of a connection's scope
TEXT = 0x81  # the first byte of a frame that is a whole text
MASKED = 0x80  # of the second byte; the rest of it is the length, if that is short
LONGEST_HEAD = 14  # bytes before what a frame holds
SHORT = 126  # bytes; longer texts have their length in two bytes more, huge ones in eight
AHEAD = 8  # texts that may wait before no more are read
ODD, ODD_RATE = 400, 40.0  # frames that are no text: at once, and a second in the long run


@lru_cache(1_024)
def header(length: int) -> bytes:
    """What stands before a text on its way to a client (RFC 6455, 5.2)."""
    if length < SHORT:
        return struct.pack("!BB", TEXT, length)
    if length < 1 << 16:
        return struct.pack("!BBH", TEXT, 126, length)
    return struct.pack("!BBQ", TEXT, 127, length)


def end_of_frame(data: bytes) -> int:
    """Where the frame ends that a client has begun to send, as far as that can be told yet."""
    length = data[1] - MASKED
    if length < 0:
        return 2  # not masked: there is nothing more to know
    if length < SHORT:
        return 6 + length
    if length == SHORT:
        return 8 + int.from_bytes(data[2:4])
    return 14 + int.from_bytes(data[2:10])


def unmask(text: bytes, mask: bytes) -> bytes:
    """A text as it was before its client masked it (RFC 6455, 5.3)."""
    masks = (mask * (len(text) // 4 + 1))[: len(text)]
    return (int.from_bytes(text) ^ int.from_bytes(masks)).to_bytes(len(text))


Receive = Callable[[str | None], None]
_TOGETHER: WeakKeyDictionary[AbstractEventLoop, list[WebSocketProtocol]] = WeakKeyDictionary()


def flush_all(protocols: list[WebSocketProtocol]) -> None:
    """Write to all who are told something in this turn of the loop; who fails harms no other."""
    for protocol in protocols:
        try:
            protocol.flush()
        except Exception as error:
            log.error("flush failed", exc_info=error)
            protocol.drop()
    protocols.clear()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that can be written to without waiting."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._texts: deque[str | None] = deque()  # that came and were not passed on yet
        self._receive: Receive | None = None
        self._is_ready = False  # whoever listens has nothing to do
        self._is_passing_on = False
        self._end: Future[None] | None = None
        self._backlog = 0  # bytes that may wait for the other end, once somebody listens
        self._unsent: list[bytes] = []
        self._together = _TOGETHER.setdefault(self.loop, [])
        self._begun = b""  # of a frame that has not come whole
        self._odd = Bucket(ODD_RATE, ODD, self.loop.time())

    def handle_connect(self, event: Any) -> None:
        """Let the application know the protocol of a connection."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][NAME] = {"protocol": self}

    # --- In ---

    def data_received(self, data: bytes) -> None:
        """Take frame after frame; one that is too long is not waited for."""
        data, begin = self._begun + data, 0
        while len(data) - begin > 1 and self.conn.state is OPEN:
            end = begin + end_of_frame(data[begin : begin + LONGEST_HEAD])
            if len(data) < end <= begin + self.config.ws_max_size + LONGEST_HEAD:
                break
            self._take_frame(data[begin:end])
            begin = end
        self._begun = data[begin:]
        if self._begun and self.conn.state is not OPEN:
            super().data_received(self._begun)
            self._begun = b""

    def _take_frame(self, frame: bytes) -> None:
        begin = self._begin_of_text(frame)
        if begin:
            try:
                text = unmask(frame[begin:], frame[begin - 4 : begin]).decode()
            except UnicodeDecodeError:
                pass
            else:
                self._take_text(text)
                return
        if self._odd.takes(self.loop.time()):
            super().data_received(frame)
        else:
            self.drop()

    def _begin_of_text(self, frame: bytes) -> int:
        """Where the text of a frame begins; 0 if it is none, or the library has to judge it."""
        length = frame[1] - MASKED
        if frame[0] != TEXT or not 0 <= length <= SHORT or self.frames:
            return 0
        if length < SHORT:
            return 6
        return 8 if SHORT <= len(frame) - 8 <= self.config.ws_max_size else 0

    def send_receive_event_to_app(self) -> None:
        """Take what the library has read: a long text, one in pieces, or no text at all."""
        data, self.frames = b"".join(self.frames), []
        text = None
        if self.curr_msg_data_type == "text":
            try:
                text = data.decode()
            except UnicodeDecodeError:
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        self._take_text(text)

    def _take_text(self, text: str | None) -> None:
        if self.close_sent:
            return
        self._texts.append(text)
        if self._is_ready:
            self._pass_on()
        elif len(self._texts) > AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def listen(self, receive: Receive, backlog: int) -> None:
        """Pass on each text, or None for what is no text, whenever `receive_next` is called.

        Whoever listens leaves no more than so many bytes unread.
        """
        self._receive, self._backlog = receive, backlog
        self.receive_next()

    def receive_next(self) -> None:
        """The last text is dealt with."""
        self._is_ready = True
        if not self._is_passing_on:  # else it was dealt with at once, and the next follows
            self._pass_on()

    def _pass_on(self) -> None:
        self._is_passing_on = True
        while self._is_ready and self._texts and self._receive is not None:
            self._is_ready = False
            self._receive(self._texts.popleft())
        self._is_passing_on = False
        if not self._is_ready:
            return
        if self.read_paused and not self.close_sent:
            self.read_paused = False
            self.transport.resume_reading()
        if self._end is not None and not self._end.done():
            self._end.set_result(None)

    async def received_all(self) -> None:
        """Wait until all that came is dealt with."""
        if not self._is_ready:
            self._end = self.loop.create_future()
            await self._end

    # --- Out ---

    def send_soon(self, message: bytes) -> None:
        """Send a text, with all others of this turn of the loop."""
        unsent, together = self._unsent, self._together
        if not unsent:
            if not together:
                self.loop.call_soon(flush_all, together)
            together.append(self)
        unsent += header(len(message)), message

    def flush(self) -> None:
        """Write all that is to be sent; who takes too little of it is let go."""
        transport = self.transport
        if not (self.close_sent or transport.is_closing()):
            transport.write(b"".join(self._unsent))
            if transport.get_write_buffer_size() > self._backlog:
                self.drop()
        self._unsent.clear()

    def drop(self) -> None:
        """Hang up without a word: the other end does not listen."""
        self.transport.abort()
