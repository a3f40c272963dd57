"""Checks for Zut, encore une fois 13 !: add up, stay under the limit, duel tokens away."""

from itertools import chain
from typing import Any

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
    drawn_card,
    is_whole,
    page_options,
    require,
    same,
    same_state,
    seats_with,
    without,
)

SEATS = range(2, 5)
CITED = {"points": "D11", "over": "D10", "winners": "D11"}
KEYS = ("turn", "hands", "stock", "under", "table", "last", "total", "tokens", "bank")
NUMBERS = ("+4", "+3", "+2", "+1", "-1", "-2")  # in the order of the deck option
STARTS = NUMBERS[:4]
DUELS = 4
CHILI = range(1, 7)


# --- Pack and options ---


def pack(match: Line) -> dict[str, int]:
    """The numbers as the deck option says, and four duels."""
    return {**dict(zip(NUMBERS, match["options"]["deck"], strict=True)), "duel": DUELS}


def value(card: str) -> int:
    """What a card adds to the total; a duel nothing."""
    return 0 if card == "duel" else int(card)


def check_options(match: Line) -> None:
    """The options of the page; a deck has 20 to 60 numbers, 8 or more of them positive."""
    options = page_options(match, start_card=("positive",), blocks=(False,))
    check_keys(options, ("limit", "tokens", "deck"), "Options", "options")
    deck = options["deck"]
    plain = {name: options[name] for name in ("limit", "tokens")}
    check_option_values(plain, {"limit": range(8, 21), "tokens": range(3, 31)})
    check_wholes(deck, len(NUMBERS), "Options", "deck")
    require(20 <= sum(deck) <= 60, "Options", f"deck must hold 20 to 60 numbers, found {deck}")
    require(sum(deck[:4]) >= 8, "Options", f"deck must hold 8 positive numbers, found {deck}")


# --- Every state ---


def check_state(match: Line, state: State) -> None:
    """The state has its shape; every card and token is somewhere."""
    seats, cards = match["seats"], pack(match)
    check_keys(state, KEYS, "Trace state", "state")
    check_turn(state, seats)
    check_hands(state, seats, cards)
    for place in ("stock", "table"):
        check_cards(state[place], cards, place)
    fits = isinstance(state["under"], list) and all(state["under"])
    require(fits, "Trace state", f"under must be a list of blocks, none empty: {state['under']!r}")
    for block in state["under"]:
        check_cards(block, cards, "a block under the stock")
    last, table = state["last"], state["table"]
    fits = last in table if table else last is None
    require(fits, "Trace state", f"last {last!r} does not lie on the table")
    require(type(state["total"]) is int, "Trace state", "total must be a whole number")
    check_wholes(state["tokens"], seats, "Trace state", "tokens")
    require(is_whole(state["bank"]), "Trace state", "bank must be a whole number")
    held = sum(state["tokens"]) + state["bank"]
    same(held, match["options"]["tokens"], "D5", "tokens held and in the bank")
    places = [*state["hands"], state["stock"], *state["under"], table]
    check_conserved(places, cards, "Pack")


# --- Deal ---


def check_deal(match: Line, state: State, previous: Finished | None) -> None:
    """Five cards each, a start card from 1 to 4, and the first player has drawn."""
    seats, turn, table = match["seats"], state["turn"], state["table"]
    require(turn is not None, "D1", "somebody must start")
    sizes = [5 + (seat == turn) for seat in range(seats)]
    same([len(hand) for hand in state["hands"]], sizes, "D1/D3", "hand sizes")
    require(len(table) == 1 and table[0] in STARTS, "D2", f"start card 1 to 4, found {table}")
    same(state["total"], value(table[0]), "D2", "total")
    wrong = [card for block in state["under"] for card in block if card in STARTS]
    require(not wrong, "D2", f"only negatives and duels go under, found {wrong}")
    require(len(state["under"]) <= 1, "D6", "all rejected start cards are one block")
    check_first(match, turn, "D1")
    same(state["tokens"], [0] * seats, "D1", "tokens")


# --- Moves ---


def legal(match: Line, state: State) -> list[str]:
    """Lay any card of the six; a duel names another player (D3, D8)."""
    turn = state["turn"]
    hand = set(state["hands"][turn])
    positive = hand & set(STARTS)
    if match["options"].get("start_card") == "positive" and state["last"] is None and positive:
        hand = positive
    moves = list(hand - {"duel"})
    if "duel" in hand:
        moves += [f"duel>{seat}" for seat in range(match["seats"]) if seat != turn]
    return sorted(moves)


def legal_rule(state: State) -> str:
    """The rule behind the legal moves."""
    return "D3/D8"


