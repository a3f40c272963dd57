"""Players with a rule of thumb: each move has a rate, and the best is played.

What they go by are the tips of the rulebooks and what one learns in a few evenings.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.extending import overload
from numba.np.numpy_support import from_dtype

from treize import games
from treize.bots.seen import legal_moves, luck_for, name_of
from treize.cards import count, highest, lowest
from treize.games import drat, leaves, ole, thirteen
from treize.table import rule


class Greedy:
    """Plays the move with the best rate; among equals, luck decides."""

    def __init__(self, game: str, seed: str) -> None:
        self.seed = seed

    def choose(self, seen: Any) -> str:
        """The best move by the game's rule of thumb."""
        rates = {move: float(rate(seen[0], move)) for move in legal_moves(seen)}
        best = [move for move, worth in rates.items() if worth == max(rates.values())]
        return name_of(seen, best[luck_for(self.seed, seen) % len(best)])


# --- 13 and Friday the 13th ---------------------------------------------------


@rule
def rate_target(state: Any, move: int) -> float:
    """Take as little as possible; else play high, and leave the target near its limit."""
    card, colour = thirteen.card_of(move), thirteen.target_of(move)
    after = thirteen.reach(state, move)
    if after <= state.limit:
        return float(after) / 2 + float(thirteen.VALUE[card])
    target = state.targets[colour]
    rotten = int(target[thirteen.ROTTEN])
    coloured = count(target) - rotten
    if leads_after(state, colour, coloured):
        coloured = 0
    return -10.0 * (coloured + 2 * rotten) + float(thirteen.VALUE[card])


@rule
def leads_after(state: Any, colour: int, more: int) -> bool:
    """Whether the mover would have taken most of a colour with so many more."""
    mine = thirteen.number_taken(state, state.turn, colour) + more
    for other in range(state.seats):
        if other != state.turn and thirteen.number_taken(state, other, colour) >= mine:
            return False
    return True


# --- Olé! ---------------------------------------------------------------------


@rule
def rate_ole(state: Any, move: int) -> float:
    """Go on where you can, climb by small steps, and take a chip only if you must."""
    if ole.is_order(move):
        return rate_order(state, ole.order_of(move))
    if not ole.is_card(move):
        return -20.0
    if state.phase != ole.PLAY:
        return float(ole.VALUE[move])
    goes_on = ole.is_stronger(state, move) and ole.is_higher(state, move)
    up = max(0, int(ole.VALUE[move] - ole.VALUE[state.top]))
    stronger = abs(int(ole.COLOUR[move] - ole.COLOUR[state.top]))
    climb = up + (3 * stronger if ole.is_stronger(state, move) else 0)
    return (10.0 if goes_on else 0.0) - climb


@rule
def rate_order(state: Any, order: int) -> float:
    """An order is good when the own cards are of its strong colours."""
    hand = state.hands[state.turn]
    strong = 0
    for card in range(ole.KINDS):
        strength = int(ole.COLOUR[card]) if order == ole.NORMAL else 3 - int(ole.COLOUR[card])
        strong += int(hand[card]) * strength
    return float(strong)


# --- 13 Leaves ----------------------------------------------------------------


@rule
def rate_leaves(state: Any, move: int) -> float:
    """Lay many cards near the end of the row; pass with a card that makes a set."""
    value = leaves.value_of(move)
    mine = leaves.held(state, state.turn, value)
    if leaves.is_pass(move):
        return -20.0 + 3.0 * mine
    number = leaves.number_of(move)
    if number == mine and number == leaves.hand_size(state, state.turn):
        return 1000.0
    low, high = lowest(state.row), highest(state.row)
    gap = 0 if low > high else max(low - value, value - high, 0)
    splits = 1.0 if number < mine else 0.0
    return 3.0 * number - gap - 4.0 * splits


# --- Drat, 13 again! ----------------------------------------------------------


@rule
def rate_drat(state: Any, move: int) -> float:
    """Stay below the limit and play high cards early; duel when there are tokens to lose."""
    if drat.is_duel(move):
        rival = drat.rival_of(move)
        return 4.0 * float(state.drats[state.turn] - state.drats[rival]) + 0.5
    value, after = float(drat.VALUE[drat.card_of(move)]), drat.reach(state, move)
    if after >= state.limit:
        return -100.0 + value
    danger = state.limit - after  # the nearer the limit, the harder for those who follow
    return value + (3.0 if danger == 1 else 0.0)


# --- All games ----------------------------------------------------------------

RATES: dict[str, Any] = {
    "thirteen": rate_target,
    "friday": rate_target,
    "ole": rate_ole,
    "leaves": rate_leaves,
    "drat": rate_drat,
}
_BY_TYPE = {from_dtype(game.State.dtype): RATES[name] for name, game in games.GAMES.items()}
_BY_DTYPE = {game.State.dtype: RATES[name] for name, game in games.GAMES.items()}


def rate(state: Any, move: int) -> float:
    """How good a legal move is by the game's rule of thumb; without one, all are alike."""
    thumb = _BY_DTYPE.get(state.dtype)
    return 0.0 if thumb is None else float(thumb(state, move))


@overload(rate)
def _rate(state, move):  # type: ignore[no-untyped-def]
    thumb = _BY_TYPE.get(state)
    if thumb is None:
        return lambda state, move: 0.0
    return lambda state, move: thumb(state, move)


@rule
def greedy_move(state: Any, moves: Any) -> int:
    """The best legal move by the rule of thumb, the first of equals."""
    return best_of(state, moves, games.legal(state, moves))


@rule
def best_of(state: Any, moves: Any, number: int) -> int:
    """The best of some moves by the rule of thumb, the first of equals."""
    best, best_rate = 0, -np.inf
    for i in range(number):
        worth = rate(state, moves[i])
        if worth > best_rate:
            best, best_rate = i, worth
    return int(moves[best])
