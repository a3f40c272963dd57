"""The games that are to be compiled, one after the other."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import deque

from treize.games import GAMES
from treize.server.background import Background
from treize.server.workers.compile import (
    MODULE,
    PARTS,
    PATIENT,
    URGENT,
    CompiledPart,
    is_compiled,
    run,
    run_forecast,
)

log = logging.getLogger("treize.compiling")
CompileJob = tuple[str, CompiledPart]  # a game, and what of it


class CompileQueue:
    """What is compiled, what is being compiled, and what waits; what somebody needs comes first."""

    def __init__(self, is_eager: bool = True) -> None:
        self._is_eager = is_eager  # or wait until somebody asks
        self._waiting: deque[CompileJob] = deque((game, part) for part in PARTS for game in GAMES)
        self._ready = {job: asyncio.Event() for job in self._waiting}
        self._background = Background()
        self._process: asyncio.subprocess.Process | None = None  # compiles what nobody asked for
        self._urgent = 0  # jobs that somebody waits for
        self._calm = asyncio.Event()
        self._calm.set()

    def open(self) -> None:
        """Begin, one after the other."""
        for game in GAMES:  # what was compiled on another day
            if is_compiled(game, "search"):
                self._waiting.remove((game, "search"))
                self._ready[game, "search"].set()
        if self._is_eager:
            self._background.start(self._run_all())

    def is_ready(self, game: str, part: CompiledPart) -> bool:
        return self._ready[game, part].is_set()

    @property
    def pending(self) -> list[str]:
        """What is not compiled yet, in the words of the games."""
        return [f"{g}/{part}" for (g, part), event in self._ready.items() if not event.is_set()]

    async def need(self, game: str, part: CompiledPart) -> None:
        """Wait until something is compiled; it is begun at once, and what nobody needs waits."""
        job = game, part
        if job in self._waiting:
            self._waiting.remove(job)
            self._background.start(self._run_at_once(job))
        await self._ready[job].wait()

    async def finish(self) -> None:
        """Wait until everything is compiled."""
        for event in self._ready.values():
            await event.wait()

    async def _run_at_once(self, job: CompileJob) -> None:
        self._urgent += 1
        self._calm.clear()
        if self._process is not None and self._process.returncode is None:
            self._process.kill()  # what it has compiled so far is kept
        try:
            await self._compile(job, URGENT)
            await self._load(job)
        finally:
            self._urgent -= 1
            if not self._urgent:
                self._calm.set()

    async def _run_all(self) -> None:
        """Compile one after the other, whenever nobody waits for something else."""
        while self._waiting:
            await self._calm.wait()
            if self._waiting:
                job = self._waiting.popleft()
                if await self._compile(job, PATIENT) < 0 and self._urgent:
                    self._waiting.appendleft(job)
                else:
                    await self._load(job)

    async def _compile(self, job: CompileJob, niceness: int) -> int:
        """Compile in a process of its own, if that was not done on another day.

        Without such a process it is left to whoever needs it, who waits a little longer.
        """
        game, part = job
        if is_compiled(game, part):
            return 0
        command = sys.executable, "-m", MODULE, game, part, str(niceness)
        try:
            # In a session of its own it does not hear Ctrl+C, which a terminal sends to all.
            process = await asyncio.create_subprocess_exec(*command, start_new_session=True)
        except OSError as error:
            log.error("no process to compile in", exc_info=error, extra={"game": game})
            return 1
        if niceness == PATIENT:
            self._process = process
        try:
            return await process.wait()
        finally:
            if process.returncode is None:
                process.kill()

    async def _load(self, job: CompileJob) -> None:
        """Load the rules, by which the server itself plays; the search is for its bots.

        Rules that do not compile are told to the log, and hinder no other game.
        """
        game, part = job
        try:
            if part == "rules":
                await asyncio.to_thread(run, game, part, True)
                await asyncio.to_thread(run_forecast, game)
        except Exception as error:
            log.error("rules do not compile", exc_info=error, extra={"game": game})
        finally:
            self._ready[job].set()

    async def close(self) -> None:
        """Stop at once."""
        await self._background.close()
