"""Add a game: declare its zones, write its rules, and everything else is there already.

The game is Top Card, for two to four.  Each player holds two cards of nine; all in turn lay one,
the highest laid takes the trick, and most tricks win.
"""

import sys

import numpy as np

from treize import add_game
from treize.engine.cards import count, draw, highest, left_of, move_card, roll
from treize.engine.table import (
    ALL,
    HIDDEN,
    OWNER,
    PER_SEAT,
    REMEMBERED,
    Cards,
    Number,
    Points,
    Seat,
    Table,
    rule,
    whole,
    zone,
)
from treize.engine.verbs import end_round
from treize.research.vector import Tables

# --- The cards ----------------------------------------------------------------

DESIGNER, PUBLISHER = "you", "this page"
SEATS = range(2, 5)
VALUES = 9
CARDS = MOVES = tuple(str(value + 1) for value in range(VALUES))  # a move lays a card
REASONS = "legal", "not-held"


class State(Table, kinds=VALUES, seats=4):
    """Four places for cards, each with who sees it; then the numbers, then the options."""

    stock: Cards = zone(seen_by=HIDDEN)
    hands: Cards = zone(PER_SEAT, seen_by=OWNER)
    laid: Cards = zone(PER_SEAT, seen_by=ALL)  # one card at most, in this trick
    gone: Cards = zone(seen_by=REMEMBERED)

    leader: Seat
    tricks: Points

    hand: Number = whole(2, 1, 2)


# --- The rules ----------------------------------------------------------------


@rule
def pack(state: State, cards: Cards) -> None:
    """Nine cards, one of each value."""
    cards[:] = 1


@rule
def deal(state: State) -> None:
    """Everyone gets a few cards; lots decide who leads."""
    pack(state, state.stock)
    state.hands[:] = 0
    state.laid[:] = 0
    state.gone[:] = 0
    state.tricks[:] = 0
    for player in range(state.seats):
        draw(state, state.stock, state.hands[player], state.hand)
    state.this_round += 1
    state.leader = state.turn = roll(state, state.seats)


@rule
def why_not(state: State, move: int) -> int:
    """You may lay any card you hold."""
    return 0 if state.hands[state.turn, move] > 0 else 1


@rule
def play(state: State, move: int) -> None:
    """Lay a card; the last of a trick settles it."""
    move_card(move, state.hands[state.turn], state.laid[state.turn])
    state.turn = left_of(state, state.turn)
    if state.turn == state.leader:
        settle(state)


@rule
def settle(state: State) -> None:
    """The highest card laid takes the trick and leads the next."""
    best = 0
    for player in range(state.seats):
        if highest(state.laid[player]) > highest(state.laid[best]):
            best = player
    for player in range(state.seats):
        move_card(highest(state.laid[player]), state.laid[player], state.gone)
    state.tricks[best] += 1
    state.leader = state.turn = best
    if count(state.hands[best]) == 0:
        for player in range(state.seats):
            state.points[player] = -state.tricks[player]  # the lowest total wins
        end_round(state)


@rule
def is_over(state: State) -> bool:
    """The match is one round."""
    return True


def main() -> None:
    """Put it beside the five and play a thousand tables of it; whoever leads has a handicap."""
    add_game("top", sys.modules[__name__])
    tables = Tables("top", 1_000, seats=3, seed=13, observe=True)
    print("a seat sees", len(tables.labels), "numbers:", *tables.labels[:3], "…", tables.labels[-1])
    wins, matches = np.zeros(3), 0
    for _ in range(60):
        tables.step(tables.choose())
        matches += int(tables.ended.sum())
        wins += (tables.rewards[tables.ended] > 0).sum(axis=0)
    print(matches, "matches, won by seat:", *(f"{share:.0%}" for share in wins / matches))


if __name__ == "__main__":
    main()
