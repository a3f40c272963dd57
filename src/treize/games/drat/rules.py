"""Drat, 13 again! (Zut, encore une fois 13 !), by Tanja Engel, for two to four players.

Draw a card, lay a card and count: who brings the total to thirteen or more takes a token, and the
count begins anew.  A duel card lets two players draw chilis; who draws the hotter one gives
all tokens to the other.  When the last token is taken, the fewest tokens win.
"""

from typing import Annotated

import numpy as np

from treize.engine.cards import count, draw, draw_one, is_empty, left_of, named_or_any, roll, sweep
from treize.engine.moves import Move
from treize.engine.table import (
    ALL,
    HIDDEN,
    OWNER,
    PER_SEAT,
    REMEMBERED,
    Cards,
    Line,
    Number,
    Points,
    Table,
    a_card,
    choice,
    copies,
    rule,
    somebody,
    switch,
    told,
    untold,
    whole,
    zone,
)
from treize.engine.verbs import end_round

PLACE = 5  # in lists of games
DESIGNER, PUBLISHER = "Tanja Engel", "KOSMOS 2004"
SEATS = range(2, 5)

# --- The cards ----------------------------------------------------------------

VALUES = 4, 3, 2, 1, -1, -2
VALUE = np.array((*VALUES, 0))  # a duel counts nothing
DUEL = len(VALUES)
KINDS = DUEL + 1
POSITIVE = 4  # the first kinds may start the first count; any count, if the table agreed so
CARDS = *(f"{value:+d}" for value in VALUES), "duel"

STOCK, BLOCK, HANDS = range(3)  # the first zones; a hand of each player from the third
BLOCKS = 27  # most that lie under the stock: of 64 cards ten are in hands, and a count takes two
EVERYBODY = 4  # after the seats, those who know what all know

HAND = 5
DUELS = 4
CHILIS = 6
NONE = -1


class State(Table, kinds=KINDS, seats=4):
    stock: Cards = zone(seen_by=HIDDEN)
    block: Cards = zone(seen_by=HIDDEN, part_of="under")  # the oldest, once it is drawn from
    hands: Cards = zone(PER_SEAT, seen_by=OWNER)
    laid: Cards = zone(seen_by=ALL, called="table")
    under: Cards = zone(BLOCKS, seen_by=REMEMBERED)  # the other blocks, the oldest first

    last: Number = a_card()  # laid, or NONE
    total: Number
    drats: Points = told("tokens")  # taken
    chilis: Points = untold()  # drawn in the last duel or draw-off, 0 by who drew none

    # What may be where, as far as play has shown: how many of each kind at most.
    to_draw: Annotated[Cards, np.int8, 5, KINDS]  # left to draw, as each seat knows, and as all do
    held: Annotated[Cards, np.int8, PER_SEAT, KINDS]  # in each hand, as all know

    limit: Number = whole(13, 8, 20)
    tokens: Number = whole(10, 3, 30)
    deck: Annotated[Cards, np.int8, DUEL] = copies(
        5, 5, 5, 5, 4, 4, least=20, most=60, welcome=POSITIVE, enough=8
    )
    start_card: Number = choice("any", "positive", extra=True)
    first: Number = somebody()  # to play
    blocks: Number = switch(True, extra=True)  # or all that lies under the stock is mixed


RULES_BEFORE = {2: {"blocks": False}}  # what they meant before a number, as options


# A move lays a number, or a duel against one of the players.
MOVES = (
    *map(Move, CARDS[:DUEL]),
    *(Move(CARDS[DUEL], seat=seat) for seat in range(SEATS.stop - 1)),
)


@rule
def card_of(move: int) -> int:
    return min(move, DUEL)


@rule
def is_duel(move: int) -> bool:
    return move >= DUEL


@rule
def rival_of(move: int) -> int:
    return move - DUEL


# --- Setting up ---------------------------------------------------------------


@rule
def copies_of(state: State, kind: int) -> int:
    return DUELS if kind == DUEL else int(state.deck[kind])


@rule
def pack(state: State, cards: Cards) -> None:
    """The numbers, as many of each as the table agreed, and four duels."""
    for kind in range(KINDS):
        cards[kind] = copies_of(state, kind)


@rule
def deal(state: State) -> None:
    """Deal five cards each and turn up a start card; lots decide who begins."""
    state.this_round += 1
    state.drats[:] = 0
    state.chilis[:] = 0
    shuffle_and_deal(state)
    while is_empty(state.stock[:POSITIVE]):
        shuffle_and_deal(state)
    turn_up(state)
    state.turn = named_or_any(state, state.first)
    draw_card(state)


