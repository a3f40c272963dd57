"""A copy or a pickle of anything public plays on as the thing itself would."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from treize import GAMES, Match, bots
from treize.bots import BOTS
from treize.research import openspiel, pettingzoo
from treize.research.gymnasium import Env, VectorEnv
from treize.research.vector import Tables

WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),  # noqa: S301  # our own
}
STEPS = 120  # some matches end meanwhile


@pytest.fixture(params=WAYS)
def again(request: pytest.FixtureRequest) -> Callable[[Any], Any]:
    return WAYS[request.param]


def first_legal(mask: Any) -> Any:
    return np.argmax(mask, axis=-1)


# Each of these plays some steps from where a thing stands, and tells all that it sees.


def play_tables(tables: Tables, steps: int) -> list[bytes]:
    told = []
    for _ in range(steps):
        tables.step(tables.choose())
        arrays = (tables.observations, tables.masks, tables.turns, tables.rewards, tables.ended)
        finals = tables.final_observations[tables.ended]
        told.append(b"".join(array.tobytes() for array in (*arrays, finals)))
    return told


def play_vector(env: VectorEnv, steps: int) -> list[Any]:
    told = []
    moves = first_legal(env.tables.masks)
    for _ in range(steps):
        seen, *rest = env.step(moves)
        moves = first_legal(seen["action_mask"])
        told.append((*(array.tobytes() for array in (*seen.values(), *rest[:3])), str(rest[3])))
    env.reset()
    return [*told, env.tables.observations.tobytes()]


def play_env(env: Env, steps: int) -> list[Any]:
    told: list[Any] = []
    for _ in range(steps):
        mask = env._seen()["action_mask"]
        seen, *rest = env.step(first_legal(mask))
        told.append((*(array.tobytes() for array in seen.values()), rest))
        if rest[1] or rest[2]:
            told.append(env.reset()[0]["observation"].tobytes())
    return told


def play_agents(env: Any, steps: int) -> list[Any]:
    told = []
    for _ in range(steps):
        seen, *rest = env.last()
        told.append((*(array.tobytes() for array in seen.values()), rest))
        env.step(None if rest[1] or rest[2] else first_legal(seen["action_mask"]))
        if not env.agents:
            break
    return told


def play_spiel(state: Any, steps: int) -> list[Any]:
    told: list[Any] = []
    while not state.is_terminal() and len(told) < steps:
        legal = state.legal_actions()
        state.apply_action(legal[len(told) % len(legal)])
        told.append((str(state), state.history(), state.returns()))
        if (player := state.current_player()) >= 0:
            imagined = state.resample_from_infostate(player, lambda: 0.5)
            told.append((state.information_state_string(), imagined._states.tobytes()))
    return told


def play_match(match: Match, steps: int) -> list[Any]:
    told: list[Any] = []
    while not match.is_over and len(told) < steps:
        step = match.play(match.legal()[0])
        told.append((step.seat, step.move, step.points, match.view(0), match._states.tobytes()))
    match.undo(1)
    return [*told, match.record()]


def compare(
    again: Callable[[Any], Any], thing: Any, play: Callable[[Any, int], list[Any]], steps: int
) -> None:
    """Two copies, one of which is made before the other plays, and the thing itself."""
    copied = again(thing)
    real = play(thing, steps)
    assert play(again(copied), steps) == real
    assert play(copied, steps) == real


@pytest.mark.parametrize("is_taught", [False, True], ids=["self-play", "learner"])
@pytest.mark.parametrize("game", GAMES)
def test_tables(game: str, is_taught: bool, again: Callable[[Any], Any]) -> None:
    """In the middle of their matches, with opponents or without."""
    tables = Tables(game, 9, seats=3, seed=3, learners=1 if is_taught else None)
    play_tables(tables, 7)
    compare(again, tables, play_tables, STEPS)


def test_a_copy_of_tables_has_memory_of_its_own(again: Callable[[Any], Any]) -> None:
    """What one plays the other does not see."""
    tables = Tables("drat", 9, seats=3, seed=3)
    copied = again(tables)
    before = copied.observations.tobytes()
    tables.step(tables.choose())
    assert tables.observations.tobytes() != before == copied.observations.tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_a_vector_of_environments(game: str, again: Callable[[Any], Any]) -> None:
    """With the luck of the matches to come."""
    env = VectorEnv(game, 9, seats=3, opponents="chance")
    env.reset(seed=5)
    compare(again, env, play_vector, STEPS)


@pytest.mark.parametrize("game", GAMES)
def test_an_environment_with_bots(game: str, again: Callable[[Any], Any]) -> None:
    """A search among them."""
    env = Env(game, seats=3, opponents=["greedy", "easy"])
    env.reset(seed=5)
    compare(again, env, play_env, 12)


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env])
@pytest.mark.parametrize("game", GAMES)
def test_agents(game: str, make: Any, again: Callable[[Any], Any]) -> None:
    """Strict or not, up to the last step of agents that are done."""
    env = make(game, seats=3, max_cycles=40)
    env.reset(seed=5)
    env.step(first_legal(env.last()[0]["action_mask"]))
    compare(again, env, play_agents, STEPS)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot(name: str, again: Callable[[Any], Any]) -> None:
    """It plays the same move when it sees the same."""
    match = Match("ole", seats=3, seed=2)
    bot = bots.bot(name, "ole", "x")
    copied = again(bot)
    for _ in range(4):
        seen = match.observe(match.turn)
        move = bot.choose(seen)
        assert copied.choose(seen) == move
        match.play(move)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_openspiel(game: str, again: Callable[[Any], Any]) -> None:
    """With its terms; and its states, also those that were imagined and then played on."""
    loaded = openspiel.load(game, players=3, cap=30, rewards="points")
    assert str(again(loaded)) == str(loaded)
    state = again(loaded).new_initial_state()
    play_spiel(state, 20)
    imagined = state.resample_from_infostate(0, lambda: 0.25)
    for some in (state, imagined, loaded.new_initial_state()):
        compare(again, some, play_spiel, 20)


def test_a_game_of_openspiel_in_another_process() -> None:
    """Which had not known our games before."""
    state = openspiel.load("drat", players=3).new_initial_state()
    for action in (1, 2, 3, 4):
        state.apply_action(action)
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    told = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=True
    )
    assert told.stdout.decode().strip() == str(state).strip()


@pytest.mark.parametrize("is_light", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_match(game: str, is_light: bool, again: Callable[[Any], Any]) -> None:
    """With what it keeps of past moves."""
    match = Match(game, seats=3, seed=8, is_light=is_light)
    for _ in range(9):
        match.play(match.legal()[-1])
    copied = again(match)
    assert copied.is_light == is_light
    assert [step._states is None for step in copied.steps] == [
        step._states is None for step in match.steps
    ]
    compare(again, match, play_match, STEPS)
