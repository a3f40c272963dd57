"""Speed of environments for learning made by others: decisions with observations and masks.

Each is driven as its own documentation does, with random legal moves; those that are not
installed are named instead.  Seconds are the processor's, of one core, so that neighbours on the
machine count for little.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import SimpleNamespace
from typing import Any

from treize.bench.peers import SEED, Speed, timed

BATCH = 1_024  # environments at once, where many are asked for
SYNCED = 64  # of OpenSpiel's, which step one after the other anyway


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

    return timed(f"OpenSpiel {game}", f"SyncVectorEnv, {SYNCED}", step, seconds)


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
    return timed(f"PettingZoo {name}", "AEC", step, seconds)


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

    return timed(f"Pgx {game}", f"CPU, {BATCH}", step, seconds)


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

    return timed(f"EnvPool {task}", f"1 thread, {BATCH}", step, seconds)


MEASURED: dict[str, tuple[Callable[[str, float], Speed], tuple[str, ...], tuple[str, ...]]] = {
    "OpenSpiel": (openspiel_vector, ("hearts", "crazy_eights(players=4)"), ("pyspiel",)),
    "PettingZoo classic": (
        pettingzoo_classic,
        ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6"),
        ("pettingzoo", "rlcard", "pygame"),
    ),
    "Pgx": (pgx_batch, ("leduc_holdem",), ("pgx", "jax")),
    "EnvPool": (envpool_batch, ("Blackjack-v1",), ("envpool",)),
}  # how, which games, and the modules that it needs


def missing() -> dict[str, str]:
    """What is not measured, and the first module that it lacks."""
    lacks = {
        name: next((module for module in modules if not find_spec(module)), "")
        for name, (_, _, modules) in MEASURED.items()
    }
    return {name: module for name, module in lacks.items() if module}


def speeds(seconds: float) -> Iterator[Speed]:
    """Every environment that is installed, each for about these seconds."""
    lacks = missing()
    for name, (measure, games, _) in MEASURED.items():
        for game in games if name not in lacks else ():
            yield measure(game, seconds)
