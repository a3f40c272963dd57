"""Friday the 13th (Vendredi 13), by Reiner Knizia, for three to six players.

The targets of 13 with black cats, broken mirrors and ladders: the same cards, the same way to
take them and the same points.  But the whole pack is dealt, nobody draws, and a match
is four rounds.
"""

from typing import Annotated

import numpy as np

from treize.engine.cards import count, deal_out, draw, left_of
from treize.engine.table import (
    ALL,
    ASIDE,
    HIDDEN,
    OWNER,
    PER_SEAT,
    REMEMBERED,
    Cards,
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
from treize.games.thirteen.rules import (
    COLOURS,
    COPIES,
    FOURS,
    KINDS,
    PACK,
    REASONS,
    VALUES,
    begin_round,
    card_names,
    lines_of,
    moves_of,
    number_in,
    pack,
    play,
    points_in,
    reach,
    why_not,
)

# What is the same in 13: a card in turn, the limit, the taking, the majorities, the winner.
__all__ = ["REASONS", "number_in", "pack", "play", "points_in", "reach", "why_not"]

PLACE = 3  # in lists of games
DESIGNER, PUBLISHER = "Reiner Knizia", "Le Scorpion masqué 2014"
SEATS = range(3, 7)

# --- The cards ----------------------------------------------------------------

LETTERS = "CMLF"  # cats, mirrors, ladders, and the Friday cards
CARDS = card_names(LETTERS)
MOVES = moves_of(LETTERS)
LINES = lines_of(LETTERS)


class State(Table, kinds=KINDS, seats=6):
    stock: Cards = zone(seen_by=HIDDEN)  # empty once the cards are dealt
    hands: Cards = zone(PER_SEAT, seen_by=OWNER)
    targets: Cards = zone(len(COLOURS), seen_by=ALL, called="piles", labels=LETTERS[:3])
    taken: Cards = zone(PER_SEAT, seen_by=REMEMBERED)
    aside: Cards = zone(seen_by=HIDDEN, role=ASIDE)  # with three players, a fourth hand for nobody

    leader: Seat = told("first")  # of the round

    limit: Number = whole(13, 8, 20)
    rounds: Number = whole(4, 1, 24)
    first: Number = somebody()  # to lead
    deck: Annotated[Cards, np.int8, len(VALUES) + 1] = copies(*COPIES, FOURS, **PACK)


# --- Setting up ---------------------------------------------------------------


@rule
def deal(state: State) -> None:
    """The whole pack is dealt from the starter on; with three players a fourth hand to nobody."""
    begin_round(state, state.first)
    state.aside[:] = 0
    if state.seats == 3:
        draw(state, state.stock, state.aside, set_aside(count(state.stock)))
    player = state.leader
    for _ in range(count(state.stock)):
        state.sizes[player] += 1
        player = left_of(state, player)
    deal_out(state, state.stock, state.hands, state.sizes)


@rule
def set_aside(cards: int) -> int:
    """How many of so many cards are dealt to nobody if there are three players."""
    return cards // 4


# --- Ending the match ---------------------------------------------------------


@rule
def is_over(state: State) -> bool:
    """The match ends after four rounds."""
    return bool(state.this_round + 1 == state.rounds)
