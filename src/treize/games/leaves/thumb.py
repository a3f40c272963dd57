"""How to play 13 Leaves well: a rule of thumb, and how far it pays to look ahead."""

import numpy as np

from treize.engine.cards import highest, lowest
from treize.engine.facts import Fact
from treize.engine.merits import NONE, OUT, OWN, Choices, Merits, add_usual
from treize.engine.search_settings import ROUND, SearchSettings
from treize.engine.table import rule
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


MERITS = {
    "matches": (Fact("value"), Fact("number")),
    "unfollowed": (),
    "most": (Fact("number"),),
    "both-ends": (),
    "whole": (Fact("value"), Fact("number")),
    "open": (Fact("number"),),
    "outer": (Fact("value"),),
    "saves": (Fact("value"), Fact("number")),
    "inner": (),
}
MATCHES, UNFOLLOWED, MOST, BOTH_ENDS, WHOLE, OPEN, OUTER, SAVES, INNER = range(
    OWN, OWN + len(MERITS)
)
FAR = 2  # values so near the lowest or highest fit most rows


@rule
def merits(state: rules.State, move: int, choices: Choices, usual: Merits, rows: Merits) -> int:
    """Cards that nobody can follow, many at once, a row that stays open for the rest of a hand."""
    value, laid = rules.value_of(move), rules.number_of(move)
    held = rules.held(state, state.turn, value)
    number = 0
    if rules.is_pass(move):
        return merits_of_pass(state, value, choices, usual, rows)
    if len(usual) > 0 and usual[0, 0] == OUT:
        rows[0, 0] = OUT
        number += 1
    most, most_room = 0, 0
    for other in choices:
        if not rules.is_pass(other):
            most = max(most, rules.number_of(other))
            most_room = max(most_room, room_after(state, other))
    rules.lay(state, state.turn, value, laid)
    rows[number, 0] = UNFOLLOWED
    number += not is_followed(state)
    rows[number, 0], rows[number, 1] = MOST, laid
    number += laid > 1 and laid == most
    rows[number, 0] = BOTH_ENDS
    number += fits_both(state)
    rows[number, 0], rows[number, 1], rows[number, 2] = WHOLE, value + 1, laid
    number += laid == held
    rows[number, 0], rows[number, 1] = OPEN, room(state)
    number += room(state) == most_room
    return add_usual(rows, number, usual, NONE)


@rule
def merits_of_pass(
    state: rules.State, value: int, choices: Choices, usual: Merits, rows: Merits
) -> int:
    """A card that goes with others or fits most rows, cards kept, ends left as they are."""
    number = add_usual(rows, 0, usual, NONE)
    held = rules.held(state, state.turn, value)
    rows[number, 0], rows[number, 1], rows[number, 2] = MATCHES, value + 1, held
    number += held > 0
    rows[number, 0], rows[number, 1] = OUTER, value + 1
    number += min(value, rules.VALUES - 1 - value) < FAR
    kept, most = 0, 0
    for other in choices:
        same = rules.held(state, state.turn, rules.value_of(other))
        if not rules.is_pass(other) and same >= most:
            kept, most = rules.value_of(other), same
    rows[number, 0], rows[number, 1], rows[number, 2] = SAVES, kept + 1, most
    number += most > 0
    rows[number, 0] = INNER
    return number + (lowest(state.row) < value < highest(state.row))


@rule
def room_after(state: rules.State, move: int) -> int:
    """How many values could be laid after a move."""
    value, laid = rules.value_of(move), rules.number_of(move)
    state.row[value] += laid
    found = room(state)
    state.row[value] -= laid
    return found


@rule
def room(state: rules.State) -> int:
    """How many values can be laid, by somebody who holds enough of them."""
    found = 0
    for value in range(rules.VALUES):
        found += rules.fewest_to_lay(state, value) != rules.NEVER
    return found


@rule
def fits_both(state: rules.State) -> bool:
    """Whether who laid cards could go on at either end, with other cards."""
    low, high = lowest(state.row), highest(state.row)
    below, above = rules.NEVER, -1
    for value in range(rules.VALUES):
        if rules.held(state, state.turn, value) >= rules.fewest_to_lay(state, value):
            if value <= low:
                below = min(below, value)
            if value >= high:
                above = max(above, value)
    return below < above


@rule
def is_followed(state: rules.State) -> bool:
    """Whether somebody else who has not passed may hold enough of a value that fits."""
    pack = np.zeros(rules.VALUES, np.int8)
    rules.pack(state, pack)
    for value in range(rules.VALUES):
        fewest = rules.fewest_to_lay(state, value)
        hidden = int(pack[value] - state.row[value] - state.discarded[value])
        hidden -= int(state.hands[state.turn, value])
        for player in range(state.seats):
            hidden -= int(state.known[player, value])
        for rival in range(state.seats):
            is_in = rival != state.turn and not state.passed[rival]
            if is_in and state.known[rival, value] + hidden >= fewest:
                return True
    return False
