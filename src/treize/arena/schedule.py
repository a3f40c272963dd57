"""Who sits where: every seating of the players, or a fair choice of them, deal by deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations, cycle, islice, permutations
from math import factorial, prod
from typing import TypeVar

import msgspec

from treize.arena.seer import PLAYERS
from treize.engine.luck import luck_of
from treize.engine.options import Options, Value, check
from treize.errors import BadSeed, BadUse
from treize.games import check_seats, game_named
from treize.match.record import RULES

SEATS = 4  # at a table of players whose number the game is not for
SEATINGS = 24  # of a deal, unless more are asked for: all that four players have
MOST_PLAYERS = 12

Seating = tuple[str, ...]  # the player in each seat
Item = TypeVar("Item")


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides which matches are played, save how many deals."""

    treize: int
    game: str
    seats: int
    players: tuple[str, ...]
    options: dict[str, Value]
    seed: int
    seatings: int  # at most so many of a deal


def terms_of(
    game: str,
    players: Sequence[str],
    *,
    seats: int | None = None,
    seed: int = 0,
    options: Options | None = None,
    seatings: int = SEATINGS,
    known: Sequence[str] = PLAYERS,
) -> Terms:
    """The terms of an arena, checked; without a number of seats, as many as there are players."""
    rules = game_named(game)
    if not 2 <= len(players) <= MOST_PLAYERS:
        raise BadUse("use/players", number=len(players), most=MOST_PLAYERS)
    for name in players:
        if name not in known and "@" not in name:  # with the network of a file
            raise BadUse("use/bot", bot=name[:80], known=", ".join(known))
    if seats is None:
        seats = len(players) if len(players) in rules.SEATS else SEATS
    check_seats(game, seats)
    if seed < 0:
        raise BadSeed("seed/bad", seed=seed)
    chosen = check(rules.State.options, options or {}, seats)
    terms = Terms(RULES, game, seats, tuple(players), chosen, seed, seatings)
    least = min(seats, _number_of_seatings(terms.players, seats))
    if seatings < least:
        raise BadUse("use/seatings", seatings=seatings, least=least)
    return terms


def matches_in(terms: Terms) -> int:
    """How many matches a deal is played in."""
    every = _number_of_seatings(terms.players, terms.seats)
    return every if every <= terms.seatings else terms.seatings - terms.seatings % terms.seats


def seatings(terms: Terms, deal: int) -> list[Seating]:
    """The seatings in which a deal is played: all of them, or whole rotations of a few orders.

    In a rotation everybody sits in each seat once.  From deal to deal all line-ups come up
    equally often, and of each line-up all the orders round the table.
    """
    if _number_of_seatings(terms.players, terms.seats) <= terms.seatings:
        return _all_seatings(terms.players, terms.seats)
    orders = terms.seatings // terms.seats
    chosen = [_order(terms, deal * orders + number) for number in range(orders)]
    return [seating for order in chosen for seating in rotations(order)]


def _order(terms: Terms, number: int) -> Seating:
    """One of an endless series of orders round the table."""
    several = line_ups(terms.players, terms.seats)
    lap, place = divmod(number, len(several))
    line_up = _shuffled(several, f"{terms.seed} {lap}")[place]
    orders = circles(line_up)
    lap, place = divmod(lap, len(orders))
    return _shuffled(orders, f"{terms.seed} {lap} {line_up}")[place]


def _shuffled(items: list[Item], seed: str) -> list[Item]:
    """The items in an order of luck, the same for the same seed."""
    return [items[i] for i in sorted(range(len(items)), key=lambda i: luck_of(f"arena {seed}", i))]


@cache
def line_ups(players: Seating, seats: int) -> list[Seating]:
    """Who sits at a table together: some of many players, or few players several times."""
    if len(players) < seats:
        return [tuple(sorted(islice(cycle(players), seats)))]
    return sorted(set(combinations(sorted(players), seats)))


@cache
def circles(line_up: Seating) -> list[Seating]:
    """Every order round the table, each but once however it is turned."""
    first, rest = line_up[:1], line_up[1:]
    return sorted({min(rotations(first + order)) for order in permutations(rest)})


def rotations(order: Seating) -> list[Seating]:
    """An order begun at every seat."""
    return [order[seat:] + order[:seat] for seat in range(len(order))]


@cache
def _all_seatings(players: Seating, seats: int) -> list[Seating]:
    return [
        seating
        for line_up in line_ups(players, seats)
        for seating in sorted(set(permutations(line_up)))
    ]


def _number_of_seatings(players: Seating, seats: int) -> int:
    return sum(
        factorial(seats) // prod(factorial(times) for times in Counter(line_up).values())
        for line_up in line_ups(players, seats)
    )
