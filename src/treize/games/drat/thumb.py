"""How to play Drat well: a rule of thumb, and how far it pays to look ahead."""

from treize.engine.search_settings import SearchSettings
from treize.engine.table import rule
from treize.games.declared import Merits, Seen
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


# --- What speaks for a move ---


def merits(seen: Seen, move: int, usual: Merits) -> Merits:
    """A total that nobody can add to, tokens to be rid of, cards kept for when it gets tight."""
    state, limit = seen.states[0], seen.number("limit")
    card, total = rules.card_of(move), rules.reach(state, move)
    if total >= limit:
        return usual | _highest(seen, card)
    is_tight = any(rules.reach(state, other) >= limit for other in seen.legal_numbers())
    if rules.is_duel(move) or not is_tight:  # whoever loses a duel gets tokens
        usual = {code: usual[code] for code in usual if code != "no-token"}
    if rules.is_duel(move):
        return _duel(state, rules.rival_of(move)) | usual | {"stays": {"total": total}}
    found: Merits = ({"brink": {"total": total}} if total == limit - 1 else {}) | usual
    if rules.VALUE[card] < 0:
        return found | {"lowers": {"total": total}}
    kept = sum(held for kind, held in enumerate(seen.hand) if rules.VALUE[kind] <= 0)
    return found | _highest(seen, card) | ({"keeps": {"number": kept}} if kept else {})


def _duel(state: rules.State, rival: int) -> Merits:
    """A duel is worth it where there is more to lose than to get."""
    mine, theirs = int(state.drats[state.turn]), int(state.drats[rival])
    return {"duel": {"mine": mine, "theirs": theirs}} if mine > theirs else {}


def _highest(seen: Seen, card: int) -> Merits:
    """Whether a card is a higher number than all others in hand."""
    others = [
        int(rules.VALUE[kind]) for kind, held in enumerate(seen.hand) if held and kind != card
    ]
    return {"highest": {}} if others and rules.VALUE[card] > max(others) else {}
