"""Checks for 13 Feuilles: widen the row at either end, or take a card and sit out."""

from collections import Counter

from .checks import (
    Finished,
    Line,
    State,
    Violation,
    check_first,
    check_keys,
    check_option_values,
    check_turn,
    clockwise_from,
    is_whole,
    page_options,
    require,
    same,
    same_state,
    seats_with,
)

SEATS = range(3, 7)
CITED = {"points": "L14", "over": "L13/L14", "winners": "L12/L14"}
KEYS = ("round", "turn", "hands", "row", "passed", "discarded", "unused")
VALUES = range(1, 14)
PACK = Counter({value: min(value, 14 - value) + 1 for value in VALUES})  # 2 to 8 and back
HAND_SIZES = {3: 12, 4: 11, 5: 10, 6: 9}


def check_options(match: Line) -> None:
    """The options of the page."""
    allowed = {"match": ("basic", "advanced"), "target": range(5, 101)}
    check_option_values(page_options(match), allowed)


# --- Every state ---


def check_state(match: Line, state: State) -> None:
    """The state has its shape, and every card of the pack is somewhere."""
    seats = match["seats"]
    check_keys(state, KEYS, "Trace state", "state")
    require(is_whole(state["round"]), "Trace state", "round must be a whole number")
    check_turn(state, seats)
    hands, passed = state["hands"], state["passed"]
    fits = isinstance(hands, list) and len(hands) == seats
    require(fits, "Trace state", f"hands must be a list for {seats} seats")
    for seat, hand in enumerate(hands):
        check_numbers(hand, f"hand of seat {seat}")
    check_numbers(state["unused"], "unused")
    check_counts(state["row"], "row")
    check_counts(state["discarded"], "discarded")
    fits = isinstance(passed, list) and [type(one) for one in passed] == [bool] * seats
    require(fits, "Trace state", f"passed must be {seats} times true or false")
    require(passed.count(False) >= 2, "L11", "a row is over when all but one have passed")
    found = Counter(state["unused"]) + numbered(state["row"]) + numbered(state["discarded"])
    for hand in hands:
        found.update(hand)
    lost, doubled = dict(PACK - found), dict(found - PACK)
    require(found == PACK, "Pack", f"cards lost {lost}, doubled {doubled} (value: copies)")


def check_numbers(cards: object, what: str) -> None:
    """A list of card values, ascending."""
    if not isinstance(cards, list) or not all(is_whole(card, VALUES) for card in cards):
        raise Violation(0, "Trace state", f"{what} must be a list of 1 to 13, found {cards!r}")
    require(cards == sorted(cards), "Trace state", f"{what} not ascending: {cards}")


def check_counts(counts: object, what: str) -> None:
    """Copies by value, without zero entries."""
    if not isinstance(counts, dict):
        raise Violation(0, "Trace state", f"{what} must be an object, found {counts!r}")
    names = {str(number) for number in VALUES}
    fits = all(v in names and is_whole(n, range(1, 9)) for v, n in counts.items())
    require(fits, "Trace state", f"{what} must be copies by value, no zeros, found {counts!r}")


def numbered(counts: dict[str, int]) -> Counter[int]:
    """The same copies by value, as numbers."""
    return Counter({int(number): count for number, count in counts.items()})


def named(counts: Counter[int]) -> dict[str, int]:
    """The copies as the trace writes them."""
    return {str(number): count for number, count in counts.items() if count}


# --- Deal ---


def check_deal(match: Line, state: State, previous: Finished | None) -> None:
    """Hands by the number of players, an empty table, the due starter."""
    seats = match["seats"]
    sizes = [len(hand) for hand in state["hands"]]
    same(sizes, [HAND_SIZES[seats]] * seats, "L1", "hand sizes")
    start = {"row": {}, "passed": [False] * seats, "discarded": {}}
    same_state(state, start, {"row": "L3", "passed": "L11", "discarded": "L16"})
    require(state["turn"] is not None, "L1", "somebody must start")
    if previous is None:
        check_first(match, state["turn"], "L1")
    else:
        same(state["turn"], next_starter(previous, seats), "L15", "starter")


