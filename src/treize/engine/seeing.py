"""What may be seen of tables, compiled: the only door through which a state leaves the rules.

An observation is blank where its observer sees nothing, and `redeal` makes tables of it that the
observer can't tell from the real one.  All are states; a match hands out an `Observation`.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt
from numba.extending import overload

from treize.engine import cards, verbs
from treize.engine.luck import luck_from
from treize.engine.table import (
    FACE_UP,
    SPECTATOR,
    Arrays,
    Cards,
    States,
    Table,
    Visible,
    copy_of,
    kernel,
    rule,
)
from treize.errors import BadSeat

MOST_TRIES = 10_000  # redeals until one is possible; more only where a table was made up


@rule
def blank(state: Table, matrix: Cards, visible: Visible, observer: int) -> None:
    """Turn a table into what the observer sees of it, and knows."""
    is_over = 1 if state.turn < 0 else 0
    cards.observe(state, matrix, visible[is_over, observer], observer)
    verbs.forget(state, observer)


@rule
def observe_each(
    tables: States, seen: States, matrix: Cards, visible: Visible, first: int, number: int
) -> bool:
    """Copy a table as some observers see it, seat by seat and at the end a spectator.

    Not one that is seen by an observer already.
    """
    if tables[0].observer != FACE_UP:
        return False
    for i in range(number):
        observer = first + i
        seen[i] = tables[0]
        blank(seen[i], matrix[i], visible, observer if observer < tables[0].seats else SPECTATOR)
    return True


@rule
def imagine(state: Table, matrix: Cards, visible: Visible, pack: Cards, most: Cards) -> None:
    """Turn an observation with luck of its own into a table that its observer may be looking at."""
    observer = int(state.observer)
    tries = 1
    while not deal_hidden(state, matrix, visible, pack, most) and tries < MOST_TRIES:
        cards.cover(state, matrix, visible, observer)
        tries += 1


@rule
def deal_hidden(state: Table, matrix: Cards, visible: Visible, pack: Cards, most: Cards) -> bool:
    """Deal the hidden cards anew within what play has proved, and tell whether that may be.

    All it is given is the observation, and luck of its own, so it can't tell what it should not.
    """
    verbs.pack(state, pack)
    cards.leave_unseen(state, matrix, visible, pack)
    deal_unseen(state, matrix, pack, most)
    state.observer = FACE_UP
    return bool(verbs.is_possible(state))


def deal_unseen(state: Table, matrix: Cards, pack: Cards, most: Cards) -> None:
    """Deal cards to zones with room, and if play has proved what they may hold, within that."""
    if verbs.bounds(state, most):
        cards.deal_within(state, pack, matrix, state.sizes, most)
    else:
        cards.deal_out(state, pack, matrix, state.sizes)


@overload(deal_unseen, strict=False)
def _deal_unseen(state, matrix, pack, most):  # type: ignore[no-untyped-def]
    """Where nothing is ever proved, what deals within bounds is not even compiled."""
    if verbs.game_of_type(state).find("bounds"):
        return deal_unseen
    return lambda state, matrix, pack, most: cards.deal_out(state, pack, matrix, state.sizes)


@kernel
def redeal_all(
    tables: States, matrix: Cards, visible: Visible, lucks: npt.NDArray[np.uint64]
) -> None:
    """Turn every observation into a table that its observer may be looking at."""
    pack = np.zeros(matrix.shape[2], np.int8)
    most = np.zeros(matrix.shape[1:], np.int8)
    for i in range(len(tables)):
        state = tables[i]
        state.luck = lucks[i]
        is_over = 1 if state.turn < 0 else 0
        imagine(state, matrix[i], visible[is_over, state.observer], pack, most)


def redeal(observations: Arrays, lucks: npt.ArrayLike) -> Arrays:
    """Tables that the observers can't tell from the real ones, by luck of their own."""
    if (observations["observer"] == FACE_UP).any():
        raise BadSeat("seat/face-up")
    state = verbs.game_of(observations).State
    imagined = copy_of(observations.view(np.ndarray))
    each = np.broadcast_to(luck_from(lucks), len(imagined))
    redeal_all(imagined, state.cards(imagined), state.visible, each)
    return imagined.view(type(observations))


@cache
def scratch(state: type[Table], number: int, thread: int) -> tuple[States, Cards, Visible]:
    """So many tables that a thread may write on, their matrices, and who sees which rows."""
    tables = np.zeros(number, state.dtype)
    return tables, state.cards(tables), state.visible
