"""Compiling what a game needs, in a process of its own, so that the house stays awake meanwhile.

`python -m treize.server.warm GAME PART PATIENCE` compiles the rules or the search of a game into
the cache, which takes some seconds the first time ever; from then on they are loaded in a moment.
Where somebody waits, the half of the rules that looks ahead is compiled in a process more.
Without arguments it compiles all games, several at once.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import subprocess
import sys
from collections import deque
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

from treize.bots import bot
from treize.compiled import CACHE, config, when_compiling
from treize.foresight import compile_for, forecast
from treize.games import GAMES
from treize.match import Match
from treize.server.room import scoring_of
from treize.workers import end_with_parent

log = logging.getLogger("treize.warm")
Part = Literal["rules", "search"]
LIVELY, PATIENT = 0, 10  # how much a process leaves to others; a bot that thinks is in between
PARTS: tuple[Part, ...] = ("rules", "search")


def warm(game: str, part: Part, is_brief: bool = False) -> None:
    """Do once all that the house will do with a game; briefly, what it does most."""
    seats = GAMES[game].SEATS.start
    match = Match(game, seats=seats, seed=1, is_light=True)
    if part == "search":
        bot("easy", game, "warm").choose(match.observe(match.turn))
    step = match.play(match.legal()[0])
    match.reasons()
    match.view(match.turn)
    while step.points is None and not is_brief:
        match.reasons()
        match.view(match.turn)
        step = match.play(match.legal()[0])
    if step.points is not None:
        scoring_of(match, step)


def warm_outlook(game: str) -> None:
    """Look ahead once."""
    match = Match(game, seats=GAMES[game].SEATS.start, seed=1, is_light=True)
    forecast(match.observe(match.turn))


class Kitchen:
    """What is warm, what is being warmed, and what waits; what somebody asks for comes first."""

    def __init__(self, is_eager: bool = True) -> None:
        self._is_eager = is_eager  # or wait until somebody asks
        self._wanted: deque[tuple[str, Part]] = deque(
            (game, part) for part in PARTS for game in GAMES
        )
        self._ready = {dish: asyncio.Event() for dish in self._wanted}
        self._hands: set[asyncio.Task[None]] = set()
        self._process: asyncio.subprocess.Process | None = None  # compiles what nobody asked for
        self._urgent = 0  # what somebody waits for
        self._calm = asyncio.Event()
        self._calm.set()

    def open(self) -> None:
        """Begin, one after the other."""
        for game in GAMES:  # what was compiled on another day
            if is_warm(game, "search"):
                self._wanted.remove((game, "search"))
                self._ready[game, "search"].set()
        if self._is_eager:
            self._start(self._work())

    def is_ready(self, game: str, part: Part) -> bool:
        return self._ready[game, part].is_set()

    @property
    def waiting(self) -> list[str]:
        """What is not yet warm, in the words of the games."""
        return [f"{g}/{part}" for (g, part), event in self._ready.items() if not event.is_set()]

    async def need(self, game: str, part: Part) -> None:
        """Wait until something is warm; it is begun at once, and what nobody asked for waits."""
        dish = game, part
        if dish in self._wanted:
            self._wanted.remove(dish)
            self._start(self._cook_at_once(dish))
        await self._ready[dish].wait()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._hands.add(task)
        task.add_done_callback(self._hands.discard)

    async def _cook_at_once(self, dish: tuple[str, Part]) -> None:
        self._urgent += 1
        self._calm.clear()
        if self._process is not None and self._process.returncode is None:
            self._process.kill()  # what it has compiled so far is kept
        try:
            await self._compile(dish, LIVELY)
            await self._serve(dish)
        finally:
            self._urgent -= 1
            if not self._urgent:
                self._calm.set()

    async def _work(self) -> None:
        """Compile one after the other, whenever nobody waits for something else."""
        while self._wanted:
            await self._calm.wait()
            if self._wanted:
                dish = self._wanted.popleft()
                if await self._compile(dish, PATIENT) < 0 and self._urgent:
                    self._wanted.appendleft(dish)
                else:
                    await self._serve(dish)

    async def _compile(self, dish: tuple[str, Part], patience: int) -> int:
        """Compile in a process of its own, if that was not done on another day."""
        game, part = dish
        if is_warm(game, part):
            return 0
        command = sys.executable, "-m", "treize.server.warm", game, part, str(patience)
        # In a session of its own it does not hear Ctrl+C, which a terminal sends to all.
        process = await asyncio.create_subprocess_exec(*command, start_new_session=True)
        if patience == PATIENT:
            self._process = process
        try:
            return await process.wait()
        finally:
            if process.returncode is None:
                process.kill()

    async def _serve(self, dish: tuple[str, Part]) -> None:
        """The house itself plays by the rules; the search is for its bots.

        Rules that do not compile are told to the log, and hinder no other game.
        """
        try:
            if dish[1] == "rules":
                await asyncio.to_thread(warm, *dish, True)
                await asyncio.to_thread(warm_outlook, dish[0])
        except Exception:
            log.exception("the rules of %s do not run", dish[0])
        finally:
            self._ready[dish].set()

    async def close(self) -> None:
        """Stop at once."""
        for task in list(self._hands):
            task.cancel()
        await asyncio.gather(*self._hands, return_exceptions=True)


def is_warm(game: str, part: Part) -> bool:
    """Whether it was compiled on another day."""
    return _mark(game, part).exists()


def _mark(game: str, part: Part) -> Path:
    """A file beside the compiled rules that tells that all of them are there."""
    plain = "-plain" if os.environ.get("NUMBA_DISABLE_JIT") == "1" else ""
    digest = GAMES[game].State.title.rpartition(" ")[2]  # those of another package may change
    return CACHE / f"{game}-{digest}-{part}{plain}.warm"


def main(game: str, part: Part, patience: int) -> None:
    """Compile, and leave a mark for the next time."""
    os.nice(patience)
    ahead = None
    if part == "rules" and patience == LIVELY and not config.DISABLE_JIT:
        ahead = multiprocessing.get_context("spawn").Process(target=_compile_ahead, args=[game])
        ahead.start()
    warm(game, part)
    if ahead is not None:
        ahead.join()
    warm_outlook(game)
    with suppress(OSError):
        _mark(game, part).touch()


def _compile_ahead(game: str) -> None:
    end_with_parent()
    compile_for(game)


def compile_all() -> None:
    """Compile whatever is not yet compiled, several games at once."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(_compile_game, GAMES))


def _compile_game(game: str) -> None:
    for part in PARTS:
        if not is_warm(game, part):
            command = [sys.executable, "-m", "treize.server.warm", game, part, str(LIVELY)]
            subprocess.run(command, check=True)  # noqa: S603  # this very module


if __name__ == "__main__":
    when_compiling(lambda _: None)  # whoever started this knows
    if len(sys.argv) == 1:
        compile_all()
    else:
        main(sys.argv[1], "search" if sys.argv[2] == "search" else "rules", int(sys.argv[3]))
