"""Who comes to a table and who leaves it: seats are kept for a while, then a bot plays on."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from treize.server import events
from treize.server.decisions import Denied
from treize.server.desk import Desk, Guest
from treize.server.people import hashed, now

if TYPE_CHECKING:
    from treize.server.house import House


def may_look(desk: Desk, person: str | None, invite: str | None) -> bool:
    """Whether somebody may come to a table."""
    room = desk.room
    if room.about.invite is None or (invite is not None and hashed(invite) == room.about.invite):
        return True
    return belongs_to(desk, person)


def belongs_to(desk: Desk, person: str | None) -> bool:
    """Whether somebody sits at a table, or is its host."""
    return person is not None and (person in desk.room.people or person == desk.room.host)


class Door:
    """Looks after those who come and go at all tables of a house."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def enter(self, guest: Guest, desk: Desk, invite: str | None) -> None:
        """Somebody comes to a table."""
        if not may_look(desk, guest.person, invite):
            raise Denied("table/invite")
        if guest in desk.guests:
            return
        is_full = len(desk.guests) >= self._house.settings.watchers
        if is_full and not belongs_to(desk, guest.person):
            raise Denied("table/full")
        desk.touched = now()  # so that it is not forgotten meanwhile
        if desk.chat is None:
            lines = await self._house.chat.read(desk)
            desk.chat = lines if desk.chat is None else desk.chat  # another may have been quicker
        desk.arrive(guest)
        self._house.start(self._house.presence.tell(desk))

    def welcome(self, desk: Desk, person: str | None) -> None:
        """Give somebody who is back the seats that a bot kept warm, and let clocks run again."""
        desk.tell_presence()
        self._call_off(desk, person or "")
        self.settle(desk)
        self.watch_absent(desk)
        self._house.turns.wake(desk)  # time may be up since

    def settle(self, desk: Desk) -> None:
        """Who is here has the own seats, and clocks run: also if the news crossed each other."""
        if _back(desk) is not None:
            self._house.surely(desk, "back", partial(_back, desk))

    def depart(self, desk: Desk, guest: Guest) -> None:
        """Somebody looks no longer at a table."""
        desk.depart(guest)
        if not self._house.is_closing:
            self._house.start(self._house.presence.tell(desk))
            desk.tell_presence()
            self._look_who_is_left(desk)

    async def look_elsewhere(self, desk: Desk) -> None:
        """Somebody has come to this table, or left it, at another process."""
        if await self._house.presence.look(desk):
            desk.tell_presence()
            for person in desk.elsewhere:
                self._call_off(desk, person)
            self.settle(desk)
            self._look_who_is_left(desk)

    def _look_who_is_left(self, desk: Desk) -> None:
        self.watch_absent(desk)
        self.pause(desk)

    def pause(self, desk: Desk) -> bool:
        """Stop the clocks if nobody is there, and tell whether they are to stop."""
        is_due = _stop(desk) is not None
        if is_due:
            self._house.surely(desk, "stop", partial(_stop, desk))
        return is_due

    def watch_absent(self, desk: Desk) -> None:
        """After a while a bot plays for those who are away, so that the others need not wait."""
        room = desk.room
        if not room.is_playing or room.is_slow:
            return
        for person in room.attending:
            if not desk.has(person) and person not in desk.graces:
                desk.graces[person] = asyncio.get_running_loop().call_later(
                    self._house.settings.grace, self._grace_over, desk, person
                )

    def _call_off(self, desk: Desk, person: str) -> None:
        grace = desk.graces.pop(person, None)
        if grace is not None:
            grace.cancel()

    def _grace_over(self, desk: Desk, person: str) -> None:
        desk.graces.pop(person, None)
        self._house.surely(desk, f"take over {person}", partial(_take_over, desk, person))


# --- What follows, as the table lies ---


def _back(desk: Desk) -> events.Events | None:
    """Give people who are here the seats that bots kept warm, then let the clocks run."""
    room = desk.room
    for person in filter(desk.has, room.people):
        kept = [s for s in room.seats_of(person) if room.places[s].why == "away"]
        if kept:
            return events.GaveBack(at=now(), person=person, seats=kept)
    is_due = room.is_paused and room.is_playing and desk.is_attended
    return events.WentOn(at=now()) if is_due else None


def _stop(desk: Desk) -> events.Events | None:
    room = desk.room
    is_due = room.since is not None and not desk.is_attended and not room.is_slow
    return events.Stopped(at=now()) if is_due else None


def _take_over(desk: Desk, person: str) -> events.Events | None:
    room = desk.room
    seats = [s for s in room.seats_of(person) if room.places[s].is_attended]
    if desk.has(person) or not room.is_playing or not seats or not desk.is_attended:
        return None
    return events.TookOver(at=now(), seats=seats, level=room.about.level, why="away")
