"""What a move would lead to, as far as its player can know before playing it.

The move is played at a table that the player can't tell from the real one, and only such things
are told of it as are the same at all those tables; so nothing of what is hidden gets in.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from treize import games, sight
from treize.notation import card_of, read_move
from treize.table import kernel


class Outlook(NamedTuple):
    """What follows from a move for sure."""

    total: int | None  # what it brings its target or the count to, before anything is taken
    taken: int  # cards that the player takes
    token: bool  # a token is taken
    again: bool  # the same player goes on
    out: bool  # it is the player's last card, and ends the round


@kernel
def foresee(tables: Any, moves: Any, reached: Any) -> None:
    """Play a move at each table, and write down what it brings a target or the count to."""
    for i in range(len(tables)):
        reached[i] = games.reach(tables[i], moves[i])
        games.play(tables[i], moves[i])


def outlook(game: str, table: Any, moves: list[str]) -> dict[str, Outlook]:
    """What each of these legal moves would lead to."""
    before = sight.imagine_one(table)
    player = before["turn"].item()
    octets = bytearray(before.tobytes() * len(moves))
    after = np.frombuffer(octets, before.dtype)
    reached = np.empty(len(moves), np.int16)
    foresee(after, np.array([read_move(game, move) for move in moves], np.int16), reached)
    taken: Any = _taken(game, after, player) - _taken(game, before, player)
    tokens: Any = _tokens(game, after) > _tokens(game, before)
    columns = reached, taken, tokens, after["turn"], _is_left(after, player)
    found = zip(moves, *(column.tolist() for column in columns), strict=True)
    return {
        move: Outlook(
            None if total == games.NO_TOTAL else total,
            max(0, taken),
            token,
            turn == player and card_of(game, move) is not None,
            turn < 0 and not is_left,
        )
        for move, total, taken, token, turn, is_left in found
    }


def _taken(game: str, tables: Any, player: int) -> Any:
    """How many cards lie where a player puts what was taken."""
    zone = {"thirteen": "taken", "friday": "taken", "leaves": "known"}.get(game)
    if zone is None:
        return np.zeros(len(tables), np.int16)
    return tables[zone][:, player].sum(axis=1, dtype=np.int16)


def _is_left(tables: Any, player: int) -> Any:
    """Whether a player holds a card."""
    is_left = tables["hands"][:, player].any(axis=1)
    if "known" in tables.dtype.names:
        is_left |= tables["known"][:, player].any(axis=1)
    if "shown" in tables.dtype.names:
        is_left |= tables["shown"].any(axis=1)
    return is_left


def _tokens(game: str, tables: Any) -> Any:
    """How many tokens the players have."""
    return tables["drats"].sum(axis=1) if game == "drat" else np.zeros(len(tables))
