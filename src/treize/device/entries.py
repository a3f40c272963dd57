"""The entry points of the engine module: each takes addresses of memory, and calls a rule there.

Most are declared once and compiled for every game: a function of the game gives what is compiled,
and the types of its arguments are those at the border of the module.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numba import carray, types  # type: ignore[attr-defined]
from numpy.lib.stride_tricks import as_strided

from treize.engine import hashing, seeing, verbs
from treize.engine.table import FACE_UP
from treize.games import GAMES, Game
from treize.match import forecast

ADDRESS, WHOLE, LUCK, REAL = types.voidptr, types.int64, types.uint64, types.float64
MOST_SEATS = 8


class Entry(NamedTuple):
    """An entry point: its name, what is compiled, and the types of its arguments."""

    name: str
    function: Callable[..., Any]
    arguments: tuple[Any, ...]


Maker = Callable[[Game], Callable[..., Any]]
_MAKERS: dict[str, tuple[Maker, tuple[Any, ...]]] = {}


def entry(*arguments: Any) -> Callable[[Maker], Maker]:
    """Declare an entry point of every game, with arguments of such types."""

    def declare(make: Maker) -> Maker:
        _MAKERS[make.__name__] = make, arguments
        return make

    return declare


def entries() -> list[Entry]:
    """All entry points: `sha256`, and those of each game."""
    of_games = [
        Entry(f"{game.id}.{name}", make(game), arguments)
        for game in GAMES.values()
        for name, (make, arguments) in _MAKERS.items()
    ]
    return [Entry("sha256", _sha256, (ADDRESS, WHOLE, ADDRESS)), *of_games]


def _sha256(message, length, digest):  # type: ignore[no-untyped-def]
    hashing.sha256(carray(message, length, np.uint8), carray(digest, 32, np.uint8))


# --- Playing ---


@entry(ADDRESS, LUCK)
def deal(game: Game) -> Callable[..., Any]:
    """Deal the first round with this luck; the next one with the luck that is on the table, 0."""
    record = game.State.dtype

    def enter(address, luck):  # type: ignore[no-untyped-def]
        state = carray(address, 1, record)[0]
        if luck != np.uint64(0):
            state.luck = luck
        verbs.deal(state)

    return enter


@entry(ADDRESS, WHOLE, LUCK)
def play(game: Game) -> Callable[..., Any]:
    """Play a move with this luck and give LEGAL, or why it is not."""
    record = game.State.dtype

    def enter(address, move, luck):  # type: ignore[no-untyped-def]
        numbers = np.empty(MOST_SEATS, np.int32)
        return verbs.play_at(carray(address, 1, record), move, luck, numbers)

    return enter


# --- Asking ---


@entry(ADDRESS, ADDRESS)
def legal(game: Game) -> Callable[..., Any]:
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
def whys(game: Game) -> Callable[..., Any]:
    """Write down of every move why it is not legal, or LEGAL."""
    record, most = game.State.dtype, len(game.MOVES)

    def enter(address, found):  # type: ignore[no-untyped-def]
        verbs.reasons_at(carray(address, 1, record), carray(found, most, np.int16))

    return enter


@entry(ADDRESS)
def is_over(game: Game) -> Callable[..., Any]:
    """Whether the match is over."""
    record = game.State.dtype

    def enter(address):  # type: ignore[no-untyped-def]
        state = carray(address, 1, record)[0]
        return int(state.turn < 0 and verbs.is_over(state))

    return enter


@entry(ADDRESS)
def winners(game: Game) -> Callable[..., Any]:
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
def standings(game: Game) -> Callable[..., Any]:
    """Write down how everybody stands."""
    record = game.State.dtype

    def enter(address, numbers):  # type: ignore[no-untyped-def]
        verbs.standings_at(carray(address, 1, record), carray(numbers, MOST_SEATS, np.int32))

    return enter


@entry(ADDRESS, WHOLE, ADDRESS)
def lines(game: Game) -> Callable[..., Any]:
    """Write down the lines of a player's points: how many of something, and what it comes to."""
    record, shape = game.State.dtype, (len(game.LINES), 2)

    def enter(address, seat, found):  # type: ignore[no-untyped-def]
        verbs.lines_at(carray(address, 1, record), seat, carray(found, shape, np.int32))

    return enter


# --- Seeing ---


@entry(ADDRESS, WHOLE, ADDRESS)
def observe(game: Game) -> Callable[..., Any]:
    """Write down what an observer sees of a table."""
    record, visible = game.State.dtype, game.State.visible
    shape = visible.shape[2], game.State.kinds

    def enter(address, observer, seen):  # type: ignore[no-untyped-def]
        sheet = carray(seen, 1, record)
        sheet[0] = carray(address, 1, record)[0]
        seeing.blank(sheet[0], carray(seen, shape, np.int8), visible, observer)

    return enter


@entry(ADDRESS, ADDRESS)
def foresee(game: Game) -> Callable[..., Any]:
    """Write down a line for each legal move of who looks, and tell how many there are."""
    record, visible, rows = game.State.dtype, game.State.visible, forecast.rows_of(game.id)
    size, zones, kinds = record.itemsize, visible.shape[2], game.State.kinds
    shape = len(game.MOVES), 1 + len(forecast.Forecast._fields)

    def enter(address, found):  # type: ignore[no-untyped-def]
        octets = np.empty(2 * size, np.int8)
        cards = as_strided(octets, (2, zones, kinds), (size, kinds, 1))
        return forecast.foresee(
            carray(address, 1, record), octets.view(record), cards, visible, rows,
            carray(found, shape, np.int16),
        )  # fmt: skip

    return enter
