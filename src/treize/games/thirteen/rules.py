"""13, by Reiner Knizia, for three to six players.

Each of three colours has its target.  You lay a card on a target, and if the target then adds up
to more than thirteen you take the cards that lay there before.  When the round ends each card
you took costs a point and each rotten four costs two, but a colour of which you took more
than anyone else costs nothing.  The fewest points win.
"""

from typing import Annotated, Any

import numpy as np

from treize.engine.cards import (
    count,
    draw,
    is_empty,
    left_of,
    move_card,
    named_or_any,
    sweep,
    total,
)
from treize.engine.moves import Move
from treize.engine.table import (
    ALL,
    HIDDEN,
    NOBODY,
    OWNER,
    PER_SEAT,
    REMEMBERED,
    Cards,
    Line,
    Number,
    Seat,
    Table,
    copies,
    rule,
    somebody,
    told,
    whole,
    zone,
)
from treize.engine.verbs import end_round

PLACE = 1  # in lists of games
DESIGNER, PUBLISHER = "Reiner Knizia", "AMIGO 2009"
SEATS = range(3, 7)

# --- The cards ----------------------------------------------------------------

COLOURS = 0, 1, 2
VALUES = 1, 2, 4, 5, 7
COPIES = 3, 3, 2, 3, 3  # of each value, in every colour
FOURS = 8  # rotten ones

ROTTEN = len(COLOURS) * len(VALUES)  # the red fours, last of the kinds
KINDS = ROTTEN + 1
ROTTEN_COST = 2  # points; any other card taken costs one

VALUE = np.array(VALUES * len(COLOURS) + (4,))


def card_names(letters: str) -> tuple[str, ...]:
    """The kinds as text: three colours by value, then the wild four."""
    return *(f"{colour}{value}" for colour in letters[:3] for value in VALUES), f"{letters[3]}4"


def moves_of(letters: str) -> tuple[Move, ...]:
    """The moves: a card on its own target, or a wild four on any."""
    *coloured, wild = card_names(letters)
    return *map(Move, coloured), *(Move(wild, target=colour) for colour in letters[:3])


# A pack may be small, but each of six players gets a card of it.
PACK: dict[str, Any] = {
    "least": 4, "most": 22, "welcome": len(VALUES), "enough": 1, "extra": True
}  # fmt: skip

LETTERS = "BYGR"  # blue, yellow, green, and rotten red
CARDS = card_names(LETTERS)


class State(Table, kinds=KINDS, seats=6):
    stock: Cards = zone(seen_by=HIDDEN)
    hands: Cards = zone(PER_SEAT, seen_by=OWNER)
    targets: Cards = zone(len(COLOURS), seen_by=ALL, called="piles", labels=LETTERS[:3])
    taken: Cards = zone(PER_SEAT, seen_by=REMEMBERED)

    leader: Seat = told("first")  # of the round: the player left of the dealer

    limit: Number = whole(13, 8, 20)
    hand: Number = whole(5, 3, 8)
    rounds: Number = whole(0, 0, 24, zero="by-players")
    first: Number = somebody()  # to deal
    deck: Annotated[Cards, np.int8, len(VALUES) + 1] = copies(*COPIES, FOURS, **PACK)


# A move names a card and a target.  Below ROTTEN a move is a kind of card, laid
# on the target of its colour; the last three lay a rotten four on each target.
MOVES = moves_of(LETTERS)


@rule
def card_of(move: int) -> int:
    return min(move, ROTTEN)


@rule
def target_of(move: int) -> int:
    return move // len(VALUES) if move < ROTTEN else move - ROTTEN


# --- Setting up ---------------------------------------------------------------


@rule
def pack(state: Any, cards: Cards) -> None:
    """Fifty cards, whatever the number of players; or the copies that the table agreed on."""
    for colour in COLOURS:
        for value in range(len(VALUES)):
            cards[colour * len(VALUES) + value] = state.deck[value]
    cards[ROTTEN] = state.deck[len(VALUES)]


