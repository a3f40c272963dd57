"""An arena's report for people: a table, and who finished ahead of whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treize.arena.report import Margin, Report
from treize.texts.words import Words

if TYPE_CHECKING:
    from rich.table import Table

NONE = "–"


def show(result: Report, words: Words) -> None:
    """Print the report."""
    from rich.console import Console

    console = Console(width=110, highlight=False)
    for line in headline(result, words):
        console.print(line, markup=False)
    console.print(_standings(result, words))
    console.print(_ahead(result, words))
    console.print(words("arena-sure"), markup=False)


def headline(result: Report, words: Words) -> list[str]:
    """What was played."""
    title, seed = words.title(result["game"]), str(result["seed"])
    facts = {"seats": result["seats"], "deals": result["deals"], "seatings": result["seatings"]}
    lines = [words("arena-title", title=title, seed=seed, matches=result["matches"], **facts)]
    if result["capped"]:
        lines.append(words("arena-capped", cap=result["cap"], capped=result["capped"]))
    return lines


def _standings(result: Report, words: Words) -> Table:
    from rich.table import Table

    table = Table(words("arena-player"))
    even = words("arena-percent", number=result["even"])
    for column in ("matches", "wins", "rank", "points", "rating"):
        table.add_column(words(f"arena-{column}", even=even), justify="right")
    for row in result["standings"]:
        rating = Margin(mean=row["rating"]["mu"], margin=row["rating"]["sigma"])
        numbers = (_with_margin(n, "number", words) for n in (row["rank"], row["points"], rating))
        wins = _with_margin(row["wins"], "percent", words)
        table.add_row(words.bot(row["player"]), str(row["matches"]), wins, *numbers)
    return table


def _ahead(result: Report, words: Words) -> Table:
    from rich.table import Table

    names = list(result["ahead"])
    table = Table(words("arena-ahead"))
    for name in names:
        table.add_column(words.bot(name), justify="right")
    for one, others in result["ahead"].items():
        cells = {name: _with_margin(found, "percent", words) for name, found in others.items()}
        table.add_row(words.bot(one), *(cells.get(name, "") for name in names))
    return table


def _with_margin(found: Margin | None, kind: str, words: Words) -> str:
    """An average and its margin, as the language writes numbers."""
    if found is None:
        return NONE
    parts = (found["mean"], found["margin"])
    return " ± ".join(NONE if n is None else words(f"arena-{kind}", number=n) for n in parts)
