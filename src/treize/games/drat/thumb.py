"""How to play Drat well: a rule of thumb, and how far it pays to look ahead."""

from treize.engine.search_settings import SearchSettings
from treize.engine.table import rule
from treize.games.drat import rules

# How a match stands shows at any time, and luck decides much of what comes later.
SEARCH = SearchSettings(heat=2.0, horizon=12, widen=100)
SLIP = 0.001


@rule
def rate(state: rules.State, move: int) -> float:
    """Stay below the limit and play high cards early; duel when there are tokens to lose."""
    if rules.is_duel(move):
        rival = rules.rival_of(move)
        return 4.0 * float(state.drats[state.turn] - state.drats[rival]) + 0.5
    value, after = float(rules.VALUE[rules.card_of(move)]), rules.reach(state, move)
    if after >= state.limit:
        return -100.0 + value
    danger = state.limit - after  # the nearer the limit, the harder for those who follow
    return value + (3.0 if danger == 1 else 0.0)
