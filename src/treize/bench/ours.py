"""Speed, memory and start of our own games."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from time import perf_counter, process_time

import numpy as np

from treize import games
from treize.bench.peers import Speed
from treize.bots import seated
from treize.bots.search import Search
from treize.bots.tree import ROOT
from treize.engine import batch
from treize.engine.batch import CAP
from treize.games import GAMES
from treize.match import Match
from treize.research.vector import Tables

SEATS = 4
TABLES = 1_000  # matches between two looks at the clock
AT_ONCE = 4_096  # tables of a batch
THINK = 0.1  # seconds of a search: about what the peers' take
UNSEEN, SEEN = (
    f"Python, {AT_ONCE} tables, masks",
    f"Python, {AT_ONCE} tables, masks and observations",
)

# What a new process does up to the end of its first random match, timing its parts.
FIRST_MATCH = """
import time
start = time.perf_counter()
import numpy as np
from treize.engine import batch
from treize import games
imported = time.perf_counter()
tables = games.lay({game!r}, 1, seats=4, seed=13, options={{}})
batch.play_matches(tables, np.zeros(1, np.int64), 10_000)
print(imported - start, time.perf_counter() - imported)
"""


def random_play(game: str, seconds: float, seed: int, cores: int) -> tuple[Speed, float]:
    """Moves of random matches, dealing and scoring included; and matches a second."""
    tables = games.lay(game, TABLES, seats=SEATS, seed=seed, options={})
    lengths = np.zeros(TABLES, np.int64)
    batch.play_matches(tables[:1].copy(), lengths, CAP)  # compile, or read from the cache
    clock = process_time if cores == 1 else perf_counter
    steps, rounds, start = 0, 0, clock()
    while (elapsed := clock() - start) < seconds:
        tables = games.lay(game, TABLES, seats=SEATS, seed=(seed, rounds), options={})
        batch.on_cores(batch.play_matches, tables, lengths, cores)
        steps += int(lengths.sum())
        rounds += 1
    what = "1 core" if cores == 1 else f"{os.cpu_count()} cores"
    return Speed(f"treize {game}", what, steps, elapsed), rounds * TABLES / elapsed


def batched(game: str, seconds: float, seed: int, observe: bool) -> Speed:
    """Moves at thousands of tables stepped from Python on one core, masks filled in each time."""
    tables = Tables(game, AT_ONCE, seats=SEATS, seed=seed, observe=observe)
    for _ in range(10):
        tables.step(tables.choose())
    steps, start = 0, process_time()
    while (elapsed := process_time() - start) < seconds:
        tables.step(tables.choose())
        steps += AT_ONCE
    return Speed(f"treize {game}", SEEN if observe else UNSEEN, steps, elapsed)


def searches(game: str, seconds: float) -> list[Speed]:
    """Simulations of one thread and of two, from the same positions in the middle of rounds."""
    bots = [Search(game, "bench", seconds=THINK, threads=threads) for threads in (1, 2)]
    steps, taken, deal = [0, 0], [0.0, 0.0], 0
    while sum(taken) < seconds:
        deal += 1
        match = _half_played(game, deal)
        if len(match.legal()) == 1:
            continue  # nothing to search for
        seen = match.observe(match.turn)
        for place, bot in enumerate(bots):
            start = perf_counter()
            trees = bot.search(seen)
            taken[place] += perf_counter() - start
            steps[place] += sum(int(tree.visits[ROOT]) for tree in trees)
    return [
        Speed(f"treize {game}", what, steps[place], taken[place])
        for place, what in enumerate(("1 thread", "2 threads"))
    ]


def _half_played(game: str, deal: int) -> Match:
    """A match in the middle of its first round, played at random."""
    match = Match(game, seats=SEATS, seed=deal)
    choose = seated("chance", game, str(deal))
    while not match.rounds:
        match.play(choose(match))
    match.undo(len(match.steps) // 2)
    return match


def bytes_of(game: str) -> int:
    """Bytes of one table."""
    return int(GAMES[game].State.dtype.itemsize)


def starts(game: str) -> dict[str, float]:
    """Seconds to import, to compile for the first time, and to read what was compiled."""
    with tempfile.TemporaryDirectory() as folder:
        import_first, first = _start(game, folder)
        import_again, cached = _start(game, folder)
    return {"import": min(import_first, import_again), "compile": first, "cached": cached}


def _start(game: str, folder: str) -> tuple[float, float]:
    code = FIRST_MATCH.format(game=game)
    environment = os.environ | {"NUMBA_CACHE_DIR": folder}
    run = subprocess.run(
        [sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True
    )
    imported, played = run.stdout.split()
    return float(imported), float(played)