def check_move(match: Line, before: State, line: Line, after: State) -> None:
    """Lay a card, fight or count, take a token, draw for the next player."""
    seat, limit = line["seat"], match["options"]["limit"]
    card, _, rival = line["move"].partition(">")
    hands = list(before["hands"])
    hands[seat] = without(hands[seat], card)
    wanted = {
        **before,
        "hands": hands,
        "table": sorted([*before["table"], card]),
        "last": card,
        "total": before["total"] + value(card),
        "turn": (seat + 1) % match["seats"],
    }
    if rival:
        wanted["tokens"] = after_duel(before["tokens"], seat, int(rival), line)
    elif wanted["total"] >= limit:
        take_token(match, wanted, seat)
    if wanted["turn"] is None:
        check_draw_off(wanted["tokens"], line)
    else:
        require(bool(rival) or "chance" not in line, "D8", "chance without a duel")
        draw(wanted, after)
    same_state(after, wanted, rules_of(before, wanted, rival))


def rules_of(before: State, wanted: State, rival: str) -> dict[str, str]:
    """The rule behind each part of the state after a move."""
    token = wanted["bank"] < before["bank"]
    turn = "D7" if token else "D3"
    if wanted["turn"] is None:
        turn = "D10"
    count = "D6" if token else "D4"
    rules = {"tokens": "D8" if rival else "D5", "bank": "D8" if rival else "D5", "turn": turn}
    rules |= {"total": "D8" if rival else count, "last": count, "table": f"{count}/D9"}
    return {**rules, "under": "D6", "stock": "D3/D9", "hands": "D3"}


def after_duel(tokens: list[int], seat: int, rival: int, line: Line) -> list[int]:
    """The higher chili card gives all own tokens to the loser."""
    chili = chili_of(line)
    fits = isinstance(chili, list) and len(chili) == 2 and are_chili(chili)
    require(fits, "D8", f"a duel draws two different chili cards, found {chili!r}")
    winner, loser = (seat, rival) if chili[0] > chili[1] else (rival, seat)
    result = list(tokens)
    result[loser] += result[winner]
    result[winner] = 0
    return result


def take_token(match: Line, wanted: State, seat: int) -> None:
    """The count is over: a token, the cards under the stock, the same player starts."""
    wanted["tokens"] = [count + (s == seat) for s, count in enumerate(wanted["tokens"])]
    wanted["bank"] -= 1
    if wanted["bank"] == 0:
        wanted["turn"] = None
        return
    wanted["under"] = [*wanted["under"], wanted["table"]]
    if not match["options"].get("blocks", True):
        wanted["under"] = [sorted(chain.from_iterable(wanted["under"]))]
    wanted |= {"table": [], "last": None, "total": 0, "turn": seat}


def draw(wanted: State, after: State) -> None:
    """One card from the stock, else from the oldest block, else from the reshuffled table."""
    if not wanted["stock"] and not wanted["under"]:
        wanted["stock"] = without(wanted["table"], wanted["last"])
        wanted["table"] = [wanted["last"]]
    if wanted["stock"]:
        card = drawn_card(wanted["stock"], after["stock"], "D3/D9", "stock")
        wanted["stock"] = after["stock"]
    else:
        oldest, *others = wanted["under"]
        used_up = len(oldest) == 1
        left = [] if used_up else after["under"][:1]
        card = drawn_card(oldest, left[0] if left else [], "D6", "oldest block")
        wanted["under"] = [*left, *others]
    turn = wanted["turn"]
    wanted["hands"][turn] = sorted([*wanted["hands"][turn], card])


# --- Chili cards ---


def chili_of(line: Line) -> Any:
    """The chili cards that the line's chance entry tells."""
    require("chance" in line, "Trace 3", "chance is missing")
    check_keys(line["chance"], ("chili",), "Trace 3", "chance")
    return line["chance"]["chili"]


def are_chili(cards: list[object]) -> bool:
    """Different cards of the six, so no two are equal."""
    return all(is_whole(card, CHILI) for card in cards) and len(set(cards)) == len(cards)


def check_draw_off(tokens: list[int], line: Line) -> None:
    """Those tied for fewest tokens draw one chili card each; without a tie nobody does."""
    tied = seats_with(tokens, min(tokens))
    if len(tied) == 1:
        require("chance" not in line, "D11", "a draw-off without a tie")
        return
    chili = chili_of(line)
    check_keys(chili, [str(seat) for seat in tied], "D11", "the draw-off")
    require(are_chili(list(chili.values())), "D11", f"different chili cards, found {chili}")


# --- Points and end ---


def points(match: Line, final: State) -> list[int]:
    """The tokens."""
    return list(final["tokens"])


def is_over(match: Line, totals: list[int], rounds: int) -> bool:
    """A match is one round."""
    return True


def winners(match: Line, totals: list[int], last: Line) -> list[int]:
    """Fewest tokens; of those tied the highest chili card."""
    tied = seats_with(totals, min(totals))
    if len(tied) == 1:
        return tied
    chili = chili_of(last)
    return [max(tied, key=lambda seat: int(chili[str(seat)]))]


def capped(match: Line, state: State, totals: list[int]) -> list[int] | None:
    """The tokens."""
    return points(match, state)
