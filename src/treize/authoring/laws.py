"""What holds in every game: random matches are watched, every law after every move.

`treize check-game` and the tests watch by the same kernel, so each law is stated once.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from treize import games
from treize.engine import batch, seeing, verbs
from treize.engine.options import Options
from treize.engine.table import (
    Cards,
    Moves,
    Octets,
    Seed,
    States,
    Table,
    Visible,
    kernel,
    octets_of,
    rule,
)
from treize.games import game_named

Counts = npt.NDArray[np.int64]
LAWS = (  # `law-…` says each to the player
    "hold",  # all of them
    "cards",  # are conserved, and none is owed
    "move",  # somebody at the table is to move, and has a legal move
    "after",  # no move is legal once the round is over
    "totals",  # are the sum of the points
    "lines",  # of a player add up to the points
    "redeal",  # what is seen of one is what was seen before
    "sight",  # what is legal depends only on what the mover sees
    "blanks",  # and may be asked of what the mover sees, where hidden zones are blank
    "winner",  # somebody wins a match that is over
    "shortcut",  # lists the moves that nothing speaks against
    "truth",  # what play has proved is true
    "world",  # and holds in every redeal
    "deal",  # lays out all the cards of the pack, each time
    "begin",  # and lets somebody move
)
HOLD, CARDS, MOVE, AFTER, TOTALS, LINES, REDEAL = range(7)
SIGHT, BLANKS, WINNER, SHORTCUT, TRUTH, WORLD, DEAL, BEGIN = range(7, len(LAWS))


@rule
def is_conserved(state: Table, matrix: Cards, pack: Cards) -> bool:
    """Whether the zones hold the pack, kind by kind."""
    verbs.pack(state, pack)
    for kind in range(matrix.shape[1]):
        for zone in range(matrix.shape[0]):
            if matrix[zone, kind] < 0:
                return False
            pack[kind] -= matrix[zone, kind]
        if pack[kind] != 0:
            return False
    return True


@rule
def is_same(one: npt.NDArray[np.signedinteger], other: npt.NDArray[np.signedinteger]) -> bool:
    """Whether two rows of numbers are the same."""
    for place in range(len(one)):
        if one[place] != other[place]:
            return False
    return True


@rule
def is_within(matrix: Cards, most: Cards) -> bool:
    """Whether no zone holds more of a kind than it may."""
    for zone in range(matrix.shape[0]):
        for kind in range(matrix.shape[1]):
            if matrix[zone, kind] > most[zone, kind]:
                return False
    return True


@rule
def is_blind(
    scratch: States,
    matrix: Cards,
    octets: Octets,
    visible: Visible,
    pack: Cards,
    most: Cards,
    seat: int,
) -> bool:
    """Whether observing a redeal of an observation gives the observation again.

    The scratch holds three tables: the observation, a redeal of it, and what is seen of that.
    """
    over = 1 if scratch[0].turn < 0 else 0
    luck = scratch[0].luck
    seeing.blank(scratch[0], matrix[0], visible, seat)
    octets[1, :] = octets[0]
    scratch[1].luck = luck ^ np.uint64(0x9E3779B97F4A7C15)
    seeing.imagine(scratch[1], matrix[1], visible[over, seat], pack, most)
    octets[2, :] = octets[1]
    seeing.blank(scratch[2], matrix[2], visible, seat)
    return is_same(octets[0], octets[2])


@rule
def has_same_moves(state: Table, other: Table, moves: Moves, others: Moves) -> bool:
    """Whether the same moves are legal at two tables."""
    number = verbs.legal(state, moves)
    return verbs.legal(other, others) == number and is_same(moves[:number], others[:number])


@rule
def sight_broken(state: Table, scratch: States, moves: Moves, others: Moves) -> int:
    """Whether what is legal is another matter at a redeal, or for who looks at blank zones."""
    if not has_same_moves(state, scratch[1], moves, others):
        return SIGHT
    return HOLD if has_same_moves(state, scratch[0], moves, others) else BLANKS


@rule
def is_asked(state: Table, moves: Moves, others: Moves, number: int) -> bool:
    """Whether asking of every move finds the legal ones that were written down."""
    asked = verbs.ask_of_every_move(state, others)
    return asked == number and is_same(moves[:number], others[:number])


@rule
def is_explained(state: Table, player: int) -> bool:
    """Whether the lines of a player's points add up to them."""
    points = 0
    for line in range(verbs.number_of_lines(state)):
        points += verbs.points_in(state, player, line)
    return bool(points == state.points[player])


