"""How to play 13 well: a rule of thumb, and how far it pays to look ahead."""

from treize.engine.cards import count
from treize.engine.facts import Fact
from treize.engine.merits import NONE, OWN, Choices, Merits, add_usual, is_highest
from treize.engine.search_settings import SearchSettings
from treize.engine.table import rule
from treize.games.thirteen import rules

SEARCH = SearchSettings(heat=5.0, widen=8)
SLIP = 0.008


@rule
def rate(state: rules.State, move: int) -> float:
    """Take as little as possible; else play high, and leave the target near its limit."""
    card, colour = rules.card_of(move), rules.target_of(move)
    after = rules.reach(state, move)
    if after <= state.limit:
        return float(after) / 2 + float(rules.VALUE[card])
    target = state.targets[colour]
    rotten = int(target[rules.ROTTEN])
    coloured = count(target) - rotten
    if leads_after(state, colour, coloured):
        coloured = 0
    return -10.0 * (coloured + 2 * rotten) + float(rules.VALUE[card])


@rule
def leads_after(state: rules.State, colour: int, more: int) -> bool:
    """Whether the mover would have taken most of a colour with so many more."""
    mine = rules.number_taken(state, state.turn, colour) + more
    for other in range(state.seats):
        if other != state.turn and rules.number_taken(state, other, colour) >= mine:
            return False
    return True


# --- What speaks for a move ---

ROOM = 3  # so little of it is left on a target that few cards fit


def merits_of(letters: str) -> dict[str, tuple[Fact, ...]]:
    """What may speak for a move, most of it of a target by its letter."""
    pile = Fact("pile", "word", tuple(letters[:3]))
    return {
        "fills": (pile, Fact("limit")),
        "tight": (pile, Fact("left")),
        "highest": (),
        "doubles": (pile,),
        "spared": (pile, Fact("number")),
        "fits": (Fact("number"),),
        "clean": (),
        "lowest": (),
    }


MERITS = merits_of(rules.LETTERS)
FILLS, TIGHT, HIGHEST, DOUBLES, SPARED, FITS, CLEAN, LOWEST = range(OWN, OWN + len(MERITS))
LOWNESS = -rules.VALUE  # [card]


@rule
def merits(state: rules.State, move: int, choices: Choices, usual: Merits, rows: Merits) -> int:
    """A target filled to the brim, cards that cost nothing, little room for those who follow."""
    card, colour = rules.card_of(move), rules.target_of(move)
    left = state.limit - rules.reach(state, move)
    number = 0
    if left < 0 and is_spared(state, colour):
        rows[0, 0], rows[0, 1], rows[0, 2] = SPARED, colour, count(state.targets[colour])
        number += 1
    if left == 0:
        rows[0, 0], rows[0, 1], rows[0, 2] = FILLS, colour, state.limit
        number += 1
    number = add_usual(rows, number, usual, NONE)
    if 0 < left <= ROOM:
        rows[number, 0], rows[number, 1], rows[number, 2] = TIGHT, colour, left
        number += 1
    if left >= 0 and is_highest(state.hands[state.turn], rules.VALUE, card):
        rows[number, 0] = HIGHEST
        number += 1
    if left >= 0 and card == rules.ROTTEN:
        rows[number, 0], rows[number, 1] = DOUBLES, colour
        number += 1
    most = 0
    for other in choices:
        most = max(most, number_fitting(state, other))
    rows[number, 0], rows[number, 1] = FITS, most
    number += 0 < most == number_fitting(state, move)
    if left < 0:
        rows[number, 0] = CLEAN
        return number + int(state.targets[colour, rules.ROTTEN] == 0)
    rows[number, 0] = LOWEST
    return number + is_highest(state.hands[state.turn], LOWNESS, card)


@rule
def number_fitting(state: rules.State, move: int) -> int:
    """How many other cards in hand could be laid after a move without taking any."""
    laid, target = rules.card_of(move), rules.target_of(move)
    after = rules.reach(state, move)
    if after > state.limit:
        after = int(rules.VALUE[laid])
    number, lowest = 0, after
    for colour in rules.COLOURS:
        there = after if colour == target else rules.sum_of(state, colour)
        lowest = min(lowest, there)
        for card in range(rules.ROTTEN):
            if rules.target_of(card) == colour and there + rules.VALUE[card] <= state.limit:
                number += int(state.hands[state.turn, card]) - (card == laid)
    if lowest + rules.VALUE[rules.ROTTEN] <= state.limit:
        number += int(state.hands[state.turn, rules.ROTTEN]) - (laid == rules.ROTTEN)
    return number


@rule
def is_spared(state: rules.State, colour: int) -> bool:
    """To have taken most of a colour spares its cards, but never a rotten four."""
    target = state.targets[colour]
    return target[rules.ROTTEN] == 0 and leads_after(state, colour, count(target))
