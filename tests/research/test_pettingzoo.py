"""PettingZoo's own tests pass, on every game and at three numbers of seats or more."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from treize import GAMES
from treize.errors import BadMove, BadUse
from treize.research import pettingzoo

TABLES = [(game, seats) for game, rules in GAMES.items() for seats in rules.SEATS]


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.filterwarnings("ignore")  # its advice on spaces that are not pictures
def test_the_interface_is_kept(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's api_test and seed_test."""
    api_test(pettingzoo.env(game, seats=seats), num_cycles=60)
    seed_test(lambda: pettingzoo.env(game, seats=seats), num_cycles=20)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_a_table_can_be_looked_at(game: str) -> None:
    """PettingZoo's render_test: sentences, and a picture with something on it."""
    render_test(
        lambda render_mode=None: pettingzoo.env(game, seats=3, render_mode=render_mode),
        custom_tests={"ansi": lambda text: "seat 0" in text},
    )
    env = pettingzoo.env(game, seats=3, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    assert picture.shape[2] == 3
    assert picture.std() > 5
    assert pettingzoo.raw_env(game, seats=3).render() is None


def test_a_match_is_broken_off_after_so_many_moves() -> None:
    """What PettingZoo's max_cycles_test asks of parallel environments, here agent by agent."""
    env = pettingzoo.env("leaves", seats=3, max_cycles=4)
    env.reset(seed=1)
    turns = 0
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if not truncation:
            turns += 1
            env.step(env.action_space(agent).sample(observation["action_mask"]))
        else:
            assert not termination
            env.step(None)
    assert turns == 4


def test_the_sum_of_rewards_is_the_result() -> None:
    """Who wins gets what the others lose; by points, what was saved in every round."""
    for rewards, game in (("win", "drat"), ("points", "friday")):
        env = pettingzoo.env(game, seats=3, rewards=rewards)
        env.reset(seed=4)
        sums = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, termination, *_ = env.last()
            sums[agent] += reward
            mask = observation["action_mask"]
            env.step(None if termination else int(np.flatnonzero(mask)[0]))
        assert sum(sums.values()) == pytest.approx(0)
        best = max(sums, key=lambda agent: sums[agent])
        assert env.seat_of[best] in env.match.winners


@pytest.mark.filterwarnings("ignore")  # its own warning, that the move is not legal
def test_an_illegal_move_ends_the_match() -> None:
    """As in PettingZoo's own games: -1 for who played it, and everybody is done."""
    env = pettingzoo.env("ole", seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.rewards == {a: -1.0 * (a == agent) for a in env.possible_agents}
    for _ in env.agent_iter():
        seen, _, termination, *_ = env.last()
        assert termination
        assert not seen["action_mask"].any()
        env.step(None)


def test_an_illegal_move_is_refused_strictly() -> None:
    """With our error, and the match stands as it stood."""
    env = pettingzoo.raw_env("ole", seats=3)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    for action in (illegal, 10**6, -1, None):
        with pytest.raises(BadMove):
            env.step(action)
    assert env.match.steps == []


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env])
def test_numbers_of_any_library_are_actions(make: Any) -> None:
    """What is none is refused, strictly or not."""
    env = make("ole", seats=np.int64(3), max_cycles=np.int64(50))
    env.reset(seed=np.int64(1))
    for form in (int, np.int64, np.array):
        env.step(form(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    for action in (10**6, -1, 0.5, None, np.array([1])):
        with pytest.raises(BadMove, match="not an action"):
            env.step(action)
    assert len(env.match.steps) == 3


def test_bad_terms_are_refused() -> None:
    """With one of our sentences."""
    with pytest.raises(BadUse, match="no rewards"):
        pettingzoo.env("ole", rewards="fame")
