"""Thousands of tables as arrays do what one table does."""

from __future__ import annotations

import tracemalloc
from itertools import count
from typing import Any

import numpy as np
import pytest

from treize import GAMES, games
from treize.engine import batch, verbs
from treize.errors import BadMove, BadSeat, BadUse
from treize.research.features import features_of
from treize.research.vector import Tables

TABLES, STEPS = 40, 150


@pytest.mark.parametrize("game", GAMES)
def test_a_step_is_what_the_rules_do(game: str) -> None:
    """Observations, masks, turns and rewards, table by table, against the rules themselves."""
    tables = Tables(game, TABLES, seats=3, seed=5, rewards="points")
    alone = games.lay(game, TABLES, seats=3, seed=5, options={})
    batch.deal_all(alone)
    over = np.zeros(TABLES, bool)
    moves = np.zeros(len(GAMES[game].MOVES), np.int16)
    for _ in range(STEPS):
        masks = np.zeros_like(tables.masks, bool)
        for table, mask in zip(alone, masks, strict=True):
            mask[moves[: verbs.legal(table, moves)]] = True
        going = ~over
        assert (tables.masks[going] == masks[going]).all()
        assert (tables.turns[going] == alone.turn[going]).all()
        seen = features_of(alone, np.maximum(alone.turn, 0))
        assert (tables.observations[going] == seen[going]).all()
        actions = tables.choose().copy()
        tables.step(actions)
        for i in np.flatnonzero(going):
            verbs.play(alone[i], int(actions[i]))
            if alone[i].turn < 0:
                points = alone[i].points[:3]
                assert tables.rewards[i] == pytest.approx(points.mean() - points)
                over[i] = verbs.is_over(alone[i])
                if not over[i]:
                    verbs.deal(alone[i])
            assert tables.ended[i] == over[i]
        if over.all():
            break
    assert over.any() or game in ("thirteen", "ole", "friday")


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_matches(game: str) -> None:
    """Whole runs repeat from their seed, and another seed gives others."""
    runs = []
    tables = Tables(game, TABLES, seats=3, seed=1)
    for seed in (1, 2, 1):
        tables.reset(seed)
        run = []
        for _ in range(30):
            tables.step(tables.choose())
            run.append(tables.observations.tobytes())
        runs.append(run)
    assert runs[0] == runs[2] != runs[1]


def test_rewards_add_up_to_nothing_and_a_match_follows_the_last() -> None:
    """When matches end the winners share one win, and the next match has been dealt."""
    tables = Tables("drat", TABLES, seats=4, seed=2)
    ended = 0
    for _ in range(300):
        tables.step(tables.choose())
        assert tables.rewards.sum(axis=1) == pytest.approx(0, abs=1e-5)
        assert (tables.rewards[~tables.ended] == 0).all()
        assert np.sort(tables.rewards[tables.ended], axis=1)[:, -1] == pytest.approx(0.75)
        assert (tables.lengths[tables.ended] == 0).all()
        assert tables.masks.any(axis=1).all()
        ended += int(tables.ended.sum())
    assert ended > TABLES


def test_a_match_that_takes_too_long_is_broken_off() -> None:
    """Then nobody wins, and the next match begins."""
    tables = Tables("leaves", TABLES, seats=3, seed=2, cap=5)
    for number in count(1):
        tables.step(tables.choose())
        assert tables.capped.all() == (number % 5 == 0)
        assert not tables.rewards.any()
        if number == 10:
            break


def test_a_learner_is_always_to_move() -> None:
    """The opponents play within the step; what ended before is seen from the learner's seat."""
    learners = np.arange(TABLES) % 4
    tables = Tables("drat", TABLES, seats=4, seed=2, learners=learners, opponents="chance")
    ended = 0
    for _ in range(150):
        assert (tables.turns == learners).all()
        tables.step(tables.choose())
        over = tables.ended
        turn = tables.labels.index("turn")
        assert (tables.final_observations[over][:, turn] == -1).all()
        ended += int(over.sum())
    assert ended > TABLES


