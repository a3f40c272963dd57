"""13 Leaves (13 Feuilles), by Masato Uesugi, for three to six players.

On your turn you lay cards of one value at either end of the row, at least as many as lie at that
end; or you pass, take a card from the row, and sit out until the row is cleared.
Whoever is rid of all cards wins the round at once.
"""

import numpy as np
import numpy.typing as npt

from treize.engine.cards import (
    count,
    draw,
    first_with_most,
    highest,
    left_of,
    lowest,
    named_or_any,
    sweep,
)
from treize.engine.moves import Move
from treize.engine.table import (
    ALL,
    ASIDE,
    HIDDEN,
    OWNER,
    PER_SEAT,
    REMEMBERED,
    ROW,
    Cards,
    Line,
    Number,
    Points,
    Seat,
    Table,
    choice,
    flag,
    rule,
    somebody,
    whole,
    zone,
)
from treize.engine.verbs import end_round

PLACE = 4  # in lists of games
DESIGNER, PUBLISHER = "Masato Uesugi", "Cranio 2025, Gigamic"
SEATS = range(3, 7)

# --- The cards ----------------------------------------------------------------

DECK = np.array([2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2], np.int8)  # of each value from 1
VALUES = len(DECK)
CARDS = tuple(str(value + 1) for value in range(VALUES))
HAND = 0, 0, 0, 12, 11, 10, 9  # by number of players
ADVANCED = 1


class State(Table, kinds=VALUES, seats=6):
    unused: Cards = zone(seen_by=HIDDEN, role=ASIDE)
    hands: Cards = zone(PER_SEAT, seen_by=OWNER)
    known: Cards = zone(PER_SEAT, seen_by=ALL, part_of="hands")  # all saw it taken from the row
    row: Cards = zone(seen_by=ALL, role=ROW)
    discarded: Cards = zone(seen_by=REMEMBERED)

    passed: Points = flag()  # 1 for who sits out this row
    starter: Seat  # who began the round

    match: Number = choice("basic", "advanced")
    target: Number = whole(20, 5, 100)
    first: Number = somebody()  # to start


# The first moves pass and take a card of that value; each of the others lays a number of one value.
LAYS = [(value, number) for value in range(VALUES) for number in range(1, DECK[value] + 1)]
MOVES = (
    *(Move(word="pass", takes=card) for card in CARDS),
    *(Move(CARDS[value], number) for value, number in LAYS),
)
VALUE_OF = np.array([*range(VALUES), *(value for value, _ in LAYS)])
BEFORE = np.cumsum(DECK) - DECK + VALUES - 1  # the move before each value's first
NUMBER_OF = np.array([0] * VALUES + [number for _, number in LAYS])


@rule
def is_pass(move: int) -> bool:
    return move < VALUES


@rule
def value_of(move: int) -> int:
    return int(VALUE_OF[move])


@rule
def number_of(move: int) -> int:
    return int(NUMBER_OF[move])


# --- Setting up ---------------------------------------------------------------


@rule
def pack(state: State, cards: Cards) -> None:
    """Sixty-two cards, whatever the number of players."""
    for value in range(VALUES):
        cards[value] = DECK[value]


@rule
def deal(state: State) -> None:
    """Deal the hands; the rest stays unused.  Lots decide who starts, then the highest total."""
    state.hands[:] = 0
    state.known[:] = 0
    state.row[:] = 0
    state.discarded[:] = 0
    state.passed[:] = 0
    pack(state, state.unused)
    for player in range(state.seats):
        draw(state, state.unused, state.hands[player], HAND[state.seats])
    state.this_round += 1
    is_first = state.this_round == 0
    state.starter = named_or_any(state, state.first) if is_first else next_starter(state)
    state.turn = state.starter


@rule
def next_starter(state: State) -> int:
    """The highest total; then most points in the last round; then the first after its starter."""
    return first_with_most(state, state.starter, state.totals, state.points)


# --- Playing ------------------------------------------------------------------

REASONS = "legal", "not-held", "between", "too-few", "not-in-row"
LEGAL, NOT_HELD, BETWEEN, TOO_FEW, NOT_IN_ROW = range(len(REASONS))
NEVER = 99  # more cards than anyone can lay