@rule
def shuffle_and_deal(state: State) -> None:
    state.under[:] = 0
    state.block[:] = 0
    state.hands[:] = 0
    state.laid[:] = 0
    pack(state, state.stock)
    note_new_pile(state, state.stock)
    state.held[:] = HAND
    for player in range(state.seats):
        draw(state, state.stock, state.hands[player], HAND)


@rule
def turn_up(state: State) -> None:
    """A negative card or a duel goes under the stock, and another is turned up."""
    card = draw_one(state, state.stock)
    while card >= POSITIVE:
        state.under[0, card] += 1
        card = draw_one(state, state.stock)
    state.total = 0
    put_down(state, card)


@rule
def draw_card(state: State) -> None:
    """Draw from the stock, then from what lies under it, then from the cards laid but the last."""
    if is_empty(state.stock) and is_empty(state.block) and is_empty(state.under[0]):
        reshuffle(state)
    if is_empty(state.stock):
        open_block(state)
        draw_from(state, state.block)
    else:
        draw_from(state, state.stock)


@rule
def reshuffle(state: State) -> None:
    """All cards laid but the last become a new stock; the total stays."""
    state.laid[state.last] -= 1
    sweep(state.laid, state.stock)
    state.laid[state.last] += 1
    note_new_pile(state, state.stock)


@rule
def open_block(state: State) -> None:
    """The oldest block is drawn from until it is used up, in no known order; then the next."""
    if is_empty(state.block):
        note_new_pile(state, state.under[0])
        pull_up(state)
    elif not state.blocks:
        note_more(state, state.under[0])
        pull_up(state)


@rule
def pull_up(state: State) -> None:
    """The oldest block becomes the one to draw from, and the others move up."""
    blocks = blocks_under(state)
    sweep(state.under[0], state.block)
    for place in range(1, blocks):
        sweep(state.under[place], state.under[place - 1])


@rule
def blocks_under(state: State) -> int:
    """How many blocks lie under the stock, but for the one that is drawn from."""
    number = 0
    while number < BLOCKS and not is_empty(state.under[number]):
        number += 1
    return number


@rule
def put_under(state: State) -> None:
    """The cards laid go under the stock, below whatever lies there."""
    sweep(state.laid, state.under[blocks_under(state) if state.blocks else 0])


@rule
def draw_from(state: State, pile: Cards) -> None:
    kind = draw_one(state, pile)
    state.hands[state.turn, kind] += 1
    note_draw(state, kind)


# --- What play has shown ------------------------------------------------------


@rule
def note_new_pile(state: State, pile: Cards) -> None:
    """All know which cards there are to draw when nothing has been drawn from them yet."""
    for knower in range(len(state.to_draw)):
        state.to_draw[knower] = pile


@rule
def note_more(state: State, pile: Cards) -> None:
    """Cards that all have seen were mixed with those there are to draw."""
    for knower in range(len(state.to_draw)):
        for kind in range(KINDS):
            more = int(state.to_draw[knower, kind] + pile[kind])
            state.to_draw[knower, kind] = min(more, copies_of(state, kind))


@rule
def note_draw(state: State, kind: int) -> None:
    """The others know only that it was one of those there were."""
    state.to_draw[state.turn, kind] -= 1
    held = state.held[state.turn]
    for other in range(KINDS):
        held[other] = min(held[other] + (state.to_draw[EVERYBODY, other] > 0), HAND + 1)


@rule
def forget(state: State, observer: int) -> None:
    """What a player knows from own draws is nobody else's to know."""
    for seat in range(EVERYBODY):
        if seat != observer:
            state.to_draw[seat] = state.to_draw[EVERYBODY]


@rule
def bounds(state: State, most: Cards) -> bool:
    """Nobody holds a card that was never there to be drawn, and what was drawn is not there."""
    knower = min(int(state.observer), EVERYBODY)
    if not is_any_drawn(state, knower):
        return False
    most[:] = count(state.deck) + DUELS
    most[STOCK] = state.to_draw[knower]
    most[BLOCK] = state.to_draw[knower]
    for player in range(state.seats):
        most[HANDS + player] = state.held[player]
    return True


@rule
def is_any_drawn(state: State, knower: int) -> bool:
    """Whether somebody knows of a card that it can't be drawn any more."""
    for kind in range(KINDS):
        if state.to_draw[knower, kind] < copies_of(state, kind):
            return True
    return False


# --- Playing ------------------------------------------------------------------

REASONS = "legal", "not-held", "no-rival", "start-positive"
LEGAL, NOT_HELD, NO_RIVAL, START_POSITIVE = range(len(REASONS))


