"""How to play 13 Leaves well: a rule of thumb, and how far it pays to look ahead."""

from typing import Any

import numpy as np

from treize.engine.cards import highest, lowest
from treize.engine.search_settings import ROUND, SearchSettings
from treize.engine.table import rule
from treize.games.declared import Merits, Seen
from treize.games.leaves import rules

SLIP = 0.025


def search(state: rules.State) -> SearchSettings:
    """How a basic match stands shows at any time; no points are counted before the end of others.

    Luck decides much of what comes later: no need to look far.
    """
    return SearchSettings(heat=2.5, horizon=ROUND if state.match == rules.ADVANCED else 16, widen=8)


@rule
def rate(state: rules.State, move: int) -> float:
    """Lay many cards near the end of the row; pass with a card that makes a set."""
    value = rules.value_of(move)
    mine = rules.held(state, state.turn, value)
    if rules.is_pass(move):
        return -20.0 + 3.0 * mine
    number = rules.number_of(move)
    if number == mine and number == rules.hand_size(state, state.turn):
        return 1000.0
    low, high = lowest(state.row), highest(state.row)
    gap = 0 if low > high else max(low - value, value - high, 0)
    splits = 1.0 if number < mine else 0.0
    return 3.0 * number - gap - 4.0 * splits


# --- What speaks for a move ---


def merits(seen: Seen, move: int, usual: Merits) -> Merits:
    """Cards that nobody can follow, many at once, a row that stays open for the rest of a hand."""
    value, number = rules.value_of(move), rules.number_of(move)
    held = int(seen.hand[value])
    if rules.is_pass(move):
        return usual | ({"matches": {"value": value + 1, "number": held}} if held else {})
    found: Merits = {"out": {}} if "out" in usual else {}
    after = _after(seen, move)
    lays = [other for other in seen.legal_numbers() if not rules.is_pass(other)]
    if not _is_followed(seen, after):
        found["unfollowed"] = {}
    if number > 1 and number == max(map(rules.number_of, lays)):
        found["most"] = {"number": number}
    if _fits_both(after, seen.turn or 0):
        found["both-ends"] = {}
    if number == held:
        found["whole"] = {"value": value + 1, "number": number}
    if _room(after) == max(_room(_after(seen, other)) for other in lays):
        found["open"] = {"number": _room(after)}
    return found | usual


def _after(seen: Seen, move: int) -> Any:
    """The table with the cards of a move in the row."""
    state = seen.states.copy()[0]
    rules.lay(state, seen.turn or 0, rules.value_of(move), rules.number_of(move))
    return state


def _room(state: rules.State) -> int:
    """How many values can be laid, by somebody who holds enough of them."""
    fewest = (rules.fewest_to_lay(state, value) for value in range(rules.VALUES))
    return sum(number != rules.NEVER for number in fewest)


def _fits_both(state: rules.State, player: int) -> bool:
    """Whether a player could go on at either end, with other cards."""
    low, high = lowest(state.row), highest(state.row)
    fitting = [
        value
        for value in range(rules.VALUES)
        if rules.held(state, player, value) >= rules.fewest_to_lay(state, value)
    ]
    below, above = [v for v in fitting if v <= low], [v for v in fitting if v >= high]
    return bool(below and above) and min(below) < max(above)


def _is_followed(seen: Seen, after: rules.State) -> bool:
    """Whether somebody who has not passed may hold enough of a value that fits."""
    pack = np.zeros(rules.VALUES, np.int8)
    rules.pack(after, pack)
    own = after.hands[seen.turn]
    hidden = pack - own - after.known.sum(axis=0) - after.row - after.discarded
    fewest = [rules.fewest_to_lay(after, value) for value in range(rules.VALUES)]
    rivals = [s for s in range(seen.seats) if s != seen.turn and not after.passed[s]]
    return any(((after.known[rival] + hidden) >= fewest).any() for rival in rivals)
