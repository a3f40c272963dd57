"""The verbs that every game knows, and how a kernel finds the rules behind them.

A kernel that serves all games calls the verbs below.  Compiled, a verb finds the rules by the type
of the state's record, in which the game's name is; so the kernel closes over no function, which
Numba could not cache.  The body of a verb is what happens where a game declares no such rule.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import signature
from typing import Any, TypeVar, cast

import numpy as np
import numpy.typing as npt
from numba.extending import overload
from numba.np.numpy_support import from_dtype

from treize.engine.facts import Numbers
from treize.engine.merits import NONE, Choices, Merits, add_usual
from treize.engine.table import NO_SHORTCUT, NOBODY, Cards, States, Table, rule

NO_TOTAL = -99  # a game that does not add up
LEGAL = 0  # every game's first reason
Verb = TypeVar("Verb", bound=Callable[..., Any])

VERBS: dict[str, Callable[..., Any]] = {}  # by name, with what happens without such a rule
_BY_DTYPE: dict[Any, Any] = {}  # whatever finds the rules of a game by their name
_BY_TYPE: dict[Any, Any] = {}


def know(dtype: Any, game: Any) -> None:
    """Let kernels play a game: its `find` gives a rule by its name, or none."""
    _BY_DTYPE[dtype] = game
    _BY_TYPE[from_dtype(dtype)] = game


def game_of(state: Table | States) -> Any:
    """The game whose table this is."""
    return _BY_DTYPE[state.dtype]


def game_of_type(state: Any) -> Any:
    """The game whose tables have this type, which is asked when Numba compiles."""
    return _BY_TYPE[state]


def verb(function: Verb) -> Verb:
    """Declare what every game can be asked or told; the first thing it is given is a state."""
    name = function.__name__
    VERBS[name] = function

    @wraps(function)
    def plainly(state: Table, *others: Any) -> Any:
        return (game_of(state).find(name) or function)(state, *others)

    # Numba wants a function of its own for each number of arguments.
    def find_1(state: Table) -> Callable[..., Any]:
        rules = _BY_TYPE[state].find(name)
        return function if rules is None else lambda state: rules(state)

    def find_2(state: Table, a: Any) -> Callable[..., Any]:
        rules = _BY_TYPE[state].find(name)
        return function if rules is None else lambda state, a: rules(state, a)

    def find_3(state: Table, a: Any, b: Any) -> Callable[..., Any]:
        rules = _BY_TYPE[state].find(name)
        return function if rules is None else lambda state, a, b: rules(state, a, b)

    def find_5(state: Table, a: Any, b: Any, c: Any, d: Any) -> Callable[..., Any]:
        rules = _BY_TYPE[state].find(name)
        return function if rules is None else lambda state, a, b, c, d: rules(state, a, b, c, d)

    finders: dict[int, Callable[..., Any]] = {1: find_1, 2: find_2, 3: find_3, 5: find_5}
    overload(plainly, strict=False)(finders[len(signature(function).parameters)])
    return cast(Verb, plainly)


# --- What every game says ---


@verb
def deal(state: Table) -> None:
    """Deal the first round or the next."""


@verb
def why_not(state: Table, move: int) -> int:
    """Why a move is not legal, or LEGAL."""
    return LEGAL


@verb
def play(state: Table, move: int) -> None:
    """Play a legal move, and everything that follows until the next decision."""


@verb
def is_over(state: Table) -> bool:
    """Whether the round just scored was the last."""
    return True


@verb
def pack(state: Table, cards: Cards) -> None:
    """Lay out all the cards this table plays with."""


# --- What most games leave as it is ---


@verb
def is_winner(state: Table, player: int) -> bool:
    """Whether a player has won the match that is over: the lowest total, and a tie shares it."""
    for other in range(state.seats):
        if state.totals[other] < state.totals[player]:
            return False
    return True


@verb
def standing(state: Table, player: int) -> int:
    """How a player stands, also while the match goes on: less is better."""
    return int(state.totals[player])


@verb
def number_in(state: Table, player: int, line: int) -> int:
    """How many cards, or whatever it counts, stand in a line of a player's points."""
    return 0


@verb
def points_in(state: Table, player: int, line: int) -> int:
    """What a line of a player's points comes to."""
    return int(state.points[player])


@verb
def forget(state: Table, observer: int) -> None:
    """Blank what other seats know from their own cards and the observer does not."""


@verb
def bounds(state: Table, most: Cards) -> bool:
    """Write down how many of a kind each zone may hold, if play has proved something of it."""
    return False


@verb
def is_possible(state: Table) -> bool:
    """Whether an imagined table, dealt within the bounds, may be the real one."""
    return True


@verb
def shortcut(state: Table, moves: npt.NDArray[np.int16]) -> int:
    """Write down the legal moves quicker than by asking of each, if the game knows how."""
    return NO_SHORTCUT


@verb
def reach(state: Table, move: int) -> int:
    """What a move brings its target or the count to, if the game adds up."""
    return NO_TOTAL


