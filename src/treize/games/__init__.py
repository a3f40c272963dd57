"""The five games, and the verbs that every game knows.

A kernel that serves all games calls the verbs below.  Compiled, a verb finds the rules by the type
of the state's record; so the kernel closes over no function, which Numba could not cache.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt
from numba.extending import overload
from numba.np.numpy_support import from_dtype

from treize.errors import BadGame
from treize.games import drat, friday, leaves, ole, thirteen
from treize.table import NO_SHORTCUT, Cards, Table, rule


class Game(Protocol):
    """What a game's file offers."""

    DESIGNER: str
    PUBLISHER: str
    SEATS: range
    CARDS: tuple[str, ...]  # the kinds as text
    MOVES: tuple[str, ...]  # the moves as text
    REASONS: tuple[str, ...]  # why a move is not legal, by number
    State: type[Table]

    deal: Callable[[Any], None]
    why_not: Callable[[Any, int], int]
    play: Callable[[Any, int], None]
    is_over: Callable[[Any], bool]
    is_winner: Callable[[Any, int], bool]
    standing: Callable[[Any, int], int]
    pack: Callable[[Any, Cards], None]


GAMES: dict[str, ModuleType] = {
    "thirteen": thirteen,
    "ole": ole,
    "friday": friday,
    "leaves": leaves,
    "drat": drat,
}
NO_TOTAL = -99  # a game that does not add up
LEGAL = 0  # every game's first reason
_BY_DTYPE = {game.State.dtype: game for game in GAMES.values()}
_BY_TYPE = {from_dtype(dtype): game for dtype, game in _BY_DTYPE.items()}


def add(name: str, game: Any) -> None:
    """Put a game of your own beside the five: a module, or anything that offers what `Game` lists.

    Kernels play it from then on; words for people need their place in `sight` and `locales`.
    """
    GAMES[name] = game
    _BY_DTYPE[game.State.dtype] = game
    _BY_TYPE[from_dtype(game.State.dtype)] = game


def game_named(name: str) -> Any:
    """The rules of a game, by its id."""
    if not isinstance(name, str) or name not in GAMES:
        raise BadGame("game/unknown", game=str(name)[:80], known=", ".join(GAMES))
    return GAMES[name]


def check_seats(name: str, seats: Any) -> None:
    """Refuse a number of players that the game is not for."""
    allowed = game_named(name).SEATS
    if type(seats) is not int or seats not in allowed:
        least, most = allowed.start, allowed.stop - 1
        raise BadGame("game/seats", game=name, seats=str(seats), least=least, most=most)


def rules_of(state: Any) -> Any:
    """The rules of the game whose table this is."""
    return _BY_DTYPE[state.dtype]


def name_of(state: Any) -> str:
    """The id of the game whose table this is."""
    return next(name for name, game in GAMES.items() if game is rules_of(state))


def kinds_in(state: Any) -> int:
    """How many kinds of card lie on tables of this type, which Numba asks when it compiles."""
    return int(_BY_TYPE[state].State.kinds)


# --- Verbs --------------------------------------------------------------------


def deal(state: Any) -> None:
    """Deal the first round or the next."""
    rules_of(state).deal(state)


def why_not(state: Any, move: int) -> int:
    """Why a move is not legal, or LEGAL."""
    return int(rules_of(state).why_not(state, move))


def play(state: Any, move: int) -> None:
    """Play a legal move, and everything that follows until the next decision."""
    rules_of(state).play(state, move)


def is_over(state: Any) -> bool:
    """Whether the round just scored was the last."""
    return bool(rules_of(state).is_over(state))


def is_winner(state: Any, player: int) -> bool:
    """Whether a player has won the match that is over."""
    return bool(rules_of(state).is_winner(state, player))


def standing(state: Any, player: int) -> int:
    """How a player stands, also while the match goes on: less is better."""
    return int(rules_of(state).standing(state, player))


def pack(state: Any, cards: Cards) -> None:
    """Lay out all the cards this table plays with."""
    rules_of(state).pack(state, cards)


def forget(state: Any, observer: int) -> None:
    """Blank what other seats know from their own cards and the observer does not."""
    rules = getattr(rules_of(state), "forget", None)
    if rules is not None:
        rules(state, observer)


def bounds(state: Any, most: Cards) -> bool:
    """Write down how many of a kind each zone may hold, if play has proved something of it."""
    rules = getattr(rules_of(state), "bounds", None)
    return False if rules is None else bool(rules(state, most))


def is_possible(state: Any) -> bool:
    """Whether an imagined table, dealt within the bounds, may be the real one."""
    rules = getattr(rules_of(state), "is_possible", None)
    return True if rules is None else bool(rules(state))


def shortcut(state: Any, moves: npt.NDArray[np.int16]) -> int:
    """Write down the legal moves quicker than by asking of each, if the game knows how."""
    rules = getattr(rules_of(state), "shortcut", None)
    return NO_SHORTCUT if rules is None else int(rules(state, moves))


def reach(state: Any, move: int) -> int:
    """What a move brings its target or the count to, if the game adds up."""
    rules = getattr(rules_of(state), "reach", None)
    return NO_TOTAL if rules is None else int(rules(state, move))


def bank(state: Any) -> int:
    """The tokens nobody has taken yet, if there are any in the game."""
    rules = getattr(rules_of(state), "bank", None)
    return 0 if rules is None else int(rules(state))


