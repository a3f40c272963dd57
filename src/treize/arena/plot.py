"""An arena's shares of wins as a picture."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from treize.arena.report import Report, Standing
from treize.errors import BadUse
from treize.extras import needs
from treize.texts.words import Words

KINDS = ".png", ".svg"
BLUE, GREY = "#0072B2", "#555555"  # told apart by colour-blind eyes, and in black and white


def check_plot(file: Path) -> None:
    """Refuse a picture that could not be drawn, before the first match."""
    if file.suffix.lower() not in KINDS:
        raise BadUse("use/plot", file=str(file), known=", ".join(KINDS))
    if not file.parent.is_dir():
        raise BadUse("use/file", file=str(file), problem=os.strerror(errno.ENOENT))
    with needs("arena"):
        import matplotlib  # noqa: F401


def plot(result: Report, file: Path, words: Words) -> None:
    """Draw each player's share of wins with its interval, the best on top."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    rows = result["standings"][::-1]
    shares = [row["wins"]["mean"] for row in rows]
    with rc_context({"svg.hashsalt": "treize", "font.size": 11}):
        figure = Figure(figsize=(8, 1.6 + 0.5 * len(rows)), layout="constrained")
        axes = figure.add_subplot()
        axes.axvline(result["even"], color=GREY, linestyle=":", label=_even(result, words))
        axes.errorbar(shares, range(len(rows)), xerr=_reach(rows), fmt="o", color=BLUE, capsize=4)
        axes.set_yticks(range(len(rows)), [words.bot(row["player"]) for row in rows])
        axes.set_ylim(-0.6, len(rows) - 0.4)
        axes.set_xlim(left=-0.01)
        axes.xaxis.set_major_formatter(lambda share, _: words("arena-tick", number=share))
        axes.set_xlabel(words("arena-axis"))
        axes.set_title(_title(result, words))
        figure.legend(loc="outside lower right", frameon=False)
        dated = {"Date": None} if file.suffix.lower() == ".svg" else None
        figure.savefig(file, dpi=150, metadata=dated)


def _reach(rows: list[Standing]) -> list[list[float]]:
    """How far the intervals reach to the left and to the right; no share is below 0 or above 1."""
    wins = [(row["wins"]["mean"], row["wins"]["margin"] or 0.0) for row in rows]
    return [
        [min(margin, share) for share, margin in wins],
        [min(margin, 1 - share) for share, margin in wins],
    ]


def _title(result: Report, words: Words) -> str:
    title = words.title(result["game"])
    seats, deals, matches = result["seats"], result["deals"], result["matches"]
    return words("arena-plot", title=title, seats=seats, deals=deals, matches=matches)


def _even(result: Report, words: Words) -> str:
    return words("arena-even", even=words("arena-percent", number=result["even"]))
