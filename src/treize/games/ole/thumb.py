"""How to play Olé! well: a rule of thumb, and how far it pays to look ahead."""

import numpy as np

from treize.engine.cards import count
from treize.engine.facts import Fact
from treize.engine.merits import NONE, OWN, Choices, Merits, add_usual, is_highest
from treize.engine.search_settings import SearchSettings
from treize.engine.table import rule
from treize.games.ole import rules

SEARCH = SearchSettings(heat=25.0, widen=1)
SLIP = 0.012


@rule
def rate(state: rules.State, move: int) -> float:
    """Go on where you can, climb by small steps, and take a chip only if you must."""
    if rules.is_order(move):
        return rate_order(state, rules.order_of(move))
    if not rules.is_card(move):
        return -20.0
    if state.phase != rules.PLAY:
        return float(rules.VALUE[move])
    return (10.0 if goes_on(state, move) else 0.0) - climb(state, move)


@rule
def goes_on(state: rules.State, card: int) -> bool:
    """Whether a card is both higher and stronger than the top one."""
    return rules.is_stronger(state, card) and rules.is_higher(state, card)


@rule
def climb(state: rules.State, card: int) -> int:
    """How big a step a card is from the top one."""
    up = max(0, int(rules.VALUE[card] - rules.VALUE[state.top]))
    stronger = abs(int(rules.COLOUR[card] - rules.COLOUR[state.top]))
    return up + (3 * stronger if rules.is_stronger(state, card) else 0)


@rule
def rate_order(state: rules.State, order: int) -> float:
    """An order is good for a hand of its strong colours."""
    hand = state.hands[state.turn]
    strong = 0
    for card in range(rules.KINDS):
        colour = int(rules.COLOUR[card])
        strength = colour if order == rules.NORMAL else 3 - colour
        strong += int(hand[card]) * strength
    return float(strong)


# --- What speaks for a move ---

FEW = 3  # cards that beat another are few


MERITS = {
    "colours": (Fact("number"),),
    "chip": (Fact("chip"),),
    "unbeatable": (),
    "few-beat": (Fact("number"),),
    "lowest": (),
    "weakest": (),
    "costliest": (Fact("points"),),
    "few-go-on": (Fact("number"),),
    "step": (),
    "saves": (Fact("chip"),),
}
COLOURS, CHIP, UNBEATABLE, FEW_BEAT, LOWEST, WEAKEST, COSTLIEST, FEW_GO_ON, STEP, SAVES = range(
    OWN, OWN + len(MERITS)
)


@rule
def merits(state: rules.State, move: int, choices: Choices, usual: Merits, rows: Merits) -> int:
    """A card that hardly anybody can beat, a small step up, points that leave the hand."""
    number = 0
    if not rules.is_card(move):
        strong = number_strong(state, rules.order_of(move)) if rules.is_order(move) else 0
        if rules.is_order(move) and 2 * strong > count(state.hands[state.turn]):
            rows[0, 0], rows[0, 1] = COLOURS, strong
            number += 1
        elif not rules.is_order(move):
            rows[0, 0], rows[0, 1] = CHIP, state.chip
            number += 1
        return add_usual(rows, number, usual, NONE)
    is_costliest = is_highest(state.hands[state.turn], rules.VALUE, move)
    is_small = state.phase == rules.PLAY and is_smallest_step(state, choices, move)
    rules.put_down(state, state.turn, move)
    beating, going_on = number_beating(state, False), number_beating(state, True)
    rows[0, 0] = UNBEATABLE
    number += beating == 0
    number = add_usual(rows, number, usual, NONE)
    rows[number, 0], rows[number, 1] = FEW_BEAT, beating
    number += 0 < beating <= FEW
    rows[number, 0] = LOWEST
    number += is_lowest(choices, move)
    rows[number, 0] = WEAKEST
    number += is_weakest(state, choices, move)
    rows[number, 0], rows[number, 1] = COSTLIEST, rules.VALUE[move]
    number += is_costliest
    rows[number, 0] = STEP
    number += is_small
    rows[number, 0], rows[number, 1] = FEW_GO_ON, going_on
    number += going_on <= FEW
    rows[number, 0], rows[number, 1] = SAVES, state.chip
    number += state.chip > 0 and rules.CHIP in choices
    return number


@rule
def number_strong(state: rules.State, order: int) -> int:
    """How many cards in hand are of the two colours that are stronger then."""
    half = len(rules.HIGHEST) // 2
    number = 0
    for card in range(rules.KINDS):
        if (rules.COLOUR[card] >= half) == (order == rules.NORMAL):
            number += int(state.hands[state.turn, card])
    return number


@rule
def number_beating(state: rules.State, is_both: bool) -> int:
    """How many cards beat the top one, or are both higher and stronger.

    Whatever was not played yet is in somebody's hand.
    """
    pack = np.zeros(rules.KINDS, np.int8)
    rules.pack(state, pack)
    number = 0
    for card in range(rules.KINDS):
        beats = rules.VALUE[card] > rules.to_beat(state, rules.COLOUR[card])
        if beats and (not is_both or goes_on(state, card)):
            number += int(pack[card] - state.pile[card] - state.hands[state.turn, card])
    return number


@rule
def is_lowest(choices: Choices, card: int) -> bool:
    """Whether a card is lower than all others that may be laid."""
    others = 0
    for other in choices:
        if rules.is_card(other) and other != card:
            others += 1
            if rules.VALUE[other] <= rules.VALUE[card]:
                return False
    return others > 0


@rule
def is_smallest_step(state: rules.State, choices: Choices, card: int) -> bool:
    """Whether no other card that may be laid is a smaller step from the top one."""
    others = 0
    for other in choices:
        if rules.is_card(other) and other != card:
            others += 1
            if climb(state, other) < climb(state, card):
                return False
    return others > 0


@rule
def is_weakest(state: rules.State, choices: Choices, card: int) -> bool:
    """Whether the card on top is the lowest of the weakest colour of those that might be laid."""
    stronger = 0
    for other in choices:
        if rules.is_card(other) and other != card:
            is_like = rules.COLOUR[other] == rules.COLOUR[card]
            if rules.is_stronger(state, other):
                stronger += 1
            elif not is_like or other < card:
                return False
    return stronger > 0