def test_an_illegal_move_is_refused_and_nothing_is_played() -> None:
    """One bad move, at any table, out of range or not legal, and no table has changed."""
    tables = Tables("ole", 3, seats=3, seed=1)
    before = tables.observations.tobytes()
    good = tables.choose().copy()
    illegal = int(np.flatnonzero(tables.masks[2] == 0)[0])
    for bad in (illegal, -1, len(tables.moves), 10**9):
        actions = good.copy()
        actions[2] = bad
        with pytest.raises(BadMove, match="table 2"):
            tables.step(actions)
    for shape in (good[:2], good.astype(float), "ole"):
        with pytest.raises(BadUse):
            tables.step(shape)
    assert tables.observations.tobytes() == before
    tables.step(good)


def test_an_illegal_move_ends_its_match_where_that_is_asked_for() -> None:
    """Whoever played it pays, the other tables go on, and what is no action is refused."""
    tables = Tables("ole", 3, seats=3, seed=1, illegal="end")
    strict = Tables("ole", 3, seats=3, seed=1)
    seen, turn = tables.observations[2].copy(), tables.turns[2]
    actions = tables.choose().copy()
    actions[2] = np.flatnonzero(tables.masks[2] == 0)[0]
    tables.step(actions)
    assert tables.ended.tolist() == tables.illegal.tolist() == [False, False, True]
    assert not tables.capped.any()
    assert tables.rewards[2].tolist() == [-1.0 * (seat == turn) for seat in range(3)]
    assert (tables.final_observations[2] == seen).all()
    assert tables.lengths.tolist() == [1, 1, 0]
    strict.step(strict.choose())
    assert (strict.observations[:2] == tables.observations[:2]).all()
    tables.step(tables.choose())
    assert not tables.illegal.any()
    actions[0] = len(tables.moves)
    with pytest.raises(BadMove, match="table 0"):
        tables.step(actions)


@pytest.mark.parametrize("cap", [7, 10_000])
def test_the_end_is_seen_by_who_moved_last(cap: int) -> None:
    """Of a match that was played by all seats from outside."""
    tables = Tables("drat", TABLES, seats=3, seed=2, cap=cap)
    alone = games.lay("drat", TABLES, seats=3, seed=2, options={})
    batch.deal_all(alone)
    over = np.zeros(TABLES, bool)
    while not over.all():
        turns, actions = tables.turns.copy(), tables.choose().copy()
        tables.step(actions)
        for i in np.flatnonzero(~over):
            verbs.play(alone[i], int(actions[i]))
        seen = features_of(alone, turns)
        fresh = tables.ended & ~over
        assert (tables.final_observations[fresh] == seen[fresh]).all()
        over |= tables.ended


def test_numbers_of_numpy_are_numbers() -> None:
    """As every term."""
    whole: Any = np.int64
    tables = Tables("drat", whole(8), seats=whole(3), cap=whole(50), learners=whole(1))
    assert tables.observations.shape == (8, len(tables.labels))


def test_bad_terms_are_refused() -> None:
    """Each with one of our sentences."""
    with pytest.raises(BadUse, match="at least one table"):
        Tables("ole", 0)
    with pytest.raises(BadUse, match="no rewards"):
        Tables("ole", 1, rewards="fame")
    with pytest.raises(BadUse, match="raise, end"):
        Tables("ole", 1, illegal="shrug")
    with pytest.raises(BadUse, match="no bot"):
        Tables("ole", 1, opponents="expert")
    for seat in (-1, 4, [0, 9]):
        with pytest.raises(BadSeat):
            Tables("ole", 2, learners=seat)


def test_a_step_allocates_nothing() -> None:
    """The arrays are the same ones, and Python's memory does not grow."""
    tables = Tables("drat", 4_000, seats=3, seed=1)
    arrays = [tables.observations, tables.masks, tables.rewards, tables.turns]
    tables.step(tables.choose())
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(20):
        tables.step(tables.choose())
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most - before < tables.masks.nbytes  # what a call itself needs does not grow with them
    now = [tables.observations, tables.masks, tables.rewards, tables.turns]
    assert all(a is b for a, b in zip(arrays, now, strict=True))
