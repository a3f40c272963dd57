"""Olé!, by Wolfgang Panning, for three to eight players.

Lay a card that beats the last one: by a stronger colour, by a higher value, or by both, and then
you go on.  Otherwise take a chip.  The round ends when someone has no card left, or
when nobody can lay one and all in turn took a chip.  Cards left in hand and chips are points, and
the fewest points win.  The loser of a round may turn the order of the colours around.
"""

from typing import Annotated

import numpy as np
import numpy.typing as npt

from treize.engine.cards import (
    count,
    deal_out,
    first_with_most,
    is_empty,
    left_of,
    move_card,
    named_or_any,
    total,
)
from treize.engine.moves import Move
from treize.engine.table import (
    ALL,
    NO_SHORTCUT,
    OWNER,
    PER_SEAT,
    Cards,
    Line,
    Number,
    Points,
    Seat,
    Table,
    a_card,
    choice,
    rule,
    somebody,
    switch,
    whole,
    word,
    zone,
)
from treize.engine.verbs import end_round

PLACE = 2  # in lists of games
DESIGNER, PUBLISHER = "Wolfgang Panning", "Abacus 1995"
SEATS = range(3, 9)

# --- The cards ----------------------------------------------------------------

LETTERS = "YGBR"  # the colours from the weakest, in the normal order
HIGHEST = 13, 15, 15, 13  # the highest value of each colour
LEFT_OUT = 0, 0, 0, 5, 5, 4, 2, 0, 0  # by number of players, the highest of every colour

COLOUR = np.array([colour for colour in range(4) for _ in range(HIGHEST[colour])])
VALUE = np.array([value for top in HIGHEST for value in range(1, top + 1)])
KINDS = len(VALUE)
FIRST = 0, 13, 28, 43  # the kind of each colour's 1
CARDS = tuple(f"{LETTERS[c]}{v}" for c, v in zip(COLOUR, VALUE, strict=True))
WEAKEST = CARDS.index("Y1"), CARDS.index("R1")  # in the normal order, and reversed

NORMAL = 0  # the order of the colours; 1 is reversed
ORDER, OPEN, FOLLOW_UP, PLAY = 0, 1, 2, 3  # the phases of a round
LOWEST_AND_ONE = 1  # the opener lays a second card
ALL_CHIPS = 1  # the round ends with the last chip of a circle
NONE = -1


class State(Table, kinds=KINDS, seats=8):
    hands: Cards = zone(PER_SEAT, seen_by=OWNER)
    shown: Cards = zone(seen_by=ALL, part_of="hands")  # the card to open with, and who has it
    pile: Cards = zone(seen_by=ALL, called="played")

    dealer: Seat
    phase: Number = word("order", "open", "open", "play")
    order: Number = word("normal", "reversed")  # of the colours
    top: Number = a_card()  # the card laid last, or NONE
    run: Number  # how many cards beat both colour and value in this turn
    streak: Number  # chips taken since the last card; all seats' while somebody is called upon
    chips: Points
    ceiling: Annotated[Cards, np.int8, PER_SEAT, 4]  # of each colour the highest that may be held

    rounds: Number = whole(0, 0, 24, zero="by-players")
    chip: Number = whole(5, 0, 20)
    voluntary_chip: Number = switch(True)
    ending: Number = choice("nobody-can", "all-chips")
    opening: Number = choice("lowest", "lowest-and-one")
    first: Number = somebody()  # to deal


RULES_BEFORE = {2: {"ending": "all-chips"}}  # what they meant before a number, as options


# A move is a kind of card to lay, a chip to take, or an order of the colours.
MOVES = *map(Move, CARDS), *(Move(word=text) for text in ("chip", "normal", "reversed"))
CHIP = KINDS


@rule
def is_card(move: int) -> bool:
    return move < KINDS


@rule
def is_order(move: int) -> bool:
    return move > CHIP


@rule
def order_of(move: int) -> int:
    return move - CHIP - 1


# --- Setting up ---------------------------------------------------------------


@rule
def pack(state: State, cards: Cards) -> None:
    """The fewer players, the more of the highest cards stay in the box."""
    for kind in range(KINDS):
        top = HIGHEST[COLOUR[kind]] - LEFT_OUT[state.seats]
        cards[kind] = 1 if VALUE[kind] <= top else 0