@rule
def why_not(state: State, move: int) -> int:
    """Pass by taking a card of the row, or lay cards you hold where they fit."""
    value = value_of(move)
    if is_pass(move):
        return LEGAL if state.row[value] > 0 else NOT_IN_ROW
    if number_of(move) > held(state, state.turn, value):
        return NOT_HELD
    fewest = fewest_to_lay(state, value)
    if fewest == NEVER:
        return BETWEEN
    return LEGAL if number_of(move) >= fewest else TOO_FEW


@rule
def held(state: State, player: int, value: int) -> int:
    return int(state.hands[player, value] + state.known[player, value])


@rule
def fewest_to_lay(state: State, value: int) -> int:
    return fewest_beside(state, value, lowest(state.row), highest(state.row))


@rule
def fewest_beside(state: State, value: int, low: int, high: int) -> int:
    """At or beyond an end of the row, as many as lie at that end; between the ends, never."""
    if low > high:
        return 1
    fewest = NEVER
    if value <= low:
        fewest = int(state.row[low])
    if value >= high:
        fewest = min(fewest, int(state.row[high]))
    return fewest


@rule
def shortcut(state: State, moves: npt.NDArray[np.int16]) -> int:
    """Every card of the row to pass with, then of each value what is held and enough."""
    number = 0
    for value in range(VALUES):
        moves[number] = value  # kept only if the next line counts it
        number += state.row[value] > 0
    low, high = lowest(state.row), highest(state.row)
    for value in range(VALUES):
        most = held(state, state.turn, value)
        if most > 0:
            for laid in range(fewest_beside(state, value, low, high), most + 1):
                moves[number] = BEFORE[value] + laid
                number += 1
    return number


@rule
def play(state: State, move: int) -> None:
    """Lay the cards or pass; when all but one have passed, that one starts a new row."""
    player = state.turn
    if is_pass(move):
        take(state, player, value_of(move))
    else:
        lay(state, player, value_of(move), number_of(move))
    if hand_size(state, player) == 0:
        end_round(state)
        return
    state.turn = next_in(state)
    if next_in(state) == state.turn:
        clear_row(state)


@rule
def lay(state: State, player: int, value: int, number: int) -> None:
    """Lay the cards others know of first: that is all they can tell of the rest."""
    shown = min(number, int(state.known[player, value]))
    state.known[player, value] -= shown
    state.hands[player, value] -= number - shown
    state.row[value] += number


@rule
def take(state: State, player: int, value: int) -> None:
    """Take a card of the row into the hand, for all to see, and sit out."""
    state.row[value] -= 1
    state.known[player, value] += 1
    state.passed[player] = 1


@rule
def next_in(state: State) -> int:
    """The next player, clockwise, who has not passed."""
    player = left_of(state, state.turn)
    while state.passed[player]:
        player = left_of(state, player)
    return player


@rule
def clear_row(state: State) -> None:
    """The last one in discards the row, and everyone comes back."""
    sweep(state.row, state.discarded)
    state.passed[:] = 0


# --- Ending the round ---------------------------------------------------------


LINES = (Line("cards"),)


@rule
def number_in(state: State, player: int, line: int) -> int:
    """How many cards are left in hand."""
    return hand_size(state, player)


@rule
def points_in(state: State, player: int, line: int) -> int:
    """Whoever is rid of all cards pays nothing, the others a point a card."""
    return hand_size(state, player)


@rule
def hand_size(state: State, player: int) -> int:
    return count(state.hands[player]) + count(state.known[player])


# --- Ending the match ---------------------------------------------------------


@rule
def standing(state: State, player: int) -> int:
    """The points of all rounds; in the basic match the cards in hand, also if it is broken off."""
    return int(state.totals[player]) if state.match == ADVANCED else hand_size(state, player)


@rule
def is_over(state: State) -> bool:
    """The basic match is one round; the advanced one ends when someone has twenty points."""
    if state.match != ADVANCED:
        return True
    for player in range(state.seats):
        if state.totals[player] >= state.target:
            return True
    return False
