"""Bots think in workers: however long they take, no person's move waits for them.

A bot is sent what its seat sees, as bytes, and answers with a move.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from treize.bots import LEVELS
from treize.server.wire.updates import Advised, Merit
from treize.server.workers.jobs import Rank
from treize.server.workers.pool import Pool

HINT, PLAIN_HINT = 3_000, 40  # simulations of a hint, and while its search is being compiled
IDLE_SECONDS = 60.0  # seconds after which a worker that nobody needs ends
PLAIN = "easy"  # the level of stronger bots while their search is being compiled


class BotWorkers:
    """Workers that think, and one that thinks uncompiled as long as it must."""

    def __init__(self, pool: Pool, is_compiled: Callable[[str], bool]) -> None:
        self._compiled, self._plain = pool, Pool(1, is_plain=True)
        self._is_compiled = is_compiled  # whether the search of a game is

    async def choose(self, level: str, game: str, seed: str, octets: bytes, *, rank: Rank) -> str:
        """The move of a bot; while its search is being compiled none plays better than easily."""
        pool = self._compiled
        if not self._is_compiled(game):
            pool, level = self._plain, min(level, PLAIN, key=LEVELS.index)
        return str(await pool.run("choose", level, game, seed, octets, rank=rank))

    async def advise(
        self,
        game: str,
        seed: str,
        octets: bytes,
        *,
        rank: Rank,
        simulations: int = HINT,
    ) -> tuple[list[Advised], Merit]:
        """What each legal move promises, the best first, and what speaks for that."""
        pool = self._compiled
        if not self._is_compiled(game):
            pool, simulations = self._plain, PLAIN_HINT
        found = await pool.run("advise", game, seed, octets, simulations, rank=rank)
        return msgspec.convert(found, tuple[list[Advised], Merit])

    async def close_if_idle(self) -> None:
        """End the worker that thinks uncompiled if nobody has needed it for a while."""
        if self._plain.idle > IDLE_SECONDS:
            await self._plain.close()

    async def close(self) -> None:
        """Let nobody think any more."""
        await self._plain.close()
