"""Gymnasium's own checks pass, on every game and at three numbers of seats or more."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from treize import GAMES
from treize.bots import bot
from treize.errors import BadMove, BadSeat, BadUse
from treize.match.observation import Observation
from treize.research.gymnasium import Env, VectorEnv

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

        def choose(self, seen: Observation) -> str:
            self.seats.add(seen.seat or 0)
            return bot("chance", "ole", "x").choose(seen)

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
    with pytest.raises(BadUse, match="raise, end"):
        Env("ole", illegal="shrug")


class Scalar:
    """What is asked of a tensor of any library: that it gives its number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def tolist(self) -> int:
        return self.number


@pytest.mark.parametrize("form", [int, np.int64, np.uint8, np.array, Scalar])
def test_numbers_of_any_library_are_numbers(form: Any) -> None:
    """As actions and as terms."""
    env = Env("drat", seats=form(3), seat=form(2), cap=form(200), options={"tokens": form(5)})
    seen, _ = env.reset(seed=form(4))
    move = int(np.flatnonzero(seen["action_mask"])[0])
    env.step(form(move))
    assert env.match.steps[0].seat is not None
    assert env.match.record()["options"] == {"tokens": 5}
    tables = VectorEnv("drat", form(4), seats=form(3), cap=form(200), options={"tokens": form(5)})
    assert tables.reset(seed=form(1))[0]["observation"].shape[0] == 4


def test_an_illegal_move_ends_the_match() -> None:
    """With -1 and no legal move left; strictly it is refused, and the match stands."""
    env = Env("ole", seats=3)
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    after, reward, over, broken_off, info = env.step(illegal)
    assert (reward, over, broken_off) == (-1.0, True, False)
    assert info == {"illegal": env.match.rules.MOVES[illegal]}
    assert not after["action_mask"].any()
    with pytest.raises(BadUse, match="reset"):
        env.step(illegal)
    strict = Env("ole", seats=3, illegal="raise")
    seen, _ = strict.reset(seed=1)
    with pytest.raises(BadMove):
        strict.step(illegal)
    strict.step(np.flatnonzero(seen["action_mask"])[0])


@pytest.mark.parametrize("action", [-1, 10**6, 1.5, None, "Y1", True, np.array([1, 2])])
def test_what_is_no_action_is_refused(action: Any) -> None:
    """Strict or not: it is no move at all."""
    env = Env("ole", seats=3)
    with pytest.raises(BadUse, match="reset"):
        env.step(action)
    env.reset(seed=1)
    with pytest.raises(BadMove, match="not an action"):
        env.step(action)


def test_no_move_is_legal_when_a_match_is_broken_off() -> None:
    """Though it would have gone on."""
    env = Env("leaves", seats=3, cap=6)
    seen, _ = env.reset(seed=3)
    broken_off = False
    while not broken_off:
        assert seen["action_mask"].any()
        seen, _, over, broken_off, _ = env.step(np.flatnonzero(seen["action_mask"])[0])
        assert not over
    assert not seen["action_mask"].any()


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
            assert (infos.get("_final_obs", np.zeros(32)) == over | broken_off).all()
            assert (rewards[~over] == 0).all()
            total, ended = total + rewards, ended + over
        runs.append((total.tobytes(), seen["observation"].tobytes()))
        assert ended.min() >= 1
    assert runs[0] == runs[1]
    first = env.reset()[0]["observation"].copy()
    assert (env.reset()[0]["observation"] != first).any()
    with pytest.raises(BadMove):
        env.step(np.full(32, -1))


def test_an_illegal_move_ends_one_match_of_many() -> None:
    """With -1, and what was seen last has no legal move; strictly, no move is played."""
    env = VectorEnv("drat", 6, seats=3)
    seen, _ = env.reset(seed=2)
    moves = seen["action_mask"].argmax(axis=1)
    moves[4] = np.flatnonzero(seen["action_mask"][4] == 0)[0]
    after, rewards, over, broken_off, infos = env.step(moves)
    assert over.tolist() == [False] * 4 + [True, False]
    assert rewards.tolist() == [0, 0, 0, 0, -1, 0]
    assert not broken_off.any()
    assert infos["final_info"]["illegal"][4] == env.tables.moves[moves[4]]
    assert not infos["final_obs"][4]["action_mask"].any()
    assert (infos["final_obs"][4]["observation"] == seen["observation"][4]).all()
    assert after["action_mask"].any(axis=1).all()
    strict = VectorEnv("drat", 6, seats=3, illegal="raise")
    seen, _ = strict.reset(seed=2)
    with pytest.raises(BadMove, match="table 4"):
        strict.step(moves)
    assert (strict.tables.lengths < 3).all()


def test_what_is_told_of_an_end_has_the_form_of_gymnasiums_own() -> None:
    """Of a vector of single environments, with and without an illegal move."""

    def form(told: Any) -> Any:
        if isinstance(told, dict):
            return {name: form(part) for name, part in told.items()}
        if isinstance(told, np.ndarray) and told.dtype == object:
            return next(form(part) for part in told if part is not None)
        return (told.dtype, told.shape) if isinstance(told, np.ndarray) else type(told)

    mode = AutoresetMode.SAME_STEP
    theirs = SyncVectorEnv([lambda: Env("drat", seats=3, cap=6)] * 3, autoreset_mode=mode)
    ours = VectorEnv("drat", 3, seats=3, cap=6)
    for is_wrong in (False, True):
        told = []
        for env in (theirs, ours):
            seen, _ = env.reset(seed=1)
            infos: dict[str, Any] = {}
            while not infos:
                mask = seen["action_mask"]
                moves = mask.argmin(axis=1) if is_wrong else mask.argmax(axis=1)
                seen, _, _, _, infos = env.step(moves)
            told.append(form(infos))
        assert told[0] == told[1]


def test_what_a_vector_gives_is_the_callers() -> None:
    """Nothing is filled in again, unless asked for; Gymnasium's own wrappers write into infos."""
    env = VectorEnv("drat", 8, seats=3)
    assert env.autoreset_mode == env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    counted = RecordEpisodeStatistics(env)
    seen, _ = counted.reset(seed=9)
    lengths = []
    for _ in range(150):
        before = [array.copy() for array in seen.values()]
        following, _, _, _, infos = counted.step(seen["action_mask"].argmax(axis=1))
        assert all((a == b).all() for a, b in zip(before, seen.values(), strict=True))
        seen = following
        if "episode" in infos:
            lengths += infos["episode"]["l"][infos["_episode"]].tolist()
    assert min(lengths) > 1
    quick = VectorEnv("drat", 8, seats=3, copy=False)
    seen, _ = quick.reset(seed=9)
    assert quick.step(seen["action_mask"].argmax(axis=1))[0]["observation"] is seen["observation"]


def test_some_tables_begin_anew() -> None:
    """Those that `reset_mask` names, and the others go on."""
    env = VectorEnv("drat", 6, seats=3)
    seen, _ = env.reset(seed=9)
    for _ in range(3):
        seen, *_ = env.step(seen["action_mask"].argmax(axis=1))
    where = np.array([False, True, False, False, True, False])
    after, _ = env.reset(options={"reset_mask": where})
    assert ((after["observation"] != seen["observation"]).any(axis=1) == where).all()
    assert (env.tables.lengths[where] < 3).all()
    env.step(after["action_mask"].argmax(axis=1))
    for wrong in (where[:2], where.astype(int)):
        with pytest.raises(BadUse, match="true or false"):
            env.reset(options={"reset_mask": wrong})
