"""Climb: lay a card higher than the last one, or pass and let the next player start anew.

Whoever has no card left ends the round.  A card left in hand costs a point, and so does a pass;
the fewest points win.  Change it rule by rule into the game you have in mind.
"""

from treize.engine.cards import count, draw, is_empty, left_of, move_card
from treize.engine.moves import Move
from treize.engine.table import (
    ALL,
    HIDDEN,
    OWNER,
    PER_SEAT,
    Cards,
    Line,
    Number,
    Points,
    Table,
    a_card,
    rule,
    whole,
    zone,
)
from treize.engine.verbs import end_round

DESIGNER = ""  # you?
SEATS = range(2, 6)  # two to five players

# --- The cards and the moves, as people write them ----------------------------

KINDS = 24
CARDS = tuple(str(value + 1) for value in range(KINDS))  # one of each value
MOVES = *map(Move, CARDS), Move(word="pass")  # a move is a number: its place in this list
PASS = KINDS

REASONS = "legal", "not-held", "too-low", "must-lay"  # why a move is not legal; the first is none
LEGAL, NOT_HELD, TOO_LOW, MUST_LAY = range(len(REASONS))

LINES = Line("left"), Line("passes")  # what points are made of


class State(Table, kinds=KINDS, seats=5):
    """The table: where cards lie and who sees them, then numbers, then options."""

    stock: Cards = zone(seen_by=HIDDEN)
    hands: Cards = zone(PER_SEAT, seen_by=OWNER)
    heap: Cards = zone(seen_by=ALL)

    top: Number = a_card()  # the card to beat, or -1
    passes: Points  # of each player, in this round

    hand: Number = whole(4, 2, 4)  # an option: usually 4, from 2 to 4
    rounds: Number = whole(3, 1, 9)


# --- The rules.  They are compiled: docs/compiled-rules.md tells what they may use ---


@rule
def pack(state: State, cards: Cards) -> None:
    """All the cards there are: one of each."""
    cards[:] = 1


@rule
def deal(state: State) -> None:
    """Deal the first round or the next."""
    pack(state, state.stock)
    state.hands[:] = 0
    state.heap[:] = 0
    state.passes[:] = 0
    for player in range(state.seats):
        draw(state, state.stock, state.hands[player], state.hand)
    state.this_round += 1
    state.turn = state.this_round % state.seats
    state.top = -1


@rule
def why_not(state: State, move: int) -> int:
    """Lay a card you hold that is higher than the last one; pass only if there is one to beat.

    This is asked of what a player sees, too: hidden zones are blank there, so look at none.
    """
    if move == PASS:
        return LEGAL if state.top >= 0 else MUST_LAY
    if state.hands[state.turn, move] == 0:
        return NOT_HELD
    return LEGAL if move > state.top else TOO_LOW


@rule
def play(state: State, move: int) -> None:
    """Play a legal move, and everything that follows until the next decision."""
    if move == PASS:
        state.passes[state.turn] += 1
        state.top = -1
    else:
        move_card(move, state.hands[state.turn], state.heap)
        state.top = move
    if is_empty(state.hands[state.turn]):
        end_round(state)  # counts the lines below, and makes it nobody's turn
    else:
        state.turn = left_of(state, state.turn)


@rule
def points_in(state: State, player: int, line: int) -> int:
    """A card left costs a point, a pass costs a point."""
    return count(state.hands[player]) if line == 0 else int(state.passes[player])


@rule
def number_in(state: State, player: int, line: int) -> int:
    """How many cards or passes a line tells of."""
    return points_in(state, player, line)


@rule
def is_over(state: State) -> bool:
    """Whether the round just scored was the last."""
    return bool(state.this_round + 1 >= state.rounds)
