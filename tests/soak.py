"""`make soak`: a million random matches over games, seats and options, every law at every move.

Give another number of matches, and a seed: `make soak SOAK="50000 7"`.
"""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parent / "laws"))

from settings import SETTINGS, Setting  # found by the line above

from treize.authoring.laws import HOLD, LAWS, watch
from treize.engine.batch import CAP

CHUNK = 500  # matches between two steps of the progress bar


def soak(setting: Setting, matches: int, seed: int) -> tuple[int, int, int, list[str]]:
    """Watch matches of one setting: how many moves, how many were capped, what they broke."""
    lengths, broken, tables = watch(
        setting.game, setting.seats, setting.given, matches, (seed, SETTINGS.index(setting)), CAP
    )
    worst = [f"{setting}: match {i}: {LAWS[law]}" for i, law in enumerate(broken) if law != HOLD]
    return matches, int(lengths.sum()), int((tables["turn"] >= 0).sum()), worst


def main(matches: int = 1_000_000, seed: int = 1) -> int:
    """Spread the matches over all settings and all cores; 1 if any law was broken."""
    each = -(-matches // len(SETTINGS))
    work = [
        (setting, min(CHUNK, each - start), seed + start)
        for start in range(0, each, CHUNK)
        for setting in SETTINGS
    ]
    played = moves = capped = 0
    violations: list[str] = []
    with Progress() as bar, ThreadPoolExecutor() as pool:
        task = bar.add_task("matches", total=each * len(SETTINGS))
        for result in pool.map(lambda one: soak(*one), work):
            played, moves, capped = played + result[0], moves + result[1], capped + result[2]
            violations += result[3]
            bar.advance(task, result[0])
    print("\n".join(violations[:20]))
    print(
        f"{played:,} matches over {len(SETTINGS)} settings, {moves:,} moves, {capped:,} capped, "
        f"{len(violations):,} violations"
    )
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
