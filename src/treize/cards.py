"""Handling cards: what hands do at a table, whatever the game.

Each function is a rule, so games may call it from theirs.  Cards have no order here; a zone is
a count of each kind, and a draw picks at random among them.
"""

import numpy as np
import numpy.typing as npt

from treize.table import FACE_UP, NOBODY, Cards, Table, rule

Numbers = npt.NDArray[np.int32]  # one for each seat

# --- Luck ---------------------------------------------------------------------

_7, _13, _17, _32 = np.uint64(7), np.uint64(13), np.uint64(17), np.uint64(32)


@rule
def roll(state: Table, sides: int) -> int:
    """Roll a die of the table's own luck (xorshift64), counting from zero."""
    luck = state.luck
    luck ^= luck << _13
    luck ^= luck >> _7
    luck ^= luck << _17
    state.luck = luck
    return int(((luck >> _32) * np.uint64(sides)) >> _32)


# --- Handling cards -----------------------------------------------------------


@rule
def count(cards: Cards) -> int:
    """How many cards lie here."""
    number = 0
    for copies in cards:
        number += int(copies)
    return number


@rule
def is_empty(cards: Cards) -> bool:
    """Whether no card lies here."""
    return count(cards) == 0


@rule
def total(cards: Cards, value: npt.NDArray[np.int64]) -> int:
    """What the cards lying here add up to."""
    points = 0
    for kind in range(len(cards)):
        points += int(cards[kind]) * int(value[kind])
    return points


@rule
def lowest(cards: Cards) -> int:
    """The first kind that lies here; one past the last when nothing does."""
    kind = 0
    while kind < len(cards) and cards[kind] == 0:
        kind += 1
    return kind


@rule
def highest(cards: Cards) -> int:
    """The last kind that lies here; -1 when nothing does."""
    kind = len(cards) - 1
    while kind >= 0 and cards[kind] == 0:
        kind -= 1
    return kind


@rule
def move_card(kind: int, source: Cards, target: Cards) -> None:
    """Put one card of a kind from here to there."""
    source[kind] -= 1
    target[kind] += 1


@rule
def sweep(source: Cards, target: Cards) -> None:
    """Push every card of one zone into another."""
    for kind in range(len(source)):
        target[kind] += source[kind]
        source[kind] = 0


@rule
def pick(cards: Cards, place: int) -> int:
    """Take the card at a place, counting through the kinds, and tell its kind."""
    kind = 0
    while place >= cards[kind]:
        place -= int(cards[kind])
        kind += 1
    cards[kind] -= 1
    return kind


@rule
def draw_one(state: Table, source: Cards) -> int:
    """Take a card at random out of a zone that has one, and tell its kind."""
    return pick(source, roll(state, count(source)))


@rule
def draw(state: Table, source: Cards, target: Cards, number: int) -> None:
    """Draw cards at random, as many as asked or as there are."""
    left = count(source)
    for _ in range(min(number, left)):
        target[pick(source, roll(state, left))] += 1
        left -= 1


@rule
def deal_out(state: Table, source: Cards, zones: Cards, room: Cards) -> None:
    """Deal all the cards of a zone to others, filling the room that each has."""
    left = count(source)
    for kind in range(len(source)):
        while source[kind] > 0:
            zone = pick(room, roll(state, left))
            move_card(kind, source, zones[zone])
            left -= 1


# --- Players ------------------------------------------------------------------


@rule
def left_of(state: Table, player: int) -> int:
    """The next player, clockwise."""
    following = int(player) + 1
    return following if following < state.seats else 0


@rule
def first_with_most(state: Table, after: int, number: Numbers, second: Numbers) -> int:
    """Who has most of a number; tied, of a second one; still tied, the first after a player."""
    player = left_of(state, after)
    most = player
    for _ in range(1, state.seats):
        player = left_of(state, player)
        if number[player] > number[most] or (
            number[player] == number[most] and second[player] > second[most]
        ):
            most = player
    return most


@rule
def end_round(state: Table) -> None:
    """Add the points of this round to the totals; it is nobody's turn now."""
    for player in range(state.seats):
        state.totals[player] += state.points[player]
    state.turn = NOBODY


@rule
def standing(state: Table, player: int) -> int:
    """How a player stands while the match goes on: the points of all rounds scored."""
    return int(state.totals[player])


@rule
def is_winner(state: Table, player: int) -> bool:
    """The lowest total wins, and a tie shares the victory."""
    for other in range(state.seats):
        if state.totals[other] < state.totals[player]:
            return False
    return True


# --- What is hidden -----------------------------------------------------------


@rule
def observe(state: Table, cards: Cards, visible: Cards, observer: int) -> None:
    """Turn a table into what the observer sees of it: blank zones, their sizes, no luck."""
    for zone in range(len(cards)):
        state.sizes[zone] = count(cards[zone])
        if not visible[zone]:
            cards[zone, :] = 0
    state.luck = np.uint64(0)
    state.observer = observer


@rule
def redeal(state: Table, cards: Cards, visible: Cards, pack: Cards) -> None:
    """Turn an observation into a table it may be: the cards not seen, dealt where some are hidden.

    All it is given is the observation, and luck of its own, so it can't tell what it should not.
    """
    for zone in range(len(cards)):
        if visible[zone]:
            state.sizes[zone] = 0
        for kind in range(len(pack)):
            pack[kind] -= cards[zone, kind]
    deal_out(state, pack, cards, state.sizes)
    state.observer = FACE_UP
