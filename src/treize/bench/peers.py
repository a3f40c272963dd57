"""Speed, memory and cold start of card-game engines made by others, to read ours beside.

Where a peer can be driven in several ways, the usual and the fastest are measured.
No peer is imported before it is measured: ask `available()` first.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

SEED = 13
ROLLOUTS_PER_DEAL = 200
LIVE_GAMES = 500
SIMULATIONS = 4_000  # of a search

PACKAGES = {"pyspiel": "open_spiel", "rlcard": "rlcard"}  # module: the package that brings it

Draw = Callable[[], float]  # the next random number below 1

FIRST_GAME = {
    "pyspiel": """
import random, pyspiel
random.seed(13)
state = pyspiel.load_game("hearts").new_initial_state()
while not state.is_terminal():
    state.apply_action(random.choice(state.legal_actions()))
""",
    "rlcard": """
import random, rlcard
random.seed(13)
env = rlcard.make("uno", config={"seed": 13})
state, _ = env.reset()
while not env.is_over():
    state, _ = env.step(random.choice(list(state["legal_actions"])))
""",
}


@dataclass(frozen=True)
class Speed:
    """Decisions that players took, and the seconds they took them in."""

    name: str
    what: str
    steps: int
    seconds: float

    @property
    def per_second(self) -> float:
        return self.steps / self.seconds


def available() -> dict[str, str]:
    """The version of each installed peer, by the name of its module."""
    return {module: version(package) for module, package in PACKAGES.items() if find_spec(module)}


def timed(name: str, what: str, play: Callable[[], int], seconds: float) -> Speed:
    """Play on until the seconds are over; `play` returns how many decisions it took.

    Not counted is the first play, in which something may be compiled or loaded.
    """
    play()
    steps, start = 0, process_time()
    while (elapsed := process_time() - start) < seconds:
        steps += play()
    return Speed(name, what, steps, elapsed)


# --- OpenSpiel ---


def _load_openspiel(game: str) -> Any:
    """The game, after one play of it in which every chance node was even.

    The others draw among `legal_actions` at chance nodes too: quicker than weighing
    `chance_outcomes`, and right only while these have one probability.
    """
    loaded = import_module("pyspiel").load_game(game)
    state, rng = loaded.new_initial_state(), Random(SEED)
    while not state.is_terminal():
        if state.is_chance_node() and len({odds for _, odds in state.chance_outcomes()}) > 1:
            raise ValueError(f"{game} has uneven chance nodes")
        state.apply_action(rng.choice(state.legal_actions()))
    return loaded


def _dealt(game: Any, draw: Draw) -> Any:
    """A new game at its first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.legal_actions()
        state.apply_action(outcomes[int(draw() * len(outcomes))])
    return state


def _finish(state: Any, draw: Draw, look: Callable[[Any], object] | None = None) -> int:
    """Play at random to the end, looking at each decision, and count these without chance's."""
    decisions = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            decisions += 1
            if look:
                look(state)
        legal = state.legal_actions()
        state.apply_action(legal[int(draw() * len(legal))])
    return decisions


def openspiel_python(game: str, seconds: float) -> Speed:
    """Random play from Python, the deal included, by the fastest calls we know."""
    loaded, draw = _load_openspiel(game), Random(SEED).random
    name, what = f"OpenSpiel {game}", "Python, fastest calls"
    return timed(name, what, lambda: _finish(loaded.new_initial_state(), draw), seconds)


def openspiel_usual(game: str, seconds: float) -> Speed:
    """Random play from Python as OpenSpiel's own examples do it: chance outcomes are weighed."""
    loaded, rng = _load_openspiel(game), Random(SEED)

    def play() -> int:
        state, decisions = loaded.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return timed(f"OpenSpiel {game}", "Python", play, seconds)


def openspiel_python_with_observations(game: str, seconds: float) -> Speed:
    """The same, with the mover's information state put into a numpy array at each decision."""
    loaded, draw = _load_openspiel(game), Random(SEED).random
    observation = import_module("open_spiel.python.observation")
    seen = observation.make_observation(loaded, observation.INFO_STATE_OBS_TYPE)

    def look(state: Any) -> None:
        seen.set_from(state, state.current_player())

    name, what = f"OpenSpiel {game}", "Python, with tensors"
    return timed(name, what, lambda: _finish(loaded.new_initial_state(), draw, look), seconds)


def openspiel_rollouts(game: str, seconds: float) -> Speed:
    """Random play inside OpenSpiel's C++, after deals made in Python that are not timed.

    Python reaches the evaluator only through a search: with one simulation, that is one
    evaluation of its root. Rollouts do not tell their length: each deal is also played once
    from Python, untimed, and its rollouts are taken to be as long on average.
    """
    spiel = import_module("pyspiel")
    loaded, draw = _load_openspiel(game), Random(SEED).random
    evaluator = spiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS_PER_DEAL, seed=SEED)
    once = {"max_simulations": 1, "max_memory_mb": 1, "uct_c": 1.0}
    bot = spiel.MCTSBot(loaded, evaluator, **once, solve=False, seed=SEED, verbose=False)
    steps, rolling, start = 0, 0.0, perf_counter()
    while perf_counter() - start < seconds:
        state = _dealt(loaded, draw)
        before = perf_counter()
        bot.mcts_search(state)
        rolling += perf_counter() - before
        steps += ROLLOUTS_PER_DEAL * _finish(state, draw)
    return Speed(f"OpenSpiel {game}", "C++ rollouts", steps, rolling)


