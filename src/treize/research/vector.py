"""Thousands of tables at once, as arrays: moves in, observations and masks out.

Every array is made once and filled in again at each step; who wants to keep one copies it.
A match that is over is followed by the next at the same table within the same step.
"""

from __future__ import annotations

from copy import deepcopy
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from treize import games
from treize.bots.greedy import best_of
from treize.engine import verbs
from treize.engine.batch import CAP
from treize.engine.cards import roll, stir
from treize.engine.compiled import inlined
from treize.engine.luck import luck_from
from treize.engine.options import Options
from treize.engine.plain import plain
from treize.engine.table import Moves, Records, Seed, States, Table, kernel, octets_of, rule
from treize.errors import BadMove, BadSeat, BadUse
from treize.research.bounds import bounds
from treize.research.features import (
    Buffers,
    Index,
    Plan,
    buffers_of,
    features_of,
    features_seen,
    labels,
    plan_of,
    write_features,
)
from treize.research.rewards import ILLEGAL, REWARDS, check_illegal, check_rewards

__all__ = ["Tables", "bounds", "features_of", "features_seen", "labels"]

EVERYBODY = -1  # in place of one learner: all seats are played from outside
OPPONENTS = "chance", "greedy"
CHANCE, GREEDY = range(2)
POINTS = REWARDS.index("points")
NO_TABLE = -1
BEGIN, KEEP = -1, -2  # in place of a move: deal the first round; leave the table as it is
_32 = np.uint64(32)


class Arrays(NamedTuple):
    """All that a step reads and writes; the first index is the table."""

    tables: States  # [table] their states
    empty: npt.NDArray[np.uint8]  # [byte] a table before its first deal
    plan: Plan
    learners: npt.NDArray[np.int16]  # [table] the seat played from outside, or EVERYBODY
    turns: npt.NDArray[np.int16]  # [table] whose move it is
    observations: npt.NDArray[np.int16]  # [table, feature] what that seat sees
    masks: npt.NDArray[np.int8]  # [table, move] 1 where a move is legal
    moves: npt.NDArray[np.int16]  # [place] the legal moves of the table at hand
    choices: npt.NDArray[np.int64]  # [table] one of them at random
    lucks: npt.NDArray[np.uint64]  # [table] for that choice
    lengths: npt.NDArray[np.int32]  # [table] moves of this match so far
    rewards: npt.NDArray[np.float32]  # [table, seat] of this step
    ended: npt.NDArray[np.bool_]  # [table] whether this step ended a match
    capped: npt.NDArray[np.bool_]  # [table] whether it was broken off
    illegal: npt.NDArray[np.bool_]  # [table] whether a move that was not legal ended it
    final_observations: npt.NDArray[
        np.int16
    ]  # [table, feature] what was seen of the match that ended
    octets: npt.NDArray[np.uint8]  # [table, byte] the memory of the tables
    buffers: Buffers  # the same memory again

    def __reduce__(self) -> tuple[object, ...]:
        """Copied or pickled, the last two share the memory of the new tables."""
        return spread, self[:-2]


def spread(tables: States, *others: object) -> Arrays:
    """All arrays, with those that share the memory of the tables."""
    return Arrays._make((tables, *others, octets_of(tables), buffers_of(tables)))


class StepTerms(NamedTuple):
    """How the tables are played."""

    opponents: int
    rewards: int
    cap: int
    is_told: bool  # whether observations are filled in
    is_taught: bool  # whether one seat is played from outside, or all
    is_strict: bool  # whether a move that is not legal is refused, or ends the match


# --- One table ----------------------------------------------------------------


