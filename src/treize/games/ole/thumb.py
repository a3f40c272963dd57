"""How to play Olé! well: a rule of thumb, and how far it pays to look ahead."""

from treize.engine.search_settings import SearchSettings
from treize.engine.table import rule
from treize.games.ole import rules

SEARCH = SearchSettings(heat=25.0, widen=1)
SLIP = 0.012


@rule
def rate(state: rules.State, move: int) -> float:
    """Go on where you can, climb by small steps, and take a chip only if you must."""
    if rules.is_order(move):
        return rate_order(state, rules.order_of(move))
    if not rules.is_card(move):
        return -20.0
    if state.phase != rules.PLAY:
        return float(rules.VALUE[move])
    goes_on = rules.is_stronger(state, move) and rules.is_higher(state, move)
    up = max(0, int(rules.VALUE[move] - rules.VALUE[state.top]))
    stronger = abs(int(rules.COLOUR[move] - rules.COLOUR[state.top]))
    climb = up + (3 * stronger if rules.is_stronger(state, move) else 0)
    return (10.0 if goes_on else 0.0) - climb


@rule
def rate_order(state: rules.State, order: int) -> float:
    """An order is good for a hand of its strong colours."""
    hand = state.hands[state.turn]
    strong = 0
    for card in range(rules.KINDS):
        colour = int(rules.COLOUR[card])
        strength = colour if order == rules.NORMAL else 3 - colour
        strong += int(hand[card]) * strength
    return float(strong)
