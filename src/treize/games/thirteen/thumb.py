"""How to play 13 well: a rule of thumb, and how far it pays to look ahead."""

from treize.engine.cards import count
from treize.engine.search_settings import SearchSettings
from treize.engine.table import rule
from treize.games.declared import Merits, Seen, View
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


# --- What speaks for a move ---

TIGHT = 3  # so little room is left on a target that few cards fit


def merits(seen: Seen, move: int, usual: Merits) -> Merits:
    """A target filled to the brim, cards that cost nothing, little room for those who follow."""
    state = seen.states[0]
    card, colour = rules.card_of(move), rules.target_of(move)
    left = seen.number("limit") - rules.reach(state, move)
    pile = {"pile": seen.rules.rules.LETTERS[colour]}
    if left < 0:
        return _spared(state, colour, pile) | usual
    found: Merits = {"fills": pile | {"limit": seen.number("limit")}} if left == 0 else {}
    found |= usual
    if 0 < left <= TIGHT:
        found["tight"] = pile | {"left": left}
    if _is_highest(seen.hand, card):
        found["highest"] = {}
    return found | ({"doubles": pile} if card == rules.ROTTEN else {})


def _spared(state: rules.State, colour: int, pile: View) -> Merits:
    """To have taken most of a colour spares its cards, but never a rotten four."""
    target = state.targets[colour]
    number = int(target.sum())
    if target[rules.ROTTEN] or not leads_after(state, colour, number):
        return {}
    return {"spared": pile | {"number": number}}


def _is_highest(hand: bytes, card: int) -> bool:
    """Whether a card is worth more than every other kind in hand."""
    others = [rules.VALUE[kind] for kind, held in enumerate(hand) if held and kind != card]
    return bool(others) and bool(rules.VALUE[card] > max(others))
