"""A table in memory: its room, who looks at it, and what waits to be decided there."""

from __future__ import annotations

import secrets
from collections import Counter, deque
from collections.abc import Callable
from itertools import islice
from typing import Any, Protocol

import msgspec

from treize.server.clock import now
from treize.server.tables.client_state import StateCache, about_of, yours_of
from treize.server.tables.room import Happenings, Room
from treize.server.wire.encode import encode, with_yours
from treize.server.wire.updates import ChatLine, Presence, Reacted, Said, Update, View

NAMED = 12  # spectators that are told by name


class Subscriber(Protocol):
    """A connection, as far as a table cares."""

    person: str | None
    address: str  # as far as it is counted apart
    muted: set[str]

    @property
    def name(self) -> str | None:
        """By which the person goes."""

    def send(self, message: bytes) -> None:
        """Send as soon as the connection takes it."""

    def dismiss(self, table: str) -> None:
        """Let them look at a table no longer, and say so."""


class LiveTable:
    """A table in memory."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.id = room.id
        self.waiting: deque[Callable[[], None]] = deque()  # for what is being appended to the log
        self.is_busy = False  # an event is on its way into the log
        self.subscribers: dict[Subscriber, None] = {}
        self.here: Counter[str] = Counter()  # connections of each person
        self.elsewhere: set[str] = set()  # people connected to other processes
        self.was_visited = False  # by anybody who has a name, since it is in memory
        self.visited = 0  # when that was last kept
        self.bot_seed = secrets.token_hex(8)
        self.chat: list[ChatLine] | None = None  # the last lines, once read
        self.touched = now()
        self._state_cache = StateCache(room)

    # --- Who is here ---

    def arrive(self, subscriber: Subscriber) -> None:
        """Somebody looks at the table."""
        self.subscribers[subscriber] = None
        if subscriber.person is not None:
            self.here[subscriber.person] += 1
            self.was_visited = True

    def depart(self, subscriber: Subscriber) -> None:
        """Somebody looks no longer."""
        if subscriber in self.subscribers:
            del self.subscribers[subscriber]
            if subscriber.person is not None:
                self.here[subscriber.person] -= 1
                if self.here[subscriber.person] <= 0:
                    del self.here[subscriber.person]
        self.touched = now()

    def has(self, person: str | None) -> bool:
        """Whether somebody is connected."""
        return person in self.here or person in self.elsewhere

    @property
    def is_attended(self) -> bool:
        """Whether anybody who sits here is connected."""
        return any(map(self.has, self.room.seating.people))

    def tell_presence(self) -> None:
        """Tell all who is connected."""
        seated = self.room.seating.people
        here = [self.has(seat.person) for seat in self.room.seats]
        watching = [one for one in self.subscribers if one.person not in seated]
        names = dict.fromkeys((one.person, one.name) for one in watching)
        watchers = [name for _, name in islice(names, NAMED) if name]
        message = encode(Presence(self.id, here, len(watching), watchers))
        for subscriber in self.subscribers:
            subscriber.send(message)

    # --- What they see ---

    def view_for(self, subscriber: Subscriber) -> bytes:
        """The table, whole."""
        room = self.room
        yours: Any = msgspec.Raw(b"[%b]" % yours_of(room).get(subscriber.person, b""))
        view = View(
            self.id,
            room.version,
            about_of(room),
            self._state_cache.state(),
            yours,
            [scoring for _, scoring in room.scorings],
            [line for line in self.chat or [] if line.person not in subscriber.muted],
            [happening for group in room.history for happening in group],
        )
        return encode(view)

    def update_for(self, subscriber: Subscriber, seen: int) -> bytes:
        """What happened since a version, or the whole table if that is too long ago."""
        room = self.room
        known = range(room.version - len(room.history), room.version + 1)
        if seen not in known:
            return self.view_for(subscriber)
        missed = islice(room.history, seen - known.start, None)
        update = self._update(seen, [happening for group in missed for happening in group])
        return with_yours(update, yours_of(room).get(subscriber.person, b""))

    def _update(self, since: int, happened: Happenings) -> bytes:
        """The part that is the same for all."""
        state = self._state_cache.state()
        return encode(Update(self.id, since, self.room.version, happened, state, []))

    def broadcast(self, happened: Happenings, *_: object) -> None:
        """Tell everybody what has just happened."""
        if not self.subscribers:
            return
        update = self._update(self.room.version - 1, happened)
        yours = yours_of(self.room)
        for subscriber in self.subscribers:
            subscriber.send(with_yours(update, yours.get(subscriber.person, b"")))

    def say(self, line: ChatLine) -> None:
        """Tell everybody who wants to hear it."""
        self._send_from(line.person, encode(Said(self.id, line)))

    def react(self, reacted: Reacted) -> None:
        """Show everybody who wants to see it."""
        self._send_from(reacted.person, encode(reacted))

    def _send_from(self, person: str, message: bytes) -> None:
        for subscriber in self.subscribers:
            if person not in subscriber.muted:
                subscriber.send(message)
