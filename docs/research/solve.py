"""Solve small variants: OpenSpiel's CFR and exploitability on packs of six cards.

`python docs/research/solve.py --out docs/research/exact.svg` takes some minutes.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import matplotlib as mpl
import pyspiel
from open_spiel.python.algorithms.gambit import export_gambit

from treize.research import openspiel

SMALL: dict[str, dict[str, Any]] = {
    "thirteen": {"deck": [0, 0, 0, 0, 1, 3]},  # a 7 of each colour, and three rotten fours
    "friday": {"deck": [0, 0, 0, 0, 1, 3]},  # the same; one card is set aside
}


def solve(name: str, iterations: int, every: int) -> list[tuple[int, float]]:
    """After how many iterations how much all together could still gain by a best response.

    The tree is walked once and written down, so that OpenSpiel's C++ can work on it.
    """
    game = openspiel.load(name, players=3, rounds=1, exact=True, **SMALL[name])
    tree = pyspiel.load_efg_game(export_gambit(game))
    print(f"{name}: {game.max_chance_outcomes()} deals, walked", flush=True)
    solver = pyspiel.CFRPlusSolver(tree)
    found = []
    for number in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if number % every == 0:
            value = float(pyspiel.nash_conv(tree, solver.average_policy()))
            found.append((number, value))
            print(f"{name}: after {number} iterations {value:.6f}", flush=True)
    return found


def main() -> None:
    """Solve both, and draw how."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=500)
    parser.add_argument("--every", type=int, default=20)
    parser.add_argument("--games", nargs="+", default=list(SMALL))
    parser.add_argument("--out", type=Path, default=Path("exact.svg"))
    given = parser.parse_args()
    mpl.use("Agg")
    from matplotlib import pyplot

    figure, axis = pyplot.subplots(figsize=(7, 4), layout="constrained")
    for name in given.games:
        found = solve(name, given.iterations, given.every)
        axis.plot(*zip(*found, strict=True), marker=".", label=name)
    axis.set(
        xlabel="iterations of CFR+", ylabel="NashConv (shares of a win)", xscale="log", yscale="log"
    )
    axis.set_xticks(ticks := [25, 50, 100, 200, 500, 1000], labels=map(str, ticks))
    axis.minorticks_off()
    axis.grid(alpha=0.3)
    axis.legend()
    figure.savefig(given.out, metadata={"Date": None})


if __name__ == "__main__":
    main()