@rule
def score(state: Table, rewards: npt.NDArray[np.float32], i: int, by_points: bool) -> None:
    """What the end of a round brings: points saved beside the others, or the win at the very end.

    Either way everyone's rewards add up to nothing.
    """
    seats = state.seats
    if by_points:
        total = 0.0
        for seat in range(seats):
            total += state.points[seat]
        for seat in range(seats):
            rewards[i, seat] += total / seats - state.points[seat]
    else:
        winners = 0
        for seat in range(seats):
            winners += verbs.is_winner(state, seat)
        for seat in range(seats):
            rewards[i, seat] += verbs.is_winner(state, seat) / winners - 1.0 / seats


@inlined
def finish(a: Arrays, terms: StepTerms, i: int, state: Table) -> None:
    """Score a round; after the last, or when the match takes too long, clear the table."""
    is_round_over = state.turn < 0
    is_last = not is_round_over or verbs.is_over(state)
    by_points = terms.rewards == POINTS
    if is_round_over and (by_points or is_last):
        score(state, a.rewards, i, by_points)
    if is_last:
        a.capped[i] = not is_round_over
        clear(a, terms, i, state)


@inlined
def clear(a: Arrays, terms: StepTerms, i: int, state: Table) -> None:
    """End a match: write down what was seen of it last, and lay an empty table."""
    if terms.is_told:
        looker = a.learners[i] if terms.is_taught else a.turns[i]  # who moved last
        write_features(state, a.buffers, a.plan, i, looker, a.final_observations)
    a.ended[i], a.lengths[i] = True, 0
    luck = state.luck  # which goes on
    for place in range(len(a.empty)):
        a.octets[i, place] = a.empty[place]
    state.luck = luck


@inlined
def list_moves(moves: Moves, number: int, masks: npt.NDArray[np.int8], i: int) -> None:
    """Fill in which moves are legal."""
    for move in range(Index(masks.shape[1])):
        masks[Index(i), move] = 0
    for j in range(Index(number)):
        masks[Index(i), Index(moves[j])] = 1


@inlined
def choose(moves: Moves, number: int, lucks: npt.NDArray[np.uint64], i: int) -> int:
    """One of the legal moves, by luck of its own."""
    lucks[i] = stir(lucks[i])
    return moves[((lucks[i] >> _32) * np.uint64(number)) >> _32]  # type: ignore[no-any-return]


# --- All tables ---------------------------------------------------------------


@inlined
def find_refused(
    masks: npt.NDArray[np.int8], actions: npt.NDArray[np.int64], is_new: bool, is_strict: bool
) -> int:
    """The first table at which there is no such move or, strictly, a move is not legal."""
    wrong = NO_TABLE
    for i in range(0 if is_new else len(actions)):
        if not 0 <= actions[i] < masks.shape[1] or (is_strict and masks[i, actions[i]] == 0):
            wrong = i
            break
    return wrong


@rule
def forfeit(a: Arrays, terms: StepTerms, actions: npt.NDArray[np.int64], is_strict: bool) -> None:
    """Wherever a move is not legal, whoever played it pays, and the match is over."""
    for i in range(0 if is_strict else len(actions)):
        if a.masks[i, actions[i]] == 0:
            a.rewards[i, a.turns[i]] = ILLEGAL
            a.illegal[i] = True
            clear(a, terms, i, a.tables[i])


