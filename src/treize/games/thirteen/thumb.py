"""How to play 13 well: a rule of thumb, and how far it pays to look ahead."""

from treize.engine.cards import count
from treize.engine.search_settings import SearchSettings
from treize.engine.table import rule
from treize.games.thirteen import rules

SEARCH = SearchSettings(heat=5.0, widen=8)
SLIP = 0.008


@rule
def rate(state: rules.State, move: int) -> float:
    """Take as little as possible; else play high, and leave the target near its limit."""
    card, colour = rules.card_of(move), rules.target_of(move)
    after = rules.reach(state, move)
    if after <= state.limit:
        return float(after) / 2 + float(rules.VALUE[card])
    target = state.targets[colour]
    rotten = int(target[rules.ROTTEN])
    coloured = count(target) - rotten
    if leads_after(state, colour, coloured):
        coloured = 0
    return -10.0 * (coloured + 2 * rotten) + float(rules.VALUE[card])


@rule
def leads_after(state: rules.State, colour: int, more: int) -> bool:
    """Whether the mover would have taken most of a colour with so many more."""
    mine = rules.number_taken(state, state.turn, colour) + more
    for other in range(state.seats):
        if other != state.turn and rules.number_taken(state, other, colour) >= mine:
            return False
    return True
