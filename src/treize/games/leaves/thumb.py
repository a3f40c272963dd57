"""How to play 13 Leaves well: a rule of thumb, and how far it pays to look ahead."""

from treize.engine.cards import highest, lowest
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