def openspiel_ismcts(game: str, seconds: float) -> Speed:
    """Simulations of OpenSpiel's own search over imagined worlds, from positions in mid-round."""
    spiel = import_module("pyspiel")
    loaded, draw = _load_openspiel(game), Random(SEED).random
    evaluator = spiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED)
    bot = spiel.ISMCTSBot(SEED, evaluator, 1.0, SIMULATIONS)
    steps, searching, start = 0, 0.0, perf_counter()
    while perf_counter() - start < seconds or not steps:
        state = _dealt(loaded, draw)
        for _ in range(_finish(state.clone(), draw) // 2):
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
        if state.is_terminal() or state.is_chance_node() or len(state.legal_actions()) == 1:
            continue  # nothing to search for
        before = perf_counter()
        bot.step(state)
        searching += perf_counter() - before
        steps += SIMULATIONS
    return Speed(f"OpenSpiel {game}", "ISMCTS", steps, searching)


# --- RLCard ---


def _play_rlcard(env: Any, draw: Draw, most: int = sys.maxsize) -> int:
    """Deal, play at random to the end or for so many decisions, and count them."""
    state, decisions = env.reset()[0], 0
    while decisions < most and not env.is_over():
        legal = list(state["legal_actions"])
        state = env.step(legal[int(draw() * len(legal))])[0]
        decisions += 1
    return decisions


def rlcard_random(game: str, seconds: float) -> Speed:
    """Random play through `env.step`, which always encodes an observation; deal included.

    Not with RLCard's `RandomAgent`: importing it runs `pip freeze`, and it has no seed of its own.
    """
    env, draw = import_module("rlcard").make(game, config={"seed": SEED}), Random(SEED).random
    what = "Python, with tensors"
    return timed(f"RLCard {game}", what, lambda: _play_rlcard(env, draw), seconds)


# --- Memory and start ---


def _live_hearts() -> Iterator[Any]:
    """Clones of a game of hearts of which half the cards are played."""
    loaded = _load_openspiel("hearts")
    finished, middle = loaded.new_initial_state(), loaded.new_initial_state()
    _finish(finished, Random(SEED).random)
    for action in finished.history()[:-26]:
        middle.apply_action(action)
    while True:
        yield middle.clone()


def _live_uno() -> Iterator[Any]:
    """Games of uno in their middle; each played, as a `deepcopy` is a third larger."""
    make, rng = import_module("rlcard").make, Random(SEED)
    while True:
        env = make("uno", config={"seed": rng.randrange(2**31)})
        _play_rlcard(env, rng.random, most=20)
        yield env


def _resident_bytes() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")


def _growth_per_game(module: str) -> int:
    games = {"pyspiel": _live_hearts, "rlcard": _live_uno}[module]()
    kept, before = [next(games)], _resident_bytes()
    kept.extend(islice(games, LIVE_GAMES))
    return (_resident_bytes() - before) // LIVE_GAMES


def state_bytes(module: str) -> int:
    """Resident bytes of a live game: hearts for OpenSpiel, uno for RLCard (Linux only).

    In a fresh process, as memory freed by earlier measurements would hide the growth.
    """
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as fresh:
        return fresh.submit(_growth_per_game, module).result()


def cold_start(module: str) -> float:
    """Seconds from a fresh interpreter to the end of its first random game, the best of five.

    Without a timeout: waiting with one polls, in steps of up to 50 ms that would be measured.
    """
    laps = []
    for _ in range(5):
        start = perf_counter()
        subprocess.run([sys.executable, "-c", FIRST_GAME[module]], check=True)
        laps.append(perf_counter() - start)
    return min(laps)


# --- Everything ---


def searches(seconds: float) -> Iterator[Speed]:
    """Simulations a second of every installed peer that searches over imagined worlds."""
    if "pyspiel" in available():
        for game in ("hearts", "oh_hell(players=4)"):
            yield openspiel_ismcts(game, seconds)


def speeds(seconds: float) -> Iterator[Speed]:
    """Every speed of every installed peer, each measured for about these seconds."""
    peers = available()
    if "pyspiel" in peers:
        for game in ("hearts", "spades", "crazy_eights(players=4)"):
            yield openspiel_usual(game, seconds)
            yield openspiel_python(game, seconds)
        yield openspiel_python_with_observations("hearts", seconds)
        for game in ("hearts", "spades", "crazy_eights(players=4)", "oh_hell(players=4)"):
            yield openspiel_rollouts(game, seconds)
    if "rlcard" in peers:
        for game in ("uno", "bridge"):
            yield rlcard_random(game, seconds)
