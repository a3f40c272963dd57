"""Whole matches of every game by the engine module and by Python, with bots: all digests the same.

`python tests/soak_device.py [matches]`: so many of each game and number of seats.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "laws"))
sys.path.insert(0, str(Path(__file__).parent / "device"))

from device_digest import Sample, digest  # found by the lines above
from settings import SETTINGS
from test_device import by_module

from treize.bots import LEVELS


def main(matches: int) -> None:
    """Play them, and tell of each setting."""
    for setting in SETTINGS:
        given = [
            Sample(
                setting.game, setting.seats, setting.given, f"{n:032x}", 400, [*LEVELS], 40, 2000
            )
            for n in range(matches)
        ]
        _, found = by_module(given)
        for sample, by_wasm in zip(given, found, strict=True):
            if digest(sample) != by_wasm:
                sys.exit(f"differs: {sample}")
        print(f"{setting}: {matches} matches, the same", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 10)
