"""Handling cards: what hands do at a table, whatever the game.

Each function is a rule, so games may call it from theirs.  Cards have no order here; a zone is
a count of each kind, and a draw picks at random among them.
"""

import numpy as np
import numpy.typing as npt

from treize.engine.table import Cards, Table, Visible, rule

# What games may use; the rest is for those who observe and redeal.
__all__ = [
    "count", "deal_out", "draw", "draw_one", "first_with_most", "highest", "is_empty", "left_of",
    "lowest", "move_card", "named_or_any", "pick", "roll", "stir", "sweep", "total",
]  # fmt: skip

Numbers = npt.NDArray[np.int32]  # one for each seat
Flags = npt.NDArray[np.bool_]  # one for each zone
Places = npt.NDArray[np.int64]  # the numbers of some zones

# --- Luck ---------------------------------------------------------------------

_7, _13, _17, _32 = np.uint64(7), np.uint64(13), np.uint64(17), np.uint64(32)


@rule
def stir(luck: np.uint64) -> np.uint64:
    """The luck that follows (xorshift64)."""
    luck ^= luck << _13
    luck ^= luck >> _7
    luck ^= luck << _17
    return luck


@rule
def roll(state: Table, sides: int) -> int:
    """Roll a die of the table's own luck, counting from zero."""
    state.luck = stir(state.luck)
    return int(((state.luck >> _32) * np.uint64(sides)) >> _32)


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
def named_or_any(state: Table, player: int) -> int:
    """The player who was named, or one drawn by lot."""
    return int(player) if player >= 0 else roll(state, int(state.seats))


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


# --- What is hidden -----------------------------------------------------------


@rule
def observe(state: Table, cards: Cards, visible: Visible, observer: int) -> None:
    """Turn a table into what the observer sees of it: blank zones, their sizes, no luck."""
    cover(state, cards, visible, observer)
    state.luck = np.uint64(0)


@rule
def cover(state: Table, cards: Cards, visible: Visible, observer: int) -> None:
    """Blank the zones that the observer does not see, and note their sizes."""
    for zone in range(len(cards)):
        state.sizes[zone] = count(cards[zone])
        if not visible[zone]:
            cards[zone, :] = 0
    state.observer = observer


@rule
def leave_unseen(state: Table, cards: Cards, visible: Visible, pack: Cards) -> None:
    """Leave of the whole pack the cards not seen, and room for them where some are hidden."""
    for zone in range(len(cards)):
        if visible[zone]:
            state.sizes[zone] = 0
        for kind in range(len(pack)):
            pack[kind] -= cards[zone, kind]


# --- Dealing within bounds ----------------------------------------------------


@rule
def deal_within(state: Table, source: Cards, zones: Cards, room: Cards, most: Cards) -> None:
    """Deal all the cards of a zone to others that have room, none more of a kind than it may hold.

    There is a way, for the real table is one: where a card fits nowhere others make room for it.
    """
    hidden = room > 0
    left = count(source)
    for kind in range(len(source)):
        for _ in range(source[kind]):
            zone = pick_zone(state, zones, room, most, kind)
            if zone < 0:
                zone = make_room(zones, hidden, room, most, kind)
            room[zone] -= 1
            zones[zone, kind] += 1
    source[:] = 0
    holders = np.empty(len(zones), np.int64)
    number = 0
    for zone in range(len(zones)):
        if hidden[zone]:
            holders[number] = zone
            number += 1
    holders = holders[:number]
    for _ in range(left // 2):
        swap_two(state, zones, holders, most)


@rule
def pick_zone(state: Table, zones: Cards, room: Cards, most: Cards, kind: int) -> int:
    """One of the zones with room that may hold a card, the likelier the more room; or -1."""
    places = 0
    for zone in range(len(zones)):
        if zones[zone, kind] < most[zone, kind]:
            places += room[zone]
    if places == 0:
        return -1
    place = roll(state, places)
    zone = -1
    while place >= 0:
        zone += 1
        if zones[zone, kind] < most[zone, kind]:
            place -= room[zone]
    return zone


@rule
def make_room(zones: Cards, hidden: Flags, room: Cards, most: Cards, kind: int) -> int:
    """Push cards from zone to zone until one that may hold this kind has room, and tell which.

    The zones are searched breadth first from those with room back to one that may hold the card.
    """
    number = len(zones)
    towards = np.full(number, -1, np.int32)  # where a zone would push a card
    pushed = np.zeros(number, np.int32)  # and which kind
    queue = np.zeros(number, np.int32)
    length = 0
    for zone in range(number):
        if hidden[zone] and room[zone] > 0:
            towards[zone] = zone
            queue[length] = zone
            length += 1
    at = 0
    while at < length:
        target = queue[at]
        at += 1
        for zone in range(number):
            if not hidden[zone] or towards[zone] >= 0:
                continue
            for other in range(zones.shape[1]):
                if zones[zone, other] > 0 and zones[target, other] < most[target, other]:
                    towards[zone], pushed[zone] = target, other
                    queue[length] = zone
                    length += 1
                    break
            if towards[zone] >= 0 and zones[zone, kind] < most[zone, kind]:
                push(zones, room, towards, pushed, zone)
                return zone
    return int(queue[0])  # no way: the bounds can't be kept


@rule
def push(zones: Cards, room: Cards, towards: Numbers, pushed: Numbers, zone: int) -> None:
    """Push one card from each zone to the next, up to the one that has room."""
    room[zone] += 1
    while towards[zone] != zone:
        move_card(pushed[zone], zones[zone], zones[towards[zone]])
        zone = towards[zone]
    room[zone] -= 1


@rule
def swap_two(state: Table, zones: Cards, holders: Places, most: Cards) -> None:
    """Let two hidden cards change places if they may, so that each way to deal is as likely."""
    a, b = holders[roll(state, len(holders))], holders[roll(state, len(holders))]
    if a == b or is_empty(zones[a]) or is_empty(zones[b]):
        return
    mine, yours = draw_one(state, zones[a]), draw_one(state, zones[b])
    zones[a, yours] += 1
    zones[b, mine] += 1
    if zones[a, yours] > most[a, yours] or zones[b, mine] > most[b, mine]:
        move_card(yours, zones[a], zones[b])
        move_card(mine, zones[b], zones[a])
