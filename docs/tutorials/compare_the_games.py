"""Compare the games: play each a few thousand times, keep the matches as Parquet, and plot them.

`python docs/tutorials/compare_the_games.py --out games.svg` takes a few seconds.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np

from treize import GAMES
from treize.research.dataset import Dataset, Writer, read
from treize.research.simulate import simulate

SEATS = 4


def played(game: str, rows: str, matches: int, folder: str) -> Dataset:
    """Random matches of a game, written and read back; `treize simulate --out` does the same."""
    about: dict[str, Any] = {"game": game, "seats": SEATS, "seed": 13, "options": {}}
    file = Path(folder) / f"{game}.parquet"
    with Writer(file, rows, **about) as out:
        simulate(matches=matches, keep=out.keep, **about)
    return read(file)


def luck_of_the_deal(axis: Any, data: Dataset) -> None:
    """13: how far the best and the worst are apart."""
    totals = np.sort([data[f"total_{seat}"] for seat in range(SEATS)], axis=0)
    for place, name in enumerate(("first", "second", "third", "last")):
        axis.hist(totals[place], bins=range(6, 72, 3), histtype="step", label=name)
    axis.set(title="13: points by place", xlabel="points of a match", ylabel="matches")
    axis.legend()


def who_starts(axis: Any, data: Dataset) -> None:
    """Friday the 13th: whether it matters where one sits from the starter."""
    wins = np.array([data[f"win_{seat}"] for seat in range(SEATS)])
    rows = np.arange(len(data))
    shares = [wins[(data["starter"] + place) % SEATS, rows].mean() for place in range(SEATS)]
    axis.bar(["starter", "2nd", "3rd", "4th"], shares)
    axis.axhline(1 / SEATS, color="black", linewidth=1)
    axis.set(title="Friday the 13th: who wins", ylabel="share of wins")


def cards_that_are_laid(axis: Any, data: Dataset) -> None:
    """Olé!: which cards still find a place late in a round, and when people give up."""
    chips = (data["move"] == "chip").astype(float)
    numbers = np.minimum(data["number"] // 4, 40)
    share = np.bincount(numbers, chips) / np.bincount(numbers)
    axis.plot(np.arange(len(share)) * 4, share)
    axis.set(title="Olé!: how often a chip is taken", xlabel="move of the match", ylim=(0, 1))
    axis.set_ylabel("share of turns")


def freedom(axis: Any, data: Dataset) -> None:
    """13 Leaves: how many moves there are to choose from as the round goes on."""
    early = data["number"] < 60
    number, choices = data["number"][early], data["choices"][early].astype(float)
    mean = np.bincount(number, choices) / np.bincount(number)
    axis.plot(mean)
    axis.set(title="13 Leaves: moves to choose from", xlabel="move of the match", ylim=(0, None))
    axis.set_ylabel("legal moves")


def length(axis: Any, data: Dataset) -> None:
    """Drat: how long a match takes, and how the tokens end up."""
    most = np.max([data[f"total_{seat}"] for seat in range(SEATS)], axis=0)
    axis.hist(most, bins=np.arange(2, 12) - 0.5, density=True)
    axis.set(title="Drat: tokens of the unluckiest", xlabel="tokens out of ten")
    axis.set_ylabel("share of matches")


PLOTS = {
    "thirteen": (luck_of_the_deal, "matches"),
    "friday": (who_starts, "matches"),
    "ole": (cards_that_are_laid, "moves"),
    "leaves": (freedom, "moves"),
    "drat": (length, "matches"),
}


def draw(matches: int, out: Path) -> None:
    """A plot for each game, in one picture."""
    mpl.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(2, 3, figsize=(13, 7), layout="constrained")
    with tempfile.TemporaryDirectory() as folder:
        for axis, game in zip(axes.flat, GAMES, strict=False):
            plot, rows = PLOTS[game]
            plot(axis, played(game, rows, matches, folder))
    for axis in axes.flat:
        axis.spines[["top", "right"]].set_visible(False)
    axes.flat[-1].axis("off")
    figure.savefig(out, metadata={"Date": None} if out.suffix == ".svg" else None)
    pyplot.close(figure)


def main() -> None:
    """Play, keep, read, plot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--out", type=Path, default=Path("games.svg"))
    given = parser.parse_args()
    draw(given.matches, given.out)
    print(f"see {given.out}")


if __name__ == "__main__":
    main()
