"""What a move would lead to, as far as its player can know before playing it.

The move is played at a table that the player can't tell from the real one, and only such things
are told of it as are the same at all those tables; so nothing of what is hidden gets in.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from treize import games, sight
from treize.cards import count
from treize.notation import card_of, read_move
from treize.table import copy_of, kernel


class Outlook(NamedTuple):
    """What follows from a move for sure."""

    total: int | None  # what it brings its target or the count to, before anything is taken
    taken: int  # cards that the player takes
    token: bool  # a token is taken
    again: bool  # the same player goes on
    out: bool  # it is the player's last card, and ends the round


@kernel
def foresee(world: Any, scratch: Any, cards: Any, moves: Any, rows: Any, found: Any) -> None:
    """Play each move at the same table, and write down what came of it, a line for each.

    The rows are those of the cards that the player has taken, or -1, and of those in hand.
    """
    player = world[0].turn
    for i in range(len(moves)):
        scratch[0] = world[0]
        before = count(cards[0, rows[0]]) if rows[0] >= 0 else 0
        found[i, 0] = games.reach(scratch[0], moves[i])
        games.play(scratch[0], moves[i])
        taken = count(cards[0, rows[0]]) - before if rows[0] >= 0 else 0
        found[i, 1] = max(0, taken)
        found[i, 2] = games.bank(world[0]) - games.bank(scratch[0])
        found[i, 3] = scratch[0].turn == player
        left = 0
        for row in rows[1:]:
            left += count(cards[0, row])
        found[i, 4] = scratch[0].turn < 0 and left == 0


def outlook(game: str, table: Any, moves: list[str]) -> dict[str, Outlook]:
    """What each of these legal moves would lead to."""
    world = sight.imagine_one(table)
    scratch = copy_of(world)
    found = np.empty((len(moves), len(Outlook._fields)), np.int16)
    numbers = np.array([read_move(game, move) for move in moves], np.int16)
    cards = games.game_named(game).State.cards(scratch)
    foresee(world, scratch, cards, numbers, _rows(game, world["turn"].item()), found)
    return {
        move: _outlook(*came, card_of(game, move) is not None)
        for move, came in zip(moves, found.tolist(), strict=True)
    }


@cache
def _outlook(total: int, taken: int, tokens: int, same: int, out: int, is_card: bool) -> Outlook:
    """One of the few things that may come of a move."""
    known = None if total == games.NO_TOTAL else total
    return Outlook(known, taken, tokens > 0, bool(same) and is_card, bool(out))


@cache
def _rows(game: str, player: int) -> Any:
    """Where a player puts what was taken, if it is kept, and what the player holds."""
    rows = games.game_named(game).State.rows
    taken = next((rows[zone].start + player for zone in ("taken", "known") if zone in rows), -1)
    return np.array([taken, *sight.rows_held(game, player, is_turn=True)])