@rule
def deal(state: State) -> None:
    """Each player gets five cards, or as many as all can have; left of the dealer leads."""
    begin_round(state, left_of(state, state.first) if state.first >= 0 else NOBODY)
    each = min(int(state.hand), count(state.stock) // state.seats)
    for player in range(state.seats):
        draw(state, state.stock, state.hands[player], each)


@rule
def begin_round(state: Any, first: int) -> None:
    """Gather the cards; who was named leads first, or lots decide; then it moves clockwise."""
    pack(state, state.stock)
    state.hands[:] = 0
    state.targets[:] = 0
    state.taken[:] = 0
    state.this_round += 1
    is_first = state.this_round == 0
    state.leader = named_or_any(state, first) if is_first else left_of(state, state.leader)
    state.turn = state.leader


# --- Playing ------------------------------------------------------------------

REASONS = "legal", "not-held"
LEGAL, NOT_HELD = range(len(REASONS))


@rule
def why_not(state: State, move: int) -> int:
    """You may lay any card you hold: coloured on its target, a rotten four on any."""
    return LEGAL if state.hands[state.turn, card_of(move)] > 0 else NOT_HELD


@rule
def reach(state: State, move: int) -> int:
    """What a target would add up to with the card."""
    return int(sum_of(state, target_of(move)) + VALUE[card_of(move)])


@rule
def sum_of(state: State, colour: int) -> int:
    """What a target adds up to."""
    return total(state.targets[colour], VALUE)


@rule
def play(state: State, move: int) -> None:
    """Lay a card on a target, take what it tips over thirteen, draw another."""
    player = state.turn
    hand = state.hands[player]
    target = state.targets[target_of(move)]
    card = card_of(move)

    if reach(state, move) > state.limit:
        sweep(target, state.taken[player])
    move_card(card, hand, target)
    draw(state, state.stock, hand, 1)
    state.turn = left_of(state, player)
    if is_empty(state.hands[state.turn]):  # nobody holds more than those who come before
        end_round(state)


# --- Ending the round ---------------------------------------------------------


def lines_of(letters: str) -> tuple[Line, ...]:
    """The lines of the points: what was taken of each colour, then the wild fours."""
    coloured = [Line("targets/cards", colour, spared="targets/spared") for colour in letters[:3]]
    return *coloured, Line("fours")


LINES = lines_of(LETTERS)  # what still lies on the targets counts for nobody


@rule
def number_in(state: State, player: int, line: int) -> int:
    """How many cards of a colour a player took, or rotten fours."""
    if line < len(COLOURS):
        return number_taken(state, player, line)
    return int(state.taken[player, ROTTEN])


@rule
def points_in(state: State, player: int, line: int) -> int:
    """A card costs a point, a rotten four two, a colour you lead nothing."""
    number = number_in(state, player, line)
    if line < len(COLOURS):
        return 0 if leads(state, player, line) else number
    return ROTTEN_COST * number


@rule
def leads(state: State, player: int, colour: int) -> bool:
    """To lead a colour is to have taken more of it than anyone; ties lead nothing."""
    mine = number_taken(state, player, colour)
    for other in range(state.seats):
        if other != player and number_taken(state, other, colour) >= mine:
            return False
    return True


@rule
def number_taken(state: State, player: int, colour: int) -> int:
    first = colour * len(VALUES)
    return count(state.taken[player, first : first + len(VALUES)])


# --- Ending the match ---------------------------------------------------------


@rule
def is_over(state: State) -> bool:
    """The match ends when everyone has dealt once; with three players, twice."""
    return state.this_round + 1 == number_of_rounds(state)


@rule
def number_of_rounds(state: State) -> int:
    if state.rounds > 0:
        return int(state.rounds)
    return 6 if state.seats == 3 else int(state.seats)
