"""Why everyone got the points of a round, line by line, from the table as it was scored."""

from __future__ import annotations

from typing import Any

import numpy as np

from treize import games
from treize.games import thirteen
from treize.notation import write_cards
from treize.table import rule

Entry = dict[str, Any]  # a code for a sentence, its data, and the points


def reckon(game: str, table: Any, seat: int) -> list[Entry]:
    """The entries of one player; their points add up to the points of the round."""
    return _RECKON[game](game, table, seat)


@rule
def count_colours(tables: Any, seat: int, counts: Any) -> None:
    """Write down how many cards of each colour a player took, and whether nobody took as many."""
    for colour in range(len(counts)):
        counts[colour, 0] = thirteen.number_taken(tables[0], seat, colour)
        counts[colour, 1] = thirteen.leads(tables[0], seat, colour)


def _reckon_thirteen(game: str, table: Any, seat: int) -> list[Entry]:
    counts = np.zeros((len(thirteen.COLOURS), 2), np.int16)
    count_colours(table.view(np.ndarray), seat, counts)
    letters = games.game_named(game).LETTERS
    entries = []
    for colour, (cards, is_spared) in enumerate(counts.tolist()):
        code = "targets/spared" if is_spared else "targets/cards"
        points = 0 if is_spared else cards
        entries.append({"code": code, "pile": letters[colour], "cards": cards, "points": points})
    fours = int(table[0].taken[seat, thirteen.ROTTEN])
    entries.append(
        {"code": f"{game}/fours", "cards": fours, "points": thirteen.ROTTEN_COST * fours}
    )
    return [entry for entry in entries if entry["cards"]]


def _reckon_ole(game: str, table: Any, seat: int) -> list[Entry]:
    state = table[0]
    cards = write_cards(game, state.hands[seat].tobytes())
    chips = int(state.chips[seat])
    held = sum(int(card[1:]) for card in cards)
    entries: list[Entry] = []
    if cards:
        entries.append({"code": "ole/hand", "cards": cards, "points": held})
    if chips:
        entries.append({"code": "ole/chips", "chips": chips, "points": chips * int(state.chip)})
    return entries


def _reckon_leaves(game: str, table: Any, seat: int) -> list[Entry]:
    cards = int(games.leaves.hand_size(table[0], seat))
    return [{"code": "leaves/cards", "cards": cards, "points": cards}]


def _reckon_drat(game: str, table: Any, seat: int) -> list[Entry]:
    tokens = int(table[0].drats[seat])
    return [{"code": "drat/tokens", "tokens": tokens, "points": tokens}]


_RECKON = {
    "thirteen": _reckon_thirteen,
    "friday": _reckon_thirteen,
    "ole": _reckon_ole,
    "leaves": _reckon_leaves,
    "drat": _reckon_drat,
}
