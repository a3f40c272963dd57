"""What the checks of all games share: the violation, exact shapes, and hands of cards."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple, Protocol

Line = dict[str, Any]
State = dict[str, Any]


class Violation(Exception):
    """A line of the trace breaks a rule."""

    def __init__(self, line_number: int, rule_id: str, sentence: str) -> None:
        super().__init__(line_number, rule_id, sentence)
        self.line_number = line_number
        self.rule_id = rule_id
        self.sentence = sentence

    def __str__(self) -> str:
        return f"{self.line_number}: [{self.rule_id}] {self.sentence}"


class Finished(NamedTuple):
    """A finished round: what the next deal may depend on."""

    deal: State  # the state right after its deal
    final: State  # the state as it was scored
    points: list[int]
    totals: list[int]


class Rules(Protocol):
    """What each game's module offers to trace.py."""

    SEATS: range
    CITED: dict[str, str]  # the rules behind "points", "over" and "winners"

    def check_options(self, match: Line) -> None: ...
    def check_state(self, match: Line, state: State) -> None: ...
    def check_deal(self, match: Line, state: State, previous: Finished | None) -> None: ...
    def legal(self, match: Line, state: State) -> list[str]: ...
    def legal_rule(self, state: State) -> str: ...
    def check_move(self, match: Line, before: State, line: Line, after: State) -> None: ...
    def points(self, match: Line, final: State) -> list[int]: ...
    def is_over(self, match: Line, totals: list[int], rounds: int) -> bool: ...
    def winners(self, match: Line, totals: list[int], last: Line) -> list[int]: ...
    def capped(self, match: Line, state: State, totals: list[int]) -> list[int] | None: ...


# --- Saying no ---


def require(holds: bool, rule: str, sentence: str) -> None:
    """Raise unless the rule holds; trace.py fills in the line's number."""
    if not holds:
        raise Violation(0, rule, sentence)


def same(found: object, wanted: object, rule: str, what: str) -> None:
    """Raise unless the trace shows what the rule leads to."""
    if found != wanted:
        raise Violation(0, rule, f"{what} must be {wanted!r}, found {found!r}")


def same_state(found: State, wanted: State, rules: Mapping[str, str]) -> None:
    """Compare two states key by key, naming the rule behind each key."""
    for key, rule in rules.items():
        same(found[key], wanted[key], rule, key)


# --- Shapes ---


def check_keys(found: object, wanted: Collection[str], rule: str, what: str) -> None:
    """An object has exactly these keys, no missing, no extra."""
    if not isinstance(found, dict):
        raise Violation(0, rule, f"{what} must be an object, found {found!r}")
    missing = sorted(set(wanted) - set(found))
    extra = sorted(set(found) - set(wanted))
    require(not missing, rule, f"{what} lacks {missing}")
    require(not extra, rule, f"{what} has unknown {extra}")


def is_whole(value: object, within: range | None = None) -> bool:
    """A whole number in a range (from 0 if none is given); true and 1.0 are none."""
    if type(value) is not int:
        return False
    return value >= 0 if within is None else value in within


def check_wholes(values: object, count: int, rule: str, what: str) -> None:
    """A list with one whole number from 0 for every seat."""
    fits = isinstance(values, list) and len(values) == count and all(map(is_whole, values))
    require(fits, rule, f"{what} must be {count} whole numbers, found {values!r}")


def check_cards(cards: object, pack: Mapping[str, int], what: str) -> None:
    """A list of cards of the pack, sorted as text."""
    if not isinstance(cards, list) or not all(type(c) is str and c in pack for c in cards):
        raise Violation(0, "Trace state", f"{what} must be a list of cards, found {cards!r}")
    require(cards == sorted(cards), "Trace state", f"{what} not sorted as text: {cards}")


def check_hands(state: State, seats: int, pack: Mapping[str, int]) -> None:
    """One sorted hand for every seat."""
    hands = state["hands"]
    fits = isinstance(hands, list) and len(hands) == seats
    require(fits, "Trace state", f"hands must be a list for {seats} seats")
    for seat, hand in enumerate(hands):
        check_cards(hand, pack, f"hand of seat {seat}")


def check_turn(state: State, seats: int) -> None:
    """The turn is a seat, or null when the round is over."""
    turn = state["turn"]
    fits = turn is None or is_whole(turn, range(seats))
    require(fits, "Trace state", f"turn must be a seat or null, found {turn!r}")


def check_option_values(options: object, allowed: Mapping[str, Collection[object]]) -> None:
    """All options of the rules page are there, and each is within its range."""
    check_keys(options, allowed, "Options", "options")
    assert isinstance(options, dict)
    for name, values in allowed.items():
        value = options[name]
        fits = any(value == one and type(value) is type(one) for one in values)
        require(fits, "Options", f"{name} must be in {values!r}, found {value!r}")


def page_options(match: Line, **extra: Collection[object]) -> dict[str, Any]:
    """The options without those that no page knows; a trace tells these only if changed."""
    options = match["options"]
    require(isinstance(options, dict), "Options", f"options must be an object, found {options!r}")
    known = {"first": range(match["seats"]), **extra}
    for name in known.keys() & options.keys():
        fits = any(options[name] == one and type(options[name]) is type(one) for one in known[name])
        require(fits, "Options", f"{name} must be in {known[name]!r}, found {options[name]!r}")
    return {name: value for name, value in options.items() if name not in known}


def check_first(match: Line, found: int, rule: str) -> None:
    """Somebody was named to begin, or it may be anybody."""
    same(found, match["options"].get("first", found), rule, "the first player")


# --- Cards ---


def check_conserved(
    places: Iterable[Iterable[str]], pack: Mapping[str, int], rule: str, all_seen: bool = True
) -> None:
    """The cards in all places are the pack, or part of it where some are only counted."""
    seen = Counter(card for place in places for card in place)
    doubled = sorted(card for card in seen if seen[card] > pack.get(card, 0))
    require(not doubled, rule, f"more copies than the pack holds of {doubled}")
    if all_seen:
        lost = sorted(card for card in pack if seen[card] < pack[card])
        require(not lost, rule, f"cards lost from the pack: {lost}")


def without(cards: list[str], card: str) -> list[str]:
    """The cards less one copy of this one."""
    rest = list(cards)
    rest.remove(card)
    return rest


def drawn_card(before: list[str], after: list[str], rule: str, source: str) -> str:
    """The one card that came out of a pile of unknown order."""
    out, came_in = Counter(before), Counter(after)
    gone = list((out - came_in).elements())
    one_left = len(gone) == 1 and not came_in - out
    require(one_left, rule, f"exactly one card must leave the {source}, left: {gone}")
    return gone[0]


# --- Seats ---


def clockwise_from(seat: int, seats: int) -> list[int]:
    """All seats, beginning with this one."""
    return [(seat + step) % seats for step in range(seats)]


def seats_with(values: list[int], value: int) -> list[int]:
    """The seats that have this value."""
    return [seat for seat, one in enumerate(values) if one == value]
