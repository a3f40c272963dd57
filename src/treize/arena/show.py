"""An arena's report for people: a table, and who finished ahead of whom."""

from __future__ import annotations

from typing import Any

from treize.texts.words import Words

NONE = "–"


def show(result: dict[str, Any], words: Words) -> None:
    """Print the report."""
    from rich.console import Console

    console = Console(width=110, highlight=False)
    for line in headline(result, words):
        console.print(line, markup=False)
    console.print(_standings(result, words))
    console.print(_ahead(result, words))
    console.print(words("arena-sure"), markup=False)


def headline(result: dict[str, Any], words: Words) -> list[str]:
    """What was played."""
    title, seed = words.title(result["game"]), str(result["seed"])
    facts = {name: result[name] for name in ("seats", "deals", "seatings", "matches")}
    lines = [words("arena-title", title=title, seed=seed, **facts)]
    if result["capped"]:
        lines.append(words("arena-capped", cap=result["cap"], capped=result["capped"]))
    return lines


def _standings(result: dict[str, Any], words: Words) -> Any:
    from rich.table import Table

    table = Table(words("arena-player"))
    even = words("arena-percent", number=result["even"])
    for column in ("matches", "wins", "rank", "points", "rating"):
        table.add_column(words(f"arena-{column}", even=even), justify="right")
    for row in result["standings"]:
        rating = {"mean": row["rating"]["mu"], "margin": row["rating"]["sigma"]}
        numbers = (_with_margin(n, "number", words) for n in (row["rank"], row["points"], rating))
        wins = _with_margin(row["wins"], "percent", words)
        table.add_row(words.bot(row["player"]), str(row["matches"]), wins, *numbers)
    return table


def _ahead(result: dict[str, Any], words: Words) -> Any:
    from rich.table import Table

    names = list(result["ahead"])
    table = Table(words("arena-ahead"))
    for name in names:
        table.add_column(words.bot(name), justify="right")
    for one, others in result["ahead"].items():
        cells = others | {one: ""}
        table.add_row(
            words.bot(one), *(_with_margin(cells[name], "percent", words) for name in names)
        )
    return table


def _with_margin(found: Any, kind: str, words: Words) -> str:
    """An average and its margin, as the language writes numbers."""
    if not found:
        return NONE if found is None else ""
    parts = (found["mean"], found["margin"])
    return " ± ".join(NONE if n is None else words(f"arena-{kind}", number=n) for n in parts)
