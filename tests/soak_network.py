"""A search with a network by the engine module and by Python: all digests the same.

`python tests/soak_network.py`: builds a module of one game as if a network lay in its folder, one
that has learnt nothing, which takes a minute; `make test` compares networks without a module.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "device"))
sys.path.insert(0, str(Path(__file__).parent / "laws"))
sys.path.insert(0, str(Path(__file__).parent / "train"))

from treize.device.built import OTHERWISE, SETTINGS
from treize.games import GAMES
from treize.networks import loaded

GAME, SEATS = "drat", (2, 3, 4)


def offer(file: Path) -> None:
    """As if a network lay in the game's folder."""
    network = cache(lambda: loaded.network_in(file, GAME))
    loaded.shipped = lambda game: network() if game == GAME else None  # type: ignore[assignment]


def build(folder: Path, file: Path) -> None:
    """Build the module in this process, whose settings are made for it."""
    offer(file)
    from treize.device.build import write

    write(folder, dict.fromkeys(set(GAMES) - {GAME}, "not needed"))


def main() -> None:
    """Build it in another process, and let both play."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "network.npz")
        from test_networks import kept

        kept(GAME, file)
        around = {k: v for k, v in os.environ.items() if k not in OTHERWISE} | SETTINGS
        command = [sys.executable, __file__, folder, str(file)]
        compiled = {"NUMBA_CACHE_DIR": f"{folder}/compiled"}
        subprocess.run(command, env=around | compiled, check=True)
        offer(file)
        from device_digest import Sample, digest
        from test_device import by_module

        samples = [Sample(GAME, n, {}, f"{n:032x}", 60, ["expert"], 5, 0) for n in SEATS]
        samples.append(samples[0]._replace(options={"limit": 12}))  # which it does not know
        _, found = by_module(samples, Path(folder))
        for sample, by_wasm in zip(samples, found, strict=True):
            if digest(sample) != by_wasm:
                sys.exit(f"differs: {sample}")
            print(f"{json.dumps(sample._asdict())}: the same", flush=True)


if __name__ == "__main__":
    build(*map(Path, sys.argv[1:])) if sys.argv[1:] else main()
