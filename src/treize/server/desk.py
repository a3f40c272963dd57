"""A table in memory: its room, who looks at it, and what it waits for."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter, deque
from itertools import islice
from typing import Protocol

from treize.server.jobs import Rank, Urgency
from treize.server.people import now
from treize.server.room import Room
from treize.server.views import about_of, encode, state_of, yours_of
from treize.server.wire import happenings, updates


class Guest(Protocol):
    """A connection, as far as a table cares."""

    person: str | None
    muted: set[str]

    def send(self, message: bytes) -> None:
        """Send as soon as the connection takes it."""


class Lock:
    """Lets one after the other; who need not wait can take it without a task."""

    def __init__(self) -> None:
        self.is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it if it is free, and tell whether it was."""
        if self.is_taken:
            return False
        self.is_taken = True
        return True

    def release(self) -> None:
        """Hand it to whoever has waited longest, or leave it free."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self.is_taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if not waiter.cancelled():  # it was handed over already
                self.release()
            raise

    async def __aexit__(self, *error: object) -> None:
        self.release()


class Desk:
    """A table in memory."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = Lock()  # one event after the other
        self.guests: dict[Guest, None] = {}
        self.here: Counter[str] = Counter()  # connections of each person
        self.elsewhere: set[str] = set()  # people connected to other processes
        self.looking = asyncio.Lock()  # for who is elsewhere
        self.due: dict[str, asyncio.Task[None]] = {}  # what must happen here, by its purpose
        self.bot_seed = secrets.token_hex(8)
        self.thinking: asyncio.Task[None] | None = None
        self.thought: tuple[int, int, int] | None = None  # which decision is being thought about
        self.urgency = Urgency.IDLE  # of what is being thought about
        self.timer: asyncio.TimerHandle | None = None
        self.graces: dict[str, asyncio.TimerHandle] = {}
        self.chat: list[updates.ChatLine] | None = None  # the last lines, once read
        self.touched = now()

    # --- Who is here ---

    def arrive(self, guest: Guest) -> None:
        """Somebody looks at the table."""
        self.guests[guest] = None
        if guest.person is not None:
            self.here[guest.person] += 1

    def depart(self, guest: Guest) -> None:
        """Somebody looks no longer."""
        if guest in self.guests:
            del self.guests[guest]
            if guest.person is not None:
                self.here[guest.person] -= 1
                if self.here[guest.person] <= 0:
                    del self.here[guest.person]
        self.touched = now()

    def has(self, person: str | None) -> bool:
        """Whether somebody is connected."""
        return person in self.here or person in self.elsewhere

    @property
    def is_attended(self) -> bool:
        """Whether anybody who sits here is connected."""
        return any(map(self.has, self.room.people))

    @property
    def rank(self) -> Rank:
        """How urgent the moves of bots are here, and who waits for them."""
        waiting = [
            seat.person for seat in self.room.places if seat.person and self.has(seat.person)
        ]
        if waiting:
            return Rank(Urgency.TURN, waiting[0])
        return Rank(Urgency.ASKED if self.guests else Urgency.IDLE, self.room.host or self.room.id)

    def presence(self) -> bytes:
        """Who is connected."""
        room = self.room
        seated = room.people
        here = [self.has(seat.person) for seat in room.places]
        watching = sum(guest.person not in seated for guest in self.guests)
        return encode(updates.Presence(room.id, here, watching))

    def tell_presence(self) -> None:
        """Tell all who is connected."""
        message = self.presence()
        for guest in self.guests:
            guest.send(message)

    @property
    def is_thinking(self) -> bool:
        """Whether a bot thinks about its move."""
        return self.thinking is not None and not self.thinking.done()

    # --- What they see ---

    def view_for(self, guest: Guest) -> bytes:
        """The table, whole."""
        room = self.room
        chat = [line for line in self.chat or [] if line.person not in guest.muted]
        return (
            b'{"type":"view","table":"%b","version":%d,"about":%b,"state":%b,"yours":[%b],'
            b'"scorings":%b,"chat":%b}'
            % (
                room.id.encode(),
                room.version,
                encode(about_of(room)),
                state_of(room),
                yours_of(room).get(guest.person, b""),
                encode([scoring for _, scoring in room.scorings]),
                encode(chat),
            )
        )

    def update_for(self, guest: Guest, seen: int) -> bytes:
        """What happened since a version, or the whole table if that is too long ago."""
        room = self.room
        known = range(room.version - len(room.missed), room.version + 1)
        if seen not in known:
            return self.view_for(guest)
        missed = islice(room.missed, seen - known.start, None)
        told = [happening for group in missed for happening in group]
        return _update(self._news(seen, told), yours_of(room).get(guest.person, b""))

    def _news(self, since: int, told: list[happenings.Happening]) -> bytes:
        """The part of an update that is the same for all."""
        room = self.room
        return (
            b'{"type":"update","table":"%b","since":%d,"version":%d,"happened":%b,"state":%b,"yours":['
            % (room.id.encode(), since, room.version, encode(told), state_of(room))
        )

    def broadcast(self, told: list[happenings.Happening]) -> None:
        """Tell everybody what has just happened."""
        if not self.guests:
            return
        room = self.room
        news = self._news(room.version - 1, told)
        yours = yours_of(room)
        for guest in self.guests:
            guest.send(_update(news, yours.get(guest.person, b"")))

    def say(self, line: updates.ChatLine) -> None:
        """Tell everybody who wants to hear it."""
        message = encode(updates.Said(self.room.id, line))
        for guest in self.guests:
            if line.person not in guest.muted:
                guest.send(message)

    def rest(self) -> None:
        """Wait for nothing any more."""
        if self.thinking is not None:
            self.thinking.cancel()
        if self.timer is not None:
            self.timer.cancel()
        for grace in self.graces.values():
            grace.cancel()


def _update(news: bytes, yours: bytes) -> bytes:
    return b"%b%b]}" % (news, yours)
