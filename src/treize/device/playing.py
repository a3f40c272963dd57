"""Entry points of the rules: to play, to ask, to see."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import carray, njit  # type: ignore[attr-defined]
from numpy.lib.stride_tricks import as_strided

from treize.device.entries import ADDRESS, LUCK, WHOLE, EntryPoint, entry
from treize.engine import seeing, verbs
from treize.engine.cards import count
from treize.engine.table import FACE_UP
from treize.games import Game
from treize.match import forecast

MOST_SEATS = 8


# --- Playing ---


@entry(ADDRESS, LUCK)
def deal(game: Game) -> EntryPoint:
    """Deal the first round with this luck; the next one with the luck that is on the table, 0."""
    record = game.State.dtype

    def enter(address, luck):  # type: ignore[no-untyped-def]
        state = carray(address, 1, record)[0]
        if luck != np.uint64(0):
            state.luck = luck
        verbs.deal(state)

    return enter


@entry(ADDRESS, WHOLE, LUCK)
def play(game: Game) -> EntryPoint:
    """Play a move with this luck and give LEGAL, or why it is not."""
    record = game.State.dtype

    def enter(address, move, luck):  # type: ignore[no-untyped-def]
        numbers = np.empty(MOST_SEATS, np.int32)
        return verbs.play_at(carray(address, 1, record), move, luck, numbers)

    return enter


# --- Asking ---


@entry(ADDRESS, ADDRESS)
def legal(game: Game) -> EntryPoint:
    """Write down the legal moves of who looks, and tell how many there are."""
    record, most = game.State.dtype, len(game.MOVES)

    def enter(address, moves):  # type: ignore[no-untyped-def]
        state = carray(address, 1, record)[0]
        is_own = state.observer == state.turn
        if is_own or state.observer == FACE_UP:
            return verbs.legal(state, carray(moves, most, np.int16))
        return 0

    return enter


@entry(ADDRESS, ADDRESS)
def whys(game: Game) -> EntryPoint:
    """Write down of every move why it is not legal, or LEGAL."""
    record, most = game.State.dtype, len(game.MOVES)

    def enter(address, found):  # type: ignore[no-untyped-def]
        verbs.reasons_at(carray(address, 1, record), carray(found, most, np.int16))

    return enter


@entry(ADDRESS)
def is_over(game: Game) -> EntryPoint:
    """Whether the match is over."""
    record = game.State.dtype

    def enter(address):  # type: ignore[no-untyped-def]
        state = carray(address, 1, record)[0]
        return int(state.turn < 0 and verbs.is_over(state))

    return enter


@entry(ADDRESS)
def winners(game: Game) -> EntryPoint:
    """Who has won the match that is over: a bit for each seat."""
    record = game.State.dtype

    def enter(address):  # type: ignore[no-untyped-def]
        state = carray(address, 1, record)[0]
        found = 0
        for seat in range(int(state.seats)):
            if verbs.is_winner(state, seat):
                found |= 1 << seat
        return found

    return enter


@entry(ADDRESS, ADDRESS)
def standings(game: Game) -> EntryPoint:
    """Write down how everybody stands."""
    record = game.State.dtype

    def enter(address, numbers):  # type: ignore[no-untyped-def]
        verbs.standings_at(carray(address, 1, record), carray(numbers, MOST_SEATS, np.int32))

    return enter


@entry(ADDRESS, WHOLE, ADDRESS)
def lines(game: Game) -> EntryPoint:
    """Write down the lines of a player's points: how many of something, and what it comes to."""
    record, shape = game.State.dtype, (len(game.LINES), 2)

    def enter(address, seat, found):  # type: ignore[no-untyped-def]
        verbs.lines_at(carray(address, 1, record), seat, carray(found, shape, np.int32))

    return enter


# --- Seeing ---


@entry(ADDRESS, WHOLE, ADDRESS)
def observe(game: Game) -> EntryPoint:
    """Write down what an observer sees of a table."""
    record, visible = game.State.dtype, game.State.visible
    shape = visible.shape[2], game.State.kinds

    def enter(address, observer, seen):  # type: ignore[no-untyped-def]
        sheet = carray(seen, 1, record)
        sheet[0] = carray(address, 1, record)[0]
        seeing.blank(sheet[0], carray(seen, shape, np.int8), visible, observer)

    return enter


@cache
def looker(game: Game) -> EntryPoint:
    """Writes down what each legal move of who looks would lead to, and tells how many there are."""
    record, visible, rows = game.State.dtype, game.State.visible, forecast.rows_of(game.id)
    size, zones, kinds = record.itemsize, visible.shape[2], game.State.kinds

    @njit(error_model="numpy")
    def look_ahead(address, found):  # type: ignore[no-untyped-def]
        seen = carray(address, 1, record)
        if seen[0].turn < 0 or seen[0].turn != seen[0].observer:
            return 0
        octets = np.empty(2 * size, np.int8)
        cards = as_strided(octets, (2, zones, kinds), (size, kinds, 1))
        return forecast.foresee(seen, octets.view(record), cards, visible, rows, found)

    return look_ahead


@entry(ADDRESS, ADDRESS)
def foresee(game: Game) -> EntryPoint:
    """Write down a line for each legal move of who looks, and tell how many there are."""
    look_ahead, shape = looker(game), (len(game.MOVES), 1 + len(forecast.Forecast._fields))
    return lambda address, found: look_ahead(address, carray(found, shape, np.int16))


# --- Telling ---


def _facts(tell: Callable[..., None], size: int, record: Any) -> EntryPoint:
    """Lets a rule write down facts of a table."""
    size = max(size, 1)

    def enter(address, found):  # type: ignore[no-untyped-def]
        tell(carray(address, 1, record), carray(found, size, np.int16))

    return enter


@entry(ADDRESS, ADDRESS)
def announce(game: Game) -> EntryPoint:
    """Write down what the table adds up for all."""
    return _facts(verbs.announce_at, game.announced.size, game.State.dtype)


@entry(ADDRESS, ADDRESS)
def circumstances(game: Game) -> EntryPoint:
    """Write down the facts that a reason speaks of."""
    return _facts(verbs.circumstances_at, game.circumstances.size, game.State.dtype)


@entry(ADDRESS, ADDRESS)
def rule_numbers(game: Game) -> EntryPoint:
    """Write down the numbers in the texts of the rules, and tell how many cards there are."""
    record, kinds, size = game.State.dtype, game.State.kinds, max(game.rule_numbers.size, 1)

    def enter(address, found):  # type: ignore[no-untyped-def]
        state = carray(address, 1, record)[0]
        cards = np.zeros(kinds, np.int8)
        verbs.pack(state, cards)
        verbs.rule_numbers(state, cards, carray(found, size, np.int16))
        return count(cards)

    return enter


@entry(ADDRESS)
def unit(game: Game) -> EntryPoint:
    """What a standing counts."""
    record = game.State.dtype
    return lambda address: int(verbs.unit(carray(address, 1, record)[0]))


@entry(ADDRESS)
def is_one_round(game: Game) -> EntryPoint:
    """Whether a match is a single round."""
    record = game.State.dtype
    return lambda address: int(verbs.is_one_round(carray(address, 1, record)[0]))
