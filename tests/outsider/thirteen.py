"""Checks for 13 and Vendredi 13: three targets, a limit, majorities."""

from collections import Counter

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
    drawn_card,
    is_whole,
    page_options,
    require,
    same,
    same_state,
    seats_with,
    without,
)

SEATS = range(3, 7)
CITED = {"points": "T12-T14", "over": "T15/F7", "winners": "T16"}
KEYS = ("round", "first", "turn", "hands", "stock", "aside", "piles", "taken")
VALUES = 1, 2, 4, 5, 7


# --- Pack and options ---


def is_friday(match: Line) -> bool:
    """Vendredi 13 rather than 13."""
    return bool(match["game"] == "friday")


def colours(match: Line) -> str:
    """The three colours, which are also the names of the targets."""
    return "CML" if is_friday(match) else "BYG"


def wild(match: Line) -> str:
    """The letter of the rotten fours, or of the Friday cards."""
    return "F" if is_friday(match) else "R"


def deck(match: Line) -> list[int]:
    """The copies; those of the page, unless the table chose others."""
    found: list[int] = match["options"].get("deck", [3, 3, 2, 3, 3, 8])
    return found


def pack(match: Line) -> dict[str, int]:
    """The cards with their copies: of each value in every colour, then of the wild ones."""
    *copies, wilds = deck(match)
    numbers = list(zip(VALUES, copies, strict=True))
    cards = {f"{c}{value}": number for c in colours(match) for value, number in numbers}
    return {**cards, f"{wild(match)}4": wilds}


def pack_size(match: Line) -> int:
    """How many cards there are."""
    return sum(pack(match).values())


def check_options(match: Line) -> None:
    """The options of the two pages; a pack has a card of every colour."""
    allowed = {"limit": range(8, 21), "rounds": range(1, 25)}
    if not is_friday(match):
        allowed = {"limit": range(8, 21), "hand": range(3, 9), "rounds": range(25)}
    options = page_options(match)
    check_keys({**options, "deck": []}, (*allowed, "deck"), "Options", "options")
    found = deck(match)
    fits = isinstance(found, list) and len(found) == 6 and all(type(n) is int for n in found)
    fits = fits and min(found) >= 0 and 4 <= sum(found) <= 22 and sum(found[:5]) >= 1
    require(fits, "Options", f"deck {found}")
    check_option_values({name: options[name] for name in allowed}, allowed)


# --- Every state ---


def check_state(match: Line, state: State) -> None:
    """The state has its shape, and every card of the pack is somewhere."""
    seats, cards = match["seats"], pack(match)
    check_keys(state, KEYS, "Trace state", "state")
    require(is_whole(state["round"]), "Trace state", "round must be a whole number")
    require(is_whole(state["first"], range(seats)), "Trace state", "first must be a seat")
    check_turn(state, seats)
    check_hands(state, seats, cards)
    check_cards(state["stock"], cards, "stock")
    check_cards(state["aside"], cards, "aside")
    check_piles(match, state, cards)
    check_taken(match, state)
    has_aside = is_friday(match) and seats == 3
    require(has_aside or not state["aside"], "F3", "cards aside only in friday with 3 players")
    require(not is_friday(match) or not state["stock"], "F4", "friday has no stock")
    check_all_there(match, state, cards)


def check_piles(match: Line, state: State, cards: dict[str, int]) -> None:
    """On each target lie cards of its colour and wild ones, within the limit."""
    check_keys(state["piles"], colours(match), "Trace state", "piles")
    for target, pile in state["piles"].items():
        check_cards(pile, cards, f"pile {target}")
        strangers = [card for card in pile if card[0] not in (target, wild(match))]
        require(not strangers, "T5", f"{strangers} do not belong on {target}")
        total = pile_sum(pile)
        require(total <= match["options"]["limit"], "T7", f"pile {target} lies at {total}")


def check_taken(match: Line, state: State) -> None:
    """Taken cards are counted by colour for every seat."""
    taken = state["taken"]
    fits = isinstance(taken, list) and len(taken) == match["seats"]
    require(fits, "Trace state", "taken must be a list by seat")
    for counts in taken:
        check_keys(counts, colours(match) + wild(match), "Trace state", "taken")
        check_wholes(list(counts.values()), 4, "Trace state", "taken")


def check_all_there(match: Line, state: State, cards: dict[str, int]) -> None:
    """No card is lost or doubled; of the taken ones only the colours are known."""
    places = [*state["hands"], state["stock"], state["aside"], *state["piles"].values()]
    check_conserved(places, cards, "Pack", all_seen=False)
    seen = Counter(card[0] for place in places for card in place)
    for letter in colours(match) + wild(match):
        count = seen[letter] + sum(counts[letter] for counts in state["taken"])
        wanted = sum(copies for card, copies in cards.items() if card[0] == letter)
        same(count, wanted, "Pack", f"number of {letter} cards")


