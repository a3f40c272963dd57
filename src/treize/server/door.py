"""Who comes to a table and who leaves it: seats are kept for a while, then a bot plays on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from treize.server import events, messages
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
    return person is not None and (person in room.people or person == room.host)


class Door:
    """Looks after those who come and go at all tables of a house."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def enter(self, guest: Guest, command: messages.Enter) -> Desk:
        """Somebody comes to a table."""
        desk = await self._house.desk(command.table)
        if not may_look(desk, guest.person, command.invite):
            raise Denied("table/invite")
        if guest not in desk.guests and len(desk.guests) >= self._house.settings.watchers:
            raise Denied("table/full")
        if desk.chat is None:
            await self._house.chat.read(desk)
        if guest not in desk.guests:
            desk.arrive(guest)
        return desk

    async def welcome(self, desk: Desk, person: str | None) -> None:
        """Give somebody who is back the seats that a bot kept warm, and let clocks run again."""
        desk.tell_presence()
        grace = desk.graces.pop(person or "", None)
        if grace is not None:
            grace.cancel()
        room = desk.room
        async with desk.lock:
            kept = [s for s in room.seats_of(person) if room.places[s].why in ("away", "asked")]
            if kept:
                await self._house.append(desk, events.GaveBack(at=now(), person=person, seats=kept))
            if room.is_paused and room.is_playing and desk.is_attended:
                await self._house.append(desk, events.WentOn(at=now()))
        self._watch_absent(desk)

    def depart(self, desk: Desk, guest: Guest) -> None:
        """Somebody looks no longer at a table."""
        desk.depart(guest)
        if self._house.is_closing:
            return
        desk.tell_presence()
        room = desk.room
        if not room.is_playing:
            return
        self._watch_absent(desk)
        if room.since is not None and not desk.is_attended and not room.is_slow:
            self._house.start(self._pause(desk))

    async def _pause(self, desk: Desk) -> None:
        async with desk.lock:
            if desk.room.since is not None and not desk.is_attended:
                await self._house.append(desk, events.Stopped(at=now()))

    def _watch_absent(self, desk: Desk) -> None:
        """After a while a bot plays for those who are away, so that the others need not wait."""
        room = desk.room
        if not room.is_playing or room.is_slow:
            return
        for person in room.attending:
            if person not in desk.here and person not in desk.graces:
                desk.graces[person] = asyncio.get_running_loop().call_later(
                    self._house.settings.grace, self._grace_over, desk, person
                )

    def _grace_over(self, desk: Desk, person: str) -> None:
        desk.graces.pop(person, None)
        self._house.start(self._take_over(desk, person))

    async def _take_over(self, desk: Desk, person: str) -> None:
        room = desk.room
        async with desk.lock:
            seats = [s for s in room.seats_of(person) if room.places[s].is_attended]
            if person in desk.here or not room.is_playing or not seats or not desk.is_attended:
                return
            level = room.about.level
            await self._house.append(
                desk, events.TookOver(at=now(), seats=seats, level=level, why="away")
            )
