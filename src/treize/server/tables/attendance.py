"""Who comes to a table and who leaves it: seats are kept for a while, then a bot plays on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from treize.errors import TreizeError
from treize.server.background import Background
from treize.server.clock import now
from treize.server.errors import Denied, cause_of
from treize.server.settings import RETRY_SECONDS, Settings
from treize.server.store.tokens import hash_of
from treize.server.tables import events
from treize.server.tables.chat import Chat
from treize.server.tables.live_table import LiveTable, Subscriber
from treize.server.tables.presence import SharedPresence
from treize.server.tables.room import Happenings
from treize.server.tables.table_log import TableLog

log = logging.getLogger("treize.attendance")
SHARE = 0.5  # of the places at a table that one address may take, besides seats


def check_access(table: LiveTable, person: str | None, invite: str | None) -> None:
    """Refuse who may not come to a table."""
    if person in table.room.seating.banned:
        raise Denied("table/banned")
    wanted = table.room.about.invite
    is_invited = wanted is None or (invite is not None and hash_of(invite) == wanted)
    if not is_invited and not belongs_to(table, person):
        raise Denied("table/invite")


def belongs_to(table: LiveTable, person: str | None) -> bool:
    """Whether somebody sits at a table, or is its host."""
    seating = table.room.seating
    return person is not None and (person in seating.people or person == seating.host)


@dataclass
class Absence:
    """What is known of those who are away from a table."""

    graces: dict[str, asyncio.TimerHandle] = field(default_factory=dict)
    overdue: set[str] = field(default_factory=set)  # those whose grace is over
    settling: asyncio.Task[None] | None = None  # writes down what follows


class Attendance:
    """Looks after those who come and go at all tables."""

    def __init__(
        self,
        table_log: TableLog,
        presence: SharedPresence,
        chat: Chat,
        background: Background,
        settings: Settings,
    ) -> None:
        self._table_log, self._presence, self._chat = table_log, presence, chat
        self._background, self._settings = background, settings
        self._absences: dict[str, Absence] = {}  # by table
        self.on_arrival: list[Callable[[LiveTable], None]] = []

    # --- Coming and going ---

    async def enter(self, subscriber: Subscriber, table: LiveTable, invite: str | None) -> None:
        """Somebody comes to a table."""
        check_access(table, subscriber.person, invite)
        if subscriber in table.subscribers:
            return
        if not belongs_to(table, subscriber.person) and self._is_full_for(table, subscriber):
            raise Denied("table/full")
        table.touched = now()  # so that it is not forgotten meanwhile
        if table.chat is None:
            lines = await self._chat.read(table)
            if table.chat is None:  # or else another was quicker
                table.chat = lines
        table.arrive(subscriber)
        self._background.start(self._presence.tell(table), table=table.id)

    def _is_full_for(self, table: LiveTable, subscriber: Subscriber) -> bool:
        """Whether no more come in of those who do not sit there.

        Who has no name takes no place of those who have one, and no address takes all places.
        """
        is_named = subscriber.person is not None
        others = [one for one in table.subscribers if not belongs_to(table, one.person)]
        alike = [one for one in others if (one.person is not None) == is_named]
        settings = self._settings
        most = settings.connections_per_table if is_named else settings.watchers_per_table
        neighbours = sum(one.address == subscriber.address for one in alike)
        return len(alike) >= most or neighbours >= max(1, most * SHARE)

    def welcome(self, table: LiveTable, person: str | None) -> None:
        """Give somebody who is back the seats that a bot kept warm, and let clocks run again."""
        table.tell_presence()
        self._call_off(table, person or "")
        self.settle(table)
        for listener in self.on_arrival:
            listener(table)

    def depart(self, table: LiveTable, subscriber: Subscriber) -> None:
        """Somebody looks no longer at a table."""
        table.depart(subscriber)
        if not self._background.is_closing:
            self._background.start(self._presence.tell(table), table=table.id)
            table.tell_presence()
            self.settle(table)

    def follow(self, table: LiveTable, happened: Happenings, event: events.Events) -> None:
        """An event has happened."""
        if isinstance(event, events.Played):
            if _stop(table) is not None:
                self.settle(table)
            return
        if isinstance(event, events.Removed) and event.banned:
            for subscriber in [one for one in table.subscribers if one.person == event.who]:
                subscriber.dismiss(table.id)
        if isinstance(event, (events.SatDown, events.StoodUp, events.Removed)):
            table.tell_presence()
        if isinstance(event, events.Began):
            self._watch_absent(table)
        # Also if the news crossed each other: whoever is here has their seats, and clocks run.
        if isinstance(event, (events.Stopped, events.TookOver)):
            self.settle(table)

    async def refresh(self, table: LiveTable) -> None:
        """Somebody may have come to a table, or left it, at another process."""
        if await self._read_elsewhere(table):
            self.settle(table)

    def forget(self, table: LiveTable) -> None:
        """A table leaves the memory."""
        absence = self._absences.pop(table.id, Absence())
        for grace in absence.graces.values():
            grace.cancel()
        if absence.settling is not None:
            absence.settling.cancel()

    # --- What follows ---

    def settle(self, table: LiveTable) -> bool:
        """Do what follows from who is connected, and tell whether anything does."""
        self._watch_absent(table)
        absence = self._absence_at(table)
        is_due = _due(table, absence.overdue) is not None
        if is_due and (absence.settling is None or absence.settling.done()):
            work = self._retry_until_done(table, absence)
            absence.settling = self._background.start(work, table=table.id)
        return is_due

    async def _retry_until_done(self, table: LiveTable, absence: Absence) -> None:
        """Write down all that follows; as long as that fails try again, for nobody else would."""
        while not self._background.is_closing:
            try:
                await self._read_elsewhere(table)  # what is decided now must be right
                while _due(table, absence.overdue) is not None:
                    await self._table_log.append_and_wait(
                        table, partial(_due, table, absence.overdue)
                    )
                absence.overdue.clear()
                return
            except TreizeError as error:
                about = {"table": table.id, "cause": cause_of(error)}
                log.error("attendance not saved", extra=about)
                await asyncio.sleep(RETRY_SECONDS)

    async def _read_elsewhere(self, table: LiveTable) -> bool:
        """Find out who is connected elsewhere, and tell whether that has changed."""
        has_changed = await self._presence.read_elsewhere(table)
        if has_changed:
            table.tell_presence()
            for person in table.elsewhere:
                self._call_off(table, person)
        return has_changed

    def _absence_at(self, table: LiveTable) -> Absence:
        return self._absences.setdefault(table.id, Absence())

    def _watch_absent(self, table: LiveTable) -> None:
        """After a while a bot plays for those who are away, so that the others need not wait."""
        room, absence = table.room, self._absence_at(table)
        if not room.is_playing or room.clocks.is_slow:
            return
        for person in room.seating.attending:
            if not table.has(person) and person not in absence.graces:
                absence.graces[person] = asyncio.get_running_loop().call_later(
                    self._settings.absence_grace_seconds, self._end_grace, table, absence, person
                )

    def _end_grace(self, table: LiveTable, absence: Absence, person: str) -> None:
        absence.graces.pop(person, None)
        absence.overdue.add(person)
        if not self.settle(table):
            absence.overdue.clear()

    def _call_off(self, table: LiveTable, person: str) -> None:
        absence = self._absences.get(table.id)
        if absence is not None and (grace := absence.graces.pop(person, None)) is not None:
            grace.cancel()


# --- The next event that is due, as the table lies ---


def _due(table: LiveTable, overdue: set[str]) -> events.Events | None:
    return _give_back(table) or _take_over(table, overdue) or _stop(table)


def _give_back(table: LiveTable) -> events.Events | None:
    """Give people who are here the seats that bots kept warm, then let the clocks run."""
    room = table.room
    for person in filter(table.has, room.seating.people):
        kept = [s for s in room.seating.of(person) if room.seats[s].why == "away"]
        if kept:
            return events.GaveBack(at=now(), person=person, seats=kept)
    is_due = room.clocks.is_paused and room.is_playing and table.is_attended
    return events.WentOn(at=now()) if is_due else None


def _take_over(table: LiveTable, overdue: set[str]) -> events.Events | None:
    """Let a bot play for somebody whose grace is over, if others wait."""
    room = table.room
    if not overdue or not room.is_playing or not table.is_attended:
        return None
    for person in overdue:
        seats = [s for s in room.seating.of(person) if room.seats[s].is_attended]
        if seats and not table.has(person):
            return events.TookOver(at=now(), seats=seats, level=room.level, why="away")
    return None


def _stop(table: LiveTable) -> events.Events | None:
    """Stop the clocks if nobody is there."""
    room = table.room
    if room.clocks.since is None or room.clocks.is_slow or table.is_attended:
        return None
    # Who has just set up a table will be there in a moment.
    is_expected = not room.number and not table.was_visited and now() < (room.deadline or 0)
    return None if is_expected else events.Stopped(at=now())
