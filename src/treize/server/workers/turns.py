"""Whose turn it is: bots think, and clocks are watched."""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import dataclass
from functools import partial

from treize.errors import TreizeError
from treize.server.background import Background
from treize.server.clock import now
from treize.server.errors import Denied, cause_of
from treize.server.settings import RETRY_SECONDS, Settings
from treize.server.tables import events
from treize.server.tables.attendance import Attendance
from treize.server.tables.decisions import check_move
from treize.server.tables.live_table import LiveTable
from treize.server.tables.room import Room
from treize.server.tables.table_log import TableLog
from treize.server.wire.fields import By
from treize.server.workers.bot_workers import BotWorkers
from treize.server.workers.jobs import Rank, Urgency

log = logging.getLogger("treize.turns")
LONGEST_TIMER = 86_400.0  # seconds
TurnId = tuple[int, int, int | None]  # the match, the number of the move, and whose turn it is


@dataclass
class Turn:
    """What a table waits for."""

    timer: asyncio.TimerHandle | None = None
    thinking: asyncio.Task[None] | None = None
    id: TurnId | None = None  # of what is being thought about
    urgency: Urgency = Urgency.IDLE  # of that

    @property
    def is_thinking(self) -> bool:
        return self.thinking is not None and not self.thinking.done()


class Turns:
    """Looks after the turns of all tables."""

    def __init__(
        self,
        table_log: TableLog,
        attendance: Attendance,
        bots: BotWorkers,
        background: Background,
        settings: Settings,
    ) -> None:
        self._table_log, self._attendance, self.bots = table_log, attendance, bots
        self._background, self._settings = background, settings
        self._turns: dict[str, Turn] = {}  # by table

    def is_thinking(self, table: LiveTable) -> bool:
        """Whether a bot thinks about its move."""
        return table.id in self._turns and self._turns[table.id].is_thinking

    def forget(self, table: LiveTable) -> None:
        """A table leaves the memory."""
        turn = self._turns.pop(table.id, Turn())
        if turn.thinking is not None:
            turn.thinking.cancel()
        if turn.timer is not None:
            turn.timer.cancel()

    def wake(self, table: LiveTable, *_: object) -> None:
        """Look whom the table waits for: a bot thinks, or a clock is watched."""
        room, turn = table.room, self._turns.get(table.id)
        if turn is None:
            turn = self._turns[table.id] = Turn()
        if turn.timer is not None:
            turn.timer.cancel()
            turn.timer = None
        if turn.thinking is not None and turn.id not in (None, _turn_id(room)):
            turn.thinking.cancel()  # the table has changed; it may even come back to this number
            turn.id = None
        seat = room.turn
        if seat is None or self._background.is_closing:
            return
        bot = room.seats[seat].bot
        if bot is not None:
            self._let_bot_think(table, "bot", bot)
        elif (deadline := room.deadline) is not None:
            delay = min(max(0.0, (deadline - now()) / 1000), LONGEST_TIMER)
            turn.timer = asyncio.get_running_loop().call_later(
                delay, self._time_is_up, table, room.matches, room.number
            )

    def _time_is_up(self, table: LiveTable, match: int, number: int) -> None:
        room = table.room
        if (room.matches, room.number) != (match, number) or room.deadline is None:
            return
        if room.deadline > now():
            self.wake(table)  # the day was not the last
        elif not self._attendance.settle(table):  # else the clocks are to stop
            self._let_bot_think(table, "clock", room.about.level)

    def _let_bot_think(self, table: LiveTable, by: By, level: str) -> None:
        turn, turn_id = self._turns[table.id], _turn_id(table.room)
        urgency = rank_of(table).urgency
        if turn.thinking is not None and turn.is_thinking and turn.id == turn_id:
            if urgency >= turn.urgency:
                return
            turn.thinking.cancel()  # somebody waits for it now: it is put into the queue anew
        turn.id, turn.urgency = turn_id, urgency
        work = self._think(table, turn, turn_id, by, level)
        turn.thinking = self._background.start(work, table=table.id)

    async def _think(
        self, table: LiveTable, turn: Turn, turn_id: TurnId, by: By, level: str
    ) -> None:
        """A bot looks at what its seat sees, chooses, and plays, if it is still its turn."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        move = await self._choose(table, level)
        if table.subscribers:
            late = loop.time() - begun
            await asyncio.sleep(max(0.0, self._settings.bot_move_seconds - late))
        try:
            await self._table_log.append_and_wait(
                table, partial(_played, table.room, turn, turn_id, by, move)
            )
        except TreizeError as error:
            about = {"table": table.id, "cause": cause_of(error)}
            log.error("bot's move not played", extra=about)
            loop.call_later(RETRY_SECONDS, self.wake, table)

    async def _choose(self, table: LiveTable, level: str) -> str:
        room, match = table.room, table.room.match
        if match is None or match.turn is None:
            raise Denied("match/none")
        legal = room.legal
        if len(legal) == 1:
            return legal[0]
        octets = bytes(match.observe(match.turn))
        try:
            return await self.bots.choose(
                level, match.game, table.bot_seed, octets, rank=rank_of(table)
            )
        except Exception as error:  # nobody can think: any move is better than none
            log.error("bot can't think", exc_info=error, extra={"table": table.id})
            return secrets.choice(legal)


def _turn_id(room: Room) -> TurnId:
    return room.matches, room.number, room.turn


def _played(room: Room, turn: Turn, turn_id: TurnId, by: By, move: str) -> events.Events | None:
    """The move of a bot, if it is still its turn."""
    turn.thinking = turn.id = None  # whatever follows may be thought about
    seat = turn_id[2]
    if _turn_id(room) != turn_id or seat is None:
        return None
    if by == "bot" and room.seats[seat].bot is None:
        return None
    check_move(room, seat, move)
    return events.Played(at=max(now(), room.changed), seat=seat, move=move, by=by)


def rank_of(table: LiveTable) -> Rank:
    """How urgent the moves of bots are at a table, and who waits for them."""
    seats = table.room.seats
    waiting = [seat.person for seat in seats if seat.person and table.has(seat.person)]
    if waiting:
        return Rank(Urgency.TURN, waiting[0], table.id)
    owner = table.room.seating.host or table.id
    return Rank(Urgency.ASKED if table.subscribers else Urgency.IDLE, owner, table.id)