@rule
def deal(state: State) -> None:
    """Deal out the cards; from the second round on the loser chooses the order of colours."""
    state.hands[:] = 0
    state.shown[:] = 0
    state.chips[:] = 0
    state.ceiling[:] = max(HIGHEST)
    state.this_round += 1
    is_first = state.this_round == 0
    state.dealer = named_or_any(state, state.first) if is_first else left_of(state, state.dealer)
    pack(state, state.pile)
    each = count(state.pile) // state.seats
    state.sizes[: state.seats] = each
    deal_out(state, state.pile, state.hands, state.sizes)
    state.order, state.top, state.run, state.streak = NORMAL, NONE, 0, 0
    if state.this_round == 0:
        ask_to_open(state)
    else:
        state.phase = ORDER
        state.turn = loser(state)


@rule
def loser(state: State) -> int:
    """Most points in the last round; then the highest total; then the first left of the dealer."""
    return first_with_most(state, state.dealer, state.points, state.totals)


@rule
def ask_to_open(state: State) -> None:
    """Whoever holds the weakest card must open with it, so all know where it is."""
    weakest = WEAKEST[state.order]
    state.phase = OPEN
    for player in range(state.seats):
        if state.hands[player, weakest]:
            state.turn = player
            move_card(weakest, state.hands[player], state.shown)


# --- Playing ------------------------------------------------------------------

REASONS = (
    "legal", "not-held", "too-weak", "must-open", "no-chip-yet", "could-play", "choose-order",
    "order-chosen", "called-upon",
)  # fmt: skip
LEGAL, NOT_HELD, TOO_WEAK, MUST_OPEN, NO_CHIP_YET, COULD_PLAY, CHOOSE_ORDER, ORDER_CHOSEN = range(8)
CALLED_UPON = 8


@rule
def why_not(state: State, move: int) -> int:
    """Lay a card you hold that beats the top one, or take a chip."""
    if is_card(move):
        return why_not_card(state, move)
    if is_order(move):
        return LEGAL if state.phase == ORDER else ORDER_CHOSEN
    if state.phase == ORDER:
        return CHOOSE_ORDER
    if state.phase != PLAY:
        return NO_CHIP_YET
    if is_called_upon(state):
        return CALLED_UPON
    return COULD_PLAY if not state.voluntary_chip and could_play(state, state.turn) else LEGAL


@rule
def why_not_card(state: State, card: int) -> int:
    """The weakest card opens; a second one of the opener is free; then each must beat the last."""
    if state.hands[state.turn, card] + state.shown[card] == 0:
        return NOT_HELD
    if state.phase == ORDER:
        return CHOOSE_ORDER
    if state.phase == OPEN:
        return LEGAL if card == WEAKEST[state.order] else MUST_OPEN
    if state.phase == FOLLOW_UP or VALUE[card] > to_beat(state, COLOUR[card]):
        return LEGAL
    return TOO_WEAK


@rule
def to_beat(state: State, colour: int) -> int:
    """What a card of a colour must be higher than: nothing if stronger, else the top card."""
    return 0 if is_stronger_colour(state, colour) else int(VALUE[state.top])


@rule
def is_stronger(state: State, card: int) -> bool:
    """Whether its colour is stronger than the top card's."""
    return is_stronger_colour(state, COLOUR[card])


@rule
def is_stronger_colour(state: State, colour: int) -> bool:
    if state.order == NORMAL:
        return bool(colour > COLOUR[state.top])
    return bool(colour < COLOUR[state.top])


@rule
def is_higher(state: State, card: int) -> bool:
    """Whether its value is higher than the top card's."""
    return bool(VALUE[card] > VALUE[state.top])


@rule
def could_play(state: State, player: int) -> bool:
    """Whether a player holds a card that beats the top one."""
    for card in range(KINDS):
        if state.hands[player, card] and VALUE[card] > to_beat(state, COLOUR[card]):
            return True
    return False


@rule
def is_called_upon(state: State) -> bool:
    """Whether all have taken a chip since the last card, so that this player must lay one."""
    return bool(state.streak == state.seats)


