"""How a policy learnt, as a picture."""

from __future__ import annotations

from pathlib import Path

import msgspec

from treize.arena.plot import GREY, check_plot
from treize.texts.words import Words
from treize.train.recipe import Recipe
from treize.train.run import LOG

__all__ = ["check_plot", "plot"]

LINES = "#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9"  # told apart by all eyes


def plot(recipe: Recipe, folder: Path, file: Path, words: Words) -> None:
    """Draw the share of wins over the moves, a line for each number of seats."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    looks = [msgspec.json.decode(line) for line in (folder / LOG).read_bytes().splitlines()]
    moves = [look["moves"] / 1e6 for look in looks]
    with rc_context({"svg.hashsalt": "treize", "font.size": 11}):
        figure = Figure(figsize=(8, 5), layout="constrained")
        axes = figure.add_subplot()
        for seats, colour in zip(recipe.seats, LINES, strict=False):
            axes.axhline(1 / seats, color=colour, linestyle=":", linewidth=1)
            shares = [look["won"][str(seats)] for look in looks]
            axes.plot(moves, shares, color=colour, label=words("train-line", seats=seats))
        axes.set_ylim(bottom=0)
        axes.yaxis.set_major_formatter(lambda share, _: words("arena-tick", number=share))
        axes.xaxis.set_major_formatter(lambda number, _: words("arena-number", number=number))
        axes.set_xlabel(words("train-axis"))
        axes.set_ylabel(words("train-share"))
        axes.set_title(words("train-plot", title=words.title(recipe.game)))
        axes.grid(color=GREY, alpha=0.2)
        figure.legend(loc="outside lower right", frameon=False, ncols=len(recipe.seats))
        dated = {"Date": None} if file.suffix.lower() == ".svg" else None
        figure.savefig(file, dpi=150, metadata=dated)