@rule
def proof_broken(matrix: Cards, scratch: States, scratch_cards: Cards, most: Cards) -> int:
    """Whether what play has proved to an observer is wrong, or not kept by a redeal."""
    if not verbs.bounds(scratch[0], most):
        return HOLD
    if not is_within(matrix, most):
        return TRUTH
    return HOLD if is_within(scratch_cards[1], most) else WORLD


@rule
def law_broken(
    state: Table, matrix: Cards, octets: Octets,
    scratch: States, scratch_cards: Cards, scratch_octets: Octets,
    visible: Visible, pack: Cards, most: Cards, moves: Moves, others: Moves,
) -> int:  # fmt: skip
    """The first law that a table breaks, or HOLD."""
    if not is_conserved(state, matrix, pack):
        return CARDS
    number = verbs.legal(state, moves)
    if state.turn >= state.seats or (state.turn >= 0 and number == 0):
        return MOVE
    if state.turn < 0 and number > 0:
        return AFTER
    if state.turn >= 0 and not is_asked(state, moves, others, number):
        return SHORTCUT
    seat = max(int(state.turn), 0)
    for observer in (seat, (seat + 1) % state.seats, 8):
        scratch_octets[0, :] = octets
        if not is_blind(scratch, scratch_cards, scratch_octets, visible, pack, most, observer):
            return REDEAL
        if not is_conserved(scratch[1], scratch_cards[1], pack):
            return REDEAL
        law = proof_broken(matrix, scratch, scratch_cards, most)
        if law == HOLD and observer == state.turn:
            law = sight_broken(state, scratch, moves, others)
        if law != HOLD:
            return law
    return HOLD


@rule
def scoring_broken(state: Table, totals: Counts) -> int:
    """The law that the points of a round break, which are added to the totals; or HOLD."""
    broken = HOLD
    for player in range(state.seats):
        totals[player] += state.points[player]
        if totals[player] != state.totals[player]:
            broken = TOTALS
        if not is_explained(state, player):
            broken = LINES
    return broken


@rule
def after_deal(law: int) -> int:
    """The law that is broken, where it was the deal that broke it."""
    if law == CARDS:
        return DEAL
    return BEGIN if law == MOVE else law


@kernel
def watch_matches(
    tables: States, matrix: Cards, octets: Octets,
    scratch: States, scratch_cards: Cards, scratch_octets: Octets,
    visible: Visible, lengths: Counts, broken: Counts, cap: int,
) -> None:  # fmt: skip
    """Play matches at random and note the first law that each breaks."""
    pack = np.zeros(matrix.shape[2], np.int8)
    most = np.zeros(matrix.shape[1:], np.int8)
    moves = np.empty(verbs.number_of_moves(tables[0]), np.int16)
    others = np.empty(verbs.number_of_moves(tables[0]), np.int16)
    totals = np.zeros(8, np.int64)
    for i in range(len(tables)):
        state = tables[i]
        verbs.deal(state)
        is_dealt = True
        totals[:] = 0
        broken[i] = HOLD
        lengths[i] = 0
        while lengths[i] < cap and broken[i] == HOLD:
            broken[i] = law_broken(
                state, matrix[i], octets[i], scratch, scratch_cards, scratch_octets, visible, pack,
                most, moves, others,
            )  # fmt: skip
            if is_dealt:
                broken[i] = after_deal(broken[i])
            is_dealt = False
            if broken[i] != HOLD:
                break
            if state.turn >= 0:
                verbs.play(state, batch.random_move(state, moves))
                lengths[i] += 1
                continue
            broken[i] = scoring_broken(state, totals)
            if verbs.is_over(state):
                break
            verbs.deal(state)
            is_dealt = True
        if state.turn < 0 and broken[i] == HOLD:
            winners = 0
            for player in range(state.seats):
                winners += verbs.is_winner(state, player)
            broken[i] = HOLD if winners else WINNER


def watch(
    game: str, seats: int, options: Options, matches: int, seed: Seed, cap: int
) -> tuple[Counts, Counts, States]:
    """Watch matches; their lengths, the laws they broke, and the tables as they lie."""
    state = game_named(game).State
    tables = games.lay(game, matches, seats=seats, seed=seed, options=options)
    scratch = np.zeros(3, state.dtype).view(np.recarray)
    lengths, broken = np.zeros(matches, np.int64), np.zeros(matches, np.int64)
    watch_matches(
        tables, state.cards(tables), octets_of(tables),
        scratch, state.cards(scratch), octets_of(scratch), state.visible, lengths, broken, cap,
    )  # fmt: skip
    return lengths, broken, tables
