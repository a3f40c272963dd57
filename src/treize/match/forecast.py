"""What a move would lead to, as far as its player can know before playing it.

The move is played at a table that the player can't tell from the real one, and only such things
are told of it as are the same at all those tables; so nothing of what is hidden gets in.
"""

from __future__ import annotations

from functools import cache, partial
from itertools import starmap
from threading import get_ident
from typing import Any, NamedTuple

import numba
import numpy as np
import numpy.typing as npt

from treize import games
from treize.engine import seeing, verbs
from treize.engine.cards import count
from treize.engine.table import SPECTATOR, TAKEN, Cards, States, Table, Visible, kernel
from treize.match.observation import Observation
from treize.match.places import rows_held

Rows = npt.NDArray[np.int64]
Found = npt.NDArray[np.int16]
ANY_LUCK = np.uint64(13)


class Forecast(NamedTuple):
    """What follows from a move for sure."""

    total: int | None  # what it brings its target or the count to, before anything is taken
    taken: int  # cards that the player takes
    token: bool  # a token is taken
    again: bool  # the same player goes on
    out: bool  # it is the player's last card, and ends the round


@kernel
def foresee(
    seen: States,
    scratch: States,
    cards: Cards,
    visible: Visible,
    rows: Rows,
    found: Found,
) -> int:
    """Play each legal move at one imagined table; write down what came of it, a line for each.

    A line begins with the move.  There is room for two tables in the scratch buffer.  The rows of
    a player are those of the cards taken, or -1, and of those in hand.
    """
    world, after = scratch[0], scratch[1]
    scratch[0] = seen[0]
    player: Any = np.int64(world.turn)  # as wide as elsewhere, or the rules are compiled once more
    pack = np.zeros(cards.shape[2], np.int8)
    most = np.zeros(cards.shape[1:], np.int8)
    world.luck = ANY_LUCK
    seeing.imagine(world, cards[0], visible[0, player], pack, most)
    moves = np.empty(len(found), np.int16)
    number = verbs.legal(world, moves)
    taken = rows[player, 0]
    before = count(cards[0, taken]) if taken >= 0 else 0
    for i in range(number):
        scratch[1] = scratch[0]
        move: Any = np.int64(moves[i])
        found[i, 0] = move
        found[i, 1] = verbs.reach(after, move)
        verbs.play(after, move)
        found[i, 2] = max(0, count(cards[1, taken]) - before) if taken >= 0 else 0
        found[i, 3] = verbs.bank(world) - verbs.bank(after)
        found[i, 4] = after.turn == player
        left = 0
        for row in rows[player, 1:]:
            left += count(cards[1, row])
        found[i, 5] = after.turn < 0 and left == 0
    return number


def forecast(seen: Observation) -> dict[str, Forecast]:
    """What each legal move of who sees this would lead to, sorted by the moves."""
    return dict(sorted(starmap(partial(forecast_of, seen.game), forecast_rows(seen).tolist())))


def forecast_rows(seen: Observation) -> Found:
    """The same as `foresee` writes it down; none where another is to play."""
    scratch, cards, visible, rows, found = _tools(seen.game, get_ident())
    number = 0
    if seen.turn is not None and seen.seat == seen.turn:
        number = foresee(seen._array, scratch, cards, visible, rows, found)
    ahead: Found = found[:number]
    return ahead


def compile_for(game: str) -> None:
    """Compile what a game needs to be foreseen, without a table to look at."""
    table = np.zeros(1, games.game_named(game).State.dtype)
    given = table, *_tools(game, get_ident())
    types: Any = [numba.typeof(value) for value in given]  # type: ignore[no-untyped-call]
    foresee.compile(tuple(types))  # type: ignore[attr-defined]


@cache
def forecast_of(
    game: str, move: int, total: int, taken: int, tokens: int, same: int, out: int
) -> tuple[str, Forecast]:
    """One of the few things that may come of a move."""
    played = games.game_named(game).moves[move]
    known = None if total == verbs.NO_TOTAL else total
    goes_on = bool(same) and played.card is not None
    return str(played), Forecast(known, taken, tokens > 0, goes_on, bool(out))


@cache
def _tools(game: str, thread: int) -> tuple[Any, ...]:
    """What a thread needs to foresee."""
    found = np.empty((len(games.game_named(game).MOVES), 1 + len(Forecast._fields)), np.int16)
    return *seeing.scratch(games.game_named(game).State, 2, thread), rows_of(game), found


def rows_of(game: str) -> Rows:
    """Where each player puts what was taken, if it is kept, and what the player holds."""
    rules = games.game_named(game)
    state = rules.State
    taken = next((state.rows[zone].start for zone in state.places if _takes(state, zone)), None)
    return np.array(
        [
            [-1 if taken is None else taken + player, *rows_held(game, player, is_turn=True)]
            for player in range(rules.SEATS.stop - 1)
        ]
    )


def _takes(state: Table, zone: str) -> bool:
    """Whether players put there what they take, before the eyes of all."""
    place = state.places[zone]
    is_seen = bool(state.visible[0, SPECTATOR, state.rows[zone].start])
    return zone in state.per_seat and (place.role == TAKEN or (place.is_held and is_seen))
