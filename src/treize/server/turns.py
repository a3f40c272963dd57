"""Whose turn it is: bots think, clocks are watched, and hints are given."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from treize.errors import TreizeError
from treize.server import events
from treize.server.decisions import Denied, check_move
from treize.server.desk import Desk
from treize.server.jobs import Rank, Share, Urgency
from treize.server.people import Known, now
from treize.server.settings import AGAIN
from treize.server.wire import commands, updates

if TYPE_CHECKING:
    from treize.server.house import House

log = logging.getLogger("treize.turns")


class Turns:
    """Looks after the turns of all tables of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._hints = Share(house.settings.hints, house.settings.queue)

    def wake(self, desk: Desk) -> None:
        """Look whom the table waits for: a bot thinks, or a clock is watched."""
        if desk.timer is not None:
            desk.timer.cancel()
            desk.timer = None
        room = desk.room
        decision = room.matches, room.number, room.turn
        if desk.thinking is not None and desk.thought not in (None, decision):
            desk.thinking.cancel()  # the table has changed; it may even come back to this number
            desk.thought = None
        if room.turn is None or self._house.is_closing:
            return
        if room.places[room.turn].bot is not None:
            self._let_bot_think(desk, "bot", room.places[room.turn].bot or room.about.level)
        elif room.deadline is not None:
            if room.number:  # who has just set up a table will be there in a moment
                self._house.door.pause(desk)
            delay = max(0.0, (room.deadline - now()) / 1000)
            loop = asyncio.get_running_loop()
            desk.timer = loop.call_later(
                min(delay, 86_400.0), self._time_is_up, desk, room.matches, room.number
            )

    def _time_is_up(self, desk: Desk, match: int, number: int) -> None:
        room = desk.room
        if (room.matches, room.number) != (match, number) or room.deadline is None:
            return
        if room.deadline > now():
            self.wake(desk)  # the day was not the last
        elif not self._house.door.pause(desk):
            self._let_bot_think(desk, "clock", room.about.level)

    def _let_bot_think(self, desk: Desk, by: events.By, level: str) -> None:
        room = desk.room
        decision = room.matches, room.number, room.turn or 0
        urgency = desk.rank.urgency
        if desk.is_thinking and desk.thought == decision:
            if desk.thinking is None or urgency >= desk.urgency:
                return
            desk.thinking.cancel()  # somebody waits for it now: it is put into the queue anew
        desk.thought, desk.urgency = decision, urgency
        desk.thinking = self._house.start(self._think(desk, decision, by, level))

    async def _think(
        self, desk: Desk, decision: tuple[int, int, int], by: events.By, level: str
    ) -> None:
        """A bot looks at what its seat sees, chooses, and plays, if it is still its turn."""
        room = desk.room
        begun = asyncio.get_running_loop().time()
        move = await self._choose(desk, level)
        if desk.guests:
            late = asyncio.get_running_loop().time() - begun
            await asyncio.sleep(max(0.0, self._house.settings.pace - late))
        async with desk.lock:
            desk.thinking = desk.thought = None  # whatever follows may be thought about
            if (room.matches, room.number, room.turn) != decision:
                return
            seat = decision[2]
            if by == "bot" and room.places[seat].bot is None:
                self.wake(desk)
                return
            try:
                check_move(room, seat, move)
                await self._house.append(
                    desk, events.Played(at=max(now(), room.changed), seat=seat, move=move, by=by)
                )
            except TreizeError as error:
                log.error("thinking", extra={"problem": error.data.get("problem", error.code)})
                asyncio.get_running_loop().call_later(AGAIN, self.wake, desk)

    async def _choose(self, desk: Desk, level: str) -> str:
        match = desk.room.match
        if match is None or match.turn is None:
            raise Denied("match/none")
        legal = match.legal()
        if len(legal) == 1:
            return legal[0]
        octets = match.observe(match.turn).tobytes()
        is_ready = self._house.kitchen.is_ready(match.game, "search")
        try:
            return await self._house.thinkers.choose(
                level, match.game, desk.bot_seed, octets, rank=desk.rank, is_ready=is_ready
            )
        except Exception as error:  # nobody can think: any move is better than none
            log.error("thinking", exc_info=error)
            return secrets.choice(legal)

    async def hint(self, person: Known, command: commands.Hint) -> updates.Advice:
        """What each legal move promises to a seat that asks."""
        desk = await self._house.tables.find(command.table)
        room = desk.room
        if command.seat not in room.seats_of(person.id):
            raise Denied("seat/yours", seat=command.seat)
        match = room.match
        if match is None or match.is_over:
            raise Denied("match/none" if match is None else "match/over")
        if match.turn != command.seat:
            raise Denied("move/turn", seat=command.seat, turn=match.turn)
        number = room.number
        octets = match.observe(command.seat).tobytes()
        is_ready = self._house.kitchen.is_ready(match.game, "search")
        rank = Rank(Urgency.ASKED, person.id)
        with self._hints.taken_by(person.id):
            moves = await self._house.thinkers.advise(
                match.game, desk.bot_seed, octets, rank=rank, is_ready=is_ready
            )
        return updates.Advice(command.key, room.id, command.seat, number, moves)