def next_starter(previous: Finished, seats: int) -> int:
    """Highest total, then most points in the last round, then first after its starter."""
    return max(  # the first of equals is kept
        clockwise_from(previous.deal["turn"] + 1, seats),
        key=lambda seat: (previous.totals[seat], previous.points[seat]),
    )


# --- Moves ---


def least(row: Counter[int], value: int) -> int | None:
    """How many cards of this value must be laid at least; None if it can't be played."""
    if not row:
        return 1
    low, high = min(row), max(row)
    if value <= low:
        return row[low]
    return row[high] if value >= high else None


def legal(match: Line, state: State) -> list[str]:
    """Lay enough of one value at an end (L3-L7), or pass and take a card of the row (L8)."""
    row = numbered(state["row"])
    moves = [f"pass:{value}" for value in row]
    for value, copies in Counter(state["hands"][state["turn"]]).items():
        needed = least(row, value)
        if needed is not None:
            moves += [f"{value}x{count}" for count in range(needed, copies + 1)]
    return sorted(moves)


def legal_rule(state: State) -> str:
    """The rule behind the legal moves."""
    return "L4/L5/L8" if state["row"] else "L3"


def check_move(match: Line, before: State, line: Line, after: State) -> None:
    """Lay cards or pass."""
    if line["move"].startswith("pass:"):
        value = int(line["move"].removeprefix("pass:"))
        check_pass(before, line["seat"], value, after)
    else:
        value, count = map(int, line["move"].split("x"))
        check_lay(before, line["seat"], value, count, after)


def check_lay(before: State, seat: int, value: int, count: int, after: State) -> None:
    """The cards widen or heighten the row; an empty hand ends the round."""
    hand = sorted((Counter(before["hands"][seat]) - Counter({value: count})).elements())
    row = numbered(before["row"]) + Counter({value: count})
    turn = next_in(before["passed"], seat) if hand else None
    wanted = {**before, "hands": with_hand(before, seat, hand), "row": named(row), "turn": turn}
    rules = {"hands": "L6", "row": "L6", "passed": "L8", "discarded": "L16", "unused": "L1"}
    same_state(after, wanted, {**rules, "turn": "L2" if hand else "L12"})


def check_pass(before: State, seat: int, value: int, after: State) -> None:
    """The card goes to the hand; the last one still in clears the table and starts anew."""
    hand = sorted([*before["hands"][seat], value])
    row = numbered(before["row"]) - Counter({value: 1})
    passed = [s == seat or one for s, one in enumerate(before["passed"])]
    turn = next_in(passed, seat)
    discarded = before["discarded"]
    row_over = passed.count(False) == 1
    if row_over:
        discarded = named(numbered(discarded) + row)
        row, passed = Counter(), [False] * len(passed)
    wanted: State = {"hands": with_hand(before, seat, hand), "row": named(row), "passed": passed}
    wanted |= {"discarded": discarded, "unused": before["unused"], "turn": turn}
    end = "L11" if row_over else "L9"
    rules = {"hands": "L8", "row": end, "passed": "L11" if row_over else "L8"}
    rules |= {"discarded": "L11", "unused": "L1", "turn": "L11" if row_over else "L2/L10"}
    same_state(after, wanted, rules)


def next_in(passed: list[bool], seat: int) -> int:
    """The next seat clockwise that has not passed."""
    return next(s for s in clockwise_from(seat + 1, len(passed)) if not passed[s])


def with_hand(state: State, seat: int, hand: list[int]) -> list[list[int]]:
    """All hands, this one changed."""
    return [hand if s == seat else other for s, other in enumerate(state["hands"])]


# --- Points and end ---


def points(match: Line, final: State) -> list[int]:
    """One point a card in hand, so none for the winner."""
    return [len(hand) for hand in final["hands"]]


def is_over(match: Line, totals: list[int], rounds: int) -> bool:
    """Basic: one round. Advanced: until someone has reached the target."""
    options = match["options"]
    return bool(options["match"] == "basic" or max(totals) >= options["target"])


def winners(match: Line, totals: list[int], last: Line) -> list[int]:
    """Fewest points, which in the basic game is who went out; ties are shared."""
    return seats_with(totals, min(totals))


def capped(match: Line, state: State, totals: list[int]) -> list[int] | None:
    """Basic: the cards in hand. Advanced: the points of the finished rounds."""
    return points(match, state) if match["options"]["match"] == "basic" else totals
