"""Small right traces, one for each game, written by hand for the tests."""

from collections import Counter
from typing import Any

from .checks import Line, State

SEED = "0123456789abcdef0123456789abcdef"
Trace = list[Line]


def match_line(game: str, seats: int, **options: object) -> Line:
    """The first line of a match."""
    return {"type": "match", "game": game, "seats": seats, "options": options, "seed": SEED}


def move(before: State, legal: list[str], chosen: str, **changes: object) -> Line:
    """A move line whose state is the one before with these changes."""
    state = {**before, **changes}
    return {"type": "move", "seat": before["turn"], "legal": legal, "move": chosen, "state": state}


def end_lines(points: list[int], winners: list[int]) -> Trace:
    """The end of a match of one round."""
    return [
        {"type": "round", "points": points, "totals": points},
        {"type": "end", "totals": points, "winners": winners},
    ]


def suited(colour: str, *values: int) -> list[str]:
    """Cards of one colour."""
    return [f"{colour}{value}" for value in values]


def coloured_pack(colours: str, wild: str) -> Counter[str]:
    """The 50 cards of 13 and Vendredi 13."""
    values = [1, 1, 1, 2, 2, 2, 4, 4, 5, 5, 5, 7, 7, 7]
    return Counter([c for colour in colours for c in suited(colour, *values)] + [wild] * 8)


def thirteen() -> Trace:
    """Cut off after three moves: B7, B7 over 13 takes it, a rotten four on it."""
    hands = [["B5", "B7", "G1", "R4", "Y7"], ["B1", "B7", "G2", "Y1", "Y2"]]
    hands.append(["G5", "G7", "R4", "Y4", "Y5"])
    rest = coloured_pack("BYG", "R4") - sum(map(Counter, hands), Counter())
    stocks = [sorted(rest.elements())]
    for drawn in ("B1", "G4", "Y1"):
        stocks.append(sorted((Counter(stocks[-1]) - Counter([drawn])).elements()))
    none = dict.fromkeys("BYGR", 0)
    deal: State = {"round": 0, "first": 0, "turn": 0, "hands": hands, "stock": stocks[0]}
    deal |= {"aside": [], "piles": {"B": [], "Y": [], "G": []}, "taken": [none, none, none]}
    piles = {"B": ["B7"], "Y": [], "G": []}
    hand = ["B1", "B5", "G1", "R4", "Y7"]
    legal = ["B5", "B7", "G1", "R4>B", "R4>G", "R4>Y", "Y7"]
    rest_of = {"hands": [hand, *hands[1:]], "stock": stocks[1], "piles": piles}
    first = move(deal, legal, "B7", turn=1, **rest_of)
    hands_2 = [hand, ["B1", "G2", "G4", "Y1", "Y2"], hands[2]]
    change: State = {"hands": hands_2, "stock": stocks[2], "taken": [none, {**none, "B": 1}, none]}
    second = move(first["state"], hands[1], "B7", turn=2, **change)
    change = {"hands": [*hands_2[:2], ["G5", "G7", "Y1", "Y4", "Y5"]], "stock": stocks[3]}
    change["piles"] = {**piles, "B": ["B7", "R4"]}
    legal = ["G5", "G7", "R4>B", "R4>G", "R4>Y", "Y4", "Y5"]
    third = move(second["state"], legal, "R4>B", turn=0, **change)
    options = {"limit": 13, "hand": 5, "rounds": 0}
    return [
        match_line("thirteen", 3, **options),
        {"type": "deal", "state": deal},
        first,
        second,
        third,
    ]


def friday() -> Trace:
    """Cut off after one move: three players, twelve cards aside, a Friday card on the mirrors."""
    cards = sorted(coloured_pack("CML", "F4").elements())
    hands = [cards[:12], cards[12:25], cards[25:38]]  # cats; C7, F4, L1; ladders and M1
    none = dict.fromkeys("CMLF", 0)
    deal: State = {"round": 0, "first": 1, "turn": 1, "hands": hands, "stock": []}
    deal |= {"aside": cards[38:], "piles": {"C": [], "M": [], "L": []}, "taken": [none] * 3}
    legal = ["C7", "F4>C", "F4>L", "F4>M", "L1"]
    left = sorted((Counter(hands[1]) - Counter(["F4"])).elements())
    change = {"hands": [hands[0], left, hands[2]], "piles": {"C": [], "M": ["F4"], "L": []}}
    first = move(deal, legal, "F4>M", turn=2, **change)
    match = match_line("friday", 3, limit=13, rounds=4)
    return [match, {"type": "deal", "state": deal}, first]


