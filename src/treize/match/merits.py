"""What speaks for a move: why it is better than others, as far as its player can know."""

from __future__ import annotations

from functools import cache
from threading import get_ident
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from treize.engine import merits as codes
from treize.engine import seeing, verbs
from treize.engine.table import Moves, States, kernel
from treize.games import Game, game_named
from treize.games.declared import Merits
from treize.match.forecast import Found, forecast_rows
from treize.match.notation import read_move
from treize.match.observation import Observation

ONLY, BEST, *USUAL = codes.ANYWHERE
Rows = npt.NDArray[np.int16]  # [move, merit, 1 + facts]


class Merit(NamedTuple):
    """Something that speaks for a move; the texts say it with these facts."""

    code: str
    facts: dict[str, object]


@kernel
def weigh(
    seen: States, scratch: States, ahead: Found, lays: Moves, usual: Rows, found: Rows, many: Moves
) -> None:
    """Write down all that speaks for each legal move, the weightiest first, and how much that is.

    `ahead` are the rows of `foresee`, one for each legal move, `lays` [move] tells which moves lay
    a card.  The rest is written on: a table of `scratch`, `usual` [merit, 1 + facts], `found` [row
    of ahead, merit, 1 + facts] with a code in each row and then its facts, `many` [row of ahead].
    """
    choices = ahead[:, 0].astype(np.int64)
    fewest = ahead[0, 2]
    for row in range(len(ahead)):
        fewest = min(fewest, ahead[row, 2])
    for row in range(len(ahead)):
        scratch[0] = seen[0]
        number = note_usual(ahead[row], lays[ahead[row, 0]], fewest, usual)
        many[row] = verbs.merits(scratch[0], choices[row], choices, usual[:number], found[row])


@kernel
def note_usual(ahead: Moves, lays: int, fewest: int, usual: Rows) -> int:
    """Write down what may speak for a move in any game, and how much that is."""
    taken = ahead[2]
    number = 0
    for code in range(codes.OUT, codes.OWN):
        usual[number, 0], usual[number, 1] = code, taken
        if code == codes.OUT:
            number += ahead[5] != 0
        elif code == codes.NO_TOKEN:
            number += ahead[3] <= 0
        elif code == codes.AGAIN:
            number += ahead[4] != 0 and lays != 0
        elif code == codes.TAKES_NOTHING:
            number += taken == 0
        else:
            number += taken > 0 and taken == fewest
    return number


@kernel
def choose(found: Rows, many: Moves, own: int) -> int:
    """Which merit of a move tells most: its place in `found[own]`, or -1 if all others share it.

    It is the weightiest that most of the others lack, or else the rarest.
    """
    others, best = len(many) - 1, -1
    rarest = others
    for place in range(many[own]):
        shared = 0
        for other in range(len(many)):
            for merit in range(many[other]):
                shared += other != own and found[other, merit, 0] == found[own, place, 0]
        if 2 * shared < others:
            return place
        if shared < rarest:
            best, rarest = place, shared
    return best


def merit_of(seen: Observation, move: str) -> Merit:
    """Why a legal move, the best that was found, is better than the others."""
    moves, found, many = _weighed(seen)
    if len(moves) == 1:
        return Merit(ONLY, {})
    own = moves.index(read_move(seen.game, move))
    place = choose(found, many, own)
    return Merit(BEST, {}) if place < 0 else _told(seen.rules, found[own, place].tolist())


def merits_of(seen: Observation) -> dict[str, Merits]:
    """All that speaks for each legal move of who sees this, the weightiest first."""
    rules = seen.rules
    moves, found, many = _weighed(seen)
    rows = (own[:number].tolist() for own, number in zip(found, many.tolist(), strict=True))
    told = [dict(_told(rules, row) for row in own) for own in rows]
    return dict(sorted(zip((rules.MOVES[move] for move in moves), told, strict=True)))


def _weighed(seen: Observation) -> tuple[list[int], Rows, Moves]:
    """The legal moves, the merits of each, and how many these are."""
    ahead = forecast_rows(seen)
    scratch, lays, usual, found, many = _tools(seen.game, get_ident())
    if len(ahead):
        weigh(seen._array, scratch, ahead, lays, usual, found, many)
    number = len(ahead)
    return ahead[:, 0].tolist(), found[:number], many[:number]


def _told(rules: Game, row: list[int]) -> Merit:
    """A merit by its name, and its facts."""
    code, facts = rules.merits[row[0]]
    return Merit(code, facts.told(row[1:]))


@cache
def _tools(game: str, thread: int) -> tuple[States, Moves, Rows, Rows, Moves]:
    """What a thread needs to weigh moves."""
    rules = game_named(game)
    scratch, *_ = seeing.scratch(rules.State, 2, thread)
    lays = np.array([move.card is not None for move in rules.moves], np.int16)
    columns = 1 + max(facts.size for _, facts in rules.merits)
    merits = len(rules.merits)
    found = np.zeros((len(rules.MOVES), merits, columns), np.int16)
    return scratch, lays, found[0].copy(), found, np.zeros(len(rules.MOVES), np.int16)
