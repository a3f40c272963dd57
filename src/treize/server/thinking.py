"""Bots think in workers: however long they take, no person's move waits for them.

A bot is sent what its seat sees, as bytes, and answers with a move.
"""

from __future__ import annotations

import msgspec

from treize.server.jobs import Rank
from treize.server.pool import Pool
from treize.server.wire.updates import Advised

HINT = 3_000  # simulations of a hint
LINGER = 60.0  # seconds after which a worker that nobody needs ends
PLAIN = "easy"  # the level of every bot while its search is being compiled


class Thinkers:
    """Workers that think, and one that thinks uncompiled as long as it must."""

    def __init__(self, pool: Pool) -> None:
        self._compiled, self._plain = pool, Pool(1, is_plain=True)

    async def choose(
        self, level: str, game: str, seed: str, octets: bytes, *, rank: Rank, is_ready: bool
    ) -> str:
        """The move of a bot; while its search is being compiled it plays easily."""
        pool, level = (self._compiled, level) if is_ready else (self._plain, PLAIN)
        return str(await pool.run("choose", level, game, seed, octets, rank=rank))

    async def advise(
        self,
        game: str,
        seed: str,
        octets: bytes,
        *,
        rank: Rank,
        is_ready: bool,
        simulations: int = HINT,
    ) -> list[Advised]:
        """What each legal move promises, the best first."""
        pool, simulations = (self._compiled, simulations) if is_ready else (self._plain, 40)
        found = await pool.run("advise", game, seed, octets, simulations, rank=rank)
        return msgspec.convert(found, list[Advised])

    async def rest(self) -> None:
        """End the worker that thinks uncompiled if nobody has needed it for a while."""
        if self._plain.idle > LINGER:
            await self._plain.close()

    async def close(self) -> None:
        """Let nobody think any more."""
        await self._plain.close()
