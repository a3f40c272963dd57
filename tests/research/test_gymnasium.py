"""Gymnasium's own checks pass, on every game and at three numbers of seats or more."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from treize import GAMES
from treize.bots import bot_named
from treize.errors import BadMove, BadSeat, BadUse
from treize.gymnasium import Env, VectorEnv

TABLES = [(game, seats) for game, rules in GAMES.items() for seats in list(rules.SEATS)[:3]]


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.filterwarnings("ignore::UserWarning")  # its advice on spaces that are not pictures
def test_the_interface_is_kept(game: str, seats: int) -> None:
    """Gymnasium's check_env, with any action, legal or not."""
    check_env(Env(game, seats=seats, seat=1, render_mode="ansi"), skip_render_check=True)


def finish(env: Env) -> tuple[float, bool]:
    """Play the first legal move to the end: the sum of rewards, and whether it was truncated."""
    seen, _ = env.reset(seed=3)
    total = 0.0
    while True:
        seen, reward, over, broken_off, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        total += float(reward)
        if over or broken_off:
            return total, broken_off


def test_a_learner_is_paid_for_the_win_or_for_points() -> None:
    """At the end of the match, or of each round."""
    env = Env("drat", seats=2, opponents="chance")
    total, _ = finish(env)
    assert total == (0.5 if env.match.winners == [0] else -0.5)
    env = Env("friday", seats=3, opponents="chance", rewards="points")
    total, _ = finish(env)
    assert total == pytest.approx(sum(env.match.totals) / 3 - env.match.totals[0])
    assert finish(Env("leaves", seats=3, cap=6))[1]


def test_opponents_are_bots_or_players_of_your_own() -> None:
    """One name for all, or one for each other seat, clockwise from the learner."""

    class First:
        """Plays the first legal move, and remembers for whom."""

        def __init__(self) -> None:
            self.seats: set[int] = set()

        def choose(self, seen: Any) -> str:
            self.seats.add(int(seen[0].observer))
            return bot_named("chance", "ole", "x").choose(seen)

    first = First()
    finish(Env("ole", seats=3, seat=2, opponents=["greedy", first]))
    assert first.seats == {1}
    with pytest.raises(BadUse, match="no bot"):
        Env("ole", opponents="nobody")
    with pytest.raises(BadUse):
        Env("ole", seats=4, opponents=["greedy"])
    with pytest.raises(BadSeat):
        Env("ole", seats=3, seat=3)
    with pytest.raises(BadUse, match="no rewards"):
        Env("ole", rewards="fame")


def test_a_picture_and_sentences() -> None:
    """What the learner sees, in words or painted; other hands only counted."""
    env = Env("ole", seats=3, render_mode="ansi")
    env.reset(seed=1)
    assert "seat 0" in env.render()
    env = Env("ole", seats=3, render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().dtype == np.uint8
    assert Env("ole").render() is None


def test_a_vector_of_tables() -> None:
    """Seeded, within its spaces, learners in all seats, and the last match seen when it ends."""
    env = VectorEnv("drat", 32, seats=4, opponents="chance")
    runs = []
    for _ in range(2):
        seen, _ = env.reset(seed=9)
        assert env.observation_space.contains({k: v.copy() for k, v in seen.items()})
        total, ended = np.zeros(32), np.zeros(32)
        for _ in range(200):
            actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
            seen, rewards, over, broken_off, infos = env.step(actions)
            assert (infos["_final_obs"] == over | broken_off).all()
            assert (rewards[~over] == 0).all()
            total, ended = total + rewards, ended + over
        runs.append((total.tobytes(), seen["observation"].tobytes()))
        assert ended.min() >= 1
    assert runs[0] == runs[1]
    first = env.reset()[0]["observation"].copy()
    assert (env.reset()[0]["observation"] != first).any()
    with pytest.raises(BadMove):
        env.step(np.full(32, -1))