# --- Deal ---


def check_deal(match: Line, state: State, previous: Finished | None) -> None:
    """Everybody has the dealt number of cards, the targets are empty, the leader is due."""
    seats, friday = match["seats"], is_friday(match)
    if previous is None:
        check_first(match, (state["first"] - (not friday)) % seats, "F1" if friday else "T1")
    else:
        due = (previous.final["first"] + 1) % seats
        same(state["first"], due, "F1" if friday else "T1", "the start moves clockwise: first")
    same(state["turn"], state["first"], "F1" if friday else "T3", "turn")
    sizes = [len(state["hands"][seat]) for seat in clockwise_from(state["first"], seats)]
    if friday:
        hands = 4 if seats == 3 else seats
        size = pack_size(match)
        dealt = [size // hands + (k < size % hands) for k in range(hands)]
        same(sizes, dealt[:seats], "F3" if seats == 3 else "F2", "hand sizes from the starter")
        same(len(state["aside"]), sum(dealt[seats:]), "F3", "number of cards aside")
    else:
        each = min(match["options"]["hand"], pack_size(match) // seats)
        same(sizes, [each] * seats, "T2", "hand sizes from the leader")
        same(len(state["stock"]), pack_size(match) - sum(sizes), "T2", "stock size")
    same(sum(map(len, state["piles"].values())), 0, "F5" if friday else "T2", "cards on targets")
    same(sum(sum(c.values()) for c in state["taken"]), 0, "T2", "cards taken at the deal")


# --- Moves ---


def legal(match: Line, state: State) -> list[str]:
    """A coloured card goes on its target, a wild one on any (T5); nothing else matters (T8)."""
    wild_card = f"{wild(match)}4"
    moves: set[str] = set()
    for card in state["hands"][state["turn"]]:
        if card == wild_card:
            moves.update(f"{card}>{target}" for target in colours(match))
        else:
            moves.add(card)
    return sorted(moves)


def legal_rule(state: State) -> str:
    """The rule behind the legal moves."""
    return "T5"


def pile_sum(pile: list[str]) -> int:
    """The values that lie on a target, added up."""
    return sum(int(card[1:]) for card in pile)


def check_move(match: Line, before: State, line: Line, after: State) -> None:
    """Play on a target, settle it, draw; then the next player."""
    seat = line["seat"]
    card, _, target = line["move"].partition(">")
    target = target or card[0]
    lying = before["piles"][target]
    over = pile_sum([*lying, card]) > match["options"]["limit"]
    taken = [dict(counts) for counts in before["taken"]]
    for one in lying if over else []:
        taken[seat][one[0]] += 1
    wanted = {
        **before,
        "piles": {**before["piles"], target: [card] if over else sorted([*lying, card])},
        "taken": taken,
        "stock": after["stock"] if before["stock"] else [],
    }
    hand = without(before["hands"][seat], card)
    if before["stock"]:
        hand.append(drawn_card(before["stock"], after["stock"], "T4", "stock"))
    wanted["hands"] = [sorted(hand) if s == seat else h for s, h in enumerate(before["hands"])]
    is_last = not any(wanted["hands"])
    wanted["turn"] = None if is_last else (seat + 1) % match["seats"]
    settled = "T7" if over else "T6"
    end = "F4" if is_friday(match) else "T10"
    rules = {"piles": settled, "taken": settled, "hands": "T4", "stock": end if is_last else "T4"}
    rules |= {"turn": end if is_last else "T3", "first": "Trace state", "aside": "F3"}
    same_state(after, wanted, rules)


# --- Points and end ---


def points(match: Line, final: State) -> list[int]:
    """One point a coloured card unless one has strictly most of it, two a wild one (T12-T14)."""
    taken = final["taken"]
    against = [2 * counts[wild(match)] for counts in taken]
    for colour in colours(match):
        counts = [one[colour] for one in taken]
        most = seats_with(counts, max(counts))
        for seat, count in enumerate(counts):
            against[seat] += 0 if most == [seat] else count
    return against


def is_over(match: Line, totals: list[int], rounds: int) -> bool:
    """As many rounds as the option says; 0 is one a player, two for three players (T15, F7)."""
    by_rule = 6 if match["seats"] == 3 else match["seats"]
    return rounds == (match["options"]["rounds"] or by_rule)


def winners(match: Line, totals: list[int], last: Line) -> list[int]:
    """Fewest points against win; a tie shares the victory (T16)."""
    return seats_with(totals, min(totals))


def capped(match: Line, state: State, totals: list[int]) -> list[int] | None:
    """These games always end, so none is ever cut off."""
    return None
