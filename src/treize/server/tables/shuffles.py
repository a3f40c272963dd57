"""Matches about to begin: browsers have a short time to promise their parts and to reveal them."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from treize.server.background import Background
from treize.server.clock import now
from treize.server.errors import cause_of
from treize.server.settings import RETRY_SECONDS, Settings
from treize.server.tables import events
from treize.server.tables.live_table import LiveTable
from treize.server.tables.room import Room
from treize.server.tables.table_log import TableLog

log = logging.getLogger("treize.shuffles")
ShuffleStep = tuple[int, bool]  # of which match, and whether its parts are listed


class Shuffles:
    """Goes on with the shuffles of all tables, as soon as nobody is waited for."""

    def __init__(self, table_log: TableLog, background: Background, settings: Settings) -> None:
        self._table_log, self._background, self._settings = table_log, background, settings
        self._timers: dict[str, tuple[ShuffleStep, asyncio.TimerHandle]] = {}  # by table

    def wake(self, table: LiveTable, *_: object) -> None:
        """Look whether all parts are there; who is away is waited for only so long."""
        step = _step(table.room)
        if step is None and table.id not in self._timers:
            return
        if table.id in self._timers and self._timers[table.id][0] != step:
            self.forget(table)
        if step is None or self._background.is_closing:
            return
        if table.id not in self._timers:
            # From when this process sees it, so that browsers may come back after a restart.
            delay = self._settings.shuffle_seconds
            timer = asyncio.get_running_loop().call_later(delay, self._go_on, table, step)
            self._timers[table.id] = step, timer
        if not _is_waiting(table):
            self._go_on(table, step)

    def forget(self, table: LiveTable) -> None:
        """A table leaves the memory, or its shuffle has gone on."""
        if table.id in self._timers:
            self._timers.pop(table.id)[1].cancel()

    def _go_on(self, table: LiveTable, step: ShuffleStep) -> None:
        decide, done = partial(_next, table.room, step), partial(self._done, table, step)
        self._table_log.append(table, decide, done)

    def _done(self, table: LiveTable, step: ShuffleStep, error: Exception | None) -> None:
        if error is None or self._background.is_closing:
            return
        log.error("shuffle not saved", extra={"table": table.id, "cause": cause_of(error)})
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self._go_on, table, step)


def _step(room: Room) -> ShuffleStep | None:
    return None if room.shuffle is None else (room.matches, room.shuffle.is_listed)


def _is_waiting(table: LiveTable) -> bool:
    """Whether a part may still come: from those who are here, or who promised one."""
    shuffle = table.room.shuffle
    if shuffle is None:
        return False
    if shuffle.is_listed:
        return bool(shuffle.late)
    silent = table.room.seating.attending - shuffle.promises.keys()
    return any(table.has(person) or not table.was_visited for person in silent)


def _next(room: Room, step: ShuffleStep) -> events.Events | None:
    """What follows when nobody is waited for."""
    shuffle = room.shuffle
    if shuffle is None or _step(room) != step:
        return None
    at = max(now(), room.changed)
    if not shuffle.is_listed:
        return events.Listed(at=at)
    luck = shuffle.luck
    return events.Began(at=at, seed=luck.seed, rules=luck.rules)
