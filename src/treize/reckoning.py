"""Why everyone got the points of a round, line by line, from the table as it was scored."""

from __future__ import annotations

from typing import Any

from treize import games
from treize.notation import write_cards

Entry = dict[str, Any]  # a code for a sentence, its data, and the points


def reckon(game: str, table: Any, seat: int) -> list[Entry]:
    """The entries of one player; their points add up to the points of the round."""
    return _RECKON[game](game, table[0], seat)


def _reckon_thirteen(game: str, state: Any, seat: int) -> list[Entry]:
    thirteen, letters = games.thirteen, games.game_named(game).LETTERS
    entries = []
    for colour in thirteen.COLOURS:
        cards = int(thirteen.number_taken(state, seat, colour))
        is_spared = bool(thirteen.leads(state, seat, colour))
        code = "targets/spared" if is_spared else "targets/cards"
        points = 0 if is_spared else cards
        entries.append({"code": code, "pile": letters[colour], "cards": cards, "points": points})
    fours = int(state.taken[seat, thirteen.ROTTEN])
    entries.append(
        {"code": f"{game}/fours", "cards": fours, "points": thirteen.ROTTEN_COST * fours}
    )
    return [entry for entry in entries if entry["cards"]]


def _reckon_ole(game: str, state: Any, seat: int) -> list[Entry]:
    cards = write_cards(game, state.hands[seat].tobytes())
    chips = int(state.chips[seat])
    held = sum(int(card[1:]) for card in cards)
    entries: list[Entry] = []
    if cards:
        entries.append({"code": "ole/hand", "cards": cards, "points": held})
    if chips:
        entries.append({"code": "ole/chips", "chips": chips, "points": chips * int(state.chip)})
    return entries


def _reckon_leaves(game: str, state: Any, seat: int) -> list[Entry]:
    cards = int(games.leaves.hand_size(state, seat))
    return [{"code": "leaves/cards", "cards": cards, "points": cards}]


def _reckon_drat(game: str, state: Any, seat: int) -> list[Entry]:
    tokens = int(state.drats[seat])
    return [{"code": "drat/tokens", "tokens": tokens, "points": tokens}]


_RECKON = {
    "thirteen": _reckon_thirteen,
    "friday": _reckon_thirteen,
    "ole": _reckon_ole,
    "leaves": _reckon_leaves,
    "drat": _reckon_drat,
}
