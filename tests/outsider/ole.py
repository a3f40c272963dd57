"""Checks for Olé!: climb by colour or by value, run by both, chips, the loser's order."""

from functools import cache

from .checks import (
    Finished,
    Line,
    State,
    check_cards,
    check_conserved,
    check_first,
    check_hands,
    check_keys,
    check_option_values,
    check_turn,
    check_wholes,
    clockwise_from,
    is_whole,
    page_options,
    require,
    same,
    same_state,
    seats_with,
    without,
)

SEATS = range(3, 9)
CITED = {"points": "O14", "over": "O1", "winners": "O15"}
KEYS = ("round", "dealer", "phase", "order", "turn", "run")
KEYS_ON_TABLE = ("hands", "top", "played", "chips", "streak")
HIGHEST = {3: (8, 10), 4: (8, 10), 5: (9, 11), 6: (11, 13), 7: (13, 15), 8: (13, 15)}
WEAKEST_FIRST = {"normal": "YGBR", "reversed": "RBGY"}


# --- Pack and options ---


@cache
def pack(seats: int) -> dict[str, int]:
    """The cards used with this many players: red and yellow to one value, blue and green on."""
    short, long = HIGHEST[seats]
    tops = {"R": short, "Y": short, "B": long, "G": long}
    return {f"{c}{value}": 1 for c, top in tops.items() for value in range(1, top + 1)}


def check_options(match: Line) -> None:
    """The options of the page."""
    allowed = {
        "rounds": range(25),
        "chip": range(21),
        "voluntary_chip": (True, False),
        "ending": ("nobody-can", "all-chips"),
        "opening": ("lowest", "lowest-and-one"),
    }
    check_option_values(page_options(match), allowed)


# --- Every state ---


def check_state(match: Line, state: State) -> None:
    """The state has its shape, and every card is in a hand or played."""
    seats, cards = match["seats"], pack(match["seats"])
    check_keys(state, KEYS + KEYS_ON_TABLE, "Trace state", "state")
    require(is_whole(state["round"]), "Trace state", "round must be a whole number")
    require(is_whole(state["dealer"], range(seats)), "Trace state", "dealer must be a seat")
    require(state["phase"] in ("order", "open", "play"), "Trace state", "unknown phase")
    require(state["order"] in ("normal", "reversed"), "Trace state", "unknown order")
    check_turn(state, seats)
    require(is_whole(state["run"], range(4)), "O9", f"a run of {state['run']!r} cards")
    check_hands(state, seats, cards)
    check_cards(state["played"], cards, "played")
    top, played = state["top"], state["played"]
    fits = top in played if played else top is None
    require(fits, "Trace state", f"top {top!r} is not one of the cards played")
    check_wholes(state["chips"], seats, "Trace state", "chips")
    require(is_whole(state["streak"], range(seats + 1)), "O13", "a streak is at most a circle")
    check_conserved([*state["hands"], played], cards, "Pack")


# --- Deal ---


def check_deal(match: Line, state: State, previous: Finished | None) -> None:
    """All cards are dealt evenly; the loser chooses the order, or in round 1 the Y1 opens."""
    seats = match["seats"]
    size = len(pack(seats)) // seats
    same([len(hand) for hand in state["hands"]], [size] * seats, "Pack", "hand sizes")
    if previous is None:
        check_first(match, state["dealer"], "O1")
        phase, turn, rule = "open", opener(state, "normal"), "O5"
    else:
        due = (previous.final["dealer"] + 1) % seats
        same(state["dealer"], due, "O1", "dealer")
        phase, turn, rule = "order", chooser(previous, state["dealer"], seats), "O3/O4"
    start = {"phase": phase, "order": "normal", "turn": turn, "run": 0, "top": None}
    start |= {"played": [], "chips": [0] * seats, "streak": 0}
    rules = {"phase": "O3", "order": "O2", "turn": rule, "run": "O9", "top": "O5"}
    rules |= {"played": "O5", "chips": "O11", "streak": "O13"}
    same_state(state, start, rules)


def chooser(previous: Finished, dealer: int, seats: int) -> int:
    """Most points in the last round, then highest total, then first left of the dealer."""
    return max(  # the first of equals is kept
        clockwise_from(dealer + 1, seats),
        key=lambda seat: (previous.points[seat], previous.totals[seat]),
    )


def opener(state: State, order: str) -> int:
    """The holder of the weakest card."""
    card = weakest(order)
    return next(seat for seat, hand in enumerate(state["hands"]) if card in hand)


# --- Strength ---


def weakest(order: str) -> str:
    """The yellow 1, or reversed the red 1."""
    return WEAKEST_FIRST[order][0] + "1"


def is_stronger_colour(card: str, top: str, order: str) -> bool:
    """The card's colour is stronger than that of the top card."""
    colours = WEAKEST_FIRST[order]
    return colours.index(card[0]) > colours.index(top[0])


def is_higher(card: str, top: str) -> bool:
    """The card's value is higher than that of the top card."""
    return value(card) > value(top)


