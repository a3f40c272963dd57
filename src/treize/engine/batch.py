"""Many tables at once: random play, on one core or on all."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import numpy.typing as npt

from treize.engine import verbs
from treize.engine.cards import roll
from treize.engine.table import Moves, States, Table, kernel, rule

CAP = 10_000  # moves after which a simulated match is broken off: some games might never end


@rule
def random_move(state: Table, moves: Moves) -> int:
    """One of the legal moves, by the table's own luck."""
    return int(moves[roll(state, verbs.legal(state, moves))])


@kernel
def deal_all(tables: States) -> None:
    """Deal the first round, or the next, at every table."""
    for i in range(len(tables)):
        verbs.deal(tables[i])


@kernel
def play_matches(tables: States, lengths: npt.NDArray[np.int64], cap: int) -> None:
    """Play a whole match at each empty table at random; note how many moves it took."""
    for i in range(len(tables)):
        state = tables[i]
        moves = np.empty(verbs.number_of_moves(state), np.int16)
        verbs.deal(state)
        lengths[i] = 0
        while lengths[i] < cap:
            verbs.play(state, random_move(state, moves))
            lengths[i] += 1
            if state.turn < 0:
                if verbs.is_over(state):
                    break
                verbs.deal(state)


@kernel
def note_matches(
    tables: States, starts: npt.NDArray[np.int64], noted: npt.NDArray[np.int16]
) -> None:
    """Play the matches that `play_matches` plays, and note each move from a match's start on.

    [move, 4]: the round, the seat, the move, and how many were legal.
    """
    for i in range(len(tables)):
        state = tables[i]
        moves = np.empty(verbs.number_of_moves(state), np.int16)
        verbs.deal(state)
        end = starts[i + 1] if i + 1 < len(tables) else len(noted)
        for at in range(starts[i], end):
            number = verbs.legal(state, moves)
            move = moves[roll(state, number)]
            noted[at, 0], noted[at, 1] = state.this_round, state.turn
            noted[at, 2], noted[at, 3] = move, number
            verbs.play(state, move)
            if state.turn < 0 and at + 1 < end:
                verbs.deal(state)


@kernel
def find_winners(tables: States, winners: npt.NDArray[np.bool_]) -> None:
    """Fill in who has won each match that is over: [table, seat]."""
    for i in range(len(tables)):
        for player in range(tables[i].seats):
            is_over = tables[i].turn < 0 and verbs.is_over(tables[i])
            winners[i, player] = is_over and verbs.is_winner(tables[i], player)


def on_cores(
    work: Callable[..., None], tables: States, lengths: npt.NDArray[np.int64], cores: int = 0
) -> None:
    """Do a kernel's work on so many cores, 0 for all; the result does not depend on how many."""
    cores = cores or os.cpu_count() or 1
    parts = np.array_split(np.arange(len(tables)), cores)
    slices = [slice(part[0], part[-1] + 1) for part in parts if len(part)]
    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(lambda part: work(tables[part], lengths[part], CAP), slices))
