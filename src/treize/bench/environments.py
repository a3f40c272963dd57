"""Speed of environments for learning made by others: decisions with observations and masks.

Each is driven as its own documentation does, with random legal moves; those that are not
installed are left out.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import perf_counter
from types import SimpleNamespace
from typing import Any

from treize.bench.peers import SEED, Speed

BATCH = 1_024  # environments at once, where many are asked for
SYNCED = 64  # of OpenSpiel's, which step one after the other anyway


def _timed(name: str, what: str, step: Callable[[], int], seconds: float) -> Speed:
    step()  # whatever is compiled or loaded at first
    steps, start = 0, perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        steps += step()
    return Speed(name, what, steps, elapsed)


def openspiel_vector(game: str, seconds: float) -> Speed:
    """OpenSpiel's `SyncVectorEnv` over its own environments."""
    rl = import_module("open_spiel.python.rl_environment")
    vector = import_module("open_spiel.python.vector_env").SyncVectorEnv
    env = vector([rl.Environment(game) for _ in range(SYNCED)])
    rng = Random(SEED)
    steps = env.reset()

    def step() -> int:
        nonlocal steps
        legal = [s.observations["legal_actions"][s.observations["current_player"]] for s in steps]
        chosen = [SimpleNamespace(action=rng.choice(moves)) for moves in legal]
        steps = env.step(chosen, reset_if_done=True)[0]
        return SYNCED

    return _timed(f"OpenSpiel {game}", f"SyncVectorEnv, {SYNCED}", step, seconds)


def pettingzoo_classic(game: str, seconds: float) -> Speed:
    """A card game of PettingZoo's classic family, agent by agent."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it advises another way to make it
        env = import_module(f"pettingzoo.classic.{game}").env()
    rng = Random(SEED)

    def step() -> int:
        env.reset(seed=rng.randrange(2**31))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, broken_off, _ = env.last()
            if over or broken_off:
                env.step(None)
                continue
            env.step(rng.choice(seen["action_mask"].nonzero()[0].tolist()))
            decisions += 1
        return decisions

    name = game.rpartition("_")[0]
    return _timed(f"PettingZoo {name}", "AEC", step, seconds)


def pgx_batch(game: str, seconds: float) -> Speed:
    """Pgx on the CPU, compiled, a batch at once; random legal moves are drawn inside too."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make(game)
    again = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:
        legal = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        return again(state, jax.random.categorical(key, legal), key)

    stepped = jax.jit(jax.vmap(one))
    keys = jax.random.split(jax.random.PRNGKey(SEED), BATCH)
    state = jax.jit(jax.vmap(env.init))(keys)

    def step() -> int:
        nonlocal state, keys
        keys = jax.vmap(lambda key: jax.random.split(key)[0])(keys)
        state = stepped(state, keys)
        jax.block_until_ready(state)
        return BATCH

    return _timed(f"Pgx {game}", f"CPU, {BATCH}", step, seconds)


def envpool_batch(task: str, seconds: float) -> Speed:
    """EnvPool in one thread, with any action, of which none is illegal."""
    numpy = import_module("numpy")
    env = import_module("envpool").make(
        task, env_type="gymnasium", num_envs=BATCH, num_threads=1, seed=SEED
    )
    env.reset()
    actions = numpy.random.default_rng(SEED).integers(env.action_space.n, size=BATCH)

    def step() -> int:
        env.step(actions)
        return BATCH

    return _timed(f"EnvPool {task}", f"1 thread, {BATCH}", step, seconds)


def speeds(seconds: float) -> Iterator[Speed]:
    """Every environment that is installed, each for about these seconds."""
    if find_spec("pyspiel"):
        for game in ("hearts", "crazy_eights(players=4)"):
            yield openspiel_vector(game, seconds)
    if find_spec("pettingzoo") and find_spec("rlcard") and find_spec("pygame"):
        for game in ("leduc_holdem_v4", "texas_holdem_v4"):
            yield pettingzoo_classic(game, seconds)
    if find_spec("pgx"):
        yield pgx_batch("leduc_holdem", seconds)
    if find_spec("envpool"):
        yield envpool_batch("Blackjack-v1", seconds)
