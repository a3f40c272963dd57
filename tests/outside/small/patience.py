"""Patience: one player lays cards one by one, and each that is lower than the last costs a point.

A game for one seat.
"""

from treize.engine.cards import draw, is_empty, move_card
from treize.engine.moves import Move
from treize.engine.table import (
    ALL,
    HIDDEN,
    OWNER,
    PER_SEAT,
    Cards,
    Number,
    Table,
    a_card,
    rule,
    zone,
)
from treize.engine.verbs import end_round

SEATS = range(1, 2)
KINDS = 9
CARDS = tuple(str(value + 1) for value in range(KINDS))
MOVES = tuple(map(Move, CARDS))
REASONS = "legal", "not-held"


class State(Table, kinds=KINDS, seats=1):
    """A stock, a hand and a heap."""

    stock: Cards = zone(seen_by=HIDDEN)
    hands: Cards = zone(PER_SEAT, seen_by=OWNER)
    heap: Cards = zone(seen_by=ALL)
    top: Number = a_card()


@rule
def pack(state: State, cards: Cards) -> None:
    """One card of each value."""
    cards[:] = 1


@rule
def deal(state: State) -> None:
    """Draw three cards."""
    pack(state, state.stock)
    state.hands[:] = 0
    state.heap[:] = 0
    draw(state, state.stock, state.hands[0], 3)
    state.this_round += 1
    state.points[0] = 0
    state.turn, state.top = 0, -1


@rule
def why_not(state: State, move: int) -> int:
    """Lay any card you hold."""
    return 0 if state.hands[0, move] else 1


@rule
def play(state: State, move: int) -> None:
    """Lay a card, and draw one while there are some."""
    move_card(move, state.hands[0], state.heap)
    state.points[0] += move < state.top
    state.top = move
    draw(state, state.stock, state.hands[0], 1)
    if is_empty(state.hands[0]):
        end_round(state)


@rule
def is_over(state: State) -> bool:
    """After two rounds."""
    return bool(state.this_round + 1 >= 2)
