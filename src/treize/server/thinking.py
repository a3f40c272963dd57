"""Bots think in processes of their own: however long they take, no person's move waits for them.

A bot is sent what its seat sees, as bytes, and answers with a move.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, nullcontext, suppress
from functools import lru_cache
from typing import Any

import numpy as np

from treize import games
from treize.bots import Player, bot_named
from treize.server.messages import Advised
from treize.workers import end_with_parent

HINT = 3_000  # simulations of a hint
PLAIN = "easy"  # the level of every bot while its search is being compiled


def _begin() -> None:
    """A thinker leaves the processor to those who serve people, and ends with the house."""
    os.nice(5)
    end_with_parent()


def _rest() -> None:
    """Do nothing, so that the process is there when it is needed."""


@lru_cache(maxsize=256)
def _bot(level: str, game: str, seed: str) -> Player:
    return bot_named(level, game, seed)


def _observation(game: str, octets: bytes) -> Any:
    dtype = games.game_named(game).State.dtype
    return np.frombuffer(bytearray(octets), dtype).view(np.recarray)


def _choose(level: str, game: str, seed: str, octets: bytes) -> str:
    return _bot(level, game, seed).choose(_observation(game, octets))


def _advise(game: str, seed: str, octets: bytes, simulations: int) -> list[Advised]:
    from treize.bots.search import Search  # the house itself never searches

    advice = Search(game, seed, simulations=simulations).advise(_observation(game, octets))
    return [
        Advised(
            move.move,
            round(move.worth, 4) if move.visits else None,
            round(move.margin, 4) if move.visits else None,
            round(move.points, 2) if move.visits else None,
            move.visits,
        )
        for move in advice
    ]


class Thinkers:
    """A few processes that think, and one that thinks uncompiled as long as it must."""

    def __init__(self, number: int | None = None) -> None:
        self.number = number or max(1, (os.cpu_count() or 2) - 1)
        self._pools: dict[bool, ProcessPoolExecutor] = {}

    def _pool(self, is_plain: bool) -> ProcessPoolExecutor:
        if is_plain not in self._pools:
            pool = ProcessPoolExecutor(
                1 if is_plain else self.number,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
            )
            with _uncompiled() if is_plain else nullcontext():
                pool.submit(_rest)  # this is when the processes are started
            self._pools[is_plain] = pool
        return self._pools[is_plain]

    def open(self) -> None:
        """Have the processes ready before somebody waits for them."""
        self._pool(False)

    async def _run(self, is_plain: bool, work: Any, *given: Any) -> Any:
        """Let somebody think; should a process die, another takes its place, once."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool(is_plain), work, *given)
        except BrokenProcessPool:
            with suppress(KeyError):
                self._pools.pop(is_plain).shutdown(wait=False)
            return await loop.run_in_executor(self._pool(is_plain), work, *given)

    async def choose(
        self, level: str, game: str, seed: str, octets: bytes, *, is_ready: bool
    ) -> str:
        """The move of a bot; while its search is being compiled it plays easily."""
        level = level if is_ready else PLAIN
        return str(await self._run(not is_ready, _choose, level, game, seed, octets))

    async def advise(
        self, game: str, seed: str, octets: bytes, *, is_ready: bool, simulations: int = HINT
    ) -> list[Advised]:
        """What each legal move promises, the best first."""
        simulations = simulations if is_ready else 40
        found: list[Advised] = await self._run(
            not is_ready, _advise, game, seed, octets, simulations
        )
        return found

    def forget_plain(self) -> None:
        """Nobody needs to think uncompiled any more."""
        if True in self._pools:
            self._pools.pop(True).shutdown(wait=False)

    def close(self) -> None:
        """Let nobody think any more, and wait until they have stopped."""
        for pool in self._pools.values():
            pool.shutdown(wait=True, cancel_futures=True)
        self._pools.clear()


@contextmanager
def _uncompiled() -> Iterator[None]:
    """What is started meanwhile runs the rules as plain Python."""
    before = os.environ.get("NUMBA_DISABLE_JIT")
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ["NUMBA_DISABLE_JIT"]
        else:
            os.environ["NUMBA_DISABLE_JIT"] = before
