"""How to play Drat well: a rule of thumb, and how far it pays to look ahead."""

from treize.engine.facts import Fact
from treize.engine.merits import NO_TOKEN, NONE, OWN, Choices, Merits, add_usual, is_highest
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


# --- What speaks for a move ---


MERITS = {
    "highest": (),
    "duel": (Fact("mine"), Fact("theirs")),
    "stays": (Fact("total"),),
    "brink": (Fact("total"),),
    "lowers": (Fact("total"),),
    "keeps": (Fact("number"),),
}
HIGHEST, DUEL, STAYS, BRINK, LOWERS, KEEPS = range(OWN, OWN + len(MERITS))


@rule
def merits(state: rules.State, move: int, choices: Choices, usual: Merits, rows: Merits) -> int:
    """A total that nobody can add to, tokens to be rid of, cards kept for when it gets tight."""
    if rules.is_duel(move):
        return merits_of_duel(state, rules.rival_of(move), usual, rows)
    card, total = rules.card_of(move), rules.reach(state, move)
    number = 0
    if total == state.limit - 1:
        rows[0, 0], rows[0, 1] = BRINK, total
        number += 1
    is_safe = total < state.limit and not is_tight(state, choices)
    number = add_usual(rows, number, usual, NO_TOKEN if is_safe else NONE)
    if total < state.limit and rules.VALUE[card] < 0:
        rows[number, 0], rows[number, 1] = LOWERS, total
        return number + 1
    if is_highest(state.hands[state.turn], rules.VALUE, card):
        rows[number, 0] = HIGHEST
        number += 1
    kept = number_kept(state)
    if total < state.limit and kept > 0:
        rows[number, 0], rows[number, 1] = KEEPS, kept
        number += 1
    return number


@rule
def merits_of_duel(state: rules.State, rival: int, usual: Merits, rows: Merits) -> int:
    """It is worth it where there is more to lose than to get; whoever loses it gets tokens."""
    mine, theirs = state.drats[state.turn], state.drats[rival]
    number = 0
    if mine > theirs:
        rows[0, 0], rows[0, 1], rows[0, 2] = DUEL, mine, theirs
        number += 1
    number = add_usual(rows, number, usual, NO_TOKEN)
    rows[number, 0], rows[number, 1] = STAYS, state.total
    return number + 1


@rule
def is_tight(state: rules.State, choices: Choices) -> bool:
    """Whether some legal move takes a token."""
    for move in choices:
        if rules.reach(state, move) >= state.limit:
            return True
    return False


@rule
def number_kept(state: rules.State) -> int:
    """How many cards in hand do not raise the count."""
    number = 0
    for kind in range(rules.KINDS):
        if rules.VALUE[kind] <= 0:
            number += int(state.hands[state.turn, kind])
    return number
