"""The games that other packages offer."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

GROUP = "treize.games"  # of entry points


@cache
def offers() -> list[tuple[str, str]]:
    """The games that other packages offer, each with the package that holds it, by their names."""
    return [(offered.name, offered.value) for offered in sorted(entry_points(group=GROUP))]