def beats(card: str, top: str, order: str) -> bool:
    """The card may be laid on the top card."""
    return is_stronger_colour(card, top, order) or is_higher(card, top)


def value(card: str) -> int:
    """The number on a card."""
    return int(card[1:])


# --- Moves ---


def legal(match: Line, state: State) -> list[str]:
    """Choose the order, open with the weakest card, or climb or take a chip."""
    hand, top, order = state["hands"][state["turn"]], state["top"], state["order"]
    if state["phase"] == "order":
        return ["normal", "reversed"]
    if state["phase"] == "open":
        return [weakest(order)] if top is None else sorted(hand)
    cards = [card for card in hand if beats(card, top, order)]
    if state["streak"] == match["seats"]:  # called upon
        return sorted(cards)
    if match["options"]["voluntary_chip"] or not cards:
        cards.append("chip")
    return sorted(cards)


def legal_rule(state: State) -> str:
    """The rule behind the legal moves."""
    if state["streak"] == len(state["hands"]):
        return "O13"
    return {"order": "O3", "open": "O5", "play": "O6/O7/O10"}[state["phase"]]


def check_move(match: Line, before: State, line: Line, after: State) -> None:
    """One decision: the order, a card, or a chip."""
    rules = {"hands": "O6", "top": "O6", "played": "O6", "chips": "O10", "streak": "O13"}
    rules |= {"dealer": "O1", "order": "O2", "phase": "Trace state"}
    if before["phase"] == "order":
        wanted = after_order(before, line["move"])
        rules |= {"turn": "O5", "run": "O9", "order": "O3", "phase": "O3"}
    elif line["move"] == "chip":
        wanted = after_chip(match, before, line["seat"])
        rules |= {"turn": "O13" if wanted["streak"] == match["seats"] else "O10"}
    else:
        wanted = after_card(match, before, line["seat"], line["move"])
        rules |= {"turn": card_rule(before, wanted, line["move"])}
    same_state(after, wanted, rules)
    runs = {wanted["run"]}
    if wanted["turn"] is None:  # at the end of the round the last run may still be shown, or not
        runs = {0, wanted["run"] or before["run"]}
    require(after["run"] in runs, "O9", f"run must be {wanted['run']}, found {after['run']}")


def after_order(before: State, order: str) -> State:
    """The order is set, the weakest card's holder opens."""
    return {**before, "order": order, "phase": "open", "turn": opener(before, order)}


def after_chip(match: Line, before: State, seat: int) -> State:
    """The turn ends; once all have paid since the last card, the next who can lay one must."""
    seats, streak = match["seats"], before["streak"] + 1
    chips = [count + (s == seat) for s, count in enumerate(before["chips"])]
    turn: int | None = (seat + 1) % seats
    if streak == seats:
        turn = called_upon(before, seat) if match["options"]["ending"] == "nobody-can" else None
    return {**before, "chips": chips, "streak": streak, "turn": turn, "run": 0}


def called_upon(state: State, seat: int) -> int | None:
    """The first from the left of who took the last chip that holds a card which could be laid."""
    for player in clockwise_from(seat + 1, len(state["hands"])):
        if any(beats(card, state["top"], state["order"]) for card in state["hands"][player]):
            return player
    return None


def after_card(match: Line, before: State, seat: int, card: str) -> State:
    """The card lies on top; the round, the turn or the run goes on from there."""
    top, following = before["top"], (seat + 1) % match["seats"]
    hand = without(before["hands"][seat], card)
    wanted = {
        **before,
        "hands": [hand if s == seat else other for s, other in enumerate(before["hands"])],
        "top": card,
        "played": sorted([*before["played"], card]),
        "streak": 0,
        "phase": "play",
        "turn": following,
        "run": 0,
    }
    if before["phase"] == "open":
        if top is None and match["options"]["opening"] == "lowest-and-one":
            wanted |= {"phase": "open", "turn": seat}
    elif is_stronger_colour(card, top, before["order"]) and is_higher(card, top):
        wanted |= {"turn": seat, "run": before["run"] + 1}
    return wanted if hand else {**wanted, "turn": None}


def card_rule(before: State, wanted: State, card: str) -> str:
    """The rule that says whose turn it is after a card."""
    if wanted["turn"] is None:
        return "O12"
    if before["phase"] == "open":
        return "O5"
    return "O9" if wanted["run"] else "O8"


# --- Points and end ---


def points(match: Line, final: State) -> list[int]:
    """The values left in hand, and the chips, also for who went out."""
    price = match["options"]["chip"]
    pairs = zip(final["hands"], final["chips"], strict=True)
    return [sum(map(value, hand)) + price * chips for hand, chips in pairs]


def is_over(match: Line, totals: list[int], rounds: int) -> bool:
    """As many rounds as the option says; 0 is one a player."""
    return bool(rounds == (match["options"]["rounds"] or match["seats"]))


def winners(match: Line, totals: list[int], last: Line) -> list[int]:
    """The lowest total wins; a tie shares it."""
    return seats_with(totals, min(totals))


def capped(match: Line, state: State, totals: list[int]) -> list[int] | None:
    """This game always ends, so none is ever cut off."""
    return None