@verb
def bank(state: Table) -> int:
    """The tokens nobody has taken yet, if there are any in the game."""
    return 0


@verb
def rate(state: Table, move: int) -> float:
    """How good a legal move is by the game's rule of thumb; without one, all are alike."""
    return 0.0


@verb
def merits(state: Table, move: int, choices: Choices, usual: Merits, rows: Merits) -> int:
    """Write down what speaks for one of the legal moves, as MERITS lists it, and how much that is.

    The state is a copy of what the mover sees, which may be changed.
    """
    return add_usual(rows, 0, usual, NONE)


@verb
def announce(state: Table, found: Numbers) -> None:
    """Write down what the table adds up for all, as ANNOUNCED lists it."""


@verb
def circumstances(state: Table, found: Numbers) -> None:
    """Write down the facts that a reason speaks of, as CIRCUMSTANCES lists them."""


# --- What follows from the options of a table ---


@verb
def unit(state: Table) -> int:
    """What a standing counts: points, cards or tokens, as UNITS lists them."""
    return 0


@verb
def is_one_round(state: Table) -> bool:
    """Whether a match is a single round."""
    return False


@verb
def rule_numbers(state: Table, cards: Cards, found: Numbers) -> None:
    """Write down the numbers in the texts of the rules, as RULE_NUMBERS lists them."""


# --- What follows from a game's type ---


def of_type(read: Callable[[Any], Any]) -> Callable[[Table], Any]:
    """Declare what follows from the game alone; compiled, it is a constant."""

    def plainly(state: Table) -> Any:
        return read(game_of(state))

    def find(state: Table) -> Callable[..., Any]:
        found = read(_BY_TYPE[state])
        return lambda state: found

    overload(plainly, strict=False)(find)
    return plainly


number_of_moves = of_type(lambda game: len(game.MOVES))
number_of_kinds = of_type(lambda game: game.State.kinds)
number_of_lines = of_type(lambda game: len(game.LINES))  # that explain the points of a player
has_thumb = of_type(lambda game: game.find("rate") is not None)  # whether there is a rule of thumb


# --- What the verbs are put together to ---


@rule
def end_round(state: Table) -> None:
    """The points of a round are the sum of their lines; it is nobody's turn now."""
    for player in range(int(state.seats)):  # as wide as elsewhere, or all is compiled once more
        points = 0
        for line in range(number_of_lines(state)):
            points += points_in(state, player, line)
        state.points[player] = points
        state.totals[player] += points
    state.turn = NOBODY


@rule
def legal(state: Table, moves: npt.NDArray[np.int16]) -> int:
    """Write down the legal moves, and tell how many there are."""
    if state.turn < 0:
        return 0
    number = shortcut(state, moves)
    return number if number != NO_SHORTCUT else ask_of_every_move(state, moves)


@rule
def ask_of_every_move(state: Table, moves: npt.NDArray[np.int16]) -> int:
    """The legal moves are those that nothing speaks against."""
    number = 0
    for move in range(number_of_moves(state)):
        moves[number] = move  # kept only if the next line counts it: no branch to mispredict
        number += why_not(state, move) == LEGAL
    return number


# --- One table, in an array of its own: that is handed over much quicker than a record of it ---


@rule
def legal_at(tables: States, moves: npt.NDArray[np.int16]) -> int:
    """Write down the legal moves, and tell how many there are."""
    return legal(tables[0], moves)


@rule
def why_not_at(tables: States, move: int) -> int:
    """Why a move is not legal, or LEGAL."""
    return why_not(tables[0], move)


@rule
def play_at(tables: States, move: int, luck: np.uint64, numbers: npt.NDArray[np.int32]) -> int:
    """Play a move with this luck, write down how everybody stands and give LEGAL, or why not."""
    why = why_not(tables[0], move)
    if why == LEGAL:
        tables[0].luck = luck
        play(tables[0], move)
        standings_at(tables, numbers)
    return why


@rule
def standings_at(tables: States, numbers: npt.NDArray[np.int32]) -> None:
    """Write down how everybody stands."""
    for player in range(tables[0].seats):
        numbers[player] = standing(tables[0], player)


@rule
def announce_at(tables: States, found: Numbers) -> None:
    """Write down what the table adds up for all."""
    announce(tables[0], found)


@rule
def circumstances_at(tables: States, found: Numbers) -> None:
    """Write down the facts that a reason speaks of."""
    circumstances(tables[0], found)


@rule
def reasons_at(tables: States, whys: npt.NDArray[np.int16]) -> None:
    """Write down of every move why it is not legal, or LEGAL."""
    for move in range(number_of_moves(tables[0])):
        whys[move] = why_not(tables[0], move)


@rule
def lines_at(tables: States, player: int, found: npt.NDArray[np.int32]) -> None:
    """Write down the lines of a player's points: how many of something, and what that comes to."""
    seat: Any = np.int32(player)  # as wide as where a round ends, or all is compiled once more
    for line in range(number_of_lines(tables[0])):
        found[line, 0] = number_in(tables[0], seat, line)
        found[line, 1] = points_in(tables[0], seat, line)