@kernel
def step_all(a: Arrays, terms: StepTerms, actions: npt.NDArray[np.int64], is_new: bool) -> int:
    """Play a move at every table, or begin anew; if one is refused play none, and tell which.

    The loop plays the opponents' moves too, so that all the rules are compiled into it only once.
    """
    tables, masks, moves, choices, lucks = a.tables, a.masks, a.moves, a.choices, a.lucks
    lengths, turns, learners, observations = a.lengths, a.turns, a.learners, a.observations
    buffers, plan, cap, is_told = a.buffers, a.plan, terms.cap, terms.is_told
    is_taught, is_greedy = terms.is_taught, terms.opponents == GREEDY
    is_strict = terms.is_strict or is_new
    wrong = find_refused(masks, actions, is_new, is_strict)
    if wrong != NO_TABLE:
        return wrong
    a.rewards[:] = 0.0
    a.ended[:] = False
    a.capped[:] = False
    a.illegal[:] = False
    forfeit(a, terms, actions, is_strict)
    for i in range(len(actions)):
        if actions[i] == KEEP:
            continue
        state = tables[i]
        move = BEGIN if state.turn < 0 else actions[i]
        number, is_waiting = 0, True
        while is_waiting:
            if move != BEGIN:
                verbs.play(state, move)
                lengths[i] += 1
                if state.turn < 0 or lengths[i] >= cap:
                    finish(a, terms, i, state)
            if state.turn < 0:
                verbs.deal(state)
            number = verbs.legal(state, moves)
            is_waiting = is_taught and state.turn != learners[i]
            if is_waiting:
                move = best_of(state, moves, number) if is_greedy else moves[roll(state, number)]
        list_moves(moves, number, masks, i)
        choices[i] = choose(moves, number, lucks, i)
        turns[i] = state.turn
        if is_told:
            write_features(state, buffers, plan, i, state.turn, observations)
    return NO_TABLE


# --- For callers --------------------------------------------------------------


