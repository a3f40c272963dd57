"""The engine module does what the rules and the bots do in Python, bit by bit.

Run compiled, bounds-checked and plain, this holds all four ways of running them together.
"""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from device_digest import Sample, digest
from settings import IS_PLAIN, SETTINGS

from treize import GAMES
from treize.bots import LEVELS
from treize.device.built import build
from treize.engine.compiled import config
from treize.engine.luck import commitment

ROOT = Path(__file__).parents[2]


def sampled() -> list[Sample]:
    """Every game with every number of seats and every option, and bots where all is usual."""
    if IS_PLAIN:  # which is slow
        few = {setting.game: setting for setting in SETTINGS if not setting.options}
        return [
            Sample(g, s.seats, {}, f"{7:032x}", 30, ["beginner"], 15, 8) for g, s in few.items()
        ]
    if config.BOUNDSCHECK:  # the search would take minutes to compile
        usual = [setting for setting in SETTINGS if not setting.options]
        return [Sample(s.game, s.seats, {}, "9" * 32, 60, ["beginner"], 20, 0) for s in usual]
    return [
        Sample(s.game, s.seats, s.given, f"{number:032x}", 30, [], 30, 0)
        if s.options
        else Sample(s.game, s.seats, {}, f"{number:032x}", 150, [*LEVELS], 50, 500)
        for number, s in enumerate(SETTINGS)
    ]


def by_module(samples: list[Sample], folder: Path | None = None) -> tuple[str, list[str]]:
    """A commitment, and the digests of matches that the module plays, or that in a folder."""
    engine = str(folder or build())
    command = [sys.executable, str(ROOT / "web/build.py"), "browser/engine.ts", engine]
    given = json.dumps([sample._asdict() for sample in samples])
    run = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
    promise, *digests = run.stdout.split()
    return promise, digests


@cache
def found() -> dict[str, list[tuple[Sample, str]]]:
    samples = sampled()
    promise, digests = by_module(samples)
    assert promise == commitment(samples[0].seed)
    pairs = [*zip(samples, digests, strict=True)]
    return {game: [pair for pair in pairs if pair[0].game == game] for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_the_module_plays_and_thinks_as_python_does(game: str) -> None:
    """Everything that an entry point tells at every position, and every byte of every table."""
    for sample, by_wasm in found()[game]:
        assert digest(sample) == by_wasm, sample


@pytest.mark.parametrize("game", GAMES)
def test_one_bit_of_luck_makes_another_match(game: str) -> None:
    """What the comparison finds is not the same whatever is compared."""
    sample, by_wasm = found()[game][0]
    assert digest(sample._replace(flipped=2)) != by_wasm