def number_of_moves(state: Any) -> int:
    """How many different moves the game knows."""
    return len(rules_of(state).MOVES)


def number_of_kinds(state: Any) -> int:
    """How many kinds of card the game knows."""
    return int(rules_of(state).State.kinds)


@overload(deal)
def _deal(state):  # type: ignore[no-untyped-def]
    rules = _BY_TYPE[state].deal
    return lambda state: rules(state)


@overload(why_not)
def _why_not(state, move):  # type: ignore[no-untyped-def]
    rules = _BY_TYPE[state].why_not
    return lambda state, move: rules(state, move)


@overload(play)
def _play(state, move):  # type: ignore[no-untyped-def]
    rules = _BY_TYPE[state].play
    return lambda state, move: rules(state, move)


@overload(is_over)
def _is_over(state):  # type: ignore[no-untyped-def]
    rules = _BY_TYPE[state].is_over
    return lambda state: rules(state)


@overload(is_winner)
def _is_winner(state, player):  # type: ignore[no-untyped-def]
    rules = _BY_TYPE[state].is_winner
    return lambda state, player: rules(state, player)


@overload(standing)
def _standing(state, player):  # type: ignore[no-untyped-def]
    rules = _BY_TYPE[state].standing
    return lambda state, player: rules(state, player)


@overload(pack)
def _pack(state, cards):  # type: ignore[no-untyped-def]
    rules = _BY_TYPE[state].pack
    return lambda state, cards: rules(state, cards)


@overload(forget)
def _forget(state, observer):  # type: ignore[no-untyped-def]
    rules = getattr(_BY_TYPE[state], "forget", None)
    if rules is None:
        return lambda state, observer: None
    return lambda state, observer: rules(state, observer)


@overload(bounds)
def _bounds(state, most):  # type: ignore[no-untyped-def]
    rules = getattr(_BY_TYPE[state], "bounds", None)
    if rules is None:
        return lambda state, most: False
    return lambda state, most: rules(state, most)


@overload(is_possible)
def _is_possible(state):  # type: ignore[no-untyped-def]
    rules = getattr(_BY_TYPE[state], "is_possible", None)
    if rules is None:
        return lambda state: True
    return lambda state: rules(state)


@overload(shortcut)
def _shortcut(state, moves):  # type: ignore[no-untyped-def]
    rules = getattr(_BY_TYPE[state], "shortcut", None)
    if rules is None:
        return lambda state, moves: NO_SHORTCUT
    return lambda state, moves: rules(state, moves)


@overload(reach)
def _reach(state, move):  # type: ignore[no-untyped-def]
    rules = getattr(_BY_TYPE[state], "reach", None)
    if rules is None:
        return lambda state, move: NO_TOTAL
    return lambda state, move: rules(state, move)


@overload(bank)
def _bank(state):  # type: ignore[no-untyped-def]
    rules = getattr(_BY_TYPE[state], "bank", None)
    if rules is None:
        return lambda state: 0
    return lambda state: rules(state)


@overload(number_of_moves)
def _number_of_moves(state):  # type: ignore[no-untyped-def]
    number = len(_BY_TYPE[state].MOVES)
    return lambda state: number


@overload(number_of_kinds)
def _number_of_kinds(state):  # type: ignore[no-untyped-def]
    number = kinds_in(state)
    return lambda state: number


@rule
def legal(state: Any, moves: npt.NDArray[np.int16]) -> int:
    """Write down the legal moves, and tell how many there are."""
    if state.turn < 0:
        return 0
    number = shortcut(state, moves)
    return number if number != NO_SHORTCUT else ask_of_every_move(state, moves)


@rule
def ask_of_every_move(state: Any, moves: npt.NDArray[np.int16]) -> int:
    """The legal moves are those that nothing speaks against."""
    number = 0
    for move in range(number_of_moves(state)):
        moves[number] = move  # kept only if the next line counts it: no branch to mispredict
        number += why_not(state, move) == LEGAL
    return number


# --- One table, in an array of its own: that is handed over much quicker than a record of it ---


@rule
def legal_at(tables: Any, moves: npt.NDArray[np.int16]) -> int:
    """Write down the legal moves, and tell how many there are."""
    return legal(tables[0], moves)


@rule
def why_not_at(tables: Any, move: int) -> int:
    """Why a move is not legal, or LEGAL."""
    return why_not(tables[0], move)


@rule
def play_at(tables: Any, move: int, luck: np.uint64, numbers: npt.NDArray[np.int32]) -> int:
    """Play a move with this luck, write down how everybody stands and give LEGAL, or why not."""
    why = why_not(tables[0], move)
    if why == LEGAL:
        tables[0].luck = luck
        play(tables[0], move)
        standings_at(tables, numbers)
    return why


@rule
def standings_at(tables: Any, numbers: npt.NDArray[np.int32]) -> None:
    """Write down how everybody stands."""
    for player in range(tables[0].seats):
        numbers[player] = standing(tables[0], player)


@rule
def bank_at(tables: Any) -> int:
    """The tokens nobody has taken yet."""
    return bank(tables[0])


@rule
def reasons_at(tables: Any, whys: npt.NDArray[np.int16]) -> None:
    """Write down of every move why it is not legal, or LEGAL."""
    for move in range(number_of_moves(tables[0])):
        whys[move] = why_not(tables[0], move)
