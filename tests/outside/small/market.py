"""Market: take cards that lie open, in turn; the lowest sum wins.

A game without hands.
"""

import numpy as np

from treize.engine.cards import draw, is_empty, left_of, move_card, total
from treize.engine.moves import Move
from treize.engine.table import ALL, HIDDEN, PER_SEAT, ROW, Cards, Table, rule, zone
from treize.engine.verbs import end_round

SEATS = range(2, 4)
KINDS = 6
VALUE = np.arange(1, KINDS + 1)
CARDS = tuple(str(value) for value in VALUE.tolist())
MOVES = tuple(Move(word="take", takes=card) for card in CARDS)
REASONS = "legal", "not-there"


class State(Table, kinds=KINDS, seats=3):
    """A stock, a row of cards, and what everybody took."""

    stock: Cards = zone(seen_by=HIDDEN)
    row: Cards = zone(seen_by=ALL, role=ROW)
    taken: Cards = zone(PER_SEAT, seen_by=ALL)


@rule
def pack(state: State, cards: Cards) -> None:
    """Two cards of each value."""
    cards[:] = 2


@rule
def deal(state: State) -> None:
    """Turn up three cards."""
    pack(state, state.stock)
    state.taken[:] = 0
    state.row[:] = 0
    draw(state, state.stock, state.row, 3)
    state.this_round += 1
    state.turn = 0


@rule
def why_not(state: State, move: int) -> int:
    """Take any card of the row."""
    return 0 if state.row[move] else 1


@rule
def play(state: State, move: int) -> None:
    """Take a card, and turn up another."""
    move_card(move, state.row, state.taken[state.turn])
    draw(state, state.stock, state.row, 1)
    if is_empty(state.row):
        end_round(state)
    else:
        state.turn = left_of(state, state.turn)


@rule
def points_in(state: State, player: int, line: int) -> int:
    """What somebody took adds up."""
    return total(state.taken[player], VALUE)


@rule
def is_over(state: State) -> bool:
    """After one round."""
    return True
