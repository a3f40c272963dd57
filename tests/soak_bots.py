"""`make soak`: a hundred thousand choices of searching bots over games, seats and options.

Every move goes through `Match`, which refuses what is not legal; only choices between two moves or
more are counted.  Give another number, and a seed: `make soak SOAK_BOTS="5000 7"`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parent / "laws"))

from settings import SETTINGS, Setting  # found by the line above

from treize import Match, bots
from treize.bots import LEVELS, Player
from treize.bots.search import Search
from treize.errors import BadMove

RARE = 100  # choices between two of the slower levels


class Work(NamedTuple):
    """Choices to be made at one setting."""

    setting: Setting
    choices: int
    seed: int


def soak(work: Work) -> tuple[int, list[str]]:
    """Play until so many choices were made: how many, and which were not legal."""
    done = 0
    bad: list[str] = []
    players = cast(work.setting.game, f"{work.seed}")
    number = 0
    while done < work.choices:
        match = Match(
            work.setting.game,
            seats=work.setting.seats,
            seed=work.seed * 1_000_000 + number,
            options=work.setting.given,
        )
        number += 1
        while not match.is_over and done < work.choices:
            is_choice = len(match.legal()) > 1
            move = (
                next(players).choose(match.observe(match.turn)) if is_choice else match.legal()[0]
            )
            done += is_choice
            try:
                match.play(move)
            except BadMove as error:
                bad.append(f"{work.setting}: seed {match.seed}, move {len(match.steps)}: {error}")
                break
    return done, bad


def cast(game: str, seed: str) -> Iterator[Player]:
    """Searches of all sorts in turn, now and then one of the slower levels."""
    quick: list[Player] = [
        Search(game, seed, simulations=20),
        Search(game, seed, simulations=50),
        Search(game, seed, simulations=30, memory=False, slip=0.05),
        Search(game, seed, simulations=40, threads=2),
        *(bots.bot(name, game, seed) for name in LEVELS[:3]),
    ]
    slow = [bots.bot(name, game, seed) for name in LEVELS[3:]]
    number = 0
    while True:
        number += 1
        is_slow = number % RARE == 0
        yield slow[number // RARE % len(slow)] if is_slow else quick[number % len(quick)]


def main(choices: int = 100_000, seed: int = 1) -> int:
    """Spread the choices over all settings and all cores; 1 if any move was not legal."""
    each = -(-choices // len(SETTINGS))
    done = 0
    bad: list[str] = []
    with Progress() as bar, ProcessPoolExecutor() as pool:
        task = bar.add_task("choices", total=each * len(SETTINGS))
        for result in pool.map(soak, [Work(setting, each, seed) for setting in SETTINGS]):
            done += result[0]
            bad += result[1]
            bar.advance(task, result[0])
    print("\n".join(bad[:20]))
    print(f"{done:,} choices over {len(SETTINGS)} settings, {len(bad):,} not legal")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
