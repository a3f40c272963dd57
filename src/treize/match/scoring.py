"""Why everyone got the points of a round, line by line, from the table as it was scored."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from treize import games
from treize.engine.table import States
from treize.engine.verbs import lines_at
from treize.match.notation import write_cards


class Entry(NamedTuple):
    """A line of somebody's points."""

    code: str  # of the sentence that says it
    points: int
    number: int  # of cards, or whatever is counted
    label: str | None  # of the pile it is about
    cards: list[str] | None  # where they are told one by one


def entries_of(game: str, states: States, seat: int) -> list[Entry]:
    """The lines of one player; their points add up to the points of the round."""
    lines = games.game_named(game).LINES
    found = np.zeros((len(lines), 2), np.int32)
    lines_at(states.view(np.ndarray), seat, found)
    entries = []
    for line, (number, points) in zip(lines, found.tolist(), strict=True):
        if number or points or len(lines) == 1:
            code = line.spared if line.spared and not points else line.code
            cards = write_cards(game, states[0][line.lists][seat].tobytes()) if line.lists else None
            full = code if "/" in code else f"{game}/{code}"
            entries.append(Entry(full, points, number, line.label or None, cards))
    return entries
