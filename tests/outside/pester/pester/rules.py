"""Pester: get rid of your cards by matching the last one laid, by suit or by value.

An 8 goes on anything and names the suit that must follow; a 7 pesters the next player with two
cards.  Who can't or won't lay a card draws one, and may pass then.
"""

import numpy as np

from treize.engine.cards import count, draw, draw_one, is_empty, left_of, move_card, sweep
from treize.engine.moves import Move
from treize.engine.table import (
    ALL,
    HIDDEN,
    OWNER,
    PER_SEAT,
    Cards,
    Line,
    Number,
    Seat,
    Table,
    a_card,
    flag,
    rule,
    switch,
    untold,
    whole,
    word,
    zone,
)
from treize.engine.verbs import end_round

SEATS = range(2, 6)
SUITS, VALUES = "FHOT", 8  # foxes, hares, owls, toads
CARDS = tuple(f"{suit}{value + 1}" for suit in SUITS for value in range(VALUES))
WILD = np.arange(VALUES - 1, len(CARDS), VALUES)  # the 8 of each suit
PESTS = tuple(Move(CARDS[card], target=suit) for card in WILD for suit in SUITS)
MOVES = *map(Move, CARDS), *PESTS, Move(word="draw"), Move(word="pass")
DRAW, PASS = len(MOVES) - 2, len(MOVES) - 1
REASONS = "legal", "absent", "no-match", "name-a-suit", "drawn", "draw-first"
LEGAL, ABSENT, NO_MATCH, NAME_A_SUIT, DRAWN, DRAW_FIRST = range(len(REASONS))
LINES = Line("cards", lists="held"), Line("pests"), Line("out")


class State(Table, kinds=len(CARDS), seats=5):
    """A stock, hands, a heap with a top card; the suit that must follow."""

    stock: Cards = zone(seen_by=HIDDEN)
    held: Cards = zone(PER_SEAT, seen_by=OWNER)
    heap: Cards = zone(seen_by=ALL)

    starter: Seat
    top: Number = a_card()
    suit: Number = word(*SUITS)  # that must follow
    has_drawn: Number = flag()
    passes: Number = untold()  # in a row

    hand: Number = whole(5, 3, 6)
    rounds: Number = whole(3, 1, 9)
    sevens: Number = switch(True)


@rule
def pack(state: State, cards: Cards) -> None:
    """Each card once."""
    cards[:] = 1


@rule
def deal(state: State) -> None:
    """Everyone gets a few cards, and one is turned up."""
    state.held[:] = 0
    state.heap[:] = 0
    pack(state, state.stock)
    for player in range(state.seats):
        draw(state, state.stock, state.held[player], state.hand)
    turn_up(state, draw_one(state, state.stock))
    state.this_round += 1
    state.starter = state.turn = state.this_round % state.seats
    state.has_drawn = state.passes = 0


@rule
def turn_up(state: State, card: int) -> None:
    """A card lies on the heap now, and its suit must follow."""
    state.heap[card] += 1
    state.top = card
    state.suit = card // VALUES


@rule
def is_wild(card: int) -> bool:
    """Whether it is an 8."""
    return card % VALUES == VALUES - 1


@rule
def card_of(move: int) -> int:
    """The card that a move lays."""
    return move if move < len(CARDS) else WILD[(move - len(CARDS)) // len(SUITS)]


@rule
def why_not(state: State, move: int) -> int:
    """Match the suit or the value; draw once; pass when you have drawn."""
    if move == DRAW:
        return DRAWN if state.has_drawn else LEGAL
    if move == PASS:
        return LEGAL if state.has_drawn else DRAW_FIRST
    card = card_of(move)
    if state.held[state.turn, card] == 0:
        return ABSENT
    if is_wild(card):
        return LEGAL if move >= len(CARDS) else NAME_A_SUIT
    is_match = card // VALUES == state.suit or card % VALUES == state.top % VALUES
    return LEGAL if is_match else NO_MATCH


@rule
def play(state: State, move: int) -> None:
    """Draw, pass, or lay a card; the round ends when a hand is empty or all pass."""
    if move == DRAW:
        take(state, state.turn, 1)
        state.has_drawn = 1
        return
    state.passes = state.passes + 1 if move == PASS else 0
    if move != PASS:
        lay(state, move)
    if is_empty(state.held[state.turn]) or state.passes == state.seats:
        end_round(state)
    else:
        state.turn = left_of(state, state.turn)
        state.has_drawn = 0


@rule
def lay(state: State, move: int) -> None:
    """An 8 names a suit, a 7 pesters whoever is next."""
    card = card_of(move)
    state.held[state.turn, card] -= 1
    turn_up(state, card)
    if is_wild(card):
        state.suit = (move - len(CARDS)) % len(SUITS)
    if state.sevens and card % VALUES == 6:
        take(state, left_of(state, state.turn), 2)


@rule
def take(state: State, player: int, number: int) -> None:
    """Draw cards; when there are too few, all of the heap but the top is the stock again."""
    if count(state.stock) < number:
        sweep(state.heap, state.stock)
        move_card(state.top, state.stock, state.heap)
    draw(state, state.stock, state.held[player], number)


@rule
def number_in(state: State, player: int, line: int) -> int:
    """The cards left, the 8s among them, or whether it was this player who went out."""
    if line == 0:
        return count(state.held[player])
    if line == 1:
        return count(state.held[player, WILD[0] :: VALUES])
    return int(is_empty(state.held[player]))


@rule
def points_in(state: State, player: int, line: int) -> int:
    """A card costs 1, an 8 another 5, and going out gives 2 back."""
    each = 1 if line == 0 else 5 if line == 1 else -2
    return each * number_in(state, player, line)


@rule
def is_over(state: State) -> bool:
    """After so many rounds."""
    return bool(state.this_round + 1 == state.rounds)