@rule
def shortcut(state: State, moves: npt.NDArray[np.int16]) -> int:
    """In the usual phase: of each colour the cards high enough, then the chip."""
    if state.phase != PLAY:
        return NO_SHORTCUT
    number = 0
    for colour in range(len(HIGHEST)):
        for card in range(FIRST[colour] + to_beat(state, colour), FIRST[colour] + HIGHEST[colour]):
            moves[number] = card  # kept only if the next line counts it
            number += state.hands[state.turn, card]
    if (state.voluntary_chip or number == 0) and not is_called_upon(state):
        moves[number] = CHIP
        number += 1
    return number


@rule
def play(state: State, move: int) -> None:
    """Choose the order, lay a card or take a chip."""
    if is_order(move):
        state.order = order_of(move)
        ask_to_open(state)
    elif is_card(move):
        lay(state, move)
    else:
        take_chip(state)


@rule
def lay(state: State, card: int) -> None:
    """Lay a card on the pile; who beats both colour and value goes on."""
    player = state.turn
    phase = state.phase
    is_run = phase == PLAY and is_stronger(state, card) and is_higher(state, card)
    put_down(state, player, card)
    state.phase = FOLLOW_UP if phase == OPEN and state.opening == LOWEST_AND_ONE else PLAY
    state.run += is_run
    if is_empty(state.hands[player]):
        end_round(state)
    elif not is_run and state.phase == PLAY:
        end_turn(state)


@rule
def put_down(state: State, player: int, card: int) -> None:
    if state.shown[card]:
        move_card(card, state.shown, state.pile)
    else:
        move_card(card, state.hands[player], state.pile)
    state.top = card
    state.streak = 0


@rule
def take_chip(state: State) -> None:
    """A chip ends the turn; after a whole circle of chips somebody is called upon."""
    if not state.voluntary_chip:
        note_stuck(state, state.turn)
    state.chips[state.turn] += 1
    state.streak += 1
    end_turn(state)
    if state.streak == state.seats and state.ending == ALL_CHIPS:
        end_round(state)
    elif state.streak == state.seats:
        call_upon(state)


@rule
def call_upon(state: State) -> None:
    """The next player who can lay a card must; if nobody can, the round is over."""
    for _ in range(state.seats):
        if could_play(state, state.turn):
            return
        note_stuck(state, state.turn)
        end_turn(state)
    end_round(state)


@rule
def end_turn(state: State) -> None:
    state.run = 0
    state.turn = left_of(state, state.turn)


# --- What play has shown ------------------------------------------------------


@rule
def note_stuck(state: State, player: int) -> None:
    """Who could not lay a card holds nothing that beats the top one."""
    ceiling = state.ceiling[player]
    for colour in range(len(HIGHEST)):
        ceiling[colour] = min(int(ceiling[colour]), to_beat(state, colour))


@rule
def is_any_stuck(state: State) -> bool:
    """Whether somebody has shown in this round not to hold a card."""
    for player in range(state.seats):
        for colour in range(len(HIGHEST)):
            if state.ceiling[player, colour] < max(HIGHEST):
                return True
    return False


@rule
def bounds(state: State, most: Cards) -> bool:
    """Who was passed over, or had to play if able and took a chip, could not beat the top card."""
    if not is_any_stuck(state):
        return False
    most[:] = 1
    for player in range(state.seats):
        for card in range(KINDS):
            most[player, card] = VALUE[card] <= state.ceiling[player, COLOUR[card]]
    return True


@rule
def is_possible(state: State) -> bool:
    """Who is called upon can lay a card."""
    return state.turn < 0 or not is_called_upon(state) or could_play(state, state.turn)


# --- Ending the round ---------------------------------------------------------


LINES = Line("hand", lists="hands"), Line("chips")  # everyone pays both
IN_HAND = 0


@rule
def number_in(state: State, player: int, line: int) -> int:
    """How many cards are left in hand, or chips were taken."""
    return count(state.hands[player]) if line == IN_HAND else int(state.chips[player])


@rule
def points_in(state: State, player: int, line: int) -> int:
    """A card costs its value, a chip five."""
    if line == IN_HAND:
        return total(state.hands[player], VALUE)
    return int(state.chip * number_in(state, player, line))


# --- Ending the match ---------------------------------------------------------


@rule
def is_over(state: State) -> bool:
    """As many rounds as players."""
    rounds = state.rounds if state.rounds > 0 else state.seats
    return bool(state.this_round + 1 == rounds)
