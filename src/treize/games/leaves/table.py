"""How 13 Leaves is shown and told: a row of leaves, who sits out, and what lies at its ends."""

from __future__ import annotations

from treize.engine.cards import highest, lowest
from treize.engine.facts import ABSENT, Fact, Numbers
from treize.engine.table import Cards, Ranges, ranges_of_points, rule
from treize.games.declared import CARDS, POINTS, PlayedMove, Seen, Teller, View
from treize.games.leaves import rules

ENDS = "low", "low_count", "high", "high_count"


def describe(seen: Seen) -> View:
    """The table in the words of traces: leaves as numbers."""
    return {
        "round": seen.number("this_round"),
        "turn": seen.turn,
        "hands": [_values(hand) for hand in seen.zones["hands"]],
        "row": seen.rows("row", _piles)[0],
        "passed": seen.numbers_told["passed"],
        "discarded": seen.rows("discarded", _piles)[0],
        "unused": seen.rows("unused", _leaves)[0],
    }


def _values(cards: list[str] | int) -> list[int] | int:
    return cards if isinstance(cards, int) else sorted(map(int, cards))


def _leaves(row: bytes) -> list[int]:
    return [value for value, copies in enumerate(row, 1) for _ in range(copies)]


def _piles(row: bytes) -> dict[str, int]:
    return {str(value): copies for value, copies in enumerate(row, 1) if copies}


def besides(seen: Seen) -> View:
    """What all know of the hands."""
    return {"known": seen.rows("known", _leaves)[: seen.seats]}


ANNOUNCED = (Fact("ends", labels=ENDS),)


@rule
def announce(state: rules.State, found: Numbers) -> None:
    """The values at both ends of the row, and how many cards each asks for; if there is a row."""
    low, high = lowest(state.row), highest(state.row)
    if low > high:
        found[0] = ABSENT
        return
    found[0], found[1] = low + 1, rules.fewest_to_lay(state, low)
    found[2], found[3] = high + 1, rules.fewest_to_lay(state, high)


CIRCUMSTANCES = *map(Fact, ENDS), Fact("ends", "word", ("two", "one"))


@rule
def circumstances(state: rules.State, found: Numbers) -> None:
    """What a reason may speak of: the ends of the row."""
    announce(state, found)
    if found[0] == ABSENT:
        found[:] = 0
    else:
        found[4] = 1 if found[0] == found[2] else 0


@rule
def is_one_round(state: rules.State) -> bool:
    """Whether a match is a single round."""
    return bool(state.match != rules.ADVANCED)


@rule
def unit(state: rules.State) -> int:
    """What a standing counts."""
    return CARDS if is_one_round(state) else POINTS


# --- In sentences ---


def middle(teller: Teller, view: View) -> list[str]:
    """The row."""
    piles = [f"{value}x{number}" for value, number in view["row"].items()]
    return [teller.words("table-row", piles=", ".join(piles) or teller.words("nothing"))]


def player(view: View, seat: int) -> View:
    """Whether somebody sits out."""
    return {"passed": "yes" if view["passed"][seat] else "no"}


def after(teller: Teller, before: View, now: View, step: PlayedMove) -> list[str]:
    """Who may start a new row."""
    if teller.parts(step.move).word and not any(now["passed"]):
        return [teller.words("told-cleared", **teller.who(now["turn"]))]
    return []


# --- In numbers ---


FEWEST = rules.SEATS.start
RULE_NUMBERS = tuple(Fact(f"hand_{seats}") for seats in rules.SEATS)


@rule
def rule_numbers(state: rules.State, cards: Cards, found: Numbers) -> None:
    """How many cards everybody gets."""
    for more in range(len(found)):
        found[more] = rules.HAND[FEWEST + more]


def ranges(state: rules.State, pack: Cards, cap: int) -> Ranges:
    """Everybody but one pays in each round, so that an advanced match can't go on for ever."""
    cards, seats, target = int(pack.sum()), int(state.seats), int(state.target)
    if state.match != rules.ADVANCED:
        return {**ranges_of_points(1, cards), "passed": (0, 1)}
    rounds = 1 + seats * (target - 1) // (seats - 1)
    most = {"totals": (0, target - 1 + cards), "passed": (0, 1)}
    return {**ranges_of_points(rounds, cards), **most}