class Tables:
    """Many tables of a game, all seats of which are played from outside.

    Examples:
        >>> tables = Tables(min(games.GAMES), 1_000, seats=4, seed=13)
        >>> for _ in range(100):
        ...     tables.step(tables.choose())
        >>> tables.observations.shape == (1_000, len(tables.labels))
        True
        >>> int(tables.masks[np.arange(1_000), tables.choose()].sum())  # a legal move everywhere
        1000

    With `learners`, a seat for each table, the other seats are played by `opponents` within the
    step, so that it is always the learner's turn.  A move that is not legal is refused, and then
    none is played anywhere; with `illegal="end"` it ends the match at its table with a reward of
    -1.  A copy or a pickle plays on as the tables themselves would.
    """

    turns: npt.NDArray[np.int16]
    """Whose move it is: [table]."""
    observations: npt.NDArray[np.int16]
    """What the seat to move sees: [table, feature]."""
    masks: npt.NDArray[np.int8]
    """1 where a move is legal: [table, move]."""
    rewards: npt.NDArray[np.float32]
    """What the last step brought to everyone, adding up to nothing: [table, seat].

    Only whoever ends a match by a move that is not legal pays without anybody's gain.
    """
    ended: npt.NDArray[np.bool_]
    """Whether the last step ended a match, so that this is the next one: [table]."""
    capped: npt.NDArray[np.bool_]
    """Whether that match was broken off because it took too long: [table]."""
    illegal: npt.NDArray[np.bool_]
    """Whether that match was ended by a move that was not legal: [table]."""
    lengths: npt.NDArray[np.int32]
    """The moves of this match so far: [table]."""
    learners: npt.NDArray[np.int16]
    """The seat that is played from outside, or EVERYBODY: [table]."""
    final_observations: npt.NDArray[np.int16]
    """What was seen of the match that ended, by the learner or else by who moved last.

    [table, feature]
    """

    def __init__(
        self,
        game: str,
        number: int,
        *,
        seats: int = 4,
        seed: Seed = 0,
        options: Options | None = None,
        rewards: str = "win",
        cap: int = CAP,
        observe: bool = True,
        learners: npt.ArrayLike | None = None,
        opponents: str = "greedy",
        illegal: str = "raise",
    ) -> None:
        self.game, self.number, self.seats = game, plain(number), plain(seats)
        _check(self.number, opponents)
        check_rewards(rewards)
        check_illegal(illegal)
        self.options = {} if options is None else options
        self._laid = self._lay(seed)
        self.labels = labels(game, self.seats)  # what each feature tells
        self.moves = games.game_named(game).MOVES  # what each action is
        self._terms = StepTerms(
            OPPONENTS.index(opponents),
            REWARDS.index(rewards),
            plain(cap),
            bool(observe),
            learners is not None,
            illegal == "raise",
        )
        self._arrays = self._set_out(self._seated(learners))
        for shown in Tables.__annotations__:
            setattr(self, shown, getattr(self._arrays, shown))
        self.reset()

    __copy__ = deepcopy  # two that share their arrays would play each other's moves

    def _seated(self, learners: npt.ArrayLike | None) -> npt.NDArray[np.int16]:
        """The learner's seat at every table."""
        seat = np.asarray(EVERYBODY if learners is None else learners, np.int16)
        unknown = (seat < 0) | (seat >= self.seats)
        if learners is not None and unknown.any():
            raise BadSeat("seat/unknown", seat=int(seat[unknown][0]), most=self.seats - 1)
        return np.broadcast_to(seat, self.number).copy()

    def _lay(self, seed: Seed) -> Records:
        return games.lay(self.game, self.number, seats=self.seats, seed=seed, options=self.options)

    def _set_out(self, learners: npt.NDArray[np.int16]) -> Arrays:
        """Make every array, once."""
        features = self.number, len(self.labels)
        return spread(
            self._laid.copy(),
            np.frombuffer(self._laid[:1].tobytes(), np.uint8).copy(),
            plan_of(self.game, self.seats),
            learners,
            np.zeros(self.number, np.int16),
            np.zeros(features, np.int16),
            np.zeros((self.number, len(self.moves)), np.int8),
            np.zeros(len(self.moves), np.int16),
            np.zeros(self.number, np.int64),
            np.zeros(self.number, np.uint64),
            np.zeros(self.number, np.int32),
            np.zeros((self.number, self.seats), np.float32),
            np.zeros(self.number, np.bool_),
            np.zeros(self.number, np.bool_),
            np.zeros(self.number, np.bool_),
            np.zeros(features, np.int16),
        )

    def reset(self, seed: Seed | None = None, where: npt.ArrayLike = True) -> None:
        """Begin a match at every table, or only where told: as at first, or by another seed."""
        if seed is not None:
            self._laid = self._lay(seed)
        chosen = self._chosen(where)
        self._arrays.tables[chosen] = self._laid[chosen]
        self._arrays.lucks[chosen] = luck_from(self._laid.luck[chosen])
        self._arrays.lengths[chosen] = 0
        step_all(self._arrays, self._terms, np.where(chosen, BEGIN, KEEP), True)
        self._arrays.rewards[:] = 0.0  # of matches that were over before a learner's first turn
        self._arrays.ended[:] = self._arrays.capped[:] = False

    def _chosen(self, where: npt.ArrayLike) -> npt.NDArray[np.bool_]:
        chosen = np.asarray(where)
        if chosen.dtype != np.bool_ or chosen.shape not in ((), (self.number,)):
            raise BadUse("use/where", tables=self.number, shape=str(chosen.shape))
        return np.broadcast_to(chosen, self.number)

    def step(self, actions: npt.ArrayLike) -> None:
        """Play a move at every table, each by its number; all attributes tell what is now."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.number,) or not np.issubdtype(chosen.dtype, np.integer):
            raise BadUse("use/actions", tables=self.number, shape=str(chosen.shape))
        chosen = chosen.astype(np.int64, copy=False)
        wrong = step_all(self._arrays, self._terms, chosen, False)
        if wrong != NO_TABLE:
            raise BadMove("move/table", table=int(wrong), move=int(chosen[wrong]))

    def choose(self) -> npt.NDArray[np.int64]:
        """A legal move for every table, at random by its own luck; another after each step."""
        return self._arrays.choices


def _check(number: int, opponents: str) -> None:
    if type(number) is not int or number < 1:
        raise BadUse("use/tables", tables=str(number)[:80])
    if opponents not in OPPONENTS:
        raise BadUse("use/bot", bot=str(opponents)[:80], known=", ".join(OPPONENTS))