def ole() -> Trace:
    """A whole match of one round: Y1, a run of one broken off by a chip, two more chips."""
    hands = [
        [*suited("B", 1, 2, 3, 4), *suited("Y", *range(1, 9))],
        [*suited("B", 5, 6), "G1", "G10", *suited("G", *range(2, 10))],
        ["B10", *suited("B", 7, 8, 9), *suited("R", *range(1, 9))],
    ]
    deal: State = {"round": 0, "dealer": 1, "phase": "open", "order": "normal", "turn": 0, "run": 0}
    deal |= {"hands": hands, "top": None, "played": [], "chips": [0, 0, 0], "streak": 0}
    left = [[c for c in hands[0] if c != "Y1"], [c for c in hands[1] if c != "G2"], hands[2]]
    opening: State = {"hands": [left[0], *hands[1:]], "top": "Y1", "played": ["Y1"]}
    moves = [move(deal, ["Y1"], "Y1", turn=1, phase="play", **opening)]
    legal = sorted([*hands[1], "chip"])
    running: State = {"hands": left, "top": "G2", "played": ["G2", "Y1"], "run": 1}
    moves.append(move(moves[-1]["state"], legal, "G2", turn=1, **running))
    legal = sorted([c for c in left[1] if c != "G1"] + ["chip"])
    moves.append(move(moves[-1]["state"], legal, "chip", turn=2, run=0, streak=1, chips=[0, 1, 0]))
    legal = sorted([*left[2], "chip"])
    moves.append(move(moves[-1]["state"], legal, "chip", turn=0, streak=2, chips=[0, 1, 1]))
    legal = sorted([c for c in left[0] if c != "Y2"] + ["chip"])
    moves.append(move(moves[-1]["state"], legal, "chip", turn=None, streak=3, chips=[1, 1, 1]))
    options: dict[str, Any] = {"rounds": 1, "chip": 5, "voluntary_chip": True}
    options |= {"ending": "all-chips", "opening": "lowest"}
    start = [match_line("ole", 3, **options), {"type": "deal", "state": deal}]
    return [*start, *moves, *end_lines([50, 69, 75], [0])]


def leaves() -> Trace:
    """A whole basic match: eight 7s, two passes, four 6s."""
    low, middle = [1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4], [4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 8]
    rest = {8: 6, 9: 6, 10: 5, 11: 4, 12: 3, 13: 2}
    unused = [value for value, copies in rest.items() for _ in range(copies)]
    deal: State = {"round": 0, "turn": 0, "hands": [[6] * 4 + [7] * 8, low, middle], "row": {}}
    deal |= {"passed": [False] * 3, "discarded": {}, "unused": unused}
    sixes = [f"6x{count}" for count in range(1, 5)]
    legal = sixes + [f"7x{count}" for count in range(1, 9)]
    moves = [move(deal, legal, "7x8", turn=1, hands=[[6] * 4, low, middle], row={"7": 8})]
    change: State = {"hands": [[6] * 4, [*low, 7], middle], "row": {"7": 7}}
    change["passed"] = [False, True, False]
    moves.append(move(moves[-1]["state"], ["pass:7"], "pass:7", turn=2, **change))
    taken = sorted([*middle, 7])
    change = {"hands": [[6] * 4, [*low, 7], taken], "row": {}, "discarded": {"7": 6}}
    moves.append(
        move(moves[-1]["state"], ["pass:7"], "pass:7", turn=0, passed=[False] * 3, **change)
    )
    change = {"hands": [[], [*low, 7], taken], "row": {"6": 4}}
    moves.append(move(moves[-1]["state"], sixes, "6x4", turn=None, **change))
    start = [match_line("leaves", 3, match="basic", target=20), {"type": "deal", "state": deal}]
    return [*start, *moves, *end_lines([0, 13, 13], [0])]


def fours(count: int, duels: int = 0) -> list[str]:
    """Some +4, then some duels."""
    return ["+4"] * count + ["duel"] * duels


def drat() -> Trace:
    """A whole match to 8 with three tokens and a pack of twenty +4 and four duels."""
    deal: State = {"turn": 0, "hands": [fours(6), fours(4, 1)], "stock": fours(9, 3), "under": []}
    deal |= {"table": ["+4"], "last": "+4", "total": 4, "tokens": [0, 0], "bank": 3}
    cleared: State = {"table": [], "last": None, "total": 0, "turn": 0}
    one = {"table": ["+4"], "last": "+4", "total": 4, "turn": 1}
    states: Trace = [
        {**cleared, "under": [fours(2)], "stock": fours(8, 3), "tokens": [1, 0], "bank": 2},
        {**one, "hands": [fours(5), fours(5, 1)], "stock": fours(7, 3)},
        {"hands": [fours(6), fours(5)], "stock": fours(6, 3), "tokens": [0, 1], "turn": 0},
        {
            **cleared,
            "under": [fours(2), fours(2, 1)],
            "stock": fours(5, 3),
            "tokens": [1, 1],
            "bank": 1,
        },
        {**one, "hands": [fours(5), fours(6)], "stock": fours(4, 3)},
        {"hands": [fours(5), fours(5)], "tokens": [1, 2], "bank": 0, "turn": None},
    ]
    states[2] |= {"table": fours(1, 1), "last": "duel"}
    states[5] |= {"table": fours(2), "total": 8}
    lines: Trace = [match_line("drat", 2, limit=8, tokens=3, deck=[20, 0, 0, 0, 0, 0])]
    lines.append({"type": "deal", "state": deal})
    for number, changes in enumerate(states):
        duel = number == 2
        legal = ["+4", "duel>0"] if duel else ["+4"]
        line = move(lines[-1]["state"], legal, "duel>0" if duel else "+4", **changes)
        lines.append({**line, "chance": {"chili": [3, 5]}} if duel else line)
    return [*lines, *end_lines([1, 2], [0])]