@rule
def why_not(state: State, move: int) -> int:
    """Lay any card you hold; a duel needs another player to fight."""
    if state.hands[state.turn, card_of(move)] == 0:
        return NOT_HELD
    if is_duel(move) and (rival_of(move) == state.turn or rival_of(move) >= state.seats):
        return NO_RIVAL
    return START_POSITIVE if is_bad_start(state, card_of(move)) else LEGAL


@rule
def is_bad_start(state: State, card: int) -> bool:
    """Where only positive cards start a count, others do so for want of one."""
    if not state.start_card or state.last != NONE or card < POSITIVE:
        return False
    return not is_empty(state.hands[state.turn, :POSITIVE])


@rule
def play(state: State, move: int) -> None:
    """Lay a card; then the next player draws, or the one who reached thirteen starts anew."""
    state.chilis[:] = 0
    state.hands[state.turn, card_of(move)] -= 1
    state.held[state.turn, card_of(move)] -= 1
    put_down(state, card_of(move))
    if is_duel(move):
        fight(state, rival_of(move))
    if state.total >= state.limit:
        take_token(state)
    else:
        state.turn = left_of(state, state.turn)
    if state.turn >= 0:
        draw_card(state)


@rule
def reach(state: State, move: int) -> int:
    """What the count would come to with the card."""
    return int(state.total + VALUE[card_of(move)])


@rule
def put_down(state: State, card: int) -> None:
    state.total = reach(state, card)
    state.laid[card] += 1
    state.last = card


@rule
def fight(state: State, rival: int) -> None:
    """Both draw a chili; who draws the hotter one gives all tokens to the other."""
    player = state.turn
    state.chilis[player] = draw_chili(state)
    state.chilis[rival] = draw_chili(state)
    if is_won(state.chilis[player], state.chilis[rival]):
        hand_over(state, player, rival)
    else:
        hand_over(state, rival, player)


@rule
def is_won(mine: int, theirs: int) -> bool:
    """The hotter chili wins a duel."""
    return mine > theirs


@rule
def draw_chili(state: State) -> int:
    """One of the six chilis, but for those drawn already."""
    chili = 1 + roll(state, CHILIS)
    while is_drawn(state, chili):
        chili = 1 + roll(state, CHILIS)
    return chili


@rule
def is_drawn(state: State, chili: int) -> bool:
    for player in range(state.seats):
        if state.chilis[player] == chili:
            return True
    return False


@rule
def hand_over(state: State, winner: int, loser: int) -> None:
    state.drats[loser] += state.drats[winner]
    state.drats[winner] = 0


@rule
def take_token(state: State) -> None:
    """The count is over: its cards go under the stock, unless that was the last token."""
    state.drats[state.turn] += 1
    if bank(state) == 0:
        end(state)
        return
    put_under(state)
    state.last = NONE
    state.total = 0


@rule
def bank(state: State) -> int:
    """The tokens nobody has taken yet."""
    left = int(state.tokens)
    for player in range(state.seats):
        left -= int(state.drats[player])
    return left


# --- Ending the match ---------------------------------------------------------


LINES = (Line("tokens"),)


@rule
def number_in(state: State, player: int, line: int) -> int:
    """How many tokens a player has."""
    return int(state.drats[player])


@rule
def points_in(state: State, player: int, line: int) -> int:
    """The tokens are the points."""
    return int(state.drats[player])


@rule
def end(state: State) -> None:
    """Those tied for fewest tokens draw chilis."""
    draw_off(state)
    end_round(state)


@rule
def draw_off(state: State) -> None:
    """Each of those tied for fewest draws one of the six chilis."""
    if number_with_fewest(state) == 1:
        return
    for player in range(state.seats):
        if has_fewest(state, player):
            state.chilis[player] = draw_chili(state)


@rule
def number_with_fewest(state: State) -> int:
    number = 0
    for player in range(state.seats):
        number += has_fewest(state, player)
    return number


@rule
def has_fewest(state: State, player: int) -> bool:
    for other in range(state.seats):
        if state.drats[other] < state.drats[player]:
            return False
    return True


@rule
def standing(state: State, player: int) -> int:
    """The tokens, also while the match goes on or if it is broken off."""
    return int(state.drats[player])


@rule
def is_over(state: State) -> bool:
    """The match is one round."""
    return True


@rule
def is_winner(state: State, player: int) -> bool:
    """The fewest tokens win; of those tied, the hottest chili."""
    if not has_fewest(state, player):
        return False
    for other in range(state.seats):
        if has_fewest(state, other) and state.chilis[other] > state.chilis[player]:
            return False
    return True
